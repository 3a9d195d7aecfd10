"""Fire said by its weapon, by the man who has it, or by both (A4.43, A7.1)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.everything import BY_KIND, TOLD_FP
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

FIRED = frozenset("mg mortar flamethrower ordnance_he ordnance_ap ordnance_heat".split())
"""Means that are those of one weapon, whoever is named with it."""
MANY = 4
"""Weapons of a board that are tried."""


@invariant("ANY-INV-01", needs={"attack": ()}, over=OVER)
def named_by_weapon_or_man(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A weapon fires alike under its own id, under that of its possessor, and where both are named."""
    board = spread(ask, position).position
    weapons = [(key, c) for key, c in board.get("counters", {}).items() if c.get("possessed_by")]
    dice.shuffle(weapons)
    for key, counter in weapons[:MANY]:
        means = [one for one in BY_KIND.get(counter["type"], ()) if one in FIRED]
        side = board["units"][counter["possessed_by"]]["side"]
        foes = [name for name, unit in board["units"].items() if unit["side"] != side]
        if not means or not foes:
            continue
        asked = ways(board, key, dice.choice(means), dice.choice(foes))
        said = ask.ask(board, asked)
        first = [said[0]] * len(asked)
        for question, due, found in unlike(asked, first, said, ask.capabilities.questions):
            what = f"fire of {key} under its own id apart, {differs(question, due, found)}"
            return Violation(what, board, [asked[0], question])
    return None


def ways(position: Json, weapon: str, means: str, target: str) -> list[Json]:
    """The same fire named by its weapon, by man and weapon, and by the man where it can be no other."""
    counter = position["counters"][weapon]
    man = counter["possessed_by"]
    said: Json = {"ask": "attack", "target": target, "means": means}
    if means in TOLD_FP:
        said["firepower"] = 12
    found = [
        {**said, "by": [weapon]},
        {**said, "by": [man], "weapons": [weapon]},
        {**said, "by": [weapon], "weapons": [weapon]},
    ]
    like = [
        key
        for key, c in position["counters"].items()
        if c.get("possessed_by") == man and means in BY_KIND.get(c["type"], ())
    ]
    if like == [weapon]:
        found += [{**said, "by": [man]}, {**said, "by": [man], "weapons": [counter["type"]]}]
    return found
