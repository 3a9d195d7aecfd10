"""Interdiction claimed and resolved (A10.53), and the enemies that a router has met on its way (A10.51)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from asl_reference.play.firing.results import outcome
from asl_reference.rules.routing.a10_rout import INTERDICTED, could_interdict, watched_by


@clause("A10.53", "B27.41")
def claim_interdiction(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """An enemy that could interdict the router where it is claims it, once a hex: no MF may be added now."""
    unit = position.units[action.unit]
    if position.phase not in ("", "RtPh") or not unit.did("routed"):
        return Illegal("A10.53", f"{action.unit} has not routed in this RtPh")
    for name in action.by:
        if position.units[name].side == unit.side or not could_interdict(rules, position, name, action.unit):
            return Illegal("A10.53", f"{name} could not interdict {action.unit} in {unit.hex}")
    return Step(position.with_unit(action.unit, unit.marked("interdiction_claimed")), clauses=("A10.53",))


@clause("A10.53", "B27.41")
def resolve_interdiction(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Interdiction pins, which ends the rout, reduces, eliminates or does nothing; then MF may go on."""
    unit = position.units[action.unit]
    if not unit.has("interdiction_claimed"):
        return Illegal("A10.53", f"no Interdiction of {action.unit} has been claimed")
    if action.result == "broken":
        return Illegal("A10.53", "Interdiction reduces a unit that fails its check; it is broken already")
    met = position.with_unit(action.unit, unit.unmarked("interdiction_claimed").having_done(INTERDICTED))
    return Step(outcome(met, action.unit, action.result), clauses=("A10.53",))


@clause("A10.51")
def watchers_noted(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A unit that routs remembers the Known enemies in whose LOS it was before this expenditure."""
    routed = {
        name: replace(unit, fled_from=watched_by(rules, before, name))
        for name in action.units
        if (unit := done.position.units.get(name)) is not None and unit.did("routed") and name in before.units
    }
    return done.at(done.position.with_units(routed))
