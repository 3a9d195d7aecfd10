"""Line of Sight, picture by picture: walls and hedges, entrenchments, heights, Depressions, Hindrances."""

from collections.abc import Mapping
from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.board import geometry
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.los import answer_los
from asl_reference.rules.los.blind import Casts, Obstacle, blind_hexes
from asl_reference.rules.los.ends import End, half_levels
from asl_reference.rules.los.sight import Sight, sight, sight_between
from asl_reference.rules.los.wall import Wall, wall_on
from tests.dated import CURRENT

FOXHOLE = ("foxhole",)


def board(
    walls: Mapping[str, str] | str = "", hexes: Mapping[str, Hex] | None = None, **bases: float
) -> Position:
    """A board: walls as "F5-F6 G5-G6" or as a mapping of hexside to terrain."""
    named = dict.fromkeys(walls.split(), "wall") if isinstance(walls, str) else walls
    sides = {k: Hexside(v, bases.get("base")) for k, v in named.items()}
    return Position(hexes=hexes or {}, hexsides=sides)


def look(
    position: Position, viewer: str, target: str, levels: tuple[float, float] = (0, 0), **beneath: bool
) -> Sight:
    """LOS between two hexes at the levels given; the viewer, the target or both may be entrenched."""
    start = End(viewer, half_levels(levels[0]), entrenched=beneath.get("viewer_beneath", False))
    end = End(target, half_levels(levels[1]), entrenched=beneath.get("target_beneath", False))
    there, back = sight(CURRENT, position, start, end), sight(CURRENT, position, end, start)
    assert there.clear == back.clear, "LOS is reciprocal (A6.5)"
    return there


def with_units(position: Position, a: Unit, b: Unit) -> Position:
    return position.with_units({"a": a, "b": b})


def squad(where: str, **more: Any) -> Unit:
    return Unit("german", "squad", where, **more)


# B9.1 -- the hexside and its depiction


def test_b9_1_7_touching_a_vertex_is_passing_through_the_wall() -> None:
    seen = look(board("G5-G6"), "E5", "J6")
    assert not seen.clear
    assert seen.blocked_at == "F5-G5-G6"
    assert seen.why == "wall G5-G6 ends at vertex F5-G5-G6 on the LOS"


def test_b9_1_8_a_wall_that_the_los_does_not_meet_is_nothing_to_it() -> None:
    assert look(board("F4-G5"), "E5", "J6").clear


def test_b9_1_10_the_los_passes_a_road_gap_in_the_middle_of_the_hexside() -> None:
    gap = Position(hexsides={"W9-X9": Hexside("wall", gap=True)})
    assert look(gap, "V8", "Y10").clear
    assert not look(board("W9-X9"), "V8", "Y10").clear


def test_b9_1_11_beside_the_gap_the_drawn_wall_blocks() -> None:
    gap = Position(hexsides={"E6-F6": Hexside("wall", gap=True)})
    assert look(gap, "E4", "F7").blocked_at == "E6-F6"
    road = Position(hexsides={"W9-X9": Hexside("wall", gap=True)})
    assert not look(road, "W7", "X10").clear


# B9.2 -- Half-Level obstacles and the hexsides of one's own hex


@pytest.mark.parametrize("terrain", ["wall", "hedge"])
def test_b9_2_5_a_wall_of_neither_hex_blocks(terrain: str) -> None:
    seen = look(board({"F4-F5": terrain}), "F3", "F7")
    assert (seen.clear, seen.blocked_at, seen.clauses) == (False, "F4-F5", ("B9.2",))
    assert seen.why == f"{terrain} F4-F5 is not a hexside of F3 or F7"


@pytest.mark.parametrize("walls", ["F3-F4", "F6-F7", "F3-F4 F6-F7"])
def test_b9_2_6_a_wall_of_the_viewers_or_targets_hex_does_not(walls: str) -> None:
    seen = look(board(walls), "F3", "F7")
    assert seen.clear
    assert "B9.2" in seen.clauses


def test_b9_2_7_own_walls_do_not_excuse_one_between() -> None:
    assert look(board("F3-F4 F5-F6 F6-F7"), "F3", "F7").blocked_at == "F5-F6"


