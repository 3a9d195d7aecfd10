"""What an action has done to units, and what follows from that alone, whatever verb did it."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import (
    carried_otherwise,
    carrier_of,
    let_go,
    load_of,
    placed,
    rides,
    spot_of,
    towing,
    unhidden,
    weapons_of,
)
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.board.steps import NOTHING, Befell, Check, Step
from asl_reference.play.moving.getting_beneath import tries_yet
from asl_reference.play.recovery import recovers_yet
from asl_reference.rules.ground.a2_locations import location, units_at

NO_LEADER_LOSS = ("berserk", "prisoner", "inherent")
"""Units that make no check for a lost leader, besides heroes and vehicles (A10.2, A15.4)."""


def befell(before: Position, after: Position) -> Befell:
    """The effects on units of the action that led from one position to the other.

    A unit that is aboard leaves a Location with its carrier.
    """
    if after.units is before.units:
        return NOTHING
    eliminated, broke, captured, left, went = [], [], [], [], list[str]()
    for name, was in before.units.items():
        unit = after.units.get(name)
        if unit is was:
            continue
        if unit is None:
            eliminated.append(name)
            continue
        if unit.status != was.status:
            broke += [name] if _becomes("broken", was, unit) else []
            captured += [name] if _becomes("prisoner", was, unit) else []
        if spot_of(was) != spot_of(unit) or carried_otherwise(was, unit):
            went.append(name)
            if location(was) != location(unit):
                left.append(name)
    if left:
        left += [name for name in load_of(after, *left) if name not in left]
    return Befell(*map(tuple, (eliminated, broke, captured, left, went)))


def _becomes(status: str, was: Unit, unit: Unit) -> bool:
    """Whether it bears a status which it did not bear before."""
    return status in unit.status and status not in was.status


@clause("A4.43", "C10.3")
def weapons_left(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Nobody possesses the weapons of the eliminated and the captured any more, nor a Gun whose crew has gone
    away. What befell its possessor shows a hidden weapon (A12.14).

    A Gun goes along only if it is towed, Pushed or carried, and the handler of that moves it. Otherwise it
    stays in its place.
    """
    happened = done.befell
    if happened is NOTHING:
        return done
    lost = {*happened.eliminated, *happened.captured}
    left = {
        key: let_go(done.position, unhidden(weapon) if name in lost else weapon, before.units[name])
        for name in {*lost, *happened.went}
        for key, weapon in weapons_of(done.position, name).items()
        if name in lost or _stayed(done.position, before.counters.get(key), weapon)
    }
    return done.at(done.position.with_counters(left))


def _stayed(after: Position, was: Counter | None, now: Counter) -> bool:
    """Whether it is a Gun that has not come along with the crew that had it before, nor is in tow."""
    if was is None or now.type not in GUNS or now.possessed_by != was.possessed_by or towing(after, now):
        return False
    return spot_of(now) == spot_of(was)


@clause("C10.3")
def no_longer_pushed(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A unit that has just broken, has lost the Gun, or has gone away without it, no longer Pushes it."""
    after = done.position
    ended = {
        name: replace(unit, pushing="")
        for name, unit in after.units.items()
        if unit.pushing and (name in done.befell.broke or _passed(before, after, unit) or _gone(done, unit))
    }
    return done.at(after.with_units(ended))


def _passed(before: Position, after: Position, unit: Unit) -> bool:
    """Whether the Gun that the unit Pushes has passed from it."""
    had, has = (one.counters.get(unit.pushing) for one in (before, after))
    return had is not None and had.possessed_by == unit.id and (has is None or has.possessed_by != unit.id)


def _gone(done: Step, unit: Unit) -> bool:
    """Whether the unit has left the Location in which the Gun that it Pushes stays with another."""
    gun = done.position.counters.get(unit.pushing)
    return gun is not None and unit.id in done.befell.left and location(gun) != location(unit)


@clause("A10.2", "B27.13")
def leaders_lost(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """LLMC for his Location when a leader is eliminated, LLTC when he breaks.

    Beneath and on top are one Location for it; a pillbox is another. Passengers check for one of their
    vehicle alone, and nobody else does for him; Riders and climbers neither check nor are checked for. Only
    units of lower Morale check, if both Morale Levels are given; a broken unit has no LLTC.
    """
    happened = done.befell
    if not (happened.eliminated or happened.broke):
        return done
    checks = [
        Check(check, name, max(0, -(leader.leadership or 0)))
        for check, lost in (("llmc", happened.eliminated), ("lltc", happened.broke))
        for leader in (before.units[one] for one in lost)
        if leader.type == "leader"
        for name, unit in units_at(before, location(leader)).items()
        if name != leader.id and _checks(unit, leader) and _beside(before, leader, unit)
    ]
    if not checks:
        return done
    return replace(done, checks=(*done.checks, *checks), clauses=(*done.clauses, "B27.13"))


def _checks(unit: Unit, leader: Unit) -> bool:
    """Whether the loss of the leader asks a check of the unit (A10.2)."""
    if unit.side != leader.side or not unit.is_personnel or unit.type in ("hero", "dummy"):
        return False
    return unit.morale is None or leader.morale is None or unit.morale < leader.morale


@clause("A10.2")
def _beside(position: Position, leader: Unit, unit: Unit) -> bool:
    """Whether both are on foot, or Passengers of one vehicle: no Riders, and nobody who climbs."""
    if location(leader).place == "climbing" or any(rides(position, one) for one in (leader, unit)):
        return False
    return carrier_of(position, leader) is carrier_of(position, unit)


def checks_due(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Put carried pieces where their carriers are, and note the checks that the action calls for."""
    after = placed(done.position)
    checks = tuple([check for check in done.checks if _still_due(after, check)])
    done = done if checks == done.checks else replace(done, checks=checks)
    return done.at(called_for(after, checks))


def called_for(position: Position, checks: tuple[Check, ...]) -> Position:
    """The position with the checks due from it, those apart that nobody can make any more."""
    if not position.due and not checks:
        return position
    due = tuple([check for check in (*position.due, *checks) if _still_due(position, check)])
    return position if due == position.due else position.with_due(due)


@clause("A4.44", "A10.2", "B26.4")
def _still_due(position: Position, check: Check) -> bool:
    """Whether the unit can make the check: what has befallen it since the call may keep it from that.

    A broken unit makes no LLTC.
    """
    unit = position.units.get(check.unit)
    if unit is None:
        return False
    match check.check:
        case "recovery":
            return recovers_yet(position, unit)
        case "wire":
            return tries_yet(position, unit)
        case "llmc":
            return not unit.has(*NO_LEADER_LOSS)
        case "lltc":
            return not unit.has(*NO_LEADER_LOSS, "broken")
    return True
