"""Boards as integers: which targets' LOS from a viewer meets a place, worked out once for all boards.

A set of hexes is an integer with one bit a hex (a bitboard, as chess engines have), and the board as
a viewer sees it is one shift away. The *shadow* of a place holds the targets whose LOS meets it:
what stands there hides all of them with one OR. Nothing here knows terrain.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from asl_reference.board.geometry import Point
from asl_reference.rules.los.path import Crossing, Spine, Through
from asl_reference.sweep.paths import SPOTS, Layout, Leg, paths, span
from asl_reference.sweep.shadow import Lazy, Shadow
from asl_reference.sweep.walls import WallShadows

Signature = tuple[tuple[int, int, int], bool]
"""The triangles that a path enters in a hex, those on its left and right, and whether it enters the middle.
"""
Blind = tuple[tuple[bool, ...], ...]
"""Whether an obstacle hides the lower end, by its range from the higher end and the range of the LOS."""


class Behind(NamedTuple):
    """A target in the shadow of a place: its bit, and the ranges between viewer, place and target."""

    bit: int
    from_viewer: int
    from_target: int
    range: int


class Geometry:
    """The shadows of all places around a viewer, for boards of one height and up to one range.

    Shadows are by spot of a hex or hexside, seen from the viewer.
    """

    def __init__(self, rows: int, reach: int) -> None:
        self.layout = Layout(rows)
        self.reach = reach
        self.bias = self.layout.number((3 * reach, 0)) + 2 * reach
        """Added to a target's number, which may be negative, for its bit."""
        self.width = 2 * self.bias + 1
        self.window = self.layout.spot((3 * reach + 3, 0)) + SPOTS * reach
        """No spot that a viewer's LOS meets is farther from the viewer's own."""
        self.through: Shadow = defaultdict(int)
        """The LOS passes through the interior of the hex."""
        self.inherent: Shadow = defaultdict(int)
        """The LOS passes through the hex or touches it."""
        self.spine = Lazy(lambda spot: 0)
        """The LOS runs along the hexside."""
        self.bounds: Shadow = defaultdict(int)
        """The LOS crosses, runs along or touches with a vertex a hexside of the hex."""
        self.signatures: dict[int, dict[Signature, int]] = defaultdict(lambda: defaultdict(int))
        self.walls = WallShadows(self.layout)
        self._kept: dict[object, Lazy] = {}
        self._targets: dict[tuple[int, int], tuple[Behind, ...]] = {}
        ranges = [0] * (reach + 1)
        for delta, legs in paths(reach):
            # A step higher than the board would share its number with another one.
            if abs(delta[1]) <= 2 * rows + 1:
                ranges[span(*delta)] |= self._take_in(delta, legs)
        self.within = [sum(ranges[: n + 1]) for n in range(reach + 1)]
        """Targets up to each range."""
        self.spine.few = sum(1 << (spot + self.window) for spot, targets in self.spine.items() if targets)
        self.disc = self.within[reach]
        self.ahead = self.disc >> self.bias << self.bias
        """Targets in later columns than the viewer, and below in its own."""
        self.back = self.layout.spot((3, 0))
        """No spot that a LOS to a target ahead meets is farther back from the viewer's own: it lies in its
        column.
        """

    def _take_in(self, delta: Point, legs: tuple[Leg, ...]) -> int:
        """Take in the path to one target; its bit."""
        target = 1 << (self.layout.number(delta) + self.bias)
        ends = ((0, 0), delta)
        for leg in legs:
            spots = [self.layout.spot(h) for h in leg.hexes]
            others = [self.layout.spot(h) for h in leg.hexes if h not in ends]
            if leg.kind is Through:
                for spot in others:
                    self.through[spot] |= target
                    self.signatures[spot][leg.sectors, leg.flag] |= target
            else:
                for spot in spots:
                    self.bounds[spot] |= target
            if leg.kind is Spine:
                self.spine[self.layout.side(*leg.hexes)] |= target
            for spot in others if leg.kind is not Crossing else ():
                self.inherent[spot] |= target
        self.walls.add(target, ends, legs)
        return target

    def artwork(self, filled: int, meets: Callable[[int, Signature], bool]) -> Shadow:
        """The LOS meets artwork that fills these triangles; ``meets`` tells for a path through the hex."""

        def make(spot: int) -> int:
            met = 0
            for signature, targets in self.signatures.get(spot, {}).items():
                met |= targets if meets(filled, signature) else 0
            return met

        return self._keep(("artwork", filled), make)

    def hidden(self, shadow: Shadow, *, viewer_is_higher: bool, blind: Blind) -> Shadow:
        """Of a shadow, the targets whom the place hides or from whom it hides the viewer."""

        def make(spot: int) -> int:
            found = 0
            for bit, near, far, whole in self._behind(shadow, spot):
                if blind[near if viewer_is_higher else far][whole]:
                    found |= bit
            return found

        return self._keep(("hidden", id(shadow), viewer_is_higher, blind), make, of=shadow)

    def by_range(self, shadow: Shadow) -> Shadow:
        """A shadow in a row of bitboards, one for each range of a place from the viewer.

        Between centre dots places at one range from the viewer are also at one range from the target.
        """

        def make(spot: int) -> int:
            return shadow[spot] << span(*self.layout.point(spot // SPOTS)) * self.width

        return self._keep(("by range", id(shadow)), make, of=shadow)

    def _keep(self, key: object, make: Callable[[int], int], of: Shadow | None = None) -> Shadow:
        """Note the shadow under its key. ``of``: the larger one that contains it and serves for both."""
        if key not in self._kept:
            self._kept[key] = Lazy(make, of.few if isinstance(of, Lazy) else 0)
        return self._kept[key]

    def _behind(self, shadow: Shadow, spot: int) -> tuple[Behind, ...]:
        """The targets in the shadow of a place."""
        key = id(shadow), spot
        if key not in self._targets:
            self._targets[key] = tuple(self._measured(shadow, spot))
        return self._targets[key]

    def _measured(self, shadow: Shadow, spot: int) -> Iterator[Behind]:
        """The targets with their ranges. The hexes of a hexspine lie at one range from each end."""
        left = shadow[spot]
        x, y = self.layout.point(spot // SPOTS)
        while left:
            bit = left & -left
            left ^= bit
            tx, ty = self.layout.point(bit.bit_length() - 1 - self.bias)
            yield Behind(bit, span(x, y), span(tx - x, ty - y), span(tx, ty))


@lru_cache(maxsize=16)
def geometry_for(rows: int, reach: int) -> Geometry:
    """The geometry of boards of so many rows, built once a process."""
    return Geometry(rows, reach)
