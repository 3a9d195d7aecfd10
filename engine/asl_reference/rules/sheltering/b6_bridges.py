"""B6.3: a bridge beside its road shelters who is on it; along the road, by one reading, it does not."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import Position
from asl_reference.rules.sheltering.lof import Lof, lofs


@clause("B6.3", "B9.33")
def open_along_its_road(position: Position, fire: Fire, target: Piece) -> bool:
    """Whether the bridge that the target is on is no cover: by the other reading, along its road alone.

    One attacker whose LOS comes from beside the road is enough for the TEM of the bridge (A.5), and so is
    fire without a LOS.
    """
    if not position.follows("B9.33-bridge-along-its-road=has-none"):
        return False
    lines = [line for firer in fire.traced_from for line in lofs(position, fire, firer, target)]
    return bool(lines) and all(_on_its_road(position, line) for line in lines)


def _on_its_road(position: Position, line: Lof) -> bool:
    """Whether the line comes to the centre of the bridge hex over the middle of a hexside with its road."""
    met = line.traced
    sides = (position.hexsides.get(one.hexside) for one in met if one.middle)
    return len(met) == 1 and any(side is not None and side.road for side in sides)
