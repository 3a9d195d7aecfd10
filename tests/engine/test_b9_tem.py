"""B9.3, 9.31, 9.33-9.36, 9.42, 9.62: walls and hedges as TEM, as Hull Down status and for Residual FP."""

from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.base.editions import rules_for
from asl_reference.board.actions import Action
from asl_reference.board.geometry import centre, vertex
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.sheltering.b9_traced import traced_through
from tests.dated import CURRENT

OLDER = rules_for("older")


def unit(side: str, place: str, kind: str = "squad", *status: str, **more: Any) -> dict[str, Any]:
    return {"side": side, "type": kind, "hex": place, "status": list(status), **more}


def ask(
    means: str = "small_arms", *, by: Any = ("R",), target: str = "G", rules: Any = CURRENT, **more: Any
) -> Any:
    """The answer; ``vertex``, ``hexside``, ``underbelly`` and ``weapons`` are fields of the question."""
    told: dict[str, Any] = {
        key: more.pop(key) for key in ("vertex", "hexside", "underbelly", "weapons") if key in more
    }
    question: dict[str, Any] = {"target": target, "means": means, "by": list(by), **told}
    return answer_attack(rules, Log(Position.from_json(more)), question)


def met(means: str = "small_arms", **more: Any) -> Any:
    answer = ask(means, **more)
    assert answer["possible"], answer["why"]
    return answer["targets"][more.get("target", "G")]


ALL_THREE = {"F5-F6", "F6-G6", "F5-G6"}
WALL = {"F5-F6": {"terrain": "wall"}}
FACING = {"G": unit("German", "F5", "squad", "wall_advantage"), "R": unit("Russian", "F7")}


def through(firer: str, target: str, at: str = "") -> set[str]:
    aim = vertex(*at.split("-")) if at else None
    return {one.hexside for one in traced_through(centre(firer), firer, target, aim)}


def test_fire_to_a_centre_is_traced_through_one_hexside_or_the_three_that_meet() -> None:
    assert through("F7", "F5") == {"F5-F6"}
    assert through("E5", "G5") == {"F4-G5", "F5-G5", "F4-F5"}
    assert through("F5", "F5") == set()


def test_a_weapon_fires_from_where_its_possessor_is() -> None:
    """In Bypass the firer picks the vertex with no wall on the way; from the dot the LOF runs along F5-G6."""
    gunner = unit("Russian", "F6", at="bypass", bypass=["F6-G6"])
    lmg = {"L": {"type": "lmg", "hex": "F6", "possessed_by": "R"}}
    sides = {"F5-G6": {"terrain": "wall"}, "E6-F5": {"terrain": "hedge"}}
    for by in (("R",), ("L",)):
        fire = met("mg", by=by, units={"G": unit("German", "G5"), "R": gunner}, counters=lmg, hexsides=sides)
        assert fire["tem_options"] == {}, by


@pytest.mark.parametrize(
    ("firer", "target", "walls"),
    [("E6", "G6", ALL_THREE), ("F7", "F5", {"F5-F6"}), ("G7", "F5", ALL_THREE), ("F4", "F5", set())],
)
def test_fire_to_a_vertex_is_traced_through_what_9_42_names(firer: str, target: str, walls: set[str]) -> None:
    assert through(firer, target, "F5-F6-G6") & ALL_THREE == walls


def test_fire_over_its_own_vertex_comes_from_the_hex_that_the_firer_is_in() -> None:
    corner = vertex("O9", "O10", "P9")
    assert {one.hexside for one in traced_through(corner, "O10", "O9")} == {"O9-O10"}


def test_a_gap_is_crossed_in_the_middle_half_of_its_hexside() -> None:
    assert traced_through(centre("F7"), "F7", "F5")[0].middle
    assert not traced_through(centre("H9"), "H9", "F5")[0].middle


@pytest.mark.parametrize(("terrain", "tem"), [("wall", 2), ("hedge", 1), ("bocage", 2), ("cactus_hedge", 1)])
def test_each_kind_of_hexside_has_its_tem(terrain: str, tem: int) -> None:
    assert met(hexsides={"F5-F6": {"terrain": terrain}}, units=FACING)["tem_options"] == {terrain: tem}