@pytest.mark.parametrize(
    ("viewer", "target", "wall", "clear"),
    [
        (0, 0, 0, False),
        (1, 1, 1, False),
        (1, 1, 0, True),
        (2, 2, 0, True),
        (1, 0, 0, True),
        (0, 1, 0, True),
        (0.5, 0.5, 0, True),
        (0.5, 0, 0, True),
    ],
)
def test_b9_2_8_a_wall_blocks_between_units_of_its_own_level(
    viewer: float, target: float, wall: float, clear: bool
) -> None:
    between = {h: Hex(level=wall) for h in ("F4", "F5", "F6")}
    assert look(board("F4-F5", between), "F3", "F7", (viewer, target)).clear is clear


def test_b9_2_9_and_11_a_far_vertex_of_ones_own_hex_is_seen_but_not_as_part_of_the_hex_beyond() -> None:
    building = Hex("stone_building", free=("F4", "F6", "G5", "G6"))
    position = board("F4-F5", {"F5": building, "F6": building})
    bypass = {"at": "bypass", "bypass": ("F5-F6",), "vca": "F5-F6-G6"}
    tank = Unit("russian", "tank", "F5", **bypass)  # type: ignore[arg-type]
    assert sight_between(CURRENT, with_units(position, squad("F3"), tank), "a", "b").clear
    tank = Unit("russian", "tank", "F6", **bypass)  # type: ignore[arg-type]
    seen = sight_between(CURRENT, with_units(position, squad("F3"), tank), "a", "b")
    assert (seen.clear, seen.blocked_at) == (False, "F4-F5")


@pytest.mark.parametrize("terrain", ["wall", "hedge"])
def test_b9_2_12_a_spine_touching_neither_hex_blocks(terrain: str) -> None:
    assert look(board({"H4-H5": terrain}), "E5", "K5").blocked_at == "H4-H5"


@pytest.mark.parametrize(
    "walls",
    ["F4-F5", "H4-H5", "F4-F5 H4-H5", "F4-F5 F4-G5", "F4-F5 F5-G5", "H4-H5 G5-H4", "H4-H5 G5-H5"],
)
def test_b9_2_13_a_spine_touching_one_hex_does_not(walls: str) -> None:
    assert look(board(walls), "E5", "I5").clear


@pytest.mark.parametrize(
    ("walls", "where"),
    [("F4-F5 F4-G5 F5-G5", "F4-F5-G5"), ("H4-H5 G5-H4 G5-H5", "G5-H4-H5")],
)
def test_b9_2_14_unless_its_far_vertex_has_three_walls(walls: str, where: str) -> None:
    seen = look(board(walls), "E5", "I5")
    assert (seen.clear, seen.blocked_at) == (False, where)


def test_b9_2_15_walls_and_hedges_count_alike() -> None:
    position = board({"F4-F5": "wall", "F4-G5": "hedge", "F5-G5": "hedge"})
    assert look(position, "E5", "I5").blocked_at == "F4-F5-G5"


def test_b9_2_16_a_spine_touching_both_hexes_never_blocks() -> None:
    assert look(board("F4-F5 F4-G5 F5-G5 E5-F4 E5-F5"), "E5", "G5").clear


@pytest.mark.parametrize("walls", ["F4-G5", "F5-G5", "F4-G5 F5-G5"])
def test_b9_2_17_without_a_wall_on_the_spine_any_wall_at_its_vertex_blocks(walls: str) -> None:
    assert look(board(walls), "E5", "I5").blocked_at == "F4-F5-G5"


def test_b9_2_18_each_spine_is_judged_for_itself() -> None:
    assert look(board("F4-F5 H4-H5 G5-H4 G5-H5"), "E5", "I5").blocked_at == "G5-H4-H5"


@pytest.mark.parametrize("terrain", ["wall", "hedge"])
@pytest.mark.parametrize("entrenched", [False, True])
def test_b9_2_19_between_adjacent_hexes_a_wall_never_blocks(terrain: str, entrenched: bool) -> None:
    position = board({"F5-F6": terrain})
    assert look(position, "F5", "F6", viewer_beneath=entrenched, target_beneath=entrenched).clear


BOARD_6 = {"Y9-Z8": "hedge", "Y8-Z8": "hedge", "X7-Y7": "wall", "X7-Y8": "wall"}


def test_b9_2_ex1_the_spines_of_board_6() -> None:
    assert look(board(BOARD_6), "Z9", "X6").clear
    with_third = {**BOARD_6, "Y8-Y9": "hedge"}
    assert look(board(with_third), "Z9", "X6").blocked_at == "Y8-Y9-Z8"
    without_spine = {k: v for k, v in BOARD_6.items() if k != "Y9-Z8"}
    assert look(board(without_spine), "Z9", "X6").blocked_at == "Y8-Y9-Z8"
    moved = {**without_spine, "Y8-Y9": "hedge"}
    assert look(board(moved), "Z9", "X6").blocked_at == "Y8-Y9-Z8"


