"""Handlers of Recovery, Close Combat, fire and the end of a phase: what each may do, and when."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import ENTRENCHMENTS, GUNS, SUPPORT_WEAPONS, Counter, Position, Unit
from asl_reference.play.turn import Attempt, Expenditure, Loss, Step, follows, handles
from asl_reference.rules.firing.b9_guns import keeps_deeds
from asl_reference.rules.ground.a2_locations import cover_of, location
from asl_reference.rules.ground.b16_identity import settled, swallowed
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.hiding.a12_gain import gained
from asl_reference.rules.hiding.b9_concealment import end_setup
from asl_reference.rules.moving.a4_movement import allotment

RECOVERED = 5
"""Recovery succeeds at a dr below 6 (A4.44)."""
RECOVERY_MF = 1
"""MF of a Recovery attempt in the MPh (A4.44)."""

PHASES = ("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
"""The phases of a Player Turn (A3)."""

SHELTERS = frozenset({*ENTRENCHMENTS, "sangar"})


@clause("B27.13", "B26.4")
def apart_for_recovery(position: Position, unit: Unit | Counter, weapon: Unit | Counter) -> bool:
    """Whether entrenchment or Wire lies between a unit and a weapon of its Location."""
    return sheltered(position, unit, "wire") != sheltered(position, weapon, "wire")


def sheltered(position: Position, thing: Unit | Counter, *more: str) -> frozenset[str]:
    """The entrenchments (and ``more`` covers) that a unit or counter is beneath."""
    return frozenset(cover_of(position, thing)) & (SHELTERS | frozenset(more))


@handles("recover")
@clause("B27.13", "B26.4")
def recover(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit tries for an unpossessed weapon of its Location, both beneath or both on top."""
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"recover: no unit {action.unit!r} or no counter {action.counter!r}")
    barred = _may_recover(position, action, unit, weapon)
    if barred is not None:
        return barred
    in_mph = position.phase == "MPh"
    success = action.dr is not None and action.dr <= RECOVERED
    after = position.with_unit(
        action.unit,
        replace(unit.having_done("recovered"), mf_spent=unit.mf_spent + (RECOVERY_MF if in_mph else 0)),
    )
    if success:
        after = after.with_counter(
            action.counter, replace(weapon, possessed_by=action.unit, beneath=unit.beneath, at=unit.at)
        )
    rolled = (Attempt((action.unit,), action.dr, 0, success),) if action.dr is not None else ()
    spent = (Expenditure((action.unit,), RECOVERY_MF, "recover"),) if in_mph else ()
    return Step(after, expenditures=spent, attempts=rolled, clauses=("B27.13",))


