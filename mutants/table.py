"""The outcome as a page: chapters, kinds of change, survivors by file and line; the clauses as data."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Iterable
from datetime import date
from textwrap import wrap
from typing import NamedTuple

from mutants.forgetting import CONDITION, MEMBER
from mutants.sites import Mutant
from mutants.trial import MEETING, NONE, OWN, Result

KILLED, BY_OWN = 95, 90
"""Targets in percent: killed by any case, and by a case of the right clause."""
HEADINGS = "clause,mutants,killed,own,alone,equivalent"
"""Columns of the counts of each clause; ``alone``: killed by own cases that are no interactions."""
ABOUT = f"""A mutant is the reference engine with one place broken on purpose. It is killed if a case fails,
at best a case of the clause that the broken function implements. `tox -e mutants -- --all --write` makes
this page. Targets: {KILLED} % killed, {BY_OWN} % killed by a case of the right clause, in each chapter and
for the two most common mistakes of engines: `{MEMBER}` (of a closed list) and `{CONDITION}` (one of two).
Equivalent mutants change no answer; `mutants/equivalent/` lists them with their reasons, and they are not
counted. Texts of reasons (`why`) are not broken, as no case judges them. The site has a page of the same
counts for each clause. Besides the four chapters the rows are parts of the reference: LOS; PLAY (actions and
phases); POSITION and PLACES (reading a position, where pieces are); CHART (terrain); FIRE and MEANS (means of
attack); LIFETIMES (when a status or deed ends); PROTOCOL (requests and answers); SUPPORT (rules of all other
chapters)."""


class Row(NamedTuple):
    """A mutant that was tried, its clauses, its result, and the reason if it is equivalent."""

    mutant: Mutant
    clauses: frozenset[str]
    result: Result
    equivalent: str

    @property
    def killed(self) -> bool:
        return self.result.by != NONE

    @property
    def by_own(self) -> bool:
        return self.result.by in (OWN, MEETING)

    @property
    def without_meetings(self) -> bool:
        """Whether a case of the right clause kills it, interactions not counted."""
        return self.result.by == OWN

    @property
    def counts(self) -> bool:
        """Whether it counts: an equivalent mutant does not, unless a case kills it."""
        return not self.equivalent or self.killed

    @property
    def place(self) -> str:
        return f"engine/{self.mutant.module.replace('.', '/')}.py:{self.mutant.line}"


def percent(part: int, whole: int) -> float:
    """The part in percent; all of nothing is 100."""
    return 100 * part / whole if whole else 100.0


def meets_targets(rows: Iterable[Row]) -> bool:
    """Whether each chapter and LOS meets both targets, and each of the two ways to forget."""
    counted = [row for row in rows if row.counts]
    groups = {row.mutant.group for row in counted}
    return all(_meets([row for row in counted if row.mutant.group == group]) for group in groups) and all(
        _meets([row for row in counted if row.mutant.kind == kind]) for kind in (MEMBER, CONDITION)
    )


def _meets(rows: list[Row]) -> bool:
    killed = percent(sum(row.killed for row in rows), len(rows))
    return killed >= KILLED and percent(sum(row.by_own for row in rows), len(rows)) >= BY_OWN


def heading(how: str, cases: int, seconds: float, options: argparse.Namespace) -> str:
    """The options, date and machine of the run."""
    whole = options.all or options.only or options.again or options.resume
    chosen = "" if whole else f", sample of seed {options.seed}"
    return (
        f"{date.today().isoformat()}: {how}{chosen}, {cases} cases under both editions, {seconds:.0f} s of "
        f"processor time on {platform.machine()}, Python {platform.python_version()}: half with two."
    )


def document(rows: list[Row], head: str, stale: list[str]) -> str:
    """The whole page as Markdown."""
    return "\n".join(
        [
            "# Mutants",
            "",
            *wrap(ABOUT, 100, break_on_hyphens=False),
            "",
            head,
            "",
            *counts("Chapter", rows, lambda row: [row.mutant.group]),
            "",
            *counts("Kind of change", rows, lambda row: [row.mutant.kind], total=False),
            "",
            "## Survivors",
            "",
            *(_listed([row for row in rows if row.counts and not row.killed]) or ["None."]),
            *_wrong(
                "## Listed as equivalent, and yet killed: they count",
                [r for r in rows if r.equivalent and r.killed],
            ),
            *(
                ["", "## Listed as equivalent, and no mutant at all", "", *(f"- `{key}`" for key in stale)]
                if stale
                else []
            ),
            "",
        ]
    )


def others(rows: list[Row]) -> str:
    """The mutants that only cases of other clauses kill, for the terminal."""
    found = _listed([row for row in rows if row.counts and row.killed and not row.by_own]) or ["None."]
    return "\n".join(["## Killed by cases of other clauses only", "", *found, ""])


def by_clause(rows: list[Row]) -> str:
    """The counts of each clause as CSV, from which the site makes a page.

    A mutant counts under every clause that its function implements; a helper implements those of its users.
    """
    lines = [HEADINGS]
    for name, found in _grouped(
        rows, lambda row: sorted(row.clauses) or [f"{row.mutant.group} (no clause)"]
    ).items():
        lines.append(",".join([name, *map(str, _numbers(found))]))
    return "\n".join(lines) + "\n"


def _wrong(title: str, rows: list[Row]) -> list[str]:
    return ["", title, "", *_listed(rows)] if rows else []


def _listed(rows: list[Row]) -> list[str]:
    found = sorted(rows, key=lambda row: (row.mutant.module, row.mutant.line))
    return [f"- {row.place} `{row.mutant.function}`: `{row.mutant.text}`{_by(row)}" for row in found]


def _by(row: Row) -> str:
    return f" ({row.result.case or row.result.how})" if row.result.case or row.result.how else ""


def counts(title: str, rows: list[Row], names: Callable[[Row], list[str]], total: bool = True) -> list[str]:
    """A table of mutants, killed, killed by own, survivors, equivalent: one line per name."""
    lines = [
        f"| {title} | mutants | killed | % | by its own cases | % | without interactions | % "
        "| survivors | equivalent |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    lines += [_line(name, found) for name, found in _grouped(rows, names).items()]
    if total:
        lines.append(_line("all", rows))
    return lines


def _grouped(rows: list[Row], names: Callable[[Row], list[str]]) -> dict[str, list[Row]]:
    """The rows by each of their names, in order."""
    by_name: dict[str, list[Row]] = {}
    for row in rows:
        for name in names(row):
            by_name.setdefault(name, []).append(row)
    return {name: by_name[name] for name in sorted(by_name, key=_in_order)}


def _numbers(rows: list[Row]) -> tuple[int, int, int, int, int]:
    """Mutants that count, killed, killed by own cases, by own cases without interactions; equivalent."""
    counted = [row for row in rows if row.counts]
    killed, own = sum(row.killed for row in counted), sum(row.by_own for row in counted)
    alone = sum(row.without_meetings for row in counted)
    return len(counted), killed, own, alone, len(rows) - len(counted)


def _line(name: str, rows: list[Row]) -> str:
    counted, killed, own, alone, equivalent = _numbers(rows)
    return (
        f"| {name} | {counted} | {killed} | {percent(killed, counted):.1f} | {own} "
        f"| {percent(own, counted):.1f} | {alone} | {percent(alone, counted):.1f} "
        f"| {counted - killed} | {equivalent} |"
    )


def _in_order(name: str) -> tuple[str, list[float]]:
    """Clauses in the order of the rulebook: 9 before 16, 27.11 before 27.2 as printed."""
    letters = name[:1]
    head, _, rest = name[1:].partition(".")
    if not head.isdigit():
        return name, []
    return letters, [float(head), float(f"0.{rest}" if rest.isdigit() else 0)]
