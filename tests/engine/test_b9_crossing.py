"""B9.4, 9.51-9.541, 9.6, 9.7: hexsides under SSRs, crossing them, Breaches, Guns behind bocage."""

from dataclasses import replace
from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.fire import Fire
from asl_reference.board.position import Counter, Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play
from asl_reference.rules.firing.b9_guns import fires_through_bocage
from asl_reference.rules.ground.a2_locations import Location, place_in
from asl_reference.rules.ground.b9_identity import hexside_base, hexside_terrain, is_hillside
from asl_reference.rules.moving.b9_breach import after_bog_check, is_behind
from asl_reference.rules.moving.b9_movement import Crossing, is_open
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden


def board(kind: str = "bocage", **fields: Any) -> Position:
    """A tank ``t`` in Motion in B2 and the hexside B2-B3 of that kind, unless the test says otherwise."""
    side = fields.pop("side", {})
    fields.setdefault("hexsides", {"B2-B3": {"terrain": kind, **side}})
    fields.setdefault("units", {"t": tank()})
    return Position.from_json({"phase": "MPh", "turn_of": "German", **fields})


def tank(**more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "tank", "hex": "B2", "status": ["motion"], **more}


def move(mode: str = "", to: str = "B3", who: str = "t") -> Action:
    return Action.from_json({"do": "move", "units": [who], "to": to, "mode": mode})


def bog(colored: int, white: int) -> Action:
    return Action.from_json({"do": "bog_check", "unit": "t", "colored": colored, "white": white})


@pytest.mark.parametrize(
    ("ssr", "board_no", "printed", "kind"),
    [
        ("all hedges are bocage", "", "hedge", "bocage"),
        ("All Hedges are Bocage.", "", "hedge", "bocage"),
        ("all hedges are bocage", "", "wall", "wall"),
        ("hedge hexsides of boards 44 and 45 are bocage", "45", "hedge", "bocage"),
        ("hedge hexsides of boards 44 and 45 are bocage", "46", "hedge", "hedge"),
        ("all walls are cactus hedges", "", "wall", "cactus_hedge"),
        ("all walls are cactus hedges", "", "hedge", "hedge"),
        ("bocage is feared", "", "hedge", "hedge"),
        ("all hedges are bocage", "", "cliff", "cliff"),
    ],
)
def test_a_ssr_makes_what_it_names_and_where(ssr: str, board_no: str, printed: str, kind: str) -> None:
    assert hexside_terrain(board(printed, ssr=[ssr], board=board_no), "B2-B3") == kind


def test_the_first_ssr_that_speaks_of_the_hexside_counts() -> None:
    position = board("wall", ssr=["all hedges are bocage", "all walls are cactus hedges"])
    assert hexside_terrain(position, "B2-B3") == "cactus_hedge"


def test_a_hexside_stands_on_the_lower_base_level_by_default() -> None:
    hill = {"B3": {"level": 2}, "B2": {"level": 1}}
    assert hexside_base(board("wall", hexes=hill), "B2-B3") == 1
    assert hexside_base(board("wall", hexes=hill, side={"base": 2}), "B2-B3") == 2


def test_a_hedge_on_the_rim_of_a_wadi_is_hillside_and_one_between_two_wadis_is_not() -> None:
    wadi = {"depression": "wadi"}
    assert is_hillside(board("hedge", hexes={"B2": wadi}), "B2-B3")
    assert not is_hillside(board("hedge", hexes={"B2": wadi, "B3": wadi}), "B2-B3")
    assert not is_hillside(board("", hexes={"B2": wadi}), "B2-B3")
    assert not is_hillside(board("cliff", hexes={"B2": wadi}), "B2-B3")


@pytest.mark.parametrize(
    ("side", "by_road", "opens"),
    [
        ({}, False, False),
        ({}, True, False),
        ({"gap": True}, False, True),
        ({"gap": True, "road": True}, False, False),
        ({"gap": True, "road": True}, True, True),
        ({"road": True}, True, True),
        ({"breached": True, "road": True}, False, True),
    ],
)
def test_a_gap_with_a_road_serves_the_road(side: dict[str, Any], by_road: bool, opens: bool) -> None:
    assert is_open(board("wall", side=side), Crossing("B3", "B2", by_road)) is opens


def test_no_way_through_a_gap_by_a_road_that_one_hex_lacks() -> None:
    road = {"hexes": {"B2": {"road": "paved"}}, "side": {"gap": True, "road": True}}
    truck = {"t": tank(type="truck")}
    assert forbidden(board("wall", units=truck, **road), move()) == "B9.4"


