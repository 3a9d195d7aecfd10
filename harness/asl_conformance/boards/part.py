"""A part of a board as a position of its own."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs

from asl_conformance.boards.geometry import names
from asl_conformance.protocol.position import Hex, Position


def between(first: str, last: str) -> tuple[str, ...]:
    """The hexes from one corner to the other; raises ValueError for a hex that is not on the board."""
    for name in (first, last):
        if name not in names():
            raise ValueError(f"{name} is not on a board of 33 columns and 10 rows")
    (a, b), (c, d) = names()[first], names()[last]
    columns, rows = range(min(a, c), max(a, c) + 1), range(min(b, d), max(b, d) + 1)
    return tuple(name for name, (column, row) in names().items() if column in columns and row in rows)


def part(position: Position, hexes: Collection[str] | None = None) -> Position:
    """The position reduced to these hexes and their hexsides; every hex of it is listed."""
    kept = [name for name in names() if hexes is None or name in hexes]
    inside = set(kept)
    sides = {
        name: side
        for name, side in position.hexsides.items()
        if not inside.isdisjoint(name.split("-")) and (side.terrain or inside.issuperset(name.split("-")))
    }
    return structs.replace(
        position, hexes={name: position.hexes.get(name, Hex()) for name in kept}, hexsides=sides
    )
