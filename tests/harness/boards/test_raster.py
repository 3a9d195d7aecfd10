"""The raster of a board file: what is kept of the pixels, and what is refused."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import structs

from asl_conformance.boards import decide, file, raster
from asl_conformance.boards.archive import Archive, Grid
from asl_conformance.boards.from_pixels import board_of
from asl_conformance.boards.geometry import HEIGHT, dot, names
from asl_conformance.boards.metadata import BoardMetadata
from asl_conformance.cli import main
from tests.harness.boards.archives import BRUSH, HUTS, WALL, WOODS, Painter


def grid() -> Grid:
    return Painter().hex("F5", WOODS, 2).hex("GG10", BRUSH, -1).side("I5", "I6", WALL).grid()


def test_every_centre_dot_keeps_its_terrain_and_level() -> None:
    was, kept = grid(), raster.unpacked(raster.packed(grid()))
    assert (len(kept.terrain), len(kept.level)) == (len(was.terrain), len(was.level))
    for name in ("A1", "F5", "GG10", "J5"):
        x, y = dot(names()[name])
        at = x * HEIGHT + y
        assert (kept.terrain[at], kept.level[at]) == (was.terrain[at], was.level[at]), name


@pytest.mark.parametrize("pair", [("I5", "I6"), ("F5", "G5"), ("F5", "G6")])
def test_no_hexside_is_lost(pair: tuple[str, str]) -> None:
    drawn = Painter().side(*pair, WALL).grid()
    kept = raster.unpacked(raster.packed(drawn))
    assert 0.5 < kept.terrain.count(WALL) / drawn.terrain.count(WALL) < 1.7


def test_codes_are_those_of_our_table_whatever_table_the_archive_was_read_with() -> None:
    drawn = Painter().hex("F5", 7).hex("G5", 9).grid()
    kept = raster.unpacked(raster.packed(drawn, {0: "Open Ground", 7: "Woods", 9: "Moon Rock"}))
    assert set(kept.terrain) == {0, WOODS, raster.UNNAMED}


SHORT, LONG = (base64.b64encode(zlib.compress(bytes(n))).decode() for n in (10, 2 * raster.CELLS + 5))


@pytest.mark.parametrize("text", ["%%%", "bm8=", SHORT, LONG], ids=["no-base64", "no-zlib", "short", "long"])
def test_a_raster_that_cannot_be_read_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(raster.BadRaster, match="import the board again"):
        raster.unpacked(text)
    board = board_of(Archive("bdX", grid(), BoardMetadata("X"), "0" * 64))
    path = tmp_path / "board.json"
    path.write_bytes(file.encode(structs.replace(board, raster=text)))
    done = CliRunner().invoke(main, ["board", "los", str(path)])
    assert done.exit_code == 2
    assert "the raster" in " ".join(done.output.split())


def test_los_from_the_file_says_what_the_board_is_good_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = [("F4", "F6"), ("F3", "F7"), ("A1", "A3"), ("C2", "C4")]
    monkeypatch.setattr(decide, "pairs", lambda: iter(some))
    archive = Painter().hex("F5", WOODS).hex("C3", HUTS).write(tmp_path)
    out = tmp_path / "board.json"
    assert CliRunner().invoke(main, ["board", "import", str(archive), "-o", str(out)]).exit_code == 0
    for path in (archive, out):
        said = CliRunner().invoke(main, ["board", "los", str(path)]).output.splitlines()
        assert said[-1] == "  good for 75.0 % of its LOS: the rules decide them"
