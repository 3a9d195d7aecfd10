"""ADJACENT (A.8): who is next to whom, for rout, surrender and fire groups."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.places import place_of
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.los.seers import in_view
from asl_reference.rules.moving.a4_entry import accessible


@clause("A7.5", "A10.5", "B26.32", "B26.41", "B27.13")
def next_to(rules: Rules, position: Position, one_id: str, other_id: str) -> bool:
    """Whether the two share a Location or are ADJACENT: Accessible to each other, and in LOS."""
    one, other = position.units[one_id], position.units[other_id]
    if location(one) == location(other):
        return True
    accessible_to = accessible(position, place_of(one), place_of(other))
    return accessible_to and in_view(rules, position, one_id, other_id)
