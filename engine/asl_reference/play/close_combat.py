"""Handler of Close Combat, and Melee: whom it holds at the end of the CCPh, and when it ends."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.fire import is_aerial
from asl_reference.board.places import is_unseen
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.firing.a7_who_fires import cannot_fight
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import FOUGHT, has_fought, known, opponent_of
from asl_reference.rules.ground.b26_movement import may_fight


@clause("A11.12", "A11.2", "A12.3", "B27.13", "B27.44", "B26.4")
def close_combat(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Opposing units of a Location may fight in CC, beneath and on top of its counters alike, each once.

    [EXC: units on Wire may also fight those in a pillbox of the hex; who has Withdrawn attacks nobody, and
    nobody a hidden unit.]
    """
    target = position.units.get(action.target)
    if target is None:
        raise Malformed("action.target", f"close_combat: no unit {action.target!r} in the position")
    if position.phase not in ("", "CCPh"):
        return Illegal("A11.1", f"Close Combat belongs to the CCPh, not the {position.phase}")
    for name in action.by:
        unit = position.units.get(name)
        if unit is None or unit.side == target.side:
            return Illegal("A11.1", f"{name} may not attack {action.target} in Close Combat")
        if barred := cannot_fight(position, unit):
            return barred
        if is_aerial(target):
            return Illegal("A11.1", f"{action.target} is in the air, where nobody fights it")
        if barred := has_fought(position, unit):
            return barred
        if not may_fight(position, unit, target):
            if is_unseen(position, target, "hidden"):
                return Illegal("A12.3", f"{action.target} is hidden, and nobody attacks it in CC")
            return Illegal("B27.13", f"{name} and {action.target} are not in one Location")
    fought = {name: position.units[name].having_done(FOUGHT) for name in action.by}
    return Step(position.with_units(fought), clauses=("B27.13",))


@clause("B26.32", "B27.13")
def locked(position: Position) -> Position:
    """At the end of the CCPh opposing Infantry of a Location is held in Melee (A11.15).

    On Wire, beneath it and in an entrenchment are one Location; concealed units are not held.
    """
    stacks: dict[object, set[str]] = {}
    for unit in filter(_fights, position.units.values()):
        stacks.setdefault(location(unit), set()).add(unit.side)
    held = {
        name: unit.marked("melee")
        for name, unit in position.units.items()
        if _fights(unit) and len(stacks[location(unit)]) > 1
    }
    return position.with_units(held)


@clause("A11.15", "B26.32", "B27.13")
def melee_ends(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A unit whose last enemy in the Location is gone by the action is no longer held in Melee."""
    happened, after = done.befell, done.position
    if not (happened.eliminated or happened.captured or happened.left):
        return done
    free = {
        name: unit.unmarked("melee")
        for name, unit in after.units.items()
        if "melee" in unit.status
        and name in before.units
        and opponent_of(before, before.units[name])
        and not opponent_of(after, unit)
    }
    return done.at(after.with_units(free))


def _fights(unit: Unit) -> bool:
    """Known Infantry, which CC can hold.

    Another fact than ``opponent_of``: a vehicle or a concealed unit begins no Melee, but one goes on while it
    is there.
    """
    return unit.is_infantry and known(unit)