def test_a_failed_bog_check_takes_riders_and_the_towed_gun_back() -> None:
    units = {
        "t": tank(hex="B3", bogs_in="B2"),
        "p": {"side": "German", "type": "crew", "hex": "B3", "aboard": "t"},
        "o": {"side": "German", "type": "squad", "hex": "B3"},
    }
    gun = {"g": {"type": "at_gun", "hex": "B3", "possessed_by": "p", "status": ["towed"]}}
    after = after_bog_check(board(units=units, counters=gun), "t", passed=False)
    assert after is not None
    assert {name: unit.hex for name, unit in after.units.items()} == {"t": "B2", "p": "B2", "o": "B3"}
    assert after.counters["g"].hex == "B2"
    assert after.units["t"].status == ("bogged",)
    assert after.units["t"].bogs_in == ""


def test_a_bog_check_for_something_else_is_none_of_the_hexsides() -> None:
    assert after_bog_check(board(), "t", passed=False) is None


def test_the_hexside_holds_a_vehicle_once() -> None:
    """After the crossing a second Bog Check, for the Wire there, bogs it in the new hex (D8.2)."""
    wired = board("bocage", counters={"w": {"type": "wire", "hex": "B3"}})
    log = after(wired, move(), bog(1, 2), bog(6, 6))
    assert log.position.units["t"].hex == "B3"
    assert "bogged" in log.position.units["t"].status
    assert log.checks == ()
    assert forbidden(board("bocage"), move(), bog(1, 1), bog(6, 6)) == "D8.2"


def test_a_passed_bog_check_breaches_only_who_was_breaching() -> None:
    culin = board(units={"t": tank(equipment=["culin"])})
    crossed = after(culin, move(), bog(1, 1)).position
    assert not crossed.hexsides["B2-B3"].breached
    breached = after(culin, move("breach"), bog(1, 1)).position
    assert breached.hexsides["B2-B3"].breached


@pytest.mark.parametrize(
    ("kind", "unit", "clause"),
    [
        ("hedge", tank(equipment=["culin"]), "B9.541"),
        ("bocage", tank(equipment=["culin"], status=[]), "D2.12"),
        ("bocage", tank(type="halftrack", equipment=["culin"]), "B9.541"),
        ("bocage", tank(equipment=["schuerzen"]), "B9.541"),
        ("bocage", tank(equipment=["dozer"], mf_spent=1), "B9.541"),
        ("bocage", {"side": "German", "type": "squad", "hex": "B2"}, "B9.541"),
    ],
)
def test_who_does_not_breach_what(kind: str, unit: dict[str, Any], clause: str) -> None:
    assert forbidden(board(kind, units={"t": unit}), move("breach")) == clause


@pytest.mark.parametrize("along", [[], ["B3-C3"]])
def test_nobody_breaches_into_bypass_of_a_hex_without_a_way(along: list[str]) -> None:
    """A4.3: a way is free of the artwork, and named."""
    position = board(units={"t": tank(equipment=["culin"])})
    there = replace(move("breach"), at="bypass", bypass=tuple(along))
    assert forbidden(position, there) == "A4.3"


def test_a_breach_is_made_into_an_adjacent_hex() -> None:
    position = board(units={"t": tank(equipment=["dozer"])})
    assert forbidden(position, move("breach", to="B4")) == "A4.1"


def test_a_breach_is_not_made_twice() -> None:
    position = board(units={"t": tank(equipment=["dozer"])}, side={"breached": True})
    assert forbidden(position, move("breach")) == "B9.541"


@pytest.mark.parametrize(("terrain", "clause"), [("marsh", "B16.41"), ("crag", "A4.2")])
def test_a_breach_leads_into_no_hex_that_bars_the_vehicle(terrain: str, clause: str) -> None:
    position = board(units={"t": tank(equipment=["dozer"])}, hexes={"B3": {"terrain": terrain}})
    assert forbidden(position, move("breach")) == clause


def test_riders_of_another_tank_do_not_matter() -> None:
    rider = {"side": "German", "type": "squad", "hex": "B2", "aboard": "o", "status": ["rider"]}
    units = {"t": tank(equipment=["dozer"]), "o": tank(), "r": rider}
    assert after(board(units=units), move())
    assert after(board(units=units), move("breach"))
    assert forbidden(board(units=units), move(who="o")) == "B9.54"


def test_infantry_in_bocage_is_not_subject_to_underbelly_hits() -> None:
    squad = {"side": "German", "type": "squad", "hex": "B2"}
    assert "underbelly_hit" not in after(board(units={"t": squad}), move()).steps[0].exposes
    assert "underbelly_hit" in after(board(), move()).steps[0].exposes


@pytest.mark.parametrize("kind", ["cactus_hedge", "bocage"])
def test_a_bicycle_is_ridden_over_neither_cactus_hedge_nor_bocage(kind: str) -> None:
    squad = {"side": "German", "type": "squad", "hex": "B2", "mount": "bicycle"}
    assert not isinstance(play(CURRENT, board(kind, units={"t": squad}), [move()]), Log)


