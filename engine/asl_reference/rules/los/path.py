"""The exact trace of a LOS: what it passes through, crosses, runs along and touches, in order.

Nothing here knows terrain. Hexsides and the lines from centre dots to vertices cut the board into
triangles. In cube coordinates (three that add up to 0) centres and vertices are integers, and a
triangle ends where a coordinate is an integer: so a LOS falls into pieces, each inside one triangle
or along one edge, and all is decided in integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, pairwise
from math import prod
from operator import add
from typing import NamedTuple

from asl_reference.board.geometry import VERTICES, Point, hex_at, hexes_at, hexside, vertex_name

Cube = tuple[int, int, int]

ALL_SECTORS = 0b111111
"""A hex has six triangles, each between its centre dot and a hexside; bit i belongs to hexside i."""

CORE = 3
"""Artwork with all hexsides free is a third as wide as its hex (our convention)."""

QUARTERS = 4
"""Parts of a hexside: a road gap takes the two in the middle."""


class Through(NamedTuple):
    """The LOS passes through the interior of a hex."""

    hex: str
    entered: int
    """The triangles whose interior it enters."""
    left: int
    """The triangles to the left of a LOS over the centre dot; otherwise none."""
    right: int
    """All other triangles."""
    core: bool
    """Whether it enters the middle of the hex, a third of its width."""
    hexes: tuple[str, ...]
    """The hex alone, as other touches have two or three."""


class Crossing(NamedTuple):
    """The LOS crosses a hexside somewhere between its vertices."""

    hexside: str
    hexes: tuple[str, str]
    middle: bool
    """Whether it is in the middle half of the hexside, where a road gap would be (9.1)."""


class Spine(NamedTuple):
    """The LOS runs along a whole hexside; the hexes lie on either side of it."""

    hexside: str
    hexes: tuple[str, ...]
    vertices: tuple[Point, Point]


class Corner(NamedTuple):
    """The LOS touches a vertex somewhere between its ends."""

    vertex: str
    point: Point
    hexes: tuple[str, ...]


Touch = Through | Crossing | Spine | Corner


_through = lru_cache(maxsize=1 << 14)(Through)
_crossing = lru_cache(maxsize=1 << 14)(Crossing)
"""Cache: many lines enter a hex by the same triangles, or cross the same hexside."""


@lru_cache(maxsize=1 << 12)
def _corner(point: Point) -> Corner:
    return Corner(vertex_name(point), point, hexes_at(point))


@lru_cache(maxsize=1 << 16)
def trace(start: Point, end: Point) -> tuple[Touch, ...]:
    """What the segment between two centres or vertices meets on the board, in order from ``start``."""
    p, q, _ = _cube(start)
    of_kind = (p - q) % KINDS
    there = p - of_kind, q
    found: list[Touch] = []
    before: tuple[str, ...] = ()
    for leg in _legs(of_kind, _cube((end[0] - start[0], end[1] - start[1]))):
        points = [_point(there[0] + a, there[1] + b) for a, b in leg.centres]
        names = tuple([name for point in points if (name := hex_at(point)) is not None])
        if before and names:
            found.append(leg.joint(there, before + names))
        if leg.through is not None:
            found += [_through(name, *leg.through, (name,)) for name in names]
        elif len(names) == 2:
            found.append(Spine(hexside(*names), names, leg.ends(there)))
        before = names
    return tuple(found)


KINDS = 3
"""Of three lattice points in a row one is a centre; the others are vertices to its left and right."""


class _Leg(NamedTuple):
    """A part of a line within one hex or along one hexside, in cube coordinates from the line's own place."""

    centres: tuple[Point, ...]
    """Centre of the hex, or of both hexes beside the hexside."""
    vertex: Point | None
    """The vertex where it begins, if it begins at one."""
    to: Point
    """The point where it ends, along a hexside."""
    middle: bool
    """Whether it begins in the middle half of a hexside."""
    through: tuple[int, int, int, bool] | None
    """Within a hex: as in ``Through``."""

    def joint(self, there: Point, hexes: tuple[str, ...]) -> Corner | Crossing:
        """What the line meets as it comes from other hexes: a vertex, or a hexside between its vertices."""
        if self.vertex is not None:
            return _corner(_point(there[0] + self.vertex[0], there[1] + self.vertex[1]))
        first, second = hexes
        return _crossing(hexside(first, second), (first, second), self.middle)

    def ends(self, there: Point) -> tuple[Point, Point]:
        """The vertices between which it runs along a hexside."""
        assert self.vertex is not None
        begun, ended = ((there[0] + p, there[1] + q) for p, q in (self.vertex, self.to))
        return _point(*begun), _point(*ended)


