"""A4 Movement, as deep as the entrenchment and Wire rules lean on it: MF and what a hex costs."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.chart import (
    ALL,
    CHART,
    DEPRESSION_COST,
    MOVERS,
    NA,
    SMOKE_COST,
    VEHICLE_MOVER,
    Cost,
    Special,
    bottom,
    water_depth,
)
from asl_reference.board.position import MMC, Number, Position, Unit
from asl_reference.rules.ground.b16_identity import chart_row, terrain_of
from asl_reference.rules.ground.b26_movement import wire_surcharge
from asl_reference.rules.moving.b9_movement import Crossing, crossing_cost
from asl_reference.rules.moving.b27_movement import foxhole_surcharge

LEADER_BONUS_MF = 2
"""A4.12"""
LED = "led"
"""Deed of a MMC that has spent all its MF of the phase so far together with a leader (A4.12)."""
MMC_IPC, SMC_IPC = 3, 1
"""Inherent Portage Capacity in Portage Points (A4.42)."""
INEXPERIENCED_MF, MMC_MF, SMC_MF, WOUNDED_MF = 3, 4, 6, 3
BERSERK_MF, ROUT_MF, CAVALRY_MF = 8, 6, 12
START_MP = 1
"""MP to Start (D2.12)."""
VEHICLE_MP = 12
"""An assumed printed MP allotment; positions give ``mf`` where it matters (D1.1)."""


def _led(position: Position, unit: Unit) -> bool:
    """Whether a Good Order leader of its side is in its hex (A19.31)."""
    return any(
        other.type == "leader" and other.side == unit.side and not other.has("broken", "berserk", "melee")
        for other in position.in_hex(unit.hex).values()
    )


@clause("A4.11", "A4.42")
def allotment(position: Position, unit_id: str) -> Number:
    """MF (vehicles: MP) of the unit for the whole phase: 4 for MMC, 6 for SMC and routing units.

    Each Portage Point beyond its Inherent Portage Capacity takes 1 MF; a leader that it has moved
    with so far, and is still with, gives 2.
    """
    unit = position.units[unit_id]
    if unit.mf is not None:
        return unit.mf
    return _own_allotment(position, unit_id) + (LEADER_BONUS_MF if _still_led(position, unit) else 0)


def _own_allotment(position: Position, unit_id: str) -> Number:
    """What the unit has without a leader."""
    return max(0, _unladen(position, position.units[unit_id]) - _surplus_pp(position, unit_id))


@clause("A4.12")
def _still_led(position: Position, unit: Unit) -> bool:
    """Whether the leader that it has moved with is in its hex still, able to lead."""
    return unit.did(LED) and any(
        _leads(other) and other.side == unit.side and other.mf_spent and place_of(other) == place_of(unit)
        for other in position.in_hex(unit.hex).values()
    )


def _leads(unit: Unit) -> bool:
    """A leader who is able to lead the movement of others."""
    return unit.type == "leader" and not unit.has("broken", "berserk", "wounded")


def _surplus_pp(position: Position, unit_id: str) -> int:
    """Portage Points the unit carries beyond its IPC, as far as the counters tell them."""
    pp = sum(c.pp or 0 for c in position.counters.values() if c.possessed_by == unit_id)
    unit = position.units[unit_id]
    return max(0, pp - (MMC_IPC if unit.type in MMC else SMC_IPC)) if unit.is_infantry else 0


@clause("A4.12")
def led(position: Position, units: tuple[str, ...]) -> Position:
    """The position with the MF that MMC moving together with a leader have: 2 more than alone.

    One that goes on without the leader it has moved with has its own, and no more of his.
    """
    movers = {name: position.units[name] for name in units if name in position.units}
    leaders = [unit for unit in movers.values() if _leads(unit)]
    men: dict[str, Unit] = {}
    for name, unit in movers.items():
        if unit.type not in MMC or unit.mf is not None or not unit.is_infantry:
            continue
        fit = not unit.has("broken", "berserk", "cx")
        if fit and any(one.side == unit.side and one.mf_spent == unit.mf_spent for one in leaders):
            together = replace(unit, mf=_own_allotment(position, name) + LEADER_BONUS_MF)
            men[name] = together.having_done(LED)
        elif unit.did(LED):
            done = tuple(deed for deed in unit.done if deed != LED)
            men[name] = replace(unit, mf=_own_allotment(position, name), done=done)
    return position.with_units(men) if men else position


def _unladen(position: Position, unit: Unit) -> Number:
    """The allotment of the unit's kind and status, what it carries apart."""
    if unit.is_vehicle:
        return VEHICLE_MP
    if unit.mount == "cavalry":
        return CAVALRY_MF
    if unit.has("broken"):
        return ROUT_MF
    if unit.has("berserk"):
        return BERSERK_MF
    if unit.type not in MMC:
        return WOUNDED_MF if unit.has("wounded") else SMC_MF
    if unit.has("inexperienced") and not _led(position, unit):
        return INEXPERIENCED_MF
    return MMC_MF


