"""The adapter for VASL: where a piece is, and what it is beneath; fields that it does not understand."""

from __future__ import annotations

from typing import Any

import pytest

from asl_conformance.adapters.base import Engine
from tests.examples.judging import ask
from tests.examples.vasl_adapter import los, needs_java

pytestmark = needs_java

CREW = {"side": "German", "type": "crew", "hex": "F7"}
SQUAD = {"side": "German", "type": "squad", "hex": "F7"}
GUN = {"type": "at_gun", "hex": "F7"}
MINE = {"possessed_by": "P"}
BEHIND_A_WALL: dict[str, Any] = {"hexsides": {"F6-F7": {"terrain": "wall"}}}
"""A hexside of the target's hex: the wall bars LOS to who is beneath an entrenchment there."""


def seen(vasl: Engine, target: dict[str, Any], **position: Any) -> bool:
    """Whether F4 sees the target."""
    answer = ask(vasl, los("F4", target), **BEHIND_A_WALL, **position).answer
    clear: bool = answer["clear"]
    return clear


def missing(vasl: Engine, target: Any, **position: Any) -> str:
    """What the adapter says it would have to know."""
    outcome = ask(vasl, los("F4", target), **position)
    first: str = outcome.unsupported.missing[0]
    return first


@pytest.mark.parametrize(
    ("gun", "crew", "clear"),
    [
        ({**GUN, **MINE}, ["foxhole"], True),
        ({**GUN, **MINE}, ["trench"], True),
        ({**GUN, **MINE, "beneath": ["trench"]}, [], False),
        ({**GUN, **MINE, "beneath": ["foxhole"]}, ["foxhole"], True),
        ({**GUN, **MINE, "type": "mortar", "beneath": ["foxhole"]}, [], False),
        ({**GUN, **MINE, "type": "lmg"}, ["foxhole"], False),
        ({**GUN, **MINE, "type": "lmg"}, [], True),
    ],
    ids=["foxhole", "crew-in-trench", "trench", "no-foxhole", "mortar", "mg-beneath", "mg"],
)
def test_a_gun_is_beneath_what_it_says_itself(
    vasl: Engine, gun: dict[str, Any], crew: list[str], clear: bool
) -> None:
    """Its crew's entrenchment is not its own; any other weapon is where its possessor is (27.1, 27.51)."""
    units = {"P": {**CREW, "beneath": crew}}
    assert seen(vasl, {"counter": "g"}, units=units, counters={"g": gun}) is clear


@pytest.mark.parametrize(
    ("fields", "clear"),
    [({"beneath": ["trench"]}, False), ({"beneath": ["wire"]}, True), ({}, True)],
    ids=["trench", "wire", "on-top"],
)
def test_a_gun_that_nobody_possesses_is_barred_as_a_unit_is(
    vasl: Engine, fields: dict[str, Any], clear: bool
) -> None:
    assert seen(vasl, {"counter": "g"}, counters={"g": {**GUN, **fields}}) is clear


def test_what_else_lies_beneath_an_entrenchment_is_unsupported(vasl: Engine) -> None:
    counters = {"g": {**GUN, "type": "lmg", "beneath": ["foxhole"]}}
    assert missing(vasl, {"counter": "g"}, counters=counters) == "beneath of counter g"


def test_a_piece_without_a_hex_is_where_its_carrier_is(vasl: Engine) -> None:
    woods: dict[str, Any] = {"hexes": {"F5": {"terrain": "woods"}}}
    units = {"T": {**SQUAD, "type": "truck"}, "P": {"side": "German", "type": "squad", "aboard": "T"}}
    counters = {"g": {"type": "lmg", "possessed_by": "P"}}
    for target in ({"unit": "P"}, {"counter": "g"}):
        assert not ask(vasl, los("F3", target), **woods, units=units, counters=counters).answer["clear"]
        assert ask(vasl, los("H6", target), **woods, units=units, counters=counters).answer["clear"]


def test_a_piece_that_is_nowhere_is_missing_by_name_and_no_matter_to_other_los(vasl: Engine) -> None:
    units = {"P": {"side": "German", "type": "squad"}, "T": {"side": "German", "type": "tank"}}
    pieces = {"units": units, "counters": {"g": {"type": "lmg"}}}
    assert missing(vasl, {"unit": "P"}, **pieces) == "unit P without a hex"
    assert missing(vasl, {"counter": "g"}, **pieces) == "counter g without a hex"
    assert ask(vasl, los("F4", "F7"), **pieces).answer["clear"]


