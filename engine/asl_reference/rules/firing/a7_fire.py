"""A7 Fire attacks: FP and its multipliers, the IFT column, what the attackers add to the DR.

The FP of Personnel whose counters give FP and Normal Range, of a FT and of a DC; ordnance and
vehicles' weapons are left out.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, is_unseen, manned_by, side_of
from asl_reference.board.position import MMC, Counter, Number, Position, Unit
from asl_reference.rules.firing.a9_weapons import able_weapons, fixed_fp, of_rounds, out_of_range
from asl_reference.rules.firing.b16_fire import AREA_TO_HIT, area_fire_from_marsh, he_multiplier
from asl_reference.rules.ground.a2_locations import SPARED, Location, level_of, location
from asl_reference.rules.ground.a5_stacking import whole
from asl_reference.rules.ground.a7_activity import modifier_of
from asl_reference.rules.ground.b26_movement import may_fight

IFT_COLUMNS = (1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36)
TOO_FAR = {
    "A22.1": "a FT reaches two hexes, and {hex} is {distance} away",
    "A22.6": "a MOL reaches an adjacent hex, not one {distance} away",
}
"""The message if the target is out of reach."""
APART = "CC is fought in the Location of both"
HALF = 0.5
"""FP is only halved and multiplied by whole numbers, so a float holds it exactly."""


@clause("A7.1")
def column(firepower: Number) -> int:
    """The IFT column: the highest that the FP reaches, 0 below the first."""
    return max((c for c in IFT_COLUMNS if c <= firepower), default=0)


@clause("A7.21", "A7.22", "A22.1")
def range_multiplier(position: Position, firer: Piece, target: Piece) -> Number:
    """TPBF x3 in the same Location, PBF x2 up to the next hex and level, Long Range x1/2.

    Another Location of one's own hex, as the floor above, is not the same one: PBF at most.
    """
    if location(firer) == location(target):
        return 3
    distance = geometry.distance(firer.hex, target.hex)
    if distance <= 1 and level_of(position, target) - level_of(position, firer) <= 1:
        return 2
    return HALF if firer.range is not None and distance > firer.range else 1


class Multiple(NamedTuple):
    """What doubles, triples or halves FP: by how much, by which clause, and a phrase."""

    by: Number
    clause: str
    phrase: str


RANGES = {
    3: Multiple(3, "A7.21", "TPBF is tripled"),
    2: Multiple(2, "A7.21", "PBF is doubled"),
    HALF: Multiple(HALF, "A7.22", "Long Range is halved"),
}


def _halves(*rows: tuple[bool, str, str]) -> list[Multiple]:
    """What halves FP, of these causes with their clauses and phrases."""
    return [Multiple(HALF, number, phrase) for holds, number, phrase in rows if holds]


@clause("A7.23", "A8.15", "B16.31", "C3.33")
def _of_the_attack(position: Position, fire: Fire, target: Piece, *, concealed: bool) -> list[Multiple]:
    """What halves the FP of the attack, whoever makes it; a mortar's by its Area Target Type."""
    kind = fire.kind
    return _halves(
        (he_multiplier(position, fire, target) != 1, "B16.31", "HE into marsh is halved"),
        (kind.area_target, "C3.33", "a hit by Area Target Type is halved"),
        (kind.halved and concealed, "A7.23", "at a concealed target it is Area Fire"),
        (kind.path == "vertices", "A8.15", "a Snap Shot is Area Fire"),
    )


@clause("A7.2", "A7.24", "A7.8", "A11.1", "A22.1", "B16.32", "C.4")
def _of_firer(position: Position, fire: Fire, firer: Piece, target: Piece) -> list[Multiple]:
    """What multiplies the FP of one attacker; a To Hit DR out of marsh has a DRM instead (C.4)."""
    kind, pinned = fire.kind, _is_pinned(position, firer)
    marsh = area_fire_from_marsh(position, fire, firer) and not kind.direct_to_hit
    at_its_reach = geometry.distance(firer.hex, target.hex) == kind.halved_at
    found = _halves(
        (marsh, "B16.32", "out of marsh it is Area Fire"),
        (pinned and kind.rolls == "cc", "A7.8", "pinned it is halved"),
        (pinned and kind.halved, "A7.8", "pinned it is Area Fire"),
        (at_its_reach, "A22.1", f"a FT is halved at {kind.halved_at} hexes"),
        (kind.halved and _advances(position, firer), "A7.24", "Advancing Fire is halved"),
    )
    ranged = RANGES.get(range_multiplier(position, firer, target)) if kind.fire_group else None
    return [*found, ranged] if ranged else found


