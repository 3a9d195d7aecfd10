"""B16.31, B16.32: HE into marsh, fire out of it, and the FP of weapons."""

from typing import Any

import pytest

from asl_reference.board.fire import Fire
from asl_reference.board.means import MEANS
from asl_reference.board.places import placed
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.firing.a7_fire import firepower, is_area_fire
from asl_reference.rules.firing.b16_fire import he_multiplier, marsh_bars_fire
from tests.dated import CURRENT

GERMAN: dict[str, Any] = {"side": "German", "type": "squad", "hex": "B2", "firepower": 4, "range": 4}
RUSSIAN: dict[str, Any] = {**GERMAN, "side": "Russian", "hex": "B4"}


def board(terrain: str = "marsh", where: str = "B2", **fields: Any) -> Position:
    """That terrain in one hex, Germans ``g`` in B2 and Russians ``r`` in B4."""
    units = {"g": GERMAN, "r": RUSSIAN, **fields.pop("units", {})}
    ground = {"terrain": terrain, "bridge": True}
    return Position.from_json(
        {"hexes": {where: ground}, "units": units, "phase": "PFPh", "turn_of": "German", **fields}
    )


def ask(position: Position, **question: Any) -> dict[str, Any]:
    return answer_attack(CURRENT, Log(position), {"ask": "attack", "target": "r", **question})


def fp(position: Position, means: str = "small_arms", **more: Any) -> Any:
    return firepower(
        position, Fire(means, (position.units["g"],), **more), position.units["r"], concealed=False
    )


def test_a_pinned_squad_in_marsh_has_a_quarter() -> None:
    assert fp(board()) == 2
    assert fp(board(units={"g": {**GERMAN, "status": ["pinned"]}})) == 1


@pytest.mark.parametrize("means", [kind.name for kind in MEANS.values() if kind.shell == "he"])
def test_all_he_is_halved_in_marsh_and_not_on_its_bridge(means: str) -> None:
    position, fire = board(), Fire(means)
    assert he_multiplier(position, fire, Unit("Russian", "squad", "B2")) * 2 == 1
    assert he_multiplier(position, fire, Unit("Russian", "squad", "B2", at="bridge")) == 1
    assert he_multiplier(position, fire, Unit("Russian", "squad", "B3")) == 1


@pytest.mark.parametrize("means", [kind.name for kind in MEANS.values() if kind.dc])
def test_a_dc_is_not_he(means: str) -> None:
    assert he_multiplier(board(), Fire(means), Unit("Russian", "squad", "B2")) == 1


def test_a_dc_used_out_of_marsh_is_area_fire() -> None:
    assert fp(board(), "dc_placed") == 15
    assert fp(board("open_ground"), "dc_placed") == 30


def test_a_set_dc_goes_off_in_its_own_hex() -> None:
    assert fp(board(), "dc_set") == 36


def test_a_weapon_in_marsh_is_where_its_possessor_is() -> None:
    mg = {"mg": {"type": "mmg", "hex": "B2", "possessed_by": "g"}}
    position = placed(board(units={"g": {**GERMAN, "at": "bridge"}}, counters=mg))
    assert marsh_bars_fire(position, position.counters["mg"]) is None
    below = placed(board(counters=mg))
    refused = marsh_bars_fire(below, below.counters["mg"])
    assert refused is not None
    assert refused.clause == "B16.32"


@pytest.mark.parametrize(
    "firer", [{"aboard": "v"}, {"mount": "cavalry"}, {"type": "truck"}, {"mount": "motorcycle"}]
)
def test_who_is_no_infantry_does_not_fire(firer: dict[str, Any]) -> None:
    assert marsh_bars_fire(board(), Unit(**{**GERMAN, **firer})) is not None


def test_the_attack_says_why_it_is_barred() -> None:
    position = board(counters={"mg": {"type": "hmg", "hex": "B2", "possessed_by": "g"}})
    answer = ask(position, by=["mg"], means="mg")
    assert answer["possible"] is False
    assert answer["clauses"] == ["B16.32"]


def test_close_combat_leaves_no_hex() -> None:
    position = board(units={"r": {**RUSSIAN, "hex": "B2"}})
    assert fp(position, "close_combat") == 4
    assert not is_area_fire(position, Fire("close_combat", (position.units["g"],)), concealed=False)


def test_the_to_hit_dr_pays_instead_of_the_fp() -> None:
    baz = {"baz": {"type": "baz", "hex": "B2", "possessed_by": "g"}}
    tank = {"r": {"side": "Russian", "type": "tank", "hex": "B4"}}
    answer = ask(board(counters=baz, units=tank), by=["baz"], means="ordnance_heat")
    assert answer["targets"]["r"]["drm"]["area_fire"] == 2
    assert "firepower" not in answer