# B9.21 and B27.2 -- beneath an entrenchment


@pytest.mark.parametrize("terrain", ["wall", "hedge"])
@pytest.mark.parametrize("cover", ["foxhole", "trench"])
def test_b9_21_1_no_los_over_its_wall_from_beneath(terrain: str, cover: str) -> None:
    position = board({"F5-F6": terrain})
    below = with_units(position, squad("F5", beneath=(cover,)), squad("F7"))
    seen = sight_between(CURRENT, below, "a", "b")
    assert (seen.clear, seen.blocked_at, seen.clauses) == (False, "F5-F6", ("B27.2",))
    assert not sight_between(CURRENT, below, "b", "a").clear
    above = with_units(position, squad("F5"), squad("F7"))
    assert sight_between(CURRENT, above, "a", "b").clear


def test_b27_2_7_wire_is_no_entrenchment() -> None:
    wired = with_units(board("F5-F6"), squad("F5", beneath=("wire",)), squad("F7"))
    assert sight_between(CURRENT, wired, "a", "b").clear


@pytest.mark.parametrize(
    ("beneath", "clear"), [({"viewer_beneath": True}, False), ({}, True)], ids=["beneath", "on top"]
)
@pytest.mark.parametrize("terrain", ["wall", "hedge"])
def test_b9_21_3_nor_to_a_lower_level(terrain: str, beneath: dict[str, bool], clear: bool) -> None:
    position = board({"F5-F6": terrain}, {"F5": Hex(level=1)}, base=1)
    seen = look(position, "F5", "F7", (1, 0), **beneath)
    assert seen.clear is clear
    if clear:
        assert "B9.61" in seen.clauses or "B9.2" in seen.clauses


@pytest.mark.parametrize(("level", "clear"), [(0, False), (0.5, True), (1, True), (2, True)])
def test_b9_21_5_half_a_level_above_the_entrenchment_sees_it(level: float, clear: bool) -> None:
    position = board("F5-F6", {"F7": Hex(level=level)})
    assert look(position, "F5", "F7", (0, level), viewer_beneath=True).clear is clear


def test_b9_21_7_a_spine_bars_as_a_hexside_does() -> None:
    assert not look(board("F4-F5"), "E5", "G5", viewer_beneath=True).clear
    assert look(board("F4-F5"), "E5", "G5").clear


def test_b9_21_8_a_wall_of_another_level_does_not_bar() -> None:
    position = board("F5-F6", {"F5": Hex(level=1)})
    assert look(position, "F5", "F7", (1, 0), viewer_beneath=True).clear


def test_b9_21_9_in_other_directions_it_sees_normally() -> None:
    assert look(board("F5-F6"), "F5", "F3", viewer_beneath=True).clear


def test_b9_21_11_the_foxhole_is_seen_where_the_unit_beneath_is_not() -> None:
    position = with_units(board("F5-F6"), squad("F5", beneath=FOXHOLE), squad("F7"))
    position = position.with_counter("hole", Counter("foxhole", "F5", size=1))
    assert sight_between(CURRENT, position, "b", "hole").clear
    assert not sight_between(CURRENT, position, "b", "a").clear


def test_b9_21_15_a_wall_of_neither_hex_hides_the_foxhole_too() -> None:
    position = board("F5-F6 F6-F7").with_units({"b": squad("F8")})
    position = position.with_counter("hole", Counter("foxhole", "F5", size=1))
    assert sight_between(CURRENT, position, "b", "hole").blocked_at == "F6-F7"


def test_b9_21_a_wall_at_the_vertex_of_a_hex_bars_who_is_entrenched() -> None:
    position, vertex = board("F6-F7"), geometry.vertex("F6", "F7", "G7")
    start, end = End("F5", entrenched=True), End("F7", point=vertex)
    there, back = sight(CURRENT, position, start, end), sight(CURRENT, position, end, start)
    assert (there.clear, there.blocked_at, there.clauses) == (False, "F6-F7", ("B9.21",))
    assert back == there
    assert sight(CURRENT, position, start._replace(entrenched=False), end).clear


BOARD_3 = board({"Y3-Z3": "hedge"})


