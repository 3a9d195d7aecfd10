"""Two half-squads in place of a squad: the same to all others and to attacks (A5.5, A1.31)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.scenes import free_id
from asl_conformance.fuzz.invariants.anywhere.base import (
    OVER,
    compared,
    crowd,
    differs,
    holds_something,
    spread,
    without,
    words,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TOGETHER = frozenset({"move", "advance", "withdraw", "go_beneath", "come_out", "entrench"})
"""Actions that the two halves of a squad take together, at the cost of one."""
MET = ("affected", "tem", "tem_options", "drm", "total", "final_dr", "to_hit")
"""Fields of a target that do not depend on its size. FP does not either, except on the Area Target Type."""
EITHER = frozenset({"close_combat", "capture", "hand_to_hand", "snap_shot"})
"""Means for which the rulebook counts the units that fight."""


@invariant("ANY-INV-11", needs={}, over=OVER)
def halves_of_a_squad(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Two halves stack, are covered and attacked as their squad was, and move and dig at the same cost.

    Not compared: each half's own checks, and what half a squad does alone. A crew or half-squad that digs
    alone has +1 (27.11), each makes its own dr to get beneath Wire (26.4), and Recovery, Clearance, Search
    and Close Combat count heads.
    """
    base = spread(ask, position)
    units = base.position.get("units", {})
    squads = [
        name
        for name, unit in units.items()
        if unit["type"] == "squad" and not holds_something(base.position, name) and not unit.get("aboard")
    ]
    if not squads:
        return None
    name = dice.choice(squads)
    half, other_half = free_id(base.position, "half"), free_id(base.position, "rest")
    fields = {**units[name], "type": "half_squad"}
    if "firepower" in fields:
        fields["firepower"] //= 2
    split = {key: unit for key, unit in units.items() if key != name}
    other = base.position | {"units": {**split, half: fields, other_half: dict(fields)}}
    if not crowd(other):
        return None

    def kept(question: Json) -> bool:
        return name not in words(question)

    what = f"with two half-squads in place of {name}"
    gone = [name, half, other_half]
    return compared(ask, base, other, kept, what, dice, lambda o: without(o, gone)) or _halved(
        ask, base.position, other, name, (half, other_half), base.asked
    )


def _halved(
    ask: Asker, whole: Json, split: Json, name: str, halves: tuple[str, str], asked: list[Json]
) -> Violation | None:
    """The question about the squad, asked about its halves."""
    ones, others = [], []
    for question in asked:
        if question["ask"] == "attack" and question["target"] == name and question["means"] not in EITHER:
            ones.append(question)
            others.append({**question, "target": halves[0]})
        action = question.get("action", {})
        if action.get("do") in TOGETHER and action["units"] == [name] and action.get("cover") != "wire":
            ones.append(question)
            others.append({**question, "action": {**action, "units": list(halves)}})
    if not ones:
        return None
    here, there = ask.ask_many([(whole, ones, ()), (split, others, ())])
    due = [_of(outcome, name) for outcome in here]
    found = [_of(outcome, halves[0]) for outcome in there]
    for question, one, two in unlike(others, due, found, ask.capabilities.questions):
        what = f"with two half-squads in place of {name}, {differs(question, one, two)}"
        return Violation(what, split, [question])
    return None


def _of(outcome: Json, name: str) -> Json:
    """The part of an answer that a squad and its half share: modifiers of attacks, permission and cost."""
    answer = outcome.get("answer")
    if answer is None:
        return outcome
    if "targets" in answer:
        met = answer["targets"].get(name, {})
        kept = {field: met[field] for field in MET if field in met}
        return {"answer": {**{k: answer[k] for k in ("possible",) if k in answer}, "targets": {"it": kept}}}
    return {"answer": {key: answer[key] for key in ("allowed", "cost") if key in answer}}