def test_the_final_dr_is_the_original_one_with_all_drm() -> None:
    answer = ask(board(where="B3"), by=["g"], means="small_arms", dr=7)
    assert answer["targets"]["r"]["final_dr"] == 7 + answer["targets"]["r"]["total"] == 8


def test_there_is_no_final_dr_without_dice() -> None:
    assert "final_dr" not in ask(board(), by=["g"], means="small_arms")["targets"]["r"]


def test_a_bridge_there_is_not_is_no_target() -> None:
    plain = Position.from_json({"hexes": {"B2": {"terrain": "marsh"}}})
    question = {"ask": "attack", "target": "B2", "at": "bridge", "means": "ordnance_he", "firepower": 20}
    assert answer_attack(CURRENT, Log(plain), question)["possible"] is False


def test_the_mortar_s_area_target_type_halves_on_the_bridge_too() -> None:
    bridge = Counter("bridge", "B2", at="bridge")
    assert firepower(board(), Fire("mortar", strength=16), bridge, concealed=False) == 8


@pytest.mark.parametrize(
    ("squad", "leader", "by", "area_fire"),
    [
        ([], ["pinned"], ["g", "l"], False),
        (["pinned"], [], ["g", "l"], True),
        ([], ["pinned"], ["l"], True),
        ([], [], ["g", "l"], False),
    ],
)
def test_a_pinned_leader_who_directs_makes_no_area_fire(
    squad: list[str], leader: list[str], by: list[str], area_fire: bool
) -> None:
    """A7.8: he brings no FP that could be halved; alone he fires his weapon."""
    units = {"g": {**GERMAN, "status": squad}, "l": {**GERMAN, "type": "leader", "status": leader}}
    del units["l"]["firepower"]
    mg = {"mg": {"type": "lmg", "hex": "B2", "possessed_by": "l"}}
    position = board("open_ground", units=units, counters=mg if len(by) == 1 else {})
    assert ask(position, by=by, means="small_arms")["area_fire"] == area_fire


@pytest.mark.parametrize(
    ("crew", "gun", "woods", "possible"),
    [
        ({}, {}, [], True),
        ({"status": ["broken"]}, {}, [], False),
        ({"status": ["ti"]}, {}, [], False),
        ({}, {"status": ["malfunctioned"]}, [], False),
        ({}, {"possessed_by": ""}, [], False),
        ({}, {}, ["C3", "C4"], False),
    ],
)
@pytest.mark.parametrize("on_it", [[], ["E"]])
def test_a_bridge_with_nobody_on_it_is_fired_at_by_who_can_fire_and_sees_it(
    crew: dict[str, Any], gun: dict[str, Any], woods: list[str], possible: bool, on_it: list[str]
) -> None:
    """A6.11, A10.4, A4.43, A9.7: as a unit on it is."""
    units = {"P": GERMAN | {"type": "crew", "hex": "C2"} | crew}
    units |= {name: {"side": "Russian", "type": "squad", "hex": "C5", "at": "bridge"} for name in on_it}
    fields = {
        "phase": "PFPh",
        "turn_of": "German",
        "hexes": {"C5": {"terrain": "marsh", "bridge": True, "road": "paved"}}
        | {name: {"terrain": "woods"} for name in woods},
        "units": units,
        "counters": {"g": {"type": "at_gun", "hex": "C2", "possessed_by": "P"} | gun},
    }
    question = {"target": "C5", "at": "bridge", "means": "ordnance_he", "firepower": 8, "by": ["g"]}
    answer = answer_attack(CURRENT, Log(placed(Position.from_json(fields))), question)
    assert answer["possible"] == possible
    assert answer.get("firepower") == (8 if possible else None)


@pytest.mark.parametrize(("named", "may"), [(["mmg"], False), (["hmg"], False), (["lmg"], True), ([], True)])
@pytest.mark.parametrize("means", ["mg", "small_arms"])
def test_a_mg_that_is_named_and_omitted_is_as_useless_in_marsh_as_a_told_one(
    means: str, named: list[str], may: bool
) -> None:
    """16.32."""
    question = {"by": ["g"], "means": means, "weapons": named}
    told = {"w": {"type": named[0], "possessed_by": "g"}} if named else {}
    assert ask(board(), **question)["possible"] == may
    assert ask(placed(board(counters=told)), **question)["possible"] == may
    assert ask(board("open_ground"), **question)["possible"]
