"""The table of crossings as text: how much is covered, by which cases, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from asl_conformance.cross_coverage.table import KEPT, Row
from asl_conformance.cross_coverage.weight import Weight
from asl_conformance.suite.crossings import Cell

STAR = "*"
LEGEND = (
    "* a row that may be no more than weight: no mutant that forgets one of several",
    "  dies of it alone, the other rows of crossings left standing. Beneath weight:",
    "  the pairs that such rows alone hold.",
)


def totals(rows: Sequence[Row], weight: Weight) -> str:
    """One line per crossing: combinations, covered ones, those covered only by marked rows, missing ones."""
    width = max(len(row.crossing.id) for row in rows)
    counts = [(row.crossing.id, len(row.held), _by_weight(row, weight), len(row.missing)) for row in rows]
    _, every, light, lacking = zip(*counts, strict=True)
    counts.append(("all", sum(every), sum(light), sum(lacking)))
    lines = [f"{'crossing':{width}}  pairs   held  weight  missing"]
    lines += [
        f"{name:{width}}  {pairs:5}  {pairs - missing:5}  {alone or '.':>6}  {missing or '.':>7}"
        for name, pairs, alone, missing in counts
    ]
    starred = any(weight.marks(case) for row in rows for cases in row.held.values() for case in cases)
    return "\n".join([*lines, "", *LEGEND] if starred else lines)


def _by_weight(row: Row, weight: Weight) -> int:
    """How many combinations are covered only by rows that may be weight."""
    return sum(bool(cases) and all(map(weight.marks, cases)) for cases in row.held.values())


def held(row: Row, weight: Weight) -> str:
    """Every combination of a crossing with the cases that cover it; a star marks possible weight."""
    lines = [f"{row.crossing.id}  ({row.crossing.clause})"]
    for cell, cases in row.held.items():
        more = f" and {len(cases) - KEPT} more" if len(cases) > KEPT else ""
        named = [f"{case}{STAR}" if weight.marks(case) else case for case in cases[:KEPT]]
        holders = ", ".join(named) + more if cases else "-"
        lines += wrap(
            f"  {' + '.join(cell)}: {holders}",
            79,
            subsequent_indent="      ",
            break_on_hyphens=False,
            break_long_words=False,
        )
    return "\n".join(lines)


def missing(rows: Iterable[Row]) -> str:
    """The missing combinations, one line per set of missing members of the last list; the ratchet's file."""
    return "".join(f"{line}\n" for row in rows for line in _missing(row))


def _missing(row: Row) -> Iterator[str]:
    lacking: dict[Cell, list[str]] = {}
    for cell in row.missing:
        lacking.setdefault(cell[:-1], []).append(cell[-1])
    for first, last in lacking.items():
        yield f"{row.crossing.id} | {' + '.join(first)} | {', '.join(last)}"


def parse(text: str) -> set[tuple[str, Cell]]:
    """The combinations that a text of ``missing`` names, each with its crossing."""
    found: set[tuple[str, Cell]] = set()
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            crossing, first, last = (part.strip() for part in line.split("|"))
            for member in last.split(", "):
                found.add((crossing, (*first.split(" + "), member)))
    return found
