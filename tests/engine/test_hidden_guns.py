"""A Gun told hidden with its crew, once the crew is no more (A12.3, C6.2)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, asked

SHOT: Json = {"do": "fire", "by": ["g"], "target": "E", "means": "ordnance_he"}


@pytest.mark.parametrize(("acts", "hidden"), [([SHOT], False), ([], True)])
def test_a_gun_that_has_fired_is_hidden_no_more_when_its_crew_is_eliminated(
    acts: list[Json], hidden: bool
) -> None:
    """A12.141: the shot has shown both; unshown, the Gun stays as hidden as the crew was."""
    crew = GERMAN | {"type": "crew", "hex": "B2", "status": ["hidden"]}
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "P", "status": ["hidden"]}
    gone: Json = {"do": "result", "unit": "P", "result": "eliminated"}
    units = {"P": crew, "E": RUSSIAN | {"hex": "B6"}}
    state = asked([*acts, gone], phase="PFPh", units=units, counters={"g": gun})
    assert ("hidden" in state["counters"]["g"].get("status", [])) == hidden
