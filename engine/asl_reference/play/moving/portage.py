"""What units leave where it is as they go: what they say, and dm mortars that they do not name (A4.42)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import let_go
from asl_reference.board.position import Position


@clause("A4.42", "A4.43", "B27.1", "B27.4")
def without_what_stays(position: Position, action: Action) -> Position:
    """The position with the dm mortars that the moving units do not name as carried in nobody's possession.

    They stay beneath the counter or on top of it, and their PP burden nobody.
    """
    left = {
        name: let_go(gun, position.units[gun.possessed_by])
        for name, gun in position.counters.items()
        if gun.type == "mortar"
        and "dm" in gun.status
        and gun.possessed_by in action.units
        and name not in action.carrying
    }
    return position.with_pieces(counters={**position.counters, **left}) if left else position


@clause("A4.43", "C10.3")
def without_what_is_left(position: Position, action: Action) -> Position | Illegal:
    """The position in which nobody possesses or Pushes any more what the action says is left on top."""
    for name in action.leaving:
        gear = position.counters.get(name)
        if gear is None or gear.possessed_by not in action.units:
            return Illegal("A4.43", f"none of {', '.join(action.units)} possesses {name}")
        position = without(position, gear.possessed_by, (name,))
    return position


def without(position: Position, unit_id: str, leaving: tuple[str, ...]) -> Position:
    """The position with what the unit leaves lying where it is on top, possessed by nobody."""
    unit = position.units[unit_id]
    left = {n: replace(let_go(position.counters[n], unit), beneath=()) for n in leaving}
    if unit.pushing in leaving:
        position = position.with_unit(unit_id, replace(unit, pushing=""))
    return position.with_pieces(counters={**position.counters, **left}) if left else position
