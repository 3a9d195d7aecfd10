"""B9.322, 9.323: wall advantage that comes and goes of itself, settled after every action."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.chapters.a2_locations import location
from asl_reference.chapters.b9_wall_advantage_denial import challenged, deniers, held, open_hexsides
from asl_reference.chapters.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    deluxe,
    excluded,
    mandatory,
    unfit,
)
from asl_reference.clauses import Illegal, clause
from asl_reference.editions import Rules
from asl_reference.geometry import hexes_of
from asl_reference.position import Position, Unit
from asl_reference.values import replace

LETS_GO = "B9.323-J8"
"""The erratum by which a hidden unit may forfeit even mandatory WA."""
UNDER_WAY = "leaving"
"""Deed of a unit that has begun to enter another Location and is not there yet (9.41)."""
CAME_THERE = ("moved", "advanced", "routed", "turned_back")
"""Deeds of who arrived this phase, and so comes after who was there already."""


@clause("B9.32", "B9.322", "B9.323")
def settle(rules: Rules, position: Position) -> Position:
    """The position once WA that has ended is lost and WA that is mandatory is had; idempotent.

    Every unit with WA bears the counter afterwards, needed or not (9.323).
    """
    if not position.hexsides:
        return position
    concerned = [
        name
        for name, unit in position.units.items()
        if "wall_advantage" in unit.status or claimable_hexsides(position, unit)
    ]
    while concerned and position.facts.get(settle) is not rules:
        after = _gained(rules, _lost(rules, position, concerned), concerned)
        if after is position:
            position.facts[settle] = rules
        position = after
    return position


def as_found(rules: Rules, position: Position) -> Position:
    """The position settled before anything is done in it: nobody has just claimed anything."""
    after = settle(rules, position)
    if after is position:
        return position
    units = {
        name: replace(unit, done=position.units[name].done) if unit != position.units[name] else unit
        for name, unit in after.units.items()
    }
    return after.with_pieces(units)


@clause("B9.322")
def _lost(rules: Rules, position: Position, concerned: list[str]) -> Position:
    """WA ends at once for a unit that 9.32 no longer grants it."""
    holders = [name for name in concerned if "wall_advantage" in position.units[name].status]
    for name in sorted(holders, key=lambda n: unfit(position.units[n])):
        if not still_entitled(rules, position, name):
            position = position.with_unit(name, without(position.units[name]))
    return position


def still_entitled(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether the unit with WA may keep it, a broken or unarmed one by its comrades' (9.32)."""
    unit = position.units[unit_id]
    if not held(position, unit) or excluded(rules, position, unit_id) is not None:
        return False
    return not unfit(unit) or comrade_with_advantage(position, unit_id)


@clause("B9.32", "B9.324")
def comrade_with_advantage(position: Position, unit_id: str) -> bool:
    """Whether another unit of the Location, of its side and not hidden, itself has WA by right."""
    unit = position.units[unit_id]
    where = location(position, unit)
    return any(
        other.hex == unit.hex
        and name != unit_id
        and other.side == unit.side
        and other.has("wall_advantage")
        and not other.has("hidden")
        and not unfit(other)
        and location(position, other) == where
        for name, other in position.units.items()
    )


@clause("B9.323")
def _gained(rules: Rules, position: Position, concerned: list[str]) -> Position:
    """Mandatory WA arises at the first moment it is possible.

    Who was there first comes first, then the ATTACKER (9.322). Between opponents whom neither tells
    apart nobody has it. During an enemy's uncompleted action nothing is claimed.
    """
    due = [name for name in concerned if must_claim(rules, position, name)]
    found = position
    for name in sorted(due, key=lambda n: _order(position, position.units[n])):
        still = position is found or must_claim(rules, position, name)
        if still and not _tied(position, name, due):
            position = given(
                position, name, open_hexsides(position, name, yielding_to(rules, position, name))
            )
    return position


def _order(position: Position, unit: Unit) -> tuple[bool, bool, bool, bool]:
    """Sooner for the fit, vehicles before those they shelter, who was there, and the ATTACKER."""
    arrived = unit.did(*CAME_THERE)
    return unfit(unit), arrived, position.turn_of not in ("", unit.side), unit.is_personnel