def test_bocage_is_not_lowered_by_height() -> None:
    high = {"F6": {"level": 3}}
    units = {**FACING, "R": unit("Russian", "F6")}
    assert met(hexes=high, hexsides={"F5-F6": {"terrain": "bocage"}}, units=units)["tem"] == 2
    assert met(hexes=high, hexsides=WALL, units=units)["tem"] == 0


def test_an_aircraft_is_above_no_wall() -> None:
    units = {**FACING, "R": unit("Russian", "F6", "aircraft")}
    assert met("strafing", hexes={"F6": {"level": 4}}, hexsides=WALL, units=units)["tem"] == 2
    assert (
        "height_advantage"
        not in met(
            "strafing", hexes={"F5": {"level": 2}}, units={**FACING, "R": unit("Russian", "F6", "aircraft")}
        )["drm"]
    )


def test_ssr_bocage_is_what_the_hedge_is_worth() -> None:
    hedge = {"F5-F6": {"terrain": "hedge", "breached": True}}
    assert met(ssr=["all hedges are bocage"], hexsides=hedge, units=FACING)["tem_options"] == {"bocage": 2}


def test_a_firer_picks_the_vertex_that_shelters_least() -> None:
    bypass = unit("German", "F5", at="bypass", bypass=["F5-F6"])
    spot: dict[str, Any] = {"hexes": {"F5": {"terrain": "woods", "free": ["E5", "E6", "F6", "G6"]}}}
    walls = {"F5-F6": {"terrain": "hedge"}}
    units = {"G": bypass, "R": unit("Russian", "E6")}
    assert met(hexsides=walls, units=units, **spot)["tem"] == 0
    assert met(vertex="F5-F6-G6", hexsides=walls, units=units, **spot)["tem"] == 1


def test_a_vertex_must_be_one() -> None:
    with pytest.raises(Malformed, match="vertex"):
        ask(vertex="F5-F6-H9", units=FACING)


def test_a_wreck_and_an_afv_are_cover_of_their_own() -> None:
    tank = unit("German", "F5", "tank", "wall_advantage")
    enemy = {"R": unit("Russian", "F3")}
    marked = unit("German", "F5", "squad", "wall_advantage")
    assert met(hexsides=WALL, units={"G": marked, "T": tank, **enemy})["tem_options"] == {"afv": 1}
    moving = {**tank, "status": ["motion", "wall_advantage"]}
    assert met(hexsides=WALL, units={"G": marked, "T": moving, **enemy})["tem"] == 0
    assert met(hexsides=WALL, units={"G": marked, "T": {**tank, "side": "Russian"}, **enemy})["tem"] == 0


def test_emplacement_shelters_gun_and_crew() -> None:
    gun = {
        "gun": {"type": "at_gun", "hex": "F5", "status": ["emplaced"], "possessed_by": "G", "side": "German"}
    }
    units = {"G": unit("German", "F5", "crew"), "R": unit("Russian", "F7")}
    assert met(units=units, counters=gun)["tem_options"] == {"emplacement": 2}
    assert met(units=units, counters=gun, target="gun")["tem_options"] == {"emplacement": 2}


@pytest.mark.parametrize(
    ("crest", "firer", "level", "tem"), [("F5-F6", "F7", 0, 2), ("F4-F5", "F7", 0, 0), ("F5-F6", "F7", 1, 0)]
)
def test_crest_status_is_entrenchment_on_its_side_and_level(
    crest: str, firer: str, level: int, tem: int
) -> None:
    hexes = {"F5": {"depression": "gully"}, firer: {"level": level}}
    units = {"G": unit("German", "F5", at="crest", crest=crest), "R": unit("Russian", firer)}
    assert met(hexes=hexes, units=units)["tem_options"].get("crest", 0) == tem


