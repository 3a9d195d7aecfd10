"""Walls, hedges and bocage: the invariants of B9."""

from __future__ import annotations

import random

from asl_conformance.fuzz.ask import Asker, Json, los, unit
from asl_conformance.fuzz.invariants import Violation, invariant
from asl_conformance.fuzz.scenes import pairs


@invariant("B9-INV-01", needs={"los": ("clear",)}, over="walls")
def los_is_reciprocal(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """What sees is seen, over walls and hedges too."""
    for first, second in pairs(position):
        questions = [los(unit(first), unit(second)), los(unit(second), unit(first))]
        there, back = ask.answers(position, questions)
        if there and back and there["clear"] != back["clear"]:
            blind = first if back["clear"] else second
            return Violation(
                f"one of {first} and {second} sees the other, {blind} does not", position, questions
            )
    return None