def test_b9_21_ex2_the_foxhole_behind_the_hedge_of_z3() -> None:
    position = with_units(BOARD_3, squad("Z3", beneath=FOXHOLE), squad("X1"))
    position = position.with_counter("hole", Counter("foxhole", "Z3", size=1))
    assert not sight_between(CURRENT, position, "a", "b").clear
    assert not sight_between(CURRENT, position, "b", "a").clear
    assert sight_between(CURRENT, position, "b", "hole").clear


def ask(position: Position, start: dict[str, Any], end: dict[str, Any]) -> dict[str, Any]:
    return answer_los(CURRENT, Log(position), {"from": start, "to": end})


def test_b9_42_a_hexside_is_judged_alike_at_either_end() -> None:
    position, side = Position(hexes={"G6": Hex("woods")}), {"hexside": "G6-G7", "hex": "G7"}
    for start, end in ((side, {"hex": "F5"}), ({"hex": "F5"}, side)):
        found = ask(position, start, end)
        assert (found["clear"], found["blocked_at"]) == (False, "G6")


def test_b9_21_ex1_1_a_snap_shot_at_the_far_hexside_of_z3() -> None:
    position = board(dict.fromkeys("Y2-Z2 Y3-Z2 Y3-Z3 Z3-Z4 Y4-Z3".split(), "hedge"))
    assert ask(position, {"hex": "X1"}, {"hexside": "Z3-Z4", "hex": "Z3"})["clear"]
    assert ask(position, {"hex": "X1"}, {"hexside": "Z3-Z4"})["clear"]
    assert not ask(position, {"hex": "X1"}, {"hexside": "Z3-Z4", "hex": "Z4"})["clear"]


@pytest.mark.parametrize("target", [{"unit": "bypassing"}, {"hexside": "F5-F6"}], ids=["bypass", "snap shot"])
def test_b9_2_10_the_wall_of_its_hex_hides_no_part_of_it(target: dict[str, str]) -> None:
    building = Hex("stone_building", free=("F4", "E5", "E6", "F6", "G5", "G6"))
    passing = squad("F5", at="bypass", bypass=("F5-F6",))
    position = board("F4-F5", {"F5": building}).with_units({"bypassing": passing})
    assert ask(position, {"hex": "F3"}, target)["clear"]


def test_b9_21_ex1_5_the_same_vertex_is_seen_in_z3_and_not_in_z4() -> None:
    in_z3 = ask(BOARD_3, {"hex": "X1"}, {"vertex": "Z3-Z4-AA4"})
    in_z4 = ask(BOARD_3, {"hex": "X1"}, {"vertex": "Z4-Z3-AA4"})
    assert in_z3["clear"]
    assert (in_z4["clear"], in_z4["blocked_at"]) == (False, "Y3-Z3")
    assert in_z4["why"] == "hedge Y3-Z3 is not a hexside of X1 or Z4"


def test_b9_21_ex1_2_and_3_only_the_building_may_hide_the_far_vertex() -> None:
    beside = Position(hexes={"Z3": Hex("stone_building", free=("Y3", "Y4", "Z4"))}, hexsides=BOARD_3.hexsides)
    across = Position(hexes={"Z3": Hex("stone_building")}, hexsides=BOARD_3.hexsides)
    assert ask(beside, {"hex": "X1"}, {"vertex": "Z3-Z4-AA4"})["clear"]
    assert ask(across, {"hex": "X1"}, {"vertex": "Z3-Z4-AA4"})["blocked_at"] == "Z3"


@pytest.mark.parametrize("kind", ["foxhole", "trench", "wire"])
@pytest.mark.parametrize("where", ["B2", "B3", "B4"])
def test_b27_2_1_and_2_a_foxhole_trench_or_wire_neither_blocks_nor_hinders(kind: str, where: str) -> None:
    position = board().with_counter("hole", Counter(kind, where))
    seen = look(position, "B2", "B4")
    assert (seen.clear, seen.hindrance) == (True, 0)


@pytest.mark.parametrize("barrier", ["wall", "hedge"])
@pytest.mark.parametrize(
    ("side", "target", "clear"),
    [("B2-B3", "B4", False), ("B3-C3", "C4", False), ("B2-B3", "B3", True)],
    ids=["B27.2-3", "B27.2-4", "B27.2-5"],
)
def test_b27_2_walls_of_the_foxhole_hex(barrier: str, side: str, target: str, clear: bool) -> None:
    assert look(board({side: barrier}), "B2", target, viewer_beneath=True).clear is clear


