"""The invariants of no single chapter: each finds a wrong engine, and no fault with the reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.asking.everything import everything
from asl_conformance.fuzz.boards.boards import SMALL, TINY, numbered
from asl_conformance.fuzz.boards.lattice import centre
from asl_conformance.fuzz.boards.soundness import sound
from asl_conformance.fuzz.finding.hunt import Hunt
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.fuzz.invariants.anywhere.arriving import as_placed
from asl_conformance.fuzz.invariants.anywhere.base import spread
from asl_conformance.fuzz.invariants.anywhere.beside import at_bocage, with_far_things
from asl_conformance.fuzz.invariants.anywhere.doing import shots_of
from asl_conformance.fuzz.invariants.anywhere.naming import ways
from asl_conformance.fuzz.invariants.anywhere.order import shuffled
from asl_conformance.fuzz.invariants.anywhere.sums import column
from asl_reference.protocol import requests
from tests.fuzz.asking import Json, reference
from tests.fuzz.breaking import answering, found_out, swapped, telling
from tests.fuzz.rule_saboteurs.engine import always
from tests.often import NIGHT, often

CHECKS = {name: one for name, one in invariants.load().items() if name.startswith("ANY-")}
BOARDS = often(4, 300)
Change = Callable[[Mapping[str, Any], Json, Json], None]


def evaluated(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """The reference's result; a refusal is raised as the harness would receive it."""
    try:
        return requests.evaluate(params)
    except requests.Refused as refused:
        raise EngineRefused(refused.code, str(refused)) from refused


