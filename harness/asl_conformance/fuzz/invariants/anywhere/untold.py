"""A field that a position omits has its default in every rule."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import questions, unlike
from asl_conformance.fuzz.invariants.anywhere.base import differs
from asl_conformance.fuzz.invariants.check import Violation, invariant

LOS = 6
"""LOS questions about a board."""


@invariant("ANY-INV-26", needs={"terrain": ("type",)}, over="marsh")
def a_stream_of_no_depth_is_dry(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A stream without a depth is dry: for LOS, the marsh beside it, movement, digging and fire."""
    board = {name: value for name, value in position.items() if name != "water"}
    hexes = board.get("hexes", {})
    streams = [
        name for name, one in hexes.items() if one.get("depression") == "stream" and "water" not in one
    ]
    if not streams:
        return None
    dry = board | {"hexes": {**hexes, **{name: hexes[name] | {"water": "dry"} for name in streams}}}
    asked = questions(board, ask.capabilities.questions, dice, LOS, ask.capabilities.actions)
    asked += [{"ask": "terrain", "hex": name} for name in sorted(hexes)]
    here, there = ask.ask_many([(dry, asked, ()), (board, asked, ())])
    for question, due, found in unlike(asked, here, there, ask.capabilities.questions):
        what = f"with no depth told for {', '.join(streams)}, {differs(question, due, found)}"
        return Violation(what, board, [question])
    return None
