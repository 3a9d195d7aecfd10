"""A10.5, B27.4, B27.41: routing through and into foxholes, and where Interdiction is possible."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.protocol.answers.rout import answer_rout
from tests.dated import CURRENT

RUSSIAN = {"side": "Russian", "type": "squad", "hex": "D3", "range": 8}
GERMAN = {"side": "German", "type": "squad", "hex": "D6", "status": ["broken"]}
EX = {
    "hexes": {"D9": {"terrain": "woods"}},
    "counters": {
        "f7": {"type": "foxhole", "hex": "D7", "size": 1},
        "f8": {"type": "foxhole", "hex": "D8", "size": 1},
    },
}
"""The board of the EX: the way D6-D7-D8-D9, the enemy behind."""


def board(**fields: Any) -> Position:
    unit = {**GERMAN, **fields.pop("unit", {})}
    units = {"g": unit, "r": {**RUSSIAN, **fields.pop("enemy", {})}, **fields.pop("others", {})}
    return Position.from_json({"phase": "RtPh", "turn_of": "German", **EX, "units": units, **fields})


def to(hex_name: str, *beneath: str, **more: Any) -> dict[str, Any]:
    return {"do": "rout", "units": ["g"], "to": hex_name, "beneath": list(beneath), **more}


OUT: dict[str, Any] = {"do": "come_out", "units": ["g"], "cover": "foxhole"}
BENEATH: dict[str, Any] = {"do": "go_beneath", "units": ["g"], "cover": "foxhole"}


def rout(position: Position, *steps: dict[str, Any]) -> dict[str, Any]:
    return answer_rout(CURRENT, Log(position), {"unit": "g", "steps": list(steps)})


def outcome(position: Position, *actions: dict[str, Any]) -> Log | Stopped:
    return play(CURRENT, position, [Action.from_json(a) for a in actions])


def test_the_direct_route_is_interdicted_in_both_foxhole_hexes() -> None:
    answer = rout(board(), to("D7"), to("D8"), to("D9"))
    assert (answer["legal"], answer["costs"], answer["mf"]) == (True, [1, 1, 2], 4)
    assert answer["interdiction"] == ["D7", "D8"]


def test_the_sheltered_route_is_safe_and_falls_short() -> None:
    answer = rout(board(), to("D7", "foxhole"), to("D8", "foxhole"))
    assert (answer["costs"], answer["interdiction"]) == ([2, 3], [])
    assert (answer["hex"], answer["beneath"]) == ("D8", ["foxhole"])
    answer = rout(board(), to("D7", "foxhole"), to("D8", "foxhole"), to("D9"))
    assert (answer["legal"], answer["clauses"]) == (False, ["A4.1"])
    assert "needs 3 MF and has 1" in answer["why"]


def test_coming_out_on_its_own_offers_interdiction() -> None:
    answer = rout(board(), to("D7", "foxhole"), OUT, to("D8", "foxhole"))
    assert (answer["costs"], answer["interdiction"]) == ([2, 1, 2], ["D7"])


@pytest.mark.parametrize(("terrain", "hexes"), [("open_ground", ["D6"]), ("woods", [])])
def test_coming_out_is_judged_by_the_terrain(terrain: str, hexes: list[str]) -> None:
    counters = {"f": {"type": "foxhole", "hex": "D6", "size": 1}}
    position = board(hexes={"D6": {"terrain": terrain}}, counters=counters, unit={"beneath": ["foxhole"]})
    assert rout(position, OUT)["interdiction"] == hexes


@pytest.mark.parametrize(
    ("terrain", "beneath", "hexes"),
    [("open_ground", [], ["D7"]), ("woods", [], []), ("open_ground", ["foxhole"], [])],
)
def test_a_combined_exit_is_judged_in_the_hex_entered(
    terrain: str, beneath: list[str], hexes: list[str]
) -> None:
    counters = {
        "f": {"type": "foxhole", "hex": "D6", "size": 1},
        "f7": {"type": "foxhole", "hex": "D7", "size": 1},
    }
    position = board(hexes={"D7": {"terrain": terrain}}, counters=counters, unit={"beneath": ["foxhole"]})
    answer = rout(position, to("D7", *beneath))
    assert (answer["legal"], answer["interdiction"]) == (True, hexes)
    assert answer["mf"] == 1 + (2 if terrain == "woods" else 1) + len(beneath)


@pytest.mark.parametrize(
    ("size", "inside", "fits"),
    [(1, [], True), (1, ["squad"], False), (2, ["squad"], True), (1, ["half_squad"], False)],
)
def test_the_extra_mf_helps_only_where_there_is_room(size: int, inside: list[str], fits: bool) -> None:
    others = {
        f"o{i}": {"side": "German", "type": kind, "hex": "D7", "beneath": ["foxhole"]}
        for i, kind in enumerate(inside)
    }
    position = board(counters={"f": {"type": "foxhole", "hex": "D7", "size": size}}, others=others)
    assert rout(position, to("D7", "foxhole"))["legal"] is fits
    assert rout(position, to("D7"))["interdiction"] == ["D7"]


@pytest.mark.parametrize(("smc", "fits"), [(0, True), (3, True), (4, False)])
def test_a_leader_joins_a_full_foxhole(smc: int, fits: bool) -> None:
    inside = {"side": "German", "hex": "D7", "beneath": ["foxhole"]}
    others = {"s": {**inside, "type": "squad"}, **{f"l{i}": {**inside, "type": "leader"} for i in range(smc)}}
    assert rout(board(unit={"type": "leader"}, others=others), to("D7", "foxhole"))["legal"] is fits


@pytest.mark.parametrize(("beneath", "hexes"), [([], ["D7"]), (["trench"], [])])
def test_a_trench_from_open_ground_follows_the_foxhole(beneath: list[str], hexes: list[str]) -> None:
    position = board(counters={"t": {"type": "trench", "hex": "D7"}})
    assert rout(position, to("D7", *beneath))["interdiction"] == hexes


def test_between_connecting_trenches_nobody_interdicts() -> None:
    counters = {"t": {"type": "trench", "hex": "D7"}, "u": {"type": "trench", "hex": "D6"}}
    answer = rout(board(counters=counters, unit={"beneath": ["trench"]}), to("D7", "trench"))
    assert (answer["mf"], answer["interdiction"]) == (1, [])


def test_a_direct_way_down_ends_in_the_open() -> None:
    position = board(
        hexes={"D6": {"level": 1}},
        enemy={"hex": "H6"},
        counters={"s": {"type": "sangar", "hex": "D6"}},
        unit={"beneath": ["sangar"]},
    )
    answer = rout(position, to("D7"))
    assert (answer["mf"], answer["interdiction"]) == (1, ["D7"])


@pytest.mark.parametrize(
    ("start", "goal"), [({"at": "pillbox"}, {"to": "D7"}), ({}, {"to": "D7", "at": "pillbox"})]
)
def test_pillbox_mf_combine_as_well(start: dict[str, Any], goal: dict[str, Any]) -> None:
    terrain = "woods" if start else "open_ground"
    pillboxes = {name: {"type": "pillbox", "hex": name} for name in ("D6", "D7")}
    position = board(hexes={"D7": {"terrain": terrain}}, counters=pillboxes, unit=start)
    answer = rout(position, {"do": "rout", "units": ["g"], **goal})
    assert (answer["legal"], answer["interdiction"]) == (True, [])
    assert answer["mf"] == (3 if start else 2)


def test_a_claim_shuts_the_foxhole_until_it_is_resolved() -> None:
    claim = {"do": "claim_interdiction", "by": "r", "unit": "g"}
    resolve = {"do": "resolve_interdiction", "unit": "g", "result": "no_effect"}
    stopped = outcome(board(), to("D7"), claim, BENEATH)
    assert isinstance(stopped, Stopped)
    assert (stopped.action, stopped.clause) == (2, "B27.41")
    log = outcome(board(), to("D7"), claim, resolve, BENEATH)
    assert isinstance(log, Log)
    assert log.position.units["g"].beneath == ("foxhole",)


@pytest.mark.parametrize(
    ("result", "status"), [("pinned", "pinned"), ("reduced", "half_squad"), ("eliminated", "")]
)
def test_what_interdiction_does(result: str, status: str) -> None:
    claim = {"do": "claim_interdiction", "by": "r", "unit": "g"}
    log = outcome(board(), to("D7"), claim, {"do": "resolve_interdiction", "unit": "g", "result": result})
    assert isinstance(log, Log)
    unit = log.position.units.get("g")
    assert (unit is None) is (result == "eliminated")
    if unit is not None:
        assert status in (*unit.status, unit.type)
    if result == "pinned":
        assert isinstance(outcome(log.position, to("D8")), Stopped)


@pytest.mark.parametrize(
    "enemy",
    [
        {"status": ["broken"]},
        {"status": ["ti"]},
        {"status": ["melee"]},
        {"status": ["unarmed"]},
        {"range": 3},
        {"type": "leader"},
    ],
)
def test_who_may_not_interdict(enemy: dict[str, Any]) -> None:
    assert rout(board(enemy=enemy), to("D7"))["interdiction"] == []
    claim = {"do": "claim_interdiction", "by": "r", "unit": "g"}
    stopped = outcome(board(enemy=enemy), to("D7"), claim)
    assert isinstance(stopped, Stopped)
    assert stopped.action == 1


def test_nobody_interdicts_through_woods() -> None:
    position = board(hexes={"D5": {"terrain": "woods"}})
    assert rout(position, to("D7"))["interdiction"] == []


def test_low_crawl_is_slow_and_safe() -> None:
    answer = rout(board(), to("D7", mode="low_crawl"))
    assert (answer["mf"], answer["interdiction"]) == (6, [])
    assert rout(board(), to("D7"), to("D8", mode="low_crawl"))["legal"] is False


def test_a_rout_leads_away_from_known_enemies() -> None:
    assert rout(board(), to("D5"))["clauses"] == ["A10.51"]
    flank = {"f": {"side": "Russian", "type": "squad", "hex": "F9"}}
    assert rout(board(unit={"hex": "D7"}, others=flank), to("D8"))["legal"] is False
    assert rout(board(enemy={"status": ["concealed"]}), to("D5"))["legal"] is True


def test_only_broken_units_rout_and_a_leader_with_them() -> None:
    assert rout(board(unit={"status": []}), to("D7"))["clauses"] == ["A10.5"]
    leader = board(unit={"type": "leader", "status": []}, others={"b": GERMAN})
    assert rout(leader, to("D7"))["legal"]


@pytest.mark.parametrize(
    ("unit", "enemy", "must"),
    [
        ({}, {"hex": "D5"}, True),
        ({}, {"hex": "D5", "status": ["broken"]}, True),
        ({"beneath": ["foxhole"], "hex": "D7"}, {"hex": "D6", "status": ["broken"]}, False),
        ({}, {"hex": "D5", "status": ["concealed"]}, False),
        ({}, {}, True),
        ({}, {"range": 2}, False),
        ({"beneath": ["foxhole"]}, {}, False),
        ({"status": []}, {"hex": "D5"}, False),
    ],
)
def test_who_must_rout(unit: dict[str, Any], enemy: dict[str, Any], must: bool) -> None:
    assert rout(board(unit=unit, enemy=enemy))["must_rout"] is must


@pytest.mark.parametrize(
    ("status", "enemy", "message"),
    [
        ([], {}, "g is not broken and does not rout"),
        (["broken", "melee"], {}, "g is in Melee and does not rout"),
        (["broken"], {"hex": "D1", "range": 2}, "need not rout"),
        (["broken"], {"hex": "D5"}, "g must rout"),
    ],
)
def test_without_steps_the_answer_has_whether_it_must_rout(
    status: list[str], enemy: dict[str, Any], message: str
) -> None:
    assert message in rout(board(unit={"status": status}, enemy=enemy))["why"]


@pytest.mark.parametrize("beneath", [["foxhole"], ["foxhole", "wire"]])
def test_beneath_a_foxhole_in_a_wire_hex_the_wire_need_not_be_named(beneath: list[str]) -> None:
    counters = {"f": {"type": "foxhole", "hex": "D6", "size": 1}, "w": {"type": "wire", "hex": "D6"}}
    there = board(unit={"beneath": beneath}, enemy={"hex": "D5"}, counters=counters)
    assert rout(there)["outcome"] == "eliminated_or_surrenders"


@pytest.mark.parametrize("mount", ["cavalry", "motorcycle", "bicycle"])
@pytest.mark.parametrize(
    ("place", "counter"),
    [
        ({}, "wire"),
        ({"beneath": ["wire"]}, "wire"),
        ({"beneath": ["foxhole"]}, "foxhole"),
        ({"beneath": ["trench"]}, "trench"),
        ({"at": "pillbox"}, "pillbox"),
    ],
)
def test_who_is_taken_prisoner_is_on_foot_where_no_mount_can_be(
    mount: str, place: dict[str, Any], counter: str
) -> None:
    lying = {"type": counter, "hex": "D3", **({"size": 2} if counter == "foxhole" else {})}
    position = board(unit={"hex": "D4", "mount": mount}, enemy=place, counters={"x": lying})
    surrenders = Action.from_json({"do": "surrender", "unit": "g", "target": "r"})
    log = play(CURRENT, position, [surrenders])
    assert isinstance(log, Log)
    taken, captor = log.position.units["g"], log.position.units["r"]
    assert taken.has("prisoner")
    assert taken.is_infantry
    assert (taken.hex, taken.at, taken.beneath) == (captor.hex, captor.at, captor.beneath)
