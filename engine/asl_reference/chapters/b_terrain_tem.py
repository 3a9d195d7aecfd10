"""TEM of terrain, hexsides and height: the Chapter B chart with B2, B6, B7, B9.3, B10.31 and B13.3.

Only as deep as B9, B16, B26 and B27 need it: pillboxes, wrecks and roads through woods are left out.
"""

from __future__ import annotations

from asl_reference import geometry
from asl_reference.clauses import clause
from asl_reference.fire import Fire, Piece
from asl_reference.position import Number, Position, Unit
from asl_reference.terrain import CHART, bottom

HEXSIDE_TEM = {"wall": 2, "hedge": 1, "bocage": 2, "cactus_hedge": 1, "roadblock": 2}
"""TEM of hexside terrain against Direct Fire (9.3, 9.5, 9.7, B29)."""
SHELLHOLE_TEM = 1
BRIDGE_TEM = 1
RUNWAY_TEM = -1
AIR_BURST = -1
OPEN_TO_AIR_BURSTS = frozenset({"truck", "motorcycle", "wagon", "carrier", "halftrack"})
"""Vehicles unarmoured or open-topped; every other one shelters its crew from Air Bursts."""
BUILDINGS = frozenset({"wooden_building", "stone_building"})
LOWERED_BY_HEIGHT = frozenset({"shellholes", "bridge", "foxhole", "trench", "at_ditch", "sangar"})
"""TEM that a firer looking steeply down reduces as he does that of a wall (9.33)."""


def level_of(position: Position, piece: Piece) -> Number:
    """Level of a piece: the ground of its hex, the Crest or bridge of a Depression, or its floor."""
    ground = position.hex(piece.hex)
    if piece.at in ("crest", "bridge"):
        return ground.level
    return bottom(ground) + (piece.floor if isinstance(piece, Unit) else 0)


