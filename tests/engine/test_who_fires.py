"""A7.1, A9, 9.53, 16.32, 27.1: which units and weapons can fire, in attack, fire, moves and routs."""

from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Act, Log
from asl_reference.play.moving.exposure import by_fire
from asl_reference.play.turn import play
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.protocol.answers.concealment import answer_concealment
from asl_reference.rules.ground.a2_locations import location, units_at
from asl_reference.rules.routing.a10_rout import could_interdict, must_rout, normal_range
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden

R = {"side": "Russian", "hex": "E6"}
G = {"side": "German", "hex": "E4"}
LMG = {"type": "lmg", "possessed_by": "r"}


def board(enemy: dict[str, Any], *gear: dict[str, Any], **fields: Any) -> Position:
    """A German squad that has moved in the open, and a Russian two hexes away with these weapons."""
    g = {**G, "type": "squad", "mf_spent": 1, "done": ["moved", "routed"], **fields.pop("g", {})}
    counters = {f"w{i}": {"hex": enemy.get("hex", "E6"), **one} for i, one in enumerate(gear)}
    units = {"g": g, "r": {**R, **enemy}, **fields.pop("others", {})}
    moment = {"phase": "MPh", "turn_of": "German", "units": units, "counters": counters}
    return Position.from_json({**moment, **fields})


def attack(position: Position, by: list[str], means: str = "small_arms", **more: Any) -> dict[str, Any]:
    log = play(CURRENT, position, ())
    assert isinstance(log, Log)
    return answer_attack(CURRENT, log, {"target": "g", "by": by, "means": means, **more})


ABLE: list[tuple[dict[str, Any], dict[str, Any] | None]] = [
    ({"type": "squad"}, None),
    ({"type": "squad", "status": ["pinned"]}, None),
    ({"type": "hero"}, None),
    ({"type": "tank"}, None),
    ({"type": "tank", "status": ["bogged", "immobilized"]}, None),
    ({"type": "truck", "weapons": ["aamg"]}, None),
    ({"type": "leader"}, LMG),
    ({"type": "leader"}, {**LMG, "type": "atr"}),
    ({"type": "squad"}, {**LMG, "status": ["malfunctioned"]}),
]
UNABLE: list[tuple[dict[str, Any], dict[str, Any] | None]] = [
    ({"type": "leader"}, None),
    ({"type": "leader"}, {**LMG, "status": ["malfunctioned"]}),
    ({"type": "leader"}, {**LMG, "type": "hmg", "status": ["dm"]}),
    ({"type": "leader"}, {**LMG, "type": "dc"}),
    ({"type": "leader"}, {**LMG, "possessed_by": ""}),
    ({"type": "dummy", "status": ["concealed"]}, None),
    ({"type": "truck"}, None),
    ({"type": "halftrack", "status": ["unarmed"]}, None),
    *(
        ({"type": "squad", "status": [status]}, None)
        for status in ("broken", "ti", "melee", "prisoner", "unarmed")
    ),
    *(({"type": "tank", "status": [status]}, None) for status in ("abandoned", "stunned", "shocked")),
]


@pytest.mark.parametrize(
    ("enemy", "gear", "able"), [*((*one, True) for one in ABLE), *((*one, False) for one in UNABLE)]
)
def test_all_that_ask_who_can_fire_hear_the_same(
    enemy: dict[str, Any], gear: dict[str, Any] | None, able: bool
) -> None:
    position = board(enemy, *([gear] if gear else []))
    shot = Action.from_json({"do": "fire", "by": ["r"], "target": "g"})
    rout = board(enemy, *([gear] if gear else []), phase="RtPh", g={"status": ["broken"]})
    assert attack(position, ["r"])["possible"] is able
    assert isinstance(play(CURRENT, position, (shot,)), Log) is able
    assert ("first_fire" in by_fire(CURRENT, Act(position, ("g",)))) is able
    assert could_interdict(CURRENT, rout, "r", "g") is able


@pytest.mark.parametrize(("kind", "able"), [("lmg", True), ("mmg", False), ("hmg", False)])
def test_a_leader_in_marsh_fires_nothing_heavier_than_a_lmg(kind: str, able: bool) -> None:
    position = board({"type": "leader"}, {**LMG, "type": kind}, hexes={"E6": {"terrain": "marsh"}})
    assert attack(position, ["r"], "mg")["possible"] is able
    assert ("first_fire" in by_fire(CURRENT, Act(position, ("g",)))) is able


