"""What an act exposes a unit to, as the board stands: fire, Snap Shots, Interdiction, minefields."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Act, Step
from asl_reference.rules.firing.a7_who_fires import fire_at
from asl_reference.rules.firing.a8_first_fire import ffmo, ffnam, mover
from asl_reference.rules.ground.a2_locations import Location, counter_at, location
from asl_reference.rules.ground.a3_phases import phase_of_action
from asl_reference.rules.los.hindrance import known_in_weather
from asl_reference.rules.los.seers import enemies
from asl_reference.rules.routing.a10_rout import interdictors


def exposed(rules: Rules, done: Step) -> tuple[str, ...]:
    """All that a step exposes its units to: what it draws, and the fire of those who see them."""
    return tuple(sorted({*done.exposes, *(by_fire(rules, done.act) if done.act else ())}))


def drawn(before: Position, after: Position, units: Iterable[str]) -> list[str]:
    """The minefields where the units have gone, and where they have come from, each once."""
    if not any(counter.type == "minefield" for counter in after.counters.values()):
        return []
    met = set[Location]().union(*(minefields_met(before, after, name) for name in units))
    return ["minefield"] * len(met)


def by_fire(rules: Rules, act: Act) -> set[str]:
    """The fire that the units are open to where the act has left them, and its DRM."""
    after, found = act.after, set[str]()
    for name in act.units:
        if act.phase == "MPh":
            found |= _to_first_fire(rules, after, name, _entered_from(act, name))
        if act.phase == "RtPh" and after.units[name].did("routed"):
            found |= {"interdiction"} if interdictors(rules, after, name) else set()
    return found


def _entered_from(act: Act, name: str) -> str:
    """The hex that the unit has come from; empty if it has entered none."""
    start = act.starts.get(name, "")
    return "" if start == act.after.units[name].hex else start


@clause("B28.41", "B27.54")
def minefields_met(before: Position, after: Position, unit_id: str) -> set[Location]:
    """Leaving the Location of a minefield draws an attack, and so does entering one.

    [EXC: between connecting trenches.] A place of the hex may be a Location of its own.
    """
    unit = after.units[unit_id]
    here, left = location(unit), location(before.units[unit_id])
    if here == left or unit.did("moved_by_trench"):
        return set()
    return {end for end in (here, left) if counter_at(after, end, "minefield") is not None}


@clause("A8.1", "A4.6", "A8.15", "B27.42", "B27.54")
def _to_first_fire(rules: Rules, after: Position, unit_id: str, start: str) -> set[str]:
    """First Fire by all that see and reach the unit, a Snap Shot by those that see both ends of its hexside.

    FFNAM and FFMO by what it did and where it is; ``start`` is the hex it comes from, if it has entered one.
    """
    unit = after.units[unit_id]
    if not mover(after, unit):
        return set()
    others = enemies(after, unit.side)
    found = set[str]()
    for aim, line in (shot for name in others for shot in fire_at(rules, after, name, unit)):
        found.add("first_fire")
        if ffmo(rules, after, aim, unit, line.hindrance):
            known_in_weather(after)
            found.add("ffmo")
            break
    on_foot = unit.is_personnel and not unit.did("moved_by_trench")
    if on_foot and start and _snapped(rules, after, unit, others, start):
        found.add("snap_shot")
    if found and ffnam(after, unit):
        found.add("ffnam")
    return found


@clause("A8.15")
def _snapped(rules: Rules, after: Position, unit: Unit, others: tuple[str, ...], start: str) -> bool:
    """Whether any Infantry or Cavalry could take a Snap Shot at the unit as it came from the hex."""
    if not geometry.adjacent(start, unit.hex):
        return False
    side = geometry.hexside(start, unit.hex)
    return any(
        after.units[name].is_personnel and any(fire_at(rules, after, name, unit, side=side))
        for name in others
    )


@clause("A8.1", "B9.323", "C11.2")
def seen_once_settled(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """The fire at units that spend MF is judged after everything that follows from the act.

    Bocage hides a unit without wall advantage (9.521); a crew that has left its Gun has no Emplacement.
    """
    if not (done.expenditures or done.act):
        return done
    acting = done.act.units if done.act else action.units or (action.unit,)
    units = tuple(name for name in acting if name in done.position.units)
    starts = {name: before.units[name].hex for name in units}
    return replace(done, act=Act(done.position, units, starts, phase_of_action(before, action)))
