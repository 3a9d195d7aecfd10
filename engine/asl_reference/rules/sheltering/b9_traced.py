"""B9.3, B9.42: the hexsides of its hex, and the hexspines, that fire is traced through to its target.

Geometry only: whether anything stands on them is for ``b9_tem``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import Point, centre, hexes_at, hexside, touches, vertices_of
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.path import Corner, Crossing, Spine, Touch, trace
from asl_reference.rules.los.vertex import hexsides_entered


class Traced(NamedTuple):
    """A hexside that fire is traced through."""

    hexside: str
    middle: bool = False
    """Whether it is crossed in its middle half, where a road gap would be (9.1, 9.3)."""


@lru_cache(maxsize=1 << 15)
@clause("B9.1", "B9.3", "B9.42")
def traced_through(
    start: Point, from_hex: str, target_hex: str, aim: Point | None = None
) -> tuple[Traced, ...]:
    """The hexsides of the target's hex that the LOS crosses or touches, and hexspines it runs along.

    ``aim`` is the vertex of the target's hex that fire at a unit in Bypass or a Snap Shot goes to;
    None is the centre dot, and 9.42 says what affects LOS to a vertex. Within one hex fire is traced
    through no hexside.
    """
    if from_hex == target_hex:
        return ()
    touches = trace(start, centre(target_hex) if aim is None else aim)
    found = {name: middle for touch in touches for name, middle in _met(touch, target_hex)}
    if start in vertices_of(target_hex):
        found |= {name: False for name in _own_at(start, target_hex) if from_hex in name.split("-")}
    found |= dict.fromkeys(hexsides_entered(End(from_hex, point=start), End(target_hex, point=aim)), False)
    return tuple(Traced(name, middle) for name, middle in found.items())


def _met(touch: Touch, target_hex: str) -> tuple[tuple[str, bool], ...]:
    """Hexsides that count where the LOS meets the target's hex on its way, short of its end (9.3)."""
    if isinstance(touch, Crossing):
        return ((touch.hexside, touch.middle),) if target_hex in touch.hexes else ()
    if isinstance(touch, Spine):
        return ((touch.hexside, False),) if touches(touch.hexside, target_hex) else ()
    if isinstance(touch, Corner) and target_hex in touch.hexes:
        return tuple((name, False) for name in _own_at(touch.point, target_hex))
    return ()


def _own_at(vertex: Point, target_hex: str) -> tuple[str, ...]:
    """The hexsides of the hex that end at one of its vertices."""
    return tuple(hexside(target_hex, other) for other in hexes_at(vertex) if other != target_hex)