def test_b27_2_8_and_9_other_walls() -> None:
    assert not look(board("B3-B4"), "B2", "B5", viewer_beneath=True).clear
    assert look(board("B1-B2"), "B2", "B4", viewer_beneath=True).clear


# A6.2-A6.4 -- height


@pytest.mark.parametrize(
    ("height", "viewer", "counts"),
    [
        (1, 1.5, (1, 2, 3, 4)),
        (1, 2, (1, 2, 3, 4)),
        (1, 3, (1, 1, 2, 3)),
        (1, 4, (1, 1, 1, 2)),
        (1.5, 2, (1, 2, 3, 4)),
        (1.5, 3, (1, 2, 3, 4)),
        (1.5, 4, (1, 1, 2, 3)),
        (2, 3, (2, 3, 4, 5)),
        (2, 4, (1, 2, 3, 4)),
    ],
)
def test_a6_4_blind_hexes_behind_an_obstacle(height: float, viewer: float, counts: tuple[int, ...]) -> None:
    obstacle = Obstacle("F5", "woods", 0, half_levels(height), ("F5",), Casts.GENERAL, ())
    assert tuple(blind_hexes(obstacle, half_levels(viewer), 0, r) for r in (4, 5, 10, 15)) == counts


@pytest.mark.parametrize(
    ("casts", "height", "viewer", "counts"),
    [
        (Casts.HEXSIDE, 1, 2, (1, 2, 3, 4)),
        (Casts.HEXSIDE, 1, 3, (0, 1, 2, 3)),
        (Casts.HEXSIDE, 1, 4, (0, 0, 1, 2)),
        (Casts.GENERAL, 1, 3, (1, 1, 2, 3)),
        (Casts.CREST, 1, 2, (0, 1, 2, 3)),
        (Casts.CREST, 1, 3, (0, 0, 1, 2)),
        (Casts.CREST, 2, 3, (1, 2, 3, 4)),
    ],
)
def test_blind_hexes_of_bocage_and_crest_lines(
    casts: Casts, height: float, viewer: float, counts: tuple[int, ...]
) -> None:
    obstacle = Obstacle("F5", "it", 0, half_levels(height), ("F5",), casts, ())
    found = (blind_hexes(obstacle, half_levels(viewer), 0, r) for r in (4, 5, 10, 15))
    assert tuple(max(0, count) for count in found) == counts


@pytest.mark.parametrize(
    ("terrain", "levels", "clear"),
    [
        ("woods", (0, 0), False),
        ("woods", (1, 1), True),
        ("woods", (1, 0), False),
        ("woods", (0.5, 0.5), False),
        ("stone_rubble", (0, 0), False),
        ("stone_rubble", (0.5, 0), True),
        ("stone_rubble", (1, 0), True),
    ],
)
def test_a6_2_an_obstacle_between(terrain: str, levels: tuple[float, float], clear: bool) -> None:
    seen = look(board(hexes={"F5": Hex(terrain)}), "F3", "F7", levels)
    assert seen.clear is clear
    assert seen.blocked_at == ("" if clear else "F5")


@pytest.mark.parametrize(("terrain", "clear"), [("open_ground", True), ("marsh", True), ("woods", False)])
def test_a_height_told_makes_no_obstacle_of_open_ground(terrain: str, clear: bool) -> None:
    """A6.2, B1: the height is that of what stands there; what only hinders blocks nothing."""
    assert look(board(hexes={"F5": Hex(terrain, height=2)}), "F3", "F7", (1, 1)).clear is clear


def test_a6_4_the_first_hex_behind_woods_is_blind_and_the_second_is_not() -> None:
    position = board(hexes={"F5": Hex("woods")})
    blind = look(position, "F3", "F6", (2, 0))
    assert (blind.clear, blind.clauses) == (False, ("A6.4",))
    assert look(position, "F3", "F7", (2, 0)).clear


def test_a6_1_woods_on_one_side_of_a_hexspine_do_not_block_inherent_terrain_does() -> None:
    assert look(board(hexes={"F4": Hex("woods")}), "E5", "G5").clear
    assert not look(board(hexes={"F4": Hex("woods"), "F5": Hex("woods")}), "E5", "G5").clear
    assert not look(board(hexes={"F4": Hex("stone_rubble")}), "E5", "G5").clear
    assert look(board(hexes={"G5": Hex("woods")}), "E5", "J6").clear
    assert not look(board(hexes={"G5": Hex("stone_rubble")}), "E5", "J6").clear


