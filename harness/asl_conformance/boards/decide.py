"""Whether a LOS depends on the artwork of a board, and the rules' answer if it does not.

A LOS is decided if the answer is the same with the artwork as small and as large as it may be. The
rules are asked through a function: nothing here knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from asl_conformance.boards.archive import Grid
from asl_conformance.boards.chart import CODES, INHERENT
from asl_conformance.boards.file import Board
from asl_conformance.boards.geometry import ACROSS, DOWN, Cell, lattice, names, quarters
from asl_conformance.boards.ground import WATERS, as_met
from asl_conformance.boards.lines import WALLS, Lines, Met, Range, Stands
from asl_conformance.suite.case import plain

Fields = Mapping[str, Any]
Sighted = Callable[[str, str, Mapping[str, Any], Collection[str]], tuple[int | None, str]]
"""Viewer, target, hexes on the way, hexsides of these -> the Hindrance, None if blocked; and why."""

REACH = 12
"""Longest LOS, in hexes."""
CLOSE = 7
"""Pixels from a crossing within which hexside terrain is that of the hexside crossed."""


class Decision(NamedTuple):
    """The result for one LOS."""

    decided: bool
    hindrance: int | None
    """None if it is blocked; for a LOS that depends on artwork, the value with the smallest artwork."""
    why: str
    """The clauses and the reason; or the artwork that it depends on."""


class Decider:
    """Decides every LOS between two hexes of a board by the rules, unless it depends on artwork."""

    def __init__(
        self,
        board: Board,
        grid: Grid,
        sight: Sighted,
        codes: Mapping[int, str] = CODES,
        seen: Callable[[str], Mapping[str, int]] | None = None,
    ) -> None:
        """``seen``: optional fast function for what is seen from a hex on the ``smallest`` board."""
        self.lines = Lines(grid, codes)
        self.sight = sight
        self.seen = cache(seen) if seen is not None else None
        position = plain(board.position)
        self.hexes: Mapping[str, Fields] = {name: as_met(h) for name, h in position.get("hexes", {}).items()}
        self.sides: dict[str, list[str]] = {}
        """For each hex, its hexsides with terrain."""
        self.walls: dict[str, list[str]] = {}
        """For each hex, those that may stop a LOS."""
        for side, fields in position.get("hexsides", {}).items():
            for name in side.split("-") if fields.get("terrain") else ():
                self.sides.setdefault(name, []).append(side)
                if fields["terrain"] in WALLS:
                    self.walls.setdefault(name, []).append(side)

    def decide(self, viewer: str, target: str) -> Decision:
        """The decision about the LOS between the centre dots of two hexes."""
        if self.seen is not None and target not in self.seen(viewer):
            return Decision(True, None, "A6.2: what fills its hexes blocks it already")
        first, last = names()[viewer], names()[target]
        met = self.lines.met(first, last)
        if any(one.unknown for one in met.values()):
            return Decision(
                False,
                None,
                "terrain on its way is not judged: it has no word in the protocol, or is a bridge",
            )
        small = {name: (self._least(name, one), self._surely_filled(name, one)) for name, one in met.items()}
        large = {name: (one.most, True) for name, one in met.items()}
        least = self._look(viewer, target, small)
        if large != small:
            other = self._look(viewer, target, large)
            if other[0] != least[0]:
                return Decision(False, least[0], "the artwork of a hex is met or not, as one draws the line")
        if least[0] is not None and self.walls and any(one.sided for one in met.values()):
            return self._near_walls(viewer, target, met, least)
        return Decision(True, *least)

    def _look(self, viewer: str, target: str, met: Mapping[str, tuple[Met, bool]]) -> tuple[int | None, str]:
        """The rules' answer; ground higher than the terrain in its hex is asked about separately."""
        worst: tuple[int | None, str] = -1, ""
        sides = {side for name in (*met, viewer, target) for side in self.sides.get(name, ())}
        for grounds in (False, True) if any(_uneven(one) for one, _ in met.values()) else (False,):
            hexes = {
                name: self._fields(name, one, grounds=grounds, filled=filled)
                for name, (one, filled) in met.items()
            }
            hexes |= {name: self.hexes.get(name, {}) for name in (viewer, target)}
            decision = self.sight(viewer, target, hexes, sides)
            if decision[0] is None:
                return decision
            worst = max(worst, decision, key=lambda one: one[0] or 0)
        return worst

    def _least(self, name: str, one: Range) -> Met:
        """The least that is met in the hex; what lies above the water of its hex may be a bank (B21.1)."""
        own, least = self.hexes.get(name, {}), one.least
        if own.get("terrain") not in WATERS:
            return least
        surface = own.get("level", 0)
        bare = Stands(2 * surface, 0, surface)
        terrain = bare if least.terrain.level > surface else least.terrain
        return Met(terrain, min(least.level, surface))

    def _surely_filled(self, name: str, one: Range) -> bool:
        """Whether inherent terrain is surely met in its hex: a LOS that stays on a road in it may miss it."""
        return one.inherent or not self.hexes.get(name, {}).get("road")

    def _fields(self, name: str, met: Met, *, grounds: bool, filled: bool) -> Fields:
        """The fields of the hex as the line meets it."""
        own = self.hexes.get(name, {})
        fields: dict[str, Any] = {"level": met.level}
        if met.terrain.code and not grounds:
            meaning = self.lines.meaning(met.terrain.code)
            fields = {"level": met.terrain.level, "terrain": meaning.terrain}
            if "height" in meaning.hex:
                fields["height"] = meaning.hex["height"]
        elif own.get("terrain") in INHERENT and filled and not grounds:
            fields["terrain"] = own["terrain"]
        if own.get("depression"):
            fields |= {"level": own.get("level", 0), "depression": own["depression"]}
        return fields

    def _near_walls(
        self,
        viewer: str,
        target: str,
        met: Collection[str],
        least: tuple[int | None, str],
    ) -> Decision:
        """Whether a clear LOS stays clear with hexside terrain near it; only hexsides it meets may matter."""
        ends = (viewer, target)
        first, last = names()[viewer], names()[target]
        sides = {side for name in (*met, *ends) for side in self.walls.get(name, ())}
        crossed = {side: point for side in sides if (point := crossing(first, last, side)) is not None}
        for x, y, _ in self.lines.sides(first, last):
            if any(abs(4 * x - px) + abs(4 * y - py) <= 4 * CLOSE for px, py in crossed.values()):
                continue
            if all(_far(x, y, names()[name]) for name in ends):
                return Decision(False, least[0], "it passes close by hexside terrain, near a vertex")
        return Decision(True, *least)


