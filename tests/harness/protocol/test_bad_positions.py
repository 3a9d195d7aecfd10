"""A position that cannot be is an error of its own case, named with place and clause."""

import re
from typing import Any

import pytest

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.protocol.reply import Failure

TRENCH = {"type": "trench", "hex": "B2"}


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"counters": {"one": TRENCH, "two": TRENCH}}, r"counters\.two: .*trench.*B27\.51"),
        ({"units": {"P": {"side": "German", "type": "squad", "hex": "HH3"}}}, r"P.*HH3.*board"),
        ({"counters": {"F": {"type": "foxhole", "hex": "B2", "size": 4}}}, r"foxhole.*4|4.*foxhole|size"),
        ({"hexes": {"B2": {"terrain": "lava"}}}, r"B2.*lava"),
        ({"hexsides": {"B2-B9": {"terrain": "wall"}}}, r"B2-B9"),
        (
            {"units": {"P": {"side": "German", "type": "squad", "hex": "B2", "beneath": ["trench"]}}},
            r"P.*trench",
        ),
        ({"units": {"P": {"side": "German", "type": "squad"}}}, r"units\.P.*hex"),
        ({"units": {"P": {"side": "German", "type": "squad", "hex": "B2", "hat": 1}}}, r"units\.P\.hat"),
    ],
)
def test_the_reference_refuses_it_naming_the_place(position: dict[str, Any], text: str) -> None:
    params = {"edition": "current", "position": position, "questions": [{"ask": "state"}]}
    with reference_engine() as engine:
        engine.start()
        reply = engine.evaluate(params)
    assert isinstance(reply, Failure)
    assert reply.kind == "error"

    assert re.search(text, reply.text), reply.text
