"""Obstacles and the Blind Hexes behind them, for any elevations of the two ends (A6.2, A6.4)."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from asl_reference.board.geometry import distance
from asl_reference.rules.los.ends import LEVEL
from asl_reference.rules.los.line import Blockage, Line

BLIND_STEP = 5
"""One more Blind Hex for each five full hexes of range to the obstacle (A6.41)."""


class Casts(Enum):
    """How an obstacle makes Blind Hexes."""

    GENERAL = auto()
    """At least one (A6.4)."""
    CREST = auto()
    """A Crest Line: it adds none (B10.23)."""
    HEXSIDE = auto()
    """A bocage hexside: as a house in the hex behind it, but height may leave none (9.531)."""


class Obstacle(NamedTuple):
    """Something a LOS may have to see over; ``base`` and ``top`` in half-levels above the board."""

    place: str
    what: str
    base: int
    top: int
    hexes: tuple[str, ...]
    """The hexes in or between which it is; range counts to the one nearest the higher end."""
    casts: Casts
    clauses: tuple[str, ...]

    @property
    def half(self) -> bool:
        """A Half-Level obstacle (A6.21)."""
        return self.top - self.base < LEVEL


def blind_hexes(obstacle: Obstacle, high: int, low: int, to_obstacle: int) -> int:
    """How many hexes behind an obstacle are blind to a viewer who sees over it (A6.4-.43, B10.23).

    One, another per five hexes of range, another per full level of the obstacle above the lower end
    beyond the first, less one per full level of the viewer above the obstacle beyond the first.
    Elevations in half-levels, range in hexes from the higher end. Less than one is none.
    """
    advantage = max(1, (high - obstacle.top) // LEVEL)
    rise = max(1, (obstacle.top - low) // LEVEL)
    blind = to_obstacle // BLIND_STEP + rise - advantage + (obstacle.casts is not Casts.CREST)
    return max(1, blind) if obstacle.casts is Casts.GENERAL else blind


def blocked_by(line: Line, obstacle: Obstacle) -> Blockage | None:
    """Whether the obstacle blocks the LOS by its height or by a Blind Hex (A6.2, A6.21, A6.4).

    At one level an obstacle higher than the units blocks. At different levels it blocks if it is
    as high as the higher unit, and otherwise if the lower unit is in a Blind Hex behind it.
    [EXC: a Half-Level obstacle never blocks a unit half a level above its base, and casts none.]
    """
    level = line.low == line.high or obstacle.half
    if obstacle.top > line.high or (obstacle.top == line.high and not level):
        why = f"{obstacle.what} {obstacle.place} stands between, {_versus(obstacle, line)}"
        return Blockage(obstacle.place, clauses=obstacle.clauses, why=why)
    if level or obstacle.top <= line.low:
        return None
    to_obstacle = min(distance(line.higher_hex, h) for h in obstacle.hexes)
    low = line.low_rim if obstacle.casts is Casts.CREST else line.low
    blind = blind_hexes(obstacle, line.high, low, to_obstacle)
    # At a vertex beside the obstacle's hex a unit is no farther off than in the hex behind it.
    behind = max(1, line.range - to_obstacle)
    if behind > blind:
        return None
    why = f"{obstacle.what} {obstacle.place} is seen over, but hex {behind} behind it is blind ({blind} are)"
    return Blockage(obstacle.place, clauses=("A6.4",), why=why)


def _versus(obstacle: Obstacle, line: Line) -> str:
    """The heights compared, in levels."""
    top, high = obstacle.top / LEVEL, line.high / LEVEL
    return f"its top at level {top:g} against an elevation of {high:g}"