def test_the_floor_of_a_counter_is_read(vasl: Engine) -> None:
    building = {"terrain": "stone_building", "height": 2.5, "floors": 2}
    hexes = {"F7": building, "F6": {"terrain": "woods"}}
    counters = {"low": {"type": "lmg", "hex": "F7"}, "high": {"type": "lmg", "hex": "F7", "floor": 2}}
    clear = [
        ask(vasl, los("F4", {"counter": name}), hexes=hexes, counters=counters).answer["clear"]
        for name in counters
    ]
    assert clear == [False, True]


def test_the_month_is_that_of_the_date(vasl: Engine) -> None:
    orchard: dict[str, Any] = {"hexes": {"F5": {"terrain": "orchard"}}}
    for moment in ({"date": "1943-01-20"}, {"month": 1}, {"month": 1, "date": "1943-07-20"}):
        assert ask(vasl, los("F4", "F7"), **orchard, **moment).answer["clear"]
    for moment in ({"date": "1943-07-20"}, {}):
        assert not ask(vasl, los("F4", "F7"), **orchard, **moment).answer["clear"]


UNIT = {"unit": "P"}
STRANGE: dict[str, tuple[dict[str, Any], Any, str]] = {
    "a field of a unit": ({"units": {"P": {**SQUAD, "stilts": 2}}}, UNIT, "stilts of unit P"),
    "a crest": ({"units": {"P": {**SQUAD, "crest": "F6-F7"}}}, UNIT, "crest of unit P"),
    "a field of a counter": ({"counters": {"c": {**GUN, "stilts": 2}}}, "F7", "stilts of counter c"),
    "a kind of unit": ({"units": {"P": {**SQUAD, "type": "balloon"}}}, "F7", "unit balloon"),
    "a cover": ({"units": {"P": {**SQUAD, "beneath": ["tarpaulin"]}}}, UNIT, "beneath tarpaulin"),
    "covers that are no list": ({"units": {"P": {**SQUAD, "beneath": "trench"}}}, UNIT, "beneath trench"),
    "a floor that is no number": ({"units": {"P": {**SQUAD, "floor": "1"}}}, UNIT, "floor 1"),
    "a tank on a bridge": ({"units": {"T": {**SQUAD, "type": "tank", "at": "bridge"}}}, "F7", "at bridge"),
    "a place": ({"counters": {"c": {**GUN, "at": "pillbox"}}}, {"counter": "c"}, "at pillbox"),
    "a hex": ({"units": {"P": {**SQUAD, "hex": "F-7"}}}, "F7", "hex F-7"),
    "a hex of two letters": ({"hexes": {"AB3": {"level": 1}}}, "F7", "hex AB3"),
    "a hexside": ({"hexsides": {"F4-F7": {"terrain": "wall"}}}, "F7", "hexside F4-F7"),
    "a free hexside": ({"hexes": {"F5": {"free": ["F9"]}}}, "F7", "free F9 of hex F5"),
    "a level that is no number": ({"hexes": {"F5": {"level": "1"}}}, "F7", "level 1"),
    "a gap that is no flag": ({"hexsides": {"F4-F5": {"terrain": "wall", "gap": "yes"}}}, "F7", "gap yes"),
    "a month": ({"month": 13}, "F7", "month 13"),
    "a date": ({"date": "May Day"}, "F7", "date May Day"),
    "hexes that are no table": ({"hexes": ["F5"]}, "F7", "hexes [F5]"),
    "a unit with a level": ({"units": {"P": SQUAD}}, {**UNIT, "level": 1}, "level of an end of the LOS"),
    "a vertex of another hex": ({}, {"vertex": "F7-F8-G8", "hex": "A1"}, "a vertex that is none of A1"),
    "hexes without a vertex": ({}, {"vertex": "F7-F8-F9"}, "vertex F7-F8-F9"),
    "a hexside elsewhere": (
        {"units": {"P": {**SQUAD, "at": "bypass", "bypass": ["A1-A2"]}}},
        UNIT,
        "a vertex that is none of F7",
    ),
    "beneath the ground": ({}, {"hex": "F7", "level": -1}, "level -1, beneath the ground of F7"),
    "as low as a Depression": (
        {"hexes": {"F7": {"depression": "gully"}}},
        {"hex": "F7", "level": -1},
        "as low as a Depression, but not IN it (A6.3)",
    ),
}


@pytest.mark.parametrize("kind", STRANGE)
def test_what_is_not_understood_is_unsupported_by_name(vasl: Engine, kind: str) -> None:
    position, target, name = STRANGE[kind]
    assert missing(vasl, target, **position) == name
