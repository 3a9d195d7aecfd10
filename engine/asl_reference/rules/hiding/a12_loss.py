"""A12.14-A12.141 loss of concealment: by moving, by other activity, by the result of an attack."""

from __future__ import annotations

from asl_reference.base.clauses import Reason, clause
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.places import carrier_of
from asl_reference.board.position import Position
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, viewers
from asl_reference.rules.hiding.b9_concealment import shielded_by_bocage
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

TURNS = frozenset({"change_vca", "start", "stop"})
"""Verbs by which a vehicle spends MP in its MPh without entering a hex."""
IN_THE_MPH = frozenset({"move", "go_beneath", "come_out"}) | TURNS
"""Verbs that spend MF or MP and count as movement only in the MPh."""


@clause("A12.14", "B9.55", "B26.4", "B27.4", "B27.54")
def lost_by_moving(rules: Rules, after: Position, action: Action, unit_id: str) -> Reason | None:
    """Why a concealed unit that has just moved or been carried is concealed no longer; None if it still is.

    Non-Assault Movement costs it in LOS of any viewer, in and out of what lies in its Location included;
    other movement in Open Ground alone. [EXC: nothing between connecting trenches. Behind bocage against all
    viewers Infantry moves in its MPh as if by Assault Movement. MF spent on getting beneath Wire do not count
    while some are left (26.4).]
    """
    unit = after.units[unit_id]
    if not unit.unseen or unit.did("moved_by_trench"):
        return None
    seen_by = viewers(rules, after, unit_id, within=VIEWING_RANGE)
    mover = carrier_of(after, unit) or unit
    acts = action.do in TURNS or (mover.did("moved") and not mover.did("moved_by_assault"))
    openly = action.do in IN_THE_MPH and acts
    openly = openly and not shielded_by_bocage(rules, after, unit_id, seen_by)
    for viewer in seen_by:
        if openly:
            return Reason("A12.14", f"Non-Assault Movement in LOS of {viewer}")
        if open_ground_to(rules, after, viewer, unit_id):
            return Reason("A12.14", f"movement in Open Ground in LOS of {viewer}")
    return None


@clause("A12.141", "B9.55")
def lost_by_acting(rules: Rules, before: Position, unit_id: str, phase: str) -> Reason | None:
    """Why a concealed unit's activity of that phase shows it; None if nobody sees it.

    [EXC: in the RPh nobody counts as seeing Infantry behind bocage against all viewers.]
    """
    if not before.units[unit_id].unseen:
        return None
    seen_by = viewers(rules, before, unit_id, within=VIEWING_RANGE)
    if phase == "RPh" and shielded_by_bocage(rules, before, unit_id, seen_by):
        return None
    return Reason("A12.141", f"activity in LOS of {seen_by[0]}") if seen_by else None
