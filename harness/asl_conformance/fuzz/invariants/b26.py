"""Wire: the invariants of B26."""

from __future__ import annotations

import random

from asl_conformance.fuzz.ask import Asker, Json, los, unit
from asl_conformance.fuzz.invariants import Violation, invariant
from asl_conformance.fuzz.scenes import pairs, without_counters


@invariant("B26-INV-01", needs={"los": ("clear", "hindrance")}, over="wire")
def wire_is_transparent(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire neither blocks nor hinders a LOS."""
    questions = [los(unit(a), unit(b)) for a, b in pairs(position)]
    bare = without_counters(position, "wire")
    if not questions or bare == position:
        return None
    found = ask.answers(position, questions), ask.answers(bare, questions)
    for question, wired, free in zip(questions, *found, strict=True):
        if wired and free and any(wired[f] != free[f] for f in ("clear", "hindrance")):
            return Violation("the LOS is another one without the Wire", position, [question])
    return None
