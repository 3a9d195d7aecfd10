"""A4.1, A4.2, D2: what it costs a unit to enter a place, part by part."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.chart import (
    ALL,
    CHART,
    DEPRESSION_COST,
    NA,
    SMOKE_COST,
    Cost,
    Special,
    column_of,
    vehicle_mover,
)
from asl_reference.board.places import place_of
from asl_reference.board.position import Hex, Number, Place, Position, Unit
from asl_reference.board.water import depression_of, water_of
from asl_reference.rules.ground.a2_locations import counters_at, level_of, location_at
from asl_reference.rules.ground.b2_shellholes import SHELLHOLE_MF, has_shellholes, with_shellholes
from asl_reference.rules.ground.b16_identity import chart_row, terrain_of
from asl_reference.rules.ground.b23_storeys import no_stairs
from asl_reference.rules.ground.b26_movement import wire_surcharge
from asl_reference.rules.moving.a4_allotment import allotment, half_allotment
from asl_reference.rules.moving.b3_roads import (
    at_road_rate,
    beside_the_bridge,
    bridge_parts,
    by_road,
    road_rate,
)
from asl_reference.rules.moving.b9_movement import Crossing, crossing_cost
from asl_reference.rules.moving.b27_movement import foxhole_surcharge, infantry_cot
from asl_reference.rules.moving.d2_movement import passing_mp

NOT_UP_THE_BANK = frozenset({"wagon", "armored_car", "truck"})
"""Columns of the Terrain Chart that enter an Elevated Road only by road (B5)."""
PILLBOX_MF = 1
"""MF to enter or leave a pillbox within its hex (B30.4)."""
CREST_UP_MF, CREST_DOWN_MF = 1, 1
"""MF from IN to Crest status, besides the COT of the terrain of the hex, and back (B20.91)."""
STAIRS_MF = 1
"""MF to the next building level or roof, up or down (B23.42)."""
VEHICLE_CLIMB_MP, VEHICLE_CLIMB_ROAD_MP = 4, 2
"""MP for each full level that a vehicle climbs; the second by road (B10.41)."""
CLOSED_HEXSIDES = {"cliff": "B11.4", "rowhouse": "B23.71", "water": "B21.1"}
"""Hexside terrain that stops all movement; this engine has no rules for Climbing."""


UNRULED_PLACES = {
    "climbing": "Climbing of a cliff (B11.4)",
    "cave": "how a cave is entered and left (G11)",
}
"""Places of a hex that no rule here says how to enter or leave."""
UNRULED_MANNERS = {"column": "movement in Column (E11)", "convoy": "movement in Convoy (E11)"}
"""Statuses for which no rule here covers movement."""
UNRULED_COUNTERS = {
    "blaze": "entry of a Location with a blaze (B25)",
    "panji": "entry of a Location with panji (G9)",
}
"""Counters for which no rule here says whether their Location can be entered."""


class Entry(NamedTuple):
    """An entry of a place: the MF or MP of each part, by its name, and the way in which it is made."""

    parts: tuple[tuple[str, Number], ...] = ()
    whole: bool = False
    """Whether it takes the whole allotment."""
    afloat: bool = False
    """Whether it costs amphibious MP."""
    deed: str = ""
    """The deed that it adds, besides moving."""
    clause: str = "A4.2"
    """The clause for the way."""

    @property
    def mf(self) -> Number:
        """MF or MP in all."""
        return sum(mf for _, mf in self.parts)

    def part(self, name: str) -> Number:
        """MF or MP of one part; 0 if it has none of that name."""
        return sum(mf for one, mf in self.parts if one == name)

    def plus(self, name: str, mf: Number) -> Entry:
        """The entry with another part; itself if that costs nothing."""
        return self._replace(parts=(*self.parts, (name, mf))) if mf else self


def for_all(mf: Number, wire: Number) -> Entry:
    """An entry that takes all MF or MP left; ``wire`` is the part that Wire asks for."""
    return Entry((("cot", mf - wire), ("wire", wire)), whole=True)


@clause("A10.5", "A23.3", "A23.6", "B26.41")
def accessible(position: Position, start: Place, to: Place) -> bool:
    """Whether Infantry could go from one to the other, enemies and MF apart (Index: Accessible).

    They are in one hex or in adjacent ones, not in one Location. Not over a cliff or the like, not between a
    bridge and a hex beside its road, and by no more than one step of stairs. Bridge and ground below it count
    as Accessible to each other. Rout, surrender, fire groups and DC ask this of two Locations, whoever is
    there. 27.6 asks of one unit's own way, which marsh bars besides (``entry._accessible``).
    """
    if geometry.distance(start.hex, to.hex) > 1 or no_stairs(position, start, to) is not None:
        return False
    if start.hex == to.hex:
        return True
    return closed_hexside(position, start.hex, to.hex) is None and not bridge_parts(position, start, to)


@clause("B11.4", "B21.1", "B23.71")
def closed_hexside(position: Position, start: str, to: str, *, by_road: bool = True) -> Illegal | None:
    """What keeps everybody from crossing the hexside: a cliff, water, a rowhouse wall.

    [EXC: by its gap; where a road runs through that, along the road.]
    """
    name = geometry.hexside(start, to)
    side = position.hexside(name)
    if side.terrain not in CLOSED_HEXSIDES or (side.gap and (by_road or not side.road)):
        return None
    return Illegal(CLOSED_HEXSIDES[side.terrain], f"the {side.terrain} {name} may not be crossed")


def mover(unit: Unit) -> str:
    """The column of the terrain chart the unit pays by."""
    if unit.mount:
        return unit.mount
    return "infantry" if unit.is_personnel else vehicle_mover(unit.type)


def on_foot(unit: Unit) -> bool:
    """Whether it pays MF by the levels it climbs, not MP (B10.4)."""
    return mover(unit) in ("infantry", "cavalry", "wagon", "motorcycle")


def smoke_cost(position: Position, place: Place) -> Number:
    """SMOKE adds 1 MF to the COT of its hex (A24.7, B.2)."""
    return SMOKE_COST if position.hex(place.hex).smoke else 0


@clause("A4.2")
def known_way(unit: Unit, to: Place, *, in_mud: bool) -> None:
    """Raises Beyond if no rule here has the MF or MP of the entry: by its places, the unit or the weather."""
    _known_place(unit.at)
    _known_place(to.at)
    if unit.at == "sewer":
        raise Beyond("where Sewer Movement leads and what it costs (B8.4)")
    for status in unit.status:
        if status in UNRULED_MANNERS:
            raise Beyond(UNRULED_MANNERS[status])
    if in_mud:
        raise Beyond("what movement in mud costs (E3)")


def _known_place(at: str) -> None:
    if at in UNRULED_PLACES:
        raise Beyond(UNRULED_PLACES[at])


@clause("B16.6")
def open_water(position: Position, ground: Hex) -> None:
    """Raises Beyond if the water of the hex is ice."""
    water = water_of(position, ground)
    if water.depth == "frozen" and water.body not in ("", "marsh"):
        raise Beyond(f"movement on the ice of a {water.body} (B20, B21)")


def terrain_cost(position: Position, unit: Unit, to: Place, *, by_road: bool) -> Cost:
    """MF or MP for the terrain of the hex entered, SMOKE, hexside and levels apart."""
    column = mover(unit)
    if by_road and at_road_rate(position, to):
        return road_rate(column)
    row = chart_row(position, to.hex)
    if to.at == "bypass" and row.is_obstacle:
        return CHART["open_ground"].cost(column)  # A4.3: beside the obstacle
    return _off_the_road(position, unit, to, row.cost(column))


@clause("A4.2", "B2.4", "B5.4")
def _off_the_road(position: Position, unit: Unit, to: Place, own: Cost) -> Cost:
    """The cost with shellholes, a Depression and the banks of an Elevated Road."""
    ground, column = position.hex(to.hex), mover(unit)
    if ground.road == "elevated" and column in NOT_UP_THE_BANK:
        return NA
    if has_shellholes(ground) and not isinstance(own, Special):
        own = with_shellholes(column, own)
    if to.at != "bridge":
        open_water(position, ground)
    if depression_of(position, ground) and to.at != "crest":
        return _into(position, to, column, own)
    return own


@clause("A23.3", "B6.4", "B20.4")
def location_cost(position: Position, unit_id: str) -> Entry:
    """COT to enter the unit's own Location: a bridge by its road, a Depression INTO it."""
    cot = _cot_of_its_own(position, position.units[unit_id])
    if isinstance(cot, Special):
        return for_all(allotment(position, unit_id), 0)
    return Entry((("cot", cot + smoke_cost(position, place_of(position.units[unit_id]))),))


