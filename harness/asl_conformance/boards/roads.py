"""Roads of a board: a road enters a hex by the hexside that its pixels cross; a building's dot is no road."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from asl_conformance.boards.chart import Meaning
from asl_conformance.boards.file import Odd
from asl_conformance.boards.geometry import Cell, hex_name, neighbours, on_board, side_name
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


def course(samples: Sequence[Sample], meaning: Callable[[int], Meaning]) -> Course:
    """How roads and bridges on both sides of a hexside lie to it, its very ends left out."""
    margin = round(len(samples) * ENDS)
    inner = samples[margin : len(samples) - margin]
    crossing = sum(all(any(_carries(meaning(code)) for code in half) for half in sample) for sample in inner)
    if crossing < WIDTH:
        return Course.NONE
    return Course.ALONG if crossing >= ALONG * len(inner) else Course.CROSSES


def _at_edge(cell: Cell) -> bool:
    return not all(near is not None and on_board(near) for near in neighbours(cell))


def _carries(meaning: Meaning) -> bool:
    return bool(meaning.road) or meaning.bridge


@dataclass
class Roads:
    """What is drawn of roads, and what comes of it."""

    drawn: dict[Cell, tuple[bool, bool]] = field(default_factory=dict)
    """For each hex in which a road is drawn: whether its dot is on it, and whether it is on a building."""
    crossed: list[tuple[Cell, Cell]] = field(default_factory=list)
    along: list[tuple[Cell, Cell]] = field(default_factory=list)

    def lies(self, way: Course, first: Cell, second: Cell) -> None:
        """Note how a road lies to the hexside between two hexes."""
        if way is Course.CROSSES:
            self.crossed.append((first, second))
        elif way is Course.ALONG:
            self.along.append((first, second))

    def entered(self) -> set[Cell]:
        """The hexes that have a road: their dot is on it, or it crosses a hexside and the dot is free.

        At the edge of the board it may cross a hexside that is not on the board.
        """
        reached = {cell for pair in self.crossed for cell in pair}
        return {
            cell
            for cell, (on_dot, housed) in self.drawn.items()
            if on_dot or (not housed and (cell in reached or _at_edge(cell)))
        }

    def odd(self) -> Iterator[Odd]:
        """The oddities: a drawn road that gives the hex or hexside none."""
        entered = self.entered()
        for cell, (_, housed) in self.drawn.items():
            if cell not in entered:
                why = "its centre dot is on a building" if housed else "it crosses no hexside"
                yield Odd(hex_name(cell), f"a road is drawn in it and not counted: {why}", ROAD)
        for first, second in self.along:
            yield Odd(side_name(first, second), "a road is drawn along it and does not cross it", ROAD)
        for pair in self.crossed:
            without = " or ".join(hex_name(cell) for cell in pair if cell not in entered)
            if without:
                text = f"a road crosses it and is not counted: no road of {without} counts"
                yield Odd(side_name(*pair), text, ROAD)
