"""D4.3, B9.42, B9.54: at which vehicles, and where, an Underbelly Hit may be claimed."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.c8_moving import is_moving
from asl_reference.rules.moving.b9_movement import FULLY_TRACKED_AFV, Crossing, obstacle


@clause("B9.42", "B9.54", "D4.3")
def underbelly_banned(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """An Underbelly Hit is claimed only on an AFV that crosses bocage.

    [EXC: by a road or Breach; in breaching it.] ``aim``, if named, is an end of the hexside crossed.
    """
    if not fire.underbelly:
        return None
    crossed = _crossed(position, target) if isinstance(target, Unit) else ()
    aim = set(geometry.hexes_at(fire.aim)) if fire.aim else None
    if any(aim is None or aim.issuperset(geometry.hexes_of(side)) for side in crossed):
        return None
    where = f" at {geometry.vertex_name(fire.aim)}" if fire.aim else ""
    why = f"the {target.type} in {target.hex} shows no underbelly: no bocage is crossed{where}"
    return Illegal("B9.54", why)


def _crossed(position: Position, unit: Unit) -> tuple[str, ...]:
    """The bocage hexsides over which its underbelly may show: in play, the one it has just crossed.

    In a position that only gives it as moving: any of its hex.
    """
    if unit.underbelly is not None:
        return (unit.underbelly,) if unit.underbelly else ()
    if unit.type not in FULLY_TRACKED_AFV or not is_moving(unit) or unit.did("breaching"):
        return ()
    ways = (Crossing(unit.hex, other, by_road=False) for other in geometry.neighbours(unit.hex) if other)
    return tuple(way.side for way in ways if obstacle(position, way) == "bocage")
