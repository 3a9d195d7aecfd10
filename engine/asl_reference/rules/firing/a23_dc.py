"""A23.1, 26.45: who may use a DC, for the verbs that Place, Throw and Set it and for the attack it makes."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.means import Means
from asl_reference.board.places import Piece, manned_by, place_of, weapons_of, with_place_of
from asl_reference.board.position import Counter, Place, Position, Unit
from asl_reference.rules.firing.b16_fire import marsh_bars_fire
from asl_reference.rules.ground.a1_arms import bars_firing
from asl_reference.rules.ground.a2_locations import Location, counters_at, location
from asl_reference.rules.ground.a7_activity import status_bars
from asl_reference.rules.ground.b16_identity import goes_off
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.moving.a4_entry import accessible


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
    near = kind.reach and geometry.distance(unit.hex, to.hex) <= 1
    if location(unit) == to or (near and accessible(position, place_of(unit), Place(*to))):
        return None
    return Illegal(kind.clause, f"{to.hex} is out of reach of {unit.id}, or not ADJACENT to it")


@clause("A23.1", "A23.3", "B16.32", "B26.45")
def dc_barred(position: Position, piece: Piece, kind: Means, to: Location) -> Illegal | None:
    """What keeps one of the attackers from an attack with a DC on the Location.

    A DC that lies there already, Placed, Thrown or Set, goes off whatever happened to the unit that brought
    it [EXC: a unit that has another one uses that].
    """
    man = manned_by(position, piece)
    if _lies_there(position, to) and not weapons_of(position, man.id, "dc"):
        return None
    barred = bars_firing(position, piece)
    if barred or not isinstance(man, Unit):
        return barred
    barred = user_barred(position, man) or out_of_reach(position, man, kind, to)
    return barred or marsh_bars_fire(position, with_place_of(Counter("dc"), man))


def _lies_there(position: Position, to: Location) -> bool:
    return any(not dc.possessed_by and goes_off(dc) for dc in counters_at(position, to, "dc").values())
