"""A12.12-A12.122 and A12.3: which units may set up concealed or hidden, and which gain '?' in the CCPh."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.position import UNSEEN, Number, Position, Unit
from asl_reference.rules.ground.a5_stacking import SQUAD_EQUIVALENTS
from asl_reference.rules.ground.a7_activity import good_order
from asl_reference.rules.hiding.a12_concealment import (
    VIEWING_RANGE,
    concealment_terrain,
    onlookers,
    unbroken,
)
from asl_reference.rules.hiding.b9_concealment import (
    range_behind_bocage,
    shielded_by_bocage,
    unseen_behind_bocage,
)
from asl_reference.rules.los.seers import enemies, near_enemies


@clause("A12.12", "B9.55")
def treated_as_concealment_terrain(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether for set-up and '?' gain the unit is in Concealment Terrain, by its hex or by bocage.

    For '?' gain viewers count however far off.
    """
    unit = position.units[unit_id]
    within = range_behind_bocage(position) if position.phase == "setup" else None
    return concealment_terrain(position, unit) or unseen_behind_bocage(
        rules, position, unit_id, within=within
    )


@clause("A12.12", "A12.3", "B9.55")
def may_set_up_unseen(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """Whether a unit now set up concealed or hidden, or as dummies, may be so where it is.

    In Concealment Terrain, or where no enemy that has set up sees it. The side that sets up first has
    nobody to be out of sight of, so it needs Concealment Terrain. HIP is what an SSR allows; what counts as
    no squad takes nothing of it, and has none where there is no such SSR.
    """
    unit = position.units[unit_id]
    if not unit.unseen:
        return None
    allowed = position.order_of(unit.side).hip
    if hip_price(unit) > allowed or (unit.has("hidden") and not allowed and not _hides(position, unit)):
        return Illegal("A12.3", f"{unit.side} may hide {allowed} more squad equivalents, not {unit_id}")
    if treated_as_concealment_terrain(rules, position, unit_id):
        return None
    seen_by = onlookers(rules, position, unit_id, within=VIEWING_RANGE)
    if enemies(position, unit.side) and not seen_by:
        return None
    return Illegal("A12.12", f"{unit.hex} is no Concealment Terrain for {unit_id}")


def _hides(position: Position, unit: Unit) -> bool:
    """Whether another unit of its side is hidden, and so a SSR has allowed that."""
    return any(one.has("hidden") for one in position.units.values() if one.side == unit.side and one != unit)


def hip_price(unit: Unit) -> Number:
    """Squad equivalents of a hidden unit; none for any other."""
    return SQUAD_EQUIVALENTS.get(unit.type, 0) if unit.has("hidden") else 0


def hip_paid(position: Position, unit: Unit) -> Position:
    """The position with the hidden unit taken off what its side may hide."""
    price = hip_price(unit)
    return position.with_order(unit.side, hip=position.order_of(unit.side).hip - price) if price else position


@clause("A12.121", "A12.122", "B9.55")
def gains(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether at the end of its own side's CCPh the unit is given '?' without a dr.

    Good Order Infantry without one, neither pinned nor TI, out of LOS of every unbroken enemy ground unit
    however far off: in Concealment Terrain, or more than 16 hexes from all of them. Behind bocage against all
    that see it, it counts both as out of LOS and as in Concealment Terrain.
    """
    unit = position.units[unit_id]
    if not unit.is_infantry or not good_order(unit) or unit.has("pinned", "ti", *UNSEEN):
        return False
    if not position.is_turn_of(unit.side):
        return False
    seen_by = onlookers(rules, position, unit_id, within=None)
    if shielded_by_bocage(rules, position, unit_id, seen_by):
        return True
    if seen_by:
        return False
    near = near_enemies(position, unit_id, unbroken, side=unit.side, within=VIEWING_RANGE)
    return not near or concealment_terrain(position, unit)


@clause("A12.121")
def gained(rules: Rules, position: Position) -> Position:
    """The position with '?' on every unit that gains it as the CCPh ends."""
    found = {n: u.marked("concealed") for n, u in position.units.items() if gains(rules, position, n)}
    return position.with_units(found)
