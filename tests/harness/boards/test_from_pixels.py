"""From pixels to hexes and hexsides, on boards painted for the test."""

from typing import Any

import pytest

from asl_conformance.boards.archive import Archive
from asl_conformance.boards.file import Board
from asl_conformance.boards.from_pixels import SPECK, board_of
from asl_conformance.boards.geometry import HEIGHT, dot, names, runs
from asl_conformance.boards.metadata import BoardMetadata
from asl_conformance.boards.pixels import WEAVE, Pixels
from asl_conformance.suite.case import plain
from tests.harness.boards.archives import (
    BRIDGE,
    BRUSH,
    CLIFF,
    DIRT,
    GRAIN,
    GULLY,
    HEDGE,
    HUTS,
    OPEN,
    ORCHARD,
    PAVED,
    SHELLHOLES,
    STONE,
    STONE_2,
    WALL,
    WOODEN_1,
    WOODS,
    Painter,
)


def board(painted: Painter) -> Board:
    return board_of(Archive("bdX", painted.grid(), BoardMetadata("X", "6.1"), "0" * 64))


def hexes(painted: Painter) -> dict[str, Any]:
    found: dict[str, Any] = plain(board(painted).position).get("hexes", {})
    return found


def sides(painted: Painter) -> dict[str, Any]:
    found: dict[str, Any] = plain(board(painted).position).get("hexsides", {})
    return found


def test_a_bare_board_has_nothing() -> None:
    found = board(Painter())
    assert plain(found.position) == {"board": "X"}
    assert (found.odd, found.stairways) == ((), ())
    assert (found.unknown, found.artwork, found.levels) == ({}, {}, {})


def test_a_hex_of_one_terrain_is_counted_as_any_other() -> None:
    """It is counted triangle by triangle, also at the edge, where some triangles have no pixels."""
    drawn = Pixels(Painter().hex("F5", WOODS, 2).grid())
    for name, cell in names().items():
        _, sectors = runs(cell)
        sizes = [sum(end - start for start, end in sector) for sector in sectors]
        code, level = (WOODS, 2) if name == "F5" else (OPEN, 0)
        found = drawn.hex(cell)
        assert found.counts == tuple({code: size} if size else {} for size in sizes), name
        assert (found.whole, found.levels) == ({code: sum(sizes)}, {level: sum(sizes)}), name


@pytest.mark.parametrize("level", [-1, 0, 1, 3])
def test_the_terrain_and_level_of_the_centre_dot_are_those_of_the_hex(level: int) -> None:
    painted, names = Painter(), ("A1", "B0", "F5", "Q5", "GG10", "FF10", "GG1")
    for name in names:
        painted.hex(name, WOODS, level)
    assert hexes(painted) == {
        name: {"terrain": "woods"} | ({"level": level} if level else {}) for name in names
    }


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        (GRAIN, {"terrain": "grain"}),
        (ORCHARD, {"terrain": "orchard"}),
        (STONE, {"terrain": "stone_building"}),
        (WOODEN_1, {"terrain": "wooden_building", "floors": 1, "height": 1.5}),
        (STONE_2, {"terrain": "stone_building", "floors": 2, "height": 2.5}),
        (SHELLHOLES, {"overlays": ["shellholes"]}),
        (DIRT, {"road": "unpaved"}),
        (PAVED, {"road": "paved"}),
    ],
)
def test_terrain_comes_in_the_words_of_the_protocol(code: int, fields: dict[str, Any]) -> None:
    assert hexes(Painter().hex("F5", code)) == {"F5": fields}


def test_a_depression_carries_its_crest_level() -> None:
    found = hexes(Painter().hex("F5", OPEN, 2).spot("F5", GULLY, 12, level=1))
    assert found == {"F5": {"depression": "gully", "level": 2}}


def test_a_bridge_keeps_the_depression_beneath_it() -> None:
    painted = Painter().hex("F5", OPEN).spot("F5", GULLY, 20, level=-1).spot("F5", BRIDGE, 6, level=0)
    assert hexes(painted) == {"F5": {"depression": "gully", "bridge": True}}


def test_a_building_makes_a_building_hex_wherever_the_dot_is() -> None:
    found = board(Painter().hex("F5", STONE, sectors=(0,)).spot("F5", OPEN, 5))
    assert found.position.hexes["F5"].terrain == "stone_building"
    assert [odd.what for odd in found.odd] == ["Stone Building stands in it, but not on the centre dot"]


def test_a_road_through_woods_leaves_them_woods() -> None:
    painted = Painter().hex("F5", WOODS)
    for name in ("F5",):
        painted.spot(name, DIRT, 6)
    found = hexes(painted)
    assert (found["F5"]["terrain"], found["F5"]["road"]) == ("woods", "unpaved")


def test_artwork_beside_the_dot_is_noted_and_the_hex_is_what_its_dot_is_on() -> None:
    found = board(Painter().hex("F5", BRUSH, sectors=(1, 2)))
    assert "F5" not in found.position.hexes
    assert found.artwork == {"F5": {"brush": (0, 100, 100, 0, 0, 0)}}


def test_hexsides_that_artwork_keeps_clear_of_are_free() -> None:
    painted = Painter().spot("F5", STONE, 8)
    assert hexes(painted)["F5"]["free"] == ["F4", "G5", "G6", "F6", "E6", "E5"]
    painted.hex("F5", STONE, sectors=(1,))
    assert hexes(painted)["F5"]["free"] == ["F4", "G6", "F6", "E6", "E5"]


