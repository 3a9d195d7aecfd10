"""D9.3: the TEM that an AFV or wreck gives Infantry of its Location, beside other TEM and not added to it."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import AFVS, Position, Unit
from asl_reference.rules.ground.a2_locations import counter_at, location, units_at
from asl_reference.rules.ground.b27_trenches import dug_in
from asl_reference.rules.ground.c8_moving import is_moving

AFV_TEM = 1


@clause("D9.3", "B26.43", "B27.52", "B9.31")
def afv_options(position: Position, fire: Fire, target: Piece, *, wa: bool) -> dict[str, int]:
    """+1 against Direct Fire from outside the Location, behind a stationary AFV of one's own side or a wreck.

    On Wire and beneath it alike. [EXC: a target with WA (``wa``) has it of an AFV that shares its WA alone.]
    """
    man = manned_by(position, target)
    if not isinstance(man, Unit) or not man.is_infantry or not fire.kind.direct:
        return {}
    if fire.kind.inside or man.entrenched or man.at == "bypass":
        return {}
    where = location(target)
    if fire.by and all(location(firer) == where for firer in fire.by):
        return {}
    wreck = counter_at(position, where, "wreck") is not None
    hulls = units_at(position, where).values()
    stands = any(shelters(hull, man) and (not wa or hull.has("wall_advantage")) for hull in hulls)
    return {"afv": AFV_TEM} if stands or (wreck and not wa) else {}


def shelters(hull: Unit, target: Unit) -> bool:
    """Whether it is an AFV of the target's side that stands still, and not down in a trench."""
    return hull.type in AFVS and hull.side == target.side and not is_moving(hull) and not dug_in(hull)