class AfterActions:
    """The reference, whose answers ``change`` alters if the request has actions."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        result = evaluated(params)
        for question, outcome in zip(params["questions"], result["outcomes"], strict=True):
            if "answer" in outcome and params.get("actions"):
                self.change(params, question, outcome["answer"])
        return result


def after_actions(change: Change) -> Asker:
    engine = InProcessEngine(AfterActions(change))
    return Asker(engine, engine.start())


class Hearing:
    """The reference, which takes each entry in actions and questions for another one."""

    def __init__(self, change: Callable[[Json], Json]) -> None:
        self.change = change

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        asked = [
            one | {"action": self._heard(one["action"])} if "action" in one else one
            for one in params["questions"]
        ]
        actions = [self._heard(one) for one in params.get("actions", ())]
        return evaluated({**params, "questions": asked, "actions": actions})

    def _heard(self, action: Json) -> Json:
        return self.change(action) if "to" in action else action


def hearing(change: Callable[[Json], Json]) -> Asker:
    engine = InProcessEngine(Hearing(change))
    return Asker(engine, engine.start())


def met(answer: Json) -> list[Json]:
    """The entries of all affected targets that have a TEM; those of SMOKE and WP have none."""
    return [one for one in answer.get("targets", {}).values() if one.get("affected") and "tem" in one]


def inherent_fp_for_mg() -> Asker:
    """MG named by their possessor fire with his FP instead of theirs."""
    return swapped(a9_weapons__by_their_guns=lambda right: lambda position, fire: fire)


def first_key_first() -> Asker:
    """The first unit of the position has wall advantage."""

    def change(position: Json, question: Json, answer: Json) -> None:
        answer["has"] = next(iter(position["units"])) == question["unit"]

    return telling("wall_advantage", change)


def first_key_claims() -> Asker:
    """If two units must have wall advantage at the same time, the one named first has it."""
    return swapped(b9_wall_advantage_mandatory___disputed=always(set()))


def marsh_by_depths_that_are_told() -> Asker:
    """A stream without a depth does not count as dry for the marsh beside it."""

    def of_the_marsh(right: Any) -> Any:
        def water_of(position: Any, ground: Any) -> Any:
            return right(position, ground)._replace(depth=ground.water or position.water)

        return water_of

    return swapped(b16_identity__water_of=of_the_marsh)


def worse_from_the_west() -> Asker:
    """Fire from the west has a TEM one higher."""

    def change(position: Json, question: Json, answer: Json) -> None:
        units = position["units"]
        firers = [centre(units[name]["hex"]) for name in question.get("by", ()) if name in units]
        where = units.get(question["target"], {}).get("hex")
        if firers and where and firers[0][0] < centre(where)[0]:
            for target in met(answer):
                target["tem"] += 1

    return telling("attack", change)


def remembers_the_way() -> Asker:
    """After any action the TEM is one lower."""

    def change(params: Mapping[str, Any], question: Json, answer: Json) -> None:
        if question["ask"] == "attack":
            for target in met(answer):
                target["tem"] -= 1

    return after_actions(change)


def dearer_than_said() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        if answer["allowed"] and answer["cost"] == 1:
            answer["cost"] = 2

    return telling("may", change)


def no_check_said() -> Asker:
    return answering("may", checks=[])


def exposed_to_everything() -> Asker:
    return answering("may", exposes=["first_fire", "ffmo", "ffnam"])


def a_total_of_its_own() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for target in met(answer):
            if "total" in target:
                target["total"] += bool(target["drm"].get("hindrance"))

    return telling("attack", change)


def sums_all_tem() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for target in met(answer):
            if "tem_options" in target:
                target["tem"] = sum(target["tem_options"].values())
                target["total"] = target["tem"] + sum(target["drm"].values())
                target.pop("final_dr", None)

    return telling("attack", change)


def counts_heads() -> Asker:
    """The TEM is one lower if the Location is shared."""

    def change(position: Json, question: Json, answer: Json) -> None:
        where = [unit["hex"] for unit in position["units"].values()]
        mine = position["units"].get(question["target"], {}).get("hex")
        for target in met(answer):
            target["tem"] -= where.count(mine) > 1

    return telling("attack", change)


def counts_the_board() -> Asker:
    """Each hex that the position names adds one to the Hindrance."""

    def change(position: Json, question: Json, answer: Json) -> None:
        if answer["clear"]:
            answer["hindrance"] += len(position["hexes"])

    return telling("los", change)


def wire_hinders() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        if answer["clear"]:
            answer["hindrance"] += sum(one["type"] == "wire" for one in position["counters"].values())

    return telling("los", change)


def dearer_to_the_north() -> Asker:
    """Movement to the north costs one MF more."""

    def change(params: Mapping[str, Any], question: Json, answer: Json) -> None:
        action = params["actions"][-1]
        if question["ask"] != "state" or "to" not in action or "units" not in action:
            return
        name = action["units"][0]
        if name in answer["units"] and "mf_spent" in answer["units"][name]:
            before = params["position"]["units"][name]["hex"]
            answer["units"][name]["mf_spent"] += centre(action["to"])[1] < centre(before)[1]

    return after_actions(change)


def height_advantage_always() -> Asker:
    def change(position: Json, question: Json, answer: Json) -> None:
        for target in met(answer):
            if "drm" in target and "total" in target:
                target["drm"]["height_advantage"] = 1
                target["total"] = target["tem"] + sum(target["drm"].values())
                target.pop("final_dr", None)

    return telling("attack", change)


def only_results_lose_leaders() -> Asker:
    """If a leader fails a MC or is eliminated by Interdiction, no Leader Loss check follows."""

    def change(params: Mapping[str, Any], question: Json, answer: Json) -> None:
        if params["actions"][-1]["do"] in ("take_check", "resolve_interdiction"):
            answer["checks"] = []

    return after_actions(change)


def forgets_nothing() -> Asker:
    """Deeds and MF spent in a phase still count in the next."""
    return swapped(lifetimes__WITHIN_A_PHASE=always(frozenset()))


def halves_are_wholes() -> Asker:
    return swapped(a5_stacking__SQUAD_EQUIVALENTS=always({"squad": 1, "half_squad": 1, "crew": 1}))


def hedges_hide_hulls() -> Asker:
    return swapped(b9_hull_down__AS_WALLS=always(("wall", "bocage", "hedge")))


def shelters_that_are_not_there() -> Asker:
    """After any action every unit is beneath a sangar."""

    def change(params: Mapping[str, Any], question: Json, answer: Json) -> None:
        if question["ask"] == "state":
            for one in answer["units"].values():
                one["beneath"] = ["sangar"]

    return after_actions(change)


def bypass_by_its_mode_alone() -> Asker:
    """Hexsides without ``mode`` are ignored: the unit enters the obstacle."""

    def change(action: Json) -> Json:
        by_mode = action.get("mode") == "bypass"
        return {name: one for name, one in action.items() if by_mode or name not in ("bypass", "at")}

    return hearing(change)


def bypass_wherever_it_goes() -> Asker:
    """``at`` is ignored if the entry also names Bypass."""

    def change(action: Json) -> Json:
        return {name: one for name, one in action.items() if name != "at" or "bypass" not in action}

    return hearing(change)


def declares_any_entry() -> Asker:
    return swapped(declaring___no_way=always(None))


def dm_for_ever() -> Asker:
    """DM stays as long as the unit is broken."""
    return telling("state", _dm_stays)


def never_dm() -> Asker:
    """Who breaks is not DM."""
    return telling("state", _no_dm)


def _dm_stays(position: Json, question: Json, answer: Json) -> None:
    for unit in answer.get("units", {}).values():
        if "broken" in unit.get("status", ()):
            unit["status"] = sorted({*unit["status"], "dm"})


def _no_dm(position: Json, question: Json, answer: Json) -> None:
    for unit in answer.get("units", {}).values():
        unit["status"] = [one for one in unit.get("status", ()) if one != "dm"]


def pays_for_each_step_of_a_recovery() -> Asker:
    """A Recovery that is rolled later costs its MF a second time."""
    return after_actions(_pays_twice)


def _pays_twice(params: Mapping[str, Any], question: Json, answer: Json) -> None:
    tries = [one for one in params.get("actions", ()) if one["do"] == "recover"]
    for unit in answer.get("units", {}).values() if tries[1:] else ():
        unit["mf_left"] = max(0, unit.get("mf_left", 0) - 1)


def first_of_the_alphabet() -> Asker:
    """The unit whose id is first in the alphabet has wall advantage."""

    def change(position: Json, question: Json, answer: Json) -> None:
        answer["has"] = min(position["units"]) == question["unit"]

    return telling("wall_advantage", change)


def in_is_another_place() -> Asker:
    """A unit told to be IN a Depression has a TEM one higher than a unit that is there without the word."""

    def change(position: Json, question: Json, answer: Json) -> None:
        for name, target in answer.get("targets", {}).items():
            if "tem" in target:
                target["tem"] += position["units"].get(name, {}).get("at") == "in"

    return telling("attack", change)


def the_last_status_counts() -> Asker:
    """Of several statuses only the last one is read."""

    def change(position: Json, question: Json, answer: Json) -> None:
        for name, unit in answer.get("units", {}).items():
            told = position["units"].get(name, {}).get("status", ())
            unit["status"] = [word for word in unit.get("status", ()) if word not in told[:-1]]

    return telling("state", change)


def no_phase_no_action() -> Asker:
    """Nothing may be done where the position names no phase."""
    return telling("may", _needs("phase"))


def no_turn_no_action() -> Asker:
    """Nothing may be done where the position names no Player Turn."""
    return telling("may", _needs("turn_of"))


def _needs(field: str) -> Callable[[Json, Json, Json], None]:
    def change(position: Json, question: Json, answer: Json) -> None:
        answer["allowed"] = answer["allowed"] and bool(position.get(field))

    return change


class Asked:
    """The reference, which takes each request for another one."""

    def __init__(self, change: Callable[[Json], Json]) -> None:
        self.change = change

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return evaluated(self.change(dict(params)))


def asked(change: Callable[[Json], Json]) -> Asker:
    engine = InProcessEngine(Asked(change))
    return Asker(engine, engine.start())


def crews_are_enemies_of_their_own() -> Asker:
    """An Inherent crew is an enemy of its own, whatever its vehicle is."""

    def counting(right: Any) -> Any:
        return lambda unit, side: unit.side != side

    return swapped(a7_activity__is_enemy=counting)


def only_the_first_fires() -> Asker:
    """Of several attackers only the first one counts."""

    def change(params: Json) -> Json:
        first = [one | ({"by": one["by"][:1]} if one.get("by") else {}) for one in params["questions"]]
        return params | {"questions": first}

    return asked(change)


def adds_up_what_a_group_meets() -> Asker:
    """A Fire Group meets the Hindrance of all its members."""

    def change(position: Json, question: Json, answer: Json) -> None:
        for target in met(answer) if len(question.get("by", ())) > 1 else ():
            target["drm"] = {name: 2 * drm for name, drm in target.get("drm", {}).items()}

    return telling("attack", change)


def crews_fire_their_own_fp() -> Asker:
    """Fire of a weapon that names its possessor is fire of his own FP."""

    def change(params: Json) -> Json:
        units = params["position"]["units"]
        actions = [
            one | ({"means": "small_arms"} if one["do"] == "fire" and one["by"][0] in units else {})
            for one in params.get("actions", ())
        ]
        return params | {"actions": actions}

    return asked(change)


def declared_is_done() -> Asker:
    """A unit that declares the entry of a hex goes there at once."""

    def change(action: Json) -> Json:
        return action | ({"do": "move"} if action["do"] == "declare_entry" else {})

    return hearing(change)


WRONG: tuple[tuple[str, Callable[[], Asker]], ...] = (
    ("ANY-INV-01", inherent_fp_for_mg),
    ("ANY-INV-02", first_key_first),
    ("ANY-INV-03", worse_from_the_west),
    ("ANY-INV-04", remembers_the_way),
    ("ANY-INV-05", dearer_than_said),
    ("ANY-INV-05", no_check_said),
    ("ANY-INV-05", lambda: answering("may", allowed=True)),
    ("ANY-INV-06", lambda: answering("may", exposes=[])),
    ("ANY-INV-06", exposed_to_everything),
    ("ANY-INV-07", a_total_of_its_own),
    ("ANY-INV-07", sums_all_tem),
    ("ANY-INV-08", hedges_hide_hulls),
    ("ANY-INV-09", counts_heads),
    ("ANY-INV-10", counts_the_board),
    ("ANY-INV-11", halves_are_wholes),
    ("ANY-INV-12", wire_hinders),
    ("ANY-INV-13", dearer_to_the_north),
    ("ANY-INV-14", height_advantage_always),
    ("ANY-INV-15", only_results_lose_leaders),
    ("ANY-INV-16", forgets_nothing),
    ("ANY-INV-20", declares_any_entry),
    ("ANY-INV-25", first_key_claims),
    ("ANY-INV-26", marsh_by_depths_that_are_told),
    ("ANY-INV-27", bypass_by_its_mode_alone),
    ("ANY-INV-27", bypass_wherever_it_goes),
    ("ANY-INV-28", remembers_the_way),
    ("ANY-INV-28", shelters_that_are_not_there),
    ("ANY-INV-29", dm_for_ever),
    ("ANY-INV-29", never_dm),
    ("ANY-INV-31", pays_for_each_step_of_a_recovery),
    ("ANY-INV-32", first_of_the_alphabet),
    ("ANY-INV-33", counts_the_board),
    ("ANY-INV-33", in_is_another_place),
    ("ANY-INV-33", the_last_status_counts),
    ("ANY-INV-34", no_phase_no_action),
    ("ANY-INV-34", no_turn_no_action),
    ("ANY-INV-35", crews_are_enemies_of_their_own),
    ("ANY-INV-36", only_the_first_fires),
    ("ANY-INV-36", adds_up_what_a_group_meets),
    ("ANY-INV-37", crews_fire_their_own_fp),
    ("ANY-INV-38", declared_is_done),
)


LATE = {no_check_said: 33, exposed_to_everything: 46, dearer_to_the_north: 14}
"""The board that shows the bug first, where that is not among the first few. By day the search begins there.
"""


@pytest.mark.parametrize(("name", "wrong"), WRONG, ids=[f"{n}-{w.__name__}" for n, w in WRONG])
def test_a_wrong_engine_is_found_out(name: str, wrong: Callable[[], Asker]) -> None:
    assert found_out(name, wrong(), first=0 if NIGHT else LATE.get(wrong, 0))


def test_every_check_finds_out_some_wrong_engine() -> None:
    assert {name for name, _ in WRONG} == set(CHECKS)


def test_the_reference_keeps_them_all_and_is_put_to_the_test() -> None:
    tally = invariants.Tally()
    for number in range(BOARDS):
        position = numbered(31, number, TINY if number % 2 else SMALL, "crossings")
        of_large_positions = [one for one in CHECKS.values() if one.over == "crossings"]
        found = invariants.violated(reference(), position, number, of_large_positions, tally)
        assert [(one.id, violation.what) for one, violation in found] == []
    assert sum(tally.checked.values()) > BOARDS * 7


def test_a_board_of_the_hunt_is_asked_everything_once() -> None:
    """Fourteen checks share the answers about a board, so that each question is asked only once."""
    asker = replace(reference(), sheet=None)
    position = invariants.BLANK | numbered(31, 3, SMALL, "crossings")
    first = spread(asker, position)
    assert spread(asker, dict(position)) is first
    assert asker.asked == reference().asked
    assert {question["ask"] for question in everything(position, asker)} >= {"attack", "may", "los", "state"}
    hunt = Hunt(asker, None, 31, list(CHECKS.values()), "crossings")
    assert list(hunt.look(3)) == []


def test_who_is_told_without_a_mg_fires_small_arms() -> None:
    """A MG that the position omits reaches any hex, and counts for no ``exposes`` (docs/protocol.md)."""
    units: Json = {"g": {"side": "German", "type": "squad", "hex": "B2", "range": 2}}
    assert shots_of({"units": units}, "g") == ("small_arms",)
    told = {"units": units, "counters": {"m": {"type": "lmg", "possessed_by": "g"}}}
    assert shots_of(told, "g") == ("small_arms", "mg")


def test_keys_are_shuffled_and_lists_are_not() -> None:
    value = {"a": [1, 2, {"x": 1, "y": 2}], "b": 2, "c": 3}
    found = [shuffled(value, random.Random(seed)) for seed in range(8)]
    assert all(one == value for one in found)
    assert len({tuple(one) for one in found}) > 1


def test_a_weapon_is_named_in_every_way_that_can_mean_it_alone() -> None:
    man = {"side": "German", "type": "squad", "hex": "B2"}
    mg = {"type": "lmg", "hex": "B2", "side": "German", "possessed_by": "g"}
    alone: Json = {"units": {"g": man}, "counters": {"lmg": mg}}
    assert [(one.get("by"), one.get("weapons")) for one in ways(alone, "lmg", "mg", "r")] == [
        (["lmg"], None),
        (["g"], ["lmg"]),
        (["lmg"], ["lmg"]),
        (["g"], None),
        (["g"], ["lmg"]),
    ]
    two: Json = {**alone, "counters": {"lmg": mg, "mmg": {**mg, "type": "mmg"}}}
    assert (["g"], None) not in [(one["by"], one.get("weapons")) for one in ways(two, "lmg", "mg", "r")]


@pytest.mark.parametrize(
    ("firepower", "due"), [(0.5, 0), (1, 1), (3, 2), (7, 6), (8, 8), (23, 20), (35, 30), (36, 36), (72, 36)]
)
def test_the_columns_of_the_ift(firepower: float, due: int) -> None:
    assert column(firepower) == due


def test_what_is_far_is_far_and_leaves_a_sound_board() -> None:
    for number in range(6):
        base = spread(reference(), invariants.BLANK | numbered(31, number, SMALL, "crossings"))
        other, ids = with_far_things(base, random.Random(number))
        assert sound(other)
        assert set(ids) == {*other["units"], *other["counters"]} - {
            *base.position["units"],
            *base.position["counters"],
        }


def test_who_went_somewhere_is_placed_where_the_state_has_it() -> None:
    squad = {"side": "German", "type": "squad", "hex": "B2", "mf_spent": 1, "done": ["moved"]}
    lmg = {"type": "lmg", "hex": "B2", "side": "German", "possessed_by": "g"}
    board: Json = {"units": {"g": squad}, "counters": {"l": lmg}}
    state: Json = {
        "units": {"g": {"hex": "B3", "beneath": ["foxhole"], "status": ["cx"], "eliminated": False}},
        "counters": {"l": {"hex": "B3", "possessed_by": "g"}},
    }
    found = as_placed(board, {"do": "move", "units": ["g"], "to": "B3"}, state, "DFPh")
    assert found == {
        "phase": "DFPh",
        "units": {
            "g": {"side": "German", "type": "squad", "hex": "B3", "beneath": ["foxhole"], "status": ["cx"]}
        },
        "counters": {"l": {**lmg, "hex": "B3"}},
    }
    lost = {**state, "counters": {"l": {"hex": "B2", "possessed_by": ""}}}
    assert as_placed(board, {"do": "move", "units": ["g"], "to": "B3"}, lost, "DFPh") is None


def test_a_moment_at_which_a_hidden_unit_is_found_is_not_written_as_a_position() -> None:
    """Who has just lost HIP may claim wall advantage (9.322), and no position says that it just has."""
    units = {
        "t": {"side": "Russian", "type": "tank", "hex": "E3", "status": ["column"]},
        "g": {"side": "German", "type": "squad", "hex": "D2"},
        "r": {"side": "Russian", "type": "squad", "hex": "E3", "status": ["hidden"]},
    }
    position = {"phase": "AFPh", "hexsides": {"E2-E3": {"terrain": "bocage"}}, "units": units}
    told = CHECKS["ANY-INV-28"].check
    found = [told(replace(reference(), sheet=None), position, random.Random(seed)) for seed in range(12)]
    assert found == [None] * 12


def test_checks_that_two_halves_owe_are_those_of_their_squad() -> None:
    """A leader who breaks asks a LLTC of each half (27.13): two checks where the squad had one."""
    russian = {"side": "Russian", "hex": "F8"}
    units = {
        "e": {"side": "German", "type": "squad", "hex": "H7"},
        "s": russian | {"type": "squad", "firepower": 4},
        "l": russian | {"type": "leader", "beneath": ["sangar"], "leadership": -1, "morale": 8},
    }
    sangar = {"type": "sangar", "hex": "F8", "side": "German"}
    position = {"columns": 10, "phase": "RPh", "units": units, "counters": {"c": sangar}}
    halves = CHECKS["ANY-INV-11"].check
    found = [halves(replace(reference(), sheet=None), position, random.Random(seed)) for seed in range(40)]
    assert found == [None] * 40


def test_a_board_without_units_is_asked_about_its_counters() -> None:
    """Shrinking takes every unit off the board."""
    position = {"units": {}, "counters": {"g": {"type": "at_gun", "hex": "F8", "side": "German"}}}
    assert {"state"} <= {question["ask"] for question in everything(position, reference())}


def test_a_moment_in_deluxe_is_told_with_the_hexsides_of_wall_advantage() -> None:
    """Over a hexside that nobody has, the squad next door may still claim (9.32)."""
    position = {
        "phase": "MPh",
        "ssr": ["Deluxe ASL rules are in effect"],
        "hexsides": {"I1-I2": {"terrain": "wall"}, "I1-J1": {"terrain": "wall"}},
        "units": {
            "r": {"side": "Russian", "type": "squad", "hex": "J1"},
            "g": {"side": "German", "type": "squad", "hex": "I1"},
        },
    }
    told = CHECKS["ANY-INV-28"].check
    found = [told(replace(reference(), sheet=None), position, random.Random(seed)) for seed in range(12)]
    assert found == [None] * 12


@pytest.mark.parametrize(
    ("terrain", "ssr", "there"),
    [("bocage", [], True), ("wall", [], False), ("wall", ["all walls are bocage"], True)],
)
def test_bocage_by_ssr_is_bocage_for_what_is_far(terrain: str, ssr: list[str], there: bool) -> None:
    position: Json = {
        "ssr": ssr,
        "hexsides": {"B2-B3": {"terrain": terrain}},
        "units": {"P": {"side": "German", "type": "squad", "hex": "B2"}},
    }
    assert at_bocage(position, {"ask": "concealment", "unit": "P"}) is there
