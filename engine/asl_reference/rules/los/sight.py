"""The judgement: is there a LOS between two ends, what hinders it and what blocks it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.position import Position
from asl_reference.rules.los.blind import blocked_by
from asl_reference.rules.los.depression import along_depression, rim
from asl_reference.rules.los.ends import End, ends_of_counter, ends_of_unit
from asl_reference.rules.los.hindrance import blocking_total, fire_out_of_smoke, hindrances
from asl_reference.rules.los.line import Blockage, Line
from asl_reference.rules.los.path import Crossing, Through
from asl_reference.rules.los.terrain import obstacles_at
from asl_reference.rules.los.walls import disregarded_walls, wall_across, wall_at_vertex


@dataclass(frozen=True)
class Sight:
    """What the LOS is: clear or not, its Hindrance, and what it rests on."""

    clear: bool
    hindrance: int = 0
    blocked_at: str = ""
    """The hex, hexside or vertex that blocks; empty if nothing does."""
    clauses: tuple[str, ...] = ()
    why: str = ""


@clause("B9.2", "B9.21", "B9.42", "B9.52", "B9.521", "B9.61", "B16.2", "B26.2", "B27.2")
def sight(rules: Rules, position: Position, start: End, end: End) -> Sight:
    """The LOS between two ends: clear with its Hindrance drm, or blocked and where.

    The same both ways (A6.5), but that ``blocked_at`` names the obstacle nearest to ``start``: a hex
    ("E5"), hexside ("E5-E6") or vertex ("E5-E6-F5"). Of Hindrances of 6 and more, which block as well,
    it is the one that makes the sixth. ``why`` and ``clauses`` say what decided. Raises nothing: ends
    are checked when they are made.
    """
    line = Line(position, start, end, rules)
    blockage = _first_blockage(line)
    if blockage is not None:
        return Sight(False, blocked_at=blockage.place, clauses=blockage.clauses, why=blockage.why)
    found = hindrances(line, along_depression=along_depression(line))
    total = sum(one.drm for one in found)
    listed = ", ".join(f"+{one.drm} {one.what} {one.place}" for one in found)
    if (last := blocking_total(found)) is not None:
        why = f"Hindrances of +{total} block: {listed}"
        return Sight(False, total, blocked_at=last.place, clauses=("A6.7",), why=why)
    clauses, why = grounds(line, listed)
    return Sight(True, total + fire_out_of_smoke(line), clauses=clauses, why=why)


def grounds(line: Line, hindered_by: str) -> tuple[tuple[str, ...], str]:
    """Clauses and reasons of a clear LOS: its Hindrances, and every wall that it meets."""
    notes = disregarded_walls(line)
    free = f"nothing blocks {line.start.hex} to {line.end.hex}"
    first = ("A6.7", f"hindered by {hindered_by}") if hindered_by else ("A6.1", free)
    clauses, reasons = zip(first, *notes, strict=True)
    return tuple(dict.fromkeys(clauses)), "; ".join(reasons)


def _first_blockage(line: Line) -> Blockage | None:
    """What blocks the LOS nearest its start; within one hex nothing does."""
    same_hex = line.start.hex == line.end.hex
    if same_hex and line.start.underground == line.end.underground:
        return None
    for end in (line.start, line.end):
        if end.underground:
            return Blockage(end.hex, clauses=("B8.4",), why=f"a sewer in {end.hex} has no LOS out of it")
    along = along_depression(line)
    if (blockage := rim(line, along=along)) is not None:
        return blockage
    walled = line.walled
    for touch in line.path:
        if not isinstance(touch, Crossing):
            for obstacle in obstacles_at(line, touch, along_depression=along):
                if (blockage := blocked_by(line, obstacle)) is not None:
                    return blockage
        if walled and not isinstance(touch, Through) and (blockage := wall_across(line, touch)) is not None:
            return blockage
    return wall_at_vertex(line) if walled else None


@clause("B9.42")
def best_sight(rules: Rules, position: Position, starts: Iterable[End], ends: Iterable[End]) -> Sight:
    """The best of several lines, where any of the points will do (A4.34)."""
    targets = tuple(ends)
    lines = [sight(rules, position, a, b) for a in starts for b in targets]
    return lines[0] if len(lines) == 1 else min(lines, key=lambda line: (not line.clear, line.hindrance))


@clause("B9.42")
def worst_of(lines: Iterable[Sight]) -> Sight:
    """The worst of several: one that is blocked, else the most hindered; clear if there are none."""
    return max(lines, key=lambda line: (not line.clear, line.hindrance), default=Sight(True))


@clause("B9.21", "B27.2")
def sight_between(rules: Rules, position: Position, viewer_id: str, piece_id: str) -> Sight:
    """The LOS from a unit to a unit or counter; a counter is seen as a unit that is not entrenched (9.21)."""
    ends = ends_of_unit if piece_id in position.units else ends_of_counter
    return best_sight(rules, position, ends_of_unit(position, viewer_id), ends(position, piece_id))
