"""B20.9-20.92 Crest status, as far as TEM needs it: the hexsides it protects, and what they give."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.sheltering.lof import lofs

CREST_TEM = 2
CREST_TEM_FROM_ABOVE = 4
"""Entrenchment TEM in Crest status: over the protected hexsides, and against OBA (B20.92, 27.3)."""


@clause("B20.9")
def protected_hexsides(unit: Piece) -> tuple[str, ...]:
    """The hexside a unit in Crest status fronts and the two that join it."""
    if unit.at != "crest":
        return ()
    around = geometry.neighbours(unit.hex)
    front = next((one for one in geometry.hexes_of(unit.crest) if one != unit.hex), "")
    if front not in around:
        return ()
    middle = around.index(front)
    beside = (around[(middle + step) % len(around)] for step in (-1, 0, 1))
    return tuple(geometry.hexside(unit.hex, other) for other in beside if other)


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
