"""Entries that no other test covers: Bypass in each spelling, landing, being turned back, roads and gaps."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.base.clauses import Illegal
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.play.turn import step
from asl_reference.rules.moving.a4_allotment import allotment, mf_left
from asl_reference.rules.problems import fatal_problems
from tests.dated import CURRENT

from .playing import board
from .playing import clause_against as forbidden
from .playing import position_after as after

Json = dict[str, Any]
WOODS: Json = {"B3": {"terrain": "woods", "free": ["C3", "B2"]}}


def unit(hex_name: str = "B2", kind: str = "squad", side: str = "German", **more: Any) -> Json:
    return {"side": side, "type": kind, "hex": hex_name, **more}


def moved(verb: str = "move", to: str = "B3", **more: Any) -> Json:
    return {"do": verb, "units": ["g"], "to": to, **more}


BYPASSES: tuple[Json, ...] = (
    {"bypass": ["B3-C3"]},
    {"mode": "bypass", "bypass": ["B3-C3"]},
    {"at": "bypass", "bypass": ["B3-C3"]},
)


@pytest.mark.parametrize("said", BYPASSES)
@pytest.mark.parametrize(("verb", "phase"), [("advance", "APh"), ("withdraw", "CCPh")])
def test_nobody_advances_or_withdraws_in_bypass_in_any_spelling(verb: str, phase: str, said: Json) -> None:
    """A4.3: Bypass is movement of the MPh and the RtPh."""
    units = {"g": unit(), "r": unit(side="Russian")}
    assert forbidden(board(phase, hexes=WOODS, units=units), moved(verb, **said)) == "A4.7"


@pytest.mark.parametrize("said", BYPASSES)
def test_a_bypass_is_one_in_any_spelling(said: Json) -> None:
    start = board(hexes=WOODS, units={"g": unit()})
    plain = after(start, moved(**BYPASSES[0]))
    assert after(start, moved(**said)) == plain
    assert Action.from_json(moved(**said)) == Action.from_json(moved(**BYPASSES[0]))


@pytest.mark.parametrize("crest", ["nonsense", "B4-B5", "B3"])
def test_a_crest_has_a_hexside_of_its_hex(crest: str) -> None:
    """B20.9."""
    start = board(hexes={"B3": {"depression": "gully"}}, units={"g": unit()})
    assert forbidden(start, moved(at="crest", crest=crest)) == "B20.9"
    assert after(start, moved(at="crest", crest="B3-C3")).units["g"].crest == "B3-C3"


def test_a_crest_is_of_who_is_in_crest_status() -> None:
    start = board(hexes={"B3": {"depression": "gully"}}, units={"g": unit()})
    assert forbidden(start, moved(crest="B3-C3")) == "B20.9"


MOVED: Json = {"done": ["moved"]}
LANDS: Json = {"do": "land", "side": "German", "id": "n"}


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ({"counter": {"type": "foxhole", "hex": "B3"}}, "B26.42"),
        ({"counter": {"type": "trench", "hex": "B3", "side": "German"}}, "B26.42"),
        ({"unit": unit("B3", at="bridge")}, "B6.2"),
        ({"unit": unit("B3", floor=2)}, "B23.4"),
        ({"unit": unit("B3", crest="nonsense", at="crest")}, "B20.9"),
    ],
)
def test_what_does_not_land(thing: Json, clause: str) -> None:
    assert forbidden(board(units={"g": unit()}), {**LANDS, **thing}) == clause


@pytest.mark.parametrize(
    "thing",
    [
        {"unit": unit("B3", aboard="nobody")},
        {"counter": {"type": "dc", "hex": "B3", "possessed_by": "nobody"}},
    ],
)
def test_what_lands_stands_in_a_place(thing: Json) -> None:
    start = board(hexes={"B3": {"depression": "gully"}}, units={"g": unit()})
    with pytest.raises(Malformed, match="land"):
        step(CURRENT, start, Action.from_json({**LANDS, **thing}))


@pytest.mark.parametrize(
    ("who", "to"),
    [
        (unit("B3", "tank", done=["moved"]), "B2"),
        (unit("B3", done=["moved"]), "F6"),
        (unit("B3", done=["moved"]), "B5"),
    ],
)
def test_who_is_not_turned_back(who: Json, to: str) -> None:
    """A12.15: only Infantry is turned back, and only to the Location that it came from."""
    enemy = unit("B3", side="Russian", status=["concealed"])
    start = board(units={"g": who, "r": enemy})
    assert forbidden(start, {"do": "turn_back", "units": ["g"], "to": to, "by": "r"}) == "A12.15"


def test_a_counter_named_as_leader_lends_nothing() -> None:
    """This was once an internal fault (B27.11)."""
    counters = {"l": {"type": "lmg", "hex": "B2", "side": "German", "possessed_by": "g"}}
    start = board("PFPh", units={"g": unit()}, counters=counters)
    done = step(CURRENT, start, Action.from_json({"do": "entrench", "units": ["g"], "dr": 5, "leader": "l"}))
    assert not isinstance(done, Illegal)
    assert done.attempts[0].units == ("g",)


def test_nobody_transfers_to_himself() -> None:
    """A4.431."""
    counters = {"l": {"type": "lmg", "hex": "B2", "side": "German", "possessed_by": "g"}}
    start = board("APh", units={"g": unit()}, counters=counters)
    assert forbidden(start, {"do": "transfer", "unit": "g", "target": "g", "counter": "l"}) == "A4.431"


@pytest.mark.parametrize(("mode", "clause"), [("", ""), ("off_road", "B11.4")])
def test_a_cliff_with_a_gap_for_a_road_is_passed_along_the_road_alone(mode: str, clause: str) -> None:
    """B11.4 as 9.4 has it for walls."""
    sides = {"B2-B3": {"terrain": "cliff", "gap": True, "road": True}}
    hexes = {name: {"road": "unpaved"} for name in ("B2", "B3")}
    start = board(hexes=hexes, hexsides=sides, units={"g": unit()})
    done = step(CURRENT, start, Action.from_json(moved(mode=mode)))
    assert (done.clause if isinstance(done, Illegal) else "") == clause


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ({"type": "wagon"}, 3),
        ({"mount": "motorcycle"}, 0.5),
        ({"type": "motorcycle"}, 2.5),
        ({"type": "truck"}, 2.5),
    ],
)
def test_a_vehicle_passed_by_road_costs_two(kind: Json, cost: float) -> None:
    """D2.14: wagons and motorcycles pay as other vehicles do; Cavalry is no vehicle."""
    hexes = {name: {"road": "unpaved"} for name in ("B2", "B3")}
    units = {"g": unit(kind="squad", mf=12) | kind, "t": unit("B3", "tank")}
    start = board(hexes=hexes, hexsides={"B2-B3": {"road": True}}, units=units)
    assert after(start, moved()).units["g"].mf_spent == cost


@pytest.mark.parametrize(("mode", "cost"), [("", 1), ("off_road", 2)])
def test_a_rout_through_woods_need_not_use_the_road(mode: str, cost: int) -> None:
    """B13.31: off the road the woods prevent Interdiction."""
    hexes = {"B2": {"road": "unpaved"}, "B3": {"road": "unpaved", "terrain": "woods"}}
    start = board(
        "RtPh", hexes=hexes, hexsides={"B2-B3": {"road": True}}, units={"g": unit(status=["broken"])}
    )
    assert after(start, moved("rout", mode=mode)).units["g"].mf_spent == cost


@pytest.mark.parametrize("kind", ["truck", "armored_car", "wagon"])
def test_wheels_come_onto_an_elevated_road_along_it_alone(kind: str) -> None:
    """B5: wheeled vehicles enter an Elevated Road only by road."""
    hexes = {"B3": {"road": "elevated"}, "B4": {"road": "elevated"}}
    start = board(hexes=hexes, hexsides={"B3-B4": {"road": True}}, units={"g": unit("B2", kind, mf=20)})
    assert forbidden(start, moved()) == "A4.2"
    along = start.with_unit("g", Position.from_json({"units": {"g": unit("B4", kind, mf=20)}}).units["g"])
    assert after(along, moved()).units["g"].hex == "B3"


@pytest.mark.parametrize("pp", [3, 5, 7, 9])
def test_a_low_crawl_leaves_no_mf_whatever_is_dropped(pp: int) -> None:
    """A10.52: Low Crawl is the whole rout."""
    counters = {"m": {"type": "mmg", "hex": "B2", "side": "German", "pp": pp, "possessed_by": "g"}}
    start = board("RtPh", units={"g": unit(status=["broken"])}, counters=counters)
    done = after(start, moved("rout", mode="low_crawl"), {"do": "drop", "unit": "g", "counter": "m"})
    assert mf_left(done, "g") == 0
    assert forbidden(done, moved("rout", "B4")) == "A4.1"
    assert forbidden(done, moved("rout", "B4", mode="low_crawl")) == "A10.52"


@pytest.mark.parametrize(("pp", "mf"), [(3, 6), (7, 3), (8, 2), (9, 1), (10, 0), (12, 0)])
def test_the_leaders_two_mf_are_added_to_what_the_load_has_left(pp: int, mf: int) -> None:
    """A4.12, A4.42: the leader carries 1 PP; each further PP costs a MF, even below 0."""
    counters = {"m": {"type": "mmg", "hex": "B2", "side": "German", "pp": pp, "possessed_by": "g"}}
    units = {"g": unit(), "o": unit(kind="leader")}
    start = board(units=units, counters=counters)
    declared = after(start, {"do": "declare", "units": ["g"], "leader": "o"})
    assert allotment(declared, "g") == mf


ALONG: Json = {"at": "bypass", "bypass": ["B3-C3"]}


@pytest.mark.parametrize(
    "units",
    [
        {"s": unit("B3", **ALONG)},
        {"v": unit("B3", "truck", vca="B3-B2-C3", **ALONG), "s": unit("B3", aboard="v")},
    ],
)
def test_a_weapon_given_up_in_bypass_lies_in_the_hex(units: Json) -> None:
    """A4.3, D2.3: a unit in Bypass is along hexsides; a weapon lies in the hex as such."""
    weapon = {"type": "atr", "hex": "B3", "side": "German", "possessed_by": "s"}
    start = board(hexes=WOODS, units=units, counters={"w": weapon})
    assert fatal_problems(start) == []
    left = after(start, {"do": "drop", "unit": "s", "counter": "w"})
    assert not left.counters["w"].possessed_by
    assert fatal_problems(left) == []
