"""Building levels and roofs as ways (B23.4, B23.8): which of them lead to one another."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import level_in

Spot = tuple[str, str, int]
"""A hex, a place in it and a building level."""


def storey(position: Position, spot: Spot) -> int:
    """Levels of a building below the spot, 0 on the ground: a roof comes after the last of them."""
    hex_name, at, floor = spot
    return position.hex(hex_name).floors + 1 if at == "rooftop" else floor


@clause("A4.1", "A2.8", "B23.4", "B23.8")
def no_stairs(position: Position, one: Spot, other: Spot) -> Illegal | None:
    """Why no step leads from one to the other, if levels of buildings part them.

    Within a hex each step is one level, the roof being the last. From hex to hex one goes on the ground, or
    upstairs from building to building on one level: nobody leaves or enters a building by its windows.
    """
    below, above = storey(position, one), storey(position, other)
    if one[0] == other[0]:
        near = abs(below - above) <= 1
    else:
        near = below == above == 0 or (
            below > 0 < above and level_in(position, *one) == level_in(position, *other)
        )
    if near:
        return None
    return Illegal("B23.4", f"no step leads from level {below} in {one[0]} to level {above} in {other[0]}")
