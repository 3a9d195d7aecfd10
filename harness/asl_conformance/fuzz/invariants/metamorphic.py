"""The same position drawn elsewhere: turned, mirrored, shifted, the sides' names exchanged.

Every answer must be the same after relabelling, whatever is asked. (B9-INV-23 to 25, 27 and 87,
B16-INV-05, B26-INV-25, B27-INV-41.)
"""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import as_json, questions, unlike
from asl_conformance.fuzz.boards.transforms import (
    MIDDLE,
    Motion,
    mirror,
    relabelling,
    rotation,
    translation,
    wide,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

LOS = 8
"""LOS questions about a position; each position is read a second time after the motion."""


def unmoved(ask: Asker, position: Json, motion: Motion, dice: random.Random) -> Violation | None:
    """Whether every answer about the position is the same after the motion."""
    declared = ask.capabilities.questions
    asked = questions(position, declared, dice, LOS, ask.capabilities.actions)
    if not asked:
        return None
    moved = motion.position(position)
    moved_questions = [motion.value(question, position) for question in asked]
    here, there = ask.ask_many([(position, asked, ()), (moved, moved_questions, ())])
    for question, due, found in unlike(asked, motion.value(here, position), there, declared):
        what = f"{motion.name}, the answer to {as_json(question)} is {as_json(found)} and not {as_json(due)}"
        return Violation(what, position, [question])
    return None


@invariant("B9-INV-23", needs={}, over="walls")
def a_turned_board(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Turning everything by 60 degrees changes no answer."""
    return unmoved(ask, wide(position), rotation(dice.randint(1, 5)), dice)


@invariant("B9-INV-24", needs={}, over="walls")
def a_mirrored_board(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Mirroring everything changes no answer."""
    return unmoved(ask, wide(position), mirror(), dice)


@invariant("B9-INV-25", needs={}, over="walls")
def a_shifted_board(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Shifting everything changes no answer, also by an odd number of columns: Z45 is next to AA46."""
    return unmoved(ask, wide(position), translation(MIDDLE, dice.choice(("Z45", "X46", "Y46", "AA40"))), dice)


def _exchanged(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    sides = sorted({unit["side"] for unit in position.get("units", {}).values()})
    if len(sides) != 2:
        return None
    return unmoved(ask, position, relabelling(*sides), dice)


@invariant("B9-INV-27", needs={}, over="walls")
def exchanged_sides(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Exchanging the names of the sides changes no answer, if the ATTACKER's role goes with them."""
    return _exchanged(ask, position, dice)


@invariant("B9-INV-87", needs={}, over="bocage")
def exchanged_sides_about_bocage(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The same on boards with bocage."""
    return _exchanged(ask, position, dice)


def _anywhere(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """One of the motions turned, mirrored and shifted, drawn at random."""
    motion = dice.choice((rotation(1), rotation(2), rotation(3), mirror(), translation(MIDDLE, "Z45")))
    return unmoved(ask, wide(position), motion, dice)


for _id, _theme in (("B16-INV-05", "marsh"), ("B26-INV-25", "wire"), ("B27-INV-41", "trenches")):
    invariant(_id, needs={}, over=_theme)(_anywhere)
