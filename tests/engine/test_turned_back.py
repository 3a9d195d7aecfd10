"""Turned back: who goes back, and how often (A12.15)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, allowed, asked

BACK: Json = {"do": "turn_back", "to": "B2", "by": "E"}


def test_who_has_come_together_goes_back_together() -> None:
    """A12.15: in one act; who came alone before them, and was not turned back, is left where he is."""
    units = {name: GERMAN | {"hex": "B2"} for name in ("P", "S", "T")}
    board = {"units": units | {"E": RUSSIAN | {"hex": "B3", "status": ["concealed"]}}}
    first, then = ({"do": "move", "units": names, "to": "B3"} for names in (["T"], ["P", "S"]))
    assert allowed([first, then, BACK | {"units": ["P", "S"]}], **board)
    assert not allowed([first, then, BACK | {"units": ["P"]}], **board)
    assert not allowed([first, then, BACK | {"units": ["P", "T"]}], **board)


def test_who_has_gone_on_along_its_hexsides_has_come_from_the_hex_before() -> None:
    """A12.15: Bypass in two acts is one stay in the hex; so is a foxhole of it."""
    woods = {"B3": {"terrain": "woods", "free": ["A3", "A4", "B4", "C3", "C4"]}}
    units = {"P": GERMAN | {"hex": "B2"}, "E": RUSSIAN | {"hex": "B3", "status": ["concealed"]}}
    board = {"units": units, "hexes": woods}
    ways = [
        {"do": "move", "units": ["P"], "to": "B3", "at": "bypass", "bypass": [side]}
        for side in ("B3-C3", "B3-C4")
    ]
    assert allowed([*ways[:1], BACK | {"units": ["P"]}], **board)
    assert allowed([*ways, BACK | {"units": ["P"]}], **board)
    assert not allowed([*ways, BACK | {"units": ["P"], "to": "B3"}], **board)


@pytest.mark.parametrize(("colored", "beneath"), [(1, []), (2, ["wire"])])
def test_nobody_is_turned_back_beneath_wire_that_is_gone(colored: int, beneath: list[str]) -> None:
    """A12.15, 26.53: the tank has come there meanwhile, and by its colored die the Wire is gone."""
    units = {
        "P": GERMAN | {"hex": "B2", "beneath": ["wire"]},
        "V": {"side": "German", "type": "tank", "hex": "B1", "status": ["motion"]},
        "E": RUSSIAN | {"hex": "B3", "status": ["concealed"]},
    }
    moves: list[Json] = [
        {"do": "move", "units": ["P"], "to": "B3"},
        {"do": "move", "units": ["V"], "to": "B2"},
        {"do": "bog_check", "unit": "V", "colored": colored, "white": 1},
    ]
    wire = {"w": {"type": "wire", "hex": "B2"}}
    after = asked([*moves, BACK | {"units": ["P"]}], units=units, counters=wire)
    assert after["units"]["P"]["beneath"] == beneath


def test_who_turns_others_back_is_shown_by_that() -> None:
    """A12.15: it was concealed, and no movement, activity, result or view has taken that."""
    units = {"P": GERMAN | {"hex": "B2"}, "E": RUSSIAN | {"hex": "B3", "status": ["concealed"]}}
    acts = [{"do": "move", "units": ["P"], "to": "B3"}, BACK | {"units": ["P"]}]
    shown = asked(acts, {"ask": "concealment", "unit": "E"}, units=units)
    assert (shown["concealed"], shown["lost_by"], shown["clauses"]) == (False, "", ["A12.15"])
