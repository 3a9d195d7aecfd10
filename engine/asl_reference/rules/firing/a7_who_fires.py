"""A7.1, A9, 9.53, 16.32, 27.1: whether a piece can fire now, with what, and why not.

The question ``attack``, the verb ``fire``, Interdiction and the exposure of a move all ask here. They judge
range, LOS, phase and target themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.fire import Fire, attack_by, is_aerial
from asl_reference.board.means import MACHINE_GUNS, MORTARS
from asl_reference.board.places import Piece, manned_by, weapons_of, with_place_of
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.rules.firing.a9_weapons import (
    directing,
    fit_to_fire,
    named_weapons,
    of_rounds,
    out_of_range,
    weapons_for,
    wrong_weapon,
)
from asl_reference.rules.firing.a23_dc import dc_barred
from asl_reference.rules.firing.b9_guns import gun_bars_fire
from asl_reference.rules.firing.b16_fire import marsh_bars, marsh_bars_fire
from asl_reference.rules.ground.a1_arms import FIRED, bars_firing, has_firepower
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import good_order, status_bars, unmanned
from asl_reference.rules.los.sight import Sight
from asl_reference.rules.sheltering.lof import seen_aims


@clause("A7.1", "A7.53", "A11.1", "A23.1", "B9.53", "B16.32", "B26.45", "B27.1")
def fire_barred(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """What keeps one of the attackers from its part in the attack; None if nothing does."""
    return next(filter(None, (_barred(position, fire, piece, target) for piece in fire.by)), None)


def _barred(position: Position, fire: Fire, piece: Piece, target: Piece) -> Illegal | None:
    """What keeps one of the attackers from its part; a leader who directs needs none of the weapons."""
    if fire.kind.rolls == "cc":
        return wrong_weapon(fire, piece) or cannot_fight(position, piece)
    if fire.kind.dc:
        named = (wrong_weapon(fire, one) for one in (piece, *named_weapons(position, fire, piece)))
        return next(filter(None, named), None) or dc_barred(position, piece, fire.kind, location(target))
    if piece in directing(position, fire):
        return bars_firing(position, piece)
    return _no_part(position, fire, piece, target)


@clause("A7.1", "A8.1", "A10.53", "B16.32", "B27.1", "B27.41")
def pieces_fit_to_fire(position: Position, unit_id: str, *kinds: str) -> tuple[Piece, ...]:
    """The unit, if it has FP, and its weapons of these kinds that status and place let it fire."""
    unit = position.units[unit_id]
    own: tuple[Piece, ...] = (unit,) if has_firepower(unit) else ()
    pieces = (*own, *weapons_of(position, unit_id, *kinds).values())
    return tuple(one for one in pieces if fit_to_fire(position, one))


@clause("A7.22", "A8.1", "A8.15", "B9.42", "B9.53", "B27.42", "B9.34")
def fire_at(
    rules: Rules, position: Position, unit_id: str, target: Unit, *, side: str = ""
) -> Iterator[tuple[Fire, Sight]]:
    """Each fire of the unit or of a weapon of it that reaches the target along a LOS, with that LOS.

    Over ``side``, if one is named, in a Snap Shot, for which there are the FP of Infantry and MG alone.
    Direct Fire counts as small arms, a mortar's as its own.
    """
    kinds = MACHINE_GUNS if side else (*FIRED, *GUNS)
    for piece in pieces_fit_to_fire(position, unit_id, *kinds):
        if out_of_range(piece, target):
            continue
        means = "snap_shot" if side else "mortar" if piece.type in MORTARS else "small_arms"
        fire = replace(attack_by(position, means, (piece,)), hexside=side)
        for aim, line in seen_aims(rules, position, fire, target):
            if not isinstance(piece, Counter) or gun_bars_fire(position, aim, piece, target) is None:
                yield aim, line


@clause("A4.43", "A7.53", "B9.53")
def weapon_fired(position: Position, fire: Fire, piece: Piece, target: Piece) -> Piece:
    """What is fired in the name of the piece: the weapon that such an attack takes, or the piece itself."""
    weapons = _fired_for(position, fire, piece, target)
    return next((one for one in weapons if not _out_of_use(position, fire, one, target)), piece)


@clause("A7.53", "A24.1", "B9.53")
def _fired_for(position: Position, fire: Fire, piece: Piece, target: Piece) -> tuple[Counter, ...]:
    """The weapons of which one is fired in the name of the piece; none for a leader who directs."""
    if piece in directing(position, fire):
        return ()
    return weapons_for(position, fire, piece) or of_rounds(position, fire, piece, location(target))


@clause("A11.1", "A12.11")
def cannot_fight(position: Position, piece: Piece) -> Illegal | None:
    """What keeps a unit from Close Combat: Melee and lack of FP do not."""
    man = manned_by(position, piece)
    if not isinstance(man, Unit):
        return None
    barred = status_bars("close_combat", man, "attacks nobody in CC")
    if barred is None and unmanned(man):
        return Illegal("A11.1", f"nobody is on {man.id} to attack in CC")
    return barred


def _no_part(position: Position, fire: Fire, piece: Piece, target: Piece) -> Illegal | None:
    """What keeps one piece from firing: itself, or each weapon that it could fire in such an attack."""
    barred = bars_firing(position, piece) or _bars_means(position, fire, piece)
    barred = barred or (_omitted_bars(position, fire, piece, target) if fire.weapons else None)
    if barred:
        return barred
    named = named_weapons(position, fire, piece)
    weapons = named or _fired_for(position, fire, piece, target)
    reasons = [_out_of_use(position, fire, weapon, target) for weapon in weapons]
    if named:
        return next(filter(None, reasons), None)
    if reasons:
        return None if None in reasons else reasons[0]
    return _without_counter(position, fire, piece) or _out_of_use(position, fire, piece, target)


@clause("A9.1", "B16.32")
def _omitted_bars(position: Position, fire: Fire, piece: Piece, target: Piece) -> Illegal | None:
    """What keeps a SW that the attack names, and the position omits, from being fired by Personnel."""
    if not isinstance(piece, Unit) or piece.is_vehicle or fire.kind.possessed:
        return None
    kinds = [kind for kind in fire.weapons if kind in FIRED and not weapons_of(position, piece.id, kind)]
    omitted = (with_place_of(Counter(kind, possessed_by=piece.id), piece) for kind in kinds)
    return next(filter(None, (_out_of_use(position, fire, one, target) for one in omitted)), None)


@clause("A10.4", "A24.1", "A24.3", "E7.42")
def _bars_means(position: Position, fire: Fire, piece: Piece) -> Illegal | None:
    """Whether the means is for others: aircraft alone bomb and strafe, SMOKE and WP need Good Order."""
    if fire.kind.aerial and not is_aerial(piece):
        return Illegal(fire.kind.clause, f"{piece.id} is no aircraft")
    man = manned_by(position, piece)
    if fire.kind.good_order and isinstance(man, Unit) and not good_order(man):
        return Illegal("A10.4", f"{man.id} is not in Good Order")
    return None


@clause("A7.1", "A9.1", "A22.6", "B16.32", "C1.1", "C13.3", "D1.6")
def _without_counter(position: Position, fire: Fire, piece: Piece) -> Illegal | None:
    """Whether a unit that possesses no weapon for such an attack may make it all the same.

    The position may omit its SW, as it may omit a vehicle's weapons; a Gun has a counter of its own.
    """
    if not isinstance(piece, Unit) or fire.kind.path in ("falls", "inside"):
        return None
    if piece.is_vehicle and fire.kind.barred_to == "vehicle":
        return Illegal(fire.kind.clause, f"{piece.id} is no Infantry")
    if piece.is_vehicle or fire.kind.fire_group:
        return None if has_firepower(piece) else Illegal("A7.1", f"{piece.id} has no FP")
    if fire.kind.possessed:
        return Illegal("C1.1", f"{piece.id} has no Gun and no other ordnance")
    untold = (with_place_of(Counter(kind), piece) for kind in fire.kind.weapons)
    reasons = [marsh_bars_fire(position, weapon) for weapon in untold]
    return reasons[0] if reasons and None not in reasons else None


@clause("B9.53", "B16.32")
def _out_of_use(position: Position, fire: Fire, piece: Piece, target: Piece) -> Illegal | None:
    """What keeps one piece, a weapon or a unit, from being fired from where it is at the target."""
    barred = bars_firing(position, piece) or wrong_weapon(fire, piece) or marsh_bars(position, fire, piece)
    if not barred and isinstance(piece, Counter):
        barred = gun_bars_fire(position, fire, piece, target)
    return barred
