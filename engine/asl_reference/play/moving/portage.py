"""What units leave where it is as they go: dismantled mortars that they do not take along (A4.42)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Position


@clause("A4.42", "A4.43", "B27.1", "B27.4")
def without_what_stays(position: Position, action: Action) -> Position:
    """The position with the dm mortars that the moving units do not name as carried in nobody's possession.

    They stay beneath the counter or on top of it, and their PP burden nobody.
    """
    left = {
        name: replace(gun, possessed_by="", crest="", bypass=())
        for name, gun in position.counters.items()
        if gun.type == "mortar"
        and "dm" in gun.status
        and gun.possessed_by in action.units
        and name not in action.carrying
    }
    return position.with_pieces(counters={**position.counters, **left}) if left else position
