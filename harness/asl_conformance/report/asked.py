"""One position and one question, any number of engines, editions and variants side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from asl_conformance.judging.judge import Kind
from asl_conformance.judging.meaning import WHOLE, spelled
from asl_conformance.judging.naming import nth_action
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.protocol.reply import Failure, Reply

REMARKS = ("clauses", "why")
FREE = frozenset({"blocked_at", "spent_on"})
"""Fields in which correct answers may differ: the obstacle named, and free text."""


class Variant(Struct, frozen=True):
    """One variant of the position, with its actions and questions."""

    name: str
    """The added steps; empty for the position as given."""
    position: Position
    """The position, as engines get it."""
    actions: tuple[AnyAction, ...]
    """The actions before the questions."""
    questions: tuple[AnyQuestion, ...]
    """The questions, in order; each column has an outcome for each."""


class Column(Struct, frozen=True):
    """The answers of one engine in one edition to one variant."""

    engine: str
    """Name of the engine."""
    version: str
    """Its version, as the engine gives it."""
    edition: str
    """The edition of the rulebook."""
    variant: int
    """Index of the variant."""
    outcomes: tuple[dict[str, Any], ...] = ()
    """An outcome of the protocol for each question; empty without a usable reply."""
    failure: str = ""
    """Why there is no usable reply: error, crash, timeout or protocol-violation, with details."""
    verdict: Kind = "not-applicable"
    """The verdict by the expectations of the case or the steps; ``not-applicable`` without any."""
    look_at: str = ""
    """For a wrong answer, the first smaller question that is answered wrong too."""


class Asked(Struct, frozen=True):
    """The output of ``ask --json``: the variants, and one column per answer."""

    case: str
    """Id of the case, or the name of the file or input."""
    claims: tuple[str, ...]
    """The expectations of the case or of the Then steps, in words; empty if there are none."""
    variants: tuple[Variant, ...]
    """The position as given, then each variant."""
    columns: tuple[Column, ...]
    """Ordered by variant, then edition, then engine."""

    @property
    def alike(self) -> bool:
        """Whether all engines agree on each variant and edition, as far as they declare the fields."""
        seen: dict[tuple[str, int, int], dict[str, Any]] = {}
        for column in self.columns:
            if column.failure or column.verdict == "fail":
                return False
            for number, outcome in enumerate(column.outcomes):
                if "unsupported" in outcome:
                    continue
                fields = dict(counted(outcome))
                known = seen.setdefault((column.edition, column.variant, number), fields)
                if "illegal" in known or "illegal" in fields:
                    if ("illegal" in known) != ("illegal" in fields):
                        return False
                elif any(differ(key, (known[key], fields[key])) for key in known.keys() & fields.keys()):
                    return False
                if known.get("cost") == WHOLE and "cost" in fields:
                    known["cost"] = fields["cost"]
        return True


def column(engine: str, version: str, edition: str, variant: int, reply: Reply) -> Column:
    """The column of a reply, not judged yet."""
    if isinstance(reply, Failure):
        return Column(engine, version, edition, variant, failure=f"{reply.kind}: {reply.text}")
    outcomes = tuple(to_builtins(outcome) for outcome in reply.outcomes)
    return Column(engine, version, edition, variant, outcomes)


def cells(outcome: Mapping[str, Any], actions: Sequence[AnyAction] = ()) -> Iterator[tuple[str, Any]]:
    """An outcome as fields and values: ``targets.P.tem``; fields for people are omitted."""
    if "answer" in outcome:
        yield from _fields("", {k: v for k, v in spelled(outcome["answer"]).items() if k not in REMARKS})
    elif "illegal" in outcome:
        yield "illegal", nth_action(outcome["illegal"]["action"], actions)
    elif "gone" in outcome:
        yield "gone", f"{outcome['gone']['piece']}, by {nth_action(outcome['gone']['action'], actions)}"
    else:
        yield "unsupported", ", ".join(outcome.get("unsupported", {}).get("missing", ())) or "nothing named"


def counted(outcome: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The ``cells`` that are equal in all correct answers."""
    fields = dict(cells(outcome))
    blocked = fields.get("clear") == "no"
    for path, value in fields.items():
        if path.rpartition(".")[2] not in FREE and not (blocked and path == "hindrance"):
            yield path, value


def differ(field: str, values: Sequence[Any]) -> bool:
    """Whether these values of a field cannot all be correct."""
    texts = {repr(value) for value in values}
    if field == "cost" and any(isinstance(value, int | float) and value > 0 for value in values):
        texts.discard(repr(WHOLE))
    return len(texts) > 1


def _fields(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from _fields(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value):
        for number, item in enumerate(value, 1):
            yield from _fields(f"{path}.{number}", item)
    elif isinstance(value, (list, tuple)):
        yield path, ", ".join(sorted(map(str, value))) or "none"
    elif isinstance(value, Mapping):
        yield path, "none"
    elif isinstance(value, bool):
        yield path, "yes" if value else "no"
    else:
        yield path, '""' if value == "" else value


def reasons(outcome: Mapping[str, Any]) -> str:
    """The clauses and the reason of an outcome."""
    content = outcome.get("answer") or outcome.get("illegal") or outcome.get("gone") or {}
    clauses = content.get("clauses") or [content.get("clause", "")]
    return " ".join(filter(None, (", ".join(filter(None, clauses)), content.get("why") or "")))
