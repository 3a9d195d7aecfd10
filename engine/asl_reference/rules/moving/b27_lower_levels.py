"""B27.54 and B27.6: ways between trenches, sangars and lower Locations without coming out on top."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.position import Counter, Number, Place, Position, Unit
from asl_reference.rules.ground.a2_locations import Location, counter_at, level_of, location, location_at
from asl_reference.rules.ground.a5_stacking import is_smc
from asl_reference.rules.ground.b27_foxholes import STRAIGHT, capacity, room_beneath
from asl_reference.rules.ground.b27_trenches import connects
from asl_reference.rules.moving.a4_entry import Entry, smoke_cost
from asl_reference.rules.moving.b27_movement import COVER_MF

TRENCH_STEP_MF = 1
"""MF to enter a connecting trench hex, whatever else is in the hex (27.54)."""
BY_TRENCH, DIRECTLY = "moved_by_trench", "moved_directly"
"""Deeds of a unit that has made such a move."""


def trench_or_sangar(position: Position, where: Location, covers: tuple[str, ...]) -> Counter | None:
    """The trench or sangar of the Location among the named covers."""
    kinds = [cover for cover in covers if cover in STRAIGHT]
    found = counter_at(position, where, *kinds) if kinds else None
    return found[1] if found else None


@clause("B27.54", "B27.56", "B27.6")
def direct_way(
    position: Position, unit_id: str, to: Place, cost: Entry | Illegal, *, pushing: bool
) -> Entry | Illegal | None:
    """The way that saves the unit coming out or going beneath; Illegal gives the reason if it has to.

    ``cost`` is that of the place on top, or why nobody enters it; ``pushing``: a Gun goes along. None if
    these rules do not apply: the unit is not Infantry, or there is no such counter.
    """
    unit = position.units[unit_id]
    if not unit.is_infantry:
        return None
    where = location_at(to)
    left = trench_or_sangar(position, location(unit), unit.beneath)
    entered = trench_or_sangar(position, where, to.beneath)
    if (left or entered) and full_sangar(position, unit, where):
        return Illegal("B27.6", f"the sangar in {to.hex} is full: {unit_id} must enter on top of it")
    if left and entered and connects(position, left, entered):
        if entered.type == "at_ditch" and position.follows("B27.56-ditch-to-ditch=two-and-cot"):
            return into_a_ditch(cost)
        return trench_step(position, unit, to, "B27.54")
    if pushing and left:
        return Illegal("B27.6", f"{unit_id} Pushes equipment and must come out on top first")
    if left and entered:
        return linked(position, unit, to, (left, entered), cost)
    if entered:
        return upward(position, unit, to, entered, cost)
    return downward(position, unit, to, cost) if left else None


@clause("B27.54")
def trench_step(position: Position, unit: Unit, to: Place, by: str) -> Entry:
    """Between connecting trenches a step is 1 MF, SMOKE apart, doubled to a higher elevation.

    Terrain, hexsides and Wire do not matter. By another reading SMOKE is not doubled.
    """
    step, smoke = TRENCH_STEP_MF, smoke_cost(position, to)
    if level_of(position, to) > level_of(position, unit):
        step *= 2
        smoke *= 1 if position.follows("B27.54-smoke-uphill=added") else 2
    return Entry((("cot", step + smoke),), deed=BY_TRENCH, clause=by)


@clause("B27.56")
def into_a_ditch(cost: Entry | Illegal) -> Entry | Illegal:
    """A connecting A-T Ditch entered for its 2 MF and the COT, by the reading that allows the entry."""
    if isinstance(cost, Illegal):
        return cost
    return cost.plus("beneath", COVER_MF["at_ditch"])._replace(deed=BY_TRENCH, clause="B27.56")


@clause("B27.6")
def linked(
    position: Position, unit: Unit, to: Place, shelters: tuple[Counter, Counter], cost: Entry | Illegal
) -> Entry | Illegal:
    """A trench and a sangar Accessible to each other connect as two trenches do, whosever they are."""
    left, entered = shelters
    if left.type == entered.type == "sangar":
        return Illegal("B27.6", f"the sangars in {left.hex} and {entered.hex} do not connect")
    return cost if isinstance(cost, Illegal) else trench_step(position, unit, to, "B27.6")


@clause("B27.6")
def downward(position: Position, unit: Unit, to: Place, cost: Entry | Illegal) -> Entry | Illegal:
    """From beneath a trench or sangar straight into a lower Location, not Crest status, for its cost."""
    if to.at == "crest" or to.beneath:
        return Illegal(
            "B27.6", f"{unit.id} must come out on top first to reach Crest status or another counter"
        )
    if level_of(position, to) >= level_of(position, unit):
        return Illegal("B27.6", f"{to.hex} is not lower: {unit.id} must come out on top first")
    return _directly(cost)


def _directly(cost: Entry | Illegal) -> Entry | Illegal:
    """The way for the cost of the hex alone."""
    return cost if isinstance(cost, Illegal) else cost._replace(deed=DIRECTLY, clause="B27.6")


@clause("B27.41", "B27.44", "B27.6")
def out_and_upward(
    position: Position, unit_id: str, to: Place, cost: Entry | Illegal, out: Number
) -> Entry | None:
    """The way up of 27.6 for a unit that comes out of its own counter, for ``out`` MF, in the same act.

    If one act may be both, the two cost together what they cost apart.
    """
    above = replace(position.units[unit_id], beneath=())
    way = direct_way(position.with_unit(unit_id, above), unit_id, to, cost, pushing=False)
    return way.plus("out", out) if isinstance(way, Entry) else None


@clause("B27.6")
def full_sangar(position: Position, unit: Unit, where: Location) -> bool:
    """A sangar that takes no more of the unit's kind, however small, gives no such way into its hex."""
    sangar = counter_at(position, where, "sangar")
    limit = capacity(sangar[1]) if sangar else None
    if sangar is None or limit is None:
        return False
    room = room_beneath(position, sangar[0], limit, unit.side)
    return not room.squads and not (is_smc(unit) and room.smc)


@clause("B27.6")
def upward(
    position: Position, unit: Unit, to: Place, entered: Counter, cost: Entry | Illegal
) -> Entry | Illegal | None:
    """From a lower place, not in Crest status, straight beneath a trench or sangar for the hex's cost.

    The trench or sangar has to be of its side's OB, or under its Control. None if it is not higher.
    """
    if unit.at == "crest":
        return Illegal("B27.6", f"{unit.id} is in Crest status and must enter on top first")
    if unit.entrenched or level_of(position, to) <= level_of(position, unit):
        return None
    if unit.side not in (entered.side, entered.controlled_by):
        return Illegal(
            "B27.6", f"the {entered.type} in {entered.hex} is neither set up nor Controlled by {unit.side}"
        )
    return _directly(cost)
