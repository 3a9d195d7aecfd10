"""Terrain pixels of hexes and hexsides of a board, counted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from asl_conformance.boards.archive import Grid
from asl_conformance.boards.geometry import (
    HEIGHT,
    SOUTH,
    WIDTH,
    Cell,
    along,
    dot,
    lattice,
    outline,
    quarters,
    runs,
)

ABOUT = 2
"""Pixels in each direction that are about a centre dot."""
BAND = 3
"""Pixels to either side of a hexside where what is drawn on it is looked for."""
WEAVE = 4
"""Pixels of bare ground at most between the dots of terrain that is drawn dotted."""
Sample = tuple[bytes, bytes]
"""Terrain codes drawn at a point of a hexside: in its first hex, in its second."""


@dataclass(frozen=True)
class Drawn:
    """The pixels of one hex, triangle by triangle from the north clockwise."""

    counts: tuple[Mapping[int, int], ...]
    """For each triangle, how many pixels each terrain code has."""
    levels: Mapping[int, int]
    """How many pixels lie on each level."""
    whole: Mapping[int, int] = field(default_factory=dict)
    """How many pixels each terrain code has in the hex."""


@dataclass(frozen=True)
class Pixels:
    """A grid that answers questions about places."""

    grid: Grid

    @cached_property
    def by_row(self) -> bytes:
        """The terrain row by row."""
        return b"".join(self.grid.terrain[y::HEIGHT] for y in range(HEIGHT))

    def terrain_at(self, x: int, y: int) -> int:
        """The terrain code of a pixel."""
        return self.grid.terrain[x * HEIGHT + y]

    def level_at(self, x: int, y: int) -> int:
        """The level of a pixel."""
        return signed(self.grid.level[x * HEIGHT + y])

    def dot(self, cell: Cell) -> tuple[int, int]:
        """Terrain code and level of a hex's centre dot."""
        x, y = dot(cell)
        return self.terrain_at(x, y), self.level_at(x, y)

    def around(self, cell: Cell) -> bytes:
        """The terrain codes of the pixels about a hex's centre dot."""
        x, y = dot(cell)
        columns = range(max(0, x - ABOUT), min(WIDTH, x + ABOUT + 1))
        top, end = max(0, y - ABOUT), min(HEIGHT, y + ABOUT + 1)
        return b"".join(self.grid.terrain[at * HEIGHT + top : at * HEIGHT + end] for at in columns)

    def hex(self, cell: Cell) -> Drawn:
        """What is drawn in a hex."""
        terrain, level = self.grid.terrain, self.grid.level
        base, columns, sizes = outline(cell)
        heights = _counted(b"".join([level[base + a : base + b] for a, b in columns]))
        whole = _counted(b"".join([terrain[base + a : base + b] for a, b in columns]))
        if len(whole) == 1:  # of one terrain, as most hexes are
            (code,) = whole
            counts = tuple({code: size} if size else {} for size in sizes)
        else:
            base, sectors = runs(cell)
            counts = tuple(
                _counted(b"".join([terrain[base + a : base + b] for a, b in one])) for one in sectors
            )
        return Drawn(counts, {signed(one): count for one, count in heights.items()}, whole)

    def edge(self, cell: Cell) -> bytes:
        """The terrain codes of a hex's pixels on the edge of the board; none in a hex within it."""
        base, columns, _ = outline(cell)
        if base:
            return b""
        found = bytearray()
        for start, end in columns:
            x, y = divmod(start, HEIGHT)
            if x in (0, WIDTH - 1):
                found += self.grid.terrain[start:end]
            elif y == 0 or end % HEIGHT == 0:
                found.append(self.grid.terrain[start if y == 0 else end - 1])
        return bytes(found)

    def side(self, cell: Cell, way: int) -> tuple[Sample, ...]:
        """What is drawn along the hexside of a hex (1 NE, 2 SE, 3 S), point by point."""
        ox, oy = quarters(lattice(cell))
        points = [((ox + x) // 4, (oy + y) // 4) for x, y in along(way)]
        if way == SOUTH:
            rows = self.grid.terrain
            return tuple(self._across(rows, HEIGHT, x, y, WIDTH) for x, y in points)
        return tuple(self._across(self.by_row, WIDTH, y, x, HEIGHT) for x, y in points)

    @staticmethod
    def _across(lines: bytes, length: int, line: int, at: int, many: int) -> Sample:
        if not 0 <= line < many:
            return b"", b""
        start = line * length
        first = lines[start + max(0, at - BAND) : start + max(0, at)]
        second = lines[start + at : start + min(length, at + BAND)]
        return first, second


def _counted(codes: bytes) -> dict[int, int]:
    if codes.count(codes[:1]) == len(codes):  # all the same, as most are: far quicker than a set of them
        return {codes[0]: len(codes)}
    return {code: codes.count(code) for code in set(codes)}


def woven(grid: Grid, codes: Collection[int]) -> Grid:
    """The grid with the bare ground filled that shows between the dots by which these terrains are drawn."""
    for code in codes:
        if code in grid.terrain:
            columns = _filled(grid.terrain, code)
            rows = _filled(b"".join([columns[y::HEIGHT] for y in range(HEIGHT)]), code)
            grid = replace(grid, terrain=b"".join([rows[x::WIDTH] for x in range(WIDTH)]))
    return grid


def _filled(line: bytes, code: int) -> bytes:
    """The line with runs of bare ground that the terrain has on both sides filled, if they are short."""
    dot = bytes([code])
    for gap in range(1, WEAVE + 1):
        for _ in range(2):  # a dot may end one run and begin the next
            line = line.replace(dot + bytes(gap) + dot, dot * (gap + 2))
    return line


def signed(level: int) -> int:
    """A level from its byte."""
    return level - 256 if level > 127 else level
