"""LOS into and out of a Depression (A6.3)."""

from __future__ import annotations

from itertools import chain

from asl_reference.board.water import depression_of
from asl_reference.rules.los.ends import LEVEL
from asl_reference.rules.los.line import Blockage, Line


def along_depression(line: Line) -> bool:
    """Whether the LOS stays on connected Depression artwork from one end to the other.

    Adjacent Depression hexes are connected; through a vertex the LOS stays on the artwork only if
    all hexes that meet there are Depression hexes.
    """
    if not (line.start.depressed or line.end.depressed):
        return False
    way = chain(line.own, *(touch.hexes for touch in line.path))
    return all(depression_of(line.position, line.position.hex(name)) for name in way)


def rim(line: Line, *, along: bool) -> Blockage | None:
    """The rim hides a unit IN a Depression from every hex but these (A6.3):

    an adjacent one, one that the LOS reaches without leaving the Depression, and one whose
    elevation advantage is at least the range.
    """
    if along or line.range <= 1:
        return None
    for here, there in ((line.start, line.end), (line.end, line.start)):
        if here.depressed and there.level - here.level < line.range * LEVEL:
            why = f"the Depression's rim hides what is IN {here.hex} from {there.hex}"
            return Blockage(here.hex, clauses=("A6.3",), why=why)
    return None