def _uneven(met: Met) -> bool:
    return bool(met.terrain.code) and met.level != met.terrain.level


def _far(x: int, y: int, cell: Cell) -> bool:
    """Whether the pixel is away from a hex and its hexsides, which hide nothing from the hex itself."""
    px, py = quarters(lattice(cell))
    across, down = abs(4 * x - px), abs(4 * y - py)
    margin = 4 * CLOSE
    return down > DOWN + margin or DOWN * across + ACROSS * down > 2 * ACROSS * DOWN + DOWN * margin


def crossing(first: Cell, last: Cell, side: str) -> tuple[int, int] | None:
    """The point where the line between two hexes meets a hexside, in quarters of a pixel, or None.

    If the line runs along the hexside, the end nearer to the first hex.
    """
    (ax, ay), (bx, by) = lattice(first), lattice(last)
    (cx, cy), (dx, dy) = ends_of(side)
    one = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    two = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if one * two > 0:
        return None
    if one == two:
        return quarters((cx, cy))
    (px, py), (qx, qy) = quarters((cx, cy)), quarters((dx, dy))
    x, y = px + (qx - px) * one // (one - two), py + (qy - py) * one // (one - two)
    return x, y


def ends_of(side: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The lattice points of a hexside's two vertices."""
    (ax, ay), (bx, by) = (lattice(names()[name]) for name in side.split("-"))
    if ax == bx:
        middle = (ay + by) // 2
        return (ax - 1, middle), (ax + 1, middle)
    # the vertex that points from each hex to the other's column, and the corner above or below it
    low, high = sorted(((ax, ay), (bx, by)))
    slope = 1 if high[1] > low[1] else -1
    return (low[0] + 2, low[1]), (low[0] + 1, low[1] + slope)


def pairs(reach: int = REACH) -> Iterator[tuple[str, str]]:
    """Every two hexes of the board within range of each other, each pair once."""
    every = [(name, lattice(cell)) for name, cell in names().items()]
    for i, (one, (ax, ay)) in enumerate(every):
        for other, (bx, by) in every[i + 1 :]:
            columns = abs(bx - ax) // 3
            if columns + max(0, (abs(by - ay) - columns) // 2) <= reach:
                yield one, other
