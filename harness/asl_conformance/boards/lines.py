"""A LOS over the pixels of a board: artwork that it surely meets, and artwork that it may meet.

A line between two centre dots is followed pixel by pixel. Artwork on both sides of it is met. Artwork on
one side may be met, since lines and prints are not exact. Inherent terrain fills its hex.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from asl_conformance.boards.archive import Grid
from asl_conformance.boards.chart import CODES, HEIGHTS, INHERENT, MEANINGS, OPEN, Meaning
from asl_conformance.boards.geometry import HEIGHT, WIDTH, Cell, cells, hex_name, lattice, outline, quarters
from asl_conformance.boards.pixels import Pixels, signed

MAYBE = 1
"""Pixels to either side of a line: it surely meets what lies on them all, and may meet what lies on one."""
BAND = 2 * MAYBE + 1


WALLS = frozenset({"wall", "hedge", "bocage", "cactus_hedge", "roadblock"})
"""Terrain of hexsides that a LOS may be stopped by."""


class Stands(NamedTuple):
    """Terrain at a pixel; taller terrain compares greater."""

    top: int
    """In half-levels; of ground alone, that of the ground."""
    code: int
    """The terrain code; 0 for ground alone."""
    level: int


class Met(NamedTuple):
    """What a line meets in a hex: the tallest terrain, and the highest ground."""

    terrain: Stands
    level: int


class Range(NamedTuple):
    """What a line meets in a hex at least and at most."""

    least: Met
    most: Met
    unknown: bool = False
    """Terrain within reach that is not judged."""
    sided: bool = False
    """Hexside terrain within reach."""
    inherent: bool = False
    """Artwork of inherent terrain within reach."""


class _AtPoint(NamedTuple):
    """What the pixels across a line show at one point."""

    sure: Stands
    maybe: Stands
    lowest: int
    highest: int
    unknown: bool
    inherent: bool
    side_sure: bool
    """Hexside terrain on the line and on both sides of it."""
    side_maybe: bool


@dataclass
class _Seen:
    """What the line has met in a hex so far."""

    least: Stands
    most: Stands
    lowest: int
    least_level: int | None
    most_level: int
    unknown: bool = False
    sided: bool = False
    inherent: bool = False

    def result(self) -> Range:
        level = self.lowest if self.least_level is None else self.least_level
        least, most = Met(self.least, level), Met(self.most, self.most_level)
        return Range(least, most, self.unknown, self.sided, self.inherent)


@cache
def _owners() -> tuple[array[int], array[int]]:
    """For each pixel, column by column and row by row, the number of the hex it lies in: on every board."""
    found = array("H", bytes(2 * WIDTH * HEIGHT))
    for number, cell in enumerate(cells()):
        base, columns, _ = outline(cell)
        for start, end in columns:
            found[base + start : base + end] = array("H", [number]) * (end - start)
    by_row = array("H")
    for y in range(HEIGHT):
        by_row.extend(found[y::HEIGHT])
    return found, by_row


class Lines:
    """Every line between two centre dots of a board."""

    def __init__(self, grid: Grid, names: Mapping[int, str] = CODES) -> None:
        self.pixels = Pixels(grid)
        self.grid = grid
        self.meanings = {code: MEANINGS.get(name, OPEN) for code, name in names.items()}
        self.unknown = frozenset(
            code for code in set(grid.terrain) if names.get(code) not in MEANINGS or self.meaning(code).bridge
        )
        """Terrain without a word in the protocol; and bridges, whose Hindrance nobody here judges (B6)."""
        self._known: dict[bytes, _AtPoint] = {}
        self.heights = {code: height_of(meaning) for code, meaning in self.meanings.items()}
        """Of terrain that is met where its artwork lies, its height in half-levels."""
        self.sided = {code for code, meaning in self.meanings.items() if meaning.side in WALLS}

    def meaning(self, code: int) -> Meaning:
        """What a terrain code means."""
        return self.meanings.get(code, OPEN)

    @property
    def owner(self) -> array[int]:
        """For each pixel, column by column, the number of the hex it lies in."""
        return _owners()[0]

    @cached_property
    def _by_column(self) -> tuple[bytes, bytes, array[int], int]:
        return self.grid.terrain, self.grid.level, self.owner, HEIGHT

    @cached_property
    def _by_row(self) -> tuple[bytes, bytes, array[int], int]:
        level = b"".join(self.grid.level[y::HEIGHT] for y in range(HEIGHT))
        return self.pixels.by_row, level, _owners()[1], WIDTH

    def met(self, first: Cell, last: Cell) -> dict[str, Range]:
        """What the line meets in each hex between its ends."""
        seen: dict[int, _Seen] = {}
        (ax, ay), (bx, by) = lattice(first), lattice(last)
        along = ay == by or abs(ax - bx) == abs(ay - by)
        """The line runs along hexspines, where what it meets stands in the hexes on either hand."""
        for low, middle, high, key in self._samples(first, last):
            point = self._known.get(key) or self._tell(key)
            for number in {low, middle, high}:
                if number not in seen:
                    ground = Stands(2 * point.lowest, 0, point.lowest)
                    seen[number] = _Seen(ground, ground, point.lowest, None, point.highest)
                _take(seen[number], point, sure=along or low == middle == high)
        every = cells()
        return {
            hex_name(every[number]): one.result()
            for number, one in seen.items()
            if every[number] not in (first, last)
        }

    def _samples(self, first: Cell, last: Cell) -> set[tuple[int, int, int, bytes]]:
        """The hexes and pixels across the line, a pixel apart, each once."""
        terrain, level, owner, _, lows = self._walk(first, last)
        found = set()
        for low in lows:
            beyond = low + BAND
            key = terrain[low:beyond] + level[low:beyond]
            found.add((owner[low], owner[low + MAYBE], owner[beyond - 1], key))
        return found

    def sides(self, first: Cell, last: Cell) -> list[tuple[int, int, bool]]:
        """Where the line meets hexside terrain: pixels along it, with whether it surely does so there."""
        terrain, level, _, length, lows = self._walk(first, last)
        found = []
        for low in lows:
            point = self._known[terrain[low : low + BAND] + level[low : low + BAND]]
            if point.side_maybe:
                main, cross = divmod(low + MAYBE, length)
                x, y = (main, cross) if length == HEIGHT else (cross, main)
                found.append((x, y, point.side_sure))
        return found

    def _walk(self, first: Cell, last: Cell) -> tuple[bytes, bytes, array[int], int, list[int]]:
        """The pixels in the order of the line, and for each step its place in them."""
        start, end = quarters(lattice(first)), quarters(lattice(last))
        if abs(end[0] - start[0]) >= abs(end[1] - start[1]):
            terrain, level, owner, length = self._by_column
        else:
            terrain, level, owner, length = self._by_row
            start, end = start[::-1], end[::-1]
        (main, other), (stop, to) = sorted((start, end))
        whole, step = 4 * (stop - main), 4 * (to - other)
        ats = range(-(-main // 4), min(stop // 4, len(terrain) // length - 1) + 1)
        # In quarters of a pixel the line is at other + (to - other) (4 at - main) / (stop - main).
        cross = other * (stop - main) + (to - other) * (4 * ats.start - main) - MAYBE * whole
        highest, lows = length - BAND, []
        for at in ats:
            lows.append(at * length + min(max(cross // whole, 0), highest))
            cross += step
        return terrain, level, owner, length, lows

    def _tell(self, key: bytes) -> _AtPoint:
        codes, levels = key[:BAND], [signed(level) for level in key[BAND:]]
        stands = [self._stands(code, level) for code, level in zip(codes, levels, strict=True)]
        grounds = [one.level for one in stands]
        unknown = not self.unknown.isdisjoint(codes)
        sides = [code in self.sided for code in codes]
        found = _AtPoint(
            min(stands),
            max(stands),
            min(grounds),
            max(grounds),
            unknown,
            any(self.meaning(code).terrain in INHERENT for code in codes),
            all(sides),
            any(sides),
        )
        return self._known.setdefault(key, found)

    def _stands(self, code: int, level: int) -> Stands:
        """The terrain at a pixel; for a Depression its rim, since the hex says its depth (A6.3)."""
        rim = level + 1 if self.meanings.get(code, OPEN).depression else level
        height = self.heights.get(code, 0)
        return Stands(2 * rim + height, code if height else 0, rim)


def _take(seen: _Seen, point: _AtPoint, *, sure: bool) -> None:
    """Add what the pixels show; terrain that the line does not surely meet, it may meet."""
    seen.most = max(seen.most, point.maybe)
    seen.most_level = max(seen.most_level, point.highest)
    seen.lowest = min(seen.lowest, point.lowest)
    seen.unknown = seen.unknown or point.unknown
    seen.sided = seen.sided or point.side_maybe
    seen.inherent = seen.inherent or point.inherent
    if sure:
        seen.least = max(seen.least, point.sure)
        level = point.lowest
        seen.least_level = level if seen.least_level is None else max(seen.least_level, level)


def height_of(meaning: Meaning) -> int:
    """Height in half-levels of terrain that is met only where it is drawn; 0 for all other terrain."""
    if meaning.terrain in INHERENT:
        return 0
    return int(2 * meaning.hex.get("height", HEIGHTS.get(meaning.terrain, 0)))