@pytest.mark.parametrize(("crest", "tem"), [("F5-F6", 1), ("F4-F5", 0)])
def test_a_hillside_hedge_shelters_crest_status_on_its_own_side(crest: str, tem: int) -> None:
    units = {"G": unit("German", "F5", at="crest", crest=crest), "R": unit("Russian", "F7", done=["moved"])}
    hedge = {"F5-F6": {"terrain": "hedge", "base": 0}}
    found = met(hexes={"F5": {"depression": "gully"}}, hexsides=hedge, units=units)
    assert found["tem_options"].get("hedge", 0) == tem


def test_crest_status_against_oba_is_as_an_entrenchment_is() -> None:
    units = {"G": unit("German", "F5", at="crest", crest="F5-F6")}
    found = met("oba_concentration", by=(), hexes={"F5": {"depression": "gully"}}, units=units)
    assert found["tem"] == 4


@pytest.mark.parametrize(("rules", "possible"), [(CURRENT, False), (OLDER, True)])
def test_the_erratum_takes_heat_away_from_bocage(rules: Any, possible: bool) -> None:
    bocage = {"F5-F6": {"terrain": "bocage"}}
    units = {
        "G": unit("German", "F5", "squad", "wall_advantage"),
        "R": unit("Russian", "F7", "tank", "wall_advantage"),
    }
    assert ask("ordnance_heat", rules=rules, hexsides=bocage, units=units)["possible"] == possible


@pytest.mark.parametrize(
    ("hexes", "possible"),
    [({}, False), ({"F5": {"terrain": "stone_building"}}, True), ({"F5": {"terrain": "woods"}}, False)],
    ids=["Open Ground", "building", "woods"],
)
def test_heat_needs_a_ground_for_it(hexes: Any, possible: bool) -> None:
    units = {**FACING, "R": unit("Russian", "F7", "tank")}
    answer = ask("ordnance_heat", hexes=hexes, units=units)
    assert answer["possible"] == possible
    assert possible or answer["clauses"] == ["B9.31"]


def test_heat_may_be_fired_at_who_has_the_wall_whatever_tem_it_takes() -> None:
    units = {
        **FACING,
        "T": unit("German", "F5", "tank", "wall_advantage"),
        "R": unit("Russian", "F7", "crew"),
    }
    heat = {**DECLARED, "means": "ordnance_heat"}
    log = played(heat, choose("afv"), **turn_of("Russian", "PFPh"), hexsides=WALL, units=units, counters=GUN)
    assert isinstance(log, Log)
    question = {"target": "G", "means": "ordnance_heat", "by": ["gun"]}
    answer = answer_attack(CURRENT, log, question)
    assert (answer["possible"], answer["targets"]["G"]["tem"]) == (True, 1)


def test_heat_at_a_vehicle_asks_nobody() -> None:
    units = {"G": unit("German", "F5", "tank"), "R": unit("Russian", "F7", "tank")}
    assert ask("ordnance_heat", units=units)["possible"]


def test_an_underbelly_hit_meets_no_wall() -> None:
    units = {"G": unit("German", "F5", "tank"), "R": unit("Russian", "F7", "tank")}
    assert met("ordnance_ap", hexsides=WALL, units=units)["hull_down"]
    crossing = {**units, "G": {**units["G"], "status": ["motion"]}}
    bocage = {**WALL, "F5-G6": {"terrain": "bocage"}}
    low = met("ordnance_ap", hexsides=bocage, units=crossing, underbelly=True, vertex="F5-F6-G6")
    assert not low["hull_down"]
    assert low["colored_drm"] == {}


def turn_of(side: str, phase: str) -> dict[str, Any]:
    return {"phase": phase, "turn_of": side}


GUN = {"gun": {"type": "at_gun", "hex": "F7", "possessed_by": "R", "side": "Russian"}}
TANK_IN_TOWN = {
    **turn_of("Russian", "PFPh"),
    "hexes": {"F5": {"terrain": "stone_building"}},
    "hexsides": WALL,
    "units": {"G": unit("German", "F5", "tank"), "R": unit("Russian", "F7", "crew")},
    "counters": GUN,
}
DECLARED = {"do": "fire", "by": ["gun"], "target": "G", "means": "ordnance_ap"}


