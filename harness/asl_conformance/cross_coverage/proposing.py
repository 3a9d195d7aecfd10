"""Proposes few scenarios for the missing combinations: chosen greedily, their coverage checked.

A scenario is one member for every list that its crossings name; it covers a combination
of each crossing whose lists are all chosen. A person fills in the expectations from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from asl_conformance.cross_coverage.table import Row
from asl_conformance.suite.crossings import Cell, Crossing

Scenario = Mapping[str, str]
"""One member for each list that matters, by the list's name."""
Goal = tuple[str, Cell]


class NotCovered(AssertionError):
    """A proposal left combinations out: a defect of the proposer."""


def propose(rows: Sequence[Row]) -> list[Scenario]:
    """Scenarios that together cover all missing combinations; crossings of one role are combined."""
    found: list[Scenario] = []
    for group in _groups(rows):
        chosen = _cover(group)
        check(group, chosen)
        found += chosen
    return found


def check(rows: Sequence[Row], proposed: Sequence[Scenario]) -> None:
    """Raise NotCovered unless every missing combination, and no impossible one, is in a scenario."""
    had = {goal for scenario in proposed for row in rows for goal in _goals(row.crossing, scenario)}
    left = {(row.crossing.id, cell) for row in rows for cell in row.missing} - had
    if left:
        raise NotCovered(f"{len(left)} combinations are in no proposal, as {sorted(left)[0]}")
    for scenario in proposed:
        for row in rows:
            bad = [cell for _, cell in _goals(row.crossing, scenario) if cell not in row.held]
            if bad:
                raise NotCovered(f"{row.crossing.id}: {' + '.join(bad[0])} cannot be")


def _groups(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Crossings that one piece can cover at once: those of one role; crossings of classes stay separate."""
    by_role: dict[str, list[Row]] = {}
    for row in rows:
        key = row.crossing.id if row.crossing.classes else row.crossing.role
        by_role.setdefault(key, []).append(row)
    yield from by_role.values()


def _cover(rows: Sequence[Row]) -> list[Scenario]:
    left: dict[Goal, None] = {(row.crossing.id, cell): None for row in rows for cell in row.missing}
    crossings = {row.crossing.id: row for row in rows}
    found: list[Scenario] = []
    while left:
        name, cell = next(iter(left))
        scenario = dict(zip(crossings[name].crossing.lists, cell, strict=True))
        _extend(scenario, rows, left)
        for row in rows:
            for goal in _goals(row.crossing, scenario):
                left.pop(goal, None)
        found.append(scenario)
    return found


def _extend(scenario: dict[str, str], rows: Sequence[Row], left: Mapping[Goal, None]) -> None:
    """Choose members for further lists, as long as each covers more and the scenario stays possible."""
    free = dict.fromkeys(name for row in rows for name in row.crossing.lists if name not in scenario)
    for name in free:
        best, gain = "", 0
        for member in dict.fromkeys(m for row in rows for m in _members(row, name)):
            tried = {**scenario, name: member}
            goals = [(row, g) for row in rows for g in _goals(row.crossing, tried)]
            if all(goal[1] in row.held for row, goal in goals):
                worth = sum(goal in left for _, goal in goals)
                if worth > gain:
                    best, gain = member, worth
        if gain > sum(g in left for row in rows for g in _goals(row.crossing, scenario)):
            scenario[name] = best


def _members(row: Row, name: str) -> Iterator[str]:
    if name in row.crossing.lists:
        at = row.crossing.lists.index(name)
        yield from dict.fromkeys(cell[at] for cell in row.held)


def _goals(crossing: Crossing, scenario: Scenario) -> Iterator[Goal]:
    if all(name in scenario for name in crossing.lists):
        yield crossing.id, tuple(scenario[name] for name in crossing.lists)


def text(rows: Sequence[Row]) -> str:
    """The proposals as a table for each set of lists, without expectations."""
    tables: dict[tuple[str, ...], list[Scenario]] = {}
    for scenario in propose(rows):
        tables.setdefault(tuple(sorted(scenario)), []).append(scenario)
    missing = sum(len(row.missing) for row in rows)
    count = sum(map(len, tables.values()))
    out = [f"# {missing} combinations are missing; {count} rows hold them all"]
    for names, scenarios in tables.items():
        out += ["", *_table([[*names, "expected"], *([*(s[n] for n in names), ""] for s in scenarios)])]
    return "\n".join(out) + "\n"


def _table(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        yield "| " + " | ".join(f"{cell:{width}}" for cell, width in zip(line, widths, strict=True)) + " |"