@clause("B2.4", "B6.3", "B7.3", "B13.3", "B23.3")
def terrain_options(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """TEM of the hex's own terrain by source; woods give Air Bursts in place of cover from above."""
    ground = position.hex(target.hex)
    if target.at == "bridge":
        return {"bridge": BRIDGE_TEM}
    if target.at in ("bypass", "climbing"):
        return {}
    options: dict[str, int] = {}
    row = CHART[ground.terrain]
    if not fire.direct and row.indirect is not None and _open_to_air_bursts(target):
        options["air_bursts"] = AIR_BURST
    elif row.tem:
        options[ground.terrain] = row.tem
        if not fire.direct and ground.terrain in BUILDINGS and isinstance(target, Unit):
            options[ground.terrain] += ground.floors - target.floor
    if "shellholes" in ground.overlays:
        options["shellholes"] = SHELLHOLE_TEM
    if "runway" in ground.overlays and isinstance(target, Unit) and target.is_personnel:
        options["runway"] = RUNWAY_TEM
    return options


def _open_to_air_bursts(target: Piece) -> bool:
    return not isinstance(target, Unit) or target.is_personnel or target.type in OPEN_TO_AIR_BURSTS


@clause("B9.3", "B9.34", "B9.35")
def hexside_options(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """TEM of the hexsides of the target's hex that the fire crosses, by hexside terrain.

    Against Indirect Fire every hexside of the hex serves, crossed or not, one lower (9.34). Wall
    advantage beyond the firer's own (9.32) is left to the claims of the units.
    """
    if not _takes_hexside_tem(target):
        return {}
    best: dict[str, int] = {}
    for firer in (*fire.traced_from,) if fire.direct else (None,):
        for name in _hexsides_met(firer, target):
            terrain, tem = _hexside_tem(position, name, firer, target)
            if terrain:
                value = tem if fire.direct else tem - 1
                best[terrain] = max(best.get(terrain, 0), value)
    return best


def _takes_hexside_tem(target: Piece) -> bool:
    """Neither Passengers, Riders and inherent crews nor units on a bridge have it (9.3, 9.32)."""
    carried = isinstance(target, Unit) and (bool(target.aboard) or target.has("rider", "inherent"))
    return not carried and target.at != "bridge"


def _hexsides_met(firer: Piece | None, target: Piece) -> tuple[str, ...]:
    """Names of the target hex's hexsides, or of those that fire from the firer enters it by."""
    near = geometry.neighbours(target.hex)
    if firer is None:
        return tuple(geometry.hexside(target.hex, other) for other in near if other)
    return entered_by(target.hex, firer.hex)


def entered_by(target_hex: str, from_hex: str) -> tuple[str, ...]:
    """The hexsides a LOS between hex centres meets at the target's hex, hexspines included.

    One hexside where the line crosses it; where it meets a vertex, the two hexsides that join
    there and the hexspine that leads to it (9.3).
    """
    (tx, ty), (fx, fy) = geometry.centre(target_hex), geometry.centre(from_hex)
    dx, dy = fx - tx, fy - ty
    near = geometry.neighbours(target_hex)
    for i, (right, left) in enumerate(zip(geometry.VERTICES, _before(geometry.VERTICES), strict=True)):
        to_left = left[0] * dy - left[1] * dx
        to_right = dx * right[1] - dy * right[0]
        if to_left > 0 and to_right > 0:
            return _named(target_hex, near[i])
        if to_right == 0 and dx * right[0] + dy * right[1] > 0:
            after = near[(i + 1) % 6]
            spine = _named(near[i], after)
            return (*_named(target_hex, near[i]), *_named(target_hex, after), *spine)
    return ()


def _before(vertices: tuple[geometry.Point, ...]) -> tuple[geometry.Point, ...]:
    return (vertices[-1], *vertices[:-1])


def _named(first: str | None, second: str | None) -> tuple[str, ...]:
    return (geometry.hexside(first, second),) if first and second else ()


@clause("B9.31", "B9.33", "B9.35")
def _hexside_tem(position: Position, name: str, firer: Piece | None, target: Piece) -> tuple[str, int]:
    """Terrain and TEM of one hexside for the target; no terrain if it gives none.

    [EXC: not to a target off the hexside's base level (9.35), nor against a firer that has WA
    over that hexside (9.31), nor in full against one high above it (9.33).]
    """
    side = position.hexsides.get(name)
    if side is None or side.terrain not in HEXSIDE_TEM or side.breached:
        return "", 0
    hexes = geometry.hexes_of(name)
    base = min(position.hex(h).level for h in hexes) if side.base is None else side.base
    if level_of(position, target) != base:
        return "", 0
    if isinstance(firer, Unit) and firer.has("wall_advantage") and firer.hex in hexes:
        return "", 0
    tem = HEXSIDE_TEM[side.terrain]
    return side.terrain, tem if firer is None else max(0, tem - steepness(position, firer, target, base))


@clause("B9.33")
def steepness(position: Position, firer: Piece, target: Piece, base: Number) -> int:
    """Full levels by which the firer's height above the cover exceeds its range to the target hex."""
    above = level_of(position, firer) - base - geometry.distance(firer.hex, target.hex)
    return max(0, int(above))


@clause("B9.33")
def lowered_by_height(
    position: Position, fire: Fire, target: Piece, options: dict[str, int]
) -> dict[str, int]:
    """The options with shellhole, bridge and entrenchment TEM reduced by a firer looking steeply down."""
    ground = level_of(position, target)
    if not fire.direct or not fire.traced_from:
        return options
    less = min(steepness(position, firer, target, ground) for firer in fire.traced_from)
    return {name: max(0, tem - less) if name in LOWERED_BY_HEIGHT else tem for name, tem in options.items()}


@clause("B10.31")
def height_advantage(position: Position, fire: Fire, target: Piece) -> bool:
    """Whether a Direct Fire attacker is at least a full level below the target, in another hex."""
    own = level_of(position, target)
    return fire.direct and any(
        own - level_of(position, firer) >= 1 for firer in fire.traced_from if firer.hex != target.hex
    )
