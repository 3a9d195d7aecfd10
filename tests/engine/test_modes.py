"""Modes of movement where no hex is entered, and the Charge: A4.5, A4.61, A10.52, A15.43, 16.4."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.__main__ import METHODS

SQUAD: dict[str, Any] = {"side": "German", "type": "squad", "hex": "B2", "mf": 4}
FOXHOLE = {"type": "foxhole", "hex": "B2", "size": 1}


def outcome(position: dict[str, Any], *actions: dict[str, Any]) -> dict[str, Any]:
    """The outcome of the actions: ``illegal``, or the state of the squad."""
    asked = {"edition": "current", "position": position, "actions": list(actions)}
    (found,) = METHODS["evaluate"]({**asked, "questions": [{"ask": "state"}]})["outcomes"]
    return found if "illegal" in found else dict(found["answer"]["units"]["S"])


def going_beneath(mode: str, phase: str, **squad: Any) -> dict[str, Any]:
    position = {
        "phase": phase,
        "turn_of": "German",
        "units": {"S": {**SQUAD, **squad}},
        "counters": {"F": FOXHOLE},
    }
    return outcome(position, {"do": "go_beneath", "units": ["S"], "cover": "foxhole", "mode": mode})


@pytest.mark.parametrize(
    ("mode", "phase", "clause"),
    [
        ("assault", "APh", "B27.4"),
        ("double_time", "APh", "B27.4"),
        ("low_crawl", "MPh", "A10.52"),
        ("minimum", "MPh", "B27.4"),
        ("dash", "MPh", "B27.4"),
        ("charge", "MPh", "B27.4"),
        ("bypass", "MPh", "B27.4"),
    ],
)
def test_of_the_modes_few_are_possible_without_entering_a_hex(mode: str, phase: str, clause: str) -> None:
    assert going_beneath(mode, phase)["illegal"]["clause"] == clause


def test_double_time_begins_with_going_beneath_and_adds_its_mf() -> None:
    squad = going_beneath("double_time", "MPh")
    assert squad["beneath"] == ["foxhole"]
    assert "cx" in squad["status"]
    assert (squad["mf_spent"], squad["mf_left"]) == (1, 5)


def test_double_time_is_not_for_who_is_cx_or_has_moved() -> None:
    assert going_beneath("double_time", "MPh", status=["cx"])["illegal"]["clause"] == "A4.5"
    assert going_beneath("double_time", "MPh", mf_spent=1, done=["moved"])["illegal"]["clause"] == "A4.5"


@pytest.mark.parametrize("deed", ["moved", "moved_by_trench", "moved_directly", "tried_wire"])
def test_what_a_unit_has_done_tells_as_much_as_the_mf_it_has_spent(deed: str) -> None:
    """A4.134, A4.5: Double Time and Minimum Move are for who has spent no MF."""
    position = {"phase": "MPh", "turn_of": "German", "units": {"S": {**SQUAD, "done": [deed]}}}
    moves = {"do": "move", "units": ["S"], "to": "B3"}
    assert "illegal" not in outcome(position, moves)
    assert outcome(position, {**moves, "mode": "minimum"})["illegal"]["clause"] == "A4.134"
    assert outcome(position, {**moves, "mode": "double_time"})["illegal"]["clause"] in ("A4.5", "B26.46")


def test_low_crawl_is_the_whole_rout() -> None:
    """A10.52: who has routed does not Low Crawl, told how many MF it spent or not."""
    squad = {**SQUAD, "status": ["broken"], "mf": 6}
    crawls = {"do": "rout", "units": ["S"], "to": "B3", "mode": "low_crawl"}
    start: dict[str, Any] = {"phase": "RtPh", "turn_of": "German"}
    assert outcome({**start, "units": {"S": squad}}, crawls)["mf_left"] == 0
    routed = outcome({**start, "units": {"S": {**squad, "done": ["routed"]}}}, crawls)
    assert routed["illegal"]["clause"] == "A10.52"


def test_who_is_in_assault_movement_goes_on_in_it_and_in_no_other_mode() -> None:
    moved = {"mf_spent": 1, "done": ["moved", "moved_by_assault"]}
    assert going_beneath("", "MPh", **moved)["beneath"] == ["foxhole"]
    assert going_beneath("double_time", "MPh", **moved)["illegal"]["clause"] == "A4.61"


@pytest.mark.parametrize(
    ("unit", "ground", "clause"),
    [
        ({}, {}, "A15.43"),
        ({"status": ["berserk"]}, {}, ""),
        ({"side": "Japanese"}, {}, ""),
        ({"mount": "cavalry", "mf": 12}, {}, ""),
        ({"mount": "cavalry", "mf": 12}, {"terrain": "marsh"}, "A13.6"),
        ({"mount": "cavalry", "mf": 12}, {"terrain": "brush"}, ""),
        ({"type": "tank", "mf": 12, "status": ["motion"]}, {}, "A15.43"),
    ],
)
def test_who_charges_and_where(unit: dict[str, Any], ground: dict[str, Any], clause: str) -> None:
    piece = {**SQUAD, **unit}
    position = {"phase": "MPh", "turn_of": piece["side"], "hexes": {"B3": ground}, "units": {"S": piece}}
    found = outcome(position, {"do": "move", "units": ["S"], "to": "B3", "mode": "charge"})
    assert found.get("illegal", {}).get("clause", "") == clause


@pytest.mark.parametrize("side", [{"status": ["berserk"]}, {"side": "Russian"}])
def test_a_charge_may_begin_within_the_hex(side: dict[str, Any]) -> None:
    piece = {**SQUAD, **side, "at": "crest", "crest": "B2-B3"}
    position = {
        "phase": "MPh",
        "turn_of": piece["side"],
        "hexes": {"B2": {"depression": "gully"}},
        "units": {"S": piece},
    }
    down = outcome(position, {"do": "move", "units": ["S"], "to": "B2", "mode": "charge"})
    assert (down["at"], down["mf_left"]) == ("", 3)  # IN the gully


# D2.2 -- Reverse is for vehicles


def test_nobody_afoot_moves_in_reverse_from_trench_to_trench_or_up_the_stairs() -> None:
    trenches = {name: {"type": "trench", "hex": name} for name in ("B2", "B3")}
    dug_in = {"phase": "MPh", "counters": trenches, "units": {"S": {**SQUAD, "beneath": ["trench"]}}}
    along = {"do": "move", "units": ["S"], "to": "B3", "beneath": ["trench"]}
    house = {"terrain": "stone_building", "floors": 1}
    indoors = {"phase": "MPh", "hexes": {"B2": house}, "units": {"S": SQUAD}}
    upstairs = {"do": "move", "units": ["S"], "to": "B2", "floor": 1}
    for position, way in ((dug_in, along), (indoors, upstairs)):
        assert "illegal" not in outcome(position, way)
        assert outcome(position, {**way, "mode": "reverse"})["illegal"]["clause"] == "D2.2"


# B20.9 -- Crest status is above what lies at the bottom


def test_nobody_enters_crest_status_straight_beneath_what_lies_at_the_bottom() -> None:
    position = {
        "phase": "APh",
        "hexes": {"B2": {"depression": "gully"}},
        "counters": {"F": FOXHOLE},
        "units": {"S": {**SQUAD, "hex": "B3"}},
    }
    into = {"do": "advance", "units": ["S"], "to": "B2", "beneath": ["foxhole"]}
    assert "illegal" not in outcome(position, into)
    above = {**into, "at": "crest", "crest": "B2-B3"}
    assert outcome(position, above)["illegal"]["clause"] == "B20.9"
