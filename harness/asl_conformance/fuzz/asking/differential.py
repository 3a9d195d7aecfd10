"""Compares an engine's answers with the reference's, question by question.

Only declared fields are compared, and of these only what is equal in all right answers (``comparable``):
not free text, not clauses. An ``unsupported`` answer is not compared.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import comparable
from asl_conformance.judging.meaning import MISSING, SPARSE, canonical, field_name, same_cost, spelled

ASIDE = frozenset({"unsupported", "gone"})
"""Outcomes that are never compared."""
ENTRENCHED = frozenset({"at_ditch", "foxhole", "sangar", "trench"})
GATES = {"los": "clear", "attack": "possible", "may": "allowed", "rout": "legal"}
"""Fields that the rest of an answer depends on: if these differ, the rest is no further difference."""

CLAUSES: dict[str, str] = {
    "state counters.fortification": "B27.1",
    "state counters.entrenchment": "B27",
    "state counters.size": "B27.12",
    "state counters.capacity": "B27.12",
    "state counters.room": "B27.12",
    "state counters.within_capacity": "B27.12",
    "state counters.connected": "B27.54",
    "state hexes.holds": "B27.1",
    "state hexes.stacking_limit": "B27.12",
    "state hexes.overstacked": "B27.12",
    "state units.on": "B27.4",
    "state units.beneath": "B27.4",
    "state units.status": "B9.323",
    "terrain hillside": "B9.6",
    "terrain breached": "B9.541",
    "terrain type": "B16.6",
    "same_location same": "B27.13",
}
"""The clause of a field whose answers cite none."""


@dataclass(frozen=True)
class Difference:
    """One field of one answer in which the engine differs from the reference."""

    position: Json
    actions: tuple[Json, ...]
    question: Json
    path: tuple[str, ...]
    """The path into the answer: units, u1, hex; empty if only one of the two forbids the actions."""
    ours: Any
    theirs: Any
    clauses: tuple[str, ...]
    """The clauses that the reference cites."""
    why: str = ""
    """The reference's reason in a short phrase, if it is about this field; else empty."""
    their_why: str = ""
    """The engine's reason, if it gives one."""

    @property
    def kind(self) -> tuple[str, str]:
        """What makes two differences the same one: the question, and the field without names."""
        return self.question["ask"], field_name(self.path[:3])

    @property
    def fault(self) -> tuple[str, tuple[str, ...], str]:
        """What a smaller position has to show still: the question, the field with its names, the sign."""
        return self.question["ask"], self.path, _sign(self.ours, self.theirs)

    @property
    def field(self) -> str:
        """The path as text: ``units.u1.hex``; ``illegal`` if it is empty."""
        return ".".join(self.path) or "illegal"


def _sign(ours: Any, theirs: Any) -> str:
    """In which direction the engine is wrong: more or less of a number or list; for other values both."""
    if ours is MISSING or theirs is MISSING:
        return "left out" if theirs is MISSING else "not left out"
    if isinstance(ours, list) and isinstance(theirs, list):
        more, less = (any(x not in other for x in one) for one, other in ((theirs, ours), (ours, theirs)))
        return "more" * more + "less" * less
    if isinstance(ours, (int, float)) and isinstance(theirs, (int, float)):
        return "more" if theirs > ours else "less"
    return f"{ours!r} {theirs!r}"


def compare(
    engine: Asker, reference: Asker, position: Json, asked: Sequence[Json], actions: Sequence[Json] = ()
) -> list[Difference]:
    """Every difference about one position; raises EngineFailed if one of the two gives no answer."""
    if not asked:
        return []
    ours = reference.ask(position, asked, actions)
    theirs = engine.ask(position, asked, actions)
    return list(differences(engine, position, tuple(actions), asked, ours, theirs))


def differences(
    engine: Asker,
    position: Json,
    actions: tuple[Json, ...],
    asked: Sequence[Json],
    ours: list[Json],
    theirs: list[Json],
) -> Iterator[Difference]:
    """The differences between the engine's outcomes, ``theirs``, and the reference's, ``ours``."""
    declared = engine.capabilities.questions
    ids = {*position.get("counters", ()), *(action["id"] for action in actions if "id" in action)}
    for question, right, other in zip(asked, ours, theirs, strict=True):
        if right == other or not ASIDE.isdisjoint((*right, *other)):
            continue
        if shut(question["ask"], right, declared.get(question["ask"], ())):
            continue
        due, found = (comparable(question, outcome, declared) for outcome in (right, other))
        if due == found or canonical(due) == canonical(found):
            continue
        due, found = (_of_these(ids, spelled(one)) for one in (due, found))
        for path, one, two in unlike_fields(due, found, GATES.get(question["ask"], "")):
            clauses, why = reason_of(question["ask"], path, right)
            named = clauses or _cited(right) or _usual(question["ask"], path)
            reasons = why, _reason(other)
            yield Difference(position, actions, question, path, one, two, named, *reasons)


