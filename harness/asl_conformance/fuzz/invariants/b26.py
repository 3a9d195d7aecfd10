"""Wire: the invariants of B26."""

from __future__ import annotations

import random
from itertools import combinations

from asl_conformance.fuzz.ask import Asker, Json, los, unit
from asl_conformance.fuzz.invariants import Violation, invariant


def without(position: Json, kind: str) -> Json:
    """The position without counters of a kind; who was beneath one is on the ground."""
    counters = {key: c for key, c in position.get("counters", {}).items() if c["type"] != kind}
    units = {
        key: u | {"beneath": [c for c in u.get("beneath", ()) if c != kind]}
        for key, u in position.get("units", {}).items()
    }
    return position | {"counters": counters, "units": units}


@invariant("B26-INV-01", needs={"los": ("clear", "hindrance")}, over="wire")
def wire_is_transparent(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire neither blocks nor hinders a LOS."""
    questions = [los(unit(a), unit(b)) for a, b in combinations(position.get("units", ()), 2)]
    bare = without(position, "wire")
    if not questions or bare == position:
        return None
    found = ask.answers(position, questions), ask.answers(bare, questions)
    for question, wired, free in zip(questions, *found, strict=True):
        if wired and free and any(wired[f] != free[f] for f in ("clear", "hindrance")):
            return Violation("the LOS is another one without the Wire", position, [question])
    return None
