"""Exact hex geometry of geomorphic boards on an integer lattice.

Flat-top hexes: the centre of column c (A is 0), row r lies at (3c, 2r) in columns A, C, E ... and
at (3c, 2r + 1) in columns B, D, F ...; y grows southward. The vertices of a hex lie at (+-2, 0)
and (+-1, +-1) from its centre. The map is affine: lines stay lines, and whether a line crosses a
hexside, runs along it or meets a vertex is decided in integers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import combinations

from asl_reference.base.clauses import clause

Point = tuple[int, int]
"""A lattice point (x, y)."""

DIRECTIONS: tuple[Point, ...] = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""From a centre to its neighbours' centres: N, NE, SE, S, SW, NW."""

VERTICES: tuple[Point, ...] = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""From a centre to its vertices, clockwise; hexside i runs from vertex i - 1 to vertex i."""

_NAME = re.compile(r"([A-Z])(\1?)(0|[1-9][0-9]?)")
HEXES_AT_A_VERTEX = 3


class NotAHex(ValueError):
    """The text does not name a hex, hexside or vertex."""


@lru_cache(maxsize=8192)
def centre(name: str) -> Point:
    """The lattice point of a hex's centre dot; raises NotAHex."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise NotAHex(f"{name!r} is not a hex; hexes are named like F5 or AA10")
    letter, doubled, row = match.groups()
    column = ord(letter) - ord("A") + (26 if doubled else 0)
    return 3 * column, 2 * int(row) + column % 2