def _tied(position: Position, unit_id: str, due: Iterable[str]) -> bool:
    """Whether an opponent across a shared hexside has the very same right to it."""
    unit = position.units[unit_id]
    over = set(claimable_hexsides(position, unit))
    return not position.turn_of and any(
        position.units[name].side != unit.side
        and not position.units[name].has("wall_advantage")
        and position.units[name].did(*CAME_THERE) == unit.did(*CAME_THERE)
        and unfit(position.units[name]) == unfit(unit)
        and (position.units[name].type == "dummy") == (unit.type == "dummy")
        and position.units[name].has("hidden") == unit.has("hidden")
        and over & set(claimable_hexsides(position, position.units[name]))
        for name in due
    )


@clause("B9.323", "B9.324", "B9.41")
def must_claim(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether the unit lacks WA that it must claim now: mandatory, not excluded, not denied.

    A hidden unit lets an enemy have it and stays hidden, unless it is placed on board (9.324).
    """
    unit = position.units[unit_id]
    if "wall_advantage" in unit.status and not deluxe(position):
        return False
    if unit.did(UNDER_WAY) or not mandatory(position, unit_id) or enemy_acts(position, unit.side):
        return False
    over = open_hexsides(position, unit_id, yielding_to(rules, position, unit_id))
    if set(over) <= set(held(position, unit)) or excluded(rules, position, unit_id) is not None:
        return False
    return not unfit(unit) or comrade_with_advantage(position, unit_id)


@clause("B9.324")
def yielding_to(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the hidden enemies that let a real unit on board have their WA and stay hidden.

    WA that is mandatory too, by the exception that 9.323 makes.
    """
    unit = position.units[unit_id]
    if unit.type == "dummy" or unit.has("hidden"):
        return ()
    return tuple(
        name
        for name, other in position.units.items()
        if "hidden" in other.status
        and other.side != unit.side
        and (rules.includes(LETS_GO) or not mandatory(position, name))
    )


@clause("B9.322")
def enemy_acts(position: Position, side: str) -> bool:
    """Whether an enemy has declared an attack that is not completed: nobody claims or forfeits then."""
    return any("attack_declared" in unit.done and unit.side != side for unit in position.units.values())


def given(position: Position, unit_id: str, over: tuple[str, ...]) -> Position:
    """The position with WA over the hexsides the unit's; dummies and hidden enemies lose theirs."""
    before = held(position, position.units[unit_id])
    unit = position.units[unit_id].marked("wall_advantage").having_done("claimed_wall_advantage")
    if deluxe(position):
        unit = replace(unit, wall_advantage_over=tuple(sorted({*before, *over})))
    after = position.with_unit(unit_id, unit)
    yielding = (*challenged(position, unit_id, over), *deniers(position, unit_id, over))
    for name in yielding:
        after = taken(after, name, over)
    return after


def taken(position: Position, unit_id: str, over: tuple[str, ...]) -> Position:
    """The position with WA gone from the unit; in Deluxe over these hexsides alone."""
    unit = position.units[unit_id]
    left = tuple(name for name in held(position, unit) if name not in over) if deluxe(position) else ()
    return position.with_unit(unit_id, replace(unit, wall_advantage_over=left) if left else without(unit))


def without(unit: Unit) -> Unit:
    """The unit without WA."""
    return replace(unit.unmarked("wall_advantage"), wall_advantage_over=())


@clause("B9.322", "B9.323")
def counter_due(position: Position, unit_id: str) -> bool:
    """Whether a unit with WA must bear the counter.

    Always [EXC: where WA is mandatory and no enemy on board shares one of its hexsides].
    """
    unit = position.units[unit_id]
    over = held(position, unit)
    if not over or not mandatory(position, unit_id):
        return bool(over)
    across = {other for name in over for other in hexes_of(name)} - {unit.hex}
    return any(
        other.hex in across and other.side != unit.side and not other.has("hidden")
        for other in position.units.values()
    )


@clause("B9.32", "B9.321", "B9.322")
def undue_counter(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """What is wrong with the Wall Advan counter that the unit bears; None if nothing, or it bears none."""
    unit = position.units[unit_id]
    if not unit.has("wall_advantage"):
        return None
    if not still_entitled(rules, position, unit_id):
        return Illegal("B9.32", f"{unit_id} bears a Wall Advan counter and may not have WA")
    against = deniers(position, unit_id, held(position, unit))
    if against:
        return Illegal("B9.321", f"{unit_id} and {against[0]} both bear Wall Advan counters over one hexside")
    return None
