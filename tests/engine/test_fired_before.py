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


@pytest.mark.parametrize(
    ("kind", "deed", "may"),
    [
        ("crew", "fired", False),
        ("crew", "fired_support_weapon", False),
        ("squad", "fired", False),
        ("squad", "fired_support_weapon", True),
    ],
)
def test_who_has_fired_a_gun_has_no_fp_left_nor_has_a_crew_that_has_fired_a_sw(
    kind: str, deed: str, may: bool
) -> None:
    """A7.351."""
    assert allowed([fire("P")], phase="PFPh", units=also("P", type=kind, done=[deed])) == may


OWN, GUN, SW = fire("P", at="F"), fire("g", at="F", means="ordnance_he"), fire("m", at="F")


@pytest.mark.parametrize("gun", ["at_gun", "mortar"])
@pytest.mark.parametrize("kind", ["squad", "half_squad", "crew"])
@pytest.mark.parametrize("phase", ["PFPh", "AFPh"])
def test_own_fp_and_gun_in_either_order(phase: str, kind: str, gun: str) -> None:
    """A7.351: who fires the one does not fire the other; a HS or crew has one weapon besides. A9.2: ROF."""
    shot = GUN | {"means": "mortar" if gun == "mortar" else "ordnance_he"}
    guns = {"g": {"type": gun, "hex": "B2", "possessed_by": "P"}, "m": LMG}
    board: Json = {"phase": phase, "units": also("P", type=kind), "counters": guns}
    by_name = {"own": OWN, "gun": shot, "sw": SW}
    may = {
        (one, other)
        for one, first in by_name.items()
        for other, second in by_name.items()
        if allowed([first, second], **board)
    }
    kept = {("gun", "gun"), ("sw", "sw")} if phase == "PFPh" else set()
    apart = {("own", "sw"), ("sw", "own"), ("gun", "sw"), ("sw", "gun")} if kind == "squad" else set()
    assert may == kept | apart


GUNS = {"m": LMG, "n": LMG | {"possessed_by": "Q"}}
DIRECTED = {
    "own": fire("P", "L"),
    "own and m": fire("P", "m", "L"),
    "m": fire("m", "L"),
    "mg": fire("P", "L", means="mg"),
}


@pytest.mark.parametrize("first", DIRECTED)
@pytest.mark.parametrize(
    "second",
    [fire("Q", "L", at="F"), fire("Q", "L", at="F", means="mg"), fire("n", "L", at="F")],
)
def test_a_leader_who_has_directed_a_mg_directs_nothing_else(first: str, second: Json) -> None:
    """A7.53: he has directed, not fired a SW; a MG that has kept its ROF he directs on."""
    for phase in ("PFPh", "AFPh"):
        board: Json = {"phase": phase, "units": UNITS, "counters": GUNS}
        assert not allowed([DIRECTED[first], second], **board)
        alone = second | {"by": second["by"][:1]}
        assert allowed([DIRECTED[first], alone], **board)
        again = allowed([DIRECTED[first], fire("m", "L", at="F")], **board)
        assert again == (phase == "PFPh" and first != "own")


@pytest.mark.parametrize(("first", "second"), [("ordnance_he", "mg"), ("mg", "ordnance_he")])
@pytest.mark.parametrize("phase", ["PFPh", "AFPh"])
def test_a_vehicle_fires_its_ma_and_its_mg_in_either_order(phase: str, first: str, second: str) -> None:
    """D3.5; each once in the AFPh."""
    board: Json = {"phase": phase, "units": also("P", type="tank")}
    assert allowed([fire("P", means=first), fire("P", at="F", means=second)], **board)
    assert allowed([fire("P", means=first), fire("P", at="F", means=first)], **board) == (phase == "PFPh")


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


@pytest.mark.parametrize(
    ("status", "may"), [([], True), (["malfunctioned"], True), (["dm"], False), (["towed"], False)]
)
def test_a_gun_in_tow_or_dismantled_does_not_turn(status: list[str], may: bool) -> None:
    """C10.1."""
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "status": status}
    change = {"do": "change_ca", "counter": "g"}
    assert allowed([change], phase="PFPh", units=also("P", type="crew"), counters={"g": gun}) == may
