"""B27.5-27.56 Trenches and A-T Ditches: which are connected, and what vehicles may do in their hex."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_position
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.places import has_come
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.rules.ground.a2_locations import counter_at, location, location_of
from asl_reference.rules.ground.b27_foxholes import TRENCHES

BARRED_BY_TRENCH = frozenset({"motorcycle", "wagon", "armored_car", "truck", "halftrack"})
"""Columns of the chart for wheeled and half-tracked vehicles (27.55)."""


def trench_in(position: Position, hex_name: str, at: str = "") -> Counter | None:
    """The trench or A-T Ditch of the Location at this place of the hex, if it has one."""
    found = counter_at(position, location_of(hex_name, at), *TRENCHES)
    return found[1] if found else None


def parted(position: Position, first: str, second: str) -> bool:
    """Whether a cliff or Water Obstacle lies along the hexside of the two adjacent hexes.

    No trench lies in a Water Obstacle (27.1, 27.5), so it is only along a hexside that one parts them.
    """
    return position.hexside(geometry.hexside(first, second)).terrain in ("cliff", "water")


@clause("B27.54", "B27.56")
def connects(position: Position, first: Counter, second: Counter) -> bool:
    """Trenches in adjacent hexes are connected whoever set them up.

    [EXC: a cliff or Water Obstacle parts them.]
    """
    if not {first.type, second.type} <= TRENCHES or not geometry.adjacent(first.hex, second.hex):
        return False
    return not parted(position, first.hex, second.hex)


def connected(position: Position, a_id: str, b_id: str) -> bool:
    """Whether the two counters are connecting trenches (27.54)."""
    return connects(position, position.counters[a_id], position.counters[b_id])


def connected_trenches(position: Position, counter_id: str) -> tuple[str, ...]:
    """Ids of the counters that the counter is connected to, sorted (27.54)."""
    counter = position.counters[counter_id]
    if counter.type not in TRENCHES:
        return ()
    counters = _counters_by_hex(position)
    near = [counters.get(name, ()) for name in geometry.neighbours(location(counter).hex) if name]
    return tuple(sorted(other for ids in near for other in ids if connected(position, counter_id, other)))


@of_position
def _counters_by_hex(position: Position) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, counter in position.counters.items():
        hex_name = location(counter).hex
        found[hex_name] = (*found.get(hex_name, ()), name)
    return found


@clause("B27.51", "B27.52")
def dug_in(unit: Unit) -> bool:
    """Whether a vehicle began the scenario beneath a trench, where it stays for good."""
    return unit.is_vehicle and any(cover in TRENCHES for cover in unit.beneath)


@clause("B27.52")
def may_start(rules: Rules, unit: Unit) -> Illegal | None:
    """A vehicle beneath a trench spends no Start MP, so it makes no Motion attempt either."""
    if dug_in(unit) and rules.includes("B27.52-start"):
        return Illegal("B27.52", "a vehicle beneath a trench may not spend a Start MP")
    return None


@clause("B27.52")
def may_change_vca(unit: Unit) -> Illegal | None:
    """A vehicle beneath a trench keeps its VCA; its turret turns as usual."""
    return Illegal("B27.52", "a vehicle beneath a trench may not change VCA") if dug_in(unit) else None


@clause("B27.55", "B27.56")
def trench_bars(position: Position, unit: Unit, column: str, hex_name: str, at: str = "") -> Illegal | None:
    """No wheels or halftracks enter a trench hex, and no vehicle at all an A-T Ditch.

    [EXC: a bridged ditch; what crosses a bridge does not meet the trench below.]
    """
    trench = trench_in(position, hex_name, at)
    if trench is None or "bridged" in trench.status:
        return None
    if trench.type == "at_ditch" and unit.is_vehicle:
        return Illegal("B27.56", f"no vehicle may enter the unbridged A-T Ditch in {hex_name}")
    if column in BARRED_BY_TRENCH:
        return Illegal("B27.55", f"{with_article(column)} may not enter the trench in {hex_name}")
    return None


@clause("B27.55", "B27.56")
def bogs_on_entry(position: Position, hex_name: str, at: str = "") -> bool:
    """A vehicle that drives into a trench hex chances a Bog DR there [EXC: over a bridge]."""
    trench = trench_in(position, hex_name, at)
    return trench is not None and "bridged" not in trench.status


@clause("B27.55")
def bogs_on_vca_change(rules: Rules, position: Position, unit: Unit) -> bool:
    """A change of VCA in a trench hex is a Bog trigger too; the older text named entry alone.

    By the reading of one DR a hex, it is none for a vehicle that has just entered.
    """
    if unit.did("moved") and has_come(unit) and position.follows("B27.55-entering-and-turning=one"):
        return False
    return rules.includes("B27.55-vca") and bogs_on_entry(position, unit.hex, unit.at)
