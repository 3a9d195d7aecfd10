"""Stacking (A5) as deep as B26 and B27 need it: squad-equivalents, the limit, overstacking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.position import SMC, Number, Position, Unit
from asl_reference.rules.ground.a2_locations import Location, location, units_at

HALF_SQUAD = 0.5
SQUAD_EQUIVALENTS: dict[str, Number] = {"squad": 1, "half_squad": HALF_SQUAD, "crew": HALF_SQUAD}
"""Squads per unit: two HS or crews are a squad (A5.5)."""

SMC_IN_EXCESS = 4
"""SMC per side that may stack in addition to the squads (A5.1), also beneath a foxhole (27.12)."""

SMC_PER_HALF_SQUAD = 5
"""Beyond the free four, each such group of SMC, full or not, counts as a HS (A5.5)."""


class Capacity(NamedTuple):
    """So many squad-equivalents and, in excess of them, so many SMC."""

    squads: Number
    smc: int


LOCATION_LIMIT = Capacity(3, SMC_IN_EXCESS)
"""Squads per side in a Location (A5.1)."""


def is_smc(unit: Unit) -> bool:
    """Whether the unit is a Single-Man Counter: a leader or hero (A1.1)."""
    return unit.type in SMC


def squad_equivalents(unit: Unit) -> Number:
    """Squads the unit counts as: squad 1, HS or crew one half, everything else 0 (A5.5)."""
    if unit.aboard or unit.has("inherent"):
        return 0
    return SQUAD_EQUIVALENTS.get(unit.type, 0)


def load(units: Iterable[Unit]) -> Capacity:
    """Squad-equivalents and SMC of the units together."""
    squads: Number = 0
    smc = 0
    for unit in units:
        squads += squad_equivalents(unit)
        smc += is_smc(unit) and not unit.aboard
    return Capacity(whole(squads), smc)


def counted(carried: Capacity, free: int = SMC_IN_EXCESS) -> Number:
    """Squad-equivalents, SMC beyond the free ones turned into HS (A5.5)."""
    surplus = max(0, carried.smc - free)
    return whole(carried.squads + HALF_SQUAD * -(-surplus // SMC_PER_HALF_SQUAD))


def whole(number: Number) -> Number:
    """The number as an int where it is one."""
    return int(number) if number == int(number) else float(number)


@clause("B27.1", "B27.12", "B26.1")
def stacking_limit() -> Capacity:
    """A Location takes three squads and four SMC a side, whatever Fortification lies in it."""
    return LOCATION_LIMIT


def excess(units: Iterable[Unit]) -> Number:
    """Squad-equivalents in excess of the limit, if these units of one side share a Location."""
    limit = stacking_limit()
    return max(0, whole(counted(load(units), limit.smc) - limit.squads))


@clause("A5.11", "B27.1", "B27.12")
def overfilled(before: Position, after: Position, where: Location, sides: Iterable[str]) -> Illegal | None:
    """An advance or Withdrawal leaves no more of a side in the Location than stack there, on top and beneath
    together.

    The MPh and the RtPh alone allow it (A5.11).
    """
    for side in sides:
        over = surplus(after, where, side)
        if over > surplus(before, where, side):
            return Illegal(
                "A5.11", f"{where.hex} would be overstacked by {over}, which the MPh and RtPh alone allow"
            )
    return None


def surplus(position: Position, where: Location, side: str) -> Number:
    """Squad-equivalents of the side in excess of the limit in the Location."""
    return excess(unit for unit in units_at(position, where).values() if unit.side == side)


@clause("B27.12", "B26.1")
def overstacked(position: Position) -> dict[str, dict[str, Number]]:
    """By hex and side, squads in excess of the limit: units on top and beneath are summed."""
    stacks: dict[str, dict[tuple[str, Location], list[Unit]]] = {}
    for unit in position.units.values():
        there = stacks.setdefault(unit.hex, {})
        there.setdefault((unit.side, location(unit)), []).append(unit)
    found: dict[str, dict[str, Number]] = {}
    for name, there in stacks.items():
        over = found[name] = {}
        for (side, _), units in there.items():
            if surplus := excess(units):
                over[side] = over.get(side, 0) + surplus
    return found