@pytest.mark.parametrize("pair", [("F5", "F6"), ("F5", "G5"), ("F5", "G6"), ("F5", "E5"), ("A1", "B0")])
@pytest.mark.parametrize(("code", "kind"), [(WALL, "wall"), (HEDGE, "hedge"), (CLIFF, "cliff")])
def test_a_stroke_along_a_hexside_is_its_terrain(pair: tuple[str, str], code: int, kind: str) -> None:
    found = sides(Painter().side(*pair, code))
    assert found == {"-".join(sorted(pair)): {"terrain": kind}}


@pytest.mark.parametrize("pair", [("F5", "F6"), ("F5", "G5"), ("F5", "G6")])
def test_a_hole_with_terrain_on_both_sides_is_a_gap(pair: tuple[str, str]) -> None:
    painted = Painter().side(*pair, WALL, (0, 0.35)).side(*pair, WALL, (0.65, 1))
    assert sides(painted) == {"-".join(pair): {"terrain": "wall", "gap": True}}
    painted.side(*pair, DIRT, (0.35, 0.65), range(-9, 10))
    assert sides(painted)["-".join(pair)] == {"terrain": "wall", "gap": True, "road": True}


def test_a_stub_is_no_hexside_and_is_reported() -> None:
    found = board(Painter().side("F5", "F6", HEDGE, (0.4, 0.6)))
    assert found.position.hexsides == {}
    assert [str(odd.what) for odd in found.odd] == ["a hedge covers only a part of it and is not counted"]


@pytest.mark.parametrize("band", [range(-3, 0), range(3)])
def test_a_hexside_drawn_on_one_side_only_counts_and_is_reported(band: range) -> None:
    found = board(Painter().side("F5", "F6", WALL, band=band))
    assert found.position.hexsides["F5-F6"].terrain == "wall"
    assert [(odd.place, odd.what) for odd in found.odd] == [
        ("F5-F6", "the wall is drawn on one side of it only")
    ]


def test_unknown_terrain_is_listed_and_not_guessed() -> None:
    found = board(Painter().hex("F5", HUTS).hex("G5", 250))
    assert found.unknown == {"Huts": ("F5",), "code 250": ("G5",)}
    assert found.position.hexes == {}


def test_a_dot_amid_other_terrain_is_reported() -> None:
    found = board(Painter().hex("F5", BRUSH).spot("F5", OPEN, 0))
    assert [odd.what for odd in found.odd] == [
        "the centre dot is on bare ground, the pixels around it on brush"
    ]


def dotted(code: int, gap: int, sectors: tuple[int, ...] = tuple(range(6))) -> Painter:
    """A hex in which terrain is drawn as dots, with so many pixels of bare ground between them."""
    painted = Painter().hex("F5", code, sectors=sectors)
    for at in [at for at, drawn in enumerate(painted.terrain) if drawn != OPEN]:
        x, y = divmod(at, HEIGHT)
        if x % (gap + 1) or y % (gap + 1):
            painted.terrain[at] = OPEN
    return painted


@pytest.mark.parametrize("gap", [1, WEAVE])
def test_grain_that_is_drawn_as_dots_fills_what_lies_between_them(gap: int) -> None:
    found = board(dotted(GRAIN, gap, (1, 2)))
    assert found.artwork.keys() == {"F5"}
    shares = found.artwork["F5"]["grain"]
    assert min(shares[1:3]) > 60
    assert max(shares[0], shares[3], shares[4], shares[5]) < 10


@pytest.mark.parametrize(("code", "gap"), [(GRAIN, WEAVE + 1), (BRUSH, 1)])
def test_dots_farther_apart_or_of_other_terrain_are_dots(code: int, gap: int) -> None:
    (shares,) = board(dotted(code, gap)).artwork["F5"].values()
    assert max(shares) < 40


def test_artwork_is_reported_in_percent_and_a_speck_is_none() -> None:
    painted = Painter().hex("F5", WOODS).hex("F5", OPEN, sectors=(3,))
    found = board(painted)
    assert found.artwork == {"F5": {"woods": (100, 100, 100, 0, 100, 100)}}
    x, y = dot(names()["F5"])
    for down in range(20, 20 + SPECK):
        painted.terrain[x * HEIGHT + y + down] = WOODS
    assert board(painted).artwork == found.artwork
    painted.terrain[x * HEIGHT + y + 20 + SPECK] = WOODS
    assert board(painted).artwork["F5"]["woods"][3] == 1


def test_levels_and_stairways_are_kept() -> None:
    painted = Painter().hex("F5", OPEN, 1).hex("F5", OPEN, 2, (0,))
    painted.stairways.update({"F5", "GG10"})
    found = board(painted)
    assert found.levels == {"F5": {1: 83, 2: 16}}
    assert found.stairways == ("F5", "GG10")


@pytest.mark.parametrize(
    ("hexsides", "spoken"),
    [("03", "slopes on F4-F5, F5-F6"), ("5", "slopes on E5-F5"), ("", "slopes"), ("9x", "slopes")],
)
def test_slopes_are_reported(hexsides: str, spoken: str) -> None:
    metadata = BoardMetadata("X", sloped=(("F5", hexsides),))
    found = board_of(Archive("bdX", Painter().grid(), metadata, "0" * 64))
    assert [(odd.place, odd.what) for odd in found.odd] == [
        ("F5", f"has {spoken}, which the protocol has no word for")
    ]
