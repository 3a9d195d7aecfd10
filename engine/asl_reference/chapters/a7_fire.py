"""A7 Fire attacks: FP and its multipliers, the IFT column, what the attackers add to the DR.

The FP of Personnel whose counters give FP and Normal Range, of a FT and of a DC; ordnance and
vehicles' weapons are left out.
"""

from __future__ import annotations

from fractions import Fraction

from asl_reference import geometry
from asl_reference.chapters.b_terrain_tem import level_of
from asl_reference.clauses import Illegal, clause
from asl_reference.fire import Fire, Piece
from asl_reference.position import Number, Position, Unit

IFT_COLUMNS = (1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36)
FT_FP = 24  # A22
FT_RANGE = 2
DC_FP = {"dc_placed": 30, "dc_thrown": 30, "dc_set": 36}  # A23.3, A23.6, A23.7
HALF = Fraction(1, 2)


@clause("A7.1")
def column(firepower: Number) -> int:
    """The IFT column: the highest that the FP reaches, 0 below the first."""
    return max((c for c in IFT_COLUMNS if c <= firepower), default=0)


@clause("A7.21", "A7.22", "A22.1")
def range_multiplier(position: Position, firer: Unit, target: Piece) -> Fraction:
    """TPBF x3 in the same hex, PBF x2 adjacent and not over a level below, Long Range x1/2."""
    distance = geometry.distance(firer.hex, target.hex)
    if distance == 0:
        return Fraction(3)
    if distance == 1 and level_of(position, target) - level_of(position, firer) <= 1:
        return Fraction(2)
    return HALF if firer.range is not None and distance > firer.range else Fraction(1)


@clause("A7.23", "A7.24", "A7.8", "A8.15")
def area_and_other_halves(position: Position, fire: Fire, firer: Unit, concealed: bool) -> Fraction:
    """Halves of FP: a concealed target, Advancing Fire, a pinned firer, a Snap Shot."""
    halves = (
        concealed,
        position.phase == "AFPh" and firer.side == position.turn_of,
        firer.has("pinned"),
        fire.means == "snap_shot",
    )
    return HALF ** sum(halves)


@clause("A7.2", "A7.5")
def firepower(position: Position, fire: Fire, target: Piece, concealed: bool) -> Number | None:
    """FP of the whole attack; None where a counter's FP or Normal Range is not given."""
    if fire.means in DC_FP:
        return DC_FP[fire.means]
    if fire.means == "flamethrower" and len(fire.by) == 1:
        far = geometry.distance(fire.by[0].hex, target.hex) == FT_RANGE
        return FT_FP // 2 if far else FT_FP
    if fire.means not in ("small_arms", "mg", "snap_shot") or not fire.by:
        return None
    total = Fraction(0)
    for firer in fire.by:
        if not isinstance(firer, Unit) or firer.is_vehicle:
            return None
        if firer.type == "leader" and firer.firepower is None:
            continue
        if firer.firepower is None or firer.range is None:
            return None
        total += (
            firer.firepower
            * range_multiplier(position, firer, target)
            * area_and_other_halves(position, fire, firer, concealed)
        )
    return total.numerator if total.denominator == 1 else float(total)


@clause("A7.22", "A10.4", "A11.1", "A22.1", "A23.3", "A23.6", "D7.1")
def attack_banned(fire: Fire, target: Piece) -> Illegal | None:
    """What forbids the attackers this means against the target, LOS apart."""
    for piece in fire.by:
        if fire.aimed and piece.side and piece.side == target.side:
            return Illegal("A7.1", "units do not attack their own side")
        distance = geometry.distance(piece.hex, target.hex)
        if isinstance(piece, Unit):
            if piece.has("broken", "ti", "prisoner"):
                return Illegal("A10.4", f"the {piece.type} in {piece.hex} is broken, TI or a prisoner")
            if fire.means in ("small_arms", "mg") and piece.range is not None and distance > 2 * piece.range:
                return Illegal("A7.22", f"{target.hex} is out of range of the {piece.type} in {piece.hex}")
            if fire.means == "overrun" and not piece.is_vehicle:
                return Illegal("D7.1", "an OVR is made by a vehicle")
        if fire.means == "flamethrower" and distance > FT_RANGE:
            return Illegal("A22.1", f"a FT reaches two hexes, and {target.hex} is {distance} away")
        if fire.means in ("dc_placed", "dc_thrown") and distance > 1:
            return Illegal("A23.3", f"a DC reaches an adjacent hex, and {target.hex} is {distance} away")
        if fire.means == "close_combat" and distance:
            return Illegal("A11.1", "CC is fought in the Location of both")
    return None


@clause("A4.51", "A10.7", "B26.31")
def attackers_drm(position: Position, fire: Fire) -> dict[str, int]:
    """DRM the attackers bring, the worst of them for all: CX, Wire they are on, leadership (A.5)."""
    drm: dict[str, int] = {}
    men = [piece for piece in fire.by if isinstance(piece, Unit) and piece.is_personnel]
    if any(man.has("cx") for man in men):
        drm["cx"] = 1
    if any(on_wire(position, man) for man in men if man.is_infantry):
        drm["wire"] = 1
    leaders = [man.leadership for man in men if man.type == "leader" and man.leadership is not None]
    if leaders and len(men) > len(leaders):
        drm["leadership"] = min(leaders)
    return drm


@clause("B26.3")
def on_wire(position: Position, unit: Unit) -> bool:
    """Whether a unit is on top of the Wire of its hex, and of its bridge if it is on one."""
    if "wire" in unit.beneath:
        return False
    wires = (counter for counter in position.counters.values() if counter.type == "wire")
    return any(wire.hex == unit.hex and (wire.at == "bridge") == (unit.at == "bridge") for wire in wires)