def test_a_leader_directs_and_makes_no_attack_alone() -> None:
    position = board({"type": "leader"}, others={"s": {**R, "type": "squad"}})
    assert attack(position, ["r", "s"])["possible"]
    assert not attack(position, ["r"])["possible"]
    with_baz = board({"type": "leader"}, {**LMG, "type": "baz"}, others={"s": {**R, "type": "squad"}})
    assert attack(with_baz, ["r", "s"])["possible"]
    bad = {**LMG, "status": ["malfunctioned"]}
    using = board({"type": "leader"}, bad, others={"s": {**R, "type": "squad"}})
    assert not attack(using, ["r", "s"], weapons=["w0"])["possible"]
    broken = board({"type": "leader", "status": ["broken"]}, others={"s": {**R, "type": "squad"}})
    assert not attack(broken, ["r", "s"])["possible"]


def test_one_of_the_firers_that_cannot_fire_makes_the_attack_impossible() -> None:
    position = board({"type": "squad"}, others={"s": {**R, "type": "crew", "status": ["unarmed"]}})
    assert not attack(position, ["r", "s"])["possible"]


@pytest.mark.parametrize(
    ("named", "possible"), [(["w0"], True), (["w1"], False), (["w0", "w1"], False), ([], True)]
)
def test_each_weapon_named_must_work_and_of_those_not_named_one(named: list[str], possible: bool) -> None:
    position = board({"type": "squad"}, LMG, {**LMG, "status": ["malfunctioned"]})
    assert attack(position, ["r"], "mg", weapons=named)["possible"] is possible


def test_a_sw_may_be_omitted_and_is_none_that_marsh_bars() -> None:
    squad = {"type": "squad"}
    assert attack(board(squad), ["r"], "mortar")["possible"]
    marsh = board(squad, hexes={"E6": {"terrain": "marsh"}})
    assert not attack(marsh, ["r"], "mortar")["possible"]
    assert attack(marsh, ["r"], "mg")["possible"]


def test_a_gun_stands_on_the_board_for_itself() -> None:
    crew, gun = {"type": "crew"}, {"type": "at_gun", "possessed_by": "r"}
    assert not attack(board(crew), ["r"], "ordnance_ap")["possible"]
    assert attack(board(crew, gun), ["r"], "ordnance_ap")["possible"]
    assert not attack(board(crew, {**gun, "status": ["towed"]}), ["r"], "ordnance_ap")["possible"]
    assert not attack(board(crew, {**gun, "possessed_by": ""}), ["w0"], "ordnance_ap")["possible"]


def test_melee_bars_fire_and_no_close_combat() -> None:
    fighting = board({"type": "squad", "hex": "E4", "status": ["melee"]}, phase="CCPh")
    assert attack(fighting, ["r"], "close_combat")["possible"]
    assert not attack(fighting, ["r"])["possible"]
    assert not attack(board({"type": "dummy", "hex": "E4"}, phase="CCPh"), ["r"], "close_combat")["possible"]


def test_fire_in_the_name_of_the_crew_is_noted_on_its_gun() -> None:
    gun = {"type": "at_gun", "possessed_by": "r"}
    bocage = {"E5-E6": {"terrain": "bocage"}}
    shot = Action.from_json({"do": "fire", "by": ["r"], "target": "g", "means": "ordnance_ap"})
    turned = Action.from_json({"do": "change_ca", "counter": "w0"})
    position = board({"type": "crew"}, gun, hexsides=bocage)
    assert {"fired", "fired_through_bocage"} <= set(after(position, shot).position.counters["w0"].done)
    assert "fired" in after(position, shot).position.units["r"].done
    assert forbidden(position, shot, turned) == "B9.53"
    assert forbidden(position, turned, shot) == "B9.53"


def test_a_sw_fired_in_the_name_of_its_squad_is_noted_as_one() -> None:
    shot = Action.from_json({"do": "fire", "by": ["r"], "target": "g", "means": "mg"})
    done = after(board({"type": "squad"}, LMG), shot).position.units["r"].done
    assert "fired_support_weapon" in done
    assert "fired" not in done


def test_who_is_carried_is_fired_on_as_its_vehicle_moves() -> None:
    truck = {"t": {**G, "type": "truck", "mf_spent": 2, "done": ["moved"]}}
    carried = board({"type": "squad"}, g={"aboard": "t", "mf_spent": 0, "done": []}, others=truck)
    assert attack(carried, ["r"])["possible"]
    waiting = board(
        {"type": "squad"},
        g={"aboard": "t", "mf_spent": 0, "done": []},
        others={"t": {**G, "type": "truck"}},
    )
    assert not attack(waiting, ["r"])["possible"]


