"""A4 Movement, as deep as the entrenchment and Wire rules lean on it: MF and what a hex costs."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.chart import (
    ALL,
    CHART,
    DEPRESSION_COST,
    MOVERS,
    NA,
    SMOKE_COST,
    Cost,
    Special,
    vehicle_mover,
)
from asl_reference.board.position import MMC, Number, Position, Unit
from asl_reference.board.water import depression_of, water_of
from asl_reference.rules.ground.a2_locations import counters_at, level_in, location, location_of, units_at
from asl_reference.rules.ground.b2_shellholes import SHELLHOLE_MF, has_shellholes, with_shellholes
from asl_reference.rules.ground.b16_identity import chart_row, terrain_of
from asl_reference.rules.ground.b23_storeys import no_stairs
from asl_reference.rules.ground.b26_movement import wire_surcharge
from asl_reference.rules.moving.a4_portage import HELPED, helps, surplus_pp
from asl_reference.rules.moving.b9_movement import Crossing, crossing_cost
from asl_reference.rules.moving.b27_movement import foxhole_surcharge
from asl_reference.rules.moving.d2_movement import passing_mp

LEADER_BONUS_MF = 2
"""A4.12"""
LED = "led by "
"""With his id: deed of a MMC that spends all its MF of the phase together with a leader (A4.12)."""
DOUBLE_TIME_MF = 2
"""Added to the allotment by Double Time (A4.5)."""
DOUBLE_TIMED = "double_timed"
TURNED_BACK = "turned back"
"""Deed of a unit that came upon a concealed enemy: its MPh has ended (A12.15)."""
INEXPERIENCED_MF, MMC_MF, SMC_MF, WOUNDED_MF = 3, 4, 6, 3
BERSERK_MF, ROUT_MF, CAVALRY_MF = 8, 6, 12
START_MP = 1
"""MP to Start (D2.12)."""
VEHICLE_MP = 12
"""An assumed printed MP allotment; positions give ``mf`` where it matters (D1.1)."""


def _guided(position: Position, unit: Unit) -> bool:
    """Whether a Good Order leader of its side is in its Location (A19.31)."""
    return any(
        other.type == "leader" and other.side == unit.side and not other.has("broken", "berserk", "melee")
        for other in units_at(position, location(unit)).values()
    )


@clause("A4.11", "A4.12", "A4.42", "A4.5")
def allotment(position: Position, unit_id: str) -> Number:
    """MF (vehicles: MP) of the unit for the whole phase: 4 for MMC, 6 for SMC and routing units.

    Each Portage Point beyond its Inherent Portage Capacity takes 1 MF; what the position gives as its
    allotment stands for all that. Double Time adds 2, and so does a leader that it moves with.
    """
    unit = position.units[unit_id]
    haste = DOUBLE_TIME_MF if unit.did(DOUBLE_TIMED) else 0
    return _own_allotment(position, unit) + haste + (LEADER_BONUS_MF if is_led(position, unit) else 0)


def _own_allotment(position: Position, unit: Unit) -> Number:
    """What the unit has by itself, at its usual pace."""
    if unit.mf is not None:
        return unit.mf
    return max(0, _unladen(position, unit) - surplus_pp(position, unit.id))


@clause("A4.12")
def is_led(position: Position, unit: Unit) -> bool:
    """Whether the leader it moves with is in its Location still, able to lead."""
    leader = position.units.get(_leader_of(unit)) if unit.done else None
    return leader is not None and _leads(leader) and location(leader) == location(unit)


def _leader_of(unit: Unit) -> str:
    """Id of the leader that it moves with; empty if none."""
    return next((deed.removeprefix(LED) for deed in unit.done if deed.startswith(LED)), "")


def _leads(unit: Unit) -> bool:
    """A leader who is able to lead the movement of others."""
    return unit.type == "leader" and not unit.has("broken", "berserk", "wounded", "prisoner")


@clause("A4.12", "A4.42")
def led(position: Position, units: tuple[str, ...]) -> Position:
    """The position in which the MMC that move together with a leader have 2 MF more than alone.

    They begin their MPh stacked with him and do all of it with him; one that goes on without him has
    its own MF, and no more of his. So it is with the SMC who helps one of them to carry.
    """
    movers = {name: position.units[name] for name in units if name in position.units}
    men: dict[str, Unit] = {}
    helping: set[str] = set()
    for name, unit in movers.items():
        if unit.type not in MMC or not unit.is_infantry:
            continue
        fit = not unit.has("broken", "berserk")
        others = {n: one for n, one in movers.items() if fit and n != name}
        leader = next((n for n, one in others.items() if _leads(one) and _goes_with(unit, one, LED)), "")
        free = {n: one for n, one in others.items() if n not in helping}
        helper = next((n for n, one in free.items() if _carries(position, unit, one)), "")
        helping.add(helper)
        deeds = {LED + leader} if leader else set[str]()
        deeds |= {HELPED + helper} if helper else set()
        before = {deed for deed in unit.done if deed.startswith((LED, HELPED))}
        if deeds != before:
            men[name] = replace(unit, done=tuple(sorted(deeds | (set(unit.done) - before))))
    return position.with_units(men) if men else position


@clause("A4.42")
def _carries(position: Position, unit: Unit, companion: Unit) -> bool:
    """Whether the companion helps the unit to carry on this move."""
    return helps(position, unit, companion) and _goes_with(unit, companion, HELPED)


@clause("A4.12", "B26.4")
def _goes_with(unit: Unit, other: Unit, deed: str) -> bool:
    """Whether they move as one stack: together from the first MF on, in one Location.

    [EXC: their own drs may have cost them unlike MF on Wire.] ``deed`` and his id are what the unit has
    done once it has begun so.
    """
    if other.side != unit.side or location(other) != location(unit):
        return False
    if not unit.mf_spent and (not other.mf_spent or other.did("tried_wire")):
        return True
    return unit.did(deed + other.id) and (
        unit.did("tried_wire") or other.did("tried_wire") or other.mf_spent == unit.mf_spent
    )


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
    if unit.has("inexperienced") and not _guided(position, unit):
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
    shellholes: bool = False
    """Infantry pays for the shellholes as well (B2.4)."""


class Entry(NamedTuple):
    """What entering costs; ``whole`` if it takes the whole allotment, ``afloat`` if amphibious MP."""

    mf: Number
    whole: bool = False
    afloat: bool = False


PILLBOX_MF = 1
"""To enter or leave a pillbox, in or out of its hex's Location (B30.4)."""
CREST_UP_MF, CREST_DOWN_MF = 2, 1
"""IN to Crest status and back in one hex (B20.91)."""
STAIRS_MF = 1
"""To the next building level or the roof, up or down (B23.42)."""
VEHICLE_CLIMB_MP, VEHICLE_CLIMB_ROAD_MP = 4, 2
"""Per full level a vehicle climbs, less by road (B10.41)."""
ROAD_RATE: dict[str, Number] = {"infantry": 1, "cavalry": 1, "wagon": 1}
VEHICLE_ROAD_RATE = 0.5
"""COT of a hex entered over a road hexside (B3.4)."""
CLOSED_HEXSIDES = {"cliff": "B11.4", "rowhouse": "B23.71", "water": "B21.1"}
"""Hexside terrain that stops all movement; climbing a cliff is not in this engine."""


