"""B26.3-26.32, 26.41-26.44: attacks, prisoners, boarding, landing, Bypass, and units held by Wire."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.board.actions import Action
from asl_reference.board.position import Place, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.moving.a4_entry import surcharges
from asl_reference.rules.routing.b26_rout import outcome
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden

WIRE = {"type": "wire", "hex": "B3", "side": "German"}


def unit(kind: str = "squad", hex_name: str = "B3", side: str = "German", **more: Any) -> dict[str, Any]:
    return {"side": side, "type": kind, "hex": hex_name, **more}


def board(phase: str = "MPh", **fields: Any) -> Position:
    fields["counters"] = {"w": WIRE, **fields.get("counters", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", **fields})


def act(do: str, **fields: Any) -> Action:
    return Action.from_json({"do": do, **fields})


def drm(position: Position, by: list[str], target: str, **more: Any) -> dict[str, Any]:
    question = {"target": target, "by": by, "means": "small_arms", **more}
    return dict(answer_attack(CURRENT, Log(position), question)["targets"][target])


def test_a_leader_directs_only_who_shares_his_location() -> None:
    bridge = {"hexes": {"B3": {"depression": "gully", "bridge": True}}}
    units = {
        "g": unit(),
        "l": unit("leader", leadership=-2),
        "r": unit(hex_name="B2", side="Russian"),
    }
    assert drm(board("PFPh", units=units), ["g", "l"], "r")["drm"]["leadership"] == -2
    apart = {**units, "l": unit("leader", leadership=-2, at="bridge")}
    assert "leadership" not in drm(board("PFPh", units=apart, **bridge), ["g", "l"], "r")["drm"]


def test_a_fire_group_of_two_locations_has_the_worse_of_their_leaders() -> None:
    units = {
        "g": unit(),
        "h": unit(hex_name="B4"),
        "l": unit("leader", leadership=-2),
        "k": unit("leader", hex_name="B4", leadership=0),
        "r": unit(hex_name="C4", side="Russian"),
    }
    both = drm(board("PFPh", units=units), ["g", "h", "l", "k"], "r")
    assert both["drm"]["leadership"] == 0
    assert "leadership" not in drm(board("PFPh", units=units), ["g", "h", "l"], "r")["drm"]


def test_crest_entrenchments_and_passengers_are_not_on_wire() -> None:
    gully = {"B3": {"depression": "gully"}}
    hole = {"f": {"type": "foxhole", "hex": "B3", "size": 1}}
    crest = board(hexes=gully, units={"g": unit(at="crest")})
    dug = board(counters=hole, units={"g": unit(beneath=["foxhole"])})
    rides = board(units={"t": unit("truck"), "g": unit(aboard="t")})
    base = board(hexes=gully, units={"g": unit(at="in")})
    assert [on_wire(p, p.units["g"]) for p in (crest, dug, rides, base)] == [False, False, False, True]


def test_an_afv_shelters_its_own_side_while_it_stands() -> None:
    def tem(**tank: Any) -> int:
        hull = {"side": "German", **tank}
        units = {"g": unit(), "t": unit("tank", **hull), "r": unit(hex_name="B6", side="Russian")}
        return int(drm(board("DFPh", units=units), ["r"], "g")["tem"])

    assert tem() == 1
    assert tem(side="Russian") == 0
    assert tem(status=["motion"]) == 0
    assert tem(done=["moved"]) == 0


def test_wire_mp_of_a_bridge_and_of_what_it_crosses_are_apart() -> None:
    over = board(hexes={"B3": {"depression": "gully", "bridge": True}})
    tank = over.with_unit("t", Unit("German", "tank", "B2"))
    man = over.with_unit("t", Unit("German", "squad", "B2"))
    asked = [
        surcharges(one, one.units["t"], Place("B3", at), road=False)
        for one, at in ((tank, ""), (tank, "bridge"), (man, ""))
    ]
    assert asked == [(("wire", 2),), (), ()]


@pytest.mark.parametrize(
    ("hexsides", "clause"),
    [
        ([], "A4.3"),
        (["B3-C4", "B2-B3"], "A4.3"),
        (["B3-C3"], "A4.3"),
        (["B2-C2"], "A4.3"),
        (["A4-B3"], "A4.3"),
    ],
)
def test_bypass_follows_hexsides_that_are_free(hexsides: list[str], clause: str) -> None:
    woods = {"B3": {"terrain": "woods", "free": ["C4", "C3", "B2"]}}
    plain = Position.from_json(
        {"phase": "MPh", "turn_of": "German", "hexes": woods, "units": {"g": unit(hex_name="B4")}}
    )
    way = act("move", units=["g"], to="B3", at="bypass", mode="bypass", bypass=hexsides)
    assert forbidden(plain, way) == clause


def test_a_third_hexside_is_too_much_for_infantry() -> None:
    woods = {"B3": {"terrain": "woods", "free": ["C4", "C3", "B2"]}}
    plain = Position.from_json(
        {"phase": "MPh", "turn_of": "German", "hexes": woods, "units": {"g": unit(hex_name="B4")}}
    )

    def way(*sides: str) -> Action:
        return act("move", units=["g"], to="B3", at="bypass", mode="bypass", bypass=list(sides))

    log = after(plain, way("B3-C4"), way("B3-C3"))
    assert log.position.units["g"].bypass == ("B3-C4", "B3-C3")
    assert [spent.mf for spent in log.expenditures] == [1, 0]
    assert forbidden(plain, way("B3-C4", "B3-C3"), way("B2-B3")) == "A4.3"


def test_a_vehicle_bypasses_one_hexside_in_an_action() -> None:
    """D2.3: each is an expenditure, at whose CAFP it is seen and may be fired at (D2.32, A8.1)."""
    woods = {"B3": {"terrain": "woods", "free": ["C4", "C3", "B2"]}}
    units = {"g": {"side": "German", "type": "tank", "hex": "B4", "mf": 12}}
    plain = Position.from_json({"phase": "MPh", "turn_of": "German", "hexes": woods, "units": units})

    def way(*sides: str) -> Action:
        return act("move", units=["g"], to="B3", bypass=list(sides))

    assert forbidden(plain, way("B3-C4", "B3-C3")) == "D2.3"
    log = after(plain, way("B3-C4"), way("B3-C3"))
    assert [spent.mf for spent in log.expenditures] == [1, 1]
    assert log.position.units["g"].vca == "B2-B3-C3"


def test_boarding_and_unloading() -> None:
    start = board(units={"g": unit(beneath=["wire"]), "t": unit("tank"), "h": unit("halftrack")})
    ridden = after(start, act("load", units=["g"], vehicle="t")).position.units["g"]
    assert (ridden.aboard, ridden.has("rider")) == ("t", True)
    log = after(start, act("load", units=["g"], vehicle="h"), act("unload", units=["g"]))
    assert on_wire(log.position, log.position.units["g"])
    assert forbidden(start, act("unload", units=["g"])) == "D6.5"
    far = board(units={"g": unit(hex_name="B2"), "t": unit("tank")})
    assert forbidden(far, act("load", units=["g"], vehicle="t")) == "D6.1"


def test_landing_where_there_is_no_wire_is_on_the_ground() -> None:
    log = after(board(), act("land", side="German", id="p", unit=unit(hex_name="B5")))
    assert log.position.units["p"].beneath == ()


def test_prisoners_go_to_their_captor() -> None:
    units = {"g": unit(status=["broken"]), "r": unit(hex_name="B4", side="Russian")}
    log = after(board("RtPh", units=units), act("surrender", unit="g", target="r"))
    assert (log.position.units["g"].hex, log.position.units["g"].has("prisoner")) == ("B4", True)
    assert forbidden(board("MPh", units=units), act("surrender", unit="g", target="r")) == "A3.6"
    units["r"] = unit("tank", "B4", "Russian", weapons=["bmg"])
    assert forbidden(board("RtPh", units=units), act("surrender", unit="g", target="r")) == "A20.21"


def test_only_wire_makes_this_trap() -> None:
    units = {"g": unit(status=["broken"]), "r": unit(hex_name="B4", side="Russian")}
    assert outcome(CURRENT, board("RtPh", units=units), "g") == "failure_to_rout"
    free = Position.from_json({"phase": "RtPh", "turn_of": "German", "units": units})
    assert outcome(CURRENT, free, "g") == ""
    units["g"] = unit()
    assert outcome(CURRENT, board("RtPh", units=units), "g") == ""


def test_checks_need_a_morale_level_and_a_leader_who_is_there() -> None:
    units = {
        "g": unit(morale=7, status=["broken", "dm"]),
        "l": unit("leader", leadership=-1, beneath=["wire"]),
        "k": unit("leader", hex_name="B2", leadership=-1),
    }
    start = board("RPh", units=units)
    log = after(start, act("take_check", unit="g", check="rally", dr=5, leader="l"))
    assert (log.attempts[0].drm, log.attempts[0].final, log.attempts[0].success) == (3, 8, False)
    assert forbidden(start, act("take_check", unit="g", check="rally", dr=5, leader="k")) == "A10.7"
    failed = after(board("RPh", units={"g": unit(morale=7)}), act("take_check", unit="g", check="mc", dr=8))
    assert failed.position.units["g"].has("broken")


def test_transfer_and_search_are_for_free_hands() -> None:
    lmg = {"m": {"type": "lmg", "hex": "B3", "possessed_by": "g"}}
    give = act("transfer", unit="g", target="h", counter="m")
    start = board("RPh", units={"g": unit(), "h": unit()}, counters=lmg)
    assert after(start, give).position.counters["m"].possessed_by == "h"
    assert forbidden(board("MPh", units={"g": unit(), "h": unit()}, counters=lmg), give) == "A4.431"
    assert forbidden(board("RPh", units={"g": unit(), "h": unit()}), give) == "A4.431"
    below = {"g": unit(status=["pinned"], beneath=["wire"])}
    assert forbidden(board(units=below), act("search", units=["g"])) == "A12.152"


def test_a_tank_on_the_bridge_pays_for_wire_on_the_bridge_alone() -> None:
    road: dict[str, Any] = {
        "hexes": {"B2": {"road": "paved"}, "B3": {"depression": "gully", "bridge": True, "road": "paved"}},
        "hexsides": {"B2-B3": {"road": True}},
        "units": {"t": unit("tank", "B2", status=["motion"])},
    }
    cross = act("move", units=["t"], to="B3", at="bridge")
    below, above = board(**road), board(**road, counters={"w": {**WIRE, "at": "bridge"}})
    assert [spent.mf for spent in after(below, cross).expenditures] == [0.5]
    assert [spent.mf for spent in after(above, cross).expenditures] == [2.5]
    assert after(below, cross).checks == ()


@pytest.mark.parametrize(("terrain", "clause"), [("open_ground", "B26.41"), ("woods", "")])
def test_who_is_told_to_have_tried_the_wire_has_routed_and_surrenders_in_woods_alone(
    terrain: str, clause: str
) -> None:
    """26.41: after its Wire Exit dr a unit in the open is eliminated for Failure to Rout."""
    tried = unit(status=["broken"], done=["tried_wire"], mf_spent=6)
    units = {"g": tried, "r": unit(hex_name="B4", side="Russian")}
    position = board("RtPh", units=units, hexes={"B3": {"terrain": terrain}})
    surrenders = act("surrender", unit="g", target="r")
    if clause:
        assert forbidden(position, surrenders) == clause
    else:
        assert after(position, surrenders).position.units["g"].did("routed")
        assert not after(position, surrenders).position.units["g"].did("moved")
