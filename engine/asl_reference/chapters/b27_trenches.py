"""B27.5-27.56 Trenches and A-T Ditches: which are connected, and what vehicles may do in their hex."""

from __future__ import annotations

from asl_reference import geometry
from asl_reference.clauses import clause
from asl_reference.position import Counter, Position
from asl_reference.terrain import CHART, NA, water_depth

TRENCHES = frozenset({"trench", "at_ditch"})
"""An A-T Ditch is a trench but for 27.56."""


def cliff_between(position: Position, first: str, second: str) -> bool:
    """Whether the hexside the two adjacent hexes share is a cliff."""
    side = position.hexsides.get(geometry.hexside(first, second))
    return side is not None and side.terrain == "cliff"


def water_obstacle(position: Position, hex_name: str) -> bool:
    """Whether the hex is a Water Obstacle: open water, or a stream in flood (B20.44, B21.1)."""
    ground = position.hex(hex_name)
    if CHART[ground.terrain].cost("infantry") is NA or ground.depression == "canal":
        return water_depth(position, ground) != "frozen"
    return ground.depression == "stream" and water_depth(position, ground) == "flooded"


def water_between(position: Position, first: str, second: str) -> bool:
    """Whether water parts the two adjacent hexes: along their hexside, or one of them is a Water Obstacle."""
    side = position.hexsides.get(geometry.hexside(first, second))
    along = side is not None and side.terrain == "water"
    return along or water_obstacle(position, first) or water_obstacle(position, second)


@clause("B27.54", "B27.56")
def connects(position: Position, first: Counter, second: Counter) -> bool:
    """Trenches in adjacent hexes are connected whoever set them up.

    [EXC: a cliff or Water Obstacle parts them.]
    """
    if not {first.type, second.type} <= TRENCHES or not geometry.adjacent(first.hex, second.hex):
        return False
    return not (
        cliff_between(position, first.hex, second.hex) or water_between(position, first.hex, second.hex)
    )


def connected(position: Position, a_id: str, b_id: str) -> bool:
    """Whether the two counters are connecting trenches (27.54)."""
    return connects(position, position.counters[a_id], position.counters[b_id])


def connected_trenches(position: Position, counter_id: str) -> tuple[str, ...]:
    """Ids of the counters that the counter is connected to, sorted (27.54)."""
    return tuple(
        sorted(
            other for other in position.counters if other != counter_id and connected(position, counter_id, other)
        )
    )
