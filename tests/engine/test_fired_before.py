"""Who has fired before: its own FP, a SW, and a leader's direction count apart (A3.2, A3.5, A7.53, C13.3)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, allowed

UNITS: Json = {
    "P": GERMAN | {"hex": "B2"},
    "Q": GERMAN | {"hex": "B2"},
    "L": {"side": "German", "type": "leader", "hex": "B2", "leadership": -1},
    "E": RUSSIAN | {"hex": "B4"},
    "F": RUSSIAN | {"hex": "D3"},
}
LMG = {"type": "lmg", "hex": "B2", "possessed_by": "P"}


def fire(*by: str, at: str = "E", means: str = "small_arms") -> Json:
    return {"do": "fire", "by": [*by], "target": at, "means": means}


def also(name: str, **fields: object) -> Json:
    return UNITS | {name: UNITS[name] | fields}


@pytest.mark.parametrize(
    ("second", "may"), [(fire("Q", "L", at="F"), False), (fire("Q", at="F"), True), (fire("m", at="F"), True)]
)
def test_a_leader_directs_the_fire_of_one_group_in_the_pfph(second: Json, may: bool) -> None:
    """A7.53; whether he directs on a MG that has kept its ROF is left out."""
    guns = {"m": {"type": "mmg", "hex": "B2", "possessed_by": "Q"}}
    assert allowed([fire("P", "L"), second], phase="PFPh", units=UNITS, counters=guns) == may


@pytest.mark.parametrize(("deed", "may"), [("directed_fire", False), ("fired", False), ("moved", True)])
def test_one_of_whom_it_is_told_that_he_has_directed_does_so_no_more(deed: str, may: bool) -> None:
    assert allowed([fire("P", "L")], phase="AFPh", units=also("L", done=[deed])) == may
    assert allowed([fire("P")], phase="AFPh", units=also("L", done=[deed]))


@pytest.mark.parametrize("means", ["panzerfaust", "flamethrower", "mg"])
def test_a_weapon_that_has_no_counter_leaves_its_user_his_own_fp(means: str) -> None:
    """C13.3, A22.1, A9.1: it is a SW, told or not."""
    units = also("E", type="tank", hex="B3")
    steps = [fire("P", means=means), fire("P", at="F")]
    assert allowed(steps, phase="PFPh", units=units)
    assert not allowed([*steps, fire("P", at="F")], phase="PFPh", units=units)


@pytest.mark.parametrize(("deed", "may"), [("fired", False), ("fired_support_weapon", True)])
def test_who_serves_a_gun_that_has_fired_has_no_fp_left(deed: str, may: bool) -> None:
    assert allowed([fire("P")], phase="PFPh", units=also("P", type="crew", done=[deed])) == may


@pytest.mark.parametrize("his", ["lmg", "baz"])
def test_a_leader_who_has_directed_does_so_no_more_whatever_sw_he_has(his: str) -> None:
    """A7.53, A3.5: to direct is not to fire the SW."""
    guns = {"m": {"type": his, "hex": "B2", "possessed_by": "L"}}
    told = also("L", done=["directed_fire"])
    assert not allowed([fire("P", "L"), fire("Q", "L", at="F")], phase="PFPh", units=UNITS, counters=guns)
    assert not allowed([fire("P", "L")], phase="PFPh", units=told, counters=guns)
    assert allowed([fire("P", "L"), fire("Q", at="F")], phase="PFPh", units=UNITS, counters=guns)


@pytest.mark.parametrize("by", ["P", "m"])
@pytest.mark.parametrize("means", ["smoke", "wp", "illuminating"])
def test_rounds_fired_in_the_name_of_a_unit_are_fired_by_its_sw(means: str, by: str) -> None:
    """A3.5: in the AFPh the SW is spent, and its possessor's own FP is not (C13.3)."""
    guns = {"m": {"type": "light_mortar", "hex": "B2", "possessed_by": "P"}}
    rounds = fire(by, at="B6" if means != "illuminating" else "E", means=means)
    board: Json = {"phase": "PFPh", "units": UNITS, "counters": guns}
    assert allowed([rounds, fire("P")], **board)
    board["phase"] = "AFPh"
    assert not allowed([rounds, fire("m", means="mortar")], **board)
    assert allowed([rounds, fire("P")], **board)


@pytest.mark.parametrize("by", ["C", "g"])
def test_a_gun_that_has_fired_rounds_through_bocage_keeps_its_ca(by: str) -> None:
    """9.53: also if its crew is named."""
    crew = {"side": "German", "type": "crew", "hex": "B2", "status": ["wall_advantage"]}
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "C"}
    board: Json = {"phase": "PFPh", "units": UNITS | {"C": crew}, "counters": {"g": gun}}
    change = {"do": "change_ca", "counter": "g", "hexspines": 1}
    edge = {"B2-B3": {"terrain": "bocage"}}
    assert not allowed([fire(by, at="B6", means="smoke"), change], hexsides=edge, **board)
    assert allowed([fire(by, at="B6", means="smoke"), change], **board)