class Place(NamedTuple):
    """Where a unit stands or is to stand: hex, place in it, building level, hexside of a Crest."""

    hex: str
    at: str = ""
    floor: int = 0
    crest: str = ""
    off_road: bool = False
    """Entered without use of its road (B3.4)."""


class Entry(NamedTuple):
    """What entering costs; ``whole`` if it takes the whole allotment, ``afloat`` if amphibious MP."""

    mf: Number
    whole: bool = False
    afloat: bool = False


CREST_LEVEL = frozenset({"crest", "bridge"})
"""Places in a Depression hex that are at its Crest level, not at its bottom (B20.9, B6)."""
PILLBOX_MF = 1
"""To enter or leave a pillbox, in or out of its hex's Location (B30.4)."""
CREST_UP_MF, CREST_DOWN_MF = 2, 1
"""IN to Crest status and back in one hex (B20.91)."""
STAIRS_MF = 1
"""Per building level climbed or descended (B23.42)."""
VEHICLE_CLIMB_MP, VEHICLE_CLIMB_ROAD_MP = 4, 2
"""Per full level a vehicle climbs, less by road (B10.41)."""
SHELLHOLE_COST: dict[str, Number] = {"cavalry": 2, "wagon": 2}
"""COT of shellholes where it is not that of the hex's other terrain (B2.4); Infantry may pay 2 MF."""
SHELLHOLE_SURCHARGE: dict[str, Number] = {"motorcycle": 2, "armored_car": 2, "truck": 4}
ROAD_RATE: dict[str, Number] = {"infantry": 1, "cavalry": 1, "wagon": 1}
VEHICLE_ROAD_RATE = 0.5
"""COT of a hex entered over a road hexside (B3.4)."""
CLOSED_HEXSIDES = {"cliff": "B11.4", "rowhouse": "B23.71", "water": "B21.1"}
"""Hexside terrain that stops all movement; climbing a cliff is not in this engine."""


def place_of(unit: Unit) -> Place:
    """The place a unit stands in now."""
    return Place(unit.hex, unit.at, unit.floor, unit.crest)


def put(unit: Unit, place: Place) -> Unit:
    """The unit in that place."""
    return replace(unit, hex=place.hex, at=place.at, floor=place.floor, crest=place.crest)


@clause("B20.9")
def elevation(position: Position, place: Place) -> Number:
    """Level of the place: the hex's, one lower IN a Depression, plus the building level."""
    ground = position.hex(place.hex)
    return (ground.level if place.at in CREST_LEVEL else bottom(ground)) + place.floor


def mover(unit: Unit) -> str:
    """The column of the terrain chart the unit pays by."""
    if unit.mount:
        return "infantry" if unit.mount == "bicycle" else unit.mount
    return "infantry" if unit.is_personnel else VEHICLE_MOVER[unit.type]


def on_foot(unit: Unit) -> bool:
    """Whether it pays MF by the levels it climbs, not MP (B10.4)."""
    return mover(unit) in ("infantry", "cavalry", "wagon", "motorcycle")


def mf_left(position: Position, unit_id: str) -> Number:
    """MF or MP the unit still has."""
    return max(0, allotment(position, unit_id) - position.units[unit_id].mf_spent)


