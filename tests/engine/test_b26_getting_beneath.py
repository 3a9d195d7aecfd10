"""B26.4, 26.46: onto Wire, beneath it, the declarations for it and its effects on the unit."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.play.turn import step
from asl_reference.rules.firing.a8_first_fire import ffnam
from asl_reference.rules.moving.a4_allotment import allotment
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden

WIRE = {"type": "wire", "hex": "B3", "side": "German"}


def squad(hex_name: str = "B3", **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": hex_name} | more


def board(phase: str = "MPh", **fields: Any) -> Position:
    """Squad ``g`` on top of the Wire in B3, unless the test says otherwise."""
    fields.setdefault("units", {"g": squad()})
    fields["counters"] = {"w": WIRE, **fields.get("counters", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", **fields})


def act(do: str, **fields: Any) -> Action:
    return Action.from_json({"do": do, "units": ["g"], **fields})


def tries(dr: int | None, **fields: Any) -> Action:
    return act("go_beneath", cover="wire", **({} if dr is None else {"dr": dr}), **fields)


def test_a_dr_within_the_mf_gets_the_unit_beneath() -> None:
    log = after(board(), tries(4))
    assert log.position.units["g"].beneath == ("wire",)
    assert log.position.units["g"].mf_spent == 4
    assert log.attempts[0].success


def test_a_dr_beyond_the_mf_takes_them_and_no_more() -> None:
    log = after(board(), tries(6))
    assert log.position.units["g"].beneath == ()
    assert [spent.mf for spent in log.expenditures] == [4]


def test_an_attempt_without_dr_is_announced_and_spends_nothing() -> None:
    log = after(board(), tries(None))
    assert log.expenditures == ()
    assert [check.check for check in log.checks] == ["wire"]
    assert log.position.with_due(()) == board()


@pytest.mark.parametrize("dr", [None, 2])
@pytest.mark.parametrize("other", [{"type": "squad"}, {"type": "leader", "status": ["broken"]}])
def test_no_attempt_is_made_with_a_leader_who_leads_nobody(dr: int | None, other: dict[str, Any]) -> None:
    """A4.12: as it is announced, and as its dr is made."""
    position = board(units={"g": squad(), "h": squad(**other)})
    assert forbidden(position, tries(dr, leader="h")) == "A4.12"


def test_two_units_do_not_share_a_dr() -> None:
    both = board(units={"g": squad(), "h": squad()})
    with pytest.raises(Malformed, match="each unit"):
        step(
            CURRENT,
            both,
            Action.from_json({"do": "go_beneath", "units": ["g", "h"], "cover": "wire", "dr": 1}),
        )


@pytest.mark.parametrize("beneath", [["wire"], ["foxhole", "wire"], ["foxhole"]])
def test_who_is_beneath_anything_has_nothing_to_try(beneath: list[str]) -> None:
    hole = {"f": {"type": "foxhole", "hex": "B3", "size": 1}}
    assert forbidden(board(units={"g": squad(beneath=beneath)}, counters=hole), tries(1)) == "B26.4"


def test_a_bridge_over_wire_is_not_on_it() -> None:
    over = board(
        hexes={"B3": {"depression": "gully", "bridge": True}},
        units={"g": squad(at="bridge")},
    )
    assert forbidden(over, tries(1)) == "B26.4"


def test_wire_on_a_bridge_holds_who_is_on_the_bridge_only() -> None:
    fields = {"hexes": {"B3": {"depression": "gully", "bridge": True}}, "phase": "MPh", "turn_of": "German"}
    bridge = {"w": {**WIRE, "at": "bridge"}}
    on = Position.from_json({**fields, "counters": bridge, "units": {"g": squad(at="bridge")}})
    below = Position.from_json({**fields, "counters": bridge, "units": {"g": squad(at="below_bridge")}})
    assert after(on, tries(1)).position.units["g"].beneath == ("wire",)
    assert forbidden(below, tries(1)) == "B26.4"


def test_no_minimum_move_gets_beneath_wire() -> None:
    assert forbidden(board(), tries(1, mode="minimum")) == "B26.4"


def test_a_charge_gets_beneath_wire_if_the_unit_makes_one() -> None:
    berserk = board(units={"g": squad(status=["berserk"])})
    assert after(berserk, tries(4, mode="charge")).position.units["g"].beneath == ("wire",)
    assert forbidden(board(), tries(1, mode="charge")) == "A15.43"


@pytest.mark.parametrize("mode", ["double_time", "dash"])
def test_haste_is_barred_in_the_attempt_itself(mode: str) -> None:
    assert forbidden(board(), tries(1, mode=mode)) == "B26.46"


def test_low_crawl_takes_all_mf_of_a_router() -> None:
    broken = board("RtPh", units={"g": squad(status=["broken"])})
    assert after(broken, tries(1, mode="low_crawl")).position.units["g"].mf_spent == 6
    assert forbidden(board(), tries(1, mode="low_crawl")) == "A10.52"


def test_ffnam_comes_of_the_last_mf_or_of_having_entered() -> None:
    alone = after(board(), tries(3)).position.units["g"]
    spent = after(board(), tries(4)).position.units["g"]
    entered = after(board(units={"g": squad("B2")}), act("move", to="B3"), tries(1)).position.units["g"]
    assert [ffnam(board(), unit) for unit in (alone, spent, entered)] == [False, True, True]


def test_assault_movement_is_declared_before_the_attempt_or_not_at_all() -> None:
    onward = act("move", to="B4", mode="assault")
    assert forbidden(board(), tries(1), onward) == "A4.61"
    assert (
        forbidden(board(units={"g": squad("B2")}), act("move", to="B3"), tries(1, mode="assault")) == "A4.61"
    )
    assert not ffnam(board(), after(board(), tries(1, mode="assault"), onward).position.units["g"])


def test_assault_movement_onto_wire_may_go_on_beneath_it_but_no_farther() -> None:
    start = board(units={"g": squad("B2")})
    onto, onward = (act("move", to=name, mode="assault") for name in ("B3", "B4"))
    assert not ffnam(board(), after(start, onto, tries(1)).position.units["g"])
    assert forbidden(start, onto, tries(1), onward) == "A4.61"


def test_the_last_mf_of_the_way_on_void_assault_movement() -> None:
    onward = act("move", to="B4", mode="assault")
    unit = after(board(), tries(3, mode="assault"), onward).position.units["g"]
    assert unit.hex == "B4"
    assert ffnam(board(), unit)


def test_a_leader_lends_mf_only_to_a_mmc_he_can_lead() -> None:
    boss = {"side": "German", "type": "leader", "hex": "B3"}
    led = board(units={"g": squad(), "l": boss})
    assert after(led, tries(6, leader="l")).position.units["g"].beneath == ("wire",)
    for other in (
        {**boss, "hex": "B2"},
        {**boss, "side": "Russian"},
        {**boss, "status": ["broken"]},
        squad(),
    ):
        assert forbidden(board(units={"g": squad(), "l": other}), tries(1, leader="l")) == "A4.12"


def test_a_leader_is_not_declared_once_mf_are_spent() -> None:
    boss = {"side": "German", "type": "leader", "hex": "B3"}
    moved = board(units={"g": squad("B2"), "l": boss})
    assert forbidden(moved, act("move", to="B3"), tries(1, leader="l")) == "A4.12"


def test_what_is_left_must_be_the_units_own() -> None:
    gun = {"m": {"type": "mmg", "hex": "B3", "pp": 5, "possessed_by": "h"}}
    others = board(units={"g": squad(), "h": squad()}, counters=gun)
    assert forbidden(others, tries(1, leaving=["m"])) == "B26.4"


def test_a_dismantled_mortar_goes_along_and_an_assembled_gun_does_not() -> None:
    mortar = {"type": "mortar", "hex": "B3", "possessed_by": "g"}
    light = board(counters={"m": {**mortar, "status": ["dm"]}})
    assert after(light, tries(1, carrying=["m"])).position.counters["m"].beneath == ("wire",)
    assert forbidden(board(counters={"m": mortar}), tries(1, carrying=["m"])) == "C10.3"


def test_a_hung_up_unit_keeps_its_weapon_on_top() -> None:
    lmg = {"m": {"type": "lmg", "hex": "B3", "possessed_by": "g"}}
    assert after(board(counters=lmg), tries(6)).position.counters["m"].beneath == ()
    assert after(board(counters=lmg), tries(1)).position.counters["m"].beneath == ("wire",)


def test_a_pillbox_and_crest_status_are_out_of_reach_from_on_top() -> None:
    box = {"p": {"type": "pillbox", "hex": "B3"}}
    gully = {"B3": {"depression": "gully"}}
    assert forbidden(board(counters=box), act("move", to="B3", at="pillbox")) == "B26.4"
    assert forbidden(board(hexes=gully), act("move", to="B3", at="crest")) == "B26.4"


@pytest.mark.parametrize(
    ("mode", "access", "clause"), [("sewer", "manhole", "B8.4"), ("tunnel", "tunnel", "B8.6")]
)
def test_underground_only_from_beneath_and_where_there_is_a_way(mode: str, access: str, clause: str) -> None:
    down = act("move", to="B4", mode=mode)
    ways = {"B3": {"access": [access]}}
    assert forbidden(board(hexes=ways), down) == "B26.4"
    assert forbidden(board(units={"g": squad(beneath=["wire"])}), down) == clause


def test_turned_back_by_a_concealed_enemy_and_by_nobody_else() -> None:
    enemy = {"side": "Russian", "type": "squad", "hex": "B4", "status": ["concealed"]}
    units = {"g": squad(beneath=["wire"]), "r": enemy}
    back = act("turn_back", to="B3", by="r")
    log = after(board(units=units), act("move", to="B4"), back)
    assert log.position.units["g"].beneath == ("wire",)
    assert not log.position.units["r"].has("concealed")
    dummy = {**units, "r": {**enemy, "type": "dummy"}}
    assert forbidden(board(units=dummy), act("move", to="B4"), back) == "A12.15"
    assert forbidden(board(units=units), back) == "A12.15"


def test_turned_back_to_a_bridge_hex_without_wire_is_on_top() -> None:
    enemy = {"side": "Russian", "type": "squad", "hex": "B5", "status": ["concealed"]}
    log = after(
        board(units={"g": squad("B4"), "r": enemy}),
        act("move", to="B5"),
        act("turn_back", to="B4", by="r"),
    )
    assert (log.position.units["g"].hex, log.position.units["g"].beneath) == ("B4", ())


def test_double_time_is_declared_in_the_mph_before_mf() -> None:
    hasty = act("declare", mode="double_time")
    assert allotment(after(board(), hasty).position, "g") == 6
    assert forbidden(board("APh"), hasty) == "A4.1"
    assert forbidden(board(units={"g": squad(status=["cx"])}), hasty) == "A4.5"
    with pytest.raises(Malformed, match="Double Time"):
        step(CURRENT, board(), act("declare", mode="dash"))


def test_nobody_climbs_back_on_top() -> None:
    assert forbidden(board(units={"g": squad(beneath=["wire"])}), act("come_out", cover="wire")) == "B26.4"


def test_who_digs_beneath_wire_is_beneath_both() -> None:
    dig = Action.from_json({"do": "entrench", "units": ["g"], "dr": 2})
    log = after(board("PFPh", units={"g": squad(beneath=["wire"])}), dig)
    assert log.position.units["g"].beneath == ("foxhole", "wire")
