"""The exact trace of a LOS: what it passes through, crosses, runs along and touches, in order.

Nothing here knows terrain. Hexsides and the lines from centre dots to vertices cut the board into
triangles. In cube coordinates (three that add up to 0) centres and vertices are integers, and a
triangle ends where a coordinate is an integer: so a LOS falls into pieces, each inside one triangle
or along one edge, and all is decided in integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from math import prod

from asl_reference.clauses import clause
from asl_reference.geometry import VERTICES, Point, hex_at, hexes_at, hexside, vertex_name

Cube = tuple[int, int, int]

ALL_SECTORS = 0b111111
"""A hex is six triangles, each between its centre dot and one hexside; bit i is hexside i."""

CORE = 3
"""Artwork that leaves every hexside free is a third as wide as its hex (our convention)."""

GAP = (3, 4)
"""A road gap takes up the middle half of a hexside: nowhere three quarters of it from a vertex."""


@dataclass(frozen=True, slots=True)
class Through:
    """The LOS passes through the interior of a hex."""

    hex: str
    entered: int
    """The triangles whose interior it enters."""
    left: int
    """The triangles to the left of a LOS over the centre dot, where all six meet; else none."""
    right: int
    core: bool
    """It enters the middle of the hex (a third of its width)."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """The LOS crosses a hexside somewhere between its vertices."""

    hexside: str
    hexes: tuple[str, str]
    middle: bool
    """In the middle half of the hexside, where a road gap would be (9.1)."""


@dataclass(frozen=True, slots=True)
class Spine:
    """The LOS runs along a whole hexside; ``hexes`` lie on either side (one at the board's edge)."""

    hexside: str
    hexes: tuple[str, ...]
    vertices: tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Corner:
    """The LOS touches a vertex somewhere between its ends."""

    vertex: str
    point: Point
    hexes: tuple[str, ...]


Touch = Through | Crossing | Spine | Corner


@lru_cache(maxsize=1 << 17)
@clause("B9.1", "B9.2")
def trace(start: Point, end: Point) -> tuple[Touch, ...]:
    """What the segment between two centres or vertices meets, in order from ``start``."""
    line = _Segment(start, end)
    found: list[Touch] = []
    before: tuple[Point, ...] = ()
    for centres, group in groupby(line.pieces(), key=line.centres):
        begun, ended = next(group)
        if before:
            found += line.joint(begun, before + centres)
        found += line.spine(centres, begun, ended) if len(centres) > 1 else line.through(centres[0])
        before = centres
    return tuple(found)


def _named(centres: tuple[Point, ...]) -> tuple[str, ...]:
    """The names of the hexes, of those off every board none."""
    return tuple(name for centre in centres if (name := hex_at(centre)) is not None)


def _cube(point: Point) -> Cube:
    x, y = point
    return (x + y) // 2, (y - x) // 2, -y


class _Segment:
    """A straight line in time: at 0 at its start, at ``scale`` at its end.

    Coordinates are counted in parts of the same ``scale``: at the ends and in the middle of a piece
    they are integers, too.
    """

    def __init__(self, start: Point, end: Point) -> None:
        self.start, self.delta = start, (end[0] - start[0], end[1] - start[1])
        self.origin, self.way = _cube(start), _cube(self.delta)
        self.steps = [abs(by) for by in self.way if by]
        self.scale = 2 * prod(self.steps)

    def pieces(self) -> Iterator[tuple[int, int]]:
        """From when to when the line is in one triangle or on one edge."""
        return pairwise(sorted({self.scale // by * n for by in self.steps for n in range(by + 1)}))

    def at(self, time: int) -> Cube:
        """The cube coordinates at a time."""
        (p, q, r), (dp, dq, dr) = self.origin, self.way
        return p * self.scale + dp * time, q * self.scale + dq * time, r * self.scale + dr * time

    def centres(self, piece: tuple[int, int]) -> tuple[Point, ...]:
        """The centre of the hex that a piece lies in, or of the two between which it lies."""
        scale, (p, q, r) = self.scale, self.at(sum(piece) // 2)
        return tuple(
            (a - b, a + b)
            for a in range(-(-p // scale) - 1, p // scale + 2)
            for b in range(-(-q // scale) - 1, q // scale + 2)
            if (a - b) % 3 == 0 and abs((a + b) * scale + r) <= scale
        )

    def joint(self, time: int, centres: tuple[Point, ...]) -> Iterator[Touch]:
        """A vertex between two pieces, or a hexside crossed between its vertices."""
        parts = [coordinate % self.scale for coordinate in self.at(time)]
        if not any(parts):
            vertex = self.point(time)
            if hexes := hexes_at(vertex):
                yield Corner(vertex_name(vertex), vertex, hexes)
        elif len(names := _named(centres)) > 1:
            # On a hexside one part is 0, and the others are the distances from its vertices.
            yield Crossing(hexside(*names), (names[0], names[1]), max(parts) * GAP[1] < self.scale * GAP[0])

    def point(self, time: int) -> Point:
        """The vertex at a time."""
        p, q, _ = (coordinate // self.scale for coordinate in self.at(time))
        return p - q, p + q

    def spine(self, centres: tuple[Point, ...], begun: int, ended: int) -> Iterator[Touch]:
        """A hexside that the line runs along."""
        if names := _named(centres):
            side = hexside(*names) if len(names) > 1 else ""
            yield Spine(side, names, (self.point(begun), self.point(ended)))

    def through(self, centre: Point) -> Iterator[Touch]:
        """A hex that the line passes through. (It is prolonged if it ends there.)"""
        (dx, dy), (x, y) = self.delta, (self.start[0] - centre[0], self.start[1] - centre[1])
        # Cross products: how far to the right of a line over the centre the vertices are, and this line.
        hands, line = [dx * vy - dy * vx for vx, vy in VERTICES], dx * y - dy * x
        entered = left = right = 0
        for i in range(6):
            low, *_, high = sorted((hands[i - 1], hands[i], 0))
            if low < line < high:
                entered |= 1 << i
            elif line == 0 and high == 0:
                left |= 1 << i
            elif line == 0:
                right |= 1 << i
        for name in _named((centre,)):
            yield Through(name, entered, left, right, CORE * abs(line) < max(hands))
