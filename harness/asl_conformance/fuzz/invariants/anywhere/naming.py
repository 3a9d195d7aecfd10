"""Fire named by its weapon, by the unit that possesses it, or by both (A4.43, A7.1)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.everything import BY_KIND, GIVEN_FP
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

FIRED = frozenset("mg mortar flamethrower ordnance_he ordnance_ap ordnance_heat".split())
"""Means of a single weapon, even if the attack also names its possessor."""
MANY = 4
"""Most weapons of a board that are tried."""


@invariant("ANY-INV-01", needs={"attack": ()}, over=OVER)
def named_by_weapon_or_man(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A weapon fires alike whether the attack names it, its possessor, or both."""
    board = spread(ask, position).position
    weapons = [(key, c) for key, c in board.get("counters", {}).items() if c.get("possessed_by")]
    dice.shuffle(weapons)
    asked: list[Json] = []
    first: list[int] = []
    for key, counter in weapons[:MANY]:
        means = [one for one in BY_KIND.get(counter["type"], ()) if one in FIRED]
        side = board["units"][counter["possessed_by"]]["side"]
        foes = [name for name, unit in board["units"].items() if unit["side"] != side]
        if means and foes:
            spellings = ways(board, key, dice.choice(means), dice.choice(foes))
            first += [len(asked)] * len(spellings)
            asked += spellings
    if not asked:
        return None
    found = ask.ask(board, asked)
    due = [found[at] for at in first]
    for question, right, other in unlike(asked, due, found, ask.capabilities.questions):
        alone = asked[first[asked.index(question)]]
        what = f"fire of {alone['by'][0]} under its own id apart, {differs(question, right, other)}"
        return Violation(what, board, [alone, question])
    return None


def ways(position: Json, weapon: str, means: str, target: str) -> list[Json]:
    """The same fire named by weapon, by unit and weapon, and by unit alone if it has just one weapon."""
    counter = position["counters"][weapon]
    man = counter["possessed_by"]
    attack: Json = {"ask": "attack", "target": target, "means": means}
    if means in GIVEN_FP:
        attack["firepower"] = 12
    found = [
        {**attack, "by": [weapon]},
        {**attack, "by": [man], "weapons": [weapon]},
        {**attack, "by": [weapon], "weapons": [weapon]},
    ]
    like = [
        key
        for key, c in position["counters"].items()
        if c.get("possessed_by") == man and means in BY_KIND.get(c["type"], ())
    ]
    if like == [weapon]:
        found += [{**attack, "by": [man]}, {**attack, "by": [man], "weapons": [counter["type"]]}]
    return found
