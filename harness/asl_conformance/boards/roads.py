"""Roads of a board: a road enters a hex by the hexside that its pixels cross; a building's dot is no road."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from asl_conformance.boards.chart import Meaning
from asl_conformance.boards.file import Odd
from asl_conformance.boards.geometry import Cell, hex_name, side_name
from asl_conformance.boards.pixels import Sample
from asl_conformance.boards.sides import ENDS

WIDTH = 5
"""Samples, a pixel apart, that a road is wide at least where it crosses a hexside."""
ALONG = 0.75
"""Share of a hexside from which on a road does not cross it but lies along it."""
ROAD = "road"
"""The kind of oddities about roads."""


class Course(Enum):
    """How a road lies to a hexside."""

    NONE = 0
    CROSSES = 1
    ALONG = 2
    HIDDEN = 3
    """What lies on the hexside is unknown terrain."""


class Half(Enum):
    """What a point of a hexside shows on one of its two sides."""

    BARE = 0
    ROAD = 1
    UNKNOWN = 2


def course(samples: Sequence[Sample], meaning: Callable[[int], Meaning]) -> Course:
    """How roads and bridges on both sides of a hexside lie to it, its very ends left out.

    A railway may lie over the road on one side. A hexside at the edge counts as far as it is on the board.
    """
    margin = round(len(samples) * ENDS)
    inner = [sample for sample in samples[margin : len(samples) - margin] if all(sample)]
    halves = [tuple(_half(half, meaning) for half in sample) for sample in inner]
    crossing = sum(Half.ROAD in pair and Half.BARE not in pair for pair in halves)
    if crossing >= WIDTH:
        return Course.ALONG if crossing >= ALONG * len(inner) else Course.CROSSES
    return Course.HIDDEN if halves.count((Half.UNKNOWN, Half.UNKNOWN)) >= WIDTH else Course.NONE


def _half(codes: bytes, meaning: Callable[[int], Meaning]) -> Half:
    meant = [meaning(code) for code in codes]
    if any(one.road or one.bridge for one in meant):
        return Half.ROAD
    return Half.UNKNOWN if any(not one.known for one in meant) else Half.BARE


class Laid(NamedTuple):
    """A road that is drawn in a hex."""

    on_dot: bool = False
    """Whether the centre dot is on it."""
    barred: str = ""
    """Why the road gives the hex none, such as a dot on a building; empty if it does."""
    leaves: bool = False
    """Whether it leaves the board there, perhaps by a hexside that is not on it."""


@dataclass
class Roads:
    """What is drawn of roads, and what comes of it."""

    drawn: dict[Cell, Laid] = field(default_factory=dict)
    ways: dict[Course, list[tuple[Cell, Cell]]] = field(default_factory=lambda: {way: [] for way in Course})

    @property
    def crossed(self) -> list[tuple[Cell, Cell]]:
        """The hexsides that a road crosses."""
        return self.ways[Course.CROSSES]

    def lies(self, way: Course, first: Cell, second: Cell) -> None:
        """Note how a road lies to the hexside between two hexes."""
        self.ways[way].append((first, second))

    def entered(self) -> set[Cell]:
        """The hexes that have a road: their dot is on it, or the dot is free and it crosses a hexside."""
        reached = {cell for pair in self.crossed for cell in pair}
        return {
            cell
            for cell, laid in self.drawn.items()
            if laid.on_dot or (not laid.barred and (cell in reached or laid.leaves))
        }

    def odd(self) -> Iterator[Odd]:
        """The oddities: a drawn road that gives the hex or hexside none."""
        entered = self.entered()
        for cell, laid in self.drawn.items():
            if cell not in entered:
                why = f"its centre dot is {laid.barred}" if laid.barred else "it crosses no hexside"
                yield Odd(hex_name(cell), f"a road is drawn in it and not counted: {why}", ROAD)
        for pair in self.ways[Course.ALONG]:
            yield Odd(side_name(*pair), "a road is drawn along it and does not cross it", ROAD)
        for pair in self.ways[Course.HIDDEN]:
            if entered.issuperset(pair):
                text = "unknown terrain hides whether a road crosses it; none is counted"
                yield Odd(side_name(*pair), text, ROAD)
        for pair in self.crossed:
            without = " or ".join(hex_name(cell) for cell in pair if cell not in entered)
            if without:
                text = f"a road crosses it and is not counted: no road of {without} counts"
                yield Odd(side_name(*pair), text, ROAD)
