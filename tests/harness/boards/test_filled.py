"""A LOS over a board file: decided where full and empty triangles of hexes leave no doubt."""

import pytest

from asl_conformance.adapters.reference.sight import seen_from
from asl_conformance.boards.archive import Archive
from asl_conformance.boards.decide import Decision, pairs
from asl_conformance.boards.file import Board
from asl_conformance.boards.filled import DENSE, MOSTLY, SHARED, TOUCHED, Filled
from asl_conformance.boards.from_pixels import board_of
from asl_conformance.boards.geometry import names, runs
from asl_conformance.boards.metadata import BoardMetadata
from tests.harness.boards.archives import (
    BRIDGE,
    BRUSH,
    DIRT,
    GULLY,
    HUTS,
    OPEN,
    ORCHARD,
    WALL,
    WOODS,
    Painter,
)

WATER = 8


def board(painted: Painter) -> Board:
    return board_of(Archive("bdX", painted.grid(), BoardMetadata("X"), "0" * 64))


def decider(painted: Painter) -> Filled:
    return Filled(board(painted), lambda position, ends: seen_from(position, "current", ends))


def told(painted: Painter, viewer: str = "F2", target: str = "F8") -> Decision:
    """The answer, which must be the same from both ends."""
    found = decider(painted)
    assert found.decide(viewer, target)[:2] == found.decide(target, viewer)[:2]
    return found.decide(viewer, target)


def covered(painted: Painter, name: str, code: int, percent: int, level: int = 0) -> Painter:
    """Fill at least so much of each triangle of a hex."""
    base, sectors = runs(names()[name])
    for sector in sectors:
        pixels = [base + at for start, end in sector for at in range(start, end)]
        for at in pixels[: -(-len(pixels) * percent // 100)]:
            painted.terrain[at], painted.level[at] = code, level
    return painted


def test_over_bare_ground_all_is_clear() -> None:
    found = decider(Painter())
    assert all(found.decide(*pair)[:2] == (True, 0) for pair in list(pairs())[::97])


def test_what_fills_its_hex_blocks_or_hinders() -> None:
    assert told(Painter().hex("F5", WOODS))[:2] == (True, None)
    assert told(Painter().hex("F5", BRUSH))[:2] == (True, 1)
    assert told(Painter().hex("F5", ORCHARD))[:2] == (True, 1)
    assert told(Painter().hex("F5", OPEN, 1))[:2] == (True, None)
    assert told(Painter().side("F4", "F5", WALL))[:2] == (True, None)


@pytest.mark.parametrize(
    ("code", "percent", "due"),
    [
        (WOODS, TOUCHED - 2, (True, 0)),
        (WOODS, TOUCHED, (False, 0)),
        (WOODS, MOSTLY - 2, (False, 0)),
        (WOODS, MOSTLY, (True, None)),
        (BRUSH, MOSTLY, (False, 0)),
        (BRUSH, DENSE, (True, 1)),
    ],
)
def test_a_triangle_covered_in_part_may_be_met_or_not(
    code: int, percent: int, due: tuple[bool, int | None]
) -> None:
    assert told(covered(Painter(), "F5", code, percent))[:2] == due


def test_artwork_in_triangles_that_the_line_misses_is_nothing_to_it() -> None:
    assert told(Painter().hex("F5", WOODS, sectors=(1, 2)))[:2] == (True, 0)
    assert told(Painter().hex("F5", WOODS, sectors=(0,)))[:2] == (True, None)


@pytest.mark.parametrize(
    ("percent", "due"),
    [(SHARED - 2, (True, 0)), (50, (False, 0)), (100 - SHARED + 2, (True, None))],
)
def test_a_level_counts_from_a_fifth_of_the_hex(percent: int, due: tuple[bool, int | None]) -> None:
    found = told(covered(Painter(), "F5", OPEN, percent, level=1))
    assert found[:2] == due
    assert found.decided or found.why == "ground that rises within a hex is met or not"


def test_what_is_on_a_bank_decides_however_little_it_is() -> None:
    painted = covered(Painter().hex("F5", WATER), "F5", WOODS, 3)
    assert not told(painted.spot("F5", WATER, 6)).decided


def test_bridges_and_unknown_terrain_are_not_judged_unless_all_is_blocked_anyway() -> None:
    bridged = Painter().spot("F5", GULLY, 20, level=-1).spot("F5", BRIDGE, 6, level=0)
    for painted in (Painter().hex("F5", HUTS), bridged):
        found = told(painted)
        assert (found.decided, "is not judged" in found.why) == (False, True)
        assert told(painted.hex("F4", WOODS))[:2] == (True, None)


def test_an_orchard_is_met_but_perhaps_not_by_a_line_that_keeps_to_its_road() -> None:
    assert told(Painter().hex("F5", ORCHARD).spot("F5", DIRT, 8))[:2] == (False, 0)