def test_b10_2_a_plateau_hides_what_is_below_its_edge() -> None:
    hill = {h: Hex(level=1) for h in ("F3", "F4")}
    assert look(board(hexes=hill), "F4", "F7", (1, 0)).clear
    seen = look(board(hexes=hill), "F3", "F7", (1, 0))
    assert (seen.clear, seen.blocked_at, seen.clauses) == (False, "F4", ("B10.2",))
    assert look(board(hexes=hill), "F3", "F4", (1, 1)).clear


@pytest.mark.parametrize(
    ("viewer", "target", "clear"), [(0, 1, True), (1, 0, True), (0, 2, True), (1, 1, False)]
)
@pytest.mark.parametrize(
    ("wall", "high", "frm", "to"),
    [("G5-G6", "G5", "E5", "J6"), ("H4-H5", "H4", "E5", "K5")],
    ids=["a vertex of it", "a hexspine"],
)
def test_b9_61_1_to_3_a_hillside_wall_is_ignored_between_different_levels(
    wall: str, high: str, frm: str, to: str, viewer: float, target: float, clear: bool
) -> None:
    position = board(wall, {high: Hex(level=1)}, base=1)
    assert look(position, frm, to, (viewer, target)).clear is clear


def test_b9_35_a_wall_stands_on_the_lower_level_by_default() -> None:
    uphill = {"F5": Hex(level=1)}
    assert wall_on(board("F4-F5", uphill), "F4-F5") == Wall("F4-F5", "wall", 0)
    assert wall_on(board("F4-F5", uphill, base=1), "F4-F5") == Wall("F4-F5", "wall", 2)


def test_b9_61_6_other_obstacles_still_block() -> None:
    house = Hex("stone_building", height=1.5)
    position = board("G5-G6", {"G5": Hex(level=1), "I6": house}, base=1)
    assert look(position, "E5", "J6", (0, 1)).blocked_at == "I6"


def test_b9_61_7_to_9_an_entrenched_unit_keeps_its_limits_behind_a_hillside_wall() -> None:
    position = board("F5-F6", {"F5": Hex(level=1)}, base=1)
    assert not look(position, "F5", "F7", (1, 0), viewer_beneath=True).clear
    assert look(position, "F5", "F6", (1, 0), viewer_beneath=True).clear
    assert look(position, "F5", "F7", (1, 1.5), viewer_beneath=True).clear


def test_half_level_ground_hides_what_lies_below_its_edge_as_any_plateau_does() -> None:
    plateau = board(hexes={h: Hex(level=1.5) for h in ("F3", "F4")})
    assert not look(plateau, "F3", "F6", (1.5, 0)).clear
    assert look(plateau, "F4", "F6", (1.5, 0)).clear


def test_b11_3_a_cliff_hides_the_first_hex_at_its_foot() -> None:
    hexes = {"F4": Hex(level=1)}
    assert look(board(hexes=hexes), "F3", "F5", (2, 0)).clear
    assert not look(board({"F4-F5": "cliff"}, hexes), "F3", "F5", (2, 0)).clear


@pytest.mark.parametrize("terrain", ["hedge", "bocage"])
def test_b9_52_no_los_runs_along_a_bocage_hexspine_as_it_does_along_a_hedge(terrain: str) -> None:
    assert look(board({"F4-F5": terrain}), "E5", "I5").clear is (terrain == "hedge")


def test_a6_1_artwork_beside_the_thread_blocks_only_if_it_shows_on_both_sides() -> None:
    east, west = ("G5", "G6"), ("E5", "E6")
    for free, clear in (((*east, "F4", "F6"), True), (("F4", "F6"), False), ((*east, *west, "F4"), False)):
        position = board(hexes={"F5": Hex("stone_building", free=free)})
        assert look(position, "F3", "F7").clear is clear, free


# A6.3 -- Depressions


def gully(*names: str) -> dict[str, Hex]:
    return {n: Hex(depression="gully") for n in names}


@pytest.mark.parametrize(
    ("hexes", "target", "level", "clear"),
    [
        (("F3",), "F4", 0, True),
        (("F3",), "F5", 0, False),
        (("F3",), "F5", 1, True),
        (("F3",), "F6", 1, False),
        (("F3",), "F6", 2, True),
    ],
)
def test_a6_3_into_a_gully(hexes: tuple[str, ...], target: str, level: int, clear: bool) -> None:
    position = board(hexes={**gully(*hexes), target: Hex(level=level)})
    position = with_units(position, squad("F3"), squad(target))
    seen = sight_between(CURRENT, position, "a", "b")
    assert seen.clear is clear
    assert sight_between(CURRENT, position, "b", "a").clear is clear


