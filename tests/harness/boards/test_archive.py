"""Archives come from strangers: sound ones are read, others are refused with place and reason."""

import gzip
import struct
import zipfile
from functools import partial
from pathlib import Path

import pytest

from asl_conformance.boards import limits
from asl_conformance.boards.archive import read, unpacked
from asl_conformance.boards.limits import BadArchive
from tests.harness.boards.archives import METADATA, WOODS, Painter, blocks, packed

zipped = partial(gzip.compress, mtime=0)
"""The same bytes on every run, because tests are named by them."""
PAYLOAD = Painter().payload()


def test_a_board_is_read_with_its_name_version_and_fingerprint(tmp_path: Path) -> None:
    board = Painter().hex("F5", WOODS, 1)
    board.stairways.add("A1")
    found = read(board.write(tmp_path, "bd99"))
    assert (found.metadata.name, found.metadata.version) == ("99", "6.1")
    assert len(found.sha256) == 64
    assert found.grid == board.grid()


@pytest.mark.parametrize("size", [200, 255, 256, 1024, 100_000])
def test_blocks_of_any_length_are_put_together(size: int) -> None:
    text = bytes(range(256)) * 1500
    assert unpacked(zipped(blocks(text, size)), "here") == text


def bad(folder: Path, losdata: bytes, metadata: str | None = None) -> str:
    with pytest.raises(BadArchive) as refused:
        read(packed(folder / "bdX", losdata, metadata))
    return str(refused.value)


@pytest.mark.parametrize(
    ("losdata", "why"),
    [
        (b"", "the gzip data is cut off"),
        (b"no gzip", "bdX/LOSData: no gzip data"),
        (zipped(blocks(PAYLOAD))[:-20], "the gzip data is cut off"),
        (zipped(b"\xac\xed\x00\x06" + b"x" * 30), "does not begin as Java's block data"),
        (zipped(b"\xac\xed\x00\x05\x73\x00"), "byte 4: 0x73 is no block of data"),
        (zipped(b"\xac\xed\x00\x05\x77\xff12"), "byte 4: a block of 255 bytes where 2 are left"),
        (zipped(b"\xac\xed\x00\x05\x7a\xff\xff\xff\xff12"), "byte 4: a block of -1 bytes"),
        (zipped(b"\xac\xed\x00\x05\x7a\x00"), "where 0 are left"),
        (zipped(b"\xac\xed\x00\x05\x77\x04abcd"), "4 bytes, too few for the size of a board"),
        (zipped(blocks(PAYLOAD[:-1])), "bytes where such a board has"),
        (zipped(blocks(PAYLOAD + b"!")), "bytes where such a board has"),
    ],
)
def test_what_is_cut_off_or_miscounted_is_reported_with_its_place(
    tmp_path: Path, losdata: bytes, why: str
) -> None:
    assert why in bad(tmp_path, losdata)


def test_bombs_are_not_unpacked(tmp_path: Path) -> None:
    assert "unpacks to more than" in bad(tmp_path, zipped(bytes(limits.UNPACKED + 1), 1))
    assert "more than 8 MiB" in bad(tmp_path, bytes(limits.PACKED + 1))
    large = tmp_path / "bdLarge"
    with large.open("wb") as file:
        file.truncate(limits.ARCHIVE + 1)
    with pytest.raises(BadArchive, match="larger than 64 MiB"):
        read(large)


@pytest.mark.parametrize(
    ("size", "why"),
    [
        ((15, 5, 2363, 971), "a Deluxe board, 15 columns, 5 rows"),
        ((17, 20, 901, 1290), "a double board of half the width, 17 columns, 20 rows"),
        ((50, 40, 3000, 3000), "a board of another grid, 50 columns, 40 rows"),
        ((33, 10, 1800, 646), "a board of another grid"),
        ((-1, 2**31 - 1, 2**31 - 1, 2**31 - 1), "a board of another grid"),
    ],
)
def test_other_sizes_and_grids_are_refused_with_words(
    tmp_path: Path, size: tuple[int, int, int, int], why: str
) -> None:
    message = bad(tmp_path, zipped(blocks(struct.pack(">4i", *size) + b"x" * 500)))
    assert why in message
    assert "only geomorphic boards of 33 columns and 10 rows" in message


@pytest.mark.parametrize("attribute", ['A1CenterY="-612.75"', 'A1CenterX="-901"', 'hexHeight="194.2"'])
def test_half_boards_are_refused_with_words(tmp_path: Path, attribute: str) -> None:
    field = attribute.partition("=")[0]
    message = bad(tmp_path, zipped(blocks(PAYLOAD)), METADATA.replace("/>", f" {attribute}/>"))
    assert f"BoardMetadata.xml: {field} is" in message


def test_what_is_no_archive_says_so(tmp_path: Path) -> None:
    file = tmp_path / "bdX"
    file.write_bytes(b"PK\x03\x04 and nothing more")
    with pytest.raises(BadArchive, match="no zip file that can be read"):
        read(file)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("readme", "")
    with pytest.raises(BadArchive, match="holds no LOSData"):
        read(file)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("LOSData", b"1")
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("LOSData", b"2")
    with pytest.raises(BadArchive, match="LOSData is in it 2 times"):
        read(file)
    with zipfile.ZipFile(file, "w") as archive:
        for number in range(limits.MEMBERS + 1):
            archive.writestr(f"{number}", b"")
    with pytest.raises(BadArchive, match="more than any board archive has"):
        read(file)
