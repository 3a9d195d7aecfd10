"""A board's ground as positions: what units stand on, and the artwork as small and as large as it may be.

A position has one terrain and one level per hex, and artwork by triangles. The artwork of a board is less
tidy: a triangle partly covered by terrain may count as filled or as empty, and so may levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from asl_conformance.boards.chart import HEIGHTS, INHERENT
from asl_conformance.boards.file import Board
from asl_conformance.boards.from_pixels import FULL
from asl_conformance.boards.geometry import hex_name, names, neighbours
from asl_conformance.suite.case import plain

Fields = Mapping[str, Any]

WATERS = frozenset({"water", "river", "canal"})
SEEN = ("terrain", "level", "height", "depression", "road")
"""Fields of a hex that matter to a LOS."""
BAR = {"terrain": "stone_building", "height": 9}
"""What no LOS sees over."""


class Extent(NamedTuple):
    """How far artwork reaches: whether terrain counts that covers part of a triangle or hex."""

    terrain: int
    """Percent of a triangle from which on terrain fills it."""
    low: int
    """The same of terrain that is lower than a level."""
    high_ground: bool = False
    """Of several levels in a hex the highest counts; otherwise the lowest."""
    level: int = 0
    """Percent of a hex from which on a level in it counts."""
    inherent: bool = False
    """Inherent terrain is met by a LOS that keeps to a road through it as well."""
    barred: bool = False
    """Bridges and terrain that the protocol has no word for bar every LOS; otherwise they are bare."""


SMALLEST = Extent(FULL, FULL)


def as_met(fields: Fields) -> Fields:
    """The hex as a LOS meets it; a unit at its centre dot is on the bridge if there is one."""
    bridged = fields.get("bridge")
    return {key: fields[key] for key in SEEN if key in fields and not (bridged and key == "depression")}


def standing(board: Board) -> dict[str, Any]:
    """The ground at the ends of a LOS, as a position: on bridges, not beneath them."""
    position: dict[str, Any] = plain(board.position)
    position["hexes"] = {name: as_met(fields) for name, fields in position.get("hexes", {}).items()}
    return position


def smallest(board: Board) -> dict[str, Any]:
    """The board with the least artwork, as a position: a LOS that this blocks is blocked."""
    return drawn(board, SMALLEST)


def drawn(board: Board, extent: Extent) -> dict[str, Any]:
    """The board as a position with this extent of its artwork and levels."""
    position: dict[str, Any] = plain(board.position)
    own = position.get("hexes", {})
    position["hexes"] = {name: _hex(board, name, own.get(name, {}), extent) for name in names()}
    if extent.barred:
        bridges = [name for name, fields in own.items() if fields.get("bridge")]
        for name in (*bridges, *(name for hexes in board.unknown.values() for name in hexes)):
            position["hexes"][name] = BAR
    return position


def _hex(board: Board, name: str, own: Fields, extent: Extent) -> Fields:
    fields: dict[str, Any] = {key: own[key] for key in ("level", "depression") if key in as_met(own)}
    if "depression" not in own:
        fields["level"] = _level(board, name, own, extent)
    terrain = own.get("terrain", "")
    if terrain in INHERENT:
        return fields | {"terrain": terrain} if extent.inherent or not own.get("road") else fields
    return {**fields, **_terrain(board, name, own, extent)}


def _level(board: Board, name: str, own: Fields, extent: Extent) -> int:
    """The highest or lowest level that counts; banks of water count however little of them shows."""
    shares = board.levels.get(name, {})
    most = 0 if own.get("terrain") in WATERS else extent.level
    counted = [level for level, share in shares.items() if share >= most] or [own.get("level", 0)]
    return max(counted) if extent.high_ground else min(counted)


def _terrain(board: Board, name: str, own: Fields, extent: Extent) -> Fields:
    """The terrain that a LOS meets in the hex: the tallest that fills a triangle, and what stays free."""
    terrain, shares = own.get("terrain", ""), board.artwork.get(name, {})
    if terrain in HEIGHTS and terrain not in shares:
        shares = {**shares, terrain: (100,) * 6}
    filled = {kind: _filled(one, kind, terrain, extent) for kind, one in shares.items() if kind in HEIGHTS}
    met = [kind for kind, triangles in filled.items() if any(triangles)]
    if not met:
        return {}
    kind = max(sorted(met), key=lambda kind: (HEIGHTS[kind], kind == terrain))
    around = zip(neighbours(names()[name]), filled[kind], strict=True)
    free = [hex_name(near) for near, fills in around if near is not None and not fills]
    height = {"height": own["height"]} if kind == terrain and "height" in own else {}
    return {"terrain": kind, **height, "free": free}


def _filled(shares: tuple[int, ...], kind: str, terrain: str, extent: Extent) -> list[bool]:
    """The triangles that count as filled; in water, what stands on a bank may be met or not."""
    least = extent.terrain if HEIGHTS[kind] >= 1 else extent.low
    if terrain in WATERS:
        least = 1 if extent.high_ground else 101
    return [share >= least for share in shares]
