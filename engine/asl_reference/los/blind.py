"""Obstacles and the Blind Hexes behind them, for any elevations of the two ends (A6.2, A6.4)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from asl_reference.clauses import clause
from asl_reference.geometry import distance
from asl_reference.los.ends import LEVEL
from asl_reference.los.line import Blockage, Line

BLIND_STEP = 5
"""Another Blind Hex for every five full hexes of range to the obstacle (A6.41)."""


class Casts(Enum):
    """How an obstacle makes Blind Hexes."""

    GENERAL = "general"
    """One at least (A6.4)."""
    CREST = "crest"
    """A Crest Line: none of its own (B10.23)."""
    HEXSIDE = "hexside"
    """A bocage hexside: as a house in the hex behind it, but height may reduce them to none (9.531)."""
    NONE = "none"
    """A Half-Level obstacle (A6.21)."""


class Obstacle(NamedTuple):
    """Something a LOS may have to see over; ``base`` and ``top`` in half-levels above the board."""

    place: str
    what: str
    base: int
    top: int
    hexes: tuple[str, ...]
    """The hexes it stands in or between; range is counted to the one nearest the higher end."""
    casts: Casts
    clause: str


@clause("B9.52", "B9.531")
def blind_hexes(obstacle: Obstacle, high: int, low: int, to_obstacle: int) -> int:
    """How many hexes behind an obstacle are blind to a viewer who sees over it (A6.4-.43, B10.23).

    One, another per five hexes of range, another per full level of the obstacle above the lower end
    beyond the first, less one per full level of the viewer above the obstacle beyond the first.
    Elevations in half-levels, range in hexes from the higher end.
    """
    if obstacle.casts is Casts.NONE:
        return 0
    advantage = (high - obstacle.top) // LEVEL
    rise = max(1, (obstacle.top - low) // LEVEL)
    more = to_obstacle // BLIND_STEP + (rise - 1) - max(0, advantage - 1)
    if obstacle.casts is Casts.CREST:
        return max(0, more)
    return max(0 if obstacle.casts is Casts.HEXSIDE else 1, 1 + more)


@clause("B9.2")
def blocked_by(line: Line, obstacle: Obstacle) -> Blockage | None:
    """Whether the obstacle blocks the LOS by its height or by a Blind Hex (A6.2, A6.21, A6.4).

    At one level an obstacle higher than the units blocks. At different levels it blocks if it is
    as high as the higher unit, and otherwise if the lower unit is in a Blind Hex behind it.
    [EXC: a Half-Level obstacle never blocks a unit half a level above its base, and casts none.]
    """
    where = f"{obstacle.what} {obstacle.place}"
    level = line.start.level == line.end.level or obstacle.top == obstacle.base + 1
    if obstacle.top > line.high or (obstacle.top == line.high and not level):
        return Blockage(obstacle.place, obstacle.clause, f"{where} stands between, {_versus(obstacle, line)}")
    if level or obstacle.top <= line.low:
        return None
    to_obstacle = min(distance(line.higher_hex, h) for h in obstacle.hexes)
    low = line.low_rim if obstacle.casts is Casts.CREST else line.low
    blind = blind_hexes(obstacle, line.high, low, to_obstacle)
    behind = line.range - to_obstacle
    if behind > blind:
        return None
    ordinal = f"{behind} behind it is blind ({blind} are)" if behind else "its own hex is blind"
    return Blockage(obstacle.place, "A6.4", f"{where} is seen over, but hex {ordinal}")


def _versus(obstacle: Obstacle, line: Line) -> str:
    """The heights compared, in levels."""
    top, high = obstacle.top / LEVEL, line.high / LEVEL
    return f"its top at level {top:g} against an elevation of {high:g}"