def _cot_of_its_own(position: Position, unit: Unit) -> Cost:
    """COT of the unit's own Location, SMOKE apart."""
    here, column = place_of(unit), mover(unit)
    if here.at == "bridge":
        return road_rate(column)
    return _off_the_road(position, unit, here, chart_row(position, here.hex).cost(column))


@clause("B16.6", "B21.1", "B26.1")
def no_footing(position: Position, unit: Unit) -> Illegal | None:
    """Nobody stands in water on foot or on horseback [EXC: on a bridge, on ice]."""
    frozen = water_of(position, position.hex(unit.hex)).depth == "frozen"
    on_foot = replace(unit, mount="")
    if frozen or not unit.stands_for_itself or _cot_of_its_own(position, on_foot) is not NA:
        return None
    return Illegal("B21.1", f"there is no footing in the water of {unit.hex}")


@clause("B20.4")
def _into(position: Position, to: Place, column: str, own: Cost) -> Cost:
    """To go INTO a Depression costs the chart's amount, plus COT of other terrain in its hex."""
    ground = position.hex(to.hex)
    water = water_of(position, ground)
    wet = water.body == "stream" and water.depth in ("shallow", "deep")
    kind = f"{water.depth} stream" if wet else ground.depression
    cost = DEPRESSION_COST[kind][column_of(column)]
    if terrain_of(position, to.hex) == "open_ground" or isinstance(cost, Special):
        return cost
    return own if isinstance(own, Special) else cost + own


