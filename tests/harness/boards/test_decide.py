"""A LOS over a board's own artwork: decided where the artwork leaves no doubt, and only there."""

from pathlib import Path

import pytest

from asl_conformance.adapters.reference.sight import seen_from, sight_on
from asl_conformance.boards import agreement
from asl_conformance.boards.archive import Archive
from asl_conformance.boards.decide import Decider, Decision, crossing, pairs
from asl_conformance.boards.file import BadBoard
from asl_conformance.boards.from_pixels import board_of
from asl_conformance.boards.geometry import names
from asl_conformance.boards.ground import smallest, standing
from asl_conformance.boards.metadata import BoardMetadata
from asl_conformance.suite.case import plain
from tests.harness.boards.archives import (
    BRIDGE,
    BRUSH,
    DIRT,
    GULLY,
    HEDGE,
    HUTS,
    OPEN,
    ORCHARD,
    WALL,
    WOODS,
    Painter,
)


def deciders(painted: Painter) -> tuple[Decider, Decider]:
    """With the quick check and without it."""
    grid = painted.grid()
    board = board_of(Archive("bdX", grid, BoardMetadata("X"), "0" * 64))
    sight = sight_on(plain(board.position), "current")
    seen = seen_from(smallest(board), "current", standing(board))
    return Decider(board, grid, sight), Decider(board, grid, sight, seen=seen)


def told(painted: Painter, viewer: str = "F2", target: str = "F8") -> Decision:
    """The answer, which must be the same with and without the quick check."""
    slow, quick = deciders(painted)
    first = slow.decide(viewer, target)
    for one in (slow.decide(target, viewer), quick.decide(viewer, target), quick.decide(target, viewer)):
        assert one[:2] == first[:2]
    return first


def test_over_bare_ground_all_is_clear() -> None:
    assert told(Painter())[:2] == (True, 0)


def test_what_fills_its_hex_blocks_or_hinders() -> None:
    assert told(Painter().hex("F5", WOODS))[:2] == (True, None)
    assert told(Painter().hex("F5", BRUSH))[:2] == (True, 1)
    assert told(Painter().hex("F5", ORCHARD))[:2] == (True, 1)
    assert told(Painter().hex("F5", OPEN, 1))[:2] == (True, None)


def test_artwork_that_the_line_surely_misses_is_nothing_to_it() -> None:
    assert told(Painter().hex("F5", WOODS, sectors=(1, 2)).spot("F5", OPEN, 6))[:2] == (True, 0)


def test_artwork_that_the_line_grazes_decides() -> None:
    painted = Painter()
    for x in range(285, 300):  # the centre line of column F is at 281.25
        for y in range(300, 340):
            painted.terrain[x * 645 + y] = WOODS
    assert told(painted)[:2] == (True, 0)
    for y in range(300, 340):
        painted.terrain[282 * 645 + y] = WOODS
    assert not told(painted).decided


def test_terrain_beyond_the_protocol_is_not_judged() -> None:
    found = told(Painter().hex("F5", HUTS))
    assert not found.decided
    assert "no word in the protocol" in found.why


def test_an_orchard_is_met_but_perhaps_not_by_a_line_that_keeps_to_its_road() -> None:
    painted = Painter().hex("F5", ORCHARD)
    for y in range(290, 370):
        for x in range(276, 287):
            painted.terrain[x * 645 + y] = DIRT
    assert not told(painted).decided
    assert told(painted, "D5", "H5")[:2] == (True, 1)


def test_from_a_bridge_one_looks_over_its_gully() -> None:
    painted = Painter().hex("F5", OPEN).spot("F5", GULLY, 20, level=-1).spot("F5", BRIDGE, 6, level=0)
    assert told(painted, "F5", "F8")[:2] == (True, 0)
    painted.spot("F5", GULLY, 20, level=-1)
    assert told(painted, "F5", "F8")[:2] == (True, None)


def test_a_hexside_across_the_line_blocks_and_one_beside_it_does_not() -> None:
    assert told(Painter().side("F4", "F5", WALL))[:2] == (True, None)
    assert told(Painter().side("F4", "G4", HEDGE))[:2] == (True, 0)


def test_hexside_terrain_off_the_hexsides_that_the_line_crosses_decides() -> None:
    painted = Painter().side("F4", "G5", WALL).spot("F5", WALL, 3)
    assert not told(painted).decided


@pytest.mark.parametrize(
    ("ends", "side", "meets"),
    [
        (("F2", "F8"), "F4-F5", True),
        (("F2", "F8"), "F4-G5", False),
        (("A1", "C1"), "B0-B1", True),
        (("A1", "B1"), "A1-B1", True),
        (("A1", "B1"), "A1-B0", False),
    ],
)
def test_a_crossing_is_decided_by_the_exact_line(ends: tuple[str, str], side: str, meets: bool) -> None:
    first, last = (names()[end] for end in ends)
    assert (crossing(first, last, side) is not None) == meets
    assert (crossing(last, first, side) is not None) == meets


def test_a_geomorphic_board_has_so_many_pairs_within_twelve() -> None:
    assert sum(1 for _ in pairs()) == 35_520


def answers(folder: Path, text: str) -> agreement.Answers:
    path = folder / "answers.tsv"
    path.write_text(text, encoding="utf-8")
    return agreement.read(path)


def test_answers_are_counted_where_the_artwork_does_not_decide(tmp_path: Path) -> None:
    recorded = answers(
        tmp_path,
        "# engine mine 1\nF2\tF8\t0\nF8\tF2\tblocked\ta wall at 12,3\nF2\tF7\terror\tcrash\n"
        "A1\tA9\t0\nC1\tC9\t2\n",
    )
    by_hand = {
        ("F2", "F8"): Decision(True, None, "A6.2: woods F5 stand between"),
        ("F2", "F7"): Decision(True, 0, "A6.1: nothing blocks"),
        ("A1", "A9"): Decision(False, 0, "the artwork decides"),
        ("C1", "C9"): Decision(True, 2, ""),
    }
    found = agreement.agreement(lambda *pair: by_hand[pair], recorded)
    assert recorded.header == {"engine": "mine 1"}
    assert (found.pairs, found.agreed, found.decided, found.errors) == (5, 2, 3, 1)
    assert found.undecided == {"the artwork decides": 1}
    assert found.groups == {("blocked, A6.2: woods * stand between", "clear"): 1}
    assert found.examples == {("blocked, A6.2: woods * stand between", "clear"): ("F2", "F8")}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("HH1\tA1\t0", "1: 'HH1' is no hex"),
        ("A1\tB1\tyes", "'yes' is no answer"),
        ("A1", "'' is no hex"),
        ("A1\tB1\t999", "'999' is no answer"),
    ],
)
def test_a_line_that_is_no_answer_is_named(tmp_path: Path, line: str, why: str) -> None:
    with pytest.raises(BadBoard, match=f"answers.tsv:1|{why}") as refused:
        answers(tmp_path, line)
    assert why in str(refused.value)
