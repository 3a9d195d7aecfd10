"""The lattice: neighbours, hexsides, vertices, and what a line between two hexes crosses."""

import pytest

from asl_reference.board.geometry import (
    NotAHex,
    centre,
    distance,
    hex_at,
    hexside,
    neighbours,
    vertex,
    vertex_name,
    vertices_of,
    vertices_of_hexside,
)
from asl_reference.rules.los.path import Corner, Crossing, Spine, Through, trace


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("F5", ("F4", "G5", "G6", "F6", "E6", "E5")),
        ("E5", ("E4", "F4", "F5", "E6", "D5", "D4")),
        ("Z9", ("Z8", "AA9", "AA10", "Z10", "Y10", "Y9")),
        ("AA4", ("AA3", "BB3", "BB4", "AA5", "Z4", "Z3")),
    ],
)
def test_b9_2_1_hexes_adjoin_as_printed(name: str, expected: tuple[str, ...]) -> None:
    assert neighbours(name) == expected


def test_a_vertex_belongs_to_three_hexes_and_goes_by_their_names() -> None:
    assert vertex_name(vertex("Z4", "AA4", "Z3")) == "Z3-Z4-AA4"
    with pytest.raises(NotAHex, match="do not meet in a vertex"):
        vertex("A1", "A2", "D4")


def test_a_hexside_has_two_vertices_shared_by_its_hexes() -> None:
    ends = vertices_of_hexside("F5", "F4")
    assert {vertex_name(p) for p in ends} == {"E5-F4-F5", "F4-F5-G5"}
    assert set(ends) == set(vertices_of("F4")) & set(vertices_of("F5"))
    with pytest.raises(NotAHex, match="not adjacent"):
        vertices_of_hexside("F5", "F7")


@pytest.mark.parametrize(
    ("viewer", "target", "spines"),
    [
        ("E5", "G5", ["F4-F5"]),
        ("E5", "I5", ["F4-F5", "H4-H5"]),
        ("E5", "K5", ["F4-F5", "H4-H5", "J4-J5"]),
        ("Z9", "X6", ["Y9-Z8", "X7-Y7"]),
        ("E5", "J6", []),
        ("F3", "F7", []),
    ],
)
def test_b9_2_3_hexspines_lying_along_a_los(viewer: str, target: str, spines: list[str]) -> None:
    path = trace(centre(viewer), centre(target))
    assert [t.hexside for t in path if isinstance(t, Spine)] == spines
    back = trace(centre(target), centre(viewer))
    assert [t.hexside for t in back if isinstance(t, Spine)] == spines[::-1]


def test_a_los_meets_hexes_hexsides_and_vertices_in_order() -> None:
    path = trace(centre("E5"), centre("J6"))
    assert [t.hex for t in path if isinstance(t, Through)] == ["E5", "F5", "G6", "H5", "I6", "J6"]
    assert [t.hexside for t in path if isinstance(t, Crossing)] == ["E5-F5", "G6-H5", "I6-J6"]
    assert [t.vertex for t in path if isinstance(t, Corner)] == ["F5-G5-G6", "H5-H6-I6"]


def test_the_middle_half_of_a_hexside_is_where_a_gap_would_be() -> None:
    crossings = [t for t in trace(centre("E4"), centre("F7")) if isinstance(t, Crossing)]
    assert [t.middle for t in crossings if t.hexside == "E6-F6"] == [False]
    assert all(t.middle for t in trace(centre("F3"), centre("F7")) if isinstance(t, Crossing))


def test_a_los_to_a_vertex_ends_there_without_touching_what_else_meets_in_it() -> None:
    path = trace(centre("X1"), vertex("Z3", "Z4", "AA4"))
    assert [t.hexside for t in path if isinstance(t, Crossing)] == ["X1-Y2", "Y2-Y3", "Y3-Z3"]
    assert not [t for t in path if isinstance(t, Corner)]


def test_the_edge_of_the_board_drops_what_is_no_hex() -> None:
    path = trace(centre("A1"), centre("E1"))
    assert [t.hex for t in path if isinstance(t, Through)] == ["A1", "C1", "E1"]
    assert [t.hexside for t in path if isinstance(t, Spine)] == ["B0-B1", "D0-D1"]
    assert hex_at((-3, 1)) is None


def test_range_counts_hexes_and_not_the_first() -> None:
    assert distance("F5", "F5") == 0
    assert distance("E5", "J6") == 5
    assert hexside("F6", "F5") == "F5-F6"


def test_the_edge_of_the_lattice_is_no_hexside_and_a_point_no_path() -> None:
    path = trace(centre("A0"), centre("C0"))
    assert [t for t in path if isinstance(t, Spine | Crossing)] == []
    assert [t.hex for t in path if isinstance(t, Through)] == ["A0", "C0"]
    point = vertex("F4", "F5", "G5")
    assert trace(point, point) == ()


def test_a_los_between_vertices_at_the_edge_meets_nothing_beyond_it() -> None:
    """Any two vertices of a board's corner, where a line can leave the board and come back."""
    corner = {point for name in ("A1", "A2", "A3", "B0", "B1") for point in vertices_of(name)}
    for start in corner:
        for end in corner - {start}:
            there, back = trace(start, end), trace(end, start)
            assert [type(touch) for touch in there] == [type(touch) for touch in reversed(back)]
            assert all(all(touch.hexes) for touch in there)
