"""Requests that once ended the engine, or were accepted without effect, get an answer."""

from typing import Any

import pytest

from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play
from asl_reference.protocol.requests import Refused, evaluate
from tests.dated import CURRENT

MPH: dict[str, Any] = {"phase": "MPh", "turn_of": "German"}


def unit(hex_name: str, kind: str = "squad", side: str = "German", **more: Any) -> dict[str, Any]:
    return {"side": side, "type": kind, "hex": hex_name, **more}


def asked(position: dict[str, Any], question: dict[str, Any], *actions: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question after the actions."""
    request = {"position": position, "actions": list(actions), "questions": [question]}
    (outcome,) = evaluate(request)["outcomes"]
    answer: dict[str, Any] = outcome["answer"]
    return answer


def may(position: dict[str, Any], do: str, **fields: Any) -> dict[str, Any]:
    return asked(position, {"ask": "may", "action": {"do": do, **fields}})


def attack(position: dict[str, Any], target: str, means: str, **fields: Any) -> dict[str, Any]:
    return asked(position, {"ask": "attack", "target": target, "means": means, **fields})


@pytest.mark.parametrize(("to", "allowed"), [("B3", True), ("C3", False)])
def test_a_boat_moves_on_water_and_nowhere_else(to: str, allowed: bool) -> None:
    water = {name: {"terrain": "water"} for name in ("B2", "B3")}
    answer = may({**MPH, "hexes": water, "units": {"b": unit("B2", "boat")}}, "move", units=["b"], to=to)
    assert answer["allowed"] is allowed
    assert answer.get("cost", 1) == 1


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("move", {"units": ["a"], "to": "B3"}),
        ("start", {"unit": "a"}),
        ("change_vca", {"unit": "a"}),
        ("motion_attempt", {"unit": "a"}),
        ("bog_check", {"unit": "a", "colored": 1, "white": 1}),
    ],
)
def test_an_aircraft_does_not_move_on_the_board(do: str, fields: dict[str, Any]) -> None:
    assert may({**MPH, "units": {"a": unit("B2", "aircraft")}}, do, **fields)["allowed"] is False


def test_a_rout_ends_where_interdiction_eliminates_the_router() -> None:
    position = {
        "phase": "RtPh",
        "turn_of": "German",
        "units": {"g": unit("B3", "half_squad", status=["broken"]), "r": unit("B6", side="Russian")},
        "counters": {"l": {"type": "lmg", "possessed_by": "g"}},
    }
    steps: list[dict[str, Any]] = [
        {"do": "rout", "units": ["g"], "to": "B2"},
        {"do": "claim_interdiction", "by": "r", "unit": "g"},
        {"do": "resolve_interdiction", "unit": "g", "result": "eliminated"},
        {"do": "rout", "units": ["g"], "to": "B1"},
    ]
    ended = asked(position, {"ask": "rout", "unit": "g", "steps": steps[:3]})
    assert (ended["legal"], ended["hex"], ended["costs"], ended["outcome"]) == (True, "B2", [1], "")
    assert ended["interdiction"] == ["B2"]
    assert "eliminated in B2" in ended["why"]
    on = asked(position, {"ask": "rout", "unit": "g", "steps": steps})
    assert (on["legal"], on["why"]) == (False, "steps[3]: g has been eliminated")
    left = asked(position, {"ask": "state"}, *steps[:3])
    assert left["units"]["g"] == {"eliminated": True}
    assert left["counters"]["l"]["possessed_by"] == ""


def test_bypass_is_given_by_mode_by_place_or_by_its_hexsides() -> None:
    board = {**MPH, "hexes": {"B3": {"terrain": "woods", "free": ["B2", "C3"]}}, "units": {"g": unit("B2")}}
    ways: tuple[dict[str, Any], ...] = ({"mode": "bypass"}, {"at": "bypass"}, {})
    for how in ways:
        move = {"do": "move", "units": ["g"], "to": "B3", "bypass": ["B3-C3"], **how}
        state = asked(board, {"ask": "state"}, move)
        assert (state["units"]["g"]["at"], state["units"]["g"]["mf_spent"]) == ("bypass", 1)
    with pytest.raises(Refused, match="in Bypass is not 'crest'"):
        may(board, "move", units=["g"], to="B3", mode="bypass", at="crest")


def test_a_vehicle_that_has_started_is_in_motion() -> None:
    tank = unit("B2", "tank", done=["started"], mf_spent=1, equipment=["dozer"])
    board = {**MPH, "hexsides": {"B2-B3": {"terrain": "bocage"}}, "units": {"t": tank}}
    assert may(board, "move", units=["t"], to="B3", mode="breach")["allowed"]
    assert not may(board, "start", unit="t")["allowed"]
    assert "motion" in asked(board, {"ask": "state"})["units"]["t"]["status"]


def test_a_dc_thrown_in_its_own_hex_meets_who_throws_it() -> None:
    board = {
        "phase": "AFPh",
        "turn_of": "German",
        "units": {"g": unit("B2"), "r": unit("B2", side="Russian")},
    }
    met = attack(board, "B2", "dc_thrown", by=["g"])["targets"]
    assert {name: one["affected"] for name, one in met.items()} == {"g": True, "r": True}
    alone = {**board, "units": {"g": unit("B2")}}
    assert attack(alone, "B2", "dc_thrown", by=["g"])["possible"]


def test_the_order_of_the_pieces_changes_no_fp() -> None:
    ground = {"B2": {"terrain": "marsh", "bridge": True}}
    units = {"on": unit("B2", at="bridge"), "below": unit("B2")}
    for order in (["on", "below"], ["below", "on"]):
        board = {"hexes": ground, "units": {name: units[name] for name in order}}
        met = attack(board, "B2", "oba_concentration", firepower=16)
        assert (met["firepower"], met["column"]) == (16, 16)
        assert {name: one["firepower"] for name, one in met["targets"].items()} == {"on": 16, "below": 8}
        assert "B16.31" in met["clauses"]
        assert "below: HE into marsh is halved" in met["why"]


def test_who_is_on_wire_in_close_combat_is_named() -> None:
    board = {
        "phase": "CCPh",
        "units": {"g": unit("B2"), "r": unit("B2", side="Russian", beneath=["wire"])},
        "counters": {"w": {"type": "wire", "hex": "B2"}},
    }
    of_g = attack(board, "r", "close_combat", by=["g"])
    assert "an attacker is on it: DRM +1" in of_g["why"]
    of_r = attack(board, "g", "close_combat", by=["r"])
    assert "the target is on it: DRM -1" in of_r["why"]


@pytest.mark.parametrize(
    ("thing", "clauses"),
    [
        ({"unit": unit("B2")}, ["A2.9"]),
        ({"counter": {"type": "wire", "hex": "B2"}}, ["B26.1"]),
        ({"counter": {"type": "foxhole", "hex": "B2", "size": 1}}, ["B27.1"]),
        ({"unit": unit("B3", beneath=["trench"])}, ["A2.9", "B27.51"]),
    ],
)
def test_a_set_up_cites_what_allows_it(thing: dict[str, Any], clauses: list[str]) -> None:
    board = {
        "phase": "setup",
        "sides": {"German": {"wire": 1, "foxholes": 1}},
        "counters": {"t": {"type": "trench", "hex": "B3", "side": "German"}},
    }
    assert may(board, "set_up", side="German", id="new", **thing)["clauses"] == clauses


def test_opposite_an_unseen_holder_why_says_what_a_claim_comes_to() -> None:
    holder = unit("B3", side="Russian", status=["concealed", "wall_advantage"])
    board = {
        **MPH,
        "hexes": {"B3": {"terrain": "woods"}},
        "hexsides": {"B2-B3": {"terrain": "wall"}},
        "units": {"g": unit("B2"), "r": holder},
    }
    answer = asked(board, {"ask": "wall_advantage", "unit": "g"})
    assert (answer["may_claim"], answer["must_claim"], answer["clauses"]) == (True, False, ["B9.324"])
    assert "r has it unseen" in answer["why"]


def test_a_check_is_due_until_it_is_made() -> None:
    units = {"l": unit("B2", "leader", leadership=-1, morale=9), "g": unit("B2", morale=7)}
    board = Position.from_json({"phase": "RPh", "units": units})
    lost = Action.from_json({"do": "result", "unit": "l", "result": "eliminated"})
    log = play(CURRENT, board, [lost])
    assert isinstance(log, Log)
    assert [(one.check, one.unit) for one in log.checks] == [("llmc", "g")]
    taken = Action.from_json({"do": "take_check", "unit": "g", "check": "mc", "dr": 2})
    after = play(CURRENT, log.position, [taken])
    assert isinstance(after, Log)
    assert after.checks == ()
    gone = Action.from_json({"do": "result", "unit": "g", "result": "eliminated"})
    without = play(CURRENT, log.position, [gone])
    assert isinstance(without, Log)
    assert without.checks == ()


@pytest.mark.parametrize(("vertex", "possible"), [("F5-F6-G6", True), ("F5-E5-F4", False)])
def test_an_underbelly_is_aimed_at_where_bocage_is_crossed(vertex: str, possible: bool) -> None:
    board = {
        **MPH,
        "hexsides": {"F5-F6": {"terrain": "bocage"}},
        "units": {"t": unit("F6", "tank", status=["motion"]), "r": unit("F8", "tank", "Russian")},
    }
    question = {"ask": "attack", "target": "t", "means": "ordnance_ap", "by": ["r"], "underbelly": True}
    crossing = {"do": "move", "units": ["t"], "to": "F5"}
    assert asked(board, {**question, "vertex": vertex}, crossing)["possible"] is possible
    over, turned = (
        {"do": "bog_check", "unit": "t", "colored": 1, "white": 1},
        {"do": "change_vca", "unit": "t"},
    )
    assert not asked(board, {**question, "vertex": vertex}, crossing, over, turned)["possible"]


@pytest.mark.parametrize(("named", "possible"), [("m", False), ("mmg", False), ("l", True), ("lmg", True)])
def test_a_weapon_named_beside_its_squad_is_the_one_that_fires(named: str, possible: bool) -> None:
    board = {
        "phase": "PFPh",
        "turn_of": "German",
        "hexes": {"B2": {"terrain": "marsh"}},
        "units": {"g": unit("B2"), "r": unit("B4", side="Russian")},
        "counters": {"m": {"type": "mmg", "possessed_by": "g"}, "l": {"type": "lmg", "possessed_by": "g"}},
    }
    answer = attack(board, "r", "small_arms", by=["g"], weapons=[named])
    assert answer["possible"] is possible
    assert possible or answer["clauses"] == ["B16.32"]


def bypassing(side: str) -> dict[str, Any]:
    """A tank moves into woods in Bypass along these hexsides."""
    position = {
        "hexes": {"B3": {"terrain": "woods", "free": ["C4"]}},
        "units": {"tank": {"type": "tank", "side": "German", "hex": "B4", "status": ["motion"], "mf": 12}},
    }
    action = {"do": "move", "units": ["tank"], "to": "B3", "mode": "bypass", "bypass": [side]}
    return {"position": position, "actions": [action], "questions": [{"ask": "state"}]}


@pytest.mark.parametrize("side", ["B3", "-B3-C4", "B3-C3-C4", "B3-"])
def test_what_a_vehicle_is_to_bypass_along_is_a_hexside(side: str) -> None:
    with pytest.raises(Refused, match=r"actions\[0\]\.bypass\[0\]: .*a hexside, as F5-F6"):
        evaluate(bypassing(side))


@pytest.mark.parametrize("side", ["C3-C4", "B3-B3"])
def test_what_a_vehicle_is_to_bypass_along_is_of_the_hex(side: str) -> None:
    assert evaluate(bypassing(side))["outcomes"][0]["illegal"]["clause"] == "A4.3"


def test_wire_does_not_clear_itself() -> None:
    position = {"counters": {"wire": {"type": "wire", "hex": "B2"}}}
    action = {"do": "clear", "units": ["wire"], "counter": "wire"}
    with pytest.raises(Refused, match="clear: no unit 'wire' in the position"):
        evaluate({"position": position, "actions": [action], "questions": [{"ask": "state"}]})


@pytest.mark.parametrize("beneath", [[], ["foxhole"]])
def test_nobody_advances_into_bypass_nor_beneath_what_he_bypasses(beneath: list[str]) -> None:
    board = {
        "units": {"g": {"side": "German", "type": "squad", "hex": "A3"}},
        "counters": {"f": {"type": "foxhole", "hex": "B2", "size": 1}},
        "hexes": {"B2": {"terrain": "woods", "free": ["A3", "B3"]}},
        "phase": "APh",
        "turn_of": "German",
    }
    answer = may(board, "advance", units=["g"], to="B2", at="bypass", bypass=["B2-B3"], beneath=beneath)
    assert answer["allowed"] is False


@pytest.mark.parametrize(("to", "allowed"), [("C2", True), ("F5", False)])
def test_marsh_on_a_height_is_entered_off_the_road_from_next_to_it_alone(to: str, allowed: bool) -> None:
    marsh = {name: {"terrain": "marsh", "level": 1} for name in ("C2", "F5")}
    units = {"a": unit("C3")}
    answer = may({**MPH, "hexes": marsh, "units": units}, "move", units=["a"], to=to, mode="off_road")
    assert answer["allowed"] is allowed
