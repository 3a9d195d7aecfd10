"""The table of crossings as text: how much is held, by which cases, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from asl_conformance.crossings.table import KEPT, Row
from asl_conformance.suite.crossings import Cell


def totals(rows: Sequence[Row]) -> str:
    """A line a crossing: combinations, those held, those missing."""
    width = max(len(row.crossing.id) for row in rows)
    lines = [f"{'crossing':{width}}  pairs   held  missing"]
    for row in rows:
        missing = len(row.missing)
        lines.append(
            f"{row.crossing.id:{width}}  {len(row.held):5}  {len(row.held) - missing:5}  {missing or '.':>7}"
        )
    pairs, missing = sum(len(row.held) for row in rows), sum(len(row.missing) for row in rows)
    lines.append(f"{'all':{width}}  {pairs:5}  {pairs - missing:5}  {missing or '.':>7}")
    return "\n".join(lines)


def held(row: Row) -> str:
    """Every combination of a crossing with the cases that hold it."""
    lines = [f"{row.crossing.id}  ({row.crossing.clause})"]
    for cell, cases in row.held.items():
        more = f" and {len(cases) - KEPT} more" if len(cases) > KEPT else ""
        said = ", ".join(cases[:KEPT]) + more if cases else "-"
        lines += wrap(
            f"  {' + '.join(cell)}: {said}",
            79,
            subsequent_indent="      ",
            break_on_hyphens=False,
            break_long_words=False,
        )
    return "\n".join(lines)


def missing(rows: Iterable[Row]) -> str:
    """What no case holds, a line for all that the last list lacks: what the ratchet keeps."""
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
