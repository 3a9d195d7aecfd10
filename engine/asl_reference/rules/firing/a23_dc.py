"""A23.1, 26.45: who may use a DC, for the verbs that Place, Throw and Set it and for the attack it makes."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.means import MEANS, Means
from asl_reference.board.places import Piece, manned_by, place_of, weapons_of, with_place_of
from asl_reference.board.position import Counter, Place, Position, Unit
from asl_reference.rules.firing.b16_fire import marsh_bars_fire
from asl_reference.rules.ground.a1_arms import bars_firing
from asl_reference.rules.ground.a2_locations import Location, location, location_of
from asl_reference.rules.ground.a7_activity import status_bars
from asl_reference.rules.ground.b16_identity import LAID, THROWN, goes_off
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.moving.a4_entry import accessible

BY_VERB = {kind.verb: kind for kind in MEANS.values() if kind.verb}
"""The means of attack for each DC verb."""


@clause("A12.11", "A23.1", "B26.45")
def user_barred(position: Position, unit: Unit) -> Illegal | None:
    """What keeps a unit from using a DC: it is for free, able Infantry that is not on top of Wire."""
    unable = status_bars("use_dc", unit, "is not able to use a DC")
    if unable or not unit.is_infantry:
        return unable or Illegal("A23.1", f"{unit.id} is no Infantry and uses no DC")
    if on_wire(position, unit):
        return Illegal("B26.45", f"{unit.id} is on top of the Wire and may not use a DC")
    return None


@clause("A23.3", "A23.6", "A23.7")
def out_of_reach(position: Position, unit: Unit, kind: Means, to: Location) -> Illegal | None:
    """A DC is Set in one's own Location, Placed and Thrown there or in one that is next to it."""
    if location(unit) == to or (kind.reach and accessible(position, place_of(unit), Place(*to))):
        return None
    return Illegal(kind.clause, f"{to.hex} is out of reach of {unit.id}, or not ADJACENT to it")


@clause("A23.3")
def not_due(position: Position, kind: Means) -> Illegal | None:
    """A DC that is Placed goes off in the AFPh, whatever verb says so."""
    if kind.path != "placed" or position.phase in ("", "AFPh"):
        return None
    return Illegal(kind.clause, f"a Placed DC goes off in the AFPh, not in the {position.phase}")


@clause("A23.1", "A23.3", "B16.32", "B26.45")
def dc_barred(position: Position, piece: Piece, kind: Means, to: Location) -> Illegal | None:
    """What keeps one of the attackers from an attack with a DC on the Location.

    A DC that lies there already, Placed, Thrown or Set by that means, goes off whatever happened to the unit
    that laid it [EXC: a unit that has another one uses that]. No other unit attacks with it.
    """
    man = manned_by(position, piece)
    if _lies_there(position, piece, kind, to):
        return None
    if not isinstance(man, Unit):
        return bars_firing(position, piece)
    barred = user_barred(position, man) or out_of_reach(position, man, kind, to)
    return barred or marsh_bars_fire(position, with_place_of(Counter("dc"), man))


def _lies_there(position: Position, piece: Piece, kind: Means, to: Location) -> bool:
    """Whether the piece is a DC that goes off there, or a unit that may have laid one.

    A unit may have laid a DC of its side if the position does not say who laid it. If the position does, the
    DC attacks in place of that unit (``as_laid``).
    """
    if isinstance(piece, Counter):
        dcs = [piece]
    elif weapons_of(position, piece.id, "dc"):
        return False
    else:
        dcs = [dc for dc in position.counters.values() if dc.laid_by is None and dc.side in ("", piece.side)]
    return any(_is_laid(dc) and kind_of(dc) is kind and to in goes_off_in(dc) for dc in dcs)


def _is_laid(dc: Counter) -> bool:
    return dc.type == "dc" and not dc.possessed_by and goes_off(dc)


def kind_of(dc: Counter) -> Means:
    """The means of a DC that lies there: Set, Placed or else Thrown."""
    if "set" in dc.status:
        return BY_VERB["set_dc"]
    return BY_VERB["place_dc" if LAID & set(dc.status) else "throw_dc"]


@clause("A23.6", "B9.3")
def thrown_over(dc: Counter) -> str:
    """The hexside that a DC which lies there was Thrown over; empty for none, and if that is not told."""
    if THROWN not in dc.done or dc.laid_by is None:
        return ""
    (there, *_), (start, *_) = location(dc), location(dc.laid_by)
    return "" if start == there else geometry.hexside(start, there)


@clause("A23.6", "B9.3")
def goes_off_in(dc: Counter, over: str = "") -> tuple[Location, ...]:
    """The Location that the DC lies in; if it was Thrown, the thrower's as well; in each once.

    If its thrower is not told, it is the hex on the other side of the hexside that the attack names.
    """
    there = location(dc)
    across = geometry.hexes_of(over) if over else ()
    from_where: tuple[Location, ...] = ()
    if kind_of(dc).path == "thrown" and dc.laid_by is not None:
        from_where = (location(dc.laid_by),)
    elif kind_of(dc).path == "thrown" and dc.hex in across:
        from_where = tuple(location_of(name) for name in across if name != dc.hex)
    return tuple(one for one in (there, *from_where) if one not in dc.gone_off)


@clause("A23.3", "A23.6", "B9.3", "B16.32")
def as_laid(position: Position, fire: Fire) -> Fire:
    """The attack with what its users have laid in place of them, and over the hexside that it has come.

    Its user is the unit as it was when it laid the DC. [EXC: a unit that has another DC uses that.]
    """
    if not fire.kind.dc:
        return fire
    by = tuple(_laid_by(position, fire.kind, piece) for piece in fire.by)
    over = next((thrown_over(piece) for piece in by if isinstance(piece, Counter)), "")
    men = tuple(dict.fromkeys(_user(position, piece) for piece in by))
    return replace(fire, by=by, men=men, hexside=fire.hexside or over)


def _user(position: Position, piece: Piece) -> Piece:
    laid_by = piece.laid_by if isinstance(piece, Counter) else None
    return laid_by or manned_by(position, piece)


def _laid_by(position: Position, kind: Means, piece: Piece) -> Piece:
    if weapons_of(position, piece.id, "dc"):
        return piece
    laid = (dc for dc in position.counters.values() if dc.laid_by and _is_laid(dc) and kind_of(dc) is kind)
    return next((dc for dc in laid if dc.laid_by and dc.laid_by.id == piece.id), piece)
