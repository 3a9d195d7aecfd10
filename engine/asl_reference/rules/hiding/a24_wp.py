"""A24.3 White Phosphorus, as deep as an attack on a Location whose units are not all seen (9.521 EX)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.places import Piece, bypasses
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import (
    Location,
    in_crest_status,
    location,
    met_from_above,
    place_in,
    units_at,
)
from asl_reference.rules.los.ends import ends_of_piece
from asl_reference.rules.los.sight import Sight, best_sight
from asl_reference.rules.sheltering.lof import ends_of_firer


@clause("A24.3", "B9.42", "B9.521")
def sight_to(rules: Rules, position: Position, firer: Piece, where: Location) -> Sight:
    """SMOKE and WP are fired at a Location: LOS to it, or to who is there in Crest status or Bypass."""
    there: list[Piece] = [place_in(where), *filter(_aside, units_at(position, where).values())]
    ends = (end for piece in there for end in ends_of_piece(position, piece))
    return best_sight(rules, position, ends_of_firer(position, firer), ends)


@clause("A4.34", "B9.42")
def _aside(unit: Unit) -> bool:
    """Whether a LOS to the unit is another one than to the ground of its Location."""
    return in_crest_status(unit) or (bypasses(unit) and not unit.has("hidden"))


@clause("A24.31")
def must_check(position: Position, where: Location) -> tuple[str, ...]:
    """The units that take a NMC as WP lands: all Personnel of the hex except in a sewer, seen or not.

    An Inherent crew acts as its vehicle and takes none (A10.2). By the other reading only those
    in the Location in which it lands take it.
    """
    there = met_from_above(position, where.hex).items()
    its_own = position.follows("A24.31-other-locations=its-location")
    men = ((n, u) for n, u in there if u.is_personnel and not u.has("inherent"))
    return tuple(n for n, u in men if not its_own or location(u) == where)