@clause("A7.8")
def _is_pinned(position: Position, firer: Piece) -> bool:
    man = manned_by(position, firer)
    return isinstance(man, Unit) and man.has("pinned")


@clause("A7.24")
def _advances(position: Position, firer: Piece) -> bool:
    return position.phase == "AFPh" and position.is_turn_of(manned_by(position, firer).side)


@clause("A7.23", "A7.8", "A8.15", "C3.33", "B16.32")
def is_area_fire(position: Position, fire: Fire, *, concealed: bool) -> bool:
    """Whether the attack, or the part of an attacker, is Area Fire: of a mortar and a Snap Shot it always is.

    A concealed target makes it that, whoever fires; a firer that is pinned or in marsh does, if it brings FP.
    A leader who directs brings none; one who fires alone stands for a weapon that is not named.
    """
    kind = fire.kind
    if kind.area_target or kind.path == "vertices" or (kind.halved and concealed):
        return True
    firers = _bringing_fp(fire) or fire.by
    pinned = kind.halved and any(_is_pinned(position, firer) for firer in firers)
    return pinned or any(area_fire_from_marsh(position, fire, firer) for firer in firers)


@clause("A7.2", "A7.5", "A11.1", "A22.1", "A23.3", "B16.31")
def firepower(position: Position, fire: Fire, target: Piece, *, concealed: bool) -> Number | None:
    """FP of the whole attack; None where a counter's FP or Normal Range is not given.

    A FP of the attack itself, as of a FT, a DC or HE, is multiplied once, as for all that make it.
    """
    for_all = _product(_of_the_attack(position, fire, target, concealed=concealed))
    firers = _bringing_fp(fire)
    strength = fixed_fp(position, fire) if fire.strength is None else fire.strength
    if strength is not None:
        shares = {_product(_of_firer(position, fire, firer, target)) for firer in firers} or {1}
        return whole(strength * for_all * shares.pop()) if len(shares) == 1 else None
    parts = [_part(position, fire, firer, target) for firer in firers]
    if None in parts or not (parts or (fire.by and fire.kind.rolls == "cc")):
        return None
    return whole(for_all * sum(filter(None, parts)))


def _product(found: list[Multiple]) -> Number:
    return prod(one.by for one in found)


@clause("A7.2", "A9.1", "A11.1")
def _part(position: Position, fire: Fire, firer: Piece, target: Piece) -> Number | None:
    """The FP of one attacker, multiplied; None if its FP is not told, or its Normal Range [EXC: in CC]."""
    kind = fire.kind
    told = (kind.fire_group and firer.range is not None) or kind.rolls == "cc"
    if not told or firer.firepower is None or _untold_gun(fire, firer):
        return None
    if isinstance(firer, Unit) and firer.is_vehicle:
        return None
    return firer.firepower * _product(_of_firer(position, fire, firer, target))


def _bringing_fp(fire: Fire) -> list[Piece]:
    """The attackers that bring FP: all but leaders without any, who direct, or fire what is not named.

    [EXC: an attack by a FT, a DC or the like.]
    """
    if not (fire.kind.fire_group or fire.kind.rolls == "cc"):
        return [*fire.by]
    return [one for one in fire.by if one.type != "leader" or one.firepower]


@clause("A7.2", "A9.1")
def _untold_gun(fire: Fire, piece: Piece) -> bool:
    """Whether Personnel stands for a MG that is not named, or for one of several."""
    return fire.kind.guns_alone and isinstance(piece, Unit) and not piece.is_vehicle


@clause("A7.22", "C3")
def _none_reaches(position: Position, fire: Fire, piece: Piece, target: Piece) -> bool:
    """Whether the target is out of range of the piece, or of each weapon that a unit stands for."""
    kind = fire.kind
    if not (kind.fire_group or kind.rolls == "to_hit" or kind.path == "rounds"):
        return False
    fired: tuple[Piece, ...] = able_weapons(position, fire, piece)
    if not kind.fire_group:
        fired = fired or of_rounds(position, fire, piece, location(target))
    untold = _untold_gun(fire, piece) or (isinstance(piece, Unit) and not kind.fire_group)
    fired = fired or (() if untold else (piece,))
    return bool(fired) and all(out_of_range(one, target) for one in fired)


