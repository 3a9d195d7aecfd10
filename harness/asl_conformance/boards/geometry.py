"""Hexes and hexsides of a geomorphic board as places, names and runs of pixels.

The centre of a hex lies at (56.25 c, 32.25 y) pixels, where c is its column (A is 0) and y twice its row,
less one in columns A, C, E ... In quarters of a pixel all is whole.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

Cell = tuple[int, int]
"""Column and row of a hex; column A is 0."""
Lattice = tuple[int, int]
"""A point in thirds of a column and half rows: centres at (3c, 2r), half a hex lower in columns B, D, F."""

COLUMNS, ROWS = 33, 10
WIDTH, HEIGHT = 1800, 645
STEPS: tuple[Lattice, ...] = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""From a centre to its neighbours' centres: N, NE, SE, S, SW, NW."""
ACROSS, DOWN = 75, 129
"""Quarters of a pixel to a lattice step across and down."""
HALF = 2 * ACROSS * DOWN
"""What DOWN x + ACROSS y comes to on a slanted hexside, in quarters of a pixel from the centre."""
REACH = 40
"""Pixels that a hex reaches from its centre at most."""
NORTHS, SOUTHS = (5, 0, 1), (4, 3, 2)
"""Triangles above and below the middle of a hex: to the left, in the middle, to the right."""


class Run(NamedTuple):
    """Pixels of one column of the board that lie in one triangle of a hex, from ``top`` to before ``end``."""

    sector: int
    x: int
    top: int
    end: int


