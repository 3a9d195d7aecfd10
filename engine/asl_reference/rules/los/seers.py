"""Which enemies on the ground see a unit (A12): callers give the range."""

from __future__ import annotations

from collections.abc import Callable

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.fire import is_aerial
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a7_activity import is_enemy
from asl_reference.rules.los.sight import sight_between

Kind = Callable[[Unit], bool]
"""Which enemies: unbroken ones, or those in Good Order."""


def enemies(position: Position, side: str) -> tuple[str, ...]:
    """Ids of the ground units of other sides, those that a vehicle carries as well."""
    return tuple(
        name for name, other in position.units.items() if is_enemy(other, side) and not is_aerial(other)
    )


def in_view(rules: Rules, position: Position, viewer: str, piece: str) -> bool:
    """Whether the unit has a LOS to the unit or counter."""
    return sight_between(rules, position, viewer, piece).clear


@clause("A12.121")
def near_enemies(
    position: Position, piece: str, kind: Kind, *, side: str, within: int | None
) -> tuple[str, ...]:
    """Ids of the enemies of the side, of that kind and not hidden, ``within`` so many hexes of the piece.

    None: however far.
    """
    units = position.units
    here = (units[piece] if piece in units else position.counters[piece]).hex
    return tuple(
        name
        for name in enemies(position, side)
        if kind(units[name])
        and not units[name].has("hidden")
        and (within is None or geometry.distance(units[name].hex, here) <= within)
    )


@clause("A12.121", "A12.14", "A12.33", "B9.55")
def seers(
    rules: Rules, position: Position, piece: str, kind: Kind, *, side: str, within: int | None
) -> tuple[str, ...]:
    """Ids of those among them that see the unit or counter."""
    near = near_enemies(position, piece, kind, side=side, within=within)
    return tuple(name for name in near if in_view(rules, position, name, piece))
