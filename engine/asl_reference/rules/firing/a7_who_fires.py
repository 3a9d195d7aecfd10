"""A7.1, A9, 9.53, 16.32, 27.1: whether a piece can fire now, with what, and why not.

One answer for all that ask: the question ``attack``, the verb ``fire``, Interdiction and what a move
lays a unit open to. Range, LOS, phase and target are theirs to judge.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import CLOSE_COMBAT, DC, ORDNANCE, ROUND_FIRERS, ROUNDS, Fire
from asl_reference.board.places import Piece, manned_by, weapons_of, with_place_of
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.rules.firing.a23_dc import dc_barred
from asl_reference.rules.firing.b9_guns import gun_bars_fire
from asl_reference.rules.firing.b16_fire import leaves_the_hex, marsh_bars, marsh_bars_fire
from asl_reference.rules.ground.a1_arms import FIRED, bars_firing, has_firepower
from asl_reference.rules.ground.a2_locations import Location, location
from asl_reference.rules.ground.a7_activity import status_bars

MACHINE_GUNS = ("lmg", "mmg", "hmg")
AS_SMALL_ARMS = (*MACHINE_GUNS, "atr")
"""Weapons that give small-arms fire to who has no FP."""
WEAPONS: dict[str, tuple[str, ...]] = {
    "mg": MACHINE_GUNS,
    "flamethrower": ("ft",),
    "mortar": ("mortar", "light_mortar"),
    **dict.fromkeys(ORDNANCE, (*sorted(GUNS), *"atr baz psk piat rcl light_mortar".split())),
}
"""The weapons that Personnel make such an attack with, named in it or not."""
SMALL_ARMS = frozenset({"small_arms", "mg", "snap_shot"})
"""Attacks with the FP of Personnel and MG, which a leader may direct and a fire group make (A7.5, A7.53)."""
BY_INFANTRY = {"molotov": "A22.6", "panzerfaust": "C13.3"}
"""Attacks that no vehicle makes, with the clause."""


@clause("A7.1", "A7.53", "A11.1", "A23.1", "B9.53", "B16.32", "B26.45", "B27.1")
def fire_barred(position: Position, fire: Fire, to: Location) -> Illegal | None:
    """What keeps one of the attackers from its part in the attack on the Location; None if nothing does."""
    if fire.means in CLOSE_COMBAT:
        return next(filter(None, (cannot_fight(position, piece) for piece in fire.by)), None)
    if fire.means in DC:
        return next(filter(None, (dc_barred(position, piece, fire.means, to) for piece in fire.by)), None)
    directing = _directing(position, fire)
    for piece in fire.by:
        directs = piece in directing
        barred = bars_firing(position, piece) if directs else _no_part(position, fire, piece, to)
        if barred:
            return barred
    return None


@clause("A7.1", "A10.53")
def able_to_fire(position: Position, unit_id: str) -> bool:
    """Whether the unit could fire as it is and where it is, with FP of its own or a weapon that it has."""
    unit = position.units[unit_id]
    own: tuple[Piece, ...] = (unit,) if has_firepower(unit) else ()
    pieces = (*own, *weapons_of(position, unit_id, *FIRED).values())
    return any(not (bars_firing(position, one) or marsh_bars_fire(position, one)) for one in pieces)


@clause("A4.43", "B9.53")
def weapon_fired(position: Position, fire: Fire, piece: Piece, to: Location) -> Piece:
    """What is fired in the name of the piece: the weapon that such an attack takes, or the piece itself."""
    able = (one for one in _weapons(position, fire, piece) if not _out_of_use(position, fire, one, to))
    return next(able, piece)


@clause("A4.43", "A7.2", "A9.1")
def by_their_guns(position: Position, fire: Fire) -> Fire:
    """The attack with the machine guns that take part: theirs are the FP and the Normal Range.

    MG fire has them in place of who has them, small-arms fire those that it names beside him, and of a
    leader who has no FP the one that he has. Of several that are not named apart it is open which are
    fired; then who has them stands for them.
    """
    if fire.means not in SMALL_ARMS:
        return fire
    directing = _directing(position, fire)
    found: list[Piece] = []
    for piece in fire.by:
        named = [one for one in _named(position, fire, piece) if one.type in AS_SMALL_ARMS]
        if fire.means != "mg":
            only = () if named or piece in directing else _only_weapon(position, piece)
            found += [piece, *named, *only]
            continue
        own = named or list(weapons_of(position, piece.id, *MACHINE_GUNS).values())
        found += own if named or len(own) == 1 else [piece]
    return replace(fire, by=tuple({piece.id: piece for piece in found}.values()))


def _only_weapon(position: Position, piece: Piece) -> tuple[Piece, ...]:
    """The weapon that a unit without FP fires as small arms, where it has one that works and no more."""
    if not isinstance(piece, Unit) or has_firepower(piece):
        return ()
    own = weapons_of(position, piece.id, *AS_SMALL_ARMS).values()
    able = tuple(one for one in own if bars_firing(position, one) is None)
    return able if len(able) == 1 else ()


@clause("A7.53", "A10.7")
def _directing(position: Position, fire: Fire) -> tuple[Piece, ...]:
    """The leaders that need no weapon for their part, for they direct the small-arms fire of others."""
    if fire.means not in SMALL_ARMS:
        return ()
    leaders = tuple(
        piece for piece in fire.by if piece.type == "leader" and not _named(position, fire, piece)
    )
    return leaders if len(leaders) < len(fire.by) else ()


@clause("A11.1", "A12.11")
def cannot_fight(position: Position, piece: Piece) -> Illegal | None:
    """What keeps a unit from Close Combat: Melee and want of FP do not."""
    man = manned_by(position, piece)
    return status_bars("close_combat", man, "attacks nobody in CC") if isinstance(man, Unit) else None


def _no_part(position: Position, fire: Fire, piece: Piece, to: Location) -> Illegal | None:
    """What keeps one piece from firing: itself, or each weapon that it could fire in such an attack."""
    barred = bars_firing(position, piece)
    if barred:
        return barred
    named = _named(position, fire, piece)
    weapons = named or _weapons(position, fire, piece) or _of_rounds(position, fire, piece, to)
    reasons = [_out_of_use(position, fire, weapon, to) for weapon in weapons]
    if named:
        return next(filter(None, reasons), None)
    if reasons:
        return None if None in reasons else reasons[0]
    return _without_counter(position, fire, piece) or _out_of_use(position, fire, piece, to)


def _named(position: Position, fire: Fire, piece: Piece) -> tuple[Counter, ...]:
    """The weapons of the unit that the attack names apart from it, by id or by type."""
    own = weapons_of(position, piece.id)
    return tuple(weapon for name, weapon in own.items() if {name, weapon.type} & {*fire.weapons})


def _weapons(position: Position, fire: Fire, piece: Piece) -> tuple[Counter, ...]:
    """The weapons of Personnel of which one is fired in such an attack, where the unit alone is named."""
    if not isinstance(piece, Unit) or piece.is_vehicle:
        return ()
    kinds = WEAPONS.get(fire.means, ())
    if fire.means in SMALL_ARMS and not has_firepower(piece):
        kinds = AS_SMALL_ARMS
    return tuple(weapons_of(position, piece.id, *kinds).values()) if kinds else ()


@clause("A24.1", "A24.3", "C8.5")
def _of_rounds(position: Position, fire: Fire, piece: Piece, to: Location) -> tuple[Counter, ...]:
    """The ordnance that fires SMOKE, WP or Illuminating Rounds farther than grenades are thrown."""
    if fire.means not in ROUNDS or not isinstance(piece, Unit) or piece.is_vehicle:
        return ()
    if fire.means != "illuminating" and _in_reach_of_grenades(location(piece), to):
        return ()
    return tuple(weapons_of(position, piece.id, *ROUND_FIRERS).values())


def _in_reach_of_grenades(start: Location, to: Location) -> bool:
    return start.hex == to.hex or geometry.adjacent(start.hex, to.hex)


@clause("A7.1", "A9.1", "A22.6", "B16.32", "C1.1", "C13.3", "D1.6")
def _without_counter(position: Position, fire: Fire, piece: Piece) -> Illegal | None:
    """Whether a unit that possesses no weapon for such an attack may make it all the same.

    Its SW may have been left untold, as a vehicle's weapons may; a Gun stands on the board for itself.
    """
    if not isinstance(piece, Unit) or not leaves_the_hex(fire):
        return None
    if piece.is_vehicle and fire.means in BY_INFANTRY:
        return Illegal(BY_INFANTRY[fire.means], f"{piece.id} is no Infantry")
    if piece.is_vehicle or fire.means in SMALL_ARMS:
        return None if has_firepower(piece) else Illegal("A7.1", f"{piece.id} has no FP")
    if fire.means in ORDNANCE:
        return Illegal("C1.1", f"{piece.id} has no Gun and no other ordnance")
    untold = (with_place_of(Counter(kind), piece) for kind in WEAPONS.get(fire.means, ()))
    reasons = [marsh_bars_fire(position, weapon) for weapon in untold]
    return reasons[0] if reasons and None not in reasons else None


@clause("B9.53", "B16.32")
def _out_of_use(position: Position, fire: Fire, piece: Piece, to: Location) -> Illegal | None:
    """What keeps one piece, a weapon or a unit, from being fired from where it is at the hex."""
    barred = bars_firing(position, piece) or marsh_bars(position, fire, piece)
    if not barred and isinstance(piece, Counter):
        barred = gun_bars_fire(position, piece.id, to)
    return barred
