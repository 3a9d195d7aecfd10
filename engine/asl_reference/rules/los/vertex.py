"""LOS to a vertex: which hexsides that meet there it runs along or comes through (9.42)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import hexside
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.path import Spine, Through, trace


@clause("B9.42")
def hexsides_entered(start: End, end: End) -> tuple[str, ...]:
    """The hexsides at the end's vertex whose terrain affects a LOS from ``start``; none at a centre dot.

    One that the LOS runs exactly along affects it whichever hex the end belongs to. One of the end's
    own hex affects it if the LOS comes to the vertex through the hex across, or along a hexside of
    that hex; from a like vertex of another hex it comes through that one. Whether the hexsides carry
    anything is not asked here.
    """
    if end.point is None:
        return ()
    *_, last = (None, *trace(start.lattice, end.lattice))
    if isinstance(last, Spine):
        return tuple(dict.fromkeys((last.hexside, *_sides_towards(end, last.hexes))))
    return _sides_towards(end, (last.hex if isinstance(last, Through) else start.hex,))


def _sides_towards(end: End, hexes: tuple[str, ...]) -> tuple[str, ...]:
    """The hexsides of the end's hex that part it from those others that meet at its vertex."""
    return tuple(hexside(end.hex, h) for h in hexes if h != end.hex)