def test_a6_3_along_a_gully_and_from_its_crest() -> None:
    connected = board(hexes=gully("F3", "F4", "F5"))
    assert sight_between(CURRENT, with_units(connected, squad("F3"), squad("F5")), "a", "b").clear
    broken = board(hexes=gully("F3", "F5"))
    assert not sight_between(CURRENT, with_units(broken, squad("F3"), squad("F5")), "a", "b").clear
    crest = squad("F5", at="crest", crest="F5-F6")
    assert not sight_between(CURRENT, with_units(broken, squad("F3"), crest), "a", "b").clear
    assert sight_between(CURRENT, with_units(broken, squad("F9"), crest), "a", "b").clear
    assert not sight_between(CURRENT, with_units(broken, squad("F9"), squad("F5")), "a", "b").clear


@pytest.mark.parametrize(
    ("place", "clear"),
    [({}, False), ({"floor": 1}, True), ({"at": "rooftop"}, True), ({"at": "sewer"}, False)],
)
def test_a6_3_who_is_upstairs_or_on_the_roof_is_above_the_rim(place: dict[str, Any], clear: bool) -> None:
    house = Hex("stone_building", depression="gully", floors=1, height=1.5)
    position = with_units(board(hexes={"F3": house}), squad("F3", **place), squad("F6"))
    assert sight_between(CURRENT, position, "a", "b").clear is clear
    assert sight_between(CURRENT, position, "b", "a").clear is clear


# A6.7 -- Hindrances


@pytest.mark.parametrize(
    ("marsh", "hindrance"),
    [((), 0), (("A3",), 1), (("A2", "A4"), 2), (("A2", "A3", "A4"), 3), (("A1", "A5"), 0)],
)
def test_b16_2_1_marsh_between_hinders(marsh: tuple[str, ...], hindrance: int) -> None:
    seen = look(board(hexes={h: Hex("marsh") for h in marsh}), "A1", "A5")
    assert (seen.clear, seen.hindrance) == (True, hindrance)


@pytest.mark.parametrize(("count", "clear"), [(5, True), (6, False), (7, False)])
def test_b16_2_11_six_hindrances_block(count: int, clear: bool) -> None:
    seen = look(board(hexes={f"A{i}": Hex("marsh") for i in range(2, 2 + count)}), "A1", "A10")
    assert (seen.clear, seen.hindrance) == (clear, count)
    assert seen.blocked_at == ("" if clear else "A7")


@pytest.mark.parametrize(
    ("levels", "marsh", "hindrance"), [((1, 0), 0, 0), ((1, 1), 0, 0), ((-1, -1), -1, 1), ((0, 0), 0, 1)]
)
def test_b16_2_5_to_7_only_at_its_own_level(
    levels: tuple[float, float], marsh: float, hindrance: int
) -> None:
    hexes = {"A1": Hex(level=levels[0]), "A2": Hex("marsh", level=marsh), "A3": Hex(level=levels[1])}
    assert look(board(hexes=hexes), "A1", "A3", levels).hindrance == hindrance


def test_b16_2_8_and_9_along_a_hexside_only_with_marsh_on_both_sides_and_once() -> None:
    both = {"B1": Hex("marsh"), "B2": Hex("marsh")}
    assert look(board(hexes=both), "A2", "C2").hindrance == 1
    assert look(board(hexes={"B1": Hex("marsh")}), "A2", "C2").hindrance == 0
    assert look(board(hexes={"B1": Hex("vineyard")}), "A2", "C2").hindrance == 1


def test_a24_smoke_hinders_in_the_end_hexes_and_more_on_the_way_out() -> None:
    position = board(hexes={"F4": Hex(smoke="smoke")})
    assert look(position, "F3", "F5").hindrance == 3
    assert look(position, "F3", "F4").hindrance == 3
    assert look(position, "F4", "F5").hindrance == 4
    assert look(position, "F3", "F4", (0, 2)).hindrance == 0
    assert look(position, "F3", "F5", (2, 2)).hindrance == 0


