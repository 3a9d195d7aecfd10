"""Board files: written, read, cropped, compared with excerpts, used for scenarios and for fuzzing."""

import json
from pathlib import Path

import msgspec
import pytest

from asl_conformance.adapters.choose import choose
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.boards import compare
from asl_conformance.boards.archive import read as read_archive
from asl_conformance.boards.file import BadBoard, Board, encode, read
from asl_conformance.boards.from_pixels import board_of
from asl_conformance.boards.part import between, part
from asl_conformance.fuzz.boards.ground import REACH, Ground, populated
from asl_conformance.fuzz.boards.lattice import distance
from asl_conformance.fuzz.boards.soundness import sound
from asl_conformance.fuzz.boards.themes import THEMES
from asl_conformance.fuzz.campaign.campaign import Chunk, Task
from asl_conformance.gherkin.compiler import compile_features
from asl_conformance.protocol.position import Position
from asl_conformance.suite.places import SuiteError, import_step_definitions
from tests.harness.boards.archives import DIRT, HEDGE, WALL, WOODS, Painter

FEATURE = """@B9.2
Feature: A board of one's own

  @B9.2-1
  Scenario: B9.2-1 over the hedge
    Given {given}
    And a German squad in F4
    And a Russian squad in F8
    When LOS is traced between the German squad and the Russian squad
    Then the LOS is blocked
"""


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Board:
    painted = Painter().hex("F5", WOODS, 1).side("F6", "F7", HEDGE).side("T4", "U5", WALL).hex("J4", DIRT)
    return board_of(read_archive(painted.write(tmp_path_factory.mktemp("archive"), "bd98")))


@pytest.fixture
def file(board: Board, tmp_path: Path) -> Path:
    path = tmp_path / "board.json"
    path.write_bytes(encode(board))
    return path


def test_a_board_survives_its_file(board: Board, file: Path) -> None:
    assert read(file) == board
    assert encode(read(file)) == file.read_bytes()
    assert board.title == f"board 98, version 6.1, LOSData {board.source.losdata_sha256[:12]}"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 2}, "format 2 is unknown; only 1 is known; import the board again"),
        ({"position": {"hexes": {"F5": {"terrain": "lava"}}}}, "Invalid enum value 'lava'"),
        ({"artwork": {"F5": {"woods": "#"}}}, "artwork"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_is_no_board_says_where(file: Path, change: dict[str, object], why: str) -> None:
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | change), encoding="utf-8")
    with pytest.raises(BadBoard, match=why):
        read(file)


def test_bytes_that_are_no_text_are_no_board(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="not a board"):
        read(file)


def test_a_part_has_every_hex_and_what_lies_between(board: Board) -> None:
    found = part(board.position, between("G7", "E5"))
    assert len(found.hexes) == 9
    assert set(found.hexsides) == {"F6-F7"}
    assert len(part(board.position).hexes) == 346
    with pytest.raises(ValueError, match="HH1 is not on a board"):
        between("A1", "HH1")


def test_an_excerpt_differs_where_it_says_something_else(board: Board) -> None:
    excerpt = {"board": "98", "hexes": {"F5": {"terrain": "woods", "level": 1}, "F6": {}, "F7": {}}}
    assert [str(one) for one in compare.compare(excerpt, board)] == [
        "F6-F7 terrain: none in the excerpt, hedge here"
    ]
    excerpt |= {
        "hexsides": {"F6-F7": {"terrain": "hedge"}},
        "hexes": {"F5": {"terrain": "grain", "level": 1}},
    }
    assert [str(one) for one in compare.compare(excerpt, board)] == [
        "F5 terrain: grain in the excerpt, woods here"
    ]
    assert compare.same_board(excerpt, board)
    assert not compare.same_board({"board": "9"}, board)


def test_an_excerpt_names_the_free_hexsides_it_needs_and_no_more(tmp_path: Path) -> None:
    board = board_of(read_archive(Painter().spot("F5", WOODS, 8).write(tmp_path)))
    free = {"board": "X1", "hexes": {"F5": {"terrain": "woods", "free": ["F4"]}}}
    assert compare.compare(free, board) == []
    free["hexes"]["F5"]["free"] = ["E4"]  # type: ignore[index]
    assert [one.field for one in compare.compare(free, board)] == ["free"]


@pytest.mark.parametrize("given", ["the ground of board.json", "the ground of board.json from E4 to G9"])
def test_a_scenario_takes_its_ground_from_a_board_file(file: Path, given: str) -> None:
    import_step_definitions()
    (file.parent / "f.feature").write_text(FEATURE.format(given=given), encoding="utf-8")
    (case,) = compile_features(file.parent)
    assert case.position.board == "98"
    assert case.position.hexes["F5"].terrain == "woods"
    assert case.position.hexsides["F6-F7"].terrain == "hedge"
    assert ("T4-U5" in case.position.hexsides) == ("from" not in given)
    assert "G6" in case.position.hexes, "a bare hex is drawn too"
    assert ("A1" in case.position.hexes) == ("from" not in given)
    file.unlink()
    assert msgspec.json.decode(msgspec.json.encode(case), type=type(case)) == case


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("the ground of ../board.json", "is not beside the feature"),
        ("the ground of other.json", "No such file"),
        ("the ground of board.json from F5 to HH3", "HH3 is not on a board"),
    ],
)
def test_a_board_that_cannot_be_had_is_a_defect_of_its_step(file: Path, given: str, why: str) -> None:
    import_step_definitions()
    (file.parent / "f.feature").write_text(FEATURE.format(given=given), encoding="utf-8")
    with pytest.raises(SuiteError, match=f"f.feature:6: .*{why}"):
        compile_features(file.parent)


def test_pieces_on_a_board_are_sound_and_close_together(board: Board) -> None:
    ground = Ground.of(board)
    assert set(ground.walled) == {"F6", "F7", "T4", "U5"}
    seen = 0
    for number, theme in enumerate(THEMES):
        position = populated(ground, 7, number, theme)
        msgspec.convert(position, Position)
        assert sound(position)
        assert position["hexes"] == ground.position["hexes"]
        assert position == populated(Ground.of(board), 7, number, theme)
        places = [unit["hex"] for unit in position.get("units", {}).values()]
        assert all(distance(a, b) <= 2 * REACH for a in places for b in places)
        seen += len(places)
    assert seen > len(THEMES)


def test_a_campaign_on_a_board_asks_about_it_and_finds_nothing_wrong_with_the_reference(
    board: Board,
) -> None:
    task = Task(choose(REFERENCE), "current", 3, theme="walls", ground=Ground.of(board))
    with task.open() as hands:
        report = hands.work(Chunk(0, 2))
    assert report.asked > 50
    assert report.checked
    assert report.seen == ()
