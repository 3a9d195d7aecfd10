"""Control of trenches and sangars, as it passes in play (A26.1, 27.6)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import MMC, Position
from asl_reference.board.steps import Step
from asl_reference.rules.ground.a1_arms import armed
from asl_reference.rules.ground.a2_locations import Location, counter_at, location, units_at
from asl_reference.rules.ground.a7_activity import good_order
from asl_reference.rules.ground.b27_foxholes import STRAIGHT


@clause("A26.1", "B27.6")
def control_passes(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """The side that comes to hold the Location of a trench or sangar Controls it, and keeps it on leaving.

    In set-up nobody gains Control; what the position says holds until the act of a unit changes it.
    """
    after = done.position
    if after.units is before.units or all(one.type not in STRAIGHT for one in after.counters.values()):
        return done
    if after.phase == "setup":
        return done
    passed = {}
    for where in _touched(before, after):
        found = counter_at(after, where, *STRAIGHT)
        side = _holder(after, where) if found else ""
        if found and side not in ("", found[1].controlled_by, _holder(before, where)):
            passed[found[0]] = replace(found[1], control=side)
    return done.at(after.with_counters(passed)) if passed else done


def _touched(before: Position, after: Position) -> set[Location]:
    """The Locations where the units that the action has changed were and are."""
    return {
        location(unit)
        for one, other in ((before, after), (after, before))
        for name, unit in one.units.items()
        if other.units.get(name) is not unit
    }


@clause("A26.1")
def _holder(position: Position, where: Location) -> str:
    """The side of the armed Good Order MMC there, if no armed Good Order enemy is there; else empty."""
    able = [
        unit for name, unit in units_at(position, where).items() if good_order(unit) and armed(position, name)
    ]
    sides = {unit.side for unit in able}
    held = len(sides) == 1 and any(unit.type in MMC and unit.stands_for_itself for unit in able)
    return sides.pop() if held else ""