@lru_cache(maxsize=1 << 13)
def _legs(of_kind: int, way: Cube) -> tuple[_Leg, ...]:
    """The line of such a way from a point of that kind: the same wherever on the board it begins."""
    steps = tuple(abs(by) for by in way if by)
    line = _Segment((of_kind, 0, -of_kind), way, steps, prod(steps))
    found = []
    for centres, group in groupby(line.pieces(), key=line.centres):
        begun, ended = next(group)
        through = line.through(*centres) if len(centres) == 1 else None
        found.append(_Leg(centres, line.vertex(begun), line.whole(ended), line.in_the_middle(begun), through))
    return tuple(found)


def _cube(point: Point) -> Cube:
    x, y = point
    return (x + y) // 2, (y - x) // 2, -y


def _point(p: int, q: int) -> Point:
    """The point of which these are the first two cube coordinates."""
    return p - q, p + q


_VERTICES = tuple(map(_cube, VERTICES))
"""From a centre to its vertices."""


class _Segment(NamedTuple):
    """A straight line in time: at 0 at its start, at ``scale`` at its end.

    Coordinates are counted in parts of the same ``scale``: where a piece ends they are integers.
    """

    start: Cube
    way: Cube
    steps: tuple[int, ...]
    """How many triangles it passes by each coordinate that changes at all."""
    scale: int

    def pieces(self) -> Iterator[tuple[int, int]]:
        """From when to when the line is in one triangle or on one edge."""
        return pairwise(sorted({self.scale // by * n for by in self.steps for n in range(by + 1)}))

    def at(self, time: int) -> Cube:
        """The coordinates at a time."""
        (p, q, r), (dp, dq, dr) = self.start, self.way
        return p * self.scale + dp * time, q * self.scale + dq * time, r * self.scale + dr * time

    def centres(self, piece: tuple[int, int]) -> tuple[Point, ...]:
        """Centre of the hex that this part of the line lies in, of both hexes if it runs along a hexside."""
        double, (p, q, r) = 2 * self.scale, map(add, *map(self.at, piece))
        return tuple(
            (a, b)
            for a in range(-(-p // double) - 1, p // double + 2)
            for b in range(-(-q // double) - 1, q // double + 2)
            if (a - b) % 3 == 0 and abs((a + b) * double + r) <= double
        )

    def whole(self, time: int) -> Point:
        """The point at or before which the line is at a time."""
        p, q, _ = self.at(time)
        return p // self.scale, q // self.scale

    def _parts(self, time: int) -> list[int]:
        return [coordinate % self.scale for coordinate in self.at(time)]

    def vertex(self, time: int) -> Point | None:
        """The centre or vertex that the line meets at a time; None for none."""
        return None if any(self._parts(time)) else self.whole(time)

    def in_the_middle(self, time: int) -> bool:
        """Whether the line, where it crosses a hexside then, does so in its middle half."""
        # One of the parts is 0, the others are the distances from the ends of the hexside.
        return QUARTERS * max(self._parts(time)) < 3 * self.scale

    def through(self, centre: Point) -> tuple[int, int, int, bool]:
        """The hex as a line passes through it; where its end is that line goes on."""
        (p, q), (dp, dq, _) = centre, self.way
        # Cross products tell how far to one side lie the vertices and the line, seen from the centre.
        vertices = [dp * b - dq * a for a, b, _ in _VERTICES]
        line = dp * (self.start[1] - q) - dq * (self.start[0] - p)
        entered = left = right = 0
        for i in range(6):
            low, _, high = sorted((0, vertices[i - 1], vertices[i]))
            if low < line < high:
                entered |= 1 << i
            elif line == high == 0:
                left |= 1 << i
            else:
                right |= 1 << i
        return entered, left, right, CORE * abs(line) < max(vertices)
