"""What lies laid or hidden, or is told, and what the next action makes of it (A8.1, A12.33, A23.6)."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

Json = dict[str, Any]
GERMAN, RUSSIAN = {"side": "German", "type": "squad"}, {"side": "Russian", "type": "squad"}
DC = {"type": "dc", "hex": "B2", "possessed_by": "P"}


def asked(
    actions: list[Json],
    question: Json | None = None,
    *,
    phase: str = "MPh",
    turn: str = "German",
    **board: Any,
) -> Json:
    """The answer to the question, after the actions; without a question to the state."""
    position = {"phase": phase, "turn_of": turn, **board}
    question = question or {"ask": "state"}
    params = {"edition": "current", "position": position, "actions": actions, "questions": [question]}
    (outcome,) = evaluate(params)["outcomes"]
    answer: Json = outcome["answer"]
    return answer


def allowed(actions: list[Json], **board: Any) -> bool:
    """Whether the last action is allowed after the others."""
    return bool(asked(actions[:-1], {"ask": "may", "action": actions[-1]}, **board)["allowed"])


def resolved(where: str) -> Json:
    return {"do": "resolve_fire", "target": where, "means": "dc_thrown", "counter": "d", "dr": 7}


@pytest.mark.parametrize(
    ("first", "then", "may"), [("B2", "B3", 1), ("B3", "B2", 1), ("B2", "B2", 0), ("B3", "B3", 0)]
)
def test_a_thrown_dc_goes_off_once_in_each_of_its_locations_in_any_order(
    first: str, then: str, may: int
) -> None:
    """A23.6: it attacks the Location it is thrown into and the thrower's."""
    board = {"units": {"P": GERMAN | {"hex": "B2"}, "R": RUSSIAN | {"hex": "B3"}}, "counters": {"d": DC}}
    throw = {"do": "throw_dc", "unit": "P", "counter": "d", "to": "B3"}
    assert allowed([throw, resolved(first), resolved(then)], phase="PFPh", **board) == bool(may)


@pytest.mark.parametrize(("status", "may"), [(["set"], False), ([], True)])
def test_a_dc_that_is_to_go_off_is_not_recovered(status: list[str], may: bool) -> None:
    dc = {"type": "dc", "hex": "B2", "status": status}
    board = {"units": {"P": GERMAN | {"hex": "B2"}}, "counters": {"d": dc}}
    assert allowed([{"do": "recover", "unit": "P", "counter": "d", "dr": 1}], phase="RPh", **board) == may


def test_who_has_moved_and_gone_aboard_is_open_to_first_fire() -> None:
    """A8.1: the MF that he has spent were not his vehicle's."""
    units = {
        "P": GERMAN | {"hex": "B2"},
        "T": GERMAN | {"type": "truck", "hex": "B3"},
        "E": RUSSIAN | {"hex": "B5"},
    }
    steps = [{"do": "move", "units": ["P"], "to": "B3"}, {"do": "load", "units": ["P"], "vehicle": "T"}]
    shot = {"do": "fire", "by": ["E"], "target": "P", "means": "small_arms"}
    assert allowed([*steps, shot], units=units)
    assert not allowed([shot], units=units | {"P": GERMAN | {"hex": "B3", "aboard": "T"}})


@pytest.mark.parametrize("kind", ["lmg", "at_gun", "dc"])
def test_los_brings_no_hidden_weapon_to_light(kind: str) -> None:
    """A12.33 names Fortifications; a weapon is hidden with the unit that has it."""
    units = {"P": GERMAN | {"hex": "B2", "status": ["hidden"]}, "R": RUSSIAN | {"hex": "B5"}}
    weapon = {"type": kind, "hex": "B2", "possessed_by": "P", "status": ["hidden"]}
    came = [{"do": "move", "units": ["R"], "to": "B4"}]
    state = asked(came, turn="Russian", units=units, counters={"w": weapon})
    assert state["counters"]["w"]["status"] == ["hidden"]
    assert state["counters"]["w"]["revealed"] is False


def test_a_counter_that_lands_hidden_is_no_fault() -> None:
    lands = {
        "do": "land",
        "side": "German",
        "id": "f",
        "counter": {"type": "lmg", "hex": "B2", "status": ["hidden"]},
    }
    board = {"units": {"R": RUSSIAN | {"hex": "B9"}}, "hexes": {"B2": {"terrain": "woods"}}}
    assert asked([lands], **board)["counters"]["f"]["status"] == ["hidden"]