def by_road(position: Position, start: Place, to: Place) -> bool:
    """Whether the entry is at road rate: both hexes and the hexside between them have the road (B3.4).

    Where the road runs over a bridge, only on the bridge; never in Bypass.
    """
    if to.off_road or to.at == "bypass":
        return False
    side = position.hexsides.get(geometry.hexside(start.hex, to.hex))
    return side is not None and side.road and _on_road(position, start) and _on_road(position, to)


def _on_road(position: Position, place: Place) -> bool:
    ground = position.hex(place.hex)
    return bool(ground.road) and (place.at == "bridge" or not ground.bridge)


def smoke_cost(position: Position, place: Place) -> Number:
    """SMOKE adds 1 MF to the COT of its hex (A24.7, B.2)."""
    return SMOKE_COST if position.hex(place.hex).smoke else 0


def _terrain(position: Position, unit: Unit, start: Place, to: Place) -> Cost:
    """MF or MP for the terrain of the hex entered, SMOKE, hexside and levels apart."""
    ground, column = position.hex(to.hex), mover(unit)
    if by_road(position, start, to) and to.at != "crest":
        return ROAD_RATE.get(column, VEHICLE_ROAD_RATE)
    if to.at == "bridge":
        return NA  # B6.4: over its road hexsides only
    if to.at == "bypass":
        return CHART["open_ground"].cost(column)  # A4.3: beside the obstacle
    own = chart_row(position, to.hex).cost(column)
    if "shellholes" in ground.overlays and not isinstance(own, Special):
        own = SHELLHOLE_COST.get(column, own + SHELLHOLE_SURCHARGE.get(column, 0))
    if ground.depression and to.at != "crest":
        return _into(position, to, column, own)
    return own


@clause("B20.4")
def _into(position: Position, to: Place, column: str, own: Cost) -> Cost:
    """To go INTO a Depression costs the chart's amount, plus COT of other terrain in its hex."""
    ground = position.hex(to.hex)
    depth = water_depth(position, ground) if ground.depression == "stream" else ""
    if depth == "flooded":
        return NA
    kind = f"{depth} stream" if depth in ("shallow", "deep") else ground.depression
    cost = DEPRESSION_COST[kind][MOVERS.index(column)]
    if terrain_of(position, to.hex) == "open_ground" or isinstance(cost, Special):
        return cost
    return own if isinstance(own, Special) else cost + own


def crossing_of(position: Position, start: Place, to: Place) -> Crossing:
    """The hexside between two adjacent places, and whether the way over it is a road."""
    return Crossing(start.hex, to.hex, by_road(position, start, to))


@clause("B9.4", "B9.54")
def hexside_cost(position: Position, unit_id: str, crossing: Crossing) -> Number | Illegal:
    """MF or MP that the hexside itself costs, in addition to COT."""
    name = crossing.side
    side = position.hexsides.get(name)
    if side is None or not side.terrain:
        return 0
    unit = position.units[unit_id]
    if side.terrain in CLOSED_HEXSIDES and not side.gap:
        return Illegal(CLOSED_HEXSIDES[side.terrain], f"the {side.terrain} {name} may not be crossed")
    if side.terrain == "roadblock":  # B29.3: a wall to Infantry, closed to vehicles
        return Illegal("B29.3", f"the roadblock {name} stops vehicles") if unit.is_vehicle else 1
    cost = crossing_cost(position, unit, mover(unit), crossing)
    if isinstance(cost, Special):
        return _half(position, unit_id)
    return cost


def _half(position: Position, unit_id: str) -> int:
    """Half the printed MP allotment, fractions up."""
    return ceil(allotment(position, unit_id) / 2)


@clause("B10.4", "B10.5")
def with_levels(cot: Number, rise: Number, vehicle_by_road: bool | None = None) -> Number:
    """COT doubled for a rise, plus 2 MF for every level between; 1 MF for every one passed in descent.

    ``vehicle_by_road`` is None for what moves by MF; a vehicle pays MP by the level climbed.
    """
    between = max(0, ceil(abs(rise)) - 1)
    if rise <= 0:
        return cot + between
    if vehicle_by_road is None:
        return 2 * cot + 2 * between
    return cot + ceil(rise) * (VEHICLE_CLIMB_ROAD_MP if vehicle_by_road else VEHICLE_CLIMB_MP)


