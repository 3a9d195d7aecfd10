"""Wall advantage as a state that only legal actions change (9.32-9.324, 9.41)."""

from __future__ import annotations

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.wall_advantage import answer_wall_advantage
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import may_claim, may_forfeit
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    has_in_hex_tem,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import counter_due, settle
from tests.dated import CURRENT

OLDER = rules_for("older")
WITHOUT_323 = Rules("current", CURRENT.errata - {"B9.323-J8"})
WALL = {"F5-F6": {"terrain": "wall"}}


def squad(hex_name: str = "F5", side: str = "German", **more: Any) -> dict[str, Any]:
    return {"side": side, "type": "squad", "hex": hex_name, **more}


def board(units: dict[str, Any], walls: dict[str, Any] | None = None, **more: Any) -> Position:
    table = {"phase": "MPh", "turn_of": "German", "hexsides": WALL if walls is None else walls, **more}
    return Position.from_json({**table, "units": units})


def acts(*actions: dict[str, Any]) -> list[Action]:
    return [Action.from_json(action) for action in actions]


def played(position: Position, *actions: dict[str, Any], rules: Rules = CURRENT) -> Position:
    log = play(rules, position, acts(*actions))
    assert isinstance(log, Log), log
    return log.position


def stopped(position: Position, *actions: dict[str, Any], rules: Rules = CURRENT) -> Stopped:
    log = play(rules, position, acts(*actions))
    assert isinstance(log, Stopped), log
    return log


def claim(*units: str, **more: Any) -> dict[str, Any]:
    return {"do": "claim_wall_advantage", "units": list(units), **more}


MARKED: dict[str, Any] = {"status": ["wall_advantage"]}
STONE = {"F5": {"terrain": "stone_building"}, "F6": {"terrain": "stone_building"}}


def over(position: Position, unit_id: str) -> tuple[str, ...]:
    return held(position, position.units[unit_id])


def has_any(rules: Rules, position: Position, unit_id: str) -> bool:
    return bool(over(position, unit_id))


def test_who_is_there_first_has_it_and_keeps_it_against_a_later_arrival() -> None:
    start = board({"P": squad(), "E": squad("F7", "Russian")}, turn_of="Russian")
    after = played(start, {"do": "move", "units": ["E"], "to": "F6"})
    assert "F5-F6" in over(after, "P")
    assert not has_any(CURRENT, after, "E")


@pytest.mark.parametrize(("turn", "holder"), [("German", "P"), ("Russian", "E"), ("", "")])
def test_of_two_in_the_open_the_attacker_has_it_and_with_no_turn_nobody(turn: str, holder: str) -> None:
    after = settle(CURRENT, board({"P": squad(), "E": squad("F6", "Russian")}, turn_of=turn))
    assert [name for name in ("P", "E") if has_any(CURRENT, after, name)] == [holder] * bool(holder)


def test_who_has_moved_this_phase_comes_after_who_has_not() -> None:
    units = {"P": squad(done=["moved"]), "E": squad("F6", "Russian")}
    after = settle(CURRENT, board(units))
    assert has_any(CURRENT, after, "E")
    assert not has_any(CURRENT, after, "P")


def test_a_leader_alone_is_unarmed_and_has_it_with_a_squad() -> None:
    leader = {"side": "German", "type": "leader", "hex": "F5"}
    assert not has_any(CURRENT, settle(CURRENT, board({"L": leader})), "L")
    both = settle(CURRENT, board({"L": leader, "P": squad()}))
    assert has_any(CURRENT, both, "L")


@pytest.mark.parametrize(
    ("terrain", "more", "shelters"),
    [
        ("open_ground", {}, False),
        ("orchard", {}, False),
        ("woods", {}, True),
        ("stone_building", {}, True),
        ("stone_building", {"at": "bypass", "bypass": ["F5-F6"]}, False),
        ("open_ground", {"at": "bridge"}, True),
    ],
)
def test_in_hex_tem_as_it_decides_whether_wall_advantage_is_mandatory(
    terrain: str, more: dict[str, Any], shelters: bool
) -> None:
    position = board({"P": squad(**more)}, hexes={"F5": {"terrain": terrain}})
    assert has_in_hex_tem(position, "P") is shelters


