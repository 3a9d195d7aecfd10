"""The shadows of hexsides: the targets of whom walls, hedges and bocage may hide something."""

from __future__ import annotations

from collections import defaultdict

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import Point
from asl_reference.rules.los.path import Corner, Crossing, Spine
from asl_reference.sweep.paths import Layout, Leg, away_from
from asl_reference.sweep.shadow import Lazy, Shadow

BESIDE = 4
"""Hexsides that share a vertex with a given hexside."""


class Gapped:
    """The shadows of whole walls, and of those with a gap in their depiction (9.1)."""

    def __init__(self) -> None:
        self.shadows: tuple[Shadow, Shadow] = (defaultdict(int), defaultdict(int))

    def __getitem__(self, gap: bool) -> Shadow:
        return self.shadows[gap]

    def add(self, side: int, target: int, *, middle: bool = False) -> None:
        """Take in a LOS that meets the wall; in the middle of the hexside it would pass a gap."""
        for shadow in self.shadows[: 1 if middle else 2]:
            shadow[side] |= target


class WallShadows:
    """By hexside, as ``walls`` and ``bocage`` judge one LOS."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.across = Gapped()
        """The LOS crosses or touches it, and it is a hexside of neither end's hex."""
        self.of_viewer = Gapped()
        """The LOS crosses or touches it, and it is a hexside of the viewer's hex only."""
        self.of_target = Gapped()
        """The LOS crosses or touches it, and it is a hexside of the target's hex only."""
        self.together: tuple[Shadow, Shadow] = (defaultdict(int), defaultdict(int))
        """The LOS runs along it from one end's hex: it counts if both others at its far vertex do."""
        self._barred = Gapped()
        self.unless: tuple[Shadow, ...] = tuple(defaultdict(int) for _ in range(BESIDE))
        """The LOS touches it at the far vertex of that neighbour, along which it runs from one end's hex."""
        self._joined: dict[tuple[bool, int], Lazy] = {}

    @clause("B9.2")
    def barred(self, *, gap: bool, walled: int) -> Shadow:
        """Targets to whom a half-level wall here is an obstacle.

        ``walled`` tells which of its neighbours are walled too: where one of them lies along the LOS
        and touches an end's hex, what the LOS only touches at its far vertex counts for nothing.
        """

        def make(side: int) -> int:
            found = self._barred[gap][side]
            for i, shadow in enumerate(self.unless):
                found |= 0 if walled >> i & 1 else shadow[side]
            return found

        return self._joined.setdefault((gap, walled), Lazy(make))

    def add(self, target: int, ends: tuple[Point, Point], legs: tuple[Leg, ...]) -> None:
        """Take in the path to one target."""
        spines = {self.layout.side(*leg.hexes): leg for leg in legs if leg.kind is Spine}
        excusing: dict[Point, int] = {}
        for side, spine in spines.items():
            opposite = [v for end in ends for v in away_from(end, spine)]
            if not opposite:
                self._barred.add(side, target)
            elif len(opposite) == 1:
                excusing[opposite[0]] = side
                others = {s for s, _ in self.layout.sides_at(opposite[0])}
                far = self.layout.neighbours(side)[0] not in others
                self.together[far][side] |= target
        for leg in legs:
            if leg.kind is Crossing:
                side = self.layout.side(*leg.hexes)
                self._meet(side, leg.hexes, ends, target, middle=leg.flag)
                if not set(ends) & set(leg.hexes):
                    self._barred.add(side, target, middle=leg.flag)
            elif leg.kind is Corner:
                for side, hexes in self.layout.sides_at(leg.vertices[0]):
                    if side in spines:
                        continue
                    self._meet(side, hexes, ends, target)
                    if not set(ends) & set(hexes):
                        self._touch(side, excusing.get(leg.vertices[0]), target)

    def _touch(self, side: int, spine: int | None, target: int) -> None:
        """The LOS touches a vertex of it; at the far end of a hexspine this may count for nothing (9.2)."""
        if spine is None:
            self._barred.add(side, target)
        else:
            self.unless[self.layout.neighbours(side).index(spine)][side] |= target

    def _meet(
        self,
        side: int,
        hexes: tuple[Point, ...],
        ends: tuple[Point, Point],
        target: int,
        *,
        middle: bool = False,
    ) -> None:
        """The LOS crosses or touches it: whose hexside is it? Between the two it parts it hides nothing."""
        viewer, other = (end in hexes for end in ends)
        if not (viewer and other):
            shadows = self.of_viewer if viewer else self.of_target if other else self.across
            shadows.add(side, target, middle=middle)
