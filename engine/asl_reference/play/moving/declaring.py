"""Movement declared before it is made: mode, leader, entry of another Location (A4.5, A4.12, 9.41)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.geometry import hexes_of, hexside, neighbours
from asl_reference.board.lifetimes import ended
from asl_reference.board.position import Place, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.moving.entering import entered_by
from asl_reference.rules.ground.a2_locations import no_such_place
from asl_reference.rules.ground.b27_foxholes import SHELTERS
from asl_reference.rules.moving.a4_allotment import led
from asl_reference.rules.moving.a4_legality import state_bars, verb_now
from asl_reference.rules.moving.a4_modes import double_timed
from asl_reference.rules.moving.b26_getting_beneath import with_leader
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import UNDER_WAY, without

MODES = {"move": ("", "minimum", "breach"), "rout": ("", "low_crawl")}
"""By verb: modes that are tried in turn; an entry is possible if one of them allows it."""
FAILED_EXITS = frozenset({"turn_back", "abandon_entry"})
"""Verbs by which units are where they were before the entry."""


@clause("A4.5", "A4.12", "B26.4", "B26.46")
def declare(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Double Time or movement with a leader is announced, before MF are spent, and adds its MF."""
    if position.phase not in ("", "MPh"):
        return Illegal("A4.1", f"movement is declared in the MPh, not in the {position.phase}")
    after = position
    for name in action.units:
        barred = state_bars(position, "move", name)
        done = barred or _declared(after, action, name)
        if isinstance(done, Illegal):
            return done
        after = done
    return Step(after, clauses=("A4.12" if action.leader else "A4.5",))


def _declared(position: Position, action: Action, name: str) -> Position | Illegal:
    """The position once the unit has announced it; a leader named with those he leads goes with them."""
    if action.leader:
        leads = name == action.leader and position.units[name].type == "leader"
        together = position if leads else with_leader(position, name, action.leader)
        if isinstance(together, Illegal) or not action.mode:
            return together
        position = together
    if action.mode != "double_time":
        raise Malformed("action", "declare: Double Time or a leader; other modes go with the move itself")
    unit = double_timed(position, name)
    return unit if isinstance(unit, Illegal) else position.with_unit(name, unit)


@clause("B9.41", "B26.4", "B27.4", "B27.54", "B27.6")
def declare_entry(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units start to enter another Location: their WA is lost before they arrive, whatever happens then.

    Each unit needs a way in: some verb of the phase and mode, into some place of the hex, beneath
    some counter of it or in Bypass.
    """
    by_verb = _going(position, action.units)
    if not by_verb:
        who = ", ".join(action.units)
        return Illegal("A3", f"{who} may not leave a Location in the {position.phase}")
    after = position
    for name in action.units:
        if barred := _no_way(rules, by_verb, name, action.to):
            return barred
        after = after.with_unit(name, without(position.units[name]).having_done(UNDER_WAY))
    return Step(after, clauses=("B9.41",))


@clause("A3", "A4.12", "B9.41")
def _going(position: Position, units: tuple[str, ...]) -> dict[str, Position]:
    """The verbs by which units leave a Location now, those of every phase if none is named, and the position.

    Those that move are led by whoever goes with them.
    """
    now = verb_now(position, units)
    verbs = (now,) if position.phase else (now, "advance", "withdraw")
    return {verb: led(position, units) if verb == "move" else position for verb in verbs if verb}


def _no_way(rules: Rules, by_verb: Mapping[str, Position], name: str, to: str) -> Illegal | None:
    """What keeps the unit from the plainest way into the hex, if it has no other; None if it has one."""
    refused: Illegal | None = None
    for verb, position in by_verb.items():
        for way in _ways(position, verb, position.units[name], to):
            entered = entered_by(rules, position, way, led_already=True)
            if not isinstance(entered, Illegal):
                return None
            refused = refused or entered
    return refused


def _ways(position: Position, verb: str, unit: Unit, to: str) -> Iterator[Action]:
    """Every way into the hex, the plainest first."""
    lying = {one.type for one in position.counters.values() if one.hex == to}
    covers: list[tuple[str, ...]] = [(), *((cover,) for cover in sorted(SHELTERS & lying))]
    modes: tuple[str, ...] = MODES.get(verb, ("",))
    for place, mode, beneath in product(_places(position, to), modes, covers):
        yield Action(
            verb, units=(unit.id,), to=to, at=place.at, floor=place.floor, mode=mode, beneath=beneath
        )
    near = {unit.hex, *neighbours(unit.hex)}
    for side in (hexside(to, other) for other in position.hex(to).free):
        if not near.isdisjoint(set(hexes_of(side)) - {to}):
            yield Action(verb, units=(unit.id,), to=to, at="bypass", bypass=(side,))


def _places(position: Position, to: str) -> Iterator[Place]:
    """The places of the hex that may be entered, its ground first."""
    spots = ("", "in", "crest", "bridge", "pillbox", "rooftop", "below_bridge")
    levels = range(1, position.hex(to).floors + 1)
    for at, floor in (*((at, 0) for at in spots), *(("", floor) for floor in levels)):
        place = Place(to, at, floor)
        if no_such_place(position, place) is None:
            yield place


@clause("B9.41")
def abandon_entry(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The exit that was declared fails; the units are where they were, without the WA they lost."""
    for name in action.units:
        if not position.units[name].did(UNDER_WAY):
            return Illegal("B9.41", f"{name} has not begun to leave its Location")
    return Step(position, clauses=("B9.41",))


@clause("B9.41")
def entry_over(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A declared entry is over once the unit has left its Location, or its exit has failed."""
    over = {*done.befell.left, *(action.units if action.do in FAILED_EXITS else ())}
    if not over:
        return done
    units = {n: unit for n, unit in done.position.units.items() if n in over and unit.did(UNDER_WAY)}
    return done.at(done.position.with_units({n: ended(unit, "entry") for n, unit in units.items()}))