def test_shellholes_shelter_infantry_and_no_vehicle() -> None:
    tank = {"side": "German", "type": "tank", "hex": "F5"}
    position = board({"P": squad(), "T": tank}, hexes={"F5": {"overlays": ["shellholes"]}})
    assert has_in_hex_tem(position, "P")
    assert not has_in_hex_tem(position, "T")


def test_an_afv_shelters_infantry_from_the_obligation_unless_it_has_wall_advantage_itself() -> None:
    tank = {"side": "German", "type": "tank", "hex": "F5"}
    with_it = settle(CURRENT, board({"P": squad(), "T": tank}))
    assert has_any(CURRENT, with_it, "T")
    assert has_any(CURRENT, with_it, "P")
    beside = board({"P": squad(), "T": {**tank, "status": ["abandoned"]}})
    assert has_in_hex_tem(beside, "P")
    assert not has_any(CURRENT, settle(CURRENT, beside), "P")


def test_in_crest_status_a_hillside_wall_across_the_depression_is_not_claimed() -> None:
    walls = {"F4-F5": {"terrain": "hedge", "base": 1}, "F5-F6": {"terrain": "hedge", "base": 1}}
    hexes = {"F4": {"level": 1}, "F5": {"level": 1, "depression": "gully"}, "F6": {"level": 1}}
    position = board({"P": squad(at="crest", crest="F5-F6")}, walls, hexes=hexes)
    assert claimable_hexsides(position, position.units["P"]) == ("F5-F6",)
    down = board({"P": squad(at="in")}, walls, hexes=hexes)
    assert claimable_hexsides(down, down.units["P"]) == ()


def test_an_ssr_that_makes_hedges_bocage_changes_nothing_for_wall_advantage() -> None:
    position = board({"P": squad()}, {"F5-F6": {"terrain": "hedge"}}, ssr=["all hedges are bocage"])
    assert over(settle(CURRENT, position), "P") == ("F5-F6",)


def test_a_claim_of_what_one_has_is_allowed_at_any_moment_and_changes_nothing() -> None:
    start = settle(CURRENT, board({"P": squad(**MARKED)}, phase="DFPh"))
    assert played(start, claim("P")) == start


def test_moments_that_free_a_claim_end_with_the_next_action() -> None:
    units = {
        "P": squad(),
        "E": squad("F6", "Russian", **MARKED),
        "G": squad("B2"),
        "R": squad("B3", "Russian"),
    }
    start = board(units, hexes=STONE, phase="PFPh")
    gives_up = {"do": "forfeit_wall_advantage", "units": ["E"]}
    assert has_any(CURRENT, played(start, gives_up, claim("P")), "P")
    fires = {"do": "fire", "by": ["G"], "target": "R"}
    resolved = {"do": "result", "unit": "R", "result": "no_effect"}
    assert stopped(start, gives_up, fires, resolved, claim("P")) == Stopped(
        3, "B9.322", "this is no moment for P to claim WA"
    )


def test_while_an_enemy_fires_mandatory_wall_advantage_waits_for_the_result() -> None:
    units = {"P": squad(), "E": squad("F6", "Russian", **MARKED), "G": squad("F8", "Russian")}
    start = board(units, hexes={"F6": {"terrain": "woods"}}, phase="PFPh", turn_of="Russian")
    fires = {"do": "fire", "by": ["G"], "target": "P"}
    gives_up = {"do": "forfeit_wall_advantage", "units": ["E"]}
    resolved = {"do": "result", "unit": "P", "result": "no_effect"}
    assert has_any(CURRENT, played(start, gives_up), "P")
    assert not has_any(CURRENT, played(start, fires, gives_up), "P")
    assert has_any(CURRENT, played(start, fires, gives_up, resolved), "P")


@pytest.mark.parametrize("status", ["pinned", "ti", "immobilized", "bogged"])
def test_who_is_not_free_neither_claims_nor_forfeits_by_choice(status: str) -> None:
    without = board({"P": squad(status=[status])}, hexes=STONE)
    having = board({"P": squad(status=[status, "wall_advantage"])}, hexes=STONE)
    barred, kept = may_claim(CURRENT, without, "P"), may_forfeit(having, "P")
    assert barred is not None
    assert barred.clause == "B9.322"
    assert status in barred.why
    assert kept is not None
    assert kept.clause == "B9.322"
    assert status in kept.why


