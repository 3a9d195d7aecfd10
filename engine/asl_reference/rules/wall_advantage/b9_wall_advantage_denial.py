"""B9.321, 9.324: which unit's wall advantage denies it to which other, over hexsides that they share."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import clause
from asl_reference.base.facts import of_large_position
from asl_reference.board.geometry import hexes_of
from asl_reference.board.places import Piece, bearer
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.rules.ground.a2_locations import level_of, location
from asl_reference.rules.ground.b27_foxholes import shelter_of
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    deluxe,
    walls_of,
)


@clause("B9.32", "B9.321")
def held(position: Position, unit: Unit) -> tuple[str, ...]:
    """The hexsides over which a marked unit has WA: every one it extends to, in Deluxe those claimed."""
    if "wall_advantage" not in unit.status:
        return ()
    over = claimable_hexsides(position, unit)
    if unit.wall_advantage_over and deluxe(position):
        return tuple(name for name in over if name in unit.wall_advantage_over)
    return over


@clause("B9.31", "B9.32")
def wa_of(position: Position, piece: Piece | None) -> tuple[str, ...]:
    """The hexsides over which the piece has WA by its bearer.

    [EXC: a mere place, and a weapon that lies beneath an entrenchment, where nothing has WA.]
    """
    sheltered = isinstance(piece, Counter) and shelter_of(piece)
    man = None if piece is None or sheltered else bearer(position, piece)
    return held(position, man) if isinstance(man, Unit) else ()


@of_large_position
def holders(position: Position) -> tuple[str, ...]:
    """Ids of the units with WA."""
    return tuple([name for name, unit in position.units.items() if "wall_advantage" in unit.status])


@clause("B9.321", "B9.62")
def rivals(position: Position, unit_id: str, over: tuple[str, ...]) -> tuple[str, ...]:
    """Ids of the enemies with WA over any of the hexsides, all of which the unit itself could claim.

    Adjacency alone makes no rival. A unit below a Hillside wall of its hex shares it though it can never
    claim it (9.62 EX).
    """
    unit = position.units[unit_id]
    bearers = [name for name in holders(position) if position.units[name].side != unit.side]
    if not bearers:
        return ()
    shared = shared_hexsides(position, unit, over)
    near = hexes_beside(shared)
    return tuple(
        [
            name
            for name in bearers
            if location(enemy := position.units[name]).hex in near
            and not shared.isdisjoint(held(position, enemy))
        ]
    )


def hexes_beside(hexsides: Iterable[str]) -> set[str]:
    """The hexes of these hexsides: WA over one of them is that of a unit in such a hex."""
    return {hex_name for side in hexsides for hex_name in hexes_of(side)}


@clause("B9.321", "B9.62")
def shared_hexsides(position: Position, unit: Unit, over: tuple[str, ...]) -> set[str]:
    """The hexsides by which an enemy denies the unit WA over ``over``.

    In Deluxe these alone. Else the Hillside walls above it as well: it shares them (9.62 EX).
    """
    return set(over) if deluxe(position) else {*over, *_hillsides_above(position, unit)}


@clause("B9.321", "B9.324")
def deniers(position: Position, unit_id: str, over: tuple[str, ...]) -> tuple[str, ...]:
    """Ids of those rivals that deny it WA: a dummy stack denies nothing to a real unit."""
    found = rivals(position, unit_id, over)
    if position.units[unit_id].type == "dummy":
        return found
    return tuple(name for name in found if position.units[name].type != "dummy")


@clause("B9.321", "B9.62")
def _hillsides_above(position: Position, unit: Unit) -> tuple[str, ...]:
    """The Hillside walls and hedges of the unit's hex that stand above it."""
    walls = walls_of(position, unit.hex)
    return tuple(wall.name for wall in walls if wall.hillside and wall.base > level_of(position, unit))


@clause("B9.321", "B9.55")
def open_hexsides(
    position: Position, unit_id: str, yielding: frozenset[str] = frozenset()
) -> tuple[str, ...]:
    """The hexsides over which the unit could have WA now: all that it extends to, or none.

    One enemy with WA over one shared hexside denies it the whole hex. [EXC: in Deluxe each hexside
    is claimed and denied by itself.] Enemies named in ``yielding`` are passed over.
    """
    over = claimable_hexsides(position, position.units[unit_id])
    if not over or not deluxe(position):
        return () if set(deniers(position, unit_id, over)) - yielding else over
    return tuple(name for name in over if not set(deniers(position, unit_id, (name,))) - yielding)
