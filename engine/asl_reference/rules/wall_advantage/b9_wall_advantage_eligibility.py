"""B9.32: which units may have wall advantage (WA), and over which hexsides of their hex."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_board
from asl_reference.board.chart import BUILDINGS
from asl_reference.board.fire import Fire, is_aerial
from asl_reference.board.geometry import hexes_of, hexsides_of, joining
from asl_reference.board.places import straddled, weapons_of
from asl_reference.board.position import GUNS, Number, Position, Unit
from asl_reference.rules.ground.a1_arms import armed
from asl_reference.rules.ground.a2_locations import (
    OFF_THE_GROUND,
    counter_at,
    counters_at,
    in_crest_status,
    level_in,
    level_of,
    location,
)
from asl_reference.rules.ground.a7_activity import opponent_of
from asl_reference.rules.ground.b9_identity import (
    hexside_base,
    hexside_terrain,
    is_hillside,
)
from asl_reference.rules.ground.b16_identity import word
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM, terrain_options
from asl_reference.rules.ground.d9_afv_cover import hulls_beside

HIP = "B9.324-J8"
"""The erratum by which a hidden unit can have WA: recorded at set-up, or mandatory."""
SERVES = frozenset(HEXSIDE_TEM)
"""Hexside terrain over which units can have WA: all that shelters, a Roadblock included (B29)."""
BY_STATUS = {
    "column": "in Column",
    "convoy": "in Convoy",
    "abandoned": "an abandoned vehicle",
}
NO_BAR_TO_VEHICLES = frozenset({"cactus_patch", "olive_grove"})
"""Terrain with TEM that does not exclude vehicles from WA; then WA is not mandatory (9.32, 14.7, 14.8)."""
ANY_FIRE = Fire()
"""Direct Fire of small arms: against it counts all TEM that a unit could claim in its hex."""
SHELTERING = 1
"""From this in-hex TEM on, WA is not mandatory, and vehicles cannot have it (9.32, 9.323)."""
DELUXE = "deluxe"


@of_board
def deluxe(position: Position) -> bool:
    """Whether the Deluxe rules are in effect, under which WA goes hexside by hexside (9.55 EX)."""
    return any(DELUXE in word(ssr).split("_") for ssr in position.ssr)


@clause("B9.32", "B9.35", "B9.62", "B9.5")
def claimable_hexsides(position: Position, unit: Unit) -> tuple[str, ...]:
    """The hexsides of its hex that WA of the unit extends to: all walls and hedges of its level.

    [EXC: of aircraft to none; on a bridge Roadblocks alone; in Bypass the hexside straddled and the two
    that join it, of a vehicle whose CAFP alone is told both hexsides that end there; in Crest status no
    Hillside wall across the Depression.]
    """
    if is_aerial(unit):
        return ()
    fronted = straddled(unit) if unit.at == "bypass" else ()
    return _claimable(position, unit.hex, unit.at, unit.floor, unit.crest, fronted)


@of_board
def _claimable(
    position: Position, hex_name: str, at: str, floor: int, crest: str, straddled: tuple[str, ...]
) -> tuple[str, ...]:
    """The hexsides that WA extends to from a place in the hex."""
    level = level_in(position, hex_name, at, floor)
    walls = [wall for wall in walls_of(position, hex_name) if wall.base == level]
    if at == "bridge":
        return tuple(wall.name for wall in walls if wall.terrain == "roadblock")
    if at == "bypass" or crest:
        near = joining(hex_name, straddled or (crest,))
        walls = [wall for wall in walls if wall.name in near or (crest and not wall.hillside)]
    return tuple(wall.name for wall in walls)


class HexWall(NamedTuple):
    """A wall, hedge or Roadblock as a hexside of one hex."""

    name: str
    terrain: str
    base: Number
    hillside: bool


@of_board
def walled(position: Position) -> frozenset[str]:
    """The hexes that have a hexside over which WA may be claimed at all."""
    sides = [side for side in position.hexsides if hexside_terrain(position, side) in SERVES]
    return frozenset([name for side in sides for name in hexes_of(side)])


@of_board
def walls_of(position: Position, hex_name: str) -> tuple[HexWall, ...]:
    """The hexsides of the hex that WA may be claimed over, by any unit on their level."""
    return tuple(
        HexWall(name, terrain, hexside_base(position, name), is_hillside(position, name))
        for name in hexsides_of(hex_name)
        if (terrain := hexside_terrain(position, name)) in SERVES
    )


def behind_walls(position: Position, unit: Unit) -> bool:
    """Whether the hex has a wall or hedge on the unit's level, be it claimable or not."""
    level = level_of(position, unit)
    return any(wall.base == level for wall in walls_of(position, unit.hex))