def test_at_the_end_of_the_rph_the_attacker_does_not_claim_after_the_defender() -> None:
    units = {"P": squad("F5"), "E": squad("K5", "Russian")}
    walls = {**WALL, "K5-K6": {"terrain": "wall"}}
    hexes = {"F5": {"terrain": "woods"}, "K5": {"terrain": "woods"}}
    start = board(units, walls, hexes=hexes, phase="RPh", ending=True)
    assert stopped(start, claim("E"), claim("P")).clause == "B9.322"
    assert has_any(CURRENT, played(start, claim("P"), claim("E")), "E")
    before = board(units, walls, hexes=hexes, phase="RPh")
    assert stopped(before, claim("P")).clause == "B9.322"


def test_the_end_of_a_phase_is_over_when_the_next_begins() -> None:
    after = played(board({"P": squad()}, phase="RPh", ending=True), {"do": "end_phase"})
    assert (after.phase, after.ending) == ("PFPh", False)


def test_a_concealed_claimant_shows_a_real_unit_of_its_own_location() -> None:
    hidden_from_view: dict[str, Any] = {"status": ["concealed"]}
    units = {
        "P": squad(**hidden_from_view),
        "Q": squad("F4", **hidden_from_view),
        "E": squad("F6", "Russian", status=["concealed", "wall_advantage"]),
    }
    start = board(units, hexes=STONE)
    for shown in ("", "Q", "E"):
        assert stopped(start, claim("P", showing=shown)).clause == "B9.324"
    assert has_any(CURRENT, played(start, claim("P", showing="P")), "P")


def test_a_known_unit_with_it_in_the_enemy_hex_denies_whatever_its_concealed_comrade_does() -> None:
    units = {
        "P": squad(),
        "E": squad("F6", "Russian", status=["concealed", "wall_advantage"]),
        "G": squad("F6", "Russian", **MARKED),
    }
    assert stopped(board(units, hexes=STONE), claim("P")) == Stopped(
        0, "B9.321", "E, G has WA over a hexside shared with P"
    )


def test_only_a_holder_can_answer_a_claim() -> None:
    units = {
        "P": squad(),
        "E": squad("F6", "Russian", status=["concealed", "wall_advantage"]),
        "G": squad("F6", "Russian", status=["concealed"]),
    }
    start = board(units, hexes=STONE)
    assert stopped(start, claim("P", answer="G")).clause == "B9.324"
    after = played(start, claim("P", answer="E"))
    assert has_any(CURRENT, after, "E")
    assert not has_any(CURRENT, after, "P")


def test_hidden_units_have_it_since_an_erratum_and_let_mandatory_wa_go_by_another() -> None:
    units = {"P": squad(status=["hidden"]), "E": squad("F6", "Russian")}
    position = board({"P": units["P"]})
    assert has_any(CURRENT, settle(CURRENT, position), "P")
    assert not has_any(OLDER, settle(OLDER, position), "P")
    marked = board({**units, "P": squad(status=["hidden", "wall_advantage"])})
    assert has_any(CURRENT, settle(CURRENT, marked), "E")
    assert has_any(WITHOUT_323, settle(WITHOUT_323, marked), "P")


def test_hidden_enemies_of_each_other_and_dummies_do_not_take_turns_for_ever() -> None:
    hidden: dict[str, Any] = {"status": ["hidden"]}
    dummy = {"side": "Russian", "type": "dummy", "hex": "F6", "status": ["concealed"]}
    for other in (squad("F6", "Russian", **hidden), dummy):
        after = settle(CURRENT, board({"P": squad(**hidden), "E": other}))
        assert settle(CURRENT, after) is after
        assert sum(has_any(CURRENT, after, name) for name in ("P", "E")) == 1


def test_only_a_hidden_unit_is_placed_on_board_and_only_who_may_have_it_claims_so() -> None:
    placed = {"do": "place_on_board", "unit": "P", "claim": True}
    assert stopped(board({"P": squad()}), placed).clause == "B9.324"
    assert (
        stopped(board({"P": squad(status=["hidden"])}, {"B2-B3": {"terrain": "wall"}}), placed).clause
        == "B9.32"
    )
    assert stopped(board({"P": squad(status=["hidden", "broken"])}), placed).clause == "B9.32"


def test_entry_is_declared_of_an_adjacent_hex_of_the_board() -> None:
    start = board({"P": squad()})
    far = {"do": "declare_entry", "units": ["P"], "to": "F8"}
    assert stopped(start, far).clause == "A4.1"
    assert stopped(start, {**far, "to": "ZZ99"}).why == "the board has no hex ZZ99"
    late = board({"P": squad()}, phase="DFPh")
    assert stopped(late, {**far, "to": "F4"}).clause == "A3"