def test_an_aircraft_is_in_no_location_and_drives_nobody_out() -> None:
    position = board({"type": "aircraft", "hex": "E4"}, phase="RtPh", g={"status": ["broken"]})
    assert "r" not in units_at(position, location(position.units["g"]))
    assert not must_rout(CURRENT, position, "g")
    assert not could_interdict(CURRENT, position, "r", "g")
    assert "r" not in position.in_hex("E4")
    ground = board({"type": "tank", "hex": "E4"}, phase="RtPh", g={"status": ["broken"]})
    assert must_rout(CURRENT, ground, "g")


@pytest.mark.parametrize(
    ("gear", "reach"),
    [
        (None, 0),
        (LMG, 6),
        ({**LMG, "range": 8}, 8),
        ({**LMG, "range": 8, "status": ["malfunctioned"]}, 0),
        ({**LMG, "type": "atr"}, 12),
        ({**LMG, "type": "dc"}, 0),
    ],
)
def test_a_leader_has_the_normal_range_of_the_weapon_that_he_has(
    gear: dict[str, Any] | None, reach: int
) -> None:
    assert normal_range(board({"type": "leader"}, *([gear] if gear else [])), "r") == reach


@pytest.mark.parametrize(
    ("cover", "kind", "left"),
    [
        ("foxhole", "mortar", ("foxhole",)),
        ("foxhole", "at_gun", ()),
        ("trench", "mortar", ("trench",)),
        ("trench", "at_gun", ("trench",)),
    ],
)
def test_what_its_crew_leaves_lies_where_the_rule_has_it(
    cover: str, kind: str, left: tuple[str, ...]
) -> None:
    position = board(
        {"type": "crew", "beneath": [cover]},
        {"type": cover, "size": 2} if cover == "foxhole" else {"type": cover},
        {"type": kind, "possessed_by": "r", "beneath": [cover]},
    )
    lost = after(position, Action.from_json({"do": "result", "unit": "r", "result": "eliminated"})).position
    assert lost.counters["w1"].beneath == left
    assert not lost.counters["w1"].possessed_by


@pytest.mark.parametrize(("carrying", "pp", "holder"), [((), 4, ""), (("w1",), 2, "g")])
def test_a_dismantled_mortar_burdens_who_takes_it_along(
    carrying: tuple[str, ...], pp: int, holder: str
) -> None:
    position = Position.from_json(
        {
            "phase": "MPh",
            "turn_of": "German",
            "units": {"g": {**G, "type": "crew", "beneath": ["foxhole"]}},
            "counters": {
                "f": {"type": "foxhole", "hex": "E4", "size": 2},
                "w1": {
                    "type": "mortar",
                    "hex": "E4",
                    "status": ["dm"],
                    "pp": 5,
                    "possessed_by": "g",
                    "beneath": ["foxhole"],
                },
            },
        }
    )
    out = {"do": "come_out", "units": ["g"], "cover": "foxhole", "carrying": list(carrying)}
    moves = [Action.from_json(out)]
    if not carrying:
        moves += [Action.from_json({"do": "move", "units": ["g"], "to": to}) for to in ("E5", "E6", "E7")]
        spent = after(position, *moves).position.units["g"].mf_spent
    else:
        moves.append(Action.from_json({"do": "move", "units": ["g"], "to": "E5", "carrying": ["w1"]}))
        spent = after(position, *moves).position.units["g"].mf_spent
        one_more = Action.from_json({"do": "move", "units": ["g"], "to": "E6", "carrying": ["w1"]})
        assert forbidden(position, *moves, one_more) == "A4.1"
    assert spent == pp
    assert after(position, *moves).position.counters["w1"].possessed_by == holder


def test_case_k_is_lifted_from_indirect_fire_by_one_known_unit_of_the_location() -> None:
    concealed = {"status": ["concealed"], "mf_spent": 0, "done": []}
    moment = {"phase": "PFPh", "turn_of": "Russian"}
    mortar = {"type": "mortar", "possessed_by": "r"}
    alone = board({"type": "crew"}, mortar, g=concealed, **moment)
    beside = board({"type": "crew"}, mortar, g=concealed, others={"k": {**G, "type": "squad"}}, **moment)
    assert attack(alone, ["w0"], "mortar")["targets"]["g"]["to_hit"]["case_k"] == 2
    assert "case_k" not in attack(beside, ["w0"], "mortar")["targets"]["g"]["to_hit"]
    tank = board({"type": "tank"}, g=concealed, others={"k": {**G, "type": "squad"}}, **moment)
    assert attack(tank, ["r"], "ordnance_he")["targets"]["g"]["to_hit"]["case_k"] == 2