def hex_name(cell: Cell) -> str:
    """The name of a hex."""
    column, row = cell
    return chr(ord("A") + column % 26) * (1 + column // 26) + str(row)


def lattice(cell: Cell) -> Lattice:
    """The lattice point of a hex's centre."""
    column, row = cell
    return 3 * column, 2 * row + column % 2


def cell_at(point: Lattice) -> Cell | None:
    """The hex with this centre, on the board or one beside it; None where none can have a name."""
    column, row = point[0] // 3, (point[1] - point[0] // 3 % 2) // 2
    return (column, row) if column >= 0 and row >= 0 else None


def on_board(cell: Cell) -> bool:
    """Whether the board has the hex: columns B, D, F ... have a row 0 as well."""
    column, row = cell
    return 0 <= column < COLUMNS and (0 if column % 2 else 1) <= row <= ROWS


@cache
def cells() -> tuple[Cell, ...]:
    """Every hex of the board, by column and row."""
    every = ((column, row) for column in range(COLUMNS) for row in range(ROWS + 1))
    return tuple(cell for cell in every if on_board(cell))


@cache
def names() -> dict[str, Cell]:
    """Every hex of the board by its name."""
    return {hex_name(cell): cell for cell in cells()}


@lru_cache(maxsize=1024)
def neighbours(cell: Cell) -> tuple[Cell | None, ...]:
    """The six adjacent hexes N, NE, SE, S, SW, NW, also off the board; None if such a hex has no name."""
    x, y = lattice(cell)
    return tuple(cell_at((x + dx, y + dy)) for dx, dy in STEPS)


def side_name(first: Cell, second: Cell) -> str:
    """The name of the hexside between two hexes: lowest column, then lowest row first."""
    return "-".join(hex_name(cell) for cell in sorted((first, second)))


def quarters(point: Lattice) -> tuple[int, int]:
    """A lattice point in quarters of a pixel."""
    return ACROSS * point[0], DOWN * (point[1] - 1)


def dot(cell: Cell) -> tuple[int, int]:
    """The pixel of a hex's centre dot; on the last column or row of pixels at the right and lower edge."""
    x, y = quarters(lattice(cell))
    return min(x // 4, WIDTH - 1), min(y // 4, HEIGHT - 1)


@cache
def sides() -> tuple[tuple[Cell, Cell, int], ...]:
    """Every hexside between two hexes of the board, with its number (1 NE, 2 SE, 3 S) seen from the first."""
    return tuple(
        (cell, near, way)
        for cell in cells()
        for way in (1, 2, 3)
        if (near := neighbours(cell)[way]) is not None and on_board(near)
    )


@cache
def _template(x_part: int, y_part: int) -> tuple[Run, ...]:
    """The runs of a hex whose centre lies this many quarters beyond a pixel, counted from that pixel."""
    found = []
    for x in range(-38, 40):
        across = 4 * x - x_part
        reach = min(DOWN, (HALF - DOWN * abs(across)) // ACROSS)
        if reach < 0:
            continue
        # What lies on a border belongs to the lower of two hexes, and to no other.
        below = min(DOWN, -(-(HALF - DOWN * abs(across)) // ACROSS)) - 1
        top, end = -((reach - y_part) // 4), (below + y_part) // 4 + 1
        middle = -(-y_part // 4)
        spread = DOWN * abs(across) // ACROSS
        high, low = -((spread - y_part) // 4), (spread + y_part) // 4 + 1
        high, low = max(top, min(high, middle)), min(end, max(low, middle))
        side = 2 if across > 0 else 0
        found += [
            Run(NORTHS[1], x, top, high),
            Run(NORTHS[side], x, high, middle),
            Run(SOUTHS[side], x, middle, low),
            Run(SOUTHS[1], x, low, end),
        ]
    return tuple(run for run in found if run.top < run.end)


@cache
def _inside(x_part: int, y_part: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The runs of a template by triangle, as offsets from the hex's own pixel."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(6)]
    for sector, x, top, end in _template(x_part, y_part):
        found[sector].append((x * HEIGHT + top, x * HEIGHT + end))
    return tuple(map(tuple, found))


@cache
def runs(cell: Cell) -> tuple[int, tuple[tuple[tuple[int, int], ...], ...]]:
    """The pixels of a hex, column by column of the board, without those beyond the board's edge.

    A base number, and for each triangle the runs of its pixels, counted from that number.
    """
    x, y = quarters(lattice(cell))
    left, top = x // 4, y // 4
    if REACH <= left < WIDTH - REACH and REACH <= top < HEIGHT - REACH:
        return left * HEIGHT + top, _inside(x % 4, y % 4)
    found: list[list[tuple[int, int]]] = [[] for _ in range(6)]
    for run in _template(x % 4, y % 4):
        at, high, low = left + run.x, max(0, top + run.top), min(HEIGHT, top + run.end)
        if 0 <= at < WIDTH and high < low:
            found[run.sector].append((at * HEIGHT + high, at * HEIGHT + low))
    return 0, tuple(map(tuple, found))


@cache
def outline(cell: Cell) -> tuple[int, tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The pixels of a hex as a whole: base number and runs as in ``runs``, and each triangle's pixels."""
    base, sectors = runs(cell)
    x, y = quarters(lattice(cell))
    columns, sizes = _outline(x % 4, y % 4) if base else _joined(sectors)
    return base, columns, sizes


@cache
def _outline(x_part: int, y_part: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    return _joined(_inside(x_part, y_part))


def _joined(
    sectors: tuple[tuple[tuple[int, int], ...], ...],
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Runs of triangles as runs of their hex, with touching ones joined, and the pixels of each triangle."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(run for sector in sectors for run in sector):
        if found and found[-1][1] == start:
            start = found.pop()[0]
        found.append((start, end))
    return tuple(found), tuple(sum(end - start for start, end in sector) for sector in sectors)


@cache
def along(way: int) -> tuple[tuple[int, int], ...]:
    """Points along a hexside from end to end, a pixel apart, in quarters of a pixel from the hex's centre."""
    (ax, ay), (bx, by) = ENDS[way]
    count = 38 if way == SOUTH else 32
    return tuple(
        (ax + (bx - ax) * (2 * i + 1) // (2 * count), ay + (by - ay) * (2 * i + 1) // (2 * count))
        for i in range(count)
    )


SOUTH = 3
ENDS = {
    1: ((ACROSS, -DOWN), (2 * ACROSS, 0)),
    2: ((2 * ACROSS, 0), (ACROSS, DOWN)),
    SOUTH: ((-ACROSS, DOWN), (ACROSS, DOWN)),
}
"""The ends of a hexside in quarters of a pixel from the hex's centre."""