def test_an_entry_that_was_not_declared_is_not_abandoned() -> None:
    assert stopped(board({"P": squad()}), {"do": "abandon_entry", "units": ["P"]}).clause == "B9.41"


@pytest.mark.parametrize("walls", [{}, WALL, {"K2-K3": {"terrain": "wall"}}])
@pytest.mark.parametrize("verb", ["move", "abandon_entry"])
def test_an_entry_that_is_made_or_abandoned_is_over_on_any_board(verb: str, walls: Any) -> None:
    into, back = {"do": "declare_entry", "units": ["P"], "to": "F4"}, {"do": "abandon_entry", "units": ["P"]}
    over = {"do": verb, "units": ["P"], **({"to": "F4"} if verb == "move" else {})}
    played(board({"P": squad()}, walls), into, back)
    assert stopped(board({"P": squad()}, walls), into, over, back).action == 2


def test_who_fails_to_leave_may_claim_in_its_next_mph() -> None:
    start = board({"P": squad(**MARKED)}, hexes=STONE)
    failed = ({"do": "declare_entry", "units": ["P"], "to": "F4"}, {"do": "abandon_entry", "units": ["P"]})
    assert stopped(start, *failed, claim("P")).clause == "B9.41"
    assert has_any(CURRENT, played(start, *failed, {"do": "end_phase", "next": "APh"}, claim("P")), "P")


def test_in_deluxe_each_hexside_is_had_and_lost_by_itself() -> None:
    walls = {"F4-F5": {"terrain": "wall"}, **WALL}
    units = {"P": squad(), "E": squad("F6", "Russian", **MARKED)}
    start = board(units, walls, ssr=["Deluxe ASL rules are in effect"])
    assert over(played(start), "P") == ("F4-F5",)
    assert over(played(start), "E") == ("F5-F6",)
    after = played(start, {"do": "result", "unit": "E", "result": "eliminated"})
    assert set(over(after, "P")) == {"F4-F5", "F5-F6"}


def test_in_deluxe_one_hexside_may_be_given_up_alone() -> None:
    walls = {"F4-F5": {"terrain": "wall"}, **WALL}
    start = board({"P": squad(**MARKED)}, walls, hexes=STONE, ssr=["Deluxe"])
    after = played(start, {"do": "forfeit_wall_advantage", "units": ["P"], "hexsides": ["F4-F5"]})
    assert over(after, "P") == ("F5-F6",)
    whole = board({"P": squad(**MARKED)}, walls, hexes=STONE)
    assert over(whole, "P") == ("F4-F5", "F5-F6")


@pytest.mark.parametrize(("enemy", "due"), [(None, False), ("F4", False), ("F7", False), ("F6", True)])
def test_the_counter_is_due_when_an_enemy_shares_a_wall(enemy: str | None, due: bool) -> None:
    units = {"P": squad(**MARKED)} | ({"E": squad(enemy, "Russian")} if enemy else {})
    assert counter_due(board(units), "P") is due
    assert counter_due(board({"P": squad(**MARKED)}, hexes=STONE), "P")


def test_the_answer_explains_itself_and_names_no_unit_that_is_not_there() -> None:
    log = play(CURRENT, board({"P": squad(), "E": squad("F7", "Russian")}), [])
    assert isinstance(log, Log)
    answer = answer_wall_advantage(CURRENT, log, {"unit": "P"})
    assert answer["has"]
    assert answer["must_claim"]
    assert not answer["may_forfeit"]
    assert answer["clauses"] == ["B9.323"]
    assert answer_wall_advantage(CURRENT, log, {"unit": "E"})["why"].startswith("E has no wall or hedge")
    with pytest.raises(Malformed, match="no unit 'X'"):
        answer_wall_advantage(CURRENT, log, {"unit": "X"})


def test_a_counter_is_no_claimant() -> None:
    position = board({"P": squad()}, counters={"gun": {"type": "at_gun", "hex": "F5"}})
    with pytest.raises(Malformed, match="no unit 'gun'"):
        step(CURRENT, position, Action.from_json(claim("gun")))


