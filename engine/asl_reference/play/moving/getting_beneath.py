"""Handlers around Wire: the attempt to get beneath it, what is declared before, and being turned back."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, Reason, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import distance
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import bearers, let_go, place_of, put, weapons_of
from asl_reference.board.position import GUNS, Counter, Number, Position, Unit
from asl_reference.board.steps import Attempt, Check, Loss, Step, made, spent
from asl_reference.play.moving.portage import carried, not_theirs, without
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import opposes
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.ground.c8_moving import has_entered
from asl_reference.rules.moving.a4_allotment import HUNG_UP, ONTO_WIRE, TURNED_BACK, by_mode, mf_left
from asl_reference.rules.moving.a4_legality import state_bars, verb_within
from asl_reference.rules.moving.b26_getting_beneath import (
    after_attempt,
    attempt_bars,
    gets_through,
    load_bars,
    put_back,
    with_leader,
)
from asl_reference.rules.moving.b27_movement import interdiction_first


@clause("B26.4", "B27.41")
def beneath_wire(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Getting beneath Wire costs the MF of a dr; a unit without so many stays on top, its MF gone.

    Announced without its dr the attempt spends nothing yet: First Fire is declared once the dr is known.
    """
    if len(action.units) != 1:
        raise Malformed("action.units", "go_beneath wire: each unit makes a dr of its own; name one unit")
    name = action.units[0]
    verb = verb_within(position, action.units)
    if verb not in ("move", "rout"):
        return Illegal("B26.4", f"nobody gets beneath Wire in the {position.phase}")
    barred = (
        state_bars(position, verb, name)
        or interdiction_first(position, name)
        or attempt_bars(position, action, name, verb)
        or not_theirs(position, action)
        or load_bars(position, action, name)
    )
    if barred:
        return barred
    lighter = without(position, name, action.leaving)
    if mf_left(lighter, name) <= 0:
        return Illegal("B26.4", f"{name} is hung up: it has no MF left")
    started = with_leader(lighter, name, action.leader) if action.leader else lighter
    if isinstance(started, Illegal):
        return started
    if action.dr is None:
        return Step(position, checks=(Check("wire", name),), clauses=("B26.4",))
    return _attempt(rules, started, action, name, verb)


@clause("B26.4")
def tries_yet(position: Position, unit: Unit) -> bool:
    """Whether a unit that has announced its attempt may make the dr: able to move, on top, with MF left."""
    if not on_wire(position, unit) or mf_left(position, unit.id) <= 0:
        return False
    return state_bars(position, verb_within(position, (unit.id,)) or "move", unit.id) is None


def _attempt(rules: Rules, position: Position, action: Action, name: str, verb: str) -> Step:
    """The dr is made: the unit and what it still carries beneath the Wire, or hung up on top."""
    unit, left = position.units[name], mf_left(position, name)
    assert action.dr is not None
    through, mf = gets_through(action.dr, left)
    mf = by_mode(position, name, action.mode, mf)
    covers = ("wire",) if through else ()
    changed = _moved(unit, action.mode, verb, mf, covers, all_spent=mf >= left)
    changed = changed if through else changed.having_done(HUNG_UP)
    kept = tuple(gun for gun in action.carrying if gun not in action.leaving)
    gear = carried(position, replace(action, carrying=kept))
    counters = {n: replace(position.counters[n], beneath=covers) for n in gear}
    counters |= _out_of_reach(position, name, gear) if through else {}
    after = made(position, name, "wire").with_unit(name, changed)
    after = after.with_counters(counters)
    return Step(
        after,
        spent({name: mf}, "get beneath wire"),
        (Attempt((name,), action.dr, 0, through),),
        clauses=("B26.4",),
    )


@clause("B26.4", "C10.3")
def _out_of_reach(position: Position, name: str, gear: tuple[str, ...]) -> dict[str, Counter]:
    """Its Guns and mortars that it has not taken along stay where they are, and nobody possesses them."""
    unit = position.units[name]
    guns = weapons_of(position, name, *GUNS)
    return {n: let_go(position, gun, unit) for n, gun in guns.items() if n not in gear}


def _moved(unit: Unit, mode: str, verb: str, mf: Number, covers: tuple[str, ...], *, all_spent: bool) -> Unit:
    """The unit after its attempt, MF paid and deeds noted."""
    tried = after_attempt(unit, mode, verb, all_spent=all_spent)
    return replace(
        ended(tried, "expenditure"), beneath=covers, mf_spent=unit.mf_spent + mf, wire_mf=unit.wire_mf + mf
    )


@clause("B26.4")
def onto_wire_noted(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A unit that has just come onto Wire, by whatever way, has not begun its turn there."""
    now, after = done.position, done.position.units
    if not now.counters:
        return done
    came = {
        name: after[name].having_done(ONTO_WIRE)
        for name, was in before.units.items()
        if name in after and after[name] is not was
        if on_wire(now, after[name]) and not on_wire(before, was)
    }
    return replace(done, position=now.with_units(came)) if came else done


@clause("A12.15", "B26.4")
def turn_back(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units that came upon a concealed enemy are returned: he is shown, and their MPh ends."""
    if position.phase not in ("", "MPh"):
        return Illegal("A12.15", f"nobody is turned back in the {position.phase}")
    by = bearers(position, action.by) or action.by
    (shown,) = by if len(by) == 1 else ("",)
    enemy = position.units.get(shown)
    changed: dict[str, Unit] = {}
    for name in action.units:
        unit = position.units[name]
        found = enemy is not None and opposes(enemy.unmarked("hidden"), unit.side)
        if enemy is None or not found or location(enemy) != location(unit):
            return Illegal(
                "A12.15", f"{shown or 'nobody'} is no enemy in the Location of {name} to turn {name} back"
            )
        if not enemy.unseen or not has_entered(unit):
            return Illegal("A12.15", f"{name} has not just come upon an enemy it did not know of")
        if unit.is_vehicle or distance(unit.hex, action.to) > 1:
            return Illegal("A12.15", f"{name} is not turned back from {unit.hex} to {action.to}")
        left, together = (unit.came.place.hex, unit.came.together) if unit.came else (action.to, ())
        if left != action.to:
            return Illegal("A12.15", f"{name} has come from {left}, and is not turned back elsewhere")
        if stay := [other for other in together if _stays(position, action, unit, other)]:
            return Illegal("A12.15", f"{stay[0]} came with {name}, and is turned back with it")
        changed[name] = put_back(position, name, action.to).having_done(TURNED_BACK)
    revealed = {shown: enemy.unmarked("concealed", "hidden")} if enemy else {}
    after = _with_guns(position.with_units({**changed, **revealed}), changed)
    losses = (Loss(shown, "", Reason("A12.15", f"{', '.join(changed)} came upon it")),)
    return Step(after, clauses=("A12.15", "B26.4"), losses=losses)


@clause("A12.15")
def _stays(position: Position, action: Action, unit: Unit, other: str) -> bool:
    """Whether the other, on foot and in the unit's Location, is not among those who are turned back."""
    companion = position.units.get(other)
    if companion is None or companion.is_vehicle or other in action.units:
        return False
    return location(companion) == location(unit)


@clause("A12.15", "C10.3")
def _with_guns(position: Position, returned: dict[str, Unit]) -> Position:
    """The position with the Guns and dm mortars that they had brought along back with their crews."""
    guns = {
        name: put(gun, place_of(returned[gun.possessed_by]))
        for name, gun in position.counters.items()
        if gun.type in GUNS and gun.possessed_by in returned
    }
    return position.with_counters(guns)