def multiples(position: Position, fire: Fire, target: Piece, *, concealed: bool) -> tuple[Multiple, ...]:
    """What doubles or halves the FP of the attack or of a part of it, once for each clause."""
    found = _of_the_attack(position, fire, target, concealed=concealed)
    for firer in _bringing_fp(fire):
        found += _of_firer(position, fire, firer, target)
    return tuple({one.clause: one for one in found}.values())


@clause("A7.351")
def _too_much(fire: Fire) -> Illegal | None:
    """Whether a MMC fires more than it may: a squad its FP and a SW or two SW, a HS or crew one of these."""
    for man in fire.who:
        if man.type not in MMC:
            continue
        weapons = sum(isinstance(one, Counter) and one.possessed_by == man.id for one in fire.by)
        if weapons + (man in fire.by) > (2 if man.type == "squad" else 1):
            return Illegal("A7.351", f"{man.id} fires its own FP or a weapon, not all of these together")
    return None


@clause("A7.22", "A11.1", "A22.1", "A22.6", "B8.4", "D7.1")
def attack_banned(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """What forbids the attackers this means against the target, LOS and their own state apart."""
    kind = fire.kind
    own, where = side_of(position, target), location(target)
    falls = kind.indirect or (kind.dc and where not in map(location, fire.who))
    if where.place in SPARED and falls:
        return Illegal("B8.4", f"nothing that falls on {where.hex} meets who is below or above it")
    for man in fire.who:
        if kind.aimed and man.side and man.side == own:
            return Illegal("A7.1", "units do not attack their own side")
        if isinstance(man, Unit) and kind.barred_to == "infantry" and not man.is_vehicle:
            return Illegal("D7.1", "an OVR is made by a vehicle")
        if kind.barred_to == "infantry" and location(man) != location(target):
            return Illegal("D7.1", f"an OVR meets those of its Location, not the {target.type}")
    if kind.fire_group and len(fire.by) > len(fire.who) and (barred := _too_much(fire)):
        return barred
    for piece in fire.by:
        distance = geometry.distance(piece.hex, target.hex)
        if _none_reaches(position, fire, piece, target):
            return Illegal("A7.22", f"{target.hex} is out of range of the {piece.type} in {piece.hex}")
        if kind.sure_reach is not None and distance > kind.sure_reach:
            raise Beyond(f"the reach of a {fire.means.title()} (C13.31)")
        if kind.traced and kind.reach is not None and distance > kind.reach:
            why = TOO_FAR[kind.clause].format(hex=target.hex, distance=distance)
            return Illegal(kind.clause, why)
        if kind.rolls == "cc" and not may_fight(position, piece, target):
            hidden = is_unseen(position, target, "hidden")
            return Illegal("A12.3", "nobody fights the hidden") if hidden else Illegal("A11.1", APART)
    return None


@clause("A10.7", "B16.32", "B26.31", "C.4")
def attackers_drm(position: Position, fire: Fire) -> dict[str, int]:
    """DRM the attackers bring, the worst of them for all: leadership (A.5).

    A To Hit DR of Area Fire has a DRM in place of halved FP (C.4).
    """
    drm: dict[str, int] = {}
    if fire.kind.direct_to_hit and any(area_fire_from_marsh(position, fire, piece) for piece in fire.by):
        drm["area_fire"] = AREA_TO_HIT
    men = _men(fire)
    if any(man.has("encircled") for man in men):
        raise Beyond("the DRM of who fires while Encircled (A7.7)")
    directed = _leadership(men)
    if directed is not None:
        drm["leadership"] = directed
    return drm


def _men(fire: Fire) -> list[Unit]:
    """The Personnel that has part in the attack."""
    return [man for man in fire.makers if man.is_personnel]


@clause("A4.51", "A11.1")
def cx_drm(fire: Fire, target: Piece) -> dict[str, int]:
    """+1 of attackers that are CX; in CC -1 of a unit attacked that is."""
    own = any(man.has("cx") for man in _men(fire))
    theirs = fire.kind.rolls == "cc" and isinstance(target, Unit) and target.has("cx")
    return {"cx": own - theirs} if own or theirs else {}


@clause("A7.53", "A10.7", "B26.32", "B27.13")
def _leadership(men: list[Unit]) -> int | None:
    """The modifier of the leaders who direct the fire: one in each Location, the worst of theirs counting."""
    best: dict[Location, int] = {}
    for man in men:
        if man.type == "leader" and man.leadership is not None:
            where = location(man)
            best[where] = min(lent := modifier_of(man), best.get(where, lent))
    others = {location(man) for man in men if man.type != "leader"}
    return max(best[where] for where in others) if others and others <= best.keys() else None