@handles("drop")
@clause("A4.43")
def drop(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit gives up a weapon it possesses, free of MF."""
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"drop: no unit {action.unit!r} or no counter {action.counter!r}")
    if weapon.possessed_by != action.unit:
        return Illegal("A4.43", f"{action.unit} does not possess {action.counter}")
    left = replace(weapon, possessed_by="", hex=unit.hex, at=unit.at, beneath=unit.beneath)
    return Step(position.with_counter(action.counter, left), clauses=("A4.43",))


@follows(40)
@clause("B16.1", "B16.71")
def lost_in_marsh(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Whatever an action leaves unpossessed in marsh is gone with it."""
    after = settled(done.position)
    return done if after is done.position else replace(done, position=after)


def _may_recover(position: Position, action: Action, unit: Unit, weapon: Counter) -> Illegal | None:
    if weapon.type not in SUPPORT_WEAPONS | GUNS or weapon.possessed_by in position.units:
        return Illegal("A4.44", f"{action.counter} is no unpossessed weapon")
    if action.counter in swallowed(position):
        return Illegal("B16.1", f"{action.counter} is lost in the marsh of {weapon.hex}")
    idle = unit.has("broken", "ti", "melee", "prisoner", "pinned")
    if idle or not unit.is_infantry or unit.type == "dummy":
        return Illegal("A4.44", f"{action.unit} may not Recover a weapon now")
    if position.phase not in ("RPh", "MPh") or unit.did("recovered"):
        return Illegal("A4.44", f"no Recovery by {action.unit} in this phase")
    if position.phase == "MPh" and unit.mf_spent + RECOVERY_MF > allotment(position, action.unit):
        return Illegal("A4.44", f"{action.unit} has no MF left to Recover {action.counter}")
    if location(position, unit) != location(position, weapon):
        return Illegal("A4.44", f"{action.counter} is not in the Location of {action.unit}")
    if apart_for_recovery(position, unit, weapon):
        wire = ("wire" in unit.beneath) != ("wire" in weapon.beneath)
        return Illegal(
            "B26.4" if wire else "B27.13",
            f"one of {action.unit} and {action.counter} is beneath a counter that the other is not beneath",
        )
    return None


@handles("close_combat")
@clause("B27.13", "B27.44", "B26.4")
def close_combat(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Opposing units of a Location may fight in CC, beneath and on top of its counters alike.

    [EXC: units on Wire may also fight those in a pillbox of the hex.]
    """
    target = position.units.get(action.target)
    if target is None:
        raise Malformed("action.target", f"close_combat: no unit {action.target!r} in the position")
    if position.phase != "CCPh":
        return Illegal("A11.1", f"Close Combat belongs to the CCPh, not the {position.phase or 'present'}")
    for name in action.by:
        unit = position.units.get(name)
        if unit is None or unit.side == target.side or unit.has("broken", "prisoner"):
            return Illegal("A11.1", f"{name} may not attack {action.target} in Close Combat")
        if location(position, unit) == location(position, target):
            continue
        if not (on_wire(position, unit) and target.hex == unit.hex and target.at == "pillbox"):
            return Illegal("B27.13", f"{name} and {action.target} are not in one Location")
    return Step(position, clauses=("B27.13",))


@handles("end_phase")
def end_phase(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The phase ends: deeds and MF start afresh, what lasts no longer goes, Melee holds units."""
    after, losses = position, tuple[Loss, ...]()
    if position.phase == "setup":
        after, shown = end_setup(rules, after)
        losses = tuple(Loss(name, "view", "seen otherwise than through bocage") for name in shown)
    if position.phase == "CCPh":
        after = gained(rules, locked(after))
    following, turn_of = _next(position, action.next)
    after = replace(
        after,
        phase=following,
        turn_of=turn_of,
        units={n: _refreshed(u, position, following, turn_of) for n, u in after.units.items()},
        counters={
            n: c if keeps_deeds(position.phase, following) else replace(c, done=())
            for n, c in after.counters.items()
            if position.phase != "MPh" or c.type != "residual_fp"
        },
    )
    return Step(after, losses=losses)


def _next(position: Position, wanted: str) -> tuple[str, str]:
    """The phase that follows and whose Player Turn it is; after the CCPh the other side's RPh."""
    if position.phase not in PHASES:
        return wanted or ("RPh" if position.phase == "setup" else ""), position.turn_of
    following = wanted or PHASES[(PHASES.index(position.phase) + 1) % len(PHASES)]
    if position.phase != "CCPh":
        return following, position.turn_of
    sides = dict.fromkeys([*position.sides, *(unit.side for unit in position.units.values())])
    return following, next((side for side in sides if side != position.turn_of), position.turn_of)


def _refreshed(unit: Unit, before: Position, following: str, turn_of: str) -> Unit:
    """The unit as it begins the phase: no deeds, no MF spent, passing statuses gone."""
    gone: tuple[str, ...] = ()
    if before.phase == "CCPh":
        gone = ("pinned", "ti")
    elif before.phase == "RtPh":
        gone = ("interdiction_claimed",)
    if following == "MPh" and unit.side == turn_of:
        gone = (*gone, "cx")
    return replace(unit.unmarked(*gone), done=(), mf_spent=0)


@clause("B26.32", "B27.13")
def locked(position: Position) -> Position:
    """At the end of the CCPh opposing Infantry of a Location is held in Melee (A11.15).

    On Wire, beneath it and in an entrenchment are one Location; concealed units are not held.
    """
    stacks: dict[object, set[str]] = {}
    for unit in _fighters(position.units.values()):
        stacks.setdefault(location(position, unit), set()).add(unit.side)
    held = {
        name: unit.marked("melee")
        for name, unit in position.units.items()
        if _fights(unit) and len(stacks[location(position, unit)]) > 1
    }
    return position.with_units(held) if held else position


def _fighters(units: Iterable[Unit]) -> Iterable[Unit]:
    return (unit for unit in units if _fights(unit))


def _fights(unit: Unit) -> bool:
    """Known Infantry that CC can hold."""
    unseen = unit.has("concealed", "hidden")
    return unit.is_infantry and unit.type != "dummy" and not unseen and not unit.has("prisoner", "rider")
