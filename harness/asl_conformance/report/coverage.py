"""Which requirements of the registry have a scenario that ran and passed, and which wait.

A tag proves nothing: a requirement counts only if every case that carries its id ran against
the reference and passed, in an edition in which it applies.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Literal

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.judging.following import tellable, unlike_the_reference
from asl_conformance.judging.judge import Kind, judge
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.registry import Registry, load

State = Literal["held", "failing", "unheld", "waiting"]


class Row(Struct, frozen=True):
    """The coverage of one requirement: its state, its cases, and why it waits."""

    requirement: str
    clause: str
    state: State
    cases: tuple[str, ...]
    rows: int
    why: str = ""
    interaction: bool = False


class Coverage(Struct, frozen=True):
    """One row per requirement, in rulebook order."""

    rows: tuple[Row, ...]

    @property
    def defects(self) -> tuple[Row, ...]:
        """Requirements without a passing scenario that have no reason to wait."""
        return tuple(row for row in self.rows if row.state in ("failing", "unheld"))


def ran(cases: Iterable[Case], engine: Engine | None = None) -> dict[str, Kind]:
    """Judge every case with the engine, by default the reference, in the first edition in which it applies.

    For a case of another reading, the engine is asked to follow that reading. A case that cannot be asked in
    any edition or reading has no verdict.
    """
    verdicts: dict[str, Kind] = {}
    with engine or reference_engine() as asked:
        known = asked.start()
        for edition, due in _by_edition(cases, editions.newest_for(known.editions, known.errata)):
            if not editions.offers(edition, known.editions, known.errata):
                continue
            wording = editions.asked_as(edition, known.editions, known.errata)
            readings_of = {c.id: unlike_the_reference(c.readings) for c in due}
            requests = [
                (c.id, request_params(c, wording, readings_of[c.id]))
                for c in due
                if tellable(known, readings_of[c.id]) == readings_of[c.id]
            ]
            by_id = {c.id: c for c in due}
            for key, reply in asked.evaluate_many(requests):
                verdicts[key] = judge(by_id[key], reply, known).kind
    return verdicts


def _by_edition(cases: Iterable[Case], newest: str) -> Iterator[tuple[str, list[Case]]]:
    """The cases by the edition in which each is asked; errata that are in neither are switched on.

    ``newest``: the newest edition that the engine offers.
    """
    left = list(cases)
    for edition in (newest, editions.OLDER):
        due = [c for c in left if editions.applies(c, edition, c.readings)]
        yield edition, due
        asked = {c.id for c in due}
        left = [c for c in left if c.id not in asked]
    for since in dict.fromkeys(c.since for c in left):
        missing = sorted(set(since) - editions.in_force(newest))
        edition = "+".join([newest, *missing])
        yield edition, [c for c in left if c.since == since and editions.applies(c, edition, c.readings)]


def measure(
    cases: Sequence[Case], registry: Registry | None = None, engine: Engine | None = None
) -> Coverage:
    """The coverage of the registry by these cases, each run now, by default with the reference."""
    registry = registry or load()
    verdicts = ran(cases, engine)
    carriers: dict[str, list[str]] = {}
    for case in cases:
        for tag in case.requirements:
            carriers.setdefault(tag, []).append(case.id)
    rows = []
    for requirement in registry.requirements.values():
        own = tuple(carriers.get(requirement.id, ()))
        state, why = _state(own, verdicts, registry.waiting(requirement.id))
        rows.append(
            Row(
                requirement.id,
                requirement.clause,
                state,
                own,
                requirement.rows,
                why,
                requirement.kind == "interaction",
            )
        )
    return Coverage(tuple(rows))


def _state(own: tuple[str, ...], verdicts: dict[str, Kind], waiting: str) -> tuple[State, str]:
    """The state of a requirement by its cases, and why if it is not covered."""
    failing = [f"{i} {verdicts[i]}" for i in own if verdicts.get(i, "pass") != "pass"]
    if failing:
        return "failing", ", ".join(failing[:3])
    unasked = [i for i in own if i not in verdicts]
    if unasked:
        return "waiting", "the engine does not support the errata or readings of its cases"
    if own:
        return "held", ""
    if waiting:
        return "waiting", waiting
    return "unheld", "no scenario carries its tag"


STATES: tuple[State, ...] = ("held", "failing", "unheld", "waiting")


def show(coverage: Coverage, registry: Registry | None = None) -> str:
    """The coverage as a table for a terminal of 80 columns: one line per clause, then the defects."""
    registry = registry or load()
    lines = [_table(coverage, registry), ""]
    lines += [f"{row.requirement} failing: {row.why}" for row in coverage.rows if row.state == "failing"]
    unheld = [row.requirement for row in coverage.rows if row.state == "unheld"]
    if unheld:
        lines += wrap(f"No scenario carries the tag of {', '.join(unheld)}.", 79, break_on_hyphens=False)
    for group, rows in _groups(coverage, registry).items():
        reasons = Counter(row.why for row in rows if row.state == "waiting")
        lines += [f"{count} of {group} wait: {why}" for why, count in reasons.items()]
    held = sum(row.state == "held" for row in coverage.rows)
    lines += wrap(CASES, 79, break_on_hyphens=False)
    lines.append(f"{held} of {len(coverage.rows)} requirements are held by scenarios that ran and passed.")
    return "\n".join(lines)


def _table(coverage: Coverage, registry: Registry) -> str:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("clause", "requirements", *STATES, "cases"):
        table.add_column(heading, justify="left" if heading == "clause" else "right")
    for group, found in _groups(coverage, registry).items():
        for line, rows in _lines(group, found):
            counts = [sum(row.state == state for row in rows) for state in STATES]
            cases = len({case for row in rows for case in row.cases})
            table.add_row(line, str(len(rows)), *(str(n or "") for n in counts), str(cases or ""))
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(table)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


MEETINGS = "interactions"
CASES = (
    "The last column counts the cases that hold a requirement of the clause. "
    "The cases that a clause takes part in, interactions included, are those of run --clause."
)


def _groups(coverage: Coverage, registry: Registry) -> dict[str, list[Row]]:
    """The rows of every chapter, then those where clauses meet."""
    groups = {
        chapter: [r for r in coverage.rows if not r.interaction and r.clause.partition(".")[0] == chapter]
        for chapter in registry.chapters
    }
    return groups | {MEETINGS: [row for row in coverage.rows if row.interaction]}


def _lines(group: str, rows: list[Row]) -> list[tuple[str, list[Row]]]:
    """The clauses of a chapter with their requirements.

    The interactions are one line, and so is a chapter that waits completely.
    """
    if group == MEETINGS or all(row.state == "waiting" for row in rows):
        return [(group, rows)] if rows else []
    by_clause: dict[str, list[Row]] = {}
    for row in rows:
        by_clause.setdefault(row.clause, []).append(row)
    return list(by_clause.items())
