"""What a viewer at one elevation must take into account: every place that hides, and from whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.board.position import Position
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.ends import LEVEL, End
from asl_reference.rules.los.line import Line
from asl_reference.rules.los.wall import Wall
from asl_reference.rules.los.walls import counts_beside
from asl_reference.sweep.board import INHERENT, SPINE, THROUGH, Board, Kind, meets_artwork
from asl_reference.sweep.geometry import Blind, Geometry
from asl_reference.sweep.paths import SPOTS
from asl_reference.sweep.shadow import Shadow, Standing


class Elevation(NamedTuple):
    """How high an end is, in half-levels, and whether it is IN a Depression there."""

    level: int
    depressed: bool = False

    def above(self, top: int) -> Elevation:
        """The same, counted from the top of an obstacle."""
        return Elevation(self.level - top, self.depressed)


class Hides(NamedTuple):
    """To whom an obstacle's height is in the way: at all ranges, at none, or as the table has it."""

    always: bool
    never: bool
    table: Blind


class Cast(NamedTuple):
    """Places that hide the targets given, each those in its shadow."""

    standing: Standing
    targets: int


@lru_cache(maxsize=4096)
def hides(casts: Casts, *, half: bool, viewer: Elevation, target: Elevation, reach: int) -> Hides:
    """What the definition says of an obstacle between two elevations counted from its top."""
    rows = [[False] * (reach + 1) for _ in range(reach + 1)]
    for far in range(1, reach + 1):
        line = Line(Position(), _end(0, viewer), _end(far, target))
        for near in range(1, far + 1):
            where = _at(near if viewer.level >= target.level else far - near)
            obstacle = Obstacle("", "", -1 if half else -LEVEL, 0, (where,), casts, ())
            rows[near][far] = blocked_by(line, obstacle) is not None
    found = {rows[near][far] for far in range(1, reach + 1) for near in range(1, far + 1)}
    return Hides(found == {True}, found == {False}, tuple(map(tuple, rows)))


def _end(steps: int, elevation: Elevation) -> End:
    return End(_at(steps), elevation.level, depressed=elevation.depressed)


def _at(steps: int) -> str:
    """A hex so many hexes down a column."""
    return f"Z{40 + steps}"