@clause("A10.5", "B26.41")
def accessible(position: Position, one: Unit, other: Unit) -> bool:
    """Whether Infantry could advance from one to the other, enemies and MF apart (Index: Accessible).

    They are in one hex or in adjacent ones, not in one Location. Not over a cliff or the like, and by no
    more than one step of stairs. Bridge and ground below it are taken for Accessible to each other.
    """
    start, to = place_of(one), place_of(other)
    if no_stairs(position, start[:3], to[:3]) is not None:
        return False
    if start.hex == to.hex:
        return True
    side = position.hexsides.get(geometry.hexside(start.hex, to.hex))
    closed = side is not None and side.terrain in CLOSED_HEXSIDES and not side.gap
    return not closed


def place_of(unit: Unit) -> Place:
    """The place a unit stands in now."""
    return Place(unit.hex, unit.at, unit.floor, unit.crest)


def put(unit: Unit, place: Place) -> Unit:
    """The unit in that place."""
    return replace(unit, hex=place.hex, at=place.at, floor=place.floor, crest=place.crest)


@clause("B20.9")
def elevation(position: Position, place: Place) -> Number:
    """Level of the place: the hex's, one lower IN a Depression, that of its building level or roof."""
    return level_in(position, place.hex, place.at, place.floor)


def mover(unit: Unit) -> str:
    """The column of the terrain chart the unit pays by."""
    if unit.mount:
        return "infantry" if unit.mount == "bicycle" else unit.mount
    return "infantry" if unit.is_personnel else vehicle_mover(unit.type)


