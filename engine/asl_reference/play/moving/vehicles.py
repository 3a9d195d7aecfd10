"""Handlers of what a vehicle does besides entering hexes: VCA, TCA, Start MP, Motion attempts."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.fire import is_aerial
from asl_reference.board.position import Number, Position, Unit
from asl_reference.board.steps import Step, spent
from asl_reference.play.firing.firing import no_fire_phase_of
from asl_reference.rules.ground.a7_activity import status_bars
from asl_reference.rules.ground.b27_trenches import may_change_vca, may_start
from asl_reference.rules.ground.c8_moving import immobile, in_motion
from asl_reference.rules.moving.a4_allotment import START_MP, STOP_MP
from asl_reference.rules.moving.a4_legality import mf_bars, state_bars
from asl_reference.rules.moving.d2_movement import vca_mp
from asl_reference.rules.moving.d8_bog import checks_on_vca_change

HEXSPINES = 6
"""Hexspines of a hex: so many make a full turn."""


def _vehicle(position: Position, action: Action) -> Unit | Illegal:
    """The vehicle named, able to act."""
    unit = position.units.get(action.unit)
    if unit is None or not unit.is_vehicle or is_aerial(unit):
        return Illegal("D2.1", f"{action.unit} is not a vehicle")
    return status_bars("change_tca", unit, "has no crew able to act") or unit


@clause("D2.11", "B27.52", "B27.55")
def change_vca(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A vehicle turns its hull, for MP a hexspine in its MPh, or to fire [EXC: never beneath a trench].

    It turns the shorter way: five hexspines clockwise are one the other way, paid and checked as one.
    """
    unit = _vehicle(position, action)
    if isinstance(unit, Illegal):
        return unit
    if barred := may_change_vca(unit) or status_bars("change_vca", unit, "keeps its VCA"):
        return barred
    turned = replace(unit, vca=_turned(unit, action.hexspines))
    hexspines = min(action.hexspines, HEXSPINES - action.hexspines)
    checks = checks_on_vca_change(rules, position, action.unit, hexspines)
    if _turns_to_fire(position, unit):
        barred = no_fire_phase_of(position, unit.side)
        return barred or Step(position.with_unit(action.unit, turned), checks=checks, clauses=("D2.11",))
    mp = vca_mp(position, unit, hexspines)
    if barred := state_bars(position, "move", action.unit) or mf_bars(position, action.unit, mp):
        return barred
    return replace(_paid(position, turned.having_done("moved"), mp, "change VCA", "D2.11"), checks=checks)


@clause("C5.1", "D2.11")
def _turns_to_fire(position: Position, unit: Unit) -> bool:
    """Whether it turns as a firer, for no MP: outside the MPh, and in that of the enemy if not in Motion."""
    if position.phase in ("", "MPh"):
        return position.turn_of not in ("", unit.side) and not in_motion(unit)
    return True


def _paid(position: Position, unit: Unit, mp: Number, purpose: str, clause_id: str) -> Step:
    """The step of a vehicle that spends these MP where it is."""
    after = position.with_unit(unit.id, replace(unit, mf_spent=unit.mf_spent + mp))
    return Step(after, spent({unit.id: mp}, purpose), clauses=(clause_id,))


def _turned(unit: Unit, hexspines: int) -> str:
    """The VCA so many hexspines clockwise, if it is given as a neighbouring hex."""
    around = geometry.neighbours(unit.hex)
    if unit.vca not in around:
        return unit.vca
    return around[(around.index(unit.vca) + hexspines) % len(around)] or unit.vca


@clause("D3.12", "B27.52", "B27.55")
def change_tca(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A turret turns free of MP and of any Bog Check, beneath a trench as elsewhere."""
    unit = _vehicle(position, action)
    return unit if isinstance(unit, Illegal) else Step(position, clauses=("D3.12",))


@clause("D2.12", "B27.52")
def start(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A vehicle spends 1 MP to Start in its MPh [EXC: beneath a trench]."""
    unit = _vehicle(position, action)
    if isinstance(unit, Illegal):
        return unit
    going = in_motion(unit)
    unit = unit.without_deed("stopped")
    position = position.with_unit(action.unit, unit)
    if barred := may_start(rules, unit) or state_bars(position, "move", action.unit):
        return barred
    if going or position.phase not in ("", "MPh"):
        return Illegal("D2.12", f"{action.unit} Starts in its MPh, from a Stop")
    if barred := mf_bars(position, action.unit, START_MP):
        return barred
    return _paid(position, unit.marked("motion").having_done("started"), START_MP, "start", "D2.12")


@clause("D2.13")
def stop(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A vehicle that is moving spends 1 MP to Stop in its MPh, and is in Motion no longer."""
    unit = _vehicle(position, action)
    if isinstance(unit, Illegal):
        return unit
    if not in_motion(unit) or position.phase not in ("", "MPh"):
        return Illegal("D2.13", f"{action.unit} Stops in its MPh, when it is moving")
    if barred := state_bars(position, "move", action.unit) or mf_bars(position, action.unit, STOP_MP):
        return barred
    stopped = unit.unmarked("motion").without_deed("started").having_done("stopped")
    return _paid(position, stopped, STOP_MP, "stop", "D2.13")


@clause("D2.401", "B27.52")
def motion_attempt(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A DEFENDER's vehicle may try for Motion in the enemy MPh if it could Start [EXC: beneath a trench]."""
    unit = _vehicle(position, action)
    if isinstance(unit, Illegal):
        return unit
    if barred := may_start(rules, unit):
        return barred
    unable = in_motion(unit) or immobile(unit)
    if unable or position.phase not in ("", "MPh") or position.turn_of == unit.side:
        return Illegal("D2.401", f"{action.unit} may not attempt Motion now")
    return Step(position, clauses=("D2.401",))
