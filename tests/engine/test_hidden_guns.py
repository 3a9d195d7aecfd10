"""A Gun told hidden with its crew, once the crew is no more (A12.3, C6.2)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, asked

SHOT: Json = {"do": "fire", "by": ["g"], "target": "E", "means": "ordnance_he"}


@pytest.mark.parametrize("acts", [[SHOT], []])
def test_a_gun_is_hidden_no_more_when_its_crew_is_eliminated(acts: list[Json]) -> None:
    """A12.14, A12.141: the shot shows both, and so does what befalls the crew."""
    crew = GERMAN | {"type": "crew", "hex": "B2", "status": ["hidden"]}
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "status": ["hidden"]}
    gone: Json = {"do": "result", "unit": "P", "result": "eliminated"}
    units = {"P": crew, "E": RUSSIAN | {"hex": "B6"}}
    state = asked([*acts, gone], phase="PFPh", units=units, counters={"g": gun})
    assert "hidden" not in state["counters"]["g"].get("status", [])