@pytest.mark.parametrize("deed", ["attempted_to_entrench", "attempted_to_clear"])
def test_who_is_told_to_have_laboured_is_ti(deed: str) -> None:
    """27.11, B24.73: whatever comes of it, all who take part are TI."""
    units = {"P": GERMAN | {"hex": "B2", "done": [deed]}}
    assert not allowed([{"do": "move", "units": ["P"], "to": "B3"}], units=units)
    assert "ti" in asked([], phase="PFPh", units=units)["units"]["P"]["status"]


def test_a_check_that_breaks_a_unit_takes_its_concealment_by_its_result() -> None:
    """A12.14."""
    units = {"P": GERMAN | {"hex": "B2", "morale": 7, "status": ["concealed"]}, "R": RUSSIAN | {"hex": "B5"}}
    check = {"do": "take_check", "unit": "P", "check": "mc", "dr": 12}
    answer = asked([check], {"ask": "concealment", "unit": "P"}, phase="DFPh", turn="Russian", units=units)
    assert (answer["concealed"], answer["lost_by"]) == (False, "result")


@pytest.mark.parametrize("deed", ["moved", "moved_by_trench", "moved_directly", "dashed"])
def test_whoever_came_is_turned_back_by_whatever_word_that_is_told(deed: str) -> None:
    """A12.15."""
    units = {
        "P": GERMAN | {"hex": "B3", "done": [deed]},
        "E": RUSSIAN | {"hex": "B3", "status": ["concealed"]},
    }
    back = {"do": "turn_back", "units": ["P"], "to": "B2", "by": "E"}
    assert allowed([back], units=units)


@pytest.mark.parametrize(("status", "may"), [(["hidden"], True), ([], False)])
def test_a_claim_on_losing_hip_does_not_end_those_of_the_attacker(status: list[str], may: bool) -> None:
    """9.322: ATTACKER first is a rule of the end of the RPh, not of who has just lost HIP."""
    walls = {side: {"terrain": "wall"} for side in ("B2-B3", "E3-E4")}
    woods = {name: {"terrain": "woods"} for name in ("B2", "B3", "E3", "E4")}
    units = {"R": RUSSIAN | {"hex": "B3", "status": status}, "Q": GERMAN | {"hex": "E3"}}
    shown: list[Json] = [{"do": "place_on_board", "unit": "R"}] if status else []
    claims: list[Json] = [{"do": "claim_wall_advantage", "units": [name]} for name in ("R", "Q")]
    board = {"units": units, "hexes": woods, "hexsides": walls, "phase": "RPh", "ending": True}
    assert allowed([*shown, *claims], **board) == may


@pytest.mark.parametrize(("kind", "status"), [("truck", []), ("tank", ["rider"])])
def test_an_enemy_who_is_carried_next_to_a_broken_unit_makes_it_dm(kind: str, status: list[str]) -> None:
    """A10.62: who is aboard leaves a Location with what carries him."""
    units = {
        "P": GERMAN | {"hex": "B3", "status": ["broken"]},
        "T": RUSSIAN | {"type": kind, "hex": "B2", "status": ["motion"]},
        "E": RUSSIAN | {"hex": "B2", "aboard": "T", "status": status},
    }
    state = asked([{"do": "move", "units": ["T"], "to": "C3"}], turn="Russian", units=units)
    assert "dm" in state["units"]["P"]["status"]


@pytest.mark.parametrize(("weapon", "may"), [("at_gun", False), ("lmg", True)])
def test_no_gun_is_handed_up_to_crest_status(weapon: str, may: bool) -> None:
    """C10.3: a Gun changes its place by being Pushed."""
    crew = GERMAN | {"type": "crew", "hex": "B2"}
    board: Json = {
        "units": {"P": crew, "Q": crew | {"at": "crest"}},
        "hexes": {"B2": {"depression": "gully"}},
    }
    held = {"w": {"type": weapon, "hex": "B2", "possessed_by": "P"}}
    transfer = {"do": "transfer", "unit": "P", "counter": "w", "target": "Q"}
    assert allowed([transfer], phase="RPh", counters=held, **board) == may
    recover = {"do": "recover", "unit": "Q", "counter": "w", "dr": 1}
    assert allowed([recover], phase="RPh", counters={"w": {"type": weapon, "hex": "B2"}}, **board) == may