def reason_of(ask: str, path: tuple[str, ...], right: Json) -> tuple[tuple[str, ...], str]:
    """The clauses and words of the reference's outcome, if they are about the field at the path.

    An answer has one reason: if it is no, why not; for wall advantage, why it may not be claimed or
    forfeited. It does not explain other fields.
    """
    content = right.get("answer") or right["illegal"]
    clauses, why = _cited(right), content.get("why", "")
    if "illegal" in right:
        return (clauses, why) if not path else ((), "")
    gate = GATES.get(ask, "")
    if content.get(gate) is False:
        return (clauses, why) if path == (gate,) else ((), "")
    if ask == "wall_advantage":
        return (clauses, why) if path == (_barred(content),) or _bound(content, path) else ((), "")
    if path == ("concealment_terrain",):
        return ("A12.12",), ""
    if ask == "rout" and path != (gate,):
        return (("B26.41",), "") if path == ("outcome",) else (clauses, "")
    if ask == "state" and path[:1] == ("units",) and path[-1:] != ("status",):
        return _usual(ask, path) or clauses, ""
    if not path or (path == (gate,) and ask != "los"):
        return clauses, ""
    return clauses, why


def _barred(answer: Json) -> str:
    """What the reason of an answer about wall advantage forbids: claiming it, or forfeiting it."""
    if answer["may_claim"] is False:
        return "may_claim"
    return "may_forfeit" if answer["may_forfeit"] is False and answer["has"] else ""


def _bound(answer: Json, path: tuple[str, ...]) -> bool:
    """Whether the reason is that wall advantage is mandatory, and the field is ``mandatory`` or ``has``."""
    return path in (("must_claim",), ("has",)) and answer["must_claim"] and _barred(answer) == "may_forfeit"


def _of_these(ids: Collection[str], outcome: Json) -> Json:
    """The outcome in one spelling: without counters that the actions made, because every engine chooses their
    ids; and a unit beneath an entrenchment is not named beneath the Wire of its hex as well (26.4)."""
    answer = outcome.get("answer", {})
    parts: Json = {}
    if isinstance(answer.get("counters"), dict):
        parts["counters"] = {name: one for name, one in answer["counters"].items() if name in ids}
    if isinstance(answer.get("units"), dict):
        parts["units"] = {name: _entrenched(one) for name, one in answer["units"].items()}
    return {"answer": {**answer, **parts}} if parts else outcome


def _entrenched(unit: Any) -> Any:
    covers = unit.get("beneath") if isinstance(unit, dict) else None
    if not isinstance(covers, list) or ENTRENCHED.isdisjoint(covers):
        return unit
    return {**unit, "beneath": [cover for cover in covers if cover != "wire"]}


def _cited(right: Json) -> tuple[str, ...]:
    """The clauses of an outcome of the reference."""
    content = right.get("answer") or right["illegal"]
    words = content.get("clauses") or [content.get("clause", "")]
    return tuple(clause for clause in words if clause)


def _reason(outcome: Json) -> str:
    """An engine's reason for an outcome, in its own words."""
    content = outcome.get("answer") or outcome.get("illegal") or {}
    return str(content.get("why") or "")


def shut(ask: str, right: Json, declared: Collection[str]) -> bool:
    """Whether the rules answer no at the gate (such as an impossible attack) and the engine does not declare
    the gate: then the rest of its answer has no meaning."""
    gate = GATES.get(ask, "")
    return gate not in declared and right.get("answer", {}).get(gate) is False


def _usual(ask: str, path: tuple[str, ...]) -> tuple[str, ...]:
    clause = CLAUSES.get(f"{ask} {field_name(path[:3])}")
    return (clause,) if clause else ()


def unlike_fields(due: Json, found: Json, gate: str) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """The innermost fields in which two outcomes differ, with both values; MISSING if one gives none.

    If something is not possible, allowed or legal, the rest of the answer is ignored [EXC: ``must_rout``].
    """
    if due.keys() != found.keys():
        yield (), "illegal" in due, "illegal" in found
        return
    one, other = due.get("answer", {}), found.get("answer", {})
    if one.get(gate) != other.get(gate):
        yield from _within((gate,), one.get(gate, MISSING), other.get(gate, MISSING))
        return
    refused = one.get(gate) is False
    for path, first, second in _within((), one, other):
        if refused and gate == "legal" and path != ("must_rout",):
            continue
        if not refused or MISSING not in (first, second):
            yield path, first, second


def _within(path: tuple[str, ...], one: Any, other: Any) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    if isinstance(one, dict) and isinstance(other, dict):
        silent = 0 if path and path[-1] in SPARSE else MISSING
        for key in {**one, **other}:
            yield from _within((*path, key), one.get(key, silent), other.get(key, silent))
    elif one != other and not _empty(one, other) and not (path == ("cost",) and same_cost(one, other)):
        yield path, one, other


def _empty(*values: Any) -> bool:
    """Whether all of them are empty lists or maps, or omitted."""
    return all(value is MISSING or value in ([], {}) for value in values)
