"""Building levels and roofs as ways (B23.4, B23.8): which of them lead to one another."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.position import Place, Position
from asl_reference.rules.ground.a2_locations import level_of


def storey(position: Position, place: Place) -> int:
    """Levels of a building below the place, 0 on the ground: a roof comes after the last of them."""
    return position.hex(place.hex).floors + 1 if place.at == "rooftop" else place.floor


@clause("A4.1", "A2.8", "B23.4", "B23.8")
def no_stairs(position: Position, one: Place, other: Place) -> Illegal | None:
    """Why no step leads from one to the other, if levels of buildings part them.

    Within a hex each step is one level, the roof being the last. From hex to hex one goes on the ground, or
    upstairs from building to building on one level: nobody leaves or enters a building by its windows.
    """
    below, above = storey(position, one), storey(position, other)
    if one.hex == other.hex:
        near = abs(below - above) <= 1
    else:
        near = below == above == 0 or (
            below > 0 < above and level_of(position, one) == level_of(position, other)
        )
    if near:
        return None
    return Illegal("B23.4", f"no step leads from level {below} in {one.hex} to level {above} in {other.hex}")