def test_a_hidden_gun_is_seen_with_the_crew_that_has_shown_itself() -> None:
    """A12.141, C6.2: what is possessed is as hidden as its possessor."""
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P"}
    crew, other = GERMAN | {"type": "crew", "hex": "B2"}, RUSSIAN | {"type": "crew", "hex": "B6"}
    shot = {"ask": "attack", "by": ["S"], "target": "w", "means": "ordnance_he"}
    answers = [
        asked(
            [], shot, phase="DFPh", units={"P": crew, "S": other}, counters={"w": gun | status, "S gun": aa}
        )
        for status in ({}, {"status": ["hidden"]})
        for aa in ({"type": "aa_gun", "hex": "B6", "possessed_by": "S"},)
    ]
    assert answers[0]["targets"] == answers[1]["targets"]


HIDES = {"status": ["hidden"]}
SHOWN = [
    ([{"do": "place_on_board", "unit": "P"}], True),
    ([{"do": "result", "unit": "P", "result": "pinned"}], True),
    ([{"do": "result", "unit": "P", "result": "eliminated"}], True),
    ([{"do": "take_check", "unit": "P", "check": "mc", "dr": 12}], True),
    ([{"do": "fire", "by": ["S"], "target": "E", "means": "small_arms"}], False),
]


@pytest.mark.parametrize("kind", ["at_gun", "lmg"])
@pytest.mark.parametrize(("actions", "shown"), SHOWN)
def test_a_hidden_weapon_comes_on_board_with_the_unit_that_has_it(
    kind: str, actions: list[Json], shown: bool
) -> None:
    """A12.14, A12.141: a result, though it be elimination, shows both; another's fire shows neither."""
    units = {
        "P": GERMAN | {"type": "crew", "hex": "B2", "morale": 7} | HIDES,
        "S": GERMAN | {"hex": "B9"},
        "E": RUSSIAN | {"hex": "B6"},
    }
    weapon = {"type": kind, "hex": "B2", "possessed_by": "P"} | HIDES
    there = asked(actions, phase="PFPh", units=units, counters={"w": weapon})["counters"]["w"]
    assert (there["status"], there["revealed"]) == ([] if shown else ["hidden"], shown)


@pytest.mark.parametrize(("status", "on_board"), [(["hidden"], False), ([], True)])
def test_a_weapon_is_told_on_board_or_not_by_the_unit_that_has_it(status: list[str], on_board: bool) -> None:
    """A12.3, A12.33: what is possessed is as hidden as its possessor."""
    units = {"P": GERMAN | {"hex": "B2", "status": status}, "R": RUSSIAN | {"hex": "B9"}}
    for told in ({}, HIDES):
        weapon = {"type": "lmg", "hex": "B2", "possessed_by": "P"} | told
        assert asked([], units=units, counters={"w": weapon})["counters"]["w"]["revealed"] == on_board


@pytest.mark.parametrize(("mode", "may"), [("", True), ("assault", False)])
def test_assault_movement_is_not_declared_after_moving_within_a_location(mode: str, may: bool) -> None:
    """A4.61, 26.4: from Crest status to IN is movement, though it enters no Location."""
    squad = GERMAN | {"hex": "B2", "at": "crest"}
    board: Json = {"units": {"P": squad}, "hexes": {"B2": {"depression": "gully"}}}
    down = {"do": "move", "units": ["P"], "to": "B2"}
    through = {"do": "go_beneath", "units": ["P"], "cover": "wire", "dr": 1, "mode": mode}
    assert allowed([down, through], counters={"w": {"type": "wire", "hex": "B2"}}, **board) == may


@pytest.mark.parametrize(("done", "may"), [([], False), (["recovered"], True)])
def test_who_recovers_a_gun_did_not_fire_it(done: list[str], may: bool) -> None:
    """A3.2: Prep Fire told of a Gun is that of its crew, unless the crew has just Recovered it."""
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "done": ["fired"]}
    board = {
        "units": {"P": GERMAN | {"type": "crew", "hex": "B2", "done": done}},
        "counters": {"g": gun},
    }
    move = {"do": "move", "units": ["P"], "to": "B3"}
    assert allowed([move], **board) == may


@pytest.mark.parametrize(("crew", "may"), [("P", False), ("Q", True)])
def test_a_crew_whose_gun_is_told_to_have_prep_fired_does_not_move(crew: str, may: bool) -> None:
    """A3.2: a Gun is fired by its crew."""
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "done": ["fired"]}
    units = {name: GERMAN | {"type": "crew", "hex": "B2"} for name in "PQ"}
    move = {"do": "move", "units": [crew], "to": "B3"}
    assert allowed([move], units=units, counters={"g": gun}) == may


