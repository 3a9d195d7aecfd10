"""Positions as text: what is drawn where, and what is said below."""

from __future__ import annotations

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.drawing.picture import EDGE, WIDTH, cell, draw, hex_name, terrain
from asl_conformance.protocol import vocabulary
from asl_conformance.protocol.position import Counter, Hex, Hexside, Position, Unit

HEDGE = Position(
    hexes={"F5": Hex("woods", 1), "F6": Hex("grain")},
    hexsides={"F5-F6": Hexside("hedge")},
    units={"P": Unit("German", "squad", "F5", beneath=("foxhole",), status=("pinned",))},
    counters={"hole": Counter("foxhole", "F5", side="German", size=1)},
)


def test_a_hedge_between_two_hexes() -> None:
    assert draw(HEDGE).splitlines() == [
        r"  _____",
        r" /  F5 \ ".rstrip(),
        r"/woods 1\ ".rstrip(),
        r"\   ab  /",
        r" \%%%%%/",
        r" /  F6 \ ".rstrip(),
        r"/ grain \ ".rstrip(),
        r"\       /",
        r" \_____/",
        "legend: a number is the level; % hedge",
        "hedge: F5-F6",
        "a German squad (P) in F5, beneath foxhole, pinned",
        "b German foxhole 1S (hole) in F5",
    ]


def test_the_six_neighbours_lie_as_on_the_board() -> None:
    around = {"F5": "F4 G5 G6 F6 E6 E5", "E5": "E4 F4 F5 E6 D5 D4"}
    for centre, names in around.items():
        for name in names.split():
            drawn = draw(Position(hexsides={f"{centre}-{name}": Hexside("wall")}))
            assert drawn.count("#") == (5 if name[0] == centre[0] else 2) + 1, (centre, name)


def test_every_mark_is_in_the_legend() -> None:
    for word, mark in EDGE.items():
        drawn = draw(Position(hexsides={"F5-G5": Hexside(word)}))  # type: ignore[arg-type]
        assert f"{mark} {word.replace('_', ' ')}" in drawn
    assert ": gap or breach" in draw(Position(hexsides={"F5-G5": Hexside("wall", breached=True)}))
    assert "sBldg stone building" in draw(Position(hexes={"F5": Hex("stone_building")}))


def test_every_terrain_has_a_mark_of_its_own_that_fits() -> None:
    words = [terrain(Hex(word)) for word in get_args(vocabulary.HexTerrain)]
    assert len(set(words)) == len(words)
    for word in get_args(vocabulary.HexTerrain):
        for level in (0, 1, -1, 1.5, -0.5, 10):
            assert len(terrain(Hex(word, level))) <= 7


def test_a_tall_position_is_drawn_without_what_is_empty() -> None:
    drawn = draw(Position(units={"P": Unit("German", "squad", "B2"), "R": Unit("Russian", "squad", "B9")}))
    assert "B5" not in drawn
    assert drawn.count("...") == 1


def test_a_wide_position_is_drawn_in_bands() -> None:
    drawn = draw(Position(units={"P": Unit("German", "squad", "B2"), "R": Unit("Russian", "squad", "Z2")}))
    assert drawn.count("_____/") == 2


def test_an_empty_position_is_no_picture() -> None:
    assert draw(Position()) == ""


def test_further_facts_are_written_below_the_picture() -> None:
    drawn = draw(Position(phase="MPh", turn_of="German", ssr=("snow",), hexes={"F5": Hex(road="paved")}))
    assert "German MPh; SSR snow" in drawn
    assert "F5 open ground, road paved" in drawn


@given(st.integers(0, 51), st.integers(0, 99))
def test_hex_names_round_trip(column: int, row: int) -> None:
    assert cell(hex_name((column, row))) == (column, row)


names = st.builds(lambda c, r: hex_name((c, r)), st.integers(0, 32), st.integers(1, 10))
units = st.builds(
    Unit, st.sampled_from(["German", "Russian"]), st.just("squad"), names, status=st.just(("broken", "dm"))
)
positions = st.builds(
    Position,
    hexes=st.dictionaries(names, st.builds(Hex, st.sampled_from(["woods", "marsh"])), max_size=6),
    units=st.dictionaries(st.text("PQRST", min_size=1, max_size=3), units, max_size=30),
)


@given(positions)
def test_every_drawing_fits_and_names_every_unit(position: Position) -> None:
    drawn = draw(position)
    assert all(len(line) <= WIDTH for line in drawn.splitlines())
    for key, unit in position.units.items():
        assert f"({key}) in {unit.hex}" in drawn
    for name in position.hexes:
        assert f" {name}" in drawn
