"""B27.54 and B27.6: ways between trenches, sangars and lower Locations without coming out on top."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.position import Counter, Number, Position, Unit
from asl_reference.board.water import depression_of
from asl_reference.rules.ground.a2_locations import Location, counter_at, location, location_of
from asl_reference.rules.ground.b27_foxholes import TRENCHES, fits_beneath
from asl_reference.rules.ground.b27_trenches import connects
from asl_reference.rules.moving.a4_movement import Entry, Place, elevation, entry_cost, place_of, smoke_cost
from asl_reference.rules.moving.b27_movement import COVER_MF

SHELTERS = TRENCHES | {"sangar"}
"""The counters 27.6 speaks of; a foxhole has none of these ways."""
TRENCH_STEP_MF = 1
"""To enter a connecting trench hex, whatever else is in it (27.54)."""


class Passage(NamedTuple):
    """A way into a place: what it costs, the deed it leaves behind, and the clause that gives it."""

    entry: Entry
    deed: str
    clause: str


class Going(NamedTuple):
    """A unit about to enter ``to``, beneath the counters there or on top; ``pushing`` a Gun or not."""

    unit_id: str
    to: Place
    beneath: tuple[str, ...]
    pushing: bool


def shelter(position: Position, where: Location, covers: tuple[str, ...]) -> Counter | None:
    """The trench or sangar of the Location among the named covers."""
    kinds = [cover for cover in covers if cover in SHELTERS]
    found = counter_at(position, where, *kinds) if kinds else None
    return found[1] if found else None


@clause("B27.54", "B27.56", "B27.6")
def direct_way(position: Position, going: Going) -> Passage | Illegal | None:
    """The way that spares the unit coming out or going beneath; Illegal says why it has to.

    None if these rules have no say: the unit is not Infantry, or there is no such counter.
    """
    unit = position.units[going.unit_id]
    if not unit.is_infantry:
        return None
    left = shelter(position, location(unit), unit.beneath)
    to = location_of(going.to.hex, going.to.at, going.to.floor)
    entered = shelter(position, to, going.beneath)
    if left and entered and connects(position, left, entered):
        if entered.type == "at_ditch" and position.follows("B27.56-ditch-to-ditch=two-and-cot"):
            return into_a_ditch(position, going)
        return trench_step(position, unit, going.to, "B27.54")
    if going.pushing and left:
        return Illegal("B27.6", f"{going.unit_id} Pushes equipment and must come out on top first")
    if left and entered:
        return linked(position, going, left, entered)
    if entered:
        return upward(position, going, entered)
    return downward(position, going) if left else None


@clause("B27.54", "B27.6")
def straight_ways(position: Position, unit_id: str, hex_name: str) -> tuple[Passage, ...]:
    """The direct ways that the unit has into another hex, to its ground, its bottom, its trench or sangar."""
    places = [Place(hex_name)] + [Place(hex_name, "in")] * bool(
        depression_of(position, position.hex(hex_name))
    )
    ways = (
        direct_way(position, Going(unit_id, place, beneath, pushing=False))
        for place in places
        for beneath in ((), *((cover,) for cover in sorted(SHELTERS)))
    )
    return tuple(way for way in ways if isinstance(way, Passage))


@clause("B27.54")
def trench_step(position: Position, unit: Unit, to: Place, by: str) -> Passage:
    """Between connecting trenches a step is 1 MF, SMOKE apart, doubled to a higher elevation.

    Terrain, hexsides and Wire have no say. By another reading SMOKE is not doubled.
    """
    step, smoke = TRENCH_STEP_MF, smoke_cost(position, to)
    if elevation(position, to) > elevation(position, place_of(unit)):
        step *= 2
        smoke *= 1 if position.follows("B27.54-smoke-uphill=added") else 2
    return Passage(Entry(step + smoke), "moved_by_trench", by)


@clause("B27.56")
def into_a_ditch(position: Position, going: Going) -> Passage | Illegal:
    """A connecting A-T Ditch entered for its 2 MF and the COT, by the reading that has it entered at all."""
    entry = entry_cost(position, going.unit_id, going.to)
    if isinstance(entry, Illegal):
        return entry
    return Passage(Entry(entry.mf + COVER_MF["at_ditch"], entry.whole), "moved_by_trench", "B27.56")


@clause("B27.6")
def linked(position: Position, going: Going, left: Counter, entered: Counter) -> Passage | Illegal:
    """A trench and a sangar Accessible to each other connect as two trenches do, whosever they are."""
    unit = position.units[going.unit_id]
    if left.type == entered.type == "sangar":
        return Illegal("B27.6", f"the sangars in {left.hex} and {entered.hex} do not connect")
    barred = accessible(position, going)
    return barred or trench_step(position, unit, going.to, "B27.6")


@clause("B27.6")
def accessible(position: Position, going: Going) -> Illegal | None:
    """Accessible is where Infantry could advance, enemies apart: adjacent, and no cliff or water between."""
    entry = entry_cost(position, going.unit_id, going.to)
    return entry if isinstance(entry, Illegal) else None


@clause("B27.6")
def downward(position: Position, going: Going) -> Passage | Illegal:
    """From beneath a trench or sangar straight into a lower Location, not Crest status, for its cost alone.

    [EXC: the hex of a sangar that has no room for the unit.]
    """
    unit_id, to = going.unit_id, going.to
    if to.at == "crest" or going.beneath:
        return Illegal(
            "B27.6", f"{unit_id} must come out on top first to reach Crest status or another counter"
        )
    if elevation(position, to) >= elevation(position, place_of(position.units[unit_id])):
        return Illegal("B27.6", f"{to.hex} is not lower: {unit_id} must come out on top first")
    if full_sangar(position, unit_id, location_of(to.hex, to.at, to.floor)):
        return Illegal("B27.6", f"the sangar in {to.hex} is full: {unit_id} must come out on top first")
    entry = entry_cost(position, unit_id, to)
    return entry if isinstance(entry, Illegal) else Passage(entry, "moved_directly", "B27.6")


@clause("B27.41", "B27.44", "B27.6")
def out_and_upward(position: Position, going: Going, out: Number) -> Passage | None:
    """The way up of 27.6 for who comes out of its own counter, for ``out`` MF, in the same act.

    Where an act may be both, the two cost together what they cost apart.
    """
    above = replace(position.units[going.unit_id], beneath=())
    way = direct_way(position.with_unit(going.unit_id, above), going)
    if not isinstance(way, Passage):
        return None
    return way._replace(entry=way.entry._replace(mf=way.entry.mf + out))


@clause("B27.6")
def full_sangar(position: Position, unit_id: str, where: Location) -> bool:
    """Whether a sangar there has no room left for the unit."""
    sangar = counter_at(position, where, "sangar")
    return sangar is not None and fits_beneath(position, sangar[0], (unit_id,)) is not None


@clause("B27.6")
def upward(position: Position, going: Going, entered: Counter) -> Passage | Illegal | None:
    """From a lower place, not in Crest status, straight beneath a trench or sangar for the hex's cost.

    It takes one of the unit's side's OB, or under its Control. None where it is not higher.
    """
    unit = position.units[going.unit_id]
    if unit.at == "crest":
        return Illegal("B27.6", f"{going.unit_id} is in Crest status and must enter on top first")
    if unit.entrenched or elevation(position, going.to) <= elevation(position, place_of(unit)):
        return None
    if unit.side not in (entered.side, entered.controlled_by):
        return Illegal(
            "B27.6", f"the {entered.type} in {entered.hex} is neither set up nor Controlled by {unit.side}"
        )
    entry = entry_cost(position, going.unit_id, going.to)
    return entry if isinstance(entry, Illegal) else Passage(entry, "moved_directly", "B27.6")
