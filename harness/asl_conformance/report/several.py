"""Several engines in one run, for the terminal: one matrix, and each wrong case once for all engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from asl_conformance.base.text import clean, one_line
from asl_conformance.judging.judge import BROKEN, Kind
from asl_conformance.judging.runner import Result, Run
from asl_conformance.report import terminal
from asl_conformance.report.terminal import STYLE, only_under, rows_of, unclaimed
from asl_conformance.suite.case import DERIVED

NAME = 20
"""Most characters of an engine's name at the head of its column."""

Named = Mapping[str, Run]
"""Runs of the same cases, by the names of their engines."""


def report(out: Console, runs: Named, shown: int, after: Callable[[str, Result], object]) -> None:
    """Print the matrix, the first ``shown`` cases that some engine got wrong, and each engine's totals.

    ``after`` is called after each failure, with the engine's name, and may print more about it.
    """
    out.print(Text("passed of the cases that the engine declares; . declares none", "dim"))
    terminal.print_whole(out, lambda bars: matrix(runs))
    wrong = wrong_cases(runs)
    for named in wrong[:shown]:
        _case(out, named, after)
    terminal.left_out(out, len(wrong), shown)
    for run in runs.values():
        out.print(terminal.summary(run), end="")
    out.print()


def wrong_cases(runs: Named) -> list[list[tuple[str, Result]]]:
    """The cases that some engine got wrong, each with the results of all engines, in their order."""
    every = zip(*(run.results for run in runs.values()), strict=True)
    return [
        list(zip(runs, results, strict=True))
        for results in every
        if any(result.verdict.kind in terminal.REPORTED for result in results)
    ]


def _case(out: Console, named: Sequence[tuple[str, Result]], after: Callable[[str, Result], object]) -> None:
    """Print the case once, then each engine's result."""
    out.print(Group(*terminal.asked(named[0][1].case, Text("case "))))
    for name, result in named:
        kind = result.verdict.kind
        out.print(Text(f"\n{clean(name)}: ", "bold") + Text(kind, STYLE[kind]))
        if kind in terminal.REPORTED:
            out.print(Group(*terminal.came(result)))
            after(name, result)


def matrix(runs: Named) -> Table:
    """Clauses down, then chapters, engines across: passed of declared; beside a clause its applicable cases.

    A case that applies only to the editions of some engines is counted for these.
    """
    written = [[r for r in run.results if not r.case.derived] for run in runs.values()]
    counted = [rows_of(results) for results in written]
    rows = [one for one, _ in counted]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("clause")
    table.add_column("cases", justify="right", no_wrap=True)
    for name in runs:
        table.add_column(one_line(name, NAME), justify="right", no_wrap=True)

    def add(name: Text, counts: Sequence[Counter[Kind]]) -> None:
        table.add_row(name, str(max(map(_applying, counts))), *map(cell, counts))

    folded = unclaimed(rows)
    for clause in rows[0]:
        if clause not in folded:
            add(Text(clean(clause)), [one[clause] for one in rows])
    if folded:
        add(
            Text(f"{len(folded)} undeclared", "dim"),
            [only_under(folded, results, rows[0].keys()) for results in written],
        )
    table.add_section()
    chapters = counted[0][1]
    if 1 < len(chapters) < len(rows[0]):
        for chapter in chapters:
            add(Text(clean(f"all {chapter}"), "bold"), [one[chapter] for _, one in counted])
    if any(written):
        add(Text("all", "bold"), [_counts(results) for results in written])
    derived = [[r for r in run.results if r.case.derived] for run in runs.values()]
    if any(derived):
        add(Text(DERIVED, "bold"), [_counts(results) for results in derived])
    return table


def _counts(results: Sequence[Result]) -> Counter[Kind]:
    return Counter(result.verdict.kind for result in results)


def _applying(counts: Mapping[Kind, int]) -> int:
    return sum(counts.values()) - counts.get("not-applicable", 0)


def cell(counts: Mapping[Kind, int]) -> Text:
    """Passed of declared; red if something is wrong, yellow if not all applicable cases are declared."""
    applying = _applying(counts)
    claimed = applying - counts.get("unsupported", 0)
    if not claimed:
        return Text("." if applying else "-", "dim")
    passed = counts.get("pass", 0)
    wrong = any(counts.get(kind) for kind in BROKEN)
    style = "red" if wrong else "green" if passed == applying else "yellow"
    return Text(f"{passed}/{claimed}", style)
