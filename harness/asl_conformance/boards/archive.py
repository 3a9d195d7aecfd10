"""A VASL board archive: a zip with LOSData and BoardMetadata.xml, read as untrusted data.

LOSData is gzip around what Java's ObjectOutputStream makes of plain bytes: a header, then blocks of data,
each with its length. In it are the size in hexes and pixels, for each pixel, column by column, its level
and its terrain, and for each hex whether it has a stairway. Numbers are big-endian.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path

from asl_conformance.boards import limits
from asl_conformance.boards.limits import BadArchive
from asl_conformance.boards.metadata import BoardMetadata, read_board

LOSDATA = "LOSData"
METADATA = "BoardMetadata.xml"

JAVA = b"\xac\xed\x00\x05"
SHORT, LONG = 0x77, 0x7A
"""Tags of a block: with a length of one byte, or of four."""
HEADER = struct.Struct(">4i")
GEOMORPHIC = (33, 10, 1800, 645)
"""Columns and rows of hexes, width and height in pixels."""
DELUXE = (15, 5)
ELSEWHERE = "only geomorphic boards of 33 columns and 10 rows (A1 at the upper left) are read so far"


@dataclass(frozen=True)
class Grid:
    """Terrain and level of each pixel of a board, column by column, and its stairways hex by hex."""

    columns: int
    rows: int
    width: int
    height: int
    terrain: bytes
    """A terrain code for each pixel."""
    level: bytes
    """A level for each pixel, 255 for -1 and so on."""
    stairways: bytes
    """For each hex, column by column, 1 if it has a stairway."""


@dataclass(frozen=True)
class Archive:
    """The content of an archive."""

    file: str
    grid: Grid
    metadata: BoardMetadata
    sha256: str
    """Digest of the LOSData as stored in the archive."""


def read(path: Path) -> Archive:
    """The archive of that file; raises BadArchive, or OSError if it cannot be read at all."""
    name = path.name
    if path.stat().st_size > limits.ARCHIVE:
        raise BadArchive(f"{name}: larger than {limits.ARCHIVE >> 20} MiB, which no board archive is")
    try:
        with zipfile.ZipFile(path) as archive:
            packed = _member(archive, name, LOSDATA, limits.PACKED)
            described = _member(archive, name, METADATA, limits.XML)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error) as error:
        raise BadArchive(f"{name}: no zip file that can be read ({error}); fetch the board again") from None
    if packed is None:
        raise BadArchive(f"{name}: holds no {LOSDATA}: VASL has no LOS on this board, so neither has this")
    metadata = BoardMetadata() if described is None else read_board(described, f"{name}/{METADATA}")
    place = f"{name}/{LOSDATA}"
    grid = grid_of(unpacked(packed, place), place)
    _standard_place(metadata, name)
    return Archive(name, grid, metadata, hashlib.sha256(packed).hexdigest())


def _member(archive: zipfile.ZipFile, name: str, wanted: str, most: int) -> bytes | None:
    """The bytes of a file of the archive, None if it is missing; never more than ``most`` are unpacked."""
    infos = archive.infolist()
    if len(infos) > limits.MEMBERS:
        raise BadArchive(f"{name}: {len(infos)} files, more than any board archive has ({limits.MEMBERS})")
    found = [info for info in infos if info.filename == wanted]
    if not found:
        return None
    if len(found) > 1:
        raise BadArchive(f"{name}: {wanted} is in it {len(found)} times; which one counts cannot be told")
    with archive.open(found[0]) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadArchive(f"{name}/{wanted}: more than {most >> 20} MiB, which no board needs")
    return data


def unpacked(packed: bytes, place: str) -> bytes:
    """The payload of LOSData: gzip unpacked, Java's blocks joined; raises BadArchive."""
    return b"".join(_blocks(_gunzipped(packed, place), place))


def _gunzipped(packed: bytes, place: str) -> bytes:
    gzip = zlib.decompressobj(wbits=31)
    try:
        data = gzip.decompress(packed, limits.UNPACKED)
    except zlib.error as error:
        raise BadArchive(f"{place}: no gzip data ({error}); fetch the board again") from None
    if gzip.unconsumed_tail:
        raise BadArchive(f"{place}: unpacks to more than {limits.UNPACKED >> 20} MiB, which no board needs")
    if not gzip.eof:
        raise BadArchive(f"{place}: the gzip data is cut off after {len(data)} bytes; fetch the board again")
    return data


def _blocks(data: bytes, place: str) -> list[memoryview]:
    if data[: len(JAVA)] != JAVA:
        raise BadArchive(f"{place}: does not begin as Java's block data does (ac ed 00 05)")
    view, at, found = memoryview(data), len(JAVA), []
    while at < len(data):
        tag = data[at]
        head = 2 if tag == SHORT else 5
        if tag not in (SHORT, LONG):
            raise BadArchive(f"{place}, byte {at}: {tag:#04x} is no block of data; objects are not read")
        size = int.from_bytes(data[at + 1 : at + head], "big", signed=tag == LONG)
        if size < 0 or at + head + size > len(data):
            left = len(data) - at - head
            raise BadArchive(f"{place}, byte {at}: a block of {size} bytes where {max(left, 0)} are left")
        found.append(view[at + head : at + head + size])
        at += head + size
    return found


def grid_of(payload: bytes, place: str) -> Grid:
    """The grid in the payload of LOSData; raises BadArchive for other boards than geomorphic."""
    if len(payload) < HEADER.size:
        raise BadArchive(f"{place}: {len(payload)} bytes, too few for the size of a board")
    size = columns, rows, width, height = HEADER.unpack_from(payload)
    if size != GEOMORPHIC:
        raise BadArchive(f"{place}: {_kind(columns, rows)} {columns} columns, {rows} rows; {ELSEWHERE}")
    pixels, hexes = width * height, columns * rows + columns // 2
    due = HEADER.size + 2 * pixels + hexes
    if len(payload) != due:
        raise BadArchive(f"{place}: {len(payload)} bytes where such a board has {due}")
    end = HEADER.size + 2 * pixels
    level, terrain = payload[HEADER.size : end : 2], payload[HEADER.size + 1 : end : 2]
    return Grid(columns, rows, width, height, terrain, level, payload[end:])


def _kind(columns: int, rows: int) -> str:
    if (columns, rows) == DELUXE:
        return "a Deluxe board,"
    if (columns, rows) == (17, 20):
        return "a double board of half the width,"
    return "a board of another grid,"


def _standard_place(metadata: BoardMetadata, name: str) -> None:
    """Refuse a board whose first hex is not A1 in the upper left corner, such as VASL's half boards."""
    for field, usual in (("A1CenterX", 0.0), ("A1CenterY", 32.25), ("hexWidth", 56.25), ("hexHeight", 64.5)):
        value = metadata.geometry.get(field)
        if value is not None and abs(value - usual) > 0.1:
            raise BadArchive(f"{name}/{METADATA}: {field} is {value:g}, not {usual:g}; {ELSEWHERE}")
