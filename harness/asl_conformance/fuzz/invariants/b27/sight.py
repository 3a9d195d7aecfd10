"""LOS to and from entrenchments: the invariants of 27.2."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json, hex_, los, unit
from asl_conformance.fuzz.boards.scenes import with_unit, without_counters
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    around,
    broken,
    counter,
    level_of,
    squad,
    staged,
    stages,
)

SIGHT = {"los": ("clear", "hindrance")}
TARGETS = 12
"""Hexes to which a unit's LOS is asked."""


@invariant("B27-INV-11", needs=SIGHT, over="foxholes")
def foxholes_are_transparent(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A foxhole or trench changes neither LOS nor Hindrance between units that are not beneath it."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        far = dice.choice(around(position, name, 4))
        units = {"g": squad(name), "r": squad(far, side=THEM)}
        holes = {
            f"c{where}": counter(kind, where)
            for where in {name, far, *around(position, dice.choice((name, far)))}
            if staged(position, {}, {"c": counter(kind, where)}) is not None
        }
        scene = staged(position, units, holes, "PFPh")
        if scene is None:
            continue
        question = los(unit("g"), unit("r"))
        bare = without_counters(scene, "foxhole", "trench")
        there, gone = ask.answer(scene, question), ask.answer(bare, question)
        if there and gone and _seen(there) != _seen(gone):
            return broken(f"without {kind} counters the LOS is another one", scene, [question])
        return None
    return None


def _seen(answer: Json) -> tuple[bool, int]:
    """The part of a LOS answer that right engines agree on: a blocked LOS has no Hindrance."""
    return answer["clear"], answer["hindrance"] if answer["clear"] else 0


@invariant("B27-INV-12", needs={"los": ("clear",)}, over="foxholes")
def los_is_reciprocal_beneath(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit beneath sees exactly the units that see it."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        far = dice.choice(around(position, name, 3))
        there = staged(position, {}, {"d": counter("foxhole", far)}) is not None and dice.random() < 0.5
        holes = {"c": counter(kind, name)} | ({"d": counter("foxhole", far)} if there else {})
        units = {"g": squad(name, kind), "r": squad(far, *(["foxhole"] if there else []), side=THEM)}
        scene = staged(position, units, holes, "PFPh")
        if scene is None:
            continue
        questions = [los(unit("g"), unit("r")), los(unit("r"), unit("g"))]
        one, other = ask.answers(scene, questions)
        if one and other and one["clear"] != other["clear"]:
            return broken("one of the two sees the other and is not seen", scene, questions)
        return None
    return None


@invariant("B27-INV-13", needs={"los": ("clear",)}, over="foxholes")
def going_beneath_opens_no_los(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that cannot be seen on top cannot be seen beneath."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        scene = staged(position, {"g": squad(name)}, {"c": counter(kind, name)}, "PFPh")
        if scene is None:
            continue
        beneath = with_unit(scene, "g", beneath=[kind])
        targets = dice.sample(seen := around(position, name, 4), min(TARGETS, len(seen)))
        questions = [los(unit("g"), hex_(target)) for target in targets]
        above, below = ask.answers(scene, questions), ask.answers(beneath, questions)
        for question, one, other in zip(questions, above, below, strict=True):
            if one and other and other["clear"] and not one["clear"]:
                return broken("the unit sees that beneath, and not on top", beneath, [question])
        return None
    return None


@invariant("B27-INV-14", needs=SIGHT, over="foxholes")
def the_next_hex_is_seen_alike(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """LOS to an adjacent hex of the same level is the same from beneath and from on top."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        own = level_of(position, name)
        level = [near for near in around(position, name) if level_of(position, near) == own]
        scene = staged(position, {"g": squad(name)}, {"c": counter(kind, name)}, "PFPh")
        if scene is None or not level:
            continue
        beneath = with_unit(scene, "g", beneath=[kind])
        questions = [los(unit("g"), hex_(near)) for near in level]
        above, below = ask.answers(scene, questions), ask.answers(beneath, questions)
        for question, one, other in zip(questions, above, below, strict=True):
            if one and other and _seen(one) != _seen(other):
                return broken("beneath it sees the next hex otherwise than on top", beneath, [question])
        return None
    return None
