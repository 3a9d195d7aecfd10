"""B16.4-16.43 and 16.7-16.72: into marsh and mudflat on foot, on tracks and afloat; Bog hexes around them."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.chart import CHART, Special
from asl_reference.board.fire import is_aerial
from asl_reference.board.places import place_of
from asl_reference.board.position import Counter, Number, Place, Position, Unit
from asl_reference.board.water import bottom, water_of
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.ground.b9_identity import hexside_terrain
from asl_reference.rules.ground.b16_identity import MARSHES, WATERS, chart_row, opened_by_weather, terrain_of
from asl_reference.rules.moving.a4_entry import (
    Entry,
    closed_hexside,
    entry_cost,
    hexside_cost,
    mover,
    open_water,
    way_into,
)
from asl_reference.rules.moving.a4_portage import is_pushed
from asl_reference.rules.moving.b9_movement import Crossing, obstacle

AMPHIBIOUS_MP = 1
"""Amphibious MP to enter a water hex (D16.2)."""
MARSH_MP = 2
"""Amphibious MP to enter a marsh hex: twice the cost of water (16.42)."""
MUDFLAT_RATE = 2
"""For an amphibian a mudflat costs so many times its Open Ground COT (16.72)."""
ASSUMED_AMPHIBIOUS_MP = 6
"""An assumed amphibious allotment; positions give ``amphibious_mp`` if it matters (D16)."""
NO_GUNS = {"marsh": "B16.41", "mudflat": "B16.41", "crag": "B17"}
"""Terrain for no 5/8 inch Gun on its wheels, and the clause that says so."""
BOG_LEVELS = (0, -1)
"""16.43"""
BOAT_MP = 1
"""MP of a boat to enter a water hex, without current (E5)."""


def floats(unit: Unit) -> bool:
    """Whether it is a boat or an amphibian."""
    return unit.amphibious or unit.type == "boat"


def enters_marsh(position: Position, unit: Unit, to: Place) -> str:
    """``marsh`` or ``mudflat`` if the unit leaves its hex for one of them off a bridge, else nothing."""
    if to.hex == unit.hex or to.at == "bridge":
        return ""
    kind = terrain_of(position, to.hex)
    return kind if kind in MARSHES else ""


def closed_to_advances(rules: Rules, position: Position, unit: Unit, to: Place) -> str:
    """The marsh or mudflat that no unit enters in the APh; empty if the place is in none (16.4, 16.71)."""
    kind = enters_marsh(position, unit, to)
    return kind if kind and _kept_from_marsh(rules, kind) else ""


def _kept_from_marsh(rules: Rules, kind: str) -> bool:
    """Whether the bans of 16.4 bind in marsh or mudflat: in mudflat only before its erratum (16.71)."""
    return kind == "marsh" or not rules.includes("B16.71-errata")


@clause("B16.41", "B16.7", "B17")
def no_ground_for(position: Position, thing: Unit | Counter, place: Place) -> Illegal | None:
    """Marsh is for no vehicle or Motorcyclist that does not float; neither marsh nor crag is for a Gun.

    [EXC: on a bridge; a Gun that is dismantled.]
    """
    kind = "" if place.at == "bridge" else terrain_of(position, place.hex)
    if isinstance(thing, Counter):
        if kind in NO_GUNS and is_pushed(thing):
            return Illegal(NO_GUNS[kind], f"{thing.id} is on its wheels: no {kind} for it, as in {place.hex}")
    elif kind in MARSHES and _on_wheels_or_tracks(thing):
        return Illegal("B16.41", f"{thing.id} is not amphibious and may not enter the {kind} in {place.hex}")
    return None


def _on_wheels_or_tracks(unit: Unit) -> bool:
    """Whether it is a vehicle or a Motorcyclist that neither floats nor flies."""
    return (unit.is_vehicle and not floats(unit) and not is_aerial(unit)) or unit.mount == "motorcycle"


@clause("B16.41", "B21.1")
def no_ground_to_begin_on(position: Position, thing: Unit | Counter) -> Illegal | None:
    """Where nothing of the kind can come to be, in marsh, crag or water, it is not set up either.

    [EXC: on ice; a mortar, which is carried there dismantled.]
    """
    if thing.type == "mortar":
        return None
    place = place_of(thing)
    if barred := no_ground_for(position, thing, place):
        return barred
    sinks = isinstance(thing, Unit) and _on_wheels_or_tracks(thing)
    if sinks and _in_water(position, place):
        return Illegal("B21.1", f"{thing.id} does not float, and is set up in no water")
    return None


def _in_water(position: Position, place: Place) -> bool:
    """Whether the place is in a Water Obstacle, neither frozen nor bridged."""
    frozen = water_of(position, position.hex(place.hex)).depth == "frozen"
    return place.at != "bridge" and not frozen and terrain_of(position, place.hex) in WATERS


@clause("B16.4", "B16.41", "B16.7", "B16.71", "B17")
def marsh_bars_entry(
    rules: Rules, position: Position, action: Action, unit_id: str, gear: tuple[str, ...]
) -> Illegal | None:
    """No entry in the APh, by Withdrawal or Low Crawl, nor by or with what may not be in marsh or crag.

    [EXC: along a bridge; in mudflat nothing of 16.4 holds.]
    """
    unit, to = position.units[unit_id], action.place
    if unit.hex == to.hex:
        return None
    for thing in position.pieces((unit_id, *gear)):
        if barred := no_ground_for(position, thing, to):
            return barred
    if not (kind := closed_to_advances(rules, position, unit, to)):
        return None
    if action.do in ("advance", "withdraw"):
        return Illegal("B16.4", f"the {kind} in {action.to} is not entered in the APh, nor by Withdrawal")
    if action.mode == "low_crawl":
        return Illegal("B16.4", f"nobody Low Crawls into the {kind} in {action.to}")
    if action.do == "rout" and climbs_into_marsh(rules, position, unit, to):
        return Illegal("B16.4", f"{action.to} is higher: it takes a Minimum Move, which no rout is")
    return None


@clause("B16.4", "B16.71")
def climbs_into_marsh(rules: Rules, position: Position, unit: Unit, to: Place) -> bool:
    """Marsh entered from a lower elevation takes a Minimum Move [EXC: along a bridge; mudflat]."""
    if unit.is_vehicle or not closed_to_advances(rules, position, unit, to):
        return False
    return level_of(position, to) > level_of(position, unit)


@clause("B16.42", "B16.72", "B16.6")
def entry_by_water(
    rules: Rules, position: Position, action: Action, unit_id: str, to: Place
) -> Entry | Illegal | None:
    """What a boat or amphibian pays to enter water, marsh or mudflat; None if it moves as on land."""
    unit = position.units[unit_id]
    if not floats(unit):
        return Illegal("D16.1", f"{unit_id} is not amphibious") if action.mode == "water" else None
    crossing = way_into(position, place_of(unit), to, off_road=action.mode == "off_road")
    if isinstance(crossing, Illegal):
        return crossing
    kind = "" if to.at == "bridge" else terrain_of(position, to.hex)
    over = _hexside_afloat(position, unit_id, crossing)
    if to.at != "bridge" and not isinstance(over, Illegal):
        open_water(position, position.hex(to.hex))
    if unit.type == "boat":
        if kind in WATERS:
            if isinstance(over, Illegal):
                return over
            return Entry((("afloat", BOAT_MP),), clause="B16.42").plus("hexside", over)
        return Illegal("B16.42" if kind in MARSHES else "E5.1", f"no boat gets into {to.hex}")
    if kind == "mudflat" and action.mode == "water":
        return Illegal("B16.72", f"{unit_id} may enter the mudflat in {to.hex} by land movement only")
    if kind == "mudflat":
        return _over_mudflat(rules, position, action, unit_id, to)
    if kind == "marsh":
        return _open_hexside(position, unit, crossing) or _afloat(MARSH_MP)
    if kind in WATERS:
        return over if isinstance(over, Illegal) else _afloat(AMPHIBIOUS_MP).plus("hexside", over)
    return Illegal("D16.1", f"{to.hex} is no water") if action.mode == "water" else None


@clause("B9.4", "B9.54", "B11.4")
def _hexside_afloat(position: Position, unit_id: str, crossing: Crossing) -> Number | Illegal:
    """What the hexside costs a unit that enters water, or why it may not cross: as on land [EXC: water]."""
    by_water = position.hexside(crossing.side).terrain == "water"
    return 0 if by_water else hexside_cost(position, unit_id, crossing)


def _afloat(mp: Number) -> Entry:
    """An entry for so many amphibious MP."""
    return Entry((("afloat", mp),), afloat=True, clause="B16.42")


@clause("B9.4", "B9.541", "B16.42")
def _open_hexside(position: Position, unit: Unit, crossing: Crossing) -> Illegal | None:
    """An amphibian crosses only a hexside of Open Ground, water or marsh into marsh.

    Terrain of the hex it leaves reaches the hexside unless that is free of it.
    """
    over = f"{unit.hex}-{crossing.to}"
    if barrier := _barrier(position, crossing):
        return Illegal("B16.42", f"the {barrier} {over} keeps vehicles out of the marsh")
    left = terrain_of(position, unit.hex)
    clear = chart_row(position, unit.hex).open_ground or left in WATERS | MARSHES
    if clear or position.hexside(crossing.side).road or crossing.to in position.hex(unit.hex).free:
        return None
    return Illegal("B16.42", f"the hexside {over} is {left}: no way into the marsh")


@clause("B9.4", "B9.541", "B16.42")
def _barrier(position: Position, crossing: Crossing) -> str:
    """What stands on the hexside and is not open to those who cross there so; water is none."""
    shut = closed_hexside(position, crossing.start, crossing.to, by_road=crossing.by_road)
    kind = hexside_terrain(position, crossing.side) if shut else obstacle(position, crossing)
    return "" if kind == "water" else kind


@clause("B16.72")
def _over_mudflat(
    rules: Rules, position: Position, action: Action, unit_id: str, to: Place
) -> Entry | Illegal:
    """An amphibian drives over mudflat at twice its Open Ground COT; the older text names no rate."""
    unit = position.units[unit_id]
    ashore = position.hexside(geometry.hexside(unit.hex, to.hex)).terrain == "water"
    cot = CHART["open_ground"].cost(mover(unit))
    if isinstance(cot, Special):
        return Illegal("B16.72", f"{with_article(unit.type)} does not drive into the mudflat in {to.hex}")
    rate = MUDFLAT_RATE if rules.includes("B16.72-errata") else 1
    off_road = action.mode == "off_road"
    entry = entry_cost(position, unit_id, to, off_road=off_road, breaching=ashore, cot=cot * rate)
    return entry if isinstance(entry, Illegal) else entry._replace(clause="B16.42")


def amphibious_mp_left(unit: Unit) -> Number:
    """Amphibious MP that an amphibian still has in the phase."""
    allotted = ASSUMED_AMPHIBIOUS_MP if unit.amphibious_mp is None else unit.amphibious_mp
    return allotted - unit.amphibious_mp_spent


@clause("B16.42", "B16.72")
def afloat(position: Position, unit: Unit) -> bool:
    """Whether a boat or amphibian is in water movement mode: in water or marsh, not in mudflat."""
    if unit.at == "bridge" or not floats(unit):
        return False
    return terrain_of(position, unit.hex) in WATERS | {"marsh"}


@clause("B16.43", "B16.6", "B16.8")
def bog_hex(position: Position, hex_name: str) -> bool:
    """A hex at level 0 or -1 next to marsh or mudflat is a Bog hex, also when the marsh is in flood.

    [EXC: in the weathers of 16.8.]
    """
    if opened_by_weather(position) or bottom(position, position.hex(hex_name)) not in BOG_LEVELS:
        return False
    near = position.hexes.keys() & geometry.neighbours(hex_name)
    return any(position.hexes[other].terrain in MARSHES for other in near)


@clause("B16.43", "B16.42", "B16.72")
def bogs_by_marsh(position: Position, unit: Unit, start: str, to: Place) -> bool:
    """A vehicle checks once on entering a Bog hex but over a road hexside, and in mudflat always.

    [EXC: one that enters afloat, as into water.]
    """
    if not unit.is_vehicle or to.at == "bridge":
        return False
    if afloat(position, unit):
        as_on_land = terrain_of(position, to.hex) == "marsh" and position.follows("B16.42-bog-check=bog-hex")
        return as_on_land and bog_hex(position, to.hex)
    if terrain_of(position, to.hex) == "mudflat":
        return True
    return bog_hex(position, to.hex) and not position.hexside(geometry.hexside(start, to.hex)).road
