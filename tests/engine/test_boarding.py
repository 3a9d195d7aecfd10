"""Loading and unloading: what they expose to, and what comes before them (A8.1, D6.4, D6.5, D8.2)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, allowed, asked

TRUCK = {"side": "German", "type": "truck", "hex": "B2"}


@pytest.mark.parametrize("phase", ["MPh", ""])
def test_unloading_exposes_to_first_fire(phase: str) -> None:
    """A8.1: `exposes` knows the MF of unloading, as `attack` does."""
    units = {"T": TRUCK, "P": GERMAN | {"aboard": "T"}, "E": RUSSIAN | {"hex": "B5"}}
    question = {"ask": "may", "action": {"do": "unload", "units": ["P"]}}
    assert asked([], question, phase=phase, units=units)["exposes"] == ["ffmo", "first_fire"]


@pytest.mark.parametrize(("owes", "may"), [({"bogs_in": "B1"}, False), ({}, True)])
def test_nobody_boards_or_leaves_what_owes_a_bog_check(owes: Json, may: bool) -> None:
    """D8.2, 9.4: until then nobody knows in which hex the vehicle is."""
    units = {"T": TRUCK | owes, "P": GERMAN | {"aboard": "T"}, "Q": GERMAN | {"hex": "B2"}}
    assert allowed([{"do": "unload", "units": ["P"]}], units=units) == may
    assert allowed([{"do": "load", "units": ["Q"], "vehicle": "T"}], units=units) == may


@pytest.mark.parametrize(
    ("unit", "status"),
    [
        ({"type": "dummy"}, ["concealed"]),
        ({"type": "squad", "status": ["disrupted"]}, ["broken", "disrupted"]),
        ({"type": "squad"}, []),
    ],
)
def test_what_lands_is_what_its_words_say(unit: Json, status: list[str]) -> None:
    """A12.11, A19.12: as where it is set up or told."""
    landing = {"do": "land", "side": "German", "id": "D", "unit": {"side": "German", "hex": "B2", **unit}}
    assert asked([landing], units={"E": RUSSIAN | {"hex": "B5"}})["units"]["D"]["status"] == status
