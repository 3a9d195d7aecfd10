"""B27.3, B27.5-27.53: what an entrenchment shelters from, and what it does not."""

from typing import Any

import pytest

from asl_reference.base.editions import rules_for
from asl_reference.board.geometry import centre
from asl_reference.board.position import GUNS, Counter, Position
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.ground.b27_foxholes import SHELTERS, TRENCHES, shelter_of
from asl_reference.rules.sheltering.b9_traced import traced_through
from tests.dated import CURRENT

OLDER = rules_for("older")
RUSSIAN = {"side": "Russian", "type": "squad", "hex": "B3", "firepower": 4, "range": 4}


def german(*beneath: str, **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": "B2", "beneath": list(beneath), **more}


def manned_gun(hex_name: str, **units: Any) -> dict[str, Any]:
    """The units, and an AT Gun with its crew in the hex."""
    crew = {"side": "Russian", "type": "crew", "hex": hex_name}
    gun = {"type": "at_gun", "hex": hex_name, "possessed_by": "crew"}
    return {"units": {**units, "crew": crew}, "counters": {"r": gun}}


def attack(
    means: str = "small_arms",
    *,
    target: str = "G",
    by: tuple[str, ...] = (),
    weapons: Any = (),
    rules: Any = CURRENT,
    **board: Any,
) -> dict[str, Any]:
    """The answer to the question on a board given as position fields."""
    log = Log(Position.from_json(board))
    question = {"target": target, "means": means, "by": by, "weapons": weapons}
    return answer_attack(rules, log, question)


def met(means: str = "small_arms", **more: Any) -> dict[str, Any]:
    """The target entry of unit G."""
    answer = attack(means, **more)
    assert answer["possible"]
    return dict(answer["targets"]["G"])


@pytest.mark.parametrize("cover", ["foxhole", "trench", "at_ditch"])
@pytest.mark.parametrize(
    ("means", "tem"),
    [
        ("overrun", 4), ("oba_concentration", 4), ("oba_harassing", 4),
        ("small_arms", 2), ("mg", 2), ("ordnance_he", 2), ("mortar", 2),
        ("close_combat", 0), ("flamethrower", 0),
    ],
)  # fmt: skip
def test_it_shelters_most_from_what_passes_over_or_falls_in(cover: str, means: str, tem: int) -> None:
    assert met(means, weapons=("ma", "bmg"), units={"G": german(cover)})["tem"] == tem


@pytest.mark.parametrize("means", ["small_arms", "oba_concentration", "overrun"])
def test_on_top_it_gives_nothing(means: str) -> None:
    foxhole = {"f": {"type": "foxhole", "hex": "B2", "size": 1}}
    found = met(means, units={"G": german()}, counters=foxhole)
    assert (found["tem"], found["tem_options"]) == (0, {})


@pytest.mark.parametrize(
    ("weapons", "now", "before"), [(("ft",), 0, 0), (("ft", "bmg"), 4, 0), (("ma", "bmg"), 4, 4)]
)
def test_an_overrun_by_ft_and_what_the_erratum_added(weapons: Any, now: int, before: int) -> None:
    board: dict[str, Any] = {"units": {"G": german("foxhole")}}
    assert met("overrun", weapons=weapons, **board)["tem"] == now
    assert met("overrun", weapons=weapons, rules=OLDER, **board)["tem"] == before


def test_an_overrun_uses_all_the_weapons_of_a_tank_that_names_none() -> None:
    tank = {"side": "Russian", "type": "tank", "hex": "B2", "weapons": ["ft"]}
    assert met("overrun", by=("T",), units={"G": german("foxhole"), "T": tank})["tem"] == 0


@pytest.mark.parametrize(
    ("ground", "means", "tem"),
    [
        ({"terrain": "woods"}, "small_arms", 2),
        ({"terrain": "graveyard"}, "small_arms", 2),
        ({"overlays": ["shellholes"]}, "small_arms", 2),
        ({"terrain": "brush"}, "small_arms", 2),
        ({"terrain": "woods"}, "overrun", 4),
        ({"terrain": "woods"}, "mortar", 1),
        ({"terrain": "woods"}, "oba_concentration", 3),
    ],
)
def test_it_adds_to_air_bursts_and_to_no_other_tem(ground: dict[str, Any], means: str, tem: int) -> None:
    board: dict[str, Any] = {"hexes": {"B2": ground}, "units": {"G": german("foxhole")}}
    assert met(means, weapons=("bmg",), **board)["tem"] == tem


def test_each_unit_of_a_hex_has_the_tem_of_its_own_place() -> None:
    units = {"P": german("foxhole"), "Q": german(), "R": RUSSIAN}
    targets = attack(target="B2", by=("R",), units=units)["targets"]
    assert {name: found["tem"] for name, found in targets.items()} == {"P": 2, "Q": 0}


def test_a_wall_is_an_alternative_and_not_added() -> None:
    walls = {"B2-B3": {"terrain": "wall"}}
    found = met(by=("R",), units={"G": german("foxhole"), "R": RUSSIAN}, hexsides=walls)
    assert found["tem"] == 2
    assert found["tem_options"] == {"foxhole": 2, "wall": 2}


def test_a_wall_that_the_fire_does_not_cross_gives_nothing() -> None:
    walls = {"A2-B2": {"terrain": "wall"}}
    assert met(by=("R",), units={"G": german(), "R": RUSSIAN}, hexsides=walls)["tem"] == 0


def test_a_wall_over_which_the_firer_has_wall_advantage_gives_nothing() -> None:
    firer = {**RUSSIAN, "status": ["wall_advantage"]}
    walls = {"B2-B3": {"terrain": "wall"}}
    assert met(by=("R",), units={"G": german(), "R": firer}, hexsides=walls)["tem"] == 0


@pytest.mark.parametrize(("firer_level", "tem"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_a_firer_high_above_reduces_entrenchment_tem(firer_level: int, tem: int) -> None:
    board: dict[str, Any] = {
        "hexes": {"B3": {"level": firer_level}},
        "units": {"G": german("trench"), "R": RUSSIAN},
    }
    assert met(by=("R",), **board)["tem"] == tem


def test_a_line_along_a_hexspine_meets_three_hexsides() -> None:
    def entered(target: str, firer: str) -> set[str]:
        return {one.hexside for one in traced_through(centre(firer), firer, target)}

    assert entered("B3", "D3") == {"B3-C3", "B3-C4", "C3-C4"}
    assert entered("B3", "B6") == {"B3-B4"}


@pytest.mark.parametrize(("means", "tem"), [("small_arms", 2), ("mg", 2), ("flamethrower", 0)])
def test_an_enemy_in_the_connecting_trench_spoils_nothing(means: str, tem: int) -> None:
    units = {"G": german("trench"), "R": {**RUSSIAN, "beneath": ["trench"]}}
    assert met(means, by=("R",), units=units)["tem"] == tem


@pytest.mark.parametrize("vehicle", ["tank", "assault_gun", "halftrack", "armored_car", "truck"])
@pytest.mark.parametrize("firer", ["B4", "A2", "C2", "B1"])
def test_a_vehicle_beneath_a_trench_is_hull_down_from_everywhere(vehicle: str, firer: str) -> None:
    board = manned_gun(firer, G=german("trench", type=vehicle))
    assert met("ordnance_ap", by=("r",), **board)["hull_down"]


@pytest.mark.parametrize("counter", ["trench", "foxhole"])
def test_a_vehicle_on_top_is_not_hull_down(counter: str) -> None:
    board = manned_gun("B6", G=german(type="tank"))
    board["counters"]["c"] = {"type": counter, "hex": "B2"}
    found = met("ordnance_ap", by=("r",), **board)
    assert (found["hull_down"], found["tem"]) == (False, 0)


def test_hull_down_is_against_ordnance_only_and_replaces_the_tem() -> None:
    tank = german("trench", type="tank")
    assert not met("mg", units={"G": tank})["hull_down"]
    assert met("mg", units={"G": tank})["tem"] == 2
    assert met("ordnance_ap", units={"G": tank})["tem"] == 0


@pytest.mark.parametrize(("gun", "tem"), [("at_gun", 0), ("mortar", 2)])
def test_of_the_guns_only_a_mortar_is_in_a_foxhole(gun: str, tem: int) -> None:
    guns = {"G": {"type": gun, "hex": "B2", "side": "German", "beneath": ["foxhole"]}}
    assert met(counters=guns)["tem"] == tem


def test_height_counts_only_without_other_tem() -> None:
    hill = {"B2": {"level": 1}}
    assert met(by=("R",), hexes=hill, units={"G": german(), "R": RUSSIAN})["drm"]["height_advantage"] == 1
    beneath = met(by=("R",), hexes=hill, units={"G": german("foxhole"), "R": RUSSIAN})
    assert (beneath["tem"], beneath["drm"]) == (2, {"hindrance": 0})


def test_no_attack_on_one_s_own_side_nor_with_broken_units_nor_out_of_range() -> None:
    friend, broken = german(hex="B3"), {**RUSSIAN, "status": ["broken"]}
    far = {**RUSSIAN, "hex": "B11"}
    for firer, clause in ((friend, "A7.1"), (broken, "A10.4"), (far, "A7.22")):
        answer = attack(by=("R",), units={"G": german(), "R": firer})
        assert (answer["possible"], answer["clauses"]) == (False, [clause])
        assert answer["targets"] == {"G": {"affected": False}}


@pytest.mark.parametrize(
    ("firer", "target", "power", "column"),
    [
        ({"hex": "B6"}, {}, 4, 4),
        ({"hex": "B3"}, {}, 8, 8),
        ({"hex": "B2"}, {}, 12, 12),
        ({"hex": "B8"}, {}, 2, 2),
        ({"hex": "B6", "status": ["pinned"]}, {"status": ["concealed"]}, 1, 1),
        ({"hex": "B6", "firepower": 7}, {"status": ["concealed"]}, 3.5, 2),
    ],
)
def test_firepower_and_its_column(firer: Any, target: Any, power: float, column: int) -> None:
    answer = attack(by=("R",), units={"G": german(**target), "R": {**RUSSIAN, **firer}})
    assert (answer["firepower"], answer["column"]) == (power, column)


@pytest.mark.parametrize("cover", sorted(SHELTERS))
@pytest.mark.parametrize("gun", sorted(GUNS))
def test_a_gun_is_beneath_trenches_alone_and_a_mortar_beneath_all(gun: str, cover: str) -> None:
    beneath = gun == "mortar" or cover in TRENCHES
    assert shelter_of(Counter(type=gun, hex="B3", beneath=(cover,))) == (cover if beneath else "")


@pytest.mark.parametrize("target", ["B2", "G"])
@pytest.mark.parametrize(("means", "hindrance"), [("mortar", 2), ("small_arms", None)])
def test_a_mortar_meets_who_is_not_seen_with_the_hindrance_of_its_to_hit_dr(
    means: str, hindrance: int | None, target: str
) -> None:
    """C3.33, 9.31: one To Hit DR is made against the Location, along the LOS to the unit that is seen."""
    board: dict[str, Any] = {
        "units": {"G": german("foxhole"), "H": german(), "r": {**RUSSIAN, "type": "crew", "hex": "B5"}},
        "counters": {
            "m": {"type": "mortar", "hex": "B5", "possessed_by": "r"},
            "f": {"type": "foxhole", "hex": "B2"},
        },
        "hexes": {"B3": {"terrain": "grain"}, "B4": {"terrain": "grain"}},
        "hexsides": {"B2-B3": {"terrain": "wall"}},
    }
    answer = attack(means, by=("m" if hindrance else "r",), target=target, **board)
    assert answer["targets"]["G"]["affected"] == bool(hindrance)
    assert answer["targets"]["G"].get("drm", {}).get("hindrance") == hindrance
    assert hindrance is None or answer["targets"]["G"]["total"] == 2 + hindrance
    if target == "B2" and hindrance:
        assert answer["targets"]["H"]["drm"]["hindrance"] == hindrance


@pytest.mark.parametrize(("target", "possible"), [("B5", False), ("A2", True)])
def test_a_vehicle_beneath_a_trench_fires_no_bmg_at_what_is_no_higher(target: str, possible: bool) -> None:
    """27.52, D4.223: it is Hull Down from every side."""
    board = {
        "units": {"T": german("trench", type="tank"), "R": {**RUSSIAN, "hex": target}},
        "counters": {"t": {"type": "trench", "hex": "B2"}},
        "hexes": {"A2": {"level": 1}},
    }
    fire = {"by": ("T",), "target": "R", **board}
    assert attack("mg", weapons=["bmg"], **fire)["possible"] == possible
    assert attack("mg", weapons=["cmg"], **fire)["possible"]