@pytest.mark.parametrize(
    ("verb", "status", "draws"), [("rout", ["broken"], ["interdiction"]), ("move", [], ["first_fire"])]
)
def test_where_no_phase_is_named_a_rout_draws_interdiction_alone(
    verb: str, status: list[str], draws: list[str]
) -> None:
    """A8.1, A10.53: a rout is of the RtPh."""
    enemy = RUSSIAN | {"hex": "B6", "firepower": 4, "range": 8}
    units = {"P": GERMAN | {"hex": "B2", "status": status}, "E": enemy}
    step = {"do": verb, "units": ["P"], "to": "B3" if verb == "move" else "B1"}
    exposes = asked([], {"ask": "may", "action": step}, phase="", units=units)["exposes"]
    assert set(draws) <= set(exposes)
    assert ("first_fire" in exposes) == (verb == "move")


@pytest.mark.parametrize("own", ["", "in"])
@pytest.mark.parametrize("takers", ["", "in"])
def test_the_bottom_of_a_gully_is_one_place_whatever_word_names_it(own: str, takers: str) -> None:
    """A2.8, A4.431, A4.44: a Gun is handed over and Recovered where it is."""
    crew = GERMAN | {"type": "crew", "hex": "B2"}
    units = {"P": crew | {"at": own}, "Q": crew | {"at": takers}}
    gun = {"type": "at_gun", "hex": "B2", "at": own}
    board: Json = {"phase": "RPh", "hexes": {"B2": {"depression": "gully"}}, "units": units}
    transfer = {"do": "transfer", "unit": "P", "target": "Q", "counter": "g"}
    assert allowed([transfer], counters={"g": gun | {"possessed_by": "P"}}, **board)
    assert allowed([{"do": "recover", "unit": "Q", "counter": "g", "dr": 1}], counters={"g": gun}, **board)
    told = {"g": gun | {"possessed_by": "Q"}}
    assert asked([], counters=told, **board)["counters"]["g"]["possessed_by"] == "Q"


@pytest.mark.parametrize("terrain", ["wall", "hedge", "bocage"])
@pytest.mark.parametrize(("means", "tem"), [("small_arms", 2), ("oba_concentration", 4)])
def test_a_gun_that_stays_beneath_the_trench_has_its_tem_as_its_crew_comes_out(
    terrain: str, means: str, tem: int
) -> None:
    """27.3, 9.32: the crew gets WA on top; what is beneath an entrenchment has none."""
    crew = GERMAN | {"type": "crew", "hex": "B2", "beneath": ["trench"]}
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "beneath": ["trench"]}
    board: Json = {
        "hexsides": {"B2-B3": {"terrain": terrain}},
        "units": {"P": crew, "E": RUSSIAN | {"hex": "B1"}},
        "counters": {"t": {"type": "trench", "hex": "B2"}, "g": gun},
    }
    out = {"do": "come_out", "units": ["P"], "cover": "trench"}
    by = {"by": ["E"]} if means == "small_arms" else {"firepower": 12}
    question = {"ask": "attack", "target": "g", "means": means, **by}
    assert asked([out], question, **board)["targets"]["g"]["tem"] == tem


@pytest.mark.parametrize(("lies", "may"), [([], True), (["wire"], False), (["trench", "wire"], False)])
def test_a_gun_beneath_the_wire_is_handed_to_nobody_on_top_of_it(lies: list[str], may: bool) -> None:
    """26.4: giver and taker are on top, and the Gun is not."""
    crew = GERMAN | {"type": "crew", "hex": "B2"}
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "beneath": lies}
    counters = {"w": {"type": "wire", "hex": "B2"}, "t": {"type": "trench", "hex": "B2"}, "g": gun}
    transfer = {"do": "transfer", "unit": "P", "target": "Q", "counter": "g"}
    assert allowed([transfer], phase="RPh", units={"P": crew, "Q": crew}, counters=counters) == may


@pytest.mark.parametrize("turn", ["Russian", ""])
def test_a_dc_that_a_defender_throws_meets_his_own_side_too(turn: str) -> None:
    """A23.6, A8.1: whose turn it is, is told or not; it is not his who First Fires."""
    units = {"P": GERMAN | {"hex": "B2"}, "R": RUSSIAN | {"hex": "B2", "done": ["moved"], "mf_spent": 1}}
    throw = {"do": "throw_dc", "unit": "P", "counter": "d", "to": "B2"}
    state = asked([throw, resolved("B2")], turn=turn, units=units, counters={"d": DC})
    assert {one["target"] for one in state["attacks"]} == {"P", "R"}