class Plan:
    """All that hides targets from viewers of one elevation, for one board. Bitboards are the board's."""

    def __init__(self, geometry: Geometry, board: Board, viewer: Elevation) -> None:
        self.geometry = geometry
        self.board = board
        self.viewer = viewer
        self.targets = self._by_elevation()
        self.everyone = self._those(lambda target: True)
        self.depressed = self._those(lambda target: target.depressed)
        self.peers = self._those(lambda target: target.level == viewer.level)
        """The targets at the viewer's own level."""
        self.clouded = self._bits(board.clouded)
        self._hiding: dict[int, list[tuple[Iterable[int], Shadow]]] = defaultdict(list)
        self._unclear: dict[int, list[tuple[Iterable[int], Shadow]]] = defaultdict(list)
        self._obstacles()
        self._walls()
        self._rarities()
        self.casts = tuple(Cast(Standing(places), targets) for targets, places in self._hiding.items())
        self.doubts = tuple(Cast(Standing(places), targets) for targets, places in self._unclear.items())
        """What the definition must decide."""
        self.hindrances = Standing(self._hindering())
        """Hindrances by their range."""
        self.undepressed = Standing([(board.undepressed, geometry.bounds)])

    def _by_elevation(self) -> dict[Elevation, int]:
        found: dict[Elevation, int] = defaultdict(int)
        for spot, end in self.board.ends.items():
            found[Elevation(end.level, end.depressed)] |= self._bits((spot,))
        return dict(found)

    def _bits(self, spots: Iterable[int]) -> int:
        return sum(1 << (spot // SPOTS + self.geometry.bias) for spot in spots)

    def _those(self, judge: Callable[[Elevation], bool]) -> int:
        """The targets at elevations of which the judge says yes."""
        return sum(targets for target, targets in self.targets.items() if judge(target))

    def _hide(self, shadow: Shadow, spots: Iterable[int], targets: int) -> None:
        if targets:
            self._hiding[targets].append((spots, shadow))

    def _doubt(self, shadow: Shadow, spots: Iterable[int], targets: int) -> None:
        if targets:
            self._unclear[targets].append((spots, shadow))

    def _hides(self, casts: Casts, *, half: bool, top: int, target: Elevation) -> Hides:
        return hides(
            casts,
            half=half,
            viewer=self.viewer.above(top),
            target=target.above(top),
            reach=self.geometry.reach,
        )

    def _shadow(self, kind: Kind) -> Shadow:
        """The shadows of places that a LOS must meet in this way."""
        if kind.how == "artwork":
            return self.geometry.artwork(kind.filled, meets_artwork)
        whole = {THROUGH: self.geometry.through, INHERENT: self.geometry.inherent, SPINE: self.geometry.spine}
        return whole[kind]

    def _obstacles(self) -> None:
        """Terrain and ground."""
        for (kind, obstacle), spots in self.board.obstacles.items():
            _, casts, half, top, level = obstacle
            self._obstruct(self._shadow(kind), spots, casts, half=half, top=top, level=level)

    def _obstruct(
        self, shadow: Shadow, spots: Iterable[int], casts: Casts, *, half: bool, top: int, level: bool = True
    ) -> None:
        """Places of one height: what they hide at any range, and what by their Blind Hexes."""
        always = 0
        for target, targets in self.targets.items():
            if target.level == self.viewer.level and not level:
                continue
            found = self._hides(casts, half=half, top=top, target=target)
            if found.always:
                always |= targets
            elif not found.never:
                higher = self.viewer.level >= target.level
                self._hide(
                    self.geometry.hidden(shadow, viewer_is_higher=higher, blind=found.table), spots, targets
                )
        self._hide(shadow, spots, always)

    @clause("B9.1", "B9.2", "B9.52")
    def _walls(self) -> None:
        """Hexside terrain: walls and hedges across and along the LOS, three at a vertex, bocage."""
        shadows = self.geometry.walls
        half = {side: self._obstructed(wall) for side, (wall, _) in self.board.walls.items()}
        for side, (wall, gap) in self.board.walls.items():
            if wall.terrain == "bocage":
                self._bocage(side, wall, gap=gap)
                continue
            beside = self.geometry.layout.neighbours(side)
            walled = sum(1 << i for i, other in enumerate(beside) if other in half)
            self._hide(shadows.barred(gap=gap, walled=walled), (side,), half[side])
            for shadow, other in zip(shadows.unless, beside, strict=True):
                self._hide(shadow, (side,), half[side] & ~half.get(other, -1))
            for far, shadow in enumerate(shadows.together):
                others = beside[2 * far : 2 * far + 2]
                if half.keys() >= set(others) and all(self._beside(wall, other) for other in others):
                    self._hide(shadow, (side,), half[side])

    @clause("B9.2")
    def _beside(self, wall: Wall, other: int) -> bool:
        """Whether what stands on that hexside is one of three walls at a vertex."""
        return counts_beside(self.board.position, wall, self.board.walls[other].wall)

    @clause("B9.61")
    def _obstructed(self, wall: Wall) -> int:
        """Targets to whom it is a Half-Level obstacle; between full levels it is none."""

        def judge(target: Elevation) -> bool:
            apart = abs(self.viewer.level - target.level) >= LEVEL
            return not apart and self._hides(Casts.GENERAL, half=True, top=wall.top, target=target).always

        return self._those(judge)

    @clause("B9.52", "B9.521")
    def _bocage(self, side: int, wall: Wall, *, gap: bool) -> None:
        """Bocage crossed, touched and run along; what is seen over it the definition decides."""
        shadows, rules, top = self.geometry.walls, self.board.rules, wall.top
        heights = {
            target: self._hides(Casts.HEXSIDE, half=False, top=top, target=target) for target in self.targets
        }
        hidden = self._those(lambda target: heights[target].always)
        unsure = self._those(lambda target: not heights[target].always and not heights[target].never)
        above = self._those(lambda target: target.level >= top)
        over = self.viewer.level >= top
        below = 0 if rules.includes("B9.521-rewrite") else self.everyone & ~above
        for shadow, surely, perhaps in (
            (shadows.across[gap], hidden, unsure),
            (shadows.of_viewer[gap], hidden if over else self.everyone, unsure if over else 0),
            (shadows.of_target[gap], hidden & above | below, unsure & above),
        ):
            self._hide(shadow, (side,), surely)
            self._doubt(shadow, (side,), perhaps)
        if rules.includes("B9.52-hexspine"):
            self._obstruct(self.geometry.spine, (side,), Casts.GENERAL, half=False, top=top)
        else:
            self._hide(self.geometry.spine, (side,), self.everyone & ~above if over else self.everyone)

    def _rarities(self) -> None:
        """What is left to the definition: SMOKE, AFVs and wrecks, cliffs, orchards out of season."""
        self._doubt(self.geometry.inherent, self.board.clouded, self.everyone)
        self._doubt(self.geometry.through, self.board.hulls, self.everyone)
        for top, sides in self.board.cliffs.items():
            self._cliffs(sides, top)
        slanted = self.everyone & ~self.peers
        self._doubt(self.geometry.inherent, self.board.bare_orchards, slanted)

    @clause("B9.61")
    def _cliffs(self, sides: Iterable[int], top: int) -> None:
        """Cliffs matter where a Crest Line hides otherwise than any other obstacle of its height (B11.3)."""

        def judge(target: Elevation) -> bool:
            crest, cliff = (
                self._hides(casts, half=False, top=top, target=target)
                for casts in (Casts.CREST, Casts.GENERAL)
            )
            return crest.table != cliff.table

        unsure, walls = self._those(judge), self.geometry.walls
        for shadow in (walls.across, walls.of_viewer, walls.of_target):
            self._doubt(shadow[False], sides, unsure)

    @clause("B16.2")
    def _hindering(self) -> Iterator[tuple[Iterable[int], Shadow]]:
        """Hindrances to a LOS at the viewer's level."""
        for (kind, level), spots in self.board.hindrances.items():
            if level == self.viewer.level:
                yield spots, self.geometry.by_range(self._shadow(kind))
