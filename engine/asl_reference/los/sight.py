"""The judgement: is there a LOS between two ends, what hinders it and what blocks it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from asl_reference.editions import Rules
from asl_reference.los.ends import End, ends_of_counter, ends_of_unit
from asl_reference.position import Position


@dataclass(frozen=True, slots=True)
class Sight:
    """What the LOS is: clear or not, its Hindrance, and what it rests on."""

    clear: bool
    hindrance: int = 0
    blocked_at: str = ""
    """The hex, hexside or vertex that blocks; empty if nothing does."""
    clauses: tuple[str, ...] = ()
    why: str = ""


def sight(rules: Rules, position: Position, start: End, end: End) -> Sight:
    """The LOS between two ends, seen from ``start``."""
    return Sight(True, 0, "", ("A6.1",), f"nothing stands between {start.hex} and {end.hex}")


def best_sight(rules: Rules, position: Position, starts: Iterable[End], ends: Iterable[End]) -> Sight:
    """The best of several lines, where any of the points will do (A4.34)."""
    lines = [sight(rules, position, a, b) for a in starts for b in ends]
    return min(lines, key=lambda line: (not line.clear, line.hindrance))


def sight_between_units(rules: Rules, position: Position, viewer_id: str, target_id: str) -> Sight:
    """The LOS from one unit to another."""
    return best_sight(rules, position, ends_of_unit(position, viewer_id), ends_of_unit(position, target_id))


def sees_counter(rules: Rules, position: Position, viewer_id: str, counter_id: str) -> Sight:
    """The LOS from a unit to a counter: as to a unit that is not entrenched (9.21)."""
    starts = ends_of_unit(position, viewer_id)
    return best_sight(rules, position, starts, ends_of_counter(position, counter_id))