def on_foot(unit: Unit) -> bool:
    """Whether it pays MF by the levels it climbs, not MP (B10.4)."""
    return mover(unit) in ("infantry", "cavalry", "wagon", "motorcycle")


@clause("A4.1", "A12.15")
def mf_left(position: Position, unit_id: str) -> Number:
    """MF or MP the unit still has: none once it is turned back, whatever it has spent."""
    unit = position.units[unit_id]
    return 0 if unit.did(TURNED_BACK) else max(0, allotment(position, unit_id) - unit.mf_spent)


def by_road(position: Position, start: Place, to: Place) -> bool:
    """Whether the entry is along a road: both hexes and the hexside between them have it (B3.4).

    Where the road runs over a bridge, only on the bridge; never in Bypass.
    """
    if to.off_road or to.at == "bypass":
        return False
    side = position.hexsides.get(geometry.hexside(start.hex, to.hex))
    return side is not None and side.road and _on_road(position, start) and _on_road(position, to)


@clause("B3.4", "B16.4")
def at_road_rate(position: Position, start: Place, to: Place) -> bool:
    """Whether the entry costs what a road does [EXC: into marsh, where a bridge alone spares the wading]."""
    dry = to.at == "bridge" or terrain_of(position, to.hex) != "marsh"
    return dry and by_road(position, start, to)


def _on_road(position: Position, place: Place) -> bool:
    ground = position.hex(place.hex)
    return bool(ground.road) and (place.at == "bridge" or not ground.bridge)


def smoke_cost(position: Position, place: Place) -> Number:
    """SMOKE adds 1 MF to the COT of its hex (A24.7, B.2)."""
    return SMOKE_COST if position.hex(place.hex).smoke else 0


def _terrain(position: Position, unit: Unit, start: Place, to: Place) -> Cost:
    """MF or MP for the terrain of the hex entered, SMOKE, hexside and levels apart."""
    ground, column = position.hex(to.hex), mover(unit)
    if at_road_rate(position, start, to) and to.at != "crest":
        return ROAD_RATE.get(column, VEHICLE_ROAD_RATE)
    if to.at == "bypass":
        return CHART["open_ground"].cost(column)  # A4.3: beside the obstacle
    own = chart_row(position, to.hex).cost(column)
    if has_shellholes(ground) and not isinstance(own, Special):
        own = with_shellholes(column, own)
    if depression_of(position, ground) and to.at != "crest":
        return _into(position, to, column, own)
    return own


@clause("B20.4")
def _into(position: Position, to: Place, column: str, own: Cost) -> Cost:
    """To go INTO a Depression costs the chart's amount, plus COT of other terrain in its hex."""
    ground = position.hex(to.hex)
    water = water_of(position, ground)
    if column not in MOVERS:
        return NA
    wet = water.body == "stream" and water.depth in ("shallow", "deep")
    kind = f"{water.depth} stream" if wet else ground.depression
    cost = DEPRESSION_COST[kind][MOVERS.index(column)]
    if terrain_of(position, to.hex) == "open_ground" or isinstance(cost, Special):
        return cost
    return own if isinstance(own, Special) else cost + own


def crossing_of(position: Position, start: Place, to: Place) -> Crossing:
    """The hexside between two adjacent places, and whether the way over it is a road."""
    return Crossing(start.hex, to.hex, by_road(position, start, to))


@clause("B9.4", "B9.54", "B11.4", "B21.1", "B23.71", "B29.3")
def hexside_cost(position: Position, unit_id: str, crossing: Crossing) -> Number | Illegal:
    """MF or MP that the hexside itself costs, in addition to COT."""
    name = crossing.side
    side = position.hexsides.get(name)
    if side is None:
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
def with_levels(cot: Number, rise: Number, *, vehicle_by_road: bool | None = None) -> Number:
    """COT doubled for a rise, plus 2 MF for every level between; 1 MF for every one passed in descent.

    ``vehicle_by_road`` is None for what moves by MF; a vehicle pays MP by the level climbed.
    """
    between = max(0, ceil(abs(rise)) - 1)
    if rise <= 0:
        return cot + between
    if vehicle_by_road is None:
        return 2 * cot + 2 * between
    return cot + ceil(rise) * (VEHICLE_CLIMB_ROAD_MP if vehicle_by_road else VEHICLE_CLIMB_MP)