def choose(tem: str) -> dict[str, Any]:
    return {"do": "choose_tem", "unit": "G", "tem": tem}


def played(*actions: dict[str, Any], **board: Any) -> Log | Stopped:
    return play(CURRENT, Position.from_json(board), [Action.from_json(one) for one in actions])


def test_what_is_chosen_holds_for_the_attack_declared() -> None:
    question = {"target": "G", "means": "ordnance_ap", "by": ["gun"]}
    for tem, down, left in (("stone_building", False, 3), ("hull_down", True, 0)):
        log = played(DECLARED, choose(tem), **TANK_IN_TOWN)
        assert isinstance(log, Log)
        found = answer_attack(CURRENT, log, question)["targets"]["G"]
        assert (found["hull_down"], found["tem"]) == (down, left)


@pytest.mark.parametrize(
    ("before", "tem", "clause"),
    [
        ((), "stone_building", "B9.36"),
        ((DECLARED, {"do": "result", "unit": "G", "result": "no_effect"}), "stone_building", "B9.36"),
        ((DECLARED,), "woods", "B9.31"),
        ((DECLARED,), "wall", "B9.31"),
    ],
)
def test_a_choice_out_of_time_or_out_of_reach_is_illegal(before: Any, tem: str, clause: str) -> None:
    stopped = played(*before, choose(tem), **TANK_IN_TOWN)
    assert isinstance(stopped, Stopped)
    assert stopped.clause == clause


def test_no_hull_down_without_a_wall() -> None:
    stopped = played(DECLARED, choose("hull_down"), **{**TANK_IN_TOWN, "hexsides": {}})
    assert isinstance(stopped, Stopped)
    assert stopped.clause == "B9.36"


def test_the_next_declaration_begins_with_no_choice_made() -> None:
    log = played(DECLARED, choose("stone_building"), DECLARED, **TANK_IN_TOWN)
    assert isinstance(log, Log)
    assert not any(deed.startswith("chose ") for deed in log.position.units["G"].done)


def test_a_choice_is_made_for_a_unit() -> None:
    with pytest.raises(Malformed, match="choose_tem"):
        played(DECLARED, {"do": "choose_tem", "unit": "gun", "tem": "wall"}, **TANK_IN_TOWN)


@pytest.mark.parametrize(("tem", "gun", "crew"), [("trench", 2, 1), ("woods", 1, 1), ("foxhole", 0, 0)])
def test_a_crew_chooses_among_its_own_tem_and_that_of_its_gun(tem: str, gun: int, crew: int) -> None:
    """27.13, 27.51: the Gun is beneath the trench and its crew on top, so that each has its own TEM."""
    board = {
        **turn_of("Russian", "PFPh"),
        "hexes": {"F5": {"terrain": "woods"}},
        "units": {"G": unit("German", "F5", "crew"), "R": unit("Russian", "F7")},
        "counters": {
            "t": {"type": "trench", "hex": "F5"},
            "g": {"type": "at_gun", "hex": "F5", "possessed_by": "G", "beneath": ["trench"]},
        },
    }
    log = played({"do": "fire", "by": ["R"], "target": "g"}, choose(tem), **board)
    if not gun:
        assert isinstance(log, Stopped)
        return
    assert isinstance(log, Log), log
    asked = {one: {"target": one, "means": "small_arms", "by": ["R"]} for one in ("g", "G")}
    found = {one: answer_attack(CURRENT, log, asked[one])["targets"][one]["tem"] for one in asked}
    assert found == {"g": gun, "G": crew}


FIRST_FIRE = {"do": "fire", "by": ["R"], "target": "G"}
MOVE = {"do": "move", "units": ["G"], "to": "F5"}