def test_d9_4_a_wreck_hinders_besides_the_terrain_of_its_hex() -> None:
    position = board(hexes={"F4": Hex("brush")}).with_counter("hulk", Counter("wreck", "F4"))
    assert look(position, "F3", "F5").hindrance == 2
    assert look(position, "F3", "F4").hindrance == 0


def test_b14_2_an_orchard_hinders_on_the_level_and_blocks_from_above_in_season() -> None:
    position = board(hexes={"F5": Hex("orchard")})
    assert look(position, "F3", "F6").hindrance == 1
    assert not look(position, "F3", "F6", (2, 0)).clear
    winter = Position(month=12, hexes=position.hexes)
    assert look(winter, "F3", "F6", (2, 0)).hindrance == 1
    assert look(winter, "F3", "F7", (2, 0)).hindrance == 0


@pytest.mark.parametrize(
    ("moment", "out_of_season"),
    [
        ({"date": "1944-12-16"}, True),
        ({"date": "1944-07-26"}, False),
        ({"date": "1944-12-16", "month": 7}, False),
        ({"date": "1944-07-26", "month": 12}, True),
        ({}, False),
    ],
)
def test_b14_2_the_month_is_that_of_the_date_by_default(
    moment: dict[str, Any], *, out_of_season: bool
) -> None:
    position = Position(hexes={"F5": Hex("orchard")}, **moment)
    assert look(position, "F3", "F6", (2, 0)).clear is out_of_season


# The question


def test_a_unit_in_bypass_may_be_seen_at_either_vertex() -> None:
    position = board(hexes={"F4": Hex("woods")})
    hidden = with_units(position, squad("F3"), squad("F5"))
    assert not sight_between(CURRENT, hidden, "a", "b").clear
    beside = squad("F5", at="bypass", bypass=("F5-G5",))
    assert sight_between(CURRENT, with_units(position, squad("G3"), beside), "a", "b").clear


@pytest.mark.parametrize(
    ("point", "message"),
    [
        ({"unit": "nobody"}, "no unit 'nobody'"),
        ({"counter": "none"}, "no counter 'none'"),
        ({"vertex": "F5-F6"}, "is not a vertex"),
        ({"hexside": "F5-F7"}, "not adjacent"),
        ({"hex": "5F"}, "is not a hex"),
        ({"hex": "C11"}, "the board has no hex 'C11'$"),
        ({"vertex": "C11-D10-D11"}, "the board has no hex 'C11'; name the hex that the point belongs to"),
        ({"hexside": "C10-C11", "hex": "C11"}, "the board has no hex 'C11'$"),
        ({}, "names nothing"),
        ({"hex": "F5", "vertex": "F6-F7-G7"}, "F5 is no hex of F6-F7-G7"),
        ({"hex": "F5", "hexside": "F6-F7"}, "F5 is no hex of F6-F7"),
        ({"unit": "a", "hexside": "F6-F7"}, "F5 is no hex of F6-F7"),
        ({"unit": "a", "vertex": "F5-F6-G6"}, "names a vertex and a unit"),
        ({"counter": "c", "hexside": "F5-F6"}, "names a hexside and a counter"),
        ({"unit": "a", "hex": "F5"}, "names a unit and a hex"),
    ],
)
def test_a_point_that_is_nowhere_is_malformed(point: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        ask(with_units(Position(), squad("F5"), squad("F9")), {"hex": "F5"}, point)


@pytest.mark.parametrize(
    "point", [{"vertex": "D10-C11-D11"}, {"hexside": "C10-C11"}, {"vertex": "C11-D10-D11", "hex": "D10"}]
)
def test_the_edge_of_the_board_is_seen_from_within(point: dict[str, Any]) -> None:
    assert ask(Position(), {"hex": "D9"}, point)["clear"]


def test_a_sewer_sees_nothing_outside_its_hex() -> None:
    position = with_units(Position(), squad("F5", at="sewer"), squad("F6"))
    assert sight_between(CURRENT, position, "a", "b").clauses == ("B8.4",)


def test_why_a_rim_wall_between_different_levels_does_not_matter() -> None:
    """The wall is at neither end, and the LOS does not run along it."""
    gully = dict.fromkeys(("F5", "F6", "F7"), Hex(depression="gully"))
    position = board("F6-F7", {**gully, "F8": Hex(level=1, depression="gully")})
    seen = sight(CURRENT, position, End("F5", -2, depressed=True), End("F8", 0, depressed=True))
    assert seen.clear
    assert seen.why.endswith("wall F6-F7 is no obstacle between different levels")
