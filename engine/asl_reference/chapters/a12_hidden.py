"""A12.33 hidden Fortifications, as deep as the entrenchment that LOS reveals (9.21, 27.2)."""

from __future__ import annotations

from asl_reference import geometry
from asl_reference.chapters.a12_concealment import VIEWING_RANGE, good_order
from asl_reference.chapters.b16_identity import chart_row
from asl_reference.clauses import clause
from asl_reference.editions import Rules
from asl_reference.los import sees_counter
from asl_reference.position import Position


@clause("A12.33", "B9.21")
def revealed(rules: Rules, position: Position, counter_id: str) -> bool:
    """A hidden entrenchment or Wire counter comes to light when a Good Order enemy sees it.

    Outside Concealment Terrain from within 16 hexes; in it from an ADJACENT hex. The counter is
    seen where a unit on top of it would be, though one beneath it may not be (9.21).
    """
    counter = position.counters[counter_id]
    if "hidden" not in counter.status:
        return True
    side = counter.side or _side_beneath(position, counter_id)
    within = 1 if _in_concealment_terrain(position, counter.hex) else VIEWING_RANGE
    return any(
        unit.side != side
        and good_order(unit)
        and geometry.distance(unit.hex, counter.hex) <= within
        and sees_counter(rules, position, viewer, counter_id).clear
        for viewer, unit in position.units.items()
        if unit.type != "dummy" and not unit.has("hidden")
    )


def _side_beneath(position: Position, counter_id: str) -> str:
    """The side of a counter that names none: that of the units beneath it."""
    counter = position.counters[counter_id]
    beneath = (u.side for u in position.in_hex(counter.hex).values() if counter.type in u.beneath)
    return next(beneath, "")


def _in_concealment_terrain(position: Position, hex_name: str) -> bool:
    return chart_row(position, hex_name).concealment