@pytest.mark.parametrize(("shots", "legal"), [(1, True), (2, True), (3, False)])
def test_one_firer_shoots_once_for_each_mf_spent_in_the_location(shots: int, legal: bool) -> None:
    board = {
        **turn_of("German", "MPh"),
        "hexes": {"F5": {"terrain": "woods"}},
        "units": {"G": unit("German", "F4"), "R": unit("Russian", "F7"), "S": unit("Russian", "F7")},
    }
    assert isinstance(played(MOVE, *[FIRST_FIRE] * shots, **board), Log) == legal
    other = {**FIRST_FIRE, "by": ["S"]}
    assert isinstance(played(MOVE, *[FIRST_FIRE] * min(shots, 2), other, **board), Log)


def test_mf_spent_before_give_no_shots_here() -> None:
    board = {
        **turn_of("German", "MPh"),
        "units": {"G": unit("German", "F3"), "R": unit("Russian", "F7")},
    }
    first = {**MOVE, "to": "F4"}
    stopped = played(first, MOVE, FIRST_FIRE, FIRST_FIRE, **board)
    assert isinstance(stopped, Stopped)
    assert (stopped.action, stopped.clause) == (3, "A8.1")


@pytest.mark.parametrize(
    ("means", "more", "clause"),
    [
        ("small_arms", {}, "B9.3"),
        ("mortar", {}, "B9.34"),
        ("snap_shot", {"hexside": "F5-F6", "phase": "MPh", "turn_of": "German"}, "B9.42"),
    ],
)
def test_the_answer_names_the_clause_that_shelters(means: str, more: Any, clause: str) -> None:
    moved = unit("German", "F5", done=["moved"])
    answer = ask(means, hexsides=WALL, units={"G": moved, "R": unit("Russian", "F7")}, **more)
    assert clause in answer["clauses"]
    assert "wall: TEM" in answer["why"]


def test_the_answer_says_what_wall_advantage_took_away() -> None:
    answer = ask(hexes={"F5": {"terrain": "woods"}}, hexsides=WALL, units=FACING)
    assert "B9.31" in answer["clauses"]


@pytest.mark.parametrize(
    ("target", "wall", "hedge", "along", "free"),
    [("D4", "D4-E5", "D4-E4", "E4-E5", "E4"), ("F5", "E5-F5", "E6-F5", "E5-E6", "E6")],
    ids=["as it lies", "turned round"],
)
def test_of_two_lines_worth_the_same_the_better_is_so_however_the_board_lies(
    target: str, wall: str, hedge: str, along: str, free: str
) -> None:
    answer = ask(
        hexes={"E5": {"terrain": "woods", "free": [free]}},
        hexsides={wall: {"terrain": "wall"}, hedge: {"terrain": "hedge"}},
        counters={"W": {"type": "wire", "hex": "E5"}},
        units={"R": unit("Russian", "E5", at="bypass", bypass=[along]), "G": unit("German", target)},
    )
    assert answer["targets"]["G"]["tem_options"] == {"wall": 2}


def test_infantry_behind_a_wall_keeps_no_bmg_of_its_fire_group_from_firing() -> None:
    """9.36, D4.223: only a vehicle is Hull Down."""
    group = {**FACING, "T": unit("German", "E5", "tank")}
    bmg = {"by": ("G", "T"), "target": "R", "weapons": ["bmg"], "hexsides": WALL}
    assert ask("mg", units=group, **bmg)["possible"]
    hull_down = {**group, "G": unit("German", "F5", "tank", "wall_advantage")}
    assert not ask("mg", units=hull_down, **bmg)["possible"]


@pytest.mark.parametrize(("kind", "tem"), [("at_gun", 2), ("mortar", 2), ("lmg", 0), ("baz", 0)])
def test_a_gun_alone_has_emplacement(kind: str, tem: int) -> None:
    """C11.2: a SW that is told ``emplaced`` has none, nor has its possessor."""
    gun = {"type": kind, "hex": "F5", "possessed_by": "G", "status": ["emplaced"]}
    units = {"G": unit("German", "F5", "crew"), "R": unit("Russian", "F7")}
    for target in ("G", "g"):
        assert met(units=units, counters={"g": gun}, target=target)["tem"] == tem
