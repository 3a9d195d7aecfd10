"""TEM of terrain and height: the Chapter B chart with B2, B6, B7, B9.33, B10.31, B13.3 and D9.3.

Only as deep as B9, B16, B26 and B27 need it: pillboxes and roads through woods are left out. TEM of
walls and hedges is in ``b9_tem``.
"""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board import geometry
from asl_reference.board.chart import BUILDINGS, CHART
from asl_reference.board.fire import Fire, is_aerial
from asl_reference.board.places import Piece, carrier_of, rides
from asl_reference.board.position import AFVS, Number, Position, Unit
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.ground.b2_shellholes import SHELLHOLES, in_shellholes
from asl_reference.rules.ground.b16_identity import in_the_terrain

HEXSIDE_TEM = {"wall": 2, "hedge": 1, "bocage": 2, "cactus_hedge": 1, "roadblock": 2}
"""TEM of hexside terrain against Direct Fire (9.3, 9.5, 9.7, B29)."""
SHELLHOLE_TEM = 1
BRIDGE_TEM = 1
RUNWAY_TEM = -1
AIR_BURST = -1
CLOSED = AFVS - {"carrier", "halftrack"}
"""Armored vehicles that are not open-topped: they protect their crew from Air Bursts (B13.3)."""
LOWERED_BY_HEIGHT = frozenset({"shellholes", "bridge", "foxhole", "trench", "at_ditch", "sangar"})
"""TEM that steep fire from above reduces, as it does the TEM of a wall (9.33)."""


@clause("B2.3", "B6.3", "B7.3", "B13.3", "B23.3")
def terrain_options(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """TEM of the hex's own terrain by source; woods give Air Bursts in place of cover from above.

    None for who is not in the terrain; that of a runway is for Infantry and Cavalry alone.
    """
    ground = position.hex(target.hex)
    if target.at == "bridge":
        return {"bridge": BRIDGE_TEM}
    if not in_the_terrain(position, target):
        return {}
    options: dict[str, int] = {}
    row = CHART[ground.terrain]
    if not fire.kind.direct and row.indirect is not None and _open_to_air_bursts(position, target):
        options["air_bursts"] = AIR_BURST
    elif row.tem:
        options[ground.terrain] = row.tem
        if not fire.kind.direct and ground.terrain in BUILDINGS:
            options[ground.terrain] += ground.floors - target.floor
    if in_shellholes(position, ground, target):
        options[SHELLHOLES] = SHELLHOLE_TEM
    on_runway = "runway" in ground.overlays and fire.kind.rolls != "cc"
    if on_runway and isinstance(target, Unit) and target.stands_for_itself:
        options["runway"] = RUNWAY_TEM
    return options


@clause("B13.3")
def _open_to_air_bursts(position: Position, target: Piece) -> bool:
    """Whether nothing covers the target from above: not the armor of the vehicle that it is, or is inside."""
    inside = isinstance(target, Unit) and not rides(position, target)
    hull = carrier_of(position, target) if inside else None
    return (hull or target).type not in CLOSED


@clause("B9.33")
def steepness(position: Position, firer: Piece, target: Piece, base: Number) -> int:
    """Full levels by which the firer's height above the cover exceeds its range to the target hex.

    None for an aircraft, whatever its hex.
    """
    if is_aerial(firer):
        return 0
    above = level_of(position, firer) - base - geometry.distance(firer.hex, target.hex)
    return max(0, int(above))


@clause("B9.33")
def counts_height(position: Position, fire: Fire) -> bool:
    """Whether the firer's height lowers a TEM: of Direct Fire; by another reading, of a mortar too."""
    return bool(fire.lines_from) and (fire.kind.direct or position.follows("B9.33-mortar=lowered"))


@clause("B9.33")
def lowered_by_height(
    position: Position, fire: Fire, target: Piece, options: dict[str, int]
) -> dict[str, int]:
    """The options with shellhole, bridge and entrenchment TEM reduced by a firer looking steeply down."""
    if LOWERED_BY_HEIGHT.isdisjoint(options) or not counts_height(position, fire):
        return options
    ground = level_of(position, target)
    less = min(steepness(position, firer, target, ground) for firer in fire.lines_from)
    return {name: max(0, tem - less) if name in LOWERED_BY_HEIGHT else tem for name, tem in options.items()}


@clause("B10.31")
def height_advantage(position: Position, fire: Fire, target: Piece) -> bool:
    """Whether a Direct Fire attacker is at least a full level below the target, in another hex."""
    own = level_of(position, target)
    below = (firer for firer in fire.traced_from if firer.hex != target.hex and not is_aerial(firer))
    return fire.kind.direct and any(own - level_of(position, firer) >= 1 for firer in below)