@clause("A4.1", "A4.2", "B6.4", "B23.4")
def way_into(position: Position, start: Place, to: Place, *, off_road: bool = False) -> Crossing | Illegal:
    """The hexside between two places, if they are adjacent and neither stairs nor a bridge parts them."""
    if not geometry.adjacent(start.hex, to.hex):
        return Illegal("A4.1", f"{to.hex} is not adjacent to {start.hex}")
    over = crossing_of(position, start, to, off_road=off_road)
    barred = no_stairs(position, start, to) or beside_the_bridge(position, start, to, along=over.by_road)
    return barred or over


def crossing_of(position: Position, start: Place, to: Place, *, off_road: bool = False) -> Crossing:
    """The hexside between two adjacent places, and whether the way over it is a road."""
    return Crossing(start.hex, to.hex, by_road(position, start, to, off_road=off_road))


@clause("B9.4", "B9.54", "B11.4", "B21.1", "B23.71", "B29.3")
def hexside_cost(position: Position, unit_id: str, crossing: Crossing) -> Number | Illegal:
    """MF or MP that the hexside itself costs, in addition to COT."""
    if crossing.side not in position.hexsides:
        return 0
    unit = position.units[unit_id]
    closed = closed_hexside(position, crossing.start, crossing.to, by_road=crossing.by_road)
    if closed is not None:
        return closed
    cost = crossing_cost(position, unit, mover(unit), crossing)
    return half_allotment(position, unit_id) if isinstance(cost, Special) else cost


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
    off_road: bool = False,
    shellholes: bool = False,
    breaching: bool = False,
    cot: Cost | None = None,
) -> Entry | Illegal:
    """MF or MP to enter an adjacent place on top of what lies there (A4.1, D2, 9.4, 16.4, 27.4).

    Hexside cost, COT and levels together, in steps of one half; a foxhole or trench adds nothing
    [EXC: it slows wheels and Cavalry]. ``Illegal`` is what forbids it, with its clause.

    ``off_road``: the road is not used (B3.4). ``shellholes``: Infantry pays for them (B2.4). ``breaching``:
    no hexside is paid for. ``cot``: that of the terrain, if not what the chart has.
    """
    unit = position.units[unit_id]
    start = place_of(unit)
    if to.hex == start.hex:
        return no_stairs(position, start, to) or _within_hex(position, start, to)
    over = way_into(position, start, to, off_road=off_road)
    if isinstance(over, Illegal):
        return over
    crossing = 0 if breaching else hexside_cost(position, unit_id, over)
    if isinstance(crossing, Illegal):
        return crossing
    cot = terrain_cost(position, unit, to, by_road=over.by_road) if cot is None else cot
    if cot is NA:
        who = with_article(mover(unit))
        return Illegal("A4.2", f"{who} may not enter {to.hex}: {terrain_of(position, to.hex)}")
    road = None if on_foot(unit) else over.by_road
    besides = surcharges(position, unit, to, road=over.by_road)
    pillbox = _pillbox(start, to)
    if cot is ALL:
        wire = sum(mf for name, mf in besides if name == "wire")
        return for_all(allotment(position, unit_id), wire).plus("in or out", pillbox)
    number: Number = half_allotment(position, unit_id) if isinstance(cot, Special) else cot
    number += smoke_cost(position, to)
    if shellholes and unit.is_infantry:
        number += SHELLHOLE_MF
    rise = level_of(position, to) - level_of(position, start)
    climbed = with_levels(number, rise, vehicle_by_road=road)
    return Entry((("hexside", crossing), ("cot", climbed), *besides)).plus("in or out", pillbox)


