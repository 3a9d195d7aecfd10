"""Bridges of a board: drawn over a Depression or water, with the dot on the bridge or on its road."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from asl_conformance.boards.chart import Meaning
from asl_conformance.boards.pixels import Drawn

SPAN = 300
"""Pixels of a bridge that make a bridge hex of one whose centre dot is not on it."""
REACHES = 60
"""Pixels of a bridge that are told, if it is no bridge hex."""
LEAST = 40
"""Pixels of a Depression or of water that are beneath a bridge."""
WET = frozenset({"water", "river", "canal", "marsh"})
BRIDGE = "bridge"
"""The kind of oddities about bridges."""
Meant = Callable[[int], Meaning]


def bridged(code: int, drawn: Drawn, meaning: Meant) -> bool:
    """Whether the hex is a bridge hex: its dot is on a bridge, or much of one is drawn in it."""
    return meaning(code).bridge or span(drawn, meaning) >= SPAN


def span(drawn: Drawn, meaning: Meant) -> int:
    """Pixels of a bridge in the hex."""
    return sum(count for code, count in drawn.whole.items() if meaning(code).bridge)


def beneath(drawn: Drawn, meaning: Meant) -> Meaning | None:
    """The Depression or water beneath a bridge: that of which more is drawn; None if there is neither."""
    those = {
        code: count
        for code, count in drawn.whole.items()
        if count >= LEAST and (meaning(code).depression or meaning(code).terrain in WET)
    }
    return meaning(max(those, key=lambda code: (those[code], code))) if those else None


def fields(code: int, level: int, drawn: Drawn, meaning: Meant) -> dict[str, Any]:
    """The fields of a bridge hex that are due to its bridge; the level is that of the road across."""
    under = beneath(drawn, meaning)
    if under is None:
        return {"bridge": True} if meaning(code).bridge else {}
    crest = level + 1 if meaning(code).depression else level
    return {**under.hex, "bridge": True, "level": crest}


def odd(code: int, level: int, drawn: Drawn, meaning: Meant) -> Iterator[str]:
    """The oddities of a bridge, in words; also of pixels of a bridge that make none."""
    if not bridged(code, drawn, meaning):
        if span(drawn, meaning) >= REACHES:
            yield "a bridge reaches into it, too little of it for a bridge hex"
        return
    under = beneath(drawn, meaning)
    if under is None:
        counted = "" if meaning(code).bridge else ", and it is not counted"
        yield f"a bridge is drawn in it, with no Depression or water beneath it{counted}"
        return
    depth = level - min(drawn.levels)
    if under.depression and depth > 1 and not meaning(code).depression:
        yield f"the bottom beneath its bridge lies {depth} levels lower; a Depression is one level deep"
    if not under.depression and depth > 0:
        yield f"the water beneath its bridge lies {depth} level{'s' * (depth > 1)} lower than its level"
