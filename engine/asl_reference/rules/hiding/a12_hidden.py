"""A12.3-A12.33 hidden units and Fortifications, as deep as what LOS brings to light (9.21, 9.55, 27.2)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.places import is_unseen, place_of
from asl_reference.board.position import FORTIFICATIONS, Counter, Position
from asl_reference.rules.ground.a2_locations import in_crest_status, location, units_at
from asl_reference.rules.ground.a7_activity import opposes
from asl_reference.rules.ground.b27_foxholes import beneath
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, concealment_terrain, sees_truly
from asl_reference.rules.los.seers import seers
from asl_reference.rules.moving.a4_entry import accessible

MINES = frozenset({"minefield", "at_minefield"})
"""Fortifications that no LOS brings to light."""


@clause("A12.33", "B9.21")
def revealed(rules: Rules, position: Position, counter_id: str) -> bool:
    """A hidden entrenchment or Wire counter comes to light when an enemy enters its Location, or sees it.

    It is for Good Order ground units to see it: outside Concealment Terrain from within 16 hexes; in it from
    an ADJACENT hex. The counter is seen where a unit on top of it would be, though one beneath it may not be
    (9.21). [EXC: mines, which nobody sees; weapons, which are no Fortifications, and come on board with the
    unit that has them.]
    """
    counter = position.counters[counter_id]
    if not is_unseen(position, counter, "hidden"):
        return True
    if counter.type in MINES or counter.type not in FORTIFICATIONS:
        return False
    side = counter.side or _side_beneath(position, counter_id)
    if _entered(position, counter, side):
        return True
    near = concealment_terrain(position, counter)
    found = seers(rules, position, counter_id, sees_truly, side=side, within=1 if near else VIEWING_RANGE)
    return any(not near or _accessible_to(position, name, counter) for name in found)


def _accessible_to(position: Position, seer: str, counter: Counter) -> bool:
    return accessible(position, place_of(position.units[seer]), place_of(counter))


@clause("A12.33", "B26.4")
def _entered(position: Position, counter: Counter, side: str) -> bool:
    """Whether an enemy, broken or berserk though it be, is where the counter lies.

    A unit in Crest status above it finds nothing.
    """
    there = units_at(position, location(counter)).values()
    return any(opposes(unit, side) and not in_crest_status(unit) for unit in there)


def _side_beneath(position: Position, counter_id: str) -> str:
    """The side of a counter that names none: that of the units beneath it."""
    return next((unit.side for unit in beneath(position, counter_id).values()), "")
