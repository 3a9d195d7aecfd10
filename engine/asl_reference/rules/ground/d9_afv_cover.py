"""D9.3: the TEM that an AFV or wreck gives Infantry of its Location, beside other TEM and not added to it."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import AFVS, Position, Unit
from asl_reference.rules.ground.a2_locations import counters_at, location, units_at
from asl_reference.rules.ground.b27_trenches import dug_in
from asl_reference.rules.ground.c8_moving import is_moving

AFV_TEM = 1


@clause("D9.3", "B26.43", "B27.52", "B9.31")
def afv_options(position: Position, fire: Fire, target: Piece, *, wa: bool) -> dict[str, int]:
    """+1 against Direct Fire from outside the Location, behind a stationary AFV of one's own side or a wreck.

    On Wire and beneath it alike. [EXC: a target with WA (``wa``) has it of an AFV that shares its WA alone.]
    """
    where = location(target)
    from_outside = not fire.by or any(location(firer) != where for firer in fire.by)
    if not from_outside or not fire.kind.direct or fire.kind.inside:
        return {}
    hulls = hulls_beside(position, manned_by(position, target))
    return {"afv": AFV_TEM} if any(not wa or "wall_advantage" in hull.status for hull in hulls) else {}


@clause("D9.3", "B27.52")
def hulls_beside(position: Position, man: Piece) -> list[Piece]:
    """The hulls behind which Infantry finds cover: wrecks, and AFV of its side that stand still.

    None in a trench, and none for who is in Bypass or in an entrenchment.
    """
    if not isinstance(man, Unit) or not man.is_infantry or man.entrenched or man.at == "bypass":
        return []
    where = location(man)
    standing = (hull for hull in units_at(position, where).values() if hull.type in AFVS)
    own = [hull for hull in standing if hull.side == man.side and not is_moving(hull) and not dug_in(hull)]
    return [*counters_at(position, where, "wreck").values(), *own]
