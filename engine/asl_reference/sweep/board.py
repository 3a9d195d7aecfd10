"""What stands on a board, gathered for bitboards by asking the definition about each place alone."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property, lru_cache
from typing import NamedTuple

from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.chart import in_season, row
from asl_reference.board.geometry import centre, hex_at, hexes_of, hexside, neighbours, on_board
from asl_reference.board.position import AFVS, Hex, Position
from asl_reference.board.water import depression_of
from asl_reference.rules.ground.b9_identity import has_gap
from asl_reference.rules.ground.b16_identity import chart_row
from asl_reference.rules.los.blind import Casts
from asl_reference.rules.los.ends import End, end_of_hex, half_levels
from asl_reference.rules.los.hindrance import hindrances
from asl_reference.rules.los.line import Line, drawn, met_at
from asl_reference.rules.los.path import ALL_SECTORS, Spine, Through, Touch
from asl_reference.rules.los.terrain import HIGHER_GROUND, ORCHARDS, obstacles_at
from asl_reference.rules.los.wall import Wall, wall_on
from asl_reference.sweep.geometry import Signature
from asl_reference.sweep.paths import SIDES, Layout
from asl_reference.sweep.shadow import Places

FAR = ("ZZ98", "ZZ99")
"""Ends of lines that concern one place only: outside every board."""
SAMPLE = "Z40"
DEEP, HIGH = -1000, 1000
"""Elevations below and above everything (half-levels)."""
EVERYWHERE: Signature = ((ALL_SECTORS, 0, 0), True)
"""A path through the whole hex, which meets all of its artwork."""


class Kind(NamedTuple):
    """How a LOS must meet a place for what stands there to matter."""

    how: str
    """``through`` the hex, ``inherent`` terrain, ``artwork``, or along the ``spine`` between two hexes."""
    filled: int = 0
    """The triangles of the hex that its artwork fills."""


SPINE, THROUGH, INHERENT = Kind("spine"), Kind("through"), Kind("inherent")


class Obstructs(NamedTuple):
    """One obstacle of a place; elevations in half-levels."""

    ground: bool
    """Whether it is higher ground instead of terrain."""
    casts: Casts
    half: bool
    """Whether it is a Half-Level obstacle."""
    top: int
    level: bool
    """Whether it is also an obstacle between ends of the same level."""


class Stands(NamedTuple):
    """What a LOS meets in one place."""

    obstacles: tuple[Obstructs, ...]
    hinders: tuple[int, ...]
    """Levels at which it is a Hindrance."""


class Barrier(NamedTuple):
    """A wall, hedge or bocage, and whether there is a gap in its depiction."""

    wall: Wall
    gap: bool


def probe(position: Position, touch: Touch, start: int = DEEP, end: int = HIGH) -> Line:
    """A LOS between these elevations that meets nothing but the touch: it asks what stands there."""
    return Line(position, End(FAR[0], start), End(FAR[1], end), path=(touch,))


def through(name: str, signature: Signature = EVERYWHERE) -> Through:
    """A touch of the hex's interior, seen along a path of this signature."""
    return Through(name, *signature[0], signature[1], (name,))


@lru_cache(maxsize=4096)
def meets_artwork(filled: int, signature: Signature) -> bool:
    """Whether a path through a hex meets artwork that fills these triangles."""
    around = enumerate(neighbours(SAMPLE))
    free = tuple(n for i, n in around if n is not None and not filled >> i & 1)
    touch = through(SAMPLE, signature)
    return any(met_at(probe(Position(hexes={SAMPLE: Hex("woods", free=free)}), touch), touch))


class Grid(NamedTuple):
    """The hexes of an empty board and of its edges: what depends on nothing but its size."""

    names: dict[str, int]
    """The spot of each hex, by its name."""
    board: tuple[str, ...]
    """Names of the hexes on the board."""
    sides: tuple[tuple[int, str, str], ...]
    """Hexsides between two of them: the spot and the names of the hexes."""


@lru_cache(maxsize=16)
def grid_of(columns: int, rows: int) -> Grid:
    """The grid of boards of one size."""
    layout = Layout(rows)
    points = [(3 * c, y) for c in range(columns + 1) for y in range(2 * rows + 4) if (y - c) % 2 == 0]
    names = {name: layout.spot(point) for point in points if (name := hex_at(point)) is not None}
    sides = []
    for name in names:
        x, y = centre(name)
        for dx, dy in SIDES:
            other = hex_at((x + dx, y + dy))
            if other is not None and other in names:
                sides.append((layout.side((x, y), (x + dx, y + dy)), name, other))
    return Grid(names, tuple(n for n in names if on_board(n, columns, rows)), tuple(sides))