def test_without_walls_there_is_nothing_to_have_it_over() -> None:
    position = board({"P": squad(**MARKED)}, {})
    assert not settle(CURRENT, position).units["P"].has("wall_advantage")
    assert isinstance(may_claim(CURRENT, position, "P"), Illegal)


def move(unit: str, to: str, **more: Any) -> dict[str, Any]:
    return {"do": "move", "units": [unit], "to": to, **more}


@pytest.mark.parametrize(("enemy", "kept"), [(("wall_advantage",), ()), ((), ("F4-F5",))])
def test_another_front_of_its_crest_status_is_no_way_past_an_enemy(
    enemy: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    walls = {"F4-F5": {"terrain": "wall", "base": 0}, "F5-F6": {"terrain": "wall", "base": 0}}
    units = {
        "G": squad(at="crest", crest="F5-F6", status=["wall_advantage"]),
        "R": squad("F4", "Russian", status=[*enemy]),
    }
    hexes = {"F5": {"depression": "gully"}, "F4": {"terrain": "woods"}}
    position = board(units, walls, hexes=hexes)
    after = played(position, move("G", "F5", at="crest", crest="F4-F5"))
    assert over(after, "G") == kept


def test_a_vehicle_that_bogs_at_a_hedge_is_in_the_place_that_it_left() -> None:
    hexes = {"F5": {"terrain": "woods", "free": ["G5", "G6", "F6"]}}
    half_track = {"side": "German", "type": "halftrack", "hex": "F6", "mf": 12}
    position = board({"G": half_track}, {"F5-F6": {"terrain": "hedge"}}, hexes=hexes)
    check = {"do": "bog_check", "unit": "G", "colored": 6, "white": 6}
    unit = played(position, move("G", "F5", mode="bypass", bypass=["F5-G6"]), check).units["G"]
    assert (unit.hex, unit.at, unit.bypass) == ("F6", "", ())
    told = {**half_track, "hex": "F5", "at": "bypass", "bypass": ["F5-G6"], "bogs_in": "F6"}
    unit = played(board({"G": told}, {"F5-F6": {"terrain": "hedge"}}, hexes=hexes), check).units["G"]
    assert (unit.hex, unit.at, unit.bypass) == ("F6", "", ())


@pytest.mark.parametrize("seen", ["concealed", "hidden"])
def test_who_turns_an_enemy_back_keeps_what_it_had_and_no_more_is_remembered(seen: str) -> None:
    units = {"G": squad("F6"), "R": squad("F5", "Russian", status=["wall_advantage", seen])}
    position = board(units, {"F4-F5": {"terrain": "wall"}}, hexes={"F5": {"terrain": "woods"}})
    back = {"do": "turn_back", "units": ["G"], "to": "F6", "by": "R"}
    entered = played(position, move("G", "F5"))
    assert over(entered, "R") == ()
    after = played(entered, back)
    assert over(after, "R") == ("F4-F5",)
    assert after.units["G"].advantage_before is None


@pytest.mark.parametrize(
    ("unit", "walls", "message"),
    [
        (squad(at="bypass", bypass=["F5-F6"]), {"F4-F5": {"terrain": "wall"}}, "straddles no wall"),
        (squad(), {}, "no wall or hedge hexside of its level"),
        (squad(at="bridge"), {"F4-F5": {"terrain": "wall", "base": 0}}, "on a bridge"),
    ],
)
def test_why_there_is_nothing_to_claim(unit: dict[str, Any], walls: dict[str, Any], message: str) -> None:
    hexes = {
        "F5": {"depression": "gully", "bridge": True} if unit.get("at") == "bridge" else {"terrain": "woods"}
    }
    barred = may_claim(CURRENT, board({"G": unit}, walls, hexes=hexes), "G")
    assert barred is not None
    assert message in barred.why


@pytest.mark.parametrize(
    ("terrain", "may"), [("stone_building", False), ("stone_rubble", True), ("open_ground", True)]
)
def test_only_a_building_is_a_fortified_building(terrain: str, may: bool) -> None:
    """9.32, B23.9: a Gun keeps its crew from wall advantage in no rubble of one."""
    ground = {"F5": {"terrain": terrain, "overlays": ["fortified"]}}
    gun = {"g": {"type": "at_gun", "hex": "F5", "side": "German", "possessed_by": "P"}}
    position = board({"P": squad(type="crew")}, hexes=ground, counters=gun)
    assert answer_wall_advantage(CURRENT, Log(position), {"unit": "P"})["may_claim"] == may
