"""Paths by delta, and the numbers of hexes and hexsides that make a board an integer.

The number of a hex is linear in its lattice point: what lies between a viewer and a target has the
same numbers, seen from the viewer, wherever the two stand. ``path`` gives the touches of a LOS; here
they are turned into all six directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from asl_reference.board.geometry import DIRECTIONS, VERTICES, Point, centre
from asl_reference.rules.los.path import ALL_SECTORS, Crossing, Spine, Through, trace

ORIGIN = centre("Z40")
"""Paths are traced from here, far enough from row 0 and column A for any direction."""
SIDES = DIRECTIONS[1:4]
"""From the first hex of a hexside (lowest column, then lowest row) to the second."""
SPOTS = len(SIDES)
"""Spots per hex: the hex itself shares a spot with the first of its three hexsides."""


def span(x: int, y: int) -> int:
    """Range in hexes between two centres that lie so far apart (A6.1)."""
    columns = abs(x) // 3
    return columns + max(0, (abs(y) - columns) // 2)


def turned(point: Point) -> Point:
    """Sixty degrees clockwise about the viewer."""
    x, y = point
    return (x - 3 * y) // 2, (x + y) // 2


class Leg(NamedTuple):
    """One touch of a path in lattice points, seen from the viewer."""

    kind: type
    hexes: tuple[Point, ...]
    vertices: tuple[Point, ...] = ()
    sectors: tuple[int, int, int] = (0, 0, 0)
    """For ``through``: the triangles entered, and those to the left and right if the path crosses the centre
    dot.
    """
    flag: bool = False
    """For ``through``: it enters the middle of the hex. For a crossing: it is in the middle of the hexside.
    """

    def turned(self) -> Leg:
        """The same touch after the board is turned by one hexside."""
        entered, left, right = ((s << 1 | s >> 5) & ALL_SECTORS for s in self.sectors)
        hexes, vertices = (tuple(map(turned, points)) for points in (self.hexes, self.vertices))
        return Leg(self.kind, hexes, vertices, (entered, left, right), self.flag)


def _legs(delta: Point) -> tuple[Leg, ...]:
    """What the LOS from a centre to the one ``delta`` away meets."""
    x, y = ORIGIN
    found = []
    for touch in trace(ORIGIN, (x + delta[0], y + delta[1])):
        names = (touch.hex,) if isinstance(touch, Through) else touch.hexes
        hexes = tuple((px - x, py - y) for px, py in map(centre, names))
        if isinstance(touch, Through):
            found.append(Leg(Through, hexes, (), (touch.entered, touch.left, touch.right), touch.core))
        elif isinstance(touch, Crossing):
            found.append(Leg(Crossing, hexes, flag=touch.middle))
        else:
            ends = touch.vertices if isinstance(touch, Spine) else (touch.point,)
            found.append(Leg(type(touch), hexes, tuple((vx - x, vy - y) for vx, vy in ends)))
    return tuple(found)


def paths(reach: int) -> Iterator[tuple[Point, tuple[Leg, ...]]]:
    """Every delta up to the range with its path; one in six is traced, the others are turned."""
    done: set[Point] = set()
    for column in range(-reach, reach + 1):
        for y in range(-2 * reach, 2 * reach + 1):
            delta = (3 * column, y)
            if (y - column) % 2 or not 1 <= span(*delta) <= reach or delta in done:
                continue
            legs = _legs(delta)
            for _ in DIRECTIONS:
                done.add(delta)
                yield delta, legs
                delta, legs = turned(delta), tuple(leg.turned() for leg in legs)


class Layout:
    """Numbers the hexes and hexsides of boards with so many rows, and those just beyond their edges."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.column = 4 * rows + 7
        """Odd, and more than twice the lattice height of the board with its edges."""
        self.around = tuple(self._around(way) for way in SIDES)

    def number(self, point: Point) -> int:
        """The number of the hex with this centre, or of the step from one centre to another."""
        return (self.column * (point[0] // 3) + point[1]) // 2

    def point(self, number: int) -> Point:
        """The centre, or the step from one centre to another, of this number."""
        column = (2 * number + self.column // 2) // self.column
        return 3 * column, 2 * number - self.column * column

    def spot(self, point: Point) -> int:
        """The spot of the hex with this centre."""
        return SPOTS * self.number(point)

    def side(self, first: Point, second: Point) -> int:
        """The spot of the hexside between two adjacent hexes."""
        first, second = sorted((first, second))
        return self.spot(first) + SIDES.index((second[0] - first[0], second[1] - first[1]))

    def neighbours(self, side: int) -> tuple[int, int, int, int]:
        """The other hexsides that meet its vertices: two at the one, then two at the other."""
        a, b, c, d = self.around[side % SPOTS]
        return side + a, side + b, side + c, side + d

    def _around(self, way: Point) -> tuple[int, int, int, int]:
        here, there = (0, 0), way
        one, other = sorted({p for p in VERTICES if p in _vertices(there)})
        found = []
        for vertex in (one, other):
            found += sorted(side for side, _ in self.sides_at(vertex) if side != self.side(here, there))
        base = self.side(here, there)
        a, b, c, d = (side - base for side in found)
        return a, b, c, d

    def sides_at(self, vertex: Point) -> Iterator[tuple[int, tuple[Point, Point]]]:
        """The three hexsides that end in a vertex, each with its hexes."""
        hexes = [(vertex[0] - dx, vertex[1] - dy) for dx, dy in VERTICES]
        hexes = [(x, y) for x, y in hexes if x % 3 == 0 and (y - x // 3) % 2 == 0]
        for i, a in enumerate(hexes):
            for b in hexes[i + 1 :]:
                yield self.side(a, b), (a, b)


def _vertices(hex_centre: Point) -> set[Point]:
    return {(hex_centre[0] + dx, hex_centre[1] + dy) for dx, dy in VERTICES}


def away_from(end: Point, spine: Leg) -> tuple[Point, ...]:
    """The vertex of the spine away from an end's hex, if the other one touches that hex (9.2)."""
    around = _vertices(end)
    return tuple(v for v in spine.vertices if v not in around) if around & set(spine.vertices) else ()
