"""Handlers of going aboard, unloading, landing from the air and surrendering."""

from __future__ import annotations

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.base.words import with_article
from asl_reference.board.actions import Action
from asl_reference.board.places import cover_aboard, let_go, place_of, rides
from asl_reference.board.position import CREWLESS, Position, Unit
from asl_reference.board.steps import Act, Step
from asl_reference.play.set_up import new_piece, on_the_board, sound
from asl_reference.rules.ground.a2_locations import location, no_such_place
from asl_reference.rules.ground.a7_activity import status_barring
from asl_reference.rules.ground.b26_movement import bypass_bars, lands_beneath, on_wire
from asl_reference.rules.ground.b27_foxholes import is_fortification, out_first
from asl_reference.rules.ground.c8_moving import in_motion
from asl_reference.rules.moving.a4_allotment import led
from asl_reference.rules.moving.a4_entry import no_footing
from asl_reference.rules.moving.a4_legality import attacker_bars, bog_check_first
from asl_reference.rules.routing.b26_rout import surrender_bars, taken


@clause("D6.1", "D6.2", "B26.4", "B27.4")
def load(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Infantry goes aboard a vehicle of its Location in its MPh, if on top of no Wire and in no entrenchment.

    The MF and MP of loading are left out. Riders of a motorcycle or a horse have a
    mount and are not aboard.
    """
    vehicle = position.units.get(action.vehicle)
    if vehicle is None or not vehicle.is_vehicle:
        raise Malformed("action.vehicle", f"load: no vehicle {action.vehicle!r} in the position")
    changed: dict[str, Unit] = {}
    for name in action.units:
        unit = position.units[name]
        if on_wire(position, unit):
            return Illegal("B26.4", f"{name} is on top of the Wire and may not enter a vehicle")
        if barred := out_first(name, unit) or attacker_bars(position, name, "go aboard", "D6.1"):
            return barred
        idle = not unit.is_infantry or status_barring("load", unit) or position.phase not in ("", "MPh")
        if idle or unit.side != vehicle.side or location(unit) != location(vehicle):
            return Illegal("D6.1", f"{name} may not go aboard {action.vehicle}")
        if vehicle.type in CREWLESS:
            raise Beyond(f"how Personnel mounts a {vehicle.type} (A13.3, D15)")
        if barred := _going(position, vehicle, "D6.4"):
            return barred
        aboard = replace(unit, aboard=action.vehicle, beneath=())
        changed[name] = aboard.marked("rider") if rides(position, aboard) else aboard
    return _boarded(position.with_units(changed), action, "D6.1")


@clause("D2.13", "D6.4", "D6.5", "D8.2")
def _going(position: Position, vehicle: Unit, clause_id: str) -> Illegal | None:
    """A vehicle in Motion, one that has moved and not Stopped, or that owes a Bog Check bars its boarding."""
    if in_motion(vehicle):
        return Illegal(clause_id, f"{vehicle.id} is in Motion, or has moved and has not Stopped")
    return bog_check_first(position, vehicle)


@clause("D6.5", "B26.4", "B26.44")
def unload(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Passengers and Riders come down in their vehicle's Location, on top of what lies there.

    In Bypass as their vehicle is [EXC: no Infantry is along a hexside of a Wire hex].

    By the other reading they come down beneath what their vehicle is beneath. Their Gun stays in tow: it is
    the vehicle's now. The MF and MP of unloading are left out.
    """
    changed: dict[str, Unit] = {}
    for name in action.units:
        unit = position.units[name]
        vehicle = position.units.get(unit.aboard)
        if vehicle is None or status_barring("unload", unit) or position.phase not in ("", "MPh"):
            return Illegal("D6.5", f"{name} is aboard nothing that it may leave now")
        if barred := _going(position, vehicle, "D6.5"):
            return barred
        cover = cover_aboard(position, unit, vehicle)
        down = replace(unit, aboard="", beneath=cover).unmarked("rider")
        if bypass_bars(position, down, down.hex, down.bypass):
            down = replace(down, at="", bypass=())
        if barred := attacker_bars(position, name, "unload", "D6.5") or no_footing(position, down):
            return barred
        changed[name] = down
    in_tow = {
        name: let_go(position, gun, position.units[gun.possessed_by])
        for name, gun in position.counters.items()
        if "towed" in gun.status and gun.possessed_by in changed
    }
    return _boarded(position.with_units(changed).with_counters(in_tow), action, "D6.5", "B26.4")


@clause("A4.12", "A8.1", "D6.4", "D6.5")
def _boarded(after: Position, action: Action, *clauses: str) -> Step:
    """The step of units that have loaded or unloaded: it took MF, in their own Location, so they may be First
    Fired on.

    Who unloads with a leader moves with him from then on.
    """
    after = led(after, action.units)
    spenders = {name: replace(after.units[name], crossed="") for name in action.units}
    return Step(after.with_units(spenders), clauses=clauses, act=Act(after, action.units))


@clause("B26.42", "B26.43")
def land(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A glider, or a unit by parachute, comes down beneath any Wire of its Location: a bridge has its own.

    [EXC: what never is beneath Wire.]
    """
    thing = new_piece(position, action)
    on_the_board(position, action, thing)
    beneath = ("wire",) if lands_beneath(position, thing) else ()
    if is_fortification(thing):
        return Illegal("B26.42", f"{with_article(thing.type)} does not come down from the air")
    nowhere = no_such_place(position, place_of(thing))
    if nowhere:
        return nowhere
    after = position.with_piece(action.id, replace(thing, beneath=beneath))
    return Step(sound(after, action), clauses=("B26.42",))


@clause("A20.21", "A20.5", "B26.41")
def surrender(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A broken unit becomes the prisoner of an ADJACENT enemy and moves to it, Wire costing nothing.

    Its weapons stay where it was, in nobody's possession.
    """
    if barred := surrender_bars(rules, position, action.unit, action.target):
        return barred
    unit = position.units[action.unit]
    prisoner = taken(position, unit, position.units[action.target])
    return Step(position.with_unit(action.unit, prisoner), clauses=("A20.21", "B26.41"))
