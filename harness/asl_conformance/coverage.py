"""Which requirements of the registry are held by a scenario that ran and passed, and which wait.

A name proves nothing: a requirement counts only if every case that carries its id ran against
the reference and passed, in an edition in which it applies.
"""

from collections.abc import Iterable
from textwrap import wrap
from typing import Literal

from msgspec import Struct

from asl_conformance import editions
from asl_conformance.case import Case, request_params
from asl_conformance.judge import Kind, judge
from asl_conformance.registry import Registry, load

State = Literal["held", "failing", "unheld", "waiting"]


class Row(Struct, frozen=True):
    """What stands for one requirement: its state, its cases, and why it waits."""

    requirement: str
    clause: str
    state: State
    cases: tuple[str, ...]
    rows: int
    why: str = ""


class Coverage(Struct, frozen=True):
    """One row a requirement, in rulebook order."""

    rows: tuple[Row, ...]

    @property
    def defects(self) -> tuple[Row, ...]:
        """Requirements without a passing scenario that have no reason to wait."""
        return tuple(row for row in self.rows if row.state in ("failing", "unheld"))

    def count(self, clause: str, state: State) -> int:
        """How many requirements of the clause are in the state."""
        return sum(row.clause == clause and row.state == state for row in self.rows)


def ran(cases: Iterable[Case]) -> dict[str, Kind]:
    """Judge every case against the reference, in the first edition in which it applies."""
    from asl_conformance.adapters.reference import reference_engine

    verdicts: dict[str, Kind] = {}
    with reference_engine() as engine:
        capabilities = engine.start()
        for edition in editions.EDITIONS:
            due = {c.id: c for c in cases if c.id not in verdicts and editions.applies(c, edition)}
            requests = [(c.id, request_params(c, edition)) for c in due.values()]
            for key, reply in engine.evaluate_many(requests):
                verdicts[key] = judge(due[key], reply, capabilities).kind
    return verdicts


def measure(cases: tuple[Case, ...], registry: Registry | None = None) -> Coverage:
    """The coverage of the registry by these cases, each run against the reference now."""
    registry = registry or load()
    verdicts = ran(cases)
    by_requirement: dict[str, list[Case]] = {}
    for case in cases:
        for requirement in case.requirements:
            by_requirement.setdefault(requirement, []).append(case)
    rows = []
    for requirement in registry.requirements.values():
        own = by_requirement.get(requirement.id, [])
        failing = [c.id for c in own if verdicts.get(c.id, "not-run") != "pass"]
        waiting = registry.waiting(requirement.id)
        state: State
        if failing:
            state, why = "failing", ", ".join(f"{i} {verdicts.get(i, 'not-run')}" for i in failing[:3])
        elif own:
            state, why = "held", ""
        elif waiting:
            state, why = "waiting", waiting
        else:
            state, why = "unheld", "no scenario carries its tag"
        rows.append(Row(requirement.id, requirement.clause, state, tuple(c.id for c in own), requirement.rows, why))
    return Coverage(tuple(rows))


def show(coverage: Coverage, registry: Registry | None = None) -> str:
    """The coverage as a table for a terminal of 80 columns: a line a clause, then what is amiss."""
    from rich.console import Console
    from rich.table import Table

    registry = registry or load()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("clause", "requirements", "held", "failing", "unheld", "waiting", "cases"):
        table.add_column(heading, justify="left" if heading == "clause" else "right")
    totals = dict.fromkeys(("held", "failing", "unheld", "waiting"), 0)
    for chapter in registry.chapters.values():
        for clause in _lines(coverage, registry, chapter.id):
            rows = [r for r in coverage.rows if r.clause == clause or (clause == chapter.id and chapter.waiting)]
            rows = [r for r in rows if r.requirement.partition(".")[0].partition("-")[0] == chapter.id]
            states = {s: sum(r.state == s for r in rows) for s in totals}
            for state, n in states.items():
                totals[state] += n
            numbers = [str(n) if n else "" for n in states.values()]
            table.add_row(clause, str(len(rows)), *numbers, str(len({i for r in rows for i in r.cases}) or ""))
    whole = len(coverage.rows)
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(table)
    lines = ["\n".join(line.rstrip() for line in captured.get().splitlines()), ""]
    lines += [f"{row.requirement} failing: {row.why}" for row in coverage.rows if row.state == "failing"]
    unheld = [row.requirement for row in coverage.rows if row.state == "unheld"]
    if unheld:
        lines += wrap(f"No scenario carries the tag of {', '.join(unheld)}.", 79, break_on_hyphens=False)
    for chapter in registry.chapters.values():
        if chapter.waiting:
            n = sum(r.state == "waiting" and r.requirement.startswith(chapter.id) for r in coverage.rows)
            lines.append(f"{n} of {chapter.id} wait: {chapter.waiting}")
    lines.append(f"{totals['held']} of {whole} requirements are held by scenarios that ran and passed.")
    return "\n".join(lines)


def _lines(coverage: Coverage, registry: Registry, chapter: str) -> tuple[str, ...]:
    """Clauses of a chapter; a chapter that waits altogether is one line."""
    if registry.chapters[chapter].waiting and not any(
        r.cases for r in coverage.rows if r.requirement.startswith((f"{chapter}.", f"{chapter}-"))
    ):
        return (chapter,)
    named = {r.clause for r in coverage.rows}
    return tuple(c for c in registry.chapters[chapter].clauses if c in named)
