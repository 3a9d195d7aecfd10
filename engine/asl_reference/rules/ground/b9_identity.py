"""B9.35, 9.5, 9.51, 9.6, 9.7: what stands on a hexside under the SSRs in force, and on what level."""

from __future__ import annotations

from functools import lru_cache

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import hexes_of
from asl_reference.board.position import Number, Position
from asl_reference.board.water import bottom
from asl_reference.rules.ground.b16_identity import word

PRINTED = frozenset({"wall", "hedge"})
"""The artwork of the hexside; an SSR may turn it into something else (9.51, 9.7)."""
BY_SSR = {"bocage": "bocage", "cactus": "cactus_hedge"}
"""The word for a hexside in an SSR, and what the SSR turns the hexside into."""
WALLS_AND_HEDGES = frozenset({*PRINTED, *BY_SSR.values()})
"""Hexside terrain under the rules for walls or for hedges (9.5, 9.7)."""


@clause("B9.5", "B9.51", "B9.7")
def hexside_terrain(position: Position, side_name: str) -> str:
    """What the hexside carries, empty for nothing: depicted walls, hedges or both may be bocage or cactus."""
    side = position.hexsides.get(side_name)
    printed = side.terrain if side is not None else ""
    if not position.ssr or printed not in PRINTED:
        return printed
    become = (_made_by(ssr, printed, position.board) for ssr in position.ssr)
    return next(filter(None, become), printed)


@clause("B9.1", "B9.4", "B29.3")
def has_gap(position: Position, side_name: str) -> bool:
    """Whether the depiction of the hexside has a gap; none has a Roadblock, which lies across the road."""
    side = position.hexside(side_name)
    return side.gap and side.terrain != "roadblock"


@lru_cache(maxsize=256)
def _made_by(ssr: str, printed: str, board: str) -> str:
    """What the SSR makes of such a hexside on the board, empty if it does not speak of it."""
    text = word(ssr).replace("cactus_hedges", "cactus").replace("cactus_hedge", "cactus")
    words = set(text.split("_"))
    boards = {one for one in words if one.isdigit()}
    if not words & {printed, f"{printed}s"} or (boards and board not in boards):
        return ""
    return next((kind for name, kind in BY_SSR.items() if name in words), "")


@clause("B9.35", "B9.6")
def hexside_base(position: Position, side_name: str) -> Number:
    """Level the hexside stands on: the lower Base Level of its hexes, unless the position gives another."""
    side = position.hexside(side_name)
    if side.base is not None:
        return side.base
    one, other = hexes_of(side_name)
    return min(position.hex(one).level, position.hex(other).level)


@clause("B9.6")
def is_hillside(position: Position, side_name: str) -> bool:
    """A wall or hedge between two Base Levels that stands on the higher one.

    The Base Level of a Depression hex is that of its bottom: a hedge on a wadi's rim is such a one.
    """
    levels = {bottom(position, position.hex(name)) for name in hexes_of(side_name)}
    if len(levels) == 1 or hexside_terrain(position, side_name) not in WALLS_AND_HEDGES:
        return False
    return max(levels) == hexside_base(position, side_name)
