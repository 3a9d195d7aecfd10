"""Lines of sight on the lattice: which hexsides a line meets, and which it runs along."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from asl_conformance.fuzz.boards.lattice import NotAPlace, Point, centre, name_at

CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""From a centre to the vertices of its hex."""


@lru_cache(maxsize=8192)
def corners(name: str) -> frozenset[Point]:
    """The vertices of a hex."""
    x, y = centre(name)
    return frozenset((x + dx, y + dy) for dx, dy in CORNERS)


@lru_cache(maxsize=16384)
def ends(side: str) -> tuple[Point, Point]:
    """The two vertices of a hexside."""
    first, second = side.split("-")
    one, other = sorted(corners(first) & corners(second))
    return one, other


@lru_cache(maxsize=8192)
def vertex(name: str) -> Point:
    """The point that the three hexes of a vertex share."""
    first, second, third = name.split("-")
    (point,) = corners(first) & corners(second) & corners(third)
    return point


def _turn(a: Point, b: Point, c: Point) -> int:
    """Positive if c lies on one side of the line from a to b, negative on the other, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _within(a: Point, b: Point, c: Point) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meets(start: Point, end: Point, side: str) -> bool:
    """Whether the line meets the hexside, its vertices included."""
    a, b = ends(side)
    one, two = _turn(start, end, a), _turn(start, end, b)
    if one * two > 0:
        return False
    if not one and not two:
        return any(_within(start, end, point) for point in (a, b)) or _within(a, b, start)
    return _turn(a, b, start) * _turn(a, b, end) <= 0


def along(start: Point, end: Point, side: str) -> bool:
    """Whether the line runs along the hexside."""
    a, b = ends(side)
    straight = not _turn(start, end, a) and not _turn(start, end, b)
    return straight and _within(start, end, a) and _within(start, end, b)


def met(sides: Iterable[str], start: str, end: str) -> list[str]:
    """The hexsides, of those given, that the LOS between two hexes meets."""
    one, other = centre(start), centre(end)
    return [side for side in sides if meets(one, other, side)]


def spine_at(side: str, name: str) -> bool:
    """Whether the hexside is a hexspine of the hex: one end is a vertex of the hex, the other is not."""
    return name not in side.split("-") and any(end in corners(name) for end in ends(side))


def beyond(start: str, end: str, times: int = 1) -> str | None:
    """The hex so many times the way from ``start`` to ``end`` beyond ``end``; None if there is none."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    try:
        return name_at((bx + times * (bx - ax), by + times * (by - ay)))
    except NotAPlace:
        return None


SPINES: tuple[Point, ...] = ((6, 0), (3, 3), (-3, 3), (-6, 0), (-3, -3), (3, -3))
"""From a centre along a hexspine to the next centre on that line, two hexes away; clockwise."""


def hexspine_away(name: str, turn: int, times: int = 1) -> str | None:
    """The second hex (or 2 x ``times``) along the hexspine of that number; None if there is none."""
    (x, y), (dx, dy) = centre(name), SPINES[turn]
    try:
        return name_at((x + times * dx, y + times * dy))
    except NotAPlace:
        return None