@clause("A4.2", "B10.4", "B27.4", "B27.5", "B27.43")
def entry_cost(
    position: Position,
    unit_id: str,
    to: Place,
    start: Place | None = None,
    breaching: bool = False,
    cot: Cost | None = None,
) -> Entry | Illegal:
    """MF to enter an adjacent place on top: hexside cost and COT, a foxhole or trench adding nothing.

    [EXC: it slows wheels and Cavalry.] ``start`` is where the unit comes from, if not where it is;
    ``breaching`` leaves out the hexside; ``cot`` is that of the terrain, if not what the chart has.
    """
    unit = position.units[unit_id]
    start = start or place_of(unit)
    if to.hex == start.hex:
        return _within_hex(position, start, to)
    if not geometry.adjacent(start.hex, to.hex):
        return Illegal("A4.1", f"{to.hex} is not adjacent to {start.hex}")
    crossing = 0 if breaching else hexside_cost(position, unit_id, crossing_of(position, start, to))
    if isinstance(crossing, Illegal):
        return crossing
    cot = _terrain(position, unit, start, to) if cot is None else cot
    if cot is NA:
        return Illegal("A4.2", f"a {mover(unit)} may not enter {to.hex}: {terrain_of(position, to.hex)}")
    if cot is ALL:
        return Entry(allotment(position, unit_id), whole=True)
    number: Number = _half(position, unit_id) if isinstance(cot, Special) else cot
    number += smoke_cost(position, to) + surcharges(position, unit, to.hex, to.at)
    rise = elevation(position, to) - elevation(position, start)
    road = None if on_foot(unit) else by_road(position, start, to)
    return Entry(crossing + with_levels(number, rise, road) + _pillbox(start, to))


def surcharges(position: Position, unit: Unit, hex_name: str, at: str = "") -> Number:
    """MF or MP that counters in the hex add to its COT for what is not on foot (26.43, 27.43).

    Those on its bridge count there alone, those beneath it not on the bridge.
    """
    column = mover(unit)
    total: Number = 0
    for counter in position.counters.values():
        if counter.hex == hex_name and (counter.at == "bridge") == (at == "bridge"):
            total += foxhole_surcharge(column, counter) + wire_surcharge(column, counter)
    return total


@clause("B20.9", "B6.2", "B30.4")
def no_such_place(position: Position, to: Place) -> Illegal | None:
    """Crest status is taken in a Depression hex, a bridge or pillbox where there is one."""
    ground = position.hex(to.hex)
    if to.at == "crest" and not ground.depression:
        return Illegal("B20.9", f"{to.hex} is no Depression hex and has no Crest")
    if to.at == "bridge" and not ground.bridge:
        return Illegal("B6.2", f"there is no bridge in {to.hex}")
    if to.at == "pillbox" and position.fortification(to.hex, "pillbox") is None:
        return Illegal("B30.4", f"there is no pillbox in {to.hex}")
    if to.floor > ground.floors:
        return Illegal("B23.4", f"{to.hex} has no level {to.floor}")
    return None


def _pillbox(start: Place, to: Place) -> int:
    """1 MF each to leave and to enter a pillbox."""
    return PILLBOX_MF * ((start.at == "pillbox") + (to.at == "pillbox"))


def _within_hex(position: Position, start: Place, to: Place) -> Entry | Illegal:
    """Changing place in one hex: a pillbox, Crest status, a building level."""
    if start[1:] == to[1:]:
        return Illegal("A4.1", f"already in {to.hex}")
    if "pillbox" in (start.at, to.at) and start.at != to.at:
        return Entry(PILLBOX_MF)
    if "crest" in (start.at, to.at) and position.hex(to.hex).depression:
        return Entry(CREST_UP_MF if to.at == "crest" else CREST_DOWN_MF)
    if start.at == to.at and start.floor != to.floor:
        return Entry(STAIRS_MF * abs(to.floor - start.floor))
    return Illegal(
        "A4.1", f"there is no way from {start.at or 'the ground'} to {to.at or 'the ground'} in {to.hex}"
    )
