"""A10.62 Desperation Morale: what brings a broken unit under it, and when it ends. To break does so too."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.los.seers import enemies
from asl_reference.rules.routing.a10_rout import must_rout, threatened


@clause("A10.62")
def desperation(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A broken unit comes under DM by a Known, armed, unbroken enemy that comes ADJACENT or to it."""
    after, moved = done.position, set(done.befell.left)
    new = {
        name: unit.marked("dm")
        for name, unit in after.units.items()
        if "broken" in unit.status
        and not unit.has("dm", "prisoner")
        and _threatening(rules, after, unit) - (_threatening(rules, before, before.units.get(name)) - moved)
    }
    return done.at(after.with_units(new))


def _threatening(rules: Rules, position: Position, unit: Unit | None) -> set[str]:
    """Ids of the Known, armed, unbroken enemies in the unit's Location or ADJACENT to it."""
    if unit is None:
        return set()
    others = enemies(position, unit.side)
    return {name for name in others if threatened(rules, position, name, unit.id)}


@clause("A10.5", "A10.62")
def desperate(rules: Rules, position: Position, passed: tuple[str, ...], following: str) -> Position:
    """The position as phases end: DM ends with the RPh; units that must rout come under it in the RtPh."""
    changed: dict[str, Unit] = {}
    broken = {name: unit for name, unit in position.units.items() if unit.has("broken")}
    if "RPh" in passed:
        lasts = not position.follows("A10.62-dm-ends=always")
        over = {n: u for n, u in broken.items() if not (lasts and _threatening(rules, position, u))}
        changed = {name: unit.unmarked("dm") for name, unit in over.items()}
    if following == "RtPh":
        changed |= {n: unit.marked("dm") for n, unit in broken.items() if must_rout(rules, position, n)}
    return position.with_units(changed)
