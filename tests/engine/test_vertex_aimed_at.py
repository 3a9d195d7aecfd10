"""The vertex that an attack names is one at which the target is in Bypass (A4.34)."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

WOODS = {"terrain": "woods", "free": ["C4", "C6", "B4", "B5", "D4", "D5"]}
BYPASS = {"at": "bypass", "bypass": ["C4-C5"]}
LEFT, RIGHT, BELOW = "B4-C4-C5", "C4-C5-D4", "C5-C6-D5"


@pytest.mark.parametrize(
    ("place", "vertex", "possible"),
    [
        (BYPASS, LEFT, True),
        (BYPASS, RIGHT, True),
        (BYPASS, "", True),
        (BYPASS, BELOW, False),
        ({}, "", True),
        ({}, LEFT, False),
        ({}, "A2-B1-B2", False),
    ],
)
@pytest.mark.parametrize("target", ["E", "C5"])
def test_fire_at_a_vertex_meets_who_is_in_bypass_there(
    place: dict[str, Any], vertex: str, possible: bool, target: str
) -> None:
    units = {
        "P": {"side": "German", "type": "squad", "hex": "C3"},
        "E": {"side": "Russian", "type": "squad", "hex": "C5"} | place,
    }
    position = {"phase": "PFPh", "turn_of": "German", "hexes": {"C5": WOODS}, "units": units}
    question = {"ask": "attack", "by": ["P"], "target": target, "means": "small_arms", "vertex": vertex}
    params = {"edition": "current", "position": position, "actions": [], "questions": [question]}
    (outcome,) = evaluate(params)["outcomes"]
    assert outcome["answer"]["possible"] == possible