@clause("B9.32", "B9.324")
def unfit(position: Position, unit_id: str) -> bool:
    """Broken or unarmed: a unit that has WA only with comrades of its Location; dummies pass as armed."""
    unit = position.units[unit_id]
    if unit.type == "dummy":
        return False
    return unit.has("broken", "disrupted") or not armed(position, unit_id)


@clause("B9.32", "B9.324")
def excluded(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """What keeps the unit from WA, its being broken or unarmed apart: place, cover, formation, enemy."""
    unit = position.units[unit_id]
    if "hidden" in unit.status and not rules.includes(HIP):
        return Illegal("B9.324", f"{unit_id} is hidden and must be placed on board first")
    why = (
        _where_it_is(position, unit_id)
        or next((said for status, said in BY_STATUS.items() if status in unit.status), "")
        or _beside_whom(position, unit_id)
    )
    return Illegal("B9.32", f"{unit_id} is {why}") if why else None


@clause("B9.32", "B26.4")
def _where_it_is(position: Position, unit_id: str) -> str:
    """The place or cover that excludes the unit; empty for none.

    A bridge is at ground level, but it has no hexsides for WA.
    """
    unit = position.units[unit_id]
    if is_aerial(unit):
        return "in the air"
    if unit.floor:
        return f"at level {unit.floor} of the building"
    if unit.aboard:
        return f"aboard {unit.aboard}"
    if unit.at in OFF_THE_GROUND:
        return OFF_THE_GROUND[unit.at].why
    if unit.entrenched:
        return "beneath an entrenchment"
    if on_wire(position, unit):
        return "above Wire"
    if position.counters and not in_crest_status(unit) and counter_at(position, location(unit), "panji"):
        return "above Panji"
    ground = position.hex(unit.hex)
    if "fortified" in ground.overlays and ground.terrain in BUILDINGS and _has_gun(position, unit_id):
        return "in a Fortified building with a Gun"
    if unit.is_vehicle and ground.terrain not in NO_BAR_TO_VEHICLES and has_in_hex_tem(position, unit_id):
        return "a vehicle that in-hex TEM shelters"
    return ""


def _has_gun(position: Position, unit_id: str) -> bool:
    """Whether it possesses a Gun; by the other reading whether anyone in the building does."""
    if position.follows("B9.32-fortified-gun=anyone-there"):
        there = counters_at(position, location(position.units[unit_id]), *GUNS).values()
        return any(gun.possessed_by for gun in there)
    return bool(weapons_of(position, unit_id, *GUNS))


@clause("B9.32", "A12.1")
def _beside_whom(position: Position, unit_id: str) -> str:
    """The enemy that shares the Location: neither hidden nor a prisoner nor an empty vehicle."""
    name = opponent_of(position, position.units[unit_id])
    return f"in one Location with {name}" if name else ""


@clause("B9.32", "B9.323", "D9.3")
def has_in_hex_tem(position: Position, unit_id: str) -> bool:
    """Whether the unit could claim TEM of its hex, of +1 or better, in place of that of its hexsides.

    A friendly AFV without WA and a wreck count for Infantry, and so does the entrenchment TEM of
    Crest status (9.62 EX). [EXC: Emplacement, Gunshields, Height Advantage and an AFV with WA do
    not (9.323).]
    """
    unit = position.units[unit_id]
    if in_crest_status(unit):
        return True
    of_terrain = terrain_options(position, ANY_FIRE, unit).values()
    return max(of_terrain, default=0) >= SHELTERING or _armored_cover(position, unit)


@clause("D9.3", "B9.323")
def _armored_cover(position: Position, unit: Unit) -> bool:
    """Whether a wreck, or a friendly AFV that stands still and has no WA, is in Infantry's Location."""
    return any("wall_advantage" not in hull.status for hull in hulls_beside(position, unit))


@clause("B9.323")
def mandatory(position: Position, unit_id: str) -> bool:
    """Whether the unit has no in-hex TEM of +1 or better to claim, so that WA is compulsory."""
    return not has_in_hex_tem(position, unit_id)
