"""Entrenchments: the invariants of B27."""

from __future__ import annotations

import random

from asl_conformance.fuzz.ask import Asker, Json
from asl_conformance.fuzz.invariants import Violation, invariant


@invariant("B27-INV-08", needs={"state": ("counters.connected",)}, over="trenches")
def connection_is_symmetric(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A trench is connected to each trench that is connected to it."""
    state = ask.state(position) if position.get("counters") else None
    counters = state["counters"] if state else {}
    for one, counter in counters.items():
        for other in counter.get("connected", ()):
            if one not in counters[other].get("connected", ()):
                return Violation(
                    f"{one} is connected to {other}, and {other} not to {one}", position, [{"ask": "state"}]
                )
    return None