@clause("B26.43", "B26.44", "B27.43", "D2.14")
def surcharges(position: Position, unit: Unit, to: Place, *, road: bool) -> tuple[tuple[str, Number], ...]:
    """MF or MP besides COT for what lies and stands in the Location; never doubled uphill, as COT is.

    Counters on its bridge count there alone, those beneath it not on the bridge.
    """
    column = mover(unit)
    where = location_at(to)
    lying = counters_at(position, where).values()
    for counter in lying:
        if counter.type in UNRULED_COUNTERS:
            raise Beyond(UNRULED_COUNTERS[counter.type])
    asked = (
        ("passing", passing_mp(position, unit, where, road=road)),
        *(("slowed", foxhole_surcharge(column, counter)) for counter in lying),
        *(("wire", wire_surcharge(column, counter)) for counter in lying),
    )
    return tuple([one for one in asked if one[1]])


def _pillbox(start: Place, to: Place) -> int:
    """1 MF each to leave and to enter a pillbox."""
    return PILLBOX_MF * ((start.at == "pillbox") + (to.at == "pillbox"))


def _within_hex(position: Position, start: Place, to: Place) -> Entry | Illegal:
    """Changing place in one hex: a pillbox, Crest status, a building level, the roof."""
    if start[1:4] == to[1:4]:
        return Illegal("A4.1", f"already in {to.hex}")
    if "pillbox" in (start.at, to.at) and start.at != to.at:
        return Entry((("in or out", PILLBOX_MF),))
    if "crest" in (start.at, to.at):
        up = CREST_UP_MF + infantry_cot(position, to.hex)
        return Entry((("rim", up if to.at == "crest" else CREST_DOWN_MF),))
    if start.at == to.at or {start.at, to.at} == {"", "rooftop"}:
        return Entry((("stairs", STAIRS_MF),))
    _known_place(start.at)
    _known_place(to.at)
    return Illegal(
        "A4.1", f"there is no way from {start.at or 'the ground'} to {to.at or 'the ground'} in {to.hex}"
    )
