"""Hexes of boards that are made and turned: which a board has, and the places beside them."""

from __future__ import annotations

import re
from functools import lru_cache

from asl_conformance.protocol.lattice import (
    DIRECTIONS,
    NotAPlace,
    Point,
    adjacent,
    centre,
    distance,
    hex_name,
    hexside,
    name_at,
    neighbours,
)

__all__ = [
    "DIRECTIONS",
    "NotAPlace",
    "Point",
    "adjacent",
    "board_names",
    "centre",
    "disc",
    "distance",
    "hex_name",
    "hexside",
    "hexsides_within",
    "is_place",
    "name_at",
    "neighbours",
    "on_board",
    "place",
    "vertices",
]

_PLACE = re.compile(r"[A-Z]{1,2}\d{1,2}(-[A-Z]{1,2}\d{1,2}){0,2}")


@lru_cache(maxsize=16384)
def on_board(name: str, columns: int, rows: int) -> bool:
    """Whether a board of that size has the hex: columns B, D, F ... have a row 0 as well."""
    x, y = centre(name)
    column = x // 3
    return column < columns and (0 if column % 2 else 1) <= (y - column % 2) // 2 <= rows


@lru_cache(maxsize=1024)
def board_names(columns: int, rows: int) -> tuple[str, ...]:
    """Every hex of a board of that size, by column and row."""
    names = (hex_name(c, r) for c in range(columns) for r in range(rows + 1))
    return tuple(name for name in names if on_board(name, columns, rows))


def place(hexes: tuple[str, ...]) -> str:
    """The proper name of the hex, hexside or vertex that these hexes name."""
    return "-".join(sorted(hexes, key=centre))


def is_place(text: str) -> bool:
    """Whether the text has the form of a hex, hexside or vertex name."""
    return _PLACE.fullmatch(text) is not None


@lru_cache(maxsize=1024)
def disc(middle: str, radius: int) -> tuple[str, ...]:
    """The hexes within this range of the middle, nearest first, clockwise from the north."""
    found, ring = [middle], [middle]
    for _ in range(radius):
        ring = list(dict.fromkeys(n for one in ring for n in neighbours(one) if n and n not in found))
        found += ring
    return tuple(found)


@lru_cache(maxsize=1024)
def hexsides_within(names: tuple[str, ...]) -> tuple[str, ...]:
    """The hexsides between two of the hexes, each once."""
    inside = set(names)
    return tuple(sorted({hexside(a, b) for a in names for b in neighbours(a) if b in inside}))


@lru_cache(maxsize=8192)
def vertices(name: str) -> tuple[str, ...]:
    """The names of a hex's vertices, clockwise from the one between N and NE; those at an edge left out."""
    around = neighbours(name)
    pairs = zip(around, (*around[1:], around[0]), strict=True)
    return tuple(place((name, a, b)) for a, b in pairs if a and b)
