"""B9.32: which units may have wall advantage (WA), and over which hexsides of their hex."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from asl_reference.chapters.a1_arms import armed
from asl_reference.chapters.a2_locations import level_of, location
from asl_reference.chapters.b9_identity import (
    WALLS_AND_HEDGES,
    hexside_base,
    hexside_terrain,
    is_hillside,
)
from asl_reference.chapters.b16_identity import terrain_of, word
from asl_reference.chapters.d9_afv_cover import AFVS, shelters
from asl_reference.clauses import Illegal, clause
from asl_reference.editions import Rules
from asl_reference.facts import of_board
from asl_reference.geometry import hexes_of, hexside, neighbours
from asl_reference.position import GUNS, Counter, Number, Position, Unit
from asl_reference.terrain import CHART, bottom

HIP = "B9.324-J8"
"""The erratum that lets a hidden unit have WA: recorded at set-up, or mandatory."""
SERVES = WALLS_AND_HEDGES | {"roadblock"}
"""Hexside terrain that WA is claimed over; a Roadblock is one (B29)."""
ROADBLOCK = frozenset({"roadblock"})
OFF_THE_GROUND = {
    "bridge": "on a bridge",
    "pillbox": "in a pillbox",
    "cave": "in a cave",
    "rooftop": "on a rooftop",
    "climbing": "on a cliff face",
    "sewer": "in a sewer",
}
"""Places that are not the ground level of a hex."""
BY_STATUS = {
    "column": "in Column",
    "convoy": "in Convoy",
    "prisoner": "a prisoner",
    "abandoned": "abandoned",
}
NO_TEM_FOR_VEHICLES = frozenset({"cactus_patch", "olive_grove"})
"""In-hex TEM that leaves a vehicle its WA (9.32, 14.7, 14.8)."""
SHELTERING = 1
"""In-hex TEM from which WA is no longer mandatory, and closed to vehicles (9.32, 9.323)."""
DELUXE = "deluxe"


@of_board
def deluxe(position: Position) -> bool:
    """Whether the Deluxe rules are in effect, under which WA goes hexside by hexside (9.55 EX)."""
    return any(DELUXE in word(ssr).split("_") for ssr in position.ssr)


@clause("B9.32", "B9.35", "B9.62", "B9.5")
def claimable_hexsides(position: Position, unit: Unit) -> tuple[str, ...]:
    """The hexsides of its hex that WA of the unit extends to: all walls and hedges of its level.

    [EXC: on a bridge Roadblocks alone; in Bypass the hexside straddled and the two that join it; in
    Crest status no Hillside wall across the Depression.]
    """
    if not position.hexsides or unit.aboard:
        return ()
    if not unit.at and not unit.floor:
        return _at_ground_level(position, unit.hex)
    walls = walls_of(position, unit.hex)
    level = level_of(position, unit)
    serves = ROADBLOCK if unit.at == "bridge" else SERVES
    return tuple(
        wall.name
        for wall in walls
        if wall.base == level and wall.terrain in serves and _on_its_side(unit, wall)
    )


@of_board
def _at_ground_level(position: Position, hex_name: str) -> tuple[str, ...]:
    """The hexsides that WA extends to from the ground of the hex, without Bypass or Crest status."""
    level = bottom(position.hex(hex_name))
    return tuple(wall.name for wall in walls_of(position, hex_name) if wall.base == level)


class HexWall(NamedTuple):
    """A wall, hedge or Roadblock as a hexside of one hex: its number there, clockwise from the North."""

    number: int
    name: str
    terrain: str
    base: Number
    hillside: bool


@of_board
def walls_of(position: Position, hex_name: str) -> tuple[HexWall, ...]:
    """The hexsides of the hex that WA may be claimed over, by whoever is on their level."""
    return tuple(
        HexWall(index, name, terrain, hexside_base(position, name), is_hillside(position, name))
        for index, name in _hexsides(hex_name)
        if name in position.hexsides and (terrain := hexside_terrain(position, name)) in SERVES
    )


@lru_cache(maxsize=8192)
def _hexsides(hex_name: str) -> tuple[tuple[int, str], ...]:
    """The hexsides of a hex with their numbers, clockwise from the North."""
    near = enumerate(neighbours(hex_name))
    return tuple((index, hexside(hex_name, other)) for index, other in near if other)


def _on_its_side(unit: Unit, wall: HexWall) -> bool:
    """Whether a unit in Bypass or in Crest status is on the side of its hex where the hexside lies."""
    if unit.at == "bypass" and unit.bypass:
        return _next_to(unit, unit.bypass[-1], wall.number)
    if unit.at == "crest" and unit.crest and wall.hillside:
        return _next_to(unit, unit.crest, wall.number)
    return True


def _next_to(unit: Unit, straddled: str, index: int) -> bool:
    """Whether hexside number ``index`` of its hex is the one named or joins it."""
    other = next((one for one in hexes_of(straddled) if one != unit.hex), None)
    where = neighbours(unit.hex).index(other) if other in neighbours(unit.hex) else index
    return (index - where) % 6 in (0, 1, 5)


@clause("B9.32")
def unfit(unit: Unit) -> bool:
    """Broken or unarmed: a unit that has WA only with comrades of its Location; dummies pass as armed."""
    if unit.type == "dummy":
        return False
    return "broken" in unit.status or not (armed(unit) or (unit.type in AFVS and not unit.has("unarmed")))


@clause("B9.32", "B9.324")
def excluded(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """What keeps the unit from WA, its being broken or unarmed apart: place, cover, formation, enemy."""
    unit = position.units[unit_id]
    if "hidden" in unit.status and not rules.includes(HIP):
        return Illegal("B9.324", f"{unit_id} is hidden and must be placed on board first")
    why = _where_it_is(position, unit_id) or next(
        (said for status, said in BY_STATUS.items() if status in unit.status), ""
    )
    if not why and unit.is_vehicle and in_hex_tem(position, unit_id) >= SHELTERING:
        why = "a vehicle that in-hex TEM shelters"
    if not why and (enemy := enemy_in_location(position, unit_id)):
        why = f"in one Location with {enemy}"
    return Illegal("B9.32", f"{unit_id} is {why}") if why else None


@clause("B9.32", "B26.4")
def _where_it_is(position: Position, unit_id: str) -> str:
    """The place or cover that excludes the unit; empty for none."""
    unit = position.units[unit_id]
    if unit.floor:
        return f"at level {unit.floor} of the building"
    if unit.aboard:
        return f"aboard {unit.aboard}"
    if unit.at in OFF_THE_GROUND and not (unit.at == "bridge" and claimable_hexsides(position, unit)):
        return OFF_THE_GROUND[unit.at]
    if unit.entrenched:
        return "beneath an entrenchment"
    for obstacle in ("wire", "panji"):
        if position.fortification(unit.hex, obstacle) and unit.is_personnel and not unit.beneath:
            return f"above {obstacle.capitalize()}"
    if "fortified" in position.hex(unit.hex).overlays and _has_gun(position, unit_id):
        return "in a Fortified building with a Gun"
    return ""


def _has_gun(position: Position, unit_id: str) -> bool:
    return any(c.possessed_by == unit_id and c.type in GUNS for c in position.counters.values())


@clause("B9.32", "A12.1")
def enemy_in_location(position: Position, unit_id: str) -> str:
    """Id of an enemy that shares the Location: neither hidden nor a prisoner nor an empty vehicle."""
    unit = position.units[unit_id]
    for name, other in position.units.items():
        if other.hex != unit.hex or other.side == unit.side or other.type == "dummy":
            continue
        if other.has("hidden", "prisoner", "abandoned") or other.aboard:
            continue
        if location(position, other) == location(position, unit):
            return name
    return ""


@clause("B9.32", "B9.323", "D9.3")
def in_hex_tem(position: Position, unit_id: str) -> int:
    """TEM of its hex that the unit could claim in place of that of its hexsides.

    A friendly AFV without WA and a wreck count for Infantry. [EXC: Emplacement, Gunshields, Height
    Advantage and an AFV with WA do not (9.323); nor does what a vehicle may not use.]
    """
    unit = position.units[unit_id]
    if unit.at in ("bypass", "bridge", "climbing", "rooftop"):
        return 0
    terrain = terrain_of(position, unit.hex)
    own = CHART[terrain].tem if terrain in CHART else 0
    if unit.is_vehicle:
        return 0 if terrain in NO_TEM_FOR_VEHICLES else own
    if "shellholes" in position.hex(unit.hex).overlays or _armored_cover(position, unit):
        return max(own, SHELTERING)
    return own


@clause("D9.3", "B9.323")
def _armored_cover(position: Position, unit: Unit) -> bool:
    """Whether a wreck, or a friendly AFV that stands still and has no WA, is in Infantry's Location."""
    wrecks: list[Unit | Counter] = [c for c in position.counters.values() if c.type == "wreck"]
    hulls: list[Unit | Counter] = [
        other
        for other in position.units.values()
        if other.hex == unit.hex and shelters(other, unit) and not other.has("wall_advantage")
    ]
    where = location(position, unit) if wrecks or hulls else None
    return any(location(position, thing) == where for thing in wrecks + hulls)


@clause("B9.323")
def mandatory(position: Position, unit_id: str) -> bool:
    """Whether the unit has no in-hex TEM of +1 or better to claim, so that WA is compulsory."""
    return in_hex_tem(position, unit_id) < SHELTERING
