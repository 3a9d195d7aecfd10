"""Entrenching Attempts (27.11) and what they leave behind (27.12, 27.51)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import bypasses, placed
from asl_reference.board.position import MMC, Counter, Position, Unit
from asl_reference.rules.ground.a2_locations import counter_at, counters_at, in_crest_status, location
from asl_reference.rules.ground.a5_stacking import load
from asl_reference.rules.ground.a7_activity import modifier_of, status_barring
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.ground.b27_foxholes import (
    LARGEST_FOXHOLE,
    TRENCHES,
    described,
    fits_beneath,
    foxhole_squads,
    misfit,
    named,
    one_shelter,
    takes_entrenchment,
)

SUCCESS = 5
"""An attempt succeeds with a Final DR of 5 or less (27.11)."""
LONE_SMALL_UNIT = 1
"""DRM of a single HS or crew (27.11)."""
CX = 1
"""DRM of a CX unit to its Labor DR (A4.51)."""


@clause("B27.11", "B27.1", "B27.12", "B27.51")
def may_attempt(rules: Rules, position: Position, action: Action) -> Illegal | None:
    """Who may attempt, when and where: unused, unbroken Infantry of a squad or less in its PFPh."""
    first = position.units.get(next(iter(action.units), ""))
    if first is None:
        return Illegal("B27.11", "an attempt names the Infantry MMC that makes it")
    if position.phase not in ("", "PFPh") or position.turn_of not in ("", first.side):
        return Illegal("B27.11", f"{first.side} units entrench in their own PFPh only")
    where = location(first)
    for name in action.units:
        unit = position.units.get(name)
        if unit is None or unit.type not in MMC or not unit.is_infantry:
            return Illegal("B27.11", f"{name} is no Infantry MMC, which alone attempts")
        if unit.side != first.side or location(unit) != where:
            return Illegal("B27.11", f"{name} is not in one Location with {action.units[0]}")
        reason = unfit(position, unit)
        if reason:
            return Illegal("B27.11", f"{name} {reason}")
    if load(position.units[name] for name in action.units).squads > 1:
        return Illegal("B27.11", "one attempt is made by a squad or its equivalent; others roll separately")
    if action.hex and action.hex != first.hex:
        return Illegal("B27.11", f"the foxhole goes where the unit is, {first.hex}, not into {action.hex}")
    return takes_entrenchment(position, first.hex, first.at) or room_to_dig(rules, position, first)


def unfit(position: Position, unit: Unit) -> str:
    """Why the unit may not attempt; empty if nothing bars it (27.11)."""
    if status := status_barring("entrench", unit):
        return f"is {status}"
    if unit.acted:
        return "has tried an action in this phase"
    if unit.entrenched:
        return "is in an entrenchment"
    if bypasses(unit) and position.follows("B27.11-in-bypass=not-allowed"):
        return "is in Bypass"
    if in_crest_status(unit):
        return "is in Crest status and must go IN first"
    return "is on a Wire counter" if on_wire(position, unit) else ""


@clause("B27.12", "B27.51")
def room_to_dig(rules: Rules, position: Position, unit: Unit) -> Illegal | None:
    """No fourth squad of foxholes in a hex; none beside a trench [EXC: before B27.51-cohabit].

    By other readings the attempt is allowed, and has no effect.
    """
    barred = no_room(rules, position, unit)
    return barred if barred is None or not position.follows(IN_VAIN[barred.clause]) else None


IN_VAIN = {"B27.12": "B27.12-fourth-squad=attempt", "B27.51": "B27.51-attempt=attempt"}
"""Readings by which an attempt is made even if no foxhole can result."""


@clause("B27.12", "B27.51")
def no_room(rules: Rules, position: Position, unit: Unit) -> Illegal | None:
    """What keeps a further foxhole, or a larger one, out of the unit's Location."""
    for name, counter in counters_at(position, location(unit)).items():
        if counter.type == "foxhole" and foxhole_squads(counter) >= LARGEST_FOXHOLE:
            return Illegal("B27.12", f"{counter.hex} holds {described(counter)}, the most a hex takes")
        if counter.type in TRENCHES and rules.includes("B27.51-cohabit"):
            return Illegal("B27.51", f"the {named(counter)} {name} bars a foxhole from its Location")
    return None


@clause("B27.11", "B27.13")
def lends(position: Position, action: Action) -> bool:
    """Whether the leader may lend his modifier: unbroken, in the Location, without other action.

    One leader serves every attempt of his Location in the phase. By the reading under which he has to meet
    the squad's own conditions, he may not lend it from beneath an entrenchment.
    """
    leader = position.units.get(action.leader)
    if leader is None:
        return False
    attempting = position.units[action.units[0]]
    lent_before = leader.did("attempted_to_entrench")
    if leader.entrenched and position.follows("B27.11-leader-beneath=may-not"):
        return False
    return (
        leader.type == "leader"
        and leader.is_infantry
        and leader.side == attempting.side
        and location(leader) == location(attempting)
        and not leader.without_deed("attempted_to_entrench").acted
        and status_barring("direct_digging", leader) in (("", "ti") if lent_before else ("",))
    )


@clause("B27.11")
def attempt_drm(units: dict[str, Unit], leader: Unit | None) -> int:
    """A lone HS or crew +1, the leader's modifier, Labour Status and CX; none can be waived."""
    drm = LONE_SMALL_UNIT if load(units.values()).squads < 1 else 0
    drm += max(unit.labor for unit in units.values())
    drm += CX if any(unit.has("cx") for unit in units.values()) else 0
    return drm + (modifier_of(leader) if leader is not None else 0)


@clause("B27.11", "B27.12")
def dug_in(rules: Rules, position: Position, diggers: tuple[str, ...], leader: str = "") -> Position:
    """The position with the foxhole made or enlarged by one squad, the diggers beneath it.

    The leader who took part goes beneath as well [EXC: before erratum B27.11-leader; from on top of Wire,
    Crest status, Bypass or beneath another entrenchment he does not].
    """
    unit = position.units[diggers[0]]
    if no_room(rules, position, unit) is not None:
        return position
    where = location(unit)
    present = counter_at(position, where, "foxhole")
    if present is None:
        name = position.free_id(f"foxhole {unit.hex}")
        counter = Counter("foxhole", unit.hex, side=unit.side, size=1, at=where.place)
    else:
        name, old = present
        counter = replace(old, size=foxhole_squads(old) + 1)
    position = position.with_counter(name, counter)
    sheltered = diggers
    if leader and rules.includes("B27.11-leader"):
        helper = position.units[leader]
        barred = misfit(position, helper, "foxhole") or one_shelter((*helper.beneath, "foxhole"), leader)
        stays = on_wire(position, helper) or barred is not None
        leader_fits = fits_beneath(position, name, (*diggers, leader)) is None
        sheltered = (*diggers, leader) if leader_fits and not stays else diggers
    return _put_beneath(position, sheltered)


def _put_beneath(position: Position, names: tuple[str, ...]) -> Position:
    """The units and what they possess beneath the foxhole of their Location, in Bypass no longer."""
    dug_in: dict[str, Unit] = {}
    for name in names:
        unit = position.units[name]
        there = replace(unit, at="", bypass=()) if bypasses(unit) else unit
        dug_in[name] = replace(there, beneath=tuple(sorted({*there.beneath, "foxhole"})))
    return placed(position.with_units(dug_in))
