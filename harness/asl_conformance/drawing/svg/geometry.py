"""Where things lie in a drawing: hexes, hexsides and vertices by name, in units of the drawing.

The lattice of the boards is affine, so a drawing only scales it: a hex is 120 wide and 104 high.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot

from asl_conformance.drawing.picture import Cell, cell, hex_name, lattice

Point = tuple[float, float]

RADIUS = 60.0
"""From a hex's centre to its vertices."""
SX, SY = 30.0, 52.0
"""One lattice step to the right and down: a hex is 4 steps wide and 2 high."""
CORNERS: tuple[Cell, ...] = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""From a centre to its vertices on the lattice, clockwise; side i runs from corner i - 1 to corner i."""
SIDES: dict[Cell, int] = {(0, -2): 0, (3, -1): 1, (3, 1): 2, (0, 2): 3, (-3, 1): 4, (-3, -1): 5}
"""Lattice step to the neighbour -> number of the hexside between: N, NE, SE, S, SW, NW."""


@lru_cache(maxsize=4096)
def centre(name: str) -> Point | None:
    """The centre dot of a hex; None for what is no hex name."""
    found = cell(name)
    if found is None:
        return None
    x, y = lattice(found)
    return SX * x, SY * y


@lru_cache(maxsize=4096)
def segment(name: str) -> tuple[Point, Point] | None:
    """Both vertices of a hexside ``F5-F6``; None if its hexes are not neighbours."""
    ends = [cell(part) for part in name.split("-")]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    (ax, ay), (bx, by) = lattice(ends[0]), lattice(ends[1])
    side = SIDES.get((bx - ax, by - ay))
    if side is None:
        return None
    (px, py), (qx, qy) = CORNERS[side - 1], CORNERS[side]
    return (SX * (ax + px), SY * (ay + py)), (SX * (ax + qx), SY * (ay + qy))


@lru_cache(maxsize=4096)
def place(name: str) -> Point | None:
    """The point that a hex, a hexside (its middle) or a vertex is: the mean of its hexes' centres."""
    points = [centre(part) for part in name.split("-")]
    known = [point for point in points if point is not None]
    if not known or len(known) != len(points):
        return None
    return sum(x for x, _ in known) / len(known), sum(y for _, y in known) / len(known)


def middle(a: Point, b: Point) -> Point:
    """The point half-way."""
    return between(a, b, 0.5)


def between(a: Point, b: Point, share: float) -> Point:
    """The point at that share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def distance(a: Point, b: Point) -> float:
    """How far apart."""
    return hypot(b[0] - a[0], b[1] - a[1])


def nearest(a: Point, b: Point, point: Point) -> Point:
    """The point of the line a-b that is nearest to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    return between(a, b, min(1.0, max(0.0, share)))


def line_meets_hexside(a: Point, b: Point, side: tuple[Point, Point]) -> Point | None:
    """Where the line a-b crosses a hexside; None if it runs along it or passes it by."""
    (px, py), (qx, qy) = side
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], qx - px, qy - py
    turn = dx * ey - dy * ex
    if abs(turn) < 1e-6:
        return None
    t = ((px - a[0]) * ey - (py - a[1]) * ex) / turn
    u = ((px - a[0]) * dy - (py - a[1]) * dx) / turn
    if not (-0.001 <= t <= 1.001 and -0.001 <= u <= 1.001):
        return None
    return between(a, b, t)


def on_line(a: Point, b: Point, name: str) -> Point | None:
    """The point of the line a-b that a blocking hex, hexside or vertex stands for."""
    side = segment(name)
    if side is not None:
        return line_meets_hexside(a, b, side) or nearest(a, b, middle(*side))
    point = place(name)
    return None if point is None else nearest(a, b, point)


@lru_cache(maxsize=8192)
def hexes_along(a: Point, b: Point) -> frozenset[Cell]:
    """The hexes whose interior the line a-b enters, and those on both sides of a hexspine it follows."""
    steps = max(1, int(distance(a, b) / 6))
    found: set[Cell] = set()
    for i in range(steps + 1):
        x, y = between(a, b, i / steps)
        found |= _hexes_at(x, y)
    return frozenset(found)


def _hexes_at(x: float, y: float) -> set[Cell]:
    column = round(x / (3 * SX))
    found = set()
    for c in (column - 1, column, column + 1):
        r = round((y / SY - c % 2) / 2)
        for row in (r - 1, r, r + 1):
            if _inside(abs(x - 3 * SX * c), abs(y - SY * (2 * row + c % 2))):
                found.add((c, row))
    return found


def _inside(dx: float, dy: float) -> bool:
    return dy <= SY + 0.5 and dx * SY + dy * SX <= 2 * SX * SY + 30


def region(cells: Iterable[Cell], spare: int = 28) -> set[Cell]:
    """The hexes to draw: those given, and what lies between them if that is not much more."""
    known = {found for found in cells if valid(found)}
    if not known:
        return known
    columns, ys = [c for c, _ in known], [lattice(found)[1] for found in known]
    box = {
        (c, r)
        for c in range(min(columns), max(columns) + 1)
        for r in range(max(ys) // 2 + 1)
        if min(ys) - 1 <= 2 * r + c % 2 <= max(ys) + 1 and valid((c, r))
    }
    tight = {found for found in box if min(ys) <= lattice(found)[1] <= max(ys)}
    for wanted in (box, tight):
        if len(wanted - known) <= spare:
            return wanted | known
    return known


def valid(where: Cell) -> bool:
    """Whether a geomorphic board has such a hex: columns A, C, .. have no row 0."""
    column, row = where
    return 0 <= column < 52 and (0 if column % 2 else 1) <= row <= 99


__all__ = [
    "CORNERS",
    "RADIUS",
    "SIDES",
    "SX",
    "SY",
    "Point",
    "between",
    "cell",
    "centre",
    "distance",
    "hex_name",
    "hexes_along",
    "lattice",
    "line_meets_hexside",
    "middle",
    "nearest",
    "on_line",
    "place",
    "region",
    "segment",
    "valid",
]
