"""Board archives of our own in VASL's format: a board is painted hex by hex and then packed."""

from __future__ import annotations

import gzip
import struct
import zipfile
from pathlib import Path

from asl_conformance.boards.archive import Grid
from asl_conformance.boards.geometry import (
    HEIGHT,
    SOUTH,
    WIDTH,
    along,
    lattice,
    names,
    neighbours,
    quarters,
    runs,
)

OPEN, GRAIN, BRUSH, WOODS, ORCHARD = 0, 24, 25, 60, 63
STONE, STONE_2, WOODEN_1 = 40, 42, 51
WALL, HEDGE, CLIFF, DIRT, PAVED, GULLY, BRIDGE, HUTS, SHELLHOLES = 72, 73, 75, 65, 66, 30, 82, 130, 15
ALL = range(6)
METADATA = '<boardMetadata name="{name}" version="6.1" versionDate="Mar 2018" width="33" height="10"/>'


class Painter:
    """A board to paint on: bare and level at first."""

    def __init__(self) -> None:
        self.terrain = bytearray(WIDTH * HEIGHT)
        self.level = bytearray(WIDTH * HEIGHT)
        self.stairways: set[str] = set()

    def hex(self, name: str, code: int, level: int = 0, sectors: range | tuple[int, ...] = ALL) -> Painter:
        """Fill a hex, or some of its triangles from the north clockwise."""
        base, parts = runs(names()[name])
        for sector in sectors:
            for start, end in parts[sector]:
                self.terrain[base + start : base + end] = bytes([code]) * (end - start)
                self.level[base + start : base + end] = bytes([level % 256]) * (end - start)
        return self

    def spot(self, name: str, code: int, radius: int, level: int | None = None) -> Painter:
        """A square about the centre dot of a hex."""
        x, y = (part // 4 for part in quarters(lattice(names()[name])))
        for at in range(max(0, x - radius), min(WIDTH, x + radius + 1)):
            for down in range(max(0, y - radius), min(HEIGHT, y + radius + 1)):
                self.terrain[at * HEIGHT + down] = code
                if level is not None:
                    self.level[at * HEIGHT + down] = level % 256
        return self

    def side(
        self,
        first: str,
        second: str,
        code: int,
        part: tuple[float, float] = (0, 1),
        band: range = range(-2, 3),
    ) -> Painter:
        """A stroke along a hexside or a part of it; ``band`` is its width to either side."""
        one, other = sorted((names()[first], names()[second]))
        way = neighbours(one).index(other)
        points = along(way)
        ox, oy = quarters(lattice(one))
        for x, y in points[round(part[0] * len(points)) : round(part[1] * len(points))]:
            for off in band:
                px, py = (ox + x) // 4, (oy + y) // 4
                px, py = (px, py + off) if way == SOUTH else (px + off, py)
                if 0 <= px < WIDTH and 0 <= py < HEIGHT:
                    self.terrain[px * HEIGHT + py] = code
        return self

    def payload(self, size: tuple[int, int, int, int] = (33, 10, WIDTH, HEIGHT)) -> bytes:
        """The content of LOSData after unpacking."""
        pixels = bytearray(2 * WIDTH * HEIGHT)
        pixels[::2], pixels[1::2] = self.level, self.terrain
        stairs = bytes(name in self.stairways for name in names())
        return struct.pack(">4i", *size) + bytes(pixels) + stairs

    def grid(self) -> Grid:
        """The board as a grid, without packing it."""
        stairs = bytes(name in self.stairways for name in names())
        return Grid(33, 10, WIDTH, HEIGHT, bytes(self.terrain), bytes(self.level), stairs)

    def write(self, folder: Path, name: str = "bdX1", metadata: str | None = None) -> Path:
        """The board as an archive."""
        metadata_text = METADATA.format(name=name.removeprefix("bd")) if metadata is None else metadata
        return packed(folder / name, gzip.compress(blocks(self.payload()), 1, mtime=0), metadata_text)


def blocks(payload: bytes, size: int = 1024) -> bytes:
    """The payload as Java writes it: a header and blocks of data, the short ones with a short length."""
    found = [b"\xac\xed\x00\x05"]
    for at in range(0, len(payload), size):
        part = payload[at : at + size]
        head = struct.pack(">BB", 0x77, len(part)) if len(part) < 256 else struct.pack(">Bi", 0x7A, len(part))
        found += [head, part]
    return b"".join(found)


def packed(path: Path, losdata: bytes, metadata: str | None = "<boardMetadata/>") -> Path:
    """A zip of LOSData and metadata."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("LOSData", losdata)
        if metadata is not None:
            archive.writestr("BoardMetadata.xml", metadata)
    return path


SHARED = """<sharedBoardMetadata><terrainTypes>
<terrainType name="Open Ground" typeCode="0"/><terrainType name="Hedge" typeCode="73"/>
<terrainType name="Bocage" typeCode="74"/><terrainType name="Wall" typeCode="72"/>
<terrainType name="Cactus Hedge" typeCode="116"/><terrainType name="Woods" typeCode="60"/>
</terrainTypes><LOSSSRules>
<LOSSSRule name="HedgesToBocage" type="terrainMap" fromValue="Hedge" toValue="Bocage"/>
<LOSSSRule name="Level1ToLevel0" type="elevationMap" fromValue="1" toValue="0"/>
<LOSSSRule name="NoRoads" type="ignore" fromValue="" toValue=""/>
<LOSSSRule name="Mud" type="ignore" fromValue="" toValue=""/>
<LOSSSRule name="Odd" type="elevationMap" fromValue="_1" toValue="0"/>
<LOSSSRule name="Marsh" type="terrainMap" fromValue="Marsh" toValue="Woods"/>
<LOSSSRule name="WoodsToLevel1" type="terrainToElevationMap" fromValue="Woods" toValue="1"/>
<LOSSSRule name="Level_1ToWoods" type="elevationToTerrainMap" fromValue="-1" toValue="Woods"/>
<LOSSSRule name="NoStairwells" type="customCode" fromValue="" toValue=""/>
<LOSSSRule name="Bamboo" type="customCode" fromValue="" toValue=""/>
</LOSSSRules></sharedBoardMetadata>"""