def test_a_crew_that_cannot_fire_does_not_turn_its_gun() -> None:
    gun = {"type": "at_gun", "possessed_by": "r"}
    turned = Action.from_json({"do": "change_ca", "counter": "w0"})
    assert forbidden(board({"type": "crew", "status": ["melee"]}, gun), turned) == "C3.22"
    assert after(board({"type": "crew"}, gun), turned).position.counters["w0"].done == ("changed_ca",)


MMG = {**LMG, "type": "mmg", "firepower": 5, "range": 10}
SQUAD = {"type": "squad", "firepower": 4, "range": 4, "hex": "E8"}


@pytest.mark.parametrize(
    ("gear", "weapons", "firepower"),
    [
        ((), (), None),
        ((MMG,), (), 5),
        ((MMG, {**LMG, "firepower": 3, "range": 8}), (), None),
        ((MMG, {**LMG, "firepower": 3, "range": 8}), ("lmg",), 3),
        ((MMG, {**LMG, "firepower": 3, "range": 8}), ("w0", "lmg"), 8),
    ],
)
def test_mg_fire_has_no_firepower_if_no_mg_is_named(
    gear: tuple[dict[str, Any], ...], weapons: tuple[str, ...], firepower: int | None
) -> None:
    """A9.1: neither inherent FP nor Normal Range of the firer is that of a MG."""
    answer = attack(board({**SQUAD, "hex": "E12"}, *gear, rows=12), ["r"], "mg", weapons=weapons)
    assert answer["possible"]
    assert answer.get("firepower") == firepower


@pytest.mark.parametrize(
    ("by", "weapons"), [(["r"], ("mmg",)), (["r"], ("w0",)), (["r", "w0"], ()), (["r", "w0"], ("w0",))]
)
def test_a_mg_beside_its_man_counts_once_however_it_is_named(by: list[str], weapons: tuple[str, ...]) -> None:
    assert attack(board(SQUAD, MMG), by, weapons=weapons)["firepower"] == 9


@pytest.mark.parametrize("status", [[], ["concealed"], ["hidden"]])
def test_a_dummy_is_concealed_unless_it_is_hidden(status: list[str]) -> None:
    """A12.11: whether the position says so or not."""
    log = play(CURRENT, board({"type": "dummy", "status": status}), ())
    assert isinstance(log, Log)
    assert log.position.units["r"].status == tuple(status or ["concealed"])


HMG = {"type": "hmg", "possessed_by": "r", "firepower": 6, "range": 14}


@pytest.mark.parametrize(
    ("crew", "on_vehicle", "area"),
    [
        ([], ["concealed"], True),
        ([], ["hidden"], True),
        ([], [], False),
        (["concealed"], [], False),
    ],
)
def test_an_inherent_crew_is_as_concealed_as_its_vehicle(
    crew: list[str], on_vehicle: list[str], area: bool
) -> None:
    """D5.1: it is part of its vehicle, and so is a weapon that it has."""
    vehicle = {**G, "type": "halftrack", "status": on_vehicle}
    g = {"type": "crew", "aboard": "v", "mf_spent": 0, "done": [], "status": ["inherent", *crew]}
    firer = {"type": "squad", "firepower": 4, "range": 4}
    position = board(firer, phase="PFPh", turn_of="Russian", g=g, others={"v": vehicle})
    answer = attack(position, ["r"])
    assert (answer["area_fire"], answer["targets"]["g"]["firepower"]) == (area, 2 if area else 4)
    log = play(CURRENT, position, ())
    assert isinstance(log, Log)
    assert answer_concealment(CURRENT, log, {"unit": "g"})["concealed"] is area


