"""A9, A7.22, A7.53: with which of its weapons a unit makes an attack, and how far they reach."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.fire import ROUND_FIRERS, Fire
from asl_reference.board.means import MACHINE_GUNS, MEANS
from asl_reference.board.places import Piece, weapons_of
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.rules.firing.b16_fire import marsh_bars_fire
from asl_reference.rules.ground.a1_arms import bars_firing, has_firepower
from asl_reference.rules.ground.a2_locations import Location

AS_SMALL_ARMS = (*MACHINE_GUNS, "atr")
"""Weapons whose FP is small-arms fire for a unit without FP of its own."""


@clause("A4.43", "A7.2", "A9.1")
def by_their_guns(position: Position, fire: Fire) -> Fire:
    """The attack with the machine guns that take part: theirs are the FP and the Normal Range.

    In MG fire they take the place of their possessors, as a Gun does in its own. In small-arms fire those
    named take part beside their possessor, and a leader without FP fires the one that he has. If a unit could
    fire one of several and none is named apart, it is open which; then the unit stands for them.
    """
    if not fire.kind.fire_group:
        return _by_their_ordnance(position, fire) if fire.kind.rolls == "to_hit" else fire
    found: list[Piece] = []
    for piece in fire.by:
        guns = [one for one in named_weapons(position, fire, piece) if one.type in AS_SMALL_ARMS]
        if not guns:
            able = able_weapons(position, fire, piece)
            guns = [*able] if len(able) == 1 else []
        found += guns if guns and fire.kind.guns_alone else [piece, *guns]
    return replace(fire, by=tuple({piece.id: piece for piece in found}.values()))


@clause("A4.43", "B27.2", "B27.51")
def _by_their_ordnance(position: Position, fire: Fire) -> Fire:
    """The attack with each Gun in place of its crew: it may be beneath what the crew is not."""
    if not position.counters:
        return fire
    found = []
    for piece in fire.by:
        guns = named_weapons(position, fire, piece) or able_weapons(position, fire, piece)
        found.append(guns[0] if len(guns) == 1 and guns[0].type in GUNS else piece)
    return replace(fire, by=tuple(found))


@clause("A7.53", "A9.7", "B16.32")
def able_weapons(position: Position, fire: Fire, piece: Piece) -> tuple[Counter, ...]:
    """The weapons of which a unit fires one, if none is named, that status and place let it fire.

    A leader who directs fires none.
    """
    if piece in directing(position, fire):
        return ()
    weapons = weapons_for(position, fire, piece)
    return tuple(one for one in weapons if fit_to_fire(position, one))


@clause("A7.1", "B16.32", "B27.1")
def fit_to_fire(position: Position, piece: Piece) -> bool:
    """Whether status and place let the piece fire."""
    return not (bars_firing(position, piece) or marsh_bars_fire(position, piece))


@clause("A7.53", "A10.7")
def directing(position: Position, fire: Fire) -> tuple[Piece, ...]:
    """The leaders who take part without a weapon, because they direct the small-arms fire of others."""
    if not fire.kind.fire_group:
        return ()
    leaders = tuple(
        piece for piece in fire.by if piece.type == "leader" and not named_weapons(position, fire, piece)
    )
    return leaders if len(leaders) < len(fire.by) else ()


@clause("A8.15", "A9.1", "A11.1", "A22.1", "A23.1", "A24.3", "C3", "C9")
def wrong_weapon(fire: Fire, piece: Piece) -> Illegal | None:
    """Why a weapon does not make such an attack: a Snap Shot is for MG, and each means has its weapons.

    Small-arms fire has none of its own; MG and ATR take part in it. Who fights in CC uses none (A11.1).
    """
    kind, kinds = fire.kind, _weapons_of_means(fire)
    any_weapon = kind.barred_to != "vehicle" and kind.rolls != "cc"
    if isinstance(piece, Unit) or (piece.type in kinds if kinds else any_weapon):
        return None
    return Illegal(kind.clause, f"{with_article(piece.type)} does not make such an attack")


def _weapons_of_means(fire: Fire) -> tuple[str, ...]:
    """The weapons that make such an attack, or take part in it as small arms."""
    if fire.kind.path in ("vertices", "rounds"):
        return MACHINE_GUNS if fire.kind.path == "vertices" else (*ROUND_FIRERS, "baz")
    return fire.kind.weapons or (AS_SMALL_ARMS if fire.kind.fire_group else ())


def named_weapons(position: Position, fire: Fire, piece: Piece) -> tuple[Counter, ...]:
    """The weapons of the unit that the attack names apart from it, by id or by type."""
    if not fire.weapons:
        return ()
    own = weapons_of(position, piece.id)
    return tuple(weapon for name, weapon in own.items() if {name, weapon.type} & {*fire.weapons})


def weapons_for(position: Position, fire: Fire, piece: Piece) -> tuple[Counter, ...]:
    """The weapons of Personnel of which one is fired in such an attack, if the unit alone is named."""
    if not isinstance(piece, Unit) or piece.is_vehicle or fire.kind.dc:
        return ()
    as_small_arms = fire.kind.fire_group and not has_firepower(piece)
    kinds = _weapons_of_means(fire) if as_small_arms else fire.kind.weapons
    return tuple(weapons_of(position, piece.id, *kinds).values()) if kinds else ()


@clause("A22.1", "A23.1")
def fixed_fp(position: Position, fire: Fire) -> int | None:
    """The FP that the means has whoever makes it [EXC: of a FT that is told with another]."""
    if fire.kind.fp is None or fire.kind.dc:
        return fire.kind.fp
    used = [weapon for piece in fire.by for weapon in weapons_for(position, fire, piece) or (piece,)]
    told = {one.firepower for one in used if isinstance(one, Counter) and one.firepower is not None}
    return told.pop() if len(told) == 1 else fire.kind.fp


@clause("A24.1", "A24.3", "C8.5")
def of_rounds(position: Position, fire: Fire, piece: Piece, to: Location) -> tuple[Counter, ...]:
    """The ordnance that fires SMOKE, WP or Illuminating Rounds farther than grenades are thrown."""
    if fire.kind.path != "rounds" or not isinstance(piece, Unit) or piece.is_vehicle:
        return ()
    if fire.kind.shell != "illuminating" and geometry.distance(piece.hex, to.hex) <= 1:
        return ()
    return tuple(weapons_of(position, piece.id, *ROUND_FIRERS).values())


@clause("A7.22", "A22.1", "C3")
def out_of_range(piece: Piece, target: Piece) -> bool:
    """Whether the target is beyond the reach of a FT, the given range of ordnance or twice a Normal Range."""
    reach = MEANS["flamethrower"].reach if piece.type == "ft" else piece.range
    if reach is None:
        return False
    long = isinstance(piece, Unit) or piece.type in AS_SMALL_ARMS
    return geometry.distance(piece.hex, target.hex) > (2 * reach if long else reach)