@pytest.mark.parametrize(("vca", "behind"), [("B3", False), ("C3", False), ("A3", False), ("B1", True)])
def test_what_is_behind_a_hull(vca: str, behind: bool) -> None:
    assert is_behind(board(units={"t": tank(vca=vca)}).units["t"], "B3") is behind


def test_nothing_is_behind_a_hull_that_points_nowhere() -> None:
    assert not is_behind(board().units["t"], "B3")


def test_reverse_costs_four_times_the_mp() -> None:
    back = board("hedge", units={"t": tank(vca="B1")})
    assert [spent.mf for spent in after(back, move("reverse")).expenditures] == [8]
    assert [spent.mf for spent in after(back, move()).expenditures] == [2]


def test_a_hull_that_points_nowhere_reverses_anywhere() -> None:
    assert after(board("hedge"), move("reverse"))


def test_nobody_reverses_forward_or_on_foot() -> None:
    assert forbidden(board("hedge", units={"t": tank(vca="B3")}), move("reverse")) == "D2.2"
    squad = {"side": "German", "type": "squad", "hex": "B2"}
    assert forbidden(board("hedge", units={"t": squad}), move("reverse")) == "D2.2"


def test_a_towed_gun_does_not_get_over_bocage() -> None:
    gun = {"g": {"type": "at_gun", "hex": "B2", "possessed_by": "t", "status": ["towed"]}}
    assert forbidden(board(counters=gun), move()) == "B9.54"
    assert after(board("hedge", counters=gun), move())


def test_connected_trenches_lead_beneath_a_cactus_hedge() -> None:
    trenches = {name: {"type": "trench", "hex": name, "side": "German"} for name in ("B2", "B3")}
    squad = {"side": "German", "type": "squad", "hex": "B2", "beneath": ["trench"]}
    go = Action.from_json({"do": "move", "units": ["t"], "to": "B3", "beneath": ["trench"]})
    log = after(board("cactus_hedge", units={"t": squad}, counters=trenches), go)
    assert [spent.mf for spent in log.expenditures] == [1]


@pytest.mark.parametrize(
    ("start", "end", "side", "through"),
    [
        ("B2", "B3", {}, True),
        ("B1", "B4", {}, True),
        ("A3", "C3", {}, True),  # along it
        ("C3", "B2", {}, False),
        ("A4", "B2", {}, True),  # by its vertex
        ("B2", "B3", {"gap": True}, False),
    ],
)
def test_which_fire_is_through_bocage(start: str, end: str, side: dict[str, Any], through: bool) -> None:
    gun = Counter("at_gun", start)
    assert fires_through_bocage(board(side=side), Fire(), gun, place_in(Location(end))) is through


def gun_position(phase: str, turn_of: str, **gun: Any) -> Position:
    return Position.from_json(
        {
            "phase": phase,
            "turn_of": turn_of,
            "hexsides": {"B2-B3": {"terrain": "bocage"}},
            "units": {
                "c": {"side": "German", "type": "crew", "hex": "B2"},
                "r": {"side": "Russian", "type": "tank", "hex": "B3", "done": ["moved"]},
            },
            "counters": {"g": {"type": "at_gun", "hex": "B2", "side": "German", "possessed_by": "c", **gun}},
        }
    )


TURN = Action.from_json({"do": "change_ca", "counter": "g"})
FIRE = Action.from_json({"do": "fire", "by": ["g"], "means": "ordnance_ap", "target": "r"})
END = Action.from_json({"do": "end_phase"})


def test_what_a_gun_did_is_forgotten_with_the_phase_but_for_first_fire() -> None:
    assert forbidden(gun_position("MPh", "Russian"), TURN, END, FIRE) == "B9.53"
    assert after(gun_position("DFPh", "Russian"), TURN, END).position.counters["g"].done == ()
    assert after(gun_position("PFPh", "German"), TURN, END).position.counters["g"].done == ()


def test_a_case_may_begin_with_a_gun_that_has_turned() -> None:
    assert forbidden(gun_position("PFPh", "German", done=["changed_ca"]), FIRE) == "B9.53"
    assert after(gun_position("PFPh", "German"), FIRE)


def test_a_gun_is_turned_in_a_fire_phase_by_a_crew_that_can() -> None:
    assert forbidden(gun_position("APh", "German"), TURN) == "C3.22"
    assert forbidden(gun_position("PFPh", "German", possessed_by=""), TURN) == "C3.22"
    pinned = replace(gun_position("PFPh", "German").units["c"], status=("pinned",))
    assert forbidden(gun_position("PFPh", "German").with_unit("c", pinned), TURN) == "C3.22"


@pytest.mark.parametrize("weapon", [{"type": "mmg"}, {"type": "wreck"}])
def test_only_a_gun_has_a_ca_to_change(weapon: dict[str, Any]) -> None:
    with pytest.raises(Malformed, match="is no Gun"):
        play(CURRENT, gun_position("PFPh", "German", **weapon), [TURN])
