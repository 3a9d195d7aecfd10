"""The order of keys in a request says nothing."""

from __future__ import annotations

import random
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, some, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant


def shuffled(value: Any, dice: random.Random) -> Any:
    """The same value with the keys of every object in another order; lists stay as they are."""
    if isinstance(value, dict):
        keys = list(value)
        dice.shuffle(keys)
        return {key: shuffled(value[key], dice) for key in keys}
    return [shuffled(item, dice) for item in value] if isinstance(value, list) else value


@invariant("ANY-INV-02", needs={}, over=OVER)
def key_order(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No answer changes with the order in which pieces, hexes and fields are named."""
    base = spread(ask, position)
    pairs = some(base, dice)
    if not pairs:
        return None
    due = [outcome for _, outcome in pairs]
    other, asked = shuffled(base.position, dice), [shuffled(question, dice) for question, _ in pairs]
    there = ask.ask(other, asked)
    for question, right, found in unlike(asked, due, there, ask.capabilities.questions):
        what = f"with the keys in another order, {differs(question, right, found)}"
        return Violation(what, other, [question])
    return None
