"""B27.6 and its EX: ways from and to trenches and sangars without coming out on top first."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play, step
from tests.dated import CURRENT

BOARD_25 = {
    "M3": {"level": 2},
    "L2": {"level": 1},
    "M2": {"level": 1, "terrain": "brush"},
    "L1": {"terrain": "brush"},
    "M1": {"terrain": "brush"},
    "K3": {"level": 1},
    "L3": {"level": 1},
    "N2": {"level": 1},
    "N1": {"level": 1, "terrain": "brush"},
    "N3": {"level": 1, "depression": "wadi"},
}
"""The hexes of the EX; K2 is Open Ground at level 0."""

COUNTERS = {
    "M3": {"type": "trench", "hex": "M3", "side": "German"},
    "L1": {"type": "trench", "hex": "L1", "side": "German"},
    "L2": {"type": "sangar", "hex": "L2", "side": "German"},
    "M2": {"type": "sangar", "hex": "M2", "side": "German"},
}


def board(hex_name: str, *beneath: str, phase: str = "MPh", **more: Any) -> Position:
    """The board of the EX with a German squad ``g`` in the hex; ``more`` replaces or adds entries."""
    squad = {"side": "German", "type": "squad", "hex": hex_name, "beneath": list(beneath)}
    return Position.from_json(
        {
            "phase": phase,
            "turn_of": "German",
            "hexes": {**BOARD_25, **more.pop("hexes", {})},
            "counters": {**COUNTERS, **more.pop("counters", {})},
            "units": {"g": {**squad, **more.pop("unit", {})}, **more.pop("others", {})},
            **more,
        }
    )


def to(hex_name: str, *beneath: str, do: str = "move", **more: Any) -> dict[str, Any]:
    return {"do": do, "units": ["g"], "to": hex_name, "beneath": list(beneath), **more}


def mf(position: Position, *actions: dict[str, Any]) -> list[float]:
    log = play(CURRENT, position, [Action.from_json(a) for a in actions])
    assert isinstance(log, Log), log
    return [spent.mf for spent in log.expenditures]


def barred(position: Position, action: dict[str, Any]) -> str:
    log = play(CURRENT, position, [Action.from_json(action)])
    assert isinstance(log, Stopped), log
    return log.clause


@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        (("M3", "trench"), ("L2", "sangar"), 1),
        (("M3", "trench"), ("M2", "sangar"), 1),
        (("M3", "trench"), ("L2",), 1),
        (("M3", "trench"), ("M2",), 2),
        (("M3", "trench"), ("L3",), 1),
        (("M3", "trench"), ("N2",), 1),
        (("M3", "trench"), ("N3",), 3),
        (("L2", "sangar"), ("M3", "trench"), 2),
        (("L2", "sangar"), ("L1", "trench"), 1),
        (("L2", "sangar"), ("K2",), 1),
        (("M2", "sangar"), ("L1", "trench"), 1),
        (("M2", "sangar"), ("M3", "trench"), 2),
        (("M2", "sangar"), ("M1",), 2),
        (("K2",), ("L2", "sangar"), 2),
        (("L1", "trench"), ("L2", "sangar"), 2),
        (("L1", "trench"), ("M2", "sangar"), 2),
        (("N3",), ("M3", "trench"), 4),
    ],
)
def test_the_ways_of_the_example(start: tuple[str, ...], goal: tuple[str, ...], cost: int) -> None:
    assert mf(board(*start), to(*goal)) == [cost]


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        (("L2", "sangar"), ("K3",)),
        (("L2", "sangar"), ("L3",)),
        (("L2", "sangar"), ("M2",)),
        (("L2", "sangar"), ("M2", "sangar")),
        (("M2", "sangar"), ("N1",)),
        (("M2", "sangar"), ("N2",)),
        (("M2", "sangar"), ("L2", "sangar")),
    ],
)
def test_what_asks_for_coming_out_first(start: tuple[str, ...], goal: tuple[str, ...]) -> None:
    assert barred(board(*start), to(*goal)) == "B27.6"


def test_once_in_m2_one_mf_more_brings_it_beneath() -> None:
    position = board("M2", unit={"mf_spent": 3, "done": ["moved"]})
    assert mf(position, {"do": "go_beneath", "units": ["g"], "cover": "sangar"}) == [1]


@pytest.mark.parametrize("level", [2, 1])
def test_crest_status_is_neither_goal_nor_start(level: int) -> None:
    hexes = {"M3": {"level": level}}
    assert barred(board("M3", "trench", hexes=hexes), to("N3", at="crest")) == "B27.6"
    assert barred(board("N3", hexes=hexes, unit={"at": "crest"}), to("M3", "trench")) == "B27.6"


@pytest.mark.parametrize(("start", "goal"), [(("M3", "trench"), ("N3",)), (("N3",), ("M3", "trench"))])
def test_one_level_between_m3_and_the_bottom_costs_two(start: tuple[str, ...], goal: tuple[str, ...]) -> None:
    assert mf(board(*start, hexes={"M3": {"level": 1}}), to(*goal)) == [2]


def test_from_in_n3_the_crest_is_an_ordinary_step() -> None:
    position = board("M3", "trench", unit={"type": "leader"})
    assert mf(position, to("N3"), to("N3", at="crest")) == [3, 2]


@pytest.mark.parametrize(("start", "goal"), [("K2", "L2"), ("M1", "M2"), ("L1", "M2"), ("N3", "M3")])
@pytest.mark.parametrize(
    ("set_up", "control", "legal"),
    [
        ("German", "German", True),
        ("German", "Russian", True),
        ("Russian", "German", True),
        ("Russian", "Russian", False),
    ],
)
def test_the_way_up_is_for_the_side_that_set_up_or_controls(
    start: str, goal: str, set_up: str, control: str, legal: bool
) -> None:
    kind = COUNTERS[goal]["type"]
    counters = {goal: {"type": kind, "hex": goal, "side": set_up, "control": control}}
    outcome = step(CURRENT, board(start, counters=counters), Action.from_json(to(goal, kind)))
    assert isinstance(outcome, Illegal) is not legal


@pytest.mark.parametrize("goal", ["L2", "M2"])
def test_between_trench_and_sangar_it_does_not_matter_whose_it_is(goal: str) -> None:
    counters = {goal: {"type": "sangar", "hex": goal, "side": "Russian", "control": "Russian"}}
    assert mf(board("L1", "trench", counters=counters), to(goal, "sangar")) == [2]


def test_without_the_ownership_the_unit_enters_on_top() -> None:
    counters = {"M3": {"type": "trench", "hex": "M3", "side": "Russian"}}
    beneath = {"do": "go_beneath", "units": ["g"], "cover": "trench"}
    assert mf(board("L3", counters=counters), to("M3"), beneath) == [2, 1]


@pytest.mark.parametrize(
    ("phase", "do"), [("MPh", "move"), ("RtPh", "rout"), ("APh", "advance"), ("CCPh", "withdraw")]
)
@pytest.mark.parametrize(
    ("start", "goal"),
    [(("M3", "trench"), ("L2", "sangar")), (("K2",), ("L2", "sangar")), (("L2", "sangar"), ("K2",))],
)
def test_every_act_has_these_ways(phase: str, do: str, start: tuple[str, ...], goal: tuple[str, ...]) -> None:
    status = {"rout": ["broken"], "withdraw": ["melee"]}.get(do, [])
    position = board(*start, phase=phase, unit={"status": status})
    log = play(CURRENT, position, [Action.from_json(to(*goal, do=do))])
    assert isinstance(log, Log), log
    assert log.position.units["g"].beneath == goal[1:]


@pytest.mark.parametrize(("goal", "start"), [("L2", "M3"), ("M2", "M3"), ("L2", "L1"), ("M2", "L1")])
@pytest.mark.parametrize("beneath", [(), ("sangar",)])
def test_a_full_sangar_is_entered_from_on_top_alone(goal: str, start: str, beneath: tuple[str, ...]) -> None:
    inside = {"side": "German", "type": "squad", "hex": goal, "beneath": ["sangar"]}
    position = board(start, "trench", others={"g2": inside}, unit={"mf": 6})
    assert barred(position, to(goal, *beneath)) in ("B27.6", "B27.12")
    out = {"do": "come_out", "units": ["g"], "cover": "trench"}
    assert len(mf(position, out, to(goal))) == 2


@pytest.mark.parametrize(("smc", "legal"), [(0, True), (3, True), (4, False)])
def test_a_leader_fits_in_while_the_allowance_lasts(smc: int, legal: bool) -> None:
    inside = {"side": "German", "hex": "L2", "beneath": ["sangar"]}
    others = {"s": {**inside, "type": "squad"}, **{f"l{i}": {**inside, "type": "leader"} for i in range(smc)}}
    position = board("M3", "trench", unit={"type": "leader"}, others=others)
    assert isinstance(step(CURRENT, position, Action.from_json(to("L2", "sangar"))), Illegal) is not legal


@pytest.mark.parametrize("kind", ["at_gun", "mortar"])
def test_pushing_equipment_has_none_of_these_ways(kind: str) -> None:
    gun = {"gun": {"type": kind, "hex": "M3", "beneath": ["trench"]}}
    position = board("M3", "trench", unit={"type": "crew", "pushing": "gun"}, counters=gun)
    assert barred(position, to("L3")) == "B27.6"
    assert barred(position, to("L2", "sangar")) == "B27.6"


def test_a_portaged_sw_goes_along() -> None:
    lmg = {"lmg": {"type": "lmg", "hex": "M3", "beneath": ["trench"], "possessed_by": "g"}}
    assert mf(board("M3", "trench", counters=lmg), to("L3")) == [1]


@pytest.mark.parametrize(("between", "goal"), [({"L2-M3": {"terrain": "cliff"}}, "L2"), ({}, "K2")])
def test_without_accessibility_no_way(between: dict[str, Any], goal: str) -> None:
    assert isinstance(
        step(CURRENT, board("M3", "trench", hexsides=between), Action.from_json(to(goal))), Illegal
    )


def test_a_foxhole_has_no_such_way() -> None:
    counters = {"M3": {"type": "foxhole", "hex": "M3", "size": 1}}
    position = board("M3", "foxhole", counters=counters)
    assert barred(position, to("L3")) == "B27.4"
    assert mf(position, {"do": "come_out", "units": ["g"], "cover": "foxhole"}, to("L3")) == [1, 1]


def test_the_direct_way_is_on_record_for_snap_shots() -> None:
    log = play(CURRENT, board("L2", "sangar"), [Action.from_json(to("K2"))])
    assert isinstance(log, Log)
    assert log.position.units["g"].did("moved_directly")
    linked = play(CURRENT, board("M3", "trench"), [Action.from_json(to("L2", "sangar"))])
    assert isinstance(linked, Log)
    assert linked.position.units["g"].did("moved_by_trench")
