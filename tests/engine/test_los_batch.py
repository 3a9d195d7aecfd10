"""The batch LOS: views of small boards, and the counts of hexes seen on three full boards."""

import random
from dataclasses import replace

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.board.geometry import distance, neighbours
from asl_reference.board.position import Hex, Hexside, Position
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.path import Crossing
from asl_reference.rules.los.sight import sight
from asl_reference.sweep.geometry import geometry_for
from asl_reference.sweep.paths import Layout, paths, span
from asl_reference.sweep.shadow import Places, Standing
from asl_reference.sweep.views import REACH, LosBoard
from bench.boards import BOARDS, NAMES, SIDES
from tests.dated import CURRENT
from tests.often import every, often

PAIRS = 35_520
"""Unordered pairs of hexes of a geomorphic board within range 12."""


def test_a_full_board_has_346_hexes_and_35520_pairs_within_range_12() -> None:
    near = [(a, b) for i, a in enumerate(NAMES) for b in NAMES[i + 1 :] if distance(a, b) <= REACH]
    assert (len(NAMES), len(near)) == (346, PAIRS)


def test_on_open_ground_all_is_seen() -> None:
    views = LosBoard(CURRENT, Position()).views()
    assert sum(map(len, views.values())) == 2 * PAIRS
    assert not any(digit for view in views.values() for digit in view.hindrances)


def test_woods_hide_what_lies_behind_them() -> None:
    view = LosBoard(CURRENT, Position(hexes={"E5": Hex("woods")})).view("E3")
    assert view.sees("E5")
    assert not view.sees("E6")
    assert "E6" not in view.hexes
    assert view.sees("E3"), "a viewer sees its own hex"


def test_hindrances_add_up_and_six_of_them_block() -> None:
    grain = {f"E{row}": Hex("grain") for row in range(2, 10)}
    view = LosBoard(CURRENT, Position(hexes=grain)).view("E1")
    assert [view.hindrance(f"E{row}") for row in range(2, 9)] == [0, 1, 2, 3, 4, 5, 0]
    assert [view.sees(f"E{row}") for row in range(2, 9)] == [True] * 6 + [False]


def test_a_viewer_on_a_level_looks_over_what_is_lower() -> None:
    board = LosBoard(CURRENT, Position(hexsides={"E5-E6": Hexside("hedge")}))
    assert not board.view("E3").sees("E8")
    assert board.view("E3", 1).sees("E8")


def test_bocage_shows_more_to_one_side_than_to_the_other() -> None:
    board = LosBoard(CURRENT, Position(hexsides={"E5-E6": Hexside("bocage")}))
    assert not board.view("E5").sees("E8")
    assert board.view("E8").sees("E5")


def test_it_goes_as_far_as_it_is_asked_to() -> None:
    far = LosBoard(CURRENT, Position(), reach=14).view("A1")
    near = LosBoard(CURRENT, Position(), reach=2).view("A1")
    assert set(far.hexes) == {n for n in NAMES if 1 <= distance("A1", n) <= 14}
    assert set(near.hexes) == {n for n in NAMES if 1 <= distance("A1", n) <= 2}


def test_what_it_cannot_say_it_refuses() -> None:
    board = LosBoard(CURRENT, Position())
    with pytest.raises(Malformed, match="'A11' is not a hex of this board"):
        board.view("A11")
    with pytest.raises(Malformed, match="GG1 is 32 hexes from A1; the view goes to 12"):
        board.view("A1").sees("GG1")


@pytest.mark.parametrize(
    ("name", "seen", "hindered"),
    [("flat with hexsides", 29_859, 5_770), ("mixed", 20_959, 4_150), ("hilly", 14_206, 600)],
)
def test_hexes_seen_on_full_boards(name: str, seen: int, hindered: int) -> None:
    """Like perft in chess: if a count changes, a rule has changed or there is a mistake."""
    views = LosBoard(CURRENT, BOARDS[name]()).views().values()
    ones, twos, fours = ([view.hindrances[i] for view in views] for i in range(3))
    marked = sum((a | b | c).bit_count() for a, b, c in zip(ones, twos, fours, strict=True))
    assert (sum(map(len, views)), marked) == (seen, hindered)


@pytest.mark.parametrize("bases", [(None,), (0, 1, 1.5)])
@pytest.mark.parametrize("seed", range(4))
def test_a_thicket_of_walls_agrees_with_the_definition(seed: int, bases: tuple[float | None, ...]) -> None:
    """So many walls that three often meet at a vertex, and many lie along a LOS or just below it."""
    dice = random.Random(seed)
    kinds = ["wall", "hedge", *["bocage"] * (seed % 2)]
    sides = {
        side: Hexside(dice.choice(kinds), dice.choice(bases), gap=dice.random() < 0.1)
        for side in SIDES
        if dice.random() < 0.4
    }
    ground = {name: Hex(level=1) for name in NAMES if len(bases) > 1 and dice.random() < 0.9}
    position = Position(hexes=ground, hexsides=sides)
    board = LosBoard(CURRENT, position)
    for viewer in dice.sample(NAMES, often(20, 200)):
        view = board.view(viewer)
        for name in NAMES:
            if 1 <= distance(viewer, name) <= 6:
                one = sight(CURRENT, position, end_of_hex(position, viewer), end_of_hex(position, name))
                assert view.sees(name) == one.clear, (viewer, name, one.why)


