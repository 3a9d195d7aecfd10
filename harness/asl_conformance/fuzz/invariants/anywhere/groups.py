"""A Fire Group beside its members: the least favourable values count (A.5)."""

from __future__ import annotations

import random
from itertools import combinations

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.lattice import neighbours
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

FIRERS = frozenset({"squad", "half_squad", "crew", "hero"})
MEANS = ("small_arms", "small_arms", "small_arms", "mg", "close_combat")
MANY = 3
"""Most groups of a board that are asked about."""


def groups(position: Json, dice: random.Random) -> list[tuple[str, str, str]]:
    """Pairs of men of a side in the same or adjacent hexes, each with an enemy as the target."""
    units = position.get("units", {})
    men = [name for name, unit in units.items() if unit["type"] in FIRERS]
    found = []
    for one, two in combinations(men, 2):
        first, second = units[one], units[two]
        near = first["hex"] == second["hex"] or second["hex"] in neighbours(first["hex"])
        foes = [name for name, unit in units.items() if unit["side"] != first["side"]]
        if near and first["side"] == second["side"] and foes:
            found.append((one, two, dice.choice(foes)))
    return dice.sample(found, min(MANY, len(found)))


@invariant("ANY-INV-36", needs={"attack": ("possible", "targets")}, over=OVER)
def a_group_and_its_members(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A group fires if each member can, and meets the worst that any of them meets, in whatever order."""
    board, declared = spread(ask, position).position, ask.capabilities.questions
    for one, two, target in groups(board, dice):
        attack: Json = {"ask": "attack", "target": target, "means": dice.choice(MEANS)}
        asked = [attack | {"by": by} for by in ([one], [two], [one, two], [two, one])]
        outcomes = ask.ask(board, asked)
        for question, due, found in unlike(asked[3:], outcomes[2:3], outcomes[3:], declared):
            what = f"with the attackers in the other order, {differs(question, due, found)}"
            return Violation(what, board, asked[2:])
        answers = [outcome["answer"] for outcome in outcomes[:3] if "answer" in outcome]
        wrong = unlike_its_members(answers, target) if len(answers) == len(outcomes[:3]) else ""
        if wrong:
            return Violation(f"fire of {one} and {two} together: {wrong}", board, asked[:3])
    return None


def unlike_its_members(answers: list[Json], target: str) -> str:
    """How the last attack, that of the group, differs from those of its members; empty if it does not.

    Left out is Height Advantage, which depends on all that the group meets (B10.31).
    """
    *alone, together = answers
    if not together["possible"]:
        return ""
    if not all(answer["possible"] for answer in alone):
        return "it is possible, and that of one of them alone is not"
    fp = [answer["firepower"] for answer in answers if "firepower" in answer]
    if len(fp) == len(answers) and fp[-1] != sum(fp[:-1]):
        return f"its FP is {fp[-1]}, of each alone {' and '.join(map(str, fp[:-1]))}"
    met = [answer["targets"].get(target, {}) for answer in answers]
    for field in ("tem_options", "drm"):
        maps = [one[field] for one in met if one.get("affected") and field in one]
        names = {name for one in maps for name in one} - {"height_advantage"}
        for name in sorted(names) if len(maps) == len(met) else ():
            *each, found = (one.get(name, 0) for one in maps)
            if found != max(each):
                return f"{name} is {found}, of each alone {' and '.join(map(str, each))}"
    return ""
