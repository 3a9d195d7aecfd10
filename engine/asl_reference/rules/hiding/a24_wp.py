"""A24.3 White Phosphorus, as deep as an attack on a Location whose units are not all seen (9.521 EX)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.position import Position, Unit
from asl_reference.rules.firing.c6_to_hit import CASE_K
from asl_reference.rules.ground.a2_locations import SPARED, Location, location, location_of, units_at
from asl_reference.rules.ground.a7_activity import good_order
from asl_reference.rules.los.ends import end_of_hex, ends_of_unit
from asl_reference.rules.los.sight import Sight, best_sight


@clause("A24.3", "B9.521")
def firing_at(rules: Rules, position: Position, firer: str, hex_name: str) -> Sight | Illegal:
    """WP is fired at a Location: it needs LOS to the hex, and none to the units in it."""
    unit = position.units[firer]
    if not good_order(unit):
        return Illegal("A10.4", f"{firer} is not in Good Order")
    return best_sight(rules, position, ends_of_unit(position, firer), (end_of_hex(position, hex_name),))


@clause("C6.2")
def case_k(rules: Rules, position: Position, firer: str, hex_name: str) -> int:
    """Case K applies if no enemy in the Location that could be aimed at is both seen and unconcealed."""
    there = units_at(position, location_of(hex_name))
    enemies = {n: u for n, u in there.items() if u.side != position.units[firer].side}
    aimed_at = any(_known(rules, position, firer, name, unit) for name, unit in enemies.items())
    return 0 if aimed_at else CASE_K


def _known(rules: Rules, position: Position, firer: str, name: str, unit: Unit) -> bool:
    if unit.has("concealed", "hidden"):
        return False
    return best_sight(rules, position, ends_of_unit(position, firer), ends_of_unit(position, name)).clear


@clause("A24.31")
def must_check(position: Position, where: Location) -> tuple[str, ...]:
    """The units that take a NMC as WP lands: all Personnel of the hex except in a sewer, seen or not.

    By the other reading only those in the Location in which it lands.
    """
    its_own = position.follows("A24.31-other-locations=its-location")
    there = units_at(position, where) if its_own else position.in_hex(where.hex)
    return tuple(n for n, unit in there.items() if unit.is_personnel and location(unit).place not in SPARED)