class Board:
    """The hexes, obstacles, Hindrances and walls of a position, by spot."""

    def __init__(
        self, rules: Rules, position: Position, layout: Layout, ends: Position | None = None
    ) -> None:
        self.rules = rules
        self.position = position
        self.stood_on = position if ends is None else ends
        """The ground that the ends of a LOS stand on."""
        self.layout = layout
        self.grid = grid_of(position.columns, position.rows)
        self.ends: dict[int, End] = {
            self.grid.names[n]: end_of_hex(self.stood_on, n) for n in self.grid.board
        }
        """The hexes of the board, seen on the ground."""
        self.levels = tuple(sorted({end.level for end in self.ends.values()}))
        self.obstacles: dict[tuple[Kind, Obstructs], Places] = defaultdict(Places)
        self.hindrances: dict[tuple[Kind, int], Places] = defaultdict(Places)
        """By level of the LOS."""
        self.walls: dict[int, Barrier] = {}
        self.undepressed = [
            s for name, s in self.grid.names.items() if not depression_of(position, position.hex(name))
        ]
        self._bare = _without_counters(position)
        self._gather_terrain()
        for side in position.hexsides:
            if (wall := wall_on(position, side)) is not None:
                first, second = map(centre, hexes_of(side))
                self.walls[layout.side(first, second)] = Barrier(wall, has_gap(position, side))

    def _gather_terrain(self) -> None:
        """Hexes and hexspines; places that look the same are asked about once."""
        looks = self._looks()
        known: dict[object, Stands] = {}
        for name, spot in self.grid.names.items():
            self._put(spot, self._kind(name), self._stands(known, (looks[name],), through(name)))
        for side, a, b in self.grid.sides:
            first, second = self._bare.hex(a), self._bare.hex(b)
            beside = frozenset(((looks[a], b in first.laps), (looks[b], a in second.laps)))
            touch = Spine(hexside(a, b), (a, b), ((0, 0), (0, 0)))
            self._put(side, SPINE, self._stands(known, (beside, b in first.free or a in second.free), touch))

    def _looks(self) -> dict[str, object]:
        """A key for each hex: equal where hexes are the same to a LOS, but for their artwork at hexsides."""
        position = self._bare
        plain: dict[tuple[Hex, int], int] = {}
        looks: dict[str, object] = {}
        for name in self.grid.names:
            ground = position.hexes.get(name)
            if ground is None:
                looks[name] = None
            else:
                # Marsh is what the waters linked to it make it (16.6), so its row tells, not its name.
                whole = replace(ground, free=(), laps=()) if ground.free or ground.laps else ground
                key = (whole, id(chart_row(position, name)))
                looks[name] = plain.setdefault(key, len(plain))
        return looks

    def _kind(self, name: str) -> Kind:
        """How a LOS meets the terrain of the hex."""
        ground = self._bare.hexes.get(name)
        if ground is None:
            return THROUGH
        if row(ground).inherent:
            return INHERENT
        filled = drawn(self._bare, name)
        return THROUGH if filled == ALL_SECTORS else Kind("artwork", filled)

    def _stands(self, known: dict[object, Stands], look: object, touch: Touch) -> Stands:
        if look not in known:
            level = set(obstacles_at(probe(self._bare, touch, DEEP, DEEP), touch, along_depression=False))
            obstacles = tuple(
                Obstructs(o.what == HIGHER_GROUND, o.casts, o.half, o.top, o in level)
                for o in obstacles_at(probe(self._bare, touch), touch, along_depression=False)
            )
            met = any(met_at(probe(self._bare, touch), touch))
            lines = ((at, probe(self._bare, touch, at, at)) for at in self.levels if met)
            hinders = tuple(
                at for at, line in lines if any(h.drm for h in hindrances(line, along_depression=False))
            )
            known[look] = Stands(obstacles, hinders)
        return known[look]

    def _put(self, spot: int, kind: Kind, stands: Stands) -> None:
        for obstacle in stands.obstacles:
            how = THROUGH if obstacle.ground and kind != SPINE else kind
            self.obstacles[how, obstacle].append(spot)
        for level in stands.hinders:
            self.hindrances[kind, level].append(spot)

    @cached_property
    def clouded(self) -> frozenset[int]:
        """Hexes with SMOKE: the definition counts what it hinders."""
        names = {name for name, ground in self.position.hexes.items() if ground.smoke}
        return frozenset(spot for name, spot in self.grid.names.items() if name in names)

    @property
    def mutual(self) -> bool:
        """Whether each LOS is the same from both ends: without bocage, and SMOKE, which is fired out of."""
        return not self.clouded and all(one.wall.terrain != "bocage" for one in self.walls.values())

    @cached_property
    def hulls(self) -> frozenset[int]:
        """Hexes with an AFV or a wreck: the definition counts what they hinder."""
        position = self.position
        names = {unit.hex for unit in position.units.values() if unit.type in AFVS}
        names |= {counter.hex for counter in position.counters.values() if counter.type == "wreck"}
        return frozenset(spot for name, spot in self.grid.names.items() if name in names)

    @cached_property
    def cliffs(self) -> dict[int, list[int]]:
        """Hexsides that are cliffs by the elevation of their top: the definition tells what is blind."""
        found: dict[int, list[int]] = defaultdict(list)
        for side, one in self.position.hexsides.items():
            if one.terrain == "cliff":
                first, second = hexes_of(side)
                top = max(half_levels(self.position.hex(name).level) for name in (first, second))
                found[top].append(self.layout.side(centre(first), centre(second)))
        return dict(found)

    @cached_property
    def bare_orchards(self) -> frozenset[int]:
        """Orchards out of season: the definition judges LOS from above them (B14.2)."""
        names = {
            name
            for name, ground in self.position.hexes.items()
            if ground.terrain in ORCHARDS and not in_season(self.position, ground.terrain)
        }
        return frozenset(spot for name, spot in self.grid.names.items() if name in names)


def _without_counters(position: Position) -> Position:
    hexes = {name: replace(g, smoke="") if g.smoke else g for name, g in position.hexes.items()}
    return replace(position, hexes=hexes, units={}, counters={})
