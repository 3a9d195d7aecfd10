"""The same board turned, mirrored or shifted, for every question and action."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.transforms import MIDDLE, mirror, rotation, translation
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, some, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

MOTIONS = (*(rotation(sixths) for sixths in range(1, 6)), mirror(), mirror(), translation(MIDDLE, "X46"))


@invariant("ANY-INV-03", needs={}, over=OVER)
def drawn_elsewhere(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Turned, mirrored or shifted, a board gives every answer that it gave before."""
    base = spread(ask, position)
    pairs = some(base, dice)
    if not pairs:
        return None
    motion = dice.choice(MOTIONS)
    moved = motion.position(base.position)
    asked = [motion.value(question, base.position) for question, _ in pairs]
    there = ask.ask(moved, asked)
    due = [motion.value(outcome, base.position) for _, outcome in pairs]
    for question, right, found in unlike(asked, due, there, ask.capabilities.questions):
        return Violation(f"{motion.name}, {differs(question, right, found)}", moved, [question])
    return None


@invariant("ANY-INV-13", needs={"state": ()}, over=OVER)
def done_elsewhere(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Actions on a turned or mirrored board lead to the turned or mirrored result.

    Digging is left out: the engine chooses the id of the new foxhole.
    """
    base = spread(ask, position)
    may = [q["action"] for q, answer in base.of("may") if answer.get("allowed")]
    done = [action for action in may if action["do"] != "entrench"]
    if not done:
        return None
    motion, deed = dice.choice(MOTIONS), dice.choice(done)
    moved, there = motion.position(base.position), motion.value(deed, base.position)
    asked = [{"ask": "state"}]
    one, two = ask.ask_many([(base.position, asked, [deed]), (moved, asked, [there])])
    due = motion.value(one, base.position)
    for question, right, found in unlike(asked, due, two, ask.capabilities.questions):
        what = f"{motion.name}, after {there['do']} {differs(question, right, found)}"
        return Violation(what, moved, [question], [there])
    return None
