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
