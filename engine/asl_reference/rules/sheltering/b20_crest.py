"""B20.9-20.92 Crest status, as far as TEM needs it: the hexsides it protects, and what they give."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.geometry import joining
from asl_reference.board.places import Piece
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import in_crest_status, level_of
from asl_reference.rules.sheltering.lof import lofs


@clause("B20.9")
def protected_hexsides(unit: Piece) -> frozenset[str]:
    """The hexside a unit in Crest status fronts and the two that join it."""
    return joining(unit.hex, (unit.crest,)) if in_crest_status(unit) else frozenset()


@clause("B20.92")
def crest_shelters(position: Position, fire: Fire, target: Piece) -> bool:
    """A unit in Crest status has entrenchment TEM against OVR and OBA, and fire over its protected hexsides.

    [EXC: not against a firer that is higher; within its hex against OVR alone.] Whatever hexside it fronts,
    told or not, OVR and OBA are met by the status. Fire of nobody comes over the hexside that is told.
    """
    if not in_crest_status(target) or fire.kind.from_above:
        return in_crest_status(target)
    protected = protected_hexsides(target)
    if not fire.by and fire.kind.path == "line":
        return fire.kind.positive_tem and fire.hexside in protected
    firers = [firer for firer in fire.lines_from if firer.hex != target.hex]
    own = level_of(position, target)
    return fire.kind.positive_tem and any(
        level_of(position, firer) <= own and any(one.hexside in protected for one in line.traced)
        for firer in firers
        for line in lofs(position, fire, firer, target)
    )