@pytest.mark.parametrize("reading", ["B9.2-three-walls-level=same-level", "B16.2-artwork=whole-hex"])
def test_a_reading_of_the_position_is_followed_as_by_the_definition(reading: str) -> None:
    """Walls on two levels meet at many vertices, and marsh leaves hexsides free."""
    dice, moved = random.Random(7), 0
    for _ in range(often(8, 40)):
        sides = {side: Hexside("hedge", dice.choice((0, 0.5))) for side in SIDES if dice.random() < 0.5}
        free = {name: tuple(filter(None, neighbours(name))) for name in NAMES if dice.random() < 0.1}
        marsh = {name: Hex("marsh", free=others) for name, others in free.items()}
        usual = Position(hexes=marsh, hexsides=sides if "walls" in reading else {})
        position = replace(usual, readings=frozenset([reading]))
        board, plain = LosBoard(CURRENT, position), LosBoard(CURRENT, usual)
        for viewer in dice.sample(NAMES, 12):
            view = board.view(viewer)
            moved += view.seen() != plain.view(viewer).seen()
            for name in (one for one in NAMES if 1 <= distance(viewer, one) <= 6):
                one = sight(CURRENT, position, end_of_hex(position, viewer), end_of_hex(position, name))
                assert (view.sees(name), view.hindrance(name)) == (
                    one.clear,
                    one.hindrance if one.clear else 0,
                )
    assert moved, "the reading matters on these boards"


@pytest.mark.parametrize("name", BOARDS)
def test_full_boards_agree_with_the_definition(name: str) -> None:
    position, dice = BOARDS[name](), random.Random(5)
    views = LosBoard(CURRENT, position).views()
    near = [(a, b) for i, a in enumerate(NAMES) for b in NAMES[i + 1 :] if distance(a, b) <= REACH]
    for a, b in (dice.sample(pair, 2) for pair in near[:: every(24)]):
        one = sight(CURRENT, position, end_of_hex(position, a), end_of_hex(position, b))
        expected = (one.clear, one.hindrance if one.clear else 0)
        assert (views[a].sees(b), views[a].hindrance(b)) == expected, (a, b, one.why)


def test_numbers_of_hexes_and_hexsides_are_their_own() -> None:
    layout = Layout(10)
    points = [(3 * c, y) for c in range(-1, 34) for y in range(-2, 24) if (y - c) % 2 == 0]
    assert len({layout.number(p) for p in points}) == len(points)
    for side in range(3):
        for other in layout.neighbours(side):
            assert side in layout.neighbours(other), (
                "hexsides that share a vertex are each other's neighbours"
            )


def test_between_centre_dots_hexes_at_one_range_are_so_from_either_end() -> None:
    """Therefore Hindrances need to be counted from one end only (A6.7)."""
    for (x, y), legs in paths(REACH):
        met = {h for leg in legs if leg.kind is not Crossing for h in leg.hexes} - {(0, 0), (x, y)}
        ranges = {(span(hx, hy), span(x - hx, y - hy)) for hx, hy in met}
        assert len(ranges) == len({near for near, _ in ranges}) == len({far for _, far in ranges})


def test_artwork_that_laps_over_one_hexspine_is_not_met_along_another_that_looks_the_same() -> None:
    drawn = {"F4": ("F5",), "F5": ("F4",), "J4": ("J5",), "J5": ("J4",)}
    hexes = {name: Hex("woods", free=free) for name, free in drawn.items()}
    board = LosBoard(CURRENT, Position(hexes={**hexes, "J4": replace(hexes["J4"], laps=("J5",))}))
    assert board.view("E5").sees("G5")
    assert not board.view("I5").sees("K5")


@pytest.mark.parametrize("seed", range(3))
def test_what_few_spots_cast_is_seen_as_if_each_was_looked_at(seed: int) -> None:
    """Spots may be named twice, and in several groups."""
    geometry, dice = geometry_for(10, REACH), random.Random(seed)
    far = geometry.window - 1
    spots = [dice.randrange(3 * far) for _ in range(400)]
    spine, through = geometry.spine, geometry.through
    groups = [(spots[:150], spine), (Places(spots[100:]), spine), ((7, 7), through)]
    standing = Standing(groups)
    for viewer in dice.sample(range(3 * far), 60):
        seen = 0
        for places, shadow in groups:
            for spot in places:
                seen |= shadow.get(spot - viewer, 0)
        assert standing.seen(viewer, geometry.window, geometry.window) == seen
    assert spine.few.bit_count() == sum(map(bool, spine.values()))
    assert standing
    assert not Standing([])


def test_the_geometry_is_built_once() -> None:
    assert geometry_for(10, REACH) is geometry_for(10, REACH)