@pytest.mark.parametrize(
    ("leader", "gear", "firepower"),
    [
        ({}, [HMG], 6),
        ({"leadership": -1}, [HMG], 6),
        ({}, [HMG, {**LMG, "status": ["malfunctioned"]}], 6),
        ({}, [HMG, LMG], None),
        ({}, [LMG], None),
        ({"firepower": 1, "range": 4}, [HMG], 1),
    ],
)
def test_small_arms_of_a_leader_alone_are_those_of_his_one_weapon(
    leader: dict[str, Any], gear: list[dict[str, Any]], firepower: int | None
) -> None:
    """With several weapons, or one without FP on its counter, FP is omitted; his own FP is small arms."""
    answer = attack(board({"type": "leader", **leader}, *gear), ["r"])
    assert answer["possible"] is True
    assert answer.get("firepower") == firepower


def test_a_leader_who_directs_fires_no_weapon_of_his_own() -> None:
    squad = {"side": "Russian", "type": "squad", "hex": "E6", "firepower": 4, "range": 4}
    position = board({"type": "leader", "leadership": -1}, HMG, others={"s": squad})
    assert attack(position, ["r", "s"])["firepower"] == 4


def test_fire_is_declared_at_a_gun_by_its_own_id() -> None:
    gun = {"hex": "E4", "type": "at_gun", "possessed_by": "g"}
    position = board({"type": "squad"}, others={}, g={"type": "crew"}, counters={"gun": gun})
    log = after(position, Action.from_json({"do": "fire", "by": ["r"], "target": "gun"}))
    assert log.position.units["r"].did("fired")


def test_fire_at_a_counter_that_is_not_there_is_malformed() -> None:
    with pytest.raises(Malformed, match="neither unit nor counter nor hex"):
        after(board({"type": "squad"}), Action.from_json({"do": "fire", "by": ["r"], "target": "gun"}))


def test_a_router_is_a_moving_target_at_a_gap() -> None:
    gap = {"E4-E5": {"terrain": "wall", "gap": True}}
    position = board({"type": "squad"}, g={"mf_spent": 0, "done": ["routed"]}, hexsides=gap)
    assert could_interdict(CURRENT, position, "r", "g")


@pytest.mark.parametrize(("told", "fp"), [({}, 12), ({"firepower": 32}, 16), ({"firepower": 10}, 5)])
@pytest.mark.parametrize("by", ["r", "w0"])
def test_a_flamethrower_has_the_fp_of_its_counter(told: dict[str, Any], fp: int, by: str) -> None:
    """A22.1: 24 unless the position tells another; two hexes off it is halved."""
    position = board({"type": "squad"}, {"type": "ft", "possessed_by": "r", **told})
    assert attack(position, [by], "flamethrower")["firepower"] == fp


def gun(kind: str, fp: int, reach: int, *status: str) -> dict[str, Any]:
    return {"type": kind, "possessed_by": "r", "firepower": fp, "range": reach, "status": [*status]}


@pytest.mark.parametrize("means", ["mg", "small_arms"])
@pytest.mark.parametrize(
    ("first", "second", "marsh", "power"),
    [
        (gun("lmg", 2, 8, "malfunctioned"), gun("lmg", 3, 8), False, 3),
        (gun("mmg", 4, 10, "dm"), gun("lmg", 3, 8), False, 3),
        (gun("hmg", 6, 12), gun("lmg", 3, 8), True, 1.5),
        (gun("hmg", 6, 12), gun("lmg", 3, 8), False, None),
        (gun("lmg", 2, 8, "malfunctioned"), gun("hmg", 6, 12), True, "none"),
    ],
)
def test_the_one_mg_that_can_fire_is_the_one_that_does(
    means: str, first: dict[str, Any], second: dict[str, Any], marsh: bool, power: object
) -> None:
    """A9.7, A9.8, 16.32: which of two fires is open only if both could."""
    hexes = {"E6": {"terrain": "marsh"}} if marsh else {}
    units = [{"type": "leader"}, *([{"type": "squad", "firepower": 4, "range": 4}] if means == "mg" else [])]
    for unit in units:
        answer = attack(board(unit, first, second, hexes=hexes), ["r"], means)
        assert answer["possible"] == (power != "none"), answer
        assert answer.get("firepower") == (None if power == "none" else power), answer


@pytest.mark.parametrize("means", ["mg", "small_arms"])
@pytest.mark.parametrize(
    ("first", "second", "possible"),
    [
        (gun("lmg", 2, 8), gun("lmg", 2, 8), False),
        (gun("lmg", 2, 8), gun("hmg", 6, 9), True),
        (gun("lmg", 2, 8), gun("hmg", 6, 9, "malfunctioned"), False),
        (gun("lmg", 2, 8, "malfunctioned"), gun("hmg", 6, 9), True),
    ],
)
def test_one_of_the_mg_that_could_fire_must_reach(
    means: str, first: dict[str, Any], second: dict[str, Any], possible: bool
) -> None:
    """A7.22: nothing beyond twice its Normal Range; here 17 hexes."""
    far = board({"type": "leader", "hex": "E21"}, first, second, columns=10, rows=30)
    assert attack(far, ["r"], means)["possible"] == possible


