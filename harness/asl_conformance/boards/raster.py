"""The artwork of a board file: terrain and level of every third pixel in each direction, packed as text.

A stroke along a hexside is four pixels wide or more, so that none is lost. LOS is followed over the raster
as over the pixels themselves.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from functools import lru_cache

from asl_conformance.boards.archive import GEOMORPHIC, Grid
from asl_conformance.boards.chart import CODES
from asl_conformance.boards.geometry import HEIGHT, WIDTH

STEP = 3
"""Pixels of a board, across and down, to one of its raster: WIDTH and HEIGHT are multiples of it."""
CELLS = (WIDTH // STEP) * (HEIGHT // STEP)
UNNAMED = max(set(range(256)) - CODES.keys())
"""The code of terrain for which VASL's table, as we have it, has no name."""


class BadRaster(ValueError):
    """The raster of a board file cannot be read."""


def packed(grid: Grid, names: Mapping[int, str] = CODES) -> str:
    """The raster of a grid, its terrain codes by ``names``; equal grids give equal texts."""
    usual = {name: code for code, name in CODES.items()}
    codes = bytes(usual.get(names.get(code, ""), UNNAMED) for code in range(256))
    planes = _sampled(grid.terrain).translate(codes) + _sampled(grid.level)
    return base64.b64encode(zlib.compress(planes, 9)).decode("ascii")


def _sampled(plane: bytes) -> bytes:
    middle = STEP // 2
    columns = (plane[x * HEIGHT : (x + 1) * HEIGHT] for x in range(middle, WIDTH, STEP))
    return b"".join(column[middle::STEP] for column in columns)


@lru_cache(maxsize=4)
def unpacked(text: str) -> Grid:
    """The grid that a raster stands for, each of its pixels STEP wide and high; raises BadRaster."""
    unzip = zlib.decompressobj()
    try:
        planes = unzip.decompress(base64.b64decode(text, validate=True), 2 * CELLS + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise BadRaster(f"the raster cannot be unpacked ({error}); import the board again") from None
    if len(planes) != 2 * CELLS or not unzip.eof:
        raise BadRaster(f"the raster has not {CELLS} pixels; import the board again")
    columns, rows, width, height = GEOMORPHIC
    stairways = bytes(columns * rows + columns // 2)
    return Grid(columns, rows, width, height, _spread(planes[:CELLS]), _spread(planes[CELLS:]), stairways)


def _spread(plane: bytes) -> bytes:
    high = HEIGHT // STEP
    wide = b"".join(bytes([code]) * STEP for code in plane)
    columns = (wide[x * high * STEP : (x + 1) * high * STEP] for x in range(WIDTH // STEP))
    return b"".join(column * STEP for column in columns)
