"""B16.31-16.32: HE into marsh, and what may be fired out of it. TEM and Hindrance are the chart's."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.words import with_article
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import Counter, Number, Position, Unit
from asl_reference.rules.ground.a2_locations import AIR, location
from asl_reference.rules.ground.b16_identity import MARSHES, goes_off, terrain_of

HALF = 0.5
USABLE = frozenset("lmg atr baz psk piat ft dc".split())
"""Weapons that Infantry may use from marsh, besides inherent FP: LMG, FT, DC, LATW (16.32)."""
AREA_TO_HIT = 2
"""To Hit DRM of Area Fire (C.4)."""


@clause("B16.31", "B16.32", "B16.7")
def in_marsh(position: Position, piece: Piece) -> bool:
    """Whether the piece is in a marsh or mudflat hex, neither on its bridge nor in the air above it.

    The clauses speak of the hex and except its bridge alone, so that a climber is in it, other than by
    ``in_the_terrain``.
    """
    where = location(piece)
    return where.place not in ("bridge", AIR) and terrain_of(position, where.hex) in MARSHES


@clause("B16.31", "B16.7")
def he_multiplier(position: Position, fire: Fire, target: Piece) -> Number:
    """HE into marsh is halved [EXC: against a bridge and what is on it]; a DC is not (16.31 names HE).

    By the reading that takes a DC for HE, it is.
    """
    dc = fire.kind.dc and position.follows("B16.31-dc=halved")
    return HALF if (dc or fire.kind.shell == "he") and in_marsh(position, target) else 1


@clause("B16.32", "B16.7")
def area_fire_from_marsh(position: Position, fire: Fire, firer: Piece) -> bool:
    """All that may be used from marsh is resolved as Area Fire [EXC: from a bridge].

    A DC that lies there was used from where its user was then, if that is told.
    """
    if isinstance(firer, Counter) and goes_off(firer) and not firer.possessed_by:
        user = firer.laid_by
        return fire.kind.leaves_the_hex and user is not None and in_marsh(position, user)
    return fire.kind.leaves_the_hex and in_marsh(position, firer)


@clause("B16.32", "B16.7")
def marsh_bars(position: Position, fire: Fire, piece: Piece) -> Illegal | None:
    """What keeps the piece, a weapon or a unit, from such fire where it stands in marsh."""
    from_there = fire.kind.leaves_the_hex or (fire.kind.path == "rounds" and not isinstance(piece, Unit))
    return marsh_bars_fire(position, piece) if from_there else None


@clause("B16.32", "B16.7")
def marsh_bars_fire(position: Position, firer: Piece) -> Illegal | None:
    """From marsh only Infantry fires: its inherent FP and SW, LATW, LMG, DC and FT [EXC: from a bridge]."""
    if not in_marsh(position, firer):
        return None
    usable = firer.is_infantry if isinstance(firer, Unit) else firer.type in USABLE
    usable = usable or (firer.type == "rcl" and position.follows("B16.32-rcl=as-latw"))
    if usable:
        return None
    return Illegal("B16.32", f"{with_article(firer.type)} may not be used from the marsh in {firer.hex}")