@clause("A4.2", "B2.4", "B6.4", "B10.4", "B16.4", "B27.4", "B27.5", "B27.43")
def entry_cost(
    position: Position,
    unit_id: str,
    to: Place,
    *,
    breaching: bool = False,
    cot: Cost | None = None,
) -> Entry | Illegal:
    """MF or MP to enter an adjacent place on top of what lies there (A4.1, D2, 9.4, 16.4, 27.4).

    Hexside cost, COT and levels together, in steps of one half; a foxhole or trench adds nothing
    [EXC: it slows wheels and Cavalry]. An ``Entry`` says the number, or that the whole allotment goes;
    ``Illegal`` what forbids it, with its clause. ``breaching`` leaves out the hexside; ``cot`` is that of
    the terrain, if not what the chart has.
    """
    unit = position.units[unit_id]
    start = place_of(unit)
    if to.hex != start.hex and not geometry.adjacent(start.hex, to.hex):
        return Illegal("A4.1", f"{to.hex} is not adjacent to {start.hex}")
    barred = no_stairs(position, start[:3], to[:3])
    if barred:
        return barred
    if to.hex == start.hex:
        return _within_hex(position, start, to)
    barred = _beside_the_bridge(position, start, to)
    if barred:
        return barred
    crossing = 0 if breaching else hexside_cost(position, unit_id, crossing_of(position, start, to))
    if isinstance(crossing, Illegal):
        return crossing
    cot = _terrain(position, unit, start, to) if cot is None else cot
    if cot is NA:
        who = with_article(mover(unit))
        return Illegal("A4.2", f"{who} may not enter {to.hex}: {terrain_of(position, to.hex)}")
    if cot is ALL:
        return Entry(allotment(position, unit_id) + _pillbox(start, to), whole=True)
    number: Number = _half(position, unit_id) if isinstance(cot, Special) else cot
    number += smoke_cost(position, to)
    if to.shellholes and unit.is_infantry:
        number += SHELLHOLE_MF
    rise = elevation(position, to) - elevation(position, start)
    road = None if on_foot(unit) else by_road(position, start, to)
    besides = surcharges(position, unit, to, road=bool(road))
    return Entry(crossing + with_levels(number, rise, vehicle_by_road=road) + besides + _pillbox(start, to))


@clause("B6.4")
def _beside_the_bridge(position: Position, start: Place, to: Place) -> Illegal | None:
    """A bridge is entered and left along its road alone; left anywhere where no hexside tells how it lies."""
    if to.at == "bridge":
        return None if by_road(position, start, to) else _along_the_road(to.hex)
    if start.at != "bridge" or by_road(position, start, to):
        return None
    around = (other for other in geometry.neighbours(start.hex) if other is not None)
    sides = (position.hexsides.get(geometry.hexside(start.hex, other)) for other in around)
    return _along_the_road(start.hex) if any(side is not None and side.road for side in sides) else None


def _along_the_road(bridge: str) -> Illegal:
    return Illegal("B6.4", f"the bridge in {bridge} is entered and left along its road alone")


@clause("B26.43", "B27.43", "D2.14")
def surcharges(position: Position, unit: Unit, to: Place, *, road: bool) -> Number:
    """MF or MP besides COT for what lies and stands in the Location; never doubled uphill, as COT is.

    Counters on its bridge count there alone, those beneath it not on the bridge.
    """
    column = mover(unit)
    where = location_of(to.hex, to.at, to.floor)
    total: Number = passing_mp(position, unit, where, road=road)
    for counter in counters_at(position, where).values():
        total += foxhole_surcharge(column, counter) + wire_surcharge(column, counter)
    return total


def _pillbox(start: Place, to: Place) -> int:
    """1 MF each to leave and to enter a pillbox."""
    return PILLBOX_MF * ((start.at == "pillbox") + (to.at == "pillbox"))


def _within_hex(position: Position, start: Place, to: Place) -> Entry | Illegal:
    """Changing place in one hex: a pillbox, Crest status, a building level, the roof."""
    if start[1:] == to[1:]:
        return Illegal("A4.1", f"already in {to.hex}")
    if "pillbox" in (start.at, to.at) and start.at != to.at:
        return Entry(PILLBOX_MF)
    if "crest" in (start.at, to.at) and position.hex(to.hex).depression:
        return Entry(CREST_UP_MF if to.at == "crest" else CREST_DOWN_MF)
    if start.at == to.at or {start.at, to.at} == {"", "rooftop"}:
        return Entry(STAIRS_MF)
    return Illegal(
        "A4.1", f"there is no way from {start.at or 'the ground'} to {to.at or 'the ground'} in {to.hex}"
    )
