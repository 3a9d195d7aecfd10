"""Decides LOS without pixels: by triangles of hexes that are filled or empty.

A partly covered triangle may be met or not; a hex with two levels may be on either. A LOS
is decided if the answer is the same with all of that and with none of it. docs/boards.md measures the limits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from asl_conformance.boards.decide import Decision
from asl_conformance.boards.file import Board
from asl_conformance.boards.ground import Extent, drawn, standing

Seen = Callable[[str], Mapping[str, int]]
"""From a hex, the hexes seen with their Hindrance."""
Look = Callable[[Mapping[str, Any], Mapping[str, Any]], Seen]
"""A position, and the one that the ends stand on -> what is seen there."""

TOUCHED = 5
"""Percent of a triangle that terrain must cover to be met there at all."""
MOSTLY, DENSE = 65, 90
"""Percent that it covers where it surely is met; more for terrain lower than a level, which adds up."""
SHARED = 20
"""Percent of a hex from which on a level in it counts."""
LEAST = Extent(MOSTLY, DENSE, level=SHARED)
LARGER = (
    (
        "terrain that covers a part of its hex is met or not",
        Extent(TOUCHED, TOUCHED, level=SHARED, inherent=True),
    ),
    (
        "ground that rises within a hex is met or not",
        Extent(TOUCHED, TOUCHED, high_ground=True, level=SHARED, inherent=True),
    ),
    (
        "terrain on its way is not judged: it has no word in the protocol, or is a bridge",
        Extent(TOUCHED, TOUCHED, high_ground=True, level=SHARED, inherent=True, barred=True),
    ),
)
"""Artwork as large as may be, by and by, and what it is that decides where it makes a difference."""


class Filled:
    """Decides every LOS between two hexes of a board file by the rules, unless it depends on artwork."""

    def __init__(self, board: Board, look: Look) -> None:
        """``look`` gives what is seen on a position; nothing here knows the rules."""
        ends = standing(board)
        self.least = cache(look(drawn(board, LEAST), ends))
        self.larger = [(why, cache(look(drawn(board, extent), ends))) for why, extent in LARGER]

    def decide(self, viewer: str, target: str) -> Decision:
        """The decision about the LOS between the centre dots of two hexes."""
        least = self.least(viewer).get(target)
        for why, seen in self.larger:
            if seen(viewer).get(target) != least:
                return Decision(False, least, why)
        return Decision(True, least, "what fills its hexes blocks it" if least is None else "")