def test_a_leader_who_directs_mg_fire_does_not_fire_his_own() -> None:
    """A7.53: he directs or he fires."""
    others = {"l": R | {"type": "leader", "leadership": -1}}
    guns = [gun("mmg", 4, 10), gun("lmg", 2, 8) | {"possessed_by": "l"}]
    answer = attack(board({"type": "squad"}, *guns, others=others), ["r", "l"], "mg")
    assert (answer["firepower"], answer["targets"]["g"]["drm"]["leadership"]) == (4, -1)
    assert attack(board({"type": "squad"}, *guns, others=others), ["l"], "mg")["firepower"] == 2


@pytest.mark.parametrize(
    ("by", "possible"), [(["m"], False), (["n"], True), (["m", "n"], False), (["n", "m"], False)]
)
@pytest.mark.parametrize("means", ["wp", "smoke"])
def test_each_that_fires_a_screen_needs_los(by: list[str], possible: bool, means: str) -> None:
    """A6.11: the woods are between the Location and the first mortar alone, whichever is named first."""
    units = {
        "P": {"side": "German", "type": "crew", "hex": "C2"},
        "Q": {"side": "German", "type": "crew", "hex": "B5"},
        "E": {"side": "Russian", "type": "squad", "hex": "C7"},
    }
    counters = {
        "m": {"type": "mortar", "hex": "C2", "possessed_by": "P"},
        "n": {"type": "mortar", "hex": "B5", "possessed_by": "Q"},
    }
    woods = {"C4": {"terrain": "woods"}, "C5": {"terrain": "woods"}}
    moment = {"phase": "PFPh", "turn_of": "German", "units": units, "counters": counters, "hexes": woods}
    question = {"target": "C7", "by": by, "means": means}
    assert answer_attack(CURRENT, Log(Position.from_json(moment)), question)["possible"] == possible


@pytest.mark.parametrize(
    ("kind", "means", "hexes", "possible"),
    [
        *(("light_mortar", means, far, far <= 3) for means in ("mortar", "smoke", "wp") for far in (3, 4, 6)),
        *(("at_gun", "ordnance_he", far, far <= 3) for far in (3, 4)),
        *(("lmg", "mg", far, far <= 6) for far in (3, 6, 7)),
    ],
)
@pytest.mark.parametrize("by", ["r", "w0"])
def test_ordnance_reaches_as_far_as_is_told_and_machine_guns_twice_that(
    by: str, kind: str, means: str, hexes: int, possible: bool
) -> None:
    """A7.22, C3: Long Range is for the IFT."""
    answer = attack(board({"type": "crew", "hex": f"E{4 + hexes}"}, gun(kind, 2, 3)), [by], means)
    assert answer["possible"] == possible


@pytest.mark.parametrize(("row", "exposed"), [(7, True), (8, False)])
def test_a_mortar_out_of_range_makes_no_first_fire(row: int, exposed: bool) -> None:
    """As the attack has it."""
    position = board({"type": "leader", "hex": f"E{row}"}, gun("light_mortar", 2, 3))
    assert ("first_fire" in by_fire(CURRENT, Act(position, ("g",)))) == exposed


@pytest.mark.parametrize("means", ["close_combat", "small_arms", "flamethrower"])
def test_who_is_named_twice_attacks_once(means: str) -> None:
    """A11.1, A7.2: the FP of a unit counts once, however often it is named."""
    position = board(
        {"type": "squad", "hex": "E4", "firepower": 4, "range": 4}, phase="CCPh", turn_of="Russian"
    )
    once, twice = attack(position, ["r"], means), attack(position, ["r", "r"], means)
    assert once["firepower"] == twice["firepower"]


@pytest.mark.parametrize(("at", "possible"), [("", True), ("sewer", False)])
def test_an_aircraft_does_not_see_into_a_sewer(at: str, possible: bool) -> None:
    """B8.4, E7: no LOS leads out of a sewer, and none of an aircraft into it."""
    position = board({"type": "aircraft"}, g={"at": at})
    assert attack(position, ["r"], "strafing")["possible"] is possible
