"""A23.1, 26.45: who may use a DC, for the verbs that Place, Throw and Set it and for the attack it makes."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a1_arms import bars_firing
from asl_reference.rules.ground.a2_locations import Location, counters_at
from asl_reference.rules.ground.b16_identity import LAID, THROWN
from asl_reference.rules.ground.b26_movement import on_wire

UNABLE = ("broken", "pinned", "ti", "melee", "prisoner", "berserk", "unarmed")
"""Statuses in which nobody uses a DC (A23.1)."""


@clause("A23.1", "B26.45")
def user_barred(position: Position, unit: Unit) -> Illegal | None:
    """What keeps a unit from using a DC: it is for free, able Infantry that is not on top of Wire."""
    if not unit.is_infantry or unit.has(*UNABLE):
        return Illegal("A23.1", f"{unit.id} is not able to use a DC")
    if on_wire(position, unit):
        return Illegal("B26.45", f"{unit.id} is on top of the Wire and may not use a DC")
    return None


@clause("A23.1", "A23.3", "B26.45")
def dc_barred(position: Position, piece: Piece, to: Location) -> Illegal | None:
    """What keeps one of the attackers from an attack with a DC on the Location.

    One that lies there already, Placed, Thrown or Set, goes off whatever became of who brought it.
    """
    if _lies_there(position, to):
        return None
    man = manned_by(position, piece)
    barred = bars_firing(position, piece)
    return barred or (user_barred(position, man) if isinstance(man, Unit) else None)


def _lies_there(position: Position, to: Location) -> bool:
    return any(
        not dc.possessed_by and (THROWN in dc.done or not LAID.isdisjoint(dc.status))
        for dc in counters_at(position, to, "dc").values()
    )
