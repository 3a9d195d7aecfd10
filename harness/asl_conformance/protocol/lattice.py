"""Hexes as lattice points: neighbours, ranges and hexsides by the names of hexes.

The centre of column c (A is 0), row r lies at (3c, 2r), half a hex lower at (3c, 2r + 1) in columns
B, D, F ...; y grows southward. The harness has geometry of its own, independent of the engine under test.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from itertools import combinations

Point = tuple[int, int]

DIRECTIONS: tuple[Point, ...] = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""From a centre to its neighbours' centres: N, NE, SE, S, SW, NW."""
COLUMNS = 52
"""A to Z, AA to ZZ: hexes with two different letters are none."""
ROWS = 99

_NAME = re.compile(r"([A-Z])(\1?)(0|[1-9][0-9]?)")


class NotAPlace(ValueError):
    """The text names no hex, or no hex has this point; the message says which."""


@lru_cache(maxsize=8192)
def centre(name: str) -> Point:
    """The lattice point of a hex; raises NotAPlace."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise NotAPlace(f"{name!r} is not a hex; hexes are named like F5 or AA10")
    letter, doubled, row = match.groups()
    column = ord(letter) - ord("A") + (26 if doubled else 0)
    return 3 * column, 2 * int(row) + column % 2


@lru_cache(maxsize=8192)
def name_at(point: Point) -> str:
    """The name of the hex whose centre is the point; raises NotAPlace where no hex can be."""
    x, y = point
    column, rest = divmod(x, 3)
    row, odd = divmod(y - column % 2, 2)
    if rest or odd or not 0 <= column < COLUMNS or not 0 <= row <= ROWS:
        raise NotAPlace(f"no hex has its centre at {point}")
    return hex_name(column, row)


def hex_name(column: int, row: int) -> str:
    """The name of a hex by its column (A is 0) and row."""
    return chr(ord("A") + column % 26) * (1 + column // 26) + str(row)


@lru_cache(maxsize=8192)
def neighbours(name: str) -> tuple[str | None, ...]:
    """The six adjacent hexes N, NE, SE, S, SW, NW; None where there can be none."""
    x, y = centre(name)
    found: list[str | None] = []
    for dx, dy in DIRECTIONS:
        try:
            found.append(name_at((x + dx, y + dy)))
        except NotAPlace:
            found.append(None)
    return tuple(found)


def adjacent(first: str, second: str) -> bool:
    """Whether the two hexes share a hexside."""
    return second in neighbours(first)


def is_vertex(hexes: Collection[str]) -> bool:
    """Whether these are three hexes that meet at a vertex; false for a text that names no hex."""
    try:
        return len({*hexes}) == 3 and all(adjacent(a, b) for a, b in combinations(hexes, 2))
    except NotAPlace:
        return False


@lru_cache(maxsize=65536)
def distance(first: str, second: str) -> int:
    """Range in hexes, the first hex not counted."""
    (ax, ay), (bx, by) = centre(first), centre(second)
    columns = abs(bx - ax) // 3
    return columns + max(0, (abs(by - ay) - columns) // 2)


@lru_cache(maxsize=16384)
def hexside(first: str, second: str) -> str:
    """The proper name of a hexside: lowest column, then lowest row first."""
    return "-".join(sorted((first, second), key=centre))