@lru_cache(maxsize=8192)
def hex_at(point: Point) -> str | None:
    """The name of the hex whose centre dot is the point; None where no hex can be."""
    x, y = point
    column, rest = divmod(x, 3)
    row, odd = divmod(y - column % 2, 2)
    if rest or odd or not 0 <= column < 52 or row < 0:
        return None
    return chr(ord("A") + column % 26) * (1 + column // 26) + str(row)


@lru_cache(maxsize=8192)
@clause("B9.2")
def neighbours(name: str) -> tuple[str | None, ...]:
    """The six adjacent hexes N, NE, SE, S, SW, NW; None beyond column A or row 0."""
    x, y = centre(name)
    return tuple(hex_at((x + dx, y + dy)) for dx, dy in DIRECTIONS)


def adjacent(first: str, second: str) -> bool:
    """Whether the two hexes share a hexside."""
    (ax, ay), (bx, by) = centre(first), centre(second)
    return (bx - ax, by - ay) in DIRECTIONS


def parallel(toward: str, start: str, to: str) -> str:
    """The neighbour of ``to`` in the direction in which ``toward`` lies from ``start``; empty for none."""
    around = neighbours(start)
    return neighbours(to)[around.index(toward)] or "" if toward in around else ""


@lru_cache(maxsize=8192)
def next_around(name: str, first: str, second: str) -> str:
    """The neighbour of the hex after two that follow each other around it; empty if they do not."""
    around = neighbours(name)
    if first not in around or second not in around:
        return ""
    step = around.index(second) - around.index(first)
    return around[(around.index(second) + step) % len(around)] or "" if step % len(around) in (1, 5) else ""


def distance(first: str, second: str) -> int:
    """Range in hexes, the first hex not counted (A6.1)."""
    (ax, ay), (bx, by) = centre(first), centre(second)
    columns = abs(bx - ax) // 3
    return columns + max(0, (abs(by - ay) - columns) // 2)


@lru_cache(maxsize=8192)
def on_board(name: str, columns: int, rows: int) -> bool:
    """Whether the hex is on a board of so many columns; columns B, D, ... have a row 0 as well."""
    try:
        x, y = centre(name)
    except NotAHex:
        return False
    column = x // 3
    row = (y - column % 2) // 2
    return column < columns and (0 if column % 2 else 1) <= row <= rows


@lru_cache(maxsize=16384)
def hexside(first: str, second: str) -> str:
    """The name of the hexside between two adjacent hexes, lowest column, then lowest row first."""
    if not adjacent(first, second):
        raise NotAHex(f"{first} and {second} are not adjacent, so no hexside lies between them")
    return "-".join(sorted((first, second), key=centre))


@lru_cache(maxsize=8192)
def hexsides_of(name: str) -> tuple[str, ...]:
    """The hexsides of a hex, clockwise from the North."""
    return tuple(hexside(name, other) for other in neighbours(name) if other)


@lru_cache(maxsize=16384)
def joining(name: str, sides: tuple[str, ...]) -> frozenset[str]:
    """Those hexsides of the hex that are among these, or meet one of them in a vertex."""
    around = [hexside(name, other) if other else None for other in neighbours(name)]
    threes = zip(around[-1:] + around, around, around[1:] + around[:1], strict=False)
    return frozenset(three[1] for three in threes if three[1] and not set(three).isdisjoint(sides))


@lru_cache(maxsize=16384)
def hexes_of(name: str) -> tuple[str, ...]:
    """The two hexes of a hexside or the three of a vertex, from its name."""
    return tuple(name.split("-"))


@lru_cache(maxsize=16384)
def is_vertex(name: str) -> bool:
    """Whether the name is that of a vertex, by the three hexes that meet there."""
    try:
        vertex_named(name)
    except NotAHex:
        return False
    return True


def vertices_of(name: str) -> tuple[Point, ...]:
    """The six vertices of a hex, clockwise."""
    x, y = centre(name)
    return tuple((x + dx, y + dy) for dx, dy in VERTICES)


@lru_cache(maxsize=16384)
def vertices_of_hexside(first: str, second: str) -> tuple[Point, Point]:
    """The two end vertices of the hexside between two adjacent hexes; raises NotAHex."""
    if not adjacent(first, second):
        raise NotAHex(f"{first} and {second} are not adjacent, so no hexside lies between them")
    one, other = sorted(set(vertices_of(first)) & set(vertices_of(second)))
    return one, other


@lru_cache(maxsize=16384)
def touches(side: str, name: str) -> bool:
    """Whether an end of the hexside is a vertex of the hex: a hexside of it, or a hexspine."""
    return not set(vertices_of_hexside(*hexes_of(side))).isdisjoint(vertices_of(name))


@lru_cache(maxsize=16384)
def vertex(first: str, second: str, third: str) -> Point:
    """The lattice point common to three hexes that touch each other; raises NotAHex."""
    common = set(vertices_of(first)) & set(vertices_of(second)) & set(vertices_of(third))
    if len(common) != 1:
        raise NotAHex(f"{first}, {second} and {third} do not meet in a vertex")
    return common.pop()


def vertex_named(name: str) -> Point:
    """The lattice point of a vertex by its name; raises NotAHex."""
    hexes = hexes_of(name)
    if len(hexes) != HEXES_AT_A_VERTEX:
        raise NotAHex(f"{name!r} is not a vertex, named by its hexes as F5-F6-G6")
    return vertex(*hexes)


@lru_cache(maxsize=16384)
def hexes_at(point: Point) -> tuple[str, ...]:
    """The hexes that meet in a vertex, lowest column, then lowest row first; two or one at the edge."""
    x, y = point
    names = (hex_at((x - dx, y - dy)) for dx, dy in VERTICES)
    return tuple(sorted((name for name in names if name is not None), key=centre))


@lru_cache(maxsize=16384)
def hexsides_at(point: Point) -> tuple[str, ...]:
    """The hexsides that end in a vertex, in the order of the hexes that meet there."""
    return tuple(hexside(one, other) for one, other in combinations(hexes_at(point), 2))


@lru_cache(maxsize=16384)
def vertex_name(point: Point) -> str:
    """The name of a vertex by the hexes that meet in it."""
    return "-".join(hexes_at(point))
