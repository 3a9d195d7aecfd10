"""Roads and bridges of imported boards, on boards painted for the test."""

from __future__ import annotations

from typing import Any

import pytest

from asl_conformance.boards.archive import Archive
from asl_conformance.boards.file import Board
from asl_conformance.boards.from_pixels import board_of
from asl_conformance.boards.geometry import HEIGHT, WIDTH, lattice, names, quarters
from asl_conformance.boards.metadata import BoardMetadata
from asl_conformance.suite.case import plain
from tests.harness.boards.archives import BRIDGE, DIRT, GULLY, OPEN, PAVED, STONE, WOODS, Painter

WATER = 8


def board(painted: Painter) -> Board:
    return board_of(Archive("bdX", painted.grid(), BoardMetadata("X", "6.1"), "0" * 64))


def strip(painted: Painter, name: str, code: int, across: range, down: range, level: int = 0) -> Painter:
    """A rectangle about the centre dot of a hex."""
    x, y = (part // 4 for part in quarters(lattice(names()[name])))
    for dx in across:
        for dy in down:
            if 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT:
                painted.terrain[(x + dx) * HEIGHT + y + dy] = code
                painted.level[(x + dx) * HEIGHT + y + dy] = level % 256
    return painted


def crossing(beneath: int, depth: int, road: int = DIRT, shift: int = 0) -> Painter:
    """A road from north to south through F5 over what runs from west to east; its dot is on the road."""
    painted = strip(Painter(), "F5", beneath, range(-30, 31), range(-9, 10), depth)
    strip(painted, "F5", BRIDGE, range(-13 + shift, 14 + shift), range(-13, 14))
    return strip(painted, "F5", road, range(-6 + shift, 7 + shift), range(-60, 61))


def fields(found: Board, name: str) -> dict[str, Any]:
    ground: dict[str, Any] = plain(found.position)["hexes"][name]
    return ground


def odd(found: Board) -> list[tuple[str, str, str]]:
    return [(one.place, one.what, one.kind) for one in found.odd]


@pytest.mark.parametrize(
    ("code", "beneath"),
    [(GULLY, {"depression": "gully"}), (32, {"depression": "stream", "water": "shallow"})],
    ids=["gully", "stream"],
)
def test_a_bridge_whose_dot_is_on_the_road_is_one(code: int, beneath: dict[str, Any]) -> None:
    found = board(crossing(code, -1))
    assert fields(found, "F5") == {**beneath, "road": "unpaved", "bridge": True}
    sides = plain(found.position)["hexsides"]
    assert sides == {"F4-F5": {"road": True}, "F5-F6": {"road": True}}
    assert odd(found) == []


def test_a_bridge_beside_the_dot_spans_the_depression_of_the_dot() -> None:
    found = board(crossing(GULLY, -1, shift=18))
    assert fields(found, "F5") == {"depression": "gully", "road": "unpaved", "bridge": True}


def test_a_bridge_over_water_is_over_water_and_its_depth_is_told() -> None:
    found = board(crossing(WATER, -1, PAVED))
    assert {**fields(found, "F5"), "free": []} == {
        "terrain": "water",
        "road": "paved",
        "bridge": True,
        "free": [],
    }
    assert odd(found) == [("F5", "the water beneath its bridge lies 1 level lower than its level", "bridge")]


def test_a_bottom_two_levels_below_a_bridge_is_told() -> None:
    assert odd(board(crossing(GULLY, -2))) == [
        ("F5", "the bottom beneath its bridge lies 2 levels lower; a Depression is one level deep", "bridge")
    ]


def test_a_bridge_over_nothing_and_the_end_of_one_are_told() -> None:
    over_nothing = board(crossing(OPEN, 0))
    assert "bridge" not in fields(over_nothing, "F5")
    assert [one[1] for one in odd(over_nothing)] == [
        "a bridge is drawn in it, with no Depression or water beneath it, and it is not counted"
    ]
    end = strip(Painter(), "F5", BRIDGE, range(-6, 7), range(20, 30))
    assert odd(board(end)) == [
        ("F5", "a bridge reaches into it, too little of it for a bridge hex", "bridge")
    ]


def test_a_street_along_the_hexside_of_two_houses_is_no_road_of_theirs() -> None:
    painted = Painter().spot("F5", STONE, 14).spot("F6", STONE, 14)
    for name, down in (("F5", range(26, 33)), ("F6", range(-33, -26))):
        strip(painted, name, PAVED, range(-19, 20), down)
    found = board(painted)
    assert all("road" not in fields(found, name) for name in ("F5", "F6"))
    assert found.position.hexsides == {}
    building = "a road is drawn in it and not counted: its centre dot is on a building"
    assert odd(found) == [
        ("F5", building, "road"),
        ("F6", building, "road"),
        ("F5-F6", "a road is drawn along it and does not cross it", "road"),
    ]


def test_a_road_that_crosses_into_a_building_hex_is_told_and_does_not_count() -> None:
    painted = strip(Painter().spot("F5", STONE, 14), "F6", DIRT, range(-6, 7), range(-46, 30))
    found = board(painted)
    assert fields(found, "F6") == {"road": "unpaved"}
    assert "road" not in fields(found, "F5")
    assert ("F5-F6", "a road crosses it and is not counted: no road of F5 counts", "road") in odd(found)


def test_a_road_past_a_building_that_is_off_the_dot_counts() -> None:
    painted = strip(Painter(), "F5", DIRT, range(-6, 7), range(-60, 61))
    painted = strip(painted, "F5", STONE, range(10, 24), range(-8, 9))
    found = board(painted)
    assert (fields(found, "F5")["terrain"], fields(found, "F5")["road"]) == ("stone_building", "unpaved")
    assert [one[2] for one in odd(found)] == ["building"]


def test_a_road_enters_by_the_hexside_that_its_pixels_cross_alone() -> None:
    painted = strip(Painter().hex("F5", WOODS), "F5", DIRT, range(-6, 7), range(-20, 60))
    found = board(painted)
    assert fields(found, "F5")["road"] == "unpaved"
    assert list(found.position.hexsides) == ["F5-F6"]


def test_a_road_that_reaches_no_hexside_and_no_dot_is_told() -> None:
    found = board(strip(Painter(), "F5", DIRT, range(8, 18), range(-8, 9)))
    assert found.position.hexes == {}
    assert odd(found) == [("F5", "a road is drawn in it and not counted: it crosses no hexside", "road")]


UNUSED = "a road is drawn in it and not counted"
FACTORY, RAILWAY = 47, 153


def test_a_road_along_the_half_of_a_hexside_that_is_on_the_board_does_not_cross_it() -> None:
    """A5-A6 lies half beyond the short edge of the board, where most boards have a road along it."""
    painted = strip(Painter(), "A5", DIRT, range(19), range(26, 39))
    found = board(strip(painted, "B5", DIRT, range(-38, 20), range(-6, 7)))
    assert "A5-A6" not in found.position.hexsides
    assert ("A5-A6", "a road is drawn along it and does not cross it", "road") in odd(found)


@pytest.mark.parametrize(
    ("name", "across", "down"),
    [("A5", range(4, 14), range(-6, 7)), ("I1", range(-6, 7), range(-26, -4))],
    ids=["short edge", "long edge"],
)
def test_a_road_in_a_hex_of_the_edge_counts_if_it_leaves_the_board_there(
    name: str, across: range, down: range
) -> None:
    ends = board(strip(Painter(), name, DIRT, across, down))
    assert ends.position.hexes == {}
    assert odd(ends) == [(name, f"{UNUSED}: it crosses no hexside", "road")]
    across = range(-10, 14) if name == "A5" else across
    down = range(-40, -4) if name == "I1" else down
    leaves = board(strip(Painter(), name, DIRT, across, down))
    assert fields(leaves, name) == {"road": "unpaved"}
    assert odd(leaves) == []


def test_a_road_that_ends_in_water_gives_the_water_no_road() -> None:
    painted = strip(Painter().hex("F5", WATER), "F4", DIRT, range(-6, 7), range(-10, 45))
    found = board(painted)
    assert "road" not in fields(found, "F5")
    assert fields(found, "F4") == {"road": "unpaved"}
    assert ("F5", f"{UNUSED}: its centre dot is in water", "road") in odd(found)
    assert ("F4-F5", "a road crosses it and is not counted: no road of F5 counts", "road") in odd(found)


@pytest.mark.parametrize("down", [range(21, 33), range(32, 45)], ids=["north", "south"])
def test_a_road_crosses_a_hexside_on_which_a_railway_lies_over_it(down: range) -> None:
    painted = strip(Painter(), "F5", DIRT, range(-6, 7), range(-20, 80))
    found = board(strip(painted, "F5", RAILWAY, range(-30, 31), down))
    assert plain(found.position.hexsides) == {"F5-F6": {"road": True}}


def test_a_railway_that_hides_whether_a_road_crosses_is_told() -> None:
    painted = strip(Painter(), "F5", DIRT, range(-6, 7), range(-20, 80))
    found = board(strip(painted, "F5", RAILWAY, range(-30, 31), range(26, 39)))
    assert found.position.hexsides == {}
    hidden = "unknown terrain hides whether a road crosses it; none is counted"
    assert ("F5-F6", hidden, "road") in odd(found)


def test_a_road_that_ends_at_a_railway_does_not_cross_it() -> None:
    painted = strip(Painter(), "F5", DIRT, range(-6, 7), range(-20, 30))
    found = board(strip(painted, "F5", RAILWAY, range(-30, 31), range(30, 42)))
    assert found.position.hexsides == {}
    assert [place for place, _, _ in odd(found)] == ["F5-F6"]


def test_a_factory_is_a_building_to_the_road_that_ends_in_it() -> None:
    painted = strip(Painter(), "F6", DIRT, range(-6, 7), range(-60, 30))
    found = board(painted.spot("F5", FACTORY, 14))
    assert "F5" not in found.position.hexes
    assert ("F5", f"{UNUSED}: its centre dot is on a building", "road") in odd(found)
    assert found.unknown == {"Stone Factory, 1.5 Level": ("F5",)}
