"""B27.42, B27.54, B27.6: Defensive First Fire at units that enter, leave and pass entrenchments."""

from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.firing.a8_first_fire import residual_fp
from tests.dated import CURRENT

MG = {"side": "Russian", "type": "squad", "hex": "B6", "firepower": 4, "range": 8}


def fired_on(means: str = "mg", *, target: str = "G", **board: Any) -> dict[str, Any]:
    """First Fire of the Russian squad at G in the German MPh; ``unit`` describes G in B3."""
    unit = {
        "side": "German",
        "type": "squad",
        "hex": "B3",
        "done": ["moved"],
        "mf_spent": 1,
        **board.pop("unit", {}),
    }
    units = {"G": unit, "R": {**MG, **board.pop("firer", {})}, **board.pop("others", {})}
    position = Position.from_json({"phase": "MPh", "turn_of": "German", **board, "units": units})
    question = {"target": target, "means": means, "by": ["R"], "hexside": "B2-B3"}
    return answer_attack(CURRENT, Log(position), question)


def drm(**board: Any) -> tuple[int, int, int]:
    """TEM, FFMO and FFNAM that G meets."""
    answer = fired_on(**board)
    assert answer["possible"], answer["why"]
    found = answer["targets"]["G"]
    return found["tem"], found["drm"]["ffmo"], found["drm"]["ffnam"]


@pytest.mark.parametrize("cover", ["foxhole", "trench"])
def test_on_top_ffmo_applies_and_beneath_no_more(cover: str) -> None:
    counters = {"c": {"type": cover, "hex": "B3"}}
    assert drm(counters=counters) == (0, -1, -1)
    assert drm(counters=counters, unit={"beneath": [cover], "mf_spent": 2}) == (2, 0, -1)


def test_in_woods_neither_entry_nor_exit_brings_ffmo() -> None:
    assert drm(hexes={"B3": {"terrain": "woods"}}) == (1, 0, -1)


def test_out_of_a_foxhole_in_shellholes_the_unit_is_in_the_shellholes() -> None:
    counters = {"c": {"type": "foxhole", "hex": "B3", "size": 1}}
    assert drm(hexes={"B3": {"overlays": ["shellholes"]}}, counters=counters) == (1, 0, -1)


def test_assault_movement_escapes_ffnam_but_not_ffmo() -> None:
    assert drm(unit={"done": ["moved_by_assault"]}) == (0, -1, 0)


@pytest.mark.parametrize(("cover", "tem"), [("trench", 2), ("at_ditch", 2), ("sangar", 1)])
def test_from_trench_to_connecting_trench_neither_applies(cover: str, tem: int) -> None:
    assert drm(unit={"beneath": [cover], "done": ["moved", "moved_by_trench"]}) == (tem, 0, 0)


def test_the_direct_way_down_ends_in_the_open() -> None:
    assert drm(unit={"done": ["moved", "moved_directly"]}) == (0, -1, -1)
    assert drm(unit={"done": ["moved_directly"]}, hexes={"B3": {"terrain": "woods"}}) == (1, 0, -1)


def test_on_top_of_a_full_sangar_there_is_no_cover() -> None:
    inside = {"side": "German", "type": "squad", "hex": "B3", "beneath": ["sangar"]}
    assert drm(others={"P": inside}, counters={"s": {"type": "sangar", "hex": "B3"}}) == (0, -1, -1)


def test_only_what_moves_is_first_fired_on() -> None:
    still = {"side": "German", "type": "squad", "hex": "B3"}
    targets = fired_on(target="B3", others={"P": still})["targets"]
    assert {name: found["affected"] for name, found in targets.items()} == {"G": True, "P": False}
    alone = fired_on(target="P", others={"P": still})
    assert (alone["possible"], alone["clauses"]) == (False, ["A8.1"])


def test_outside_first_fire_neither_is_mentioned() -> None:
    found = fired_on(phase="DFPh")["targets"]["G"]
    assert found["drm"] == {"hindrance": 0}


def test_a_vehicle_has_neither() -> None:
    assert drm(unit={"type": "tank"}) == (0, 0, 0)


def test_pushing_is_hazardous_movement_instead() -> None:
    found = fired_on(unit={"type": "crew", "pushing": "gun"})["targets"]["G"]["drm"]
    assert (found["hazardous_movement"], found["ffmo"], found["ffnam"]) == (-2, 0, 0)


def test_a_snap_shot_has_ffnam_and_no_tem() -> None:
    woods = {"B3": {"terrain": "woods"}}
    assert drm(means="snap_shot", firer={"hex": "B0"}, hexes=woods) == (0, 0, -1)


def test_a_snap_shot_needs_los_to_the_hexside() -> None:
    answer = fired_on("snap_shot", firer={"hex": "B6"}, hexes={"B3": {"terrain": "woods"}})
    assert not answer["possible"]


@pytest.mark.parametrize("beneath", [[], ["trench"], ["sangar"]])
def test_a_snap_shot_at_the_direct_way_meets_trench_tem(beneath: list[str]) -> None:
    assert drm(means="snap_shot", unit={"beneath": beneath, "done": ["moved", "moved_directly"]}) == (
        2,
        0,
        -1,
    )


def test_no_snap_shot_between_connecting_trenches() -> None:
    answer = fired_on("snap_shot", unit={"beneath": ["trench"], "done": ["moved", "moved_by_trench"]})
    assert (answer["possible"], answer["clauses"]) == (False, ["B27.54"])


@pytest.mark.parametrize(
    "board",
    [
        {"phase": "DFPh"},
        {"unit": {"hex": "C3"}},
        {"unit": {"done": [], "mf_spent": 1}},
        {"firer": {"type": "tank"}},
    ],
)
def test_no_snap_shot_but_by_infantry_at_infantry_crossing_that_hexside(board: dict[str, Any]) -> None:
    answer = fired_on("snap_shot", **board)
    assert (answer["possible"], answer["clauses"]) == (False, ["A8.15"])


def test_a_question_that_names_nothing_on_the_board_is_malformed() -> None:
    for wrong in ({"target": "nobody"}, {"by": ["nobody"]}, {"hexside": "B2-B9"}):
        question = {"target": "B3", "means": "snap_shot", **wrong}
        with pytest.raises(Malformed):
            answer_attack(CURRENT, Log(Position()), question)


def test_a_snap_shot_is_area_fire_and_leaves_no_residual_fp() -> None:
    answer = fired_on("snap_shot")
    assert (answer["firepower"], "residual_fp" in answer) == (2, False)
    assert fired_on("small_arms")["residual_fp"] == 2


@pytest.mark.parametrize(
    ("column", "hindrance", "hexside_tem", "left"),
    [
        (1, 0, 0, 0),
        (2, 0, 0, 1),
        (8, 0, 0, 4),
        (8, 1, 0, 2),
        (8, 1, 2, 0),
        (12, 0, 2, 2),
        (36, 0, 0, 12),
        (2, 3, 0, 0),
    ],
)
def test_residual_fp_is_half_and_falls_a_counter_for_each_drm(
    column: int, hindrance: int, hexside_tem: int, left: int
) -> None:
    assert residual_fp(column, hindrance, hexside_tem) == left


def test_an_attacker_on_wire_pays_for_it() -> None:
    wire = {"w": {"type": "wire", "hex": "B6"}}
    assert fired_on(counters=wire)["targets"]["G"]["drm"]["wire"] == 1
    beneath = fired_on(counters=wire, firer={"beneath": ["wire"]})
    assert "wire" not in beneath["targets"]["G"]["drm"]
