"""B20.9-20.92 Crest status, as far as TEM needs it: the hexsides it protects, and what they give."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.geometry import joining
from asl_reference.board.places import Piece
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import in_crest_status, level_of
from asl_reference.rules.sheltering.lof import lofs

CREST_TEM = 2
CREST_TEM_FROM_ABOVE = 4
"""Entrenchment TEM in Crest status: over the protected hexsides, and against OBA (B20.92, 27.3)."""


@clause("B20.9")
def protected_hexsides(unit: Piece) -> frozenset[str]:
    """The hexside a unit in Crest status fronts and the two that join it."""
    return joining(unit.hex, (unit.crest,)) if in_crest_status(unit) else frozenset()


@clause("B20.92")
def crest_options(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """Entrenchment TEM of a unit in Crest status against fire over its protected hexsides.

    [EXC: not against a firer that is higher; not within its hex.]
    """
    protected = protected_hexsides(target)
    if not protected:
        return {}
    if fire.kind.oba:
        return {"crest": CREST_TEM_FROM_ABOVE}
    firers = [firer for firer in fire.lines_from if firer.hex != target.hex]
    own = level_of(position, target)
    sheltered = any(
        level_of(position, firer) <= own and any(one.hexside in protected for one in line.traced)
        for firer in firers
        for line in lofs(position, fire, firer, target)
    )
    return {"crest": CREST_TEM} if sheltered and fire.kind.positive_tem else {}
