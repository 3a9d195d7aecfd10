"""A position may be moved or mirrored: nothing is lost, and the way back gives the same position."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asl_conformance.fuzz.boards.lattice import (
    NotAPlace,
    adjacent,
    centre,
    disc,
    distance,
    name_at,
    neighbours,
    vertices,
)
from asl_conformance.fuzz.boards.transforms import (
    MIDDLE,
    Motion,
    mirror,
    relabelling,
    rotation,
    translation,
    wide,
)
from asl_reference.board import geometry
from asl_reference.board.position import Position
from asl_reference.rules.problems import problems
from tests.fuzz.sparse import PIVOT, positions
from tests.often import often

BACK: list[tuple[Motion, Motion]] = [
    (rotation(1, PIVOT), rotation(5, PIVOT)),
    (rotation(2, PIVOT), rotation(4, PIVOT)),
    (rotation(3, PIVOT), rotation(3, PIVOT)),
    (mirror(PIVOT), mirror(PIVOT)),
    (translation(PIVOT, "P20"), translation("P20", PIVOT)),
    (relabelling("German", "Russian"), relabelling("German", "Russian")),
]


def ordered(value: object) -> object:
    if isinstance(value, dict):
        return {key: ordered(item) for key, item in value.items()}
    return sorted(value) if isinstance(value, list) else value


@pytest.mark.parametrize(("there", "back"), BACK, ids=[there.name for there, _ in BACK])
@settings(max_examples=often(10))
@given(st.data())
def test_there_and_back_again(there: Motion, back: Motion, data: st.DataObject) -> None:
    position = data.draw(positions())
    moved = there.position(position)
    assert ordered(back.position(moved)) == ordered(position)
    assert problems(Position.from_json(moved)) == []


def test_a_turn_is_clockwise_and_takes_everything_along() -> None:
    position = {
        "hexes": {"F4": {"terrain": "woods", "free": ["F3"]}},
        "hexsides": {"F4-F5": {"terrain": "wall"}},
        "units": {
            "t": {
                "side": "German",
                "type": "tank",
                "hex": "F4",
                "vca": "F3",
                "wall_advantage_over": ["F4-F5"],
            },
            "F6": {"side": "Russian", "type": "squad", "hex": "F4", "crest": "F3-F4"},
        },
        "sides": {"German": {"setup_area": ["F4"]}},
    }
    assert rotation(1, "F5").position(position) == {
        "hexes": {"G5": {"terrain": "woods", "free": ["H4"]}},
        "hexsides": {"F5-G5": {"terrain": "wall"}},
        "units": {
            "t": {
                "side": "German",
                "type": "tank",
                "hex": "G5",
                "vca": "H4",
                "wall_advantage_over": ["F5-G5"],
            },
            "F6": {"side": "Russian", "type": "squad", "hex": "G5", "crest": "G5-H4"},
        },
        "sides": {"German": {"setup_area": ["G5"]}},
    }


def test_questions_actions_and_answers_move_with_it_and_ids_stay() -> None:
    position = {"units": {"F4": {"side": "German", "type": "squad", "hex": "F4"}}}
    turn = rotation(1, "F5")
    los = {"ask": "los", "from": {"unit": "F4"}, "to": {"vertex": "F4-F5-G5", "hex": "F5"}}
    assert turn.value(los, position) == {
        "ask": "los",
        "from": {"unit": "F4"},
        "to": {"vertex": "F5-G5-G6", "hex": "F5"},
    }
    attack = {"ask": "attack", "target": "F4", "means": "small_arms"}
    assert turn.value(attack, position) == attack
    assert turn.value(attack, {}) == attack | {"target": "G5"}
    assert mirror().value({"do": "change_vca", "unit": "F4", "hexspines": 2}, position)["hexspines"] == 4
    state = {"hexes": {"F4": {"overstacked": {"German": 1}}}}
    assert turn.value(state, position) == {"hexes": {"G5": {"overstacked": {"German": 1}}}}
    assert relabelling("German", "Russian").value(state, position) == {
        "hexes": {"F4": {"overstacked": {"Russian": 1}}}
    }


def test_what_would_leave_the_board_is_not_dropped_but_refused() -> None:
    with pytest.raises(NotAPlace):
        translation("F5", "A1").position({"hexes": {"A1": {"terrain": "woods"}}})


@given(positions("walls"))
def test_a_wide_board_keeps_its_edges_far_from_everything(position: dict[str, object]) -> None:
    laid_out = wide(position)
    names = {*laid_out.get("hexes", ()), *(unit["hex"] for unit in laid_out.get("units", {}).values())}
    assert all(distance(MIDDLE, name) <= 8 for name in names)
    for sixths in range(6):
        assert problems(Position.from_json(rotation(sixths).position(laid_out))) == []


@pytest.mark.parametrize("name", ["A1", "B0", "F5", "Z3", "AA4", "AZ10"])
def test_the_lattice_of_the_harness_is_that_of_the_rulebook(name: str) -> None:
    if name == "AZ10":
        with pytest.raises(NotAPlace):
            centre(name)
        return
    assert centre(name) == geometry.centre(name)
    assert name_at(centre(name)) == name
    assert neighbours(name) == geometry.neighbours(name)
    assert all(adjacent(name, near) for near in neighbours(name) if near)


def test_discs_and_vertices() -> None:
    assert [len(disc(PIVOT, radius)) for radius in range(4)] == [1, 7, 19, 37]
    assert vertices("F5") == tuple(map(geometry.vertex_name, geometry.vertices_of("F5")))
    assert max(distance(PIVOT, name) for name in disc(PIVOT, 3)) == 3
