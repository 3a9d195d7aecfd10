"""A unit that moved to a place beside a unit that the position puts there."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.doings import actor
from asl_conformance.fuzz.asking.everything import everything
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.placement import MEN
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread, words
from asl_conformance.fuzz.invariants.check import Violation, invariant

STATE: Json = {"ask": "state"}
GOING = frozenset({"move", "advance", "withdraw", "go_beneath", "come_out"})
FIELDS = ("hex", "at", "floor", "beneath", "status")
"""Fields of a unit's place and state."""
NEEDS = {"state": tuple(f"units.{field}" for field in FIELDS), "may": ("allowed",)}
OWN = ("at", "floor", "beneath")
"""Fields of a possessed weapon that follow its possessor."""
ASKED = frozenset({"los", "attack", "same_location", "terrain"})
"""Questions that depend only on where units are. Claims of WA, lost concealment and MF depend on how they
came there.
"""
AFTER = {"MPh": "DFPh", "APh": "CCPh"}
"""The phase in which both are compared: fire in the MPh is at the target's last expenditure (A8.1)."""


@invariant("ANY-INV-04", needs=NEEDS, over=OVER)
def moved_or_placed(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that moved somewhere is seen, fired at and counted like one that the position puts there.

    Left out is what belongs to the move: MF and deeds, FFMO, FFNAM, walls with a gap (they do not help a
    moving unit, 9.3, so attacks are asked in the next phase, or not at all if the position has no phase),
    DM, checks due, wall advantage claimed or lost, and vehicles, since a state does not say their facing.
    """
    base = spread(ask, position)
    board = base.position
    deeds = [
        question["action"]
        for question, answer in base.of("may")
        if answer.get("allowed") and question["action"]["do"] in GOING and _walks(board, question["action"])
    ]
    phase = board.get("phase", "")
    later = AFTER.get(phase, "")
    if not deeds or (phase and not later) or (later and "end_phase" not in ask.capabilities.actions):
        return None
    deed = dice.choice(deeds)
    ending = [{"do": "end_phase", "next": later}] if later else []
    state = ask.state(board, [deed, *ending])
    if state is None:
        return None
    placed = as_placed(board, deed, state, later)
    if placed is None:
        return None
    kinds = ASKED if later else ASKED - {"attack"}
    asked = [q for q in everything(placed, ask) if q["ask"] in kinds and actor(deed) in words(q)]
    if not asked:
        return None
    here, there = ask.ask_many([(board, asked, [deed, *ending]), (placed, asked, ())])
    for question, due, found in unlike(asked, here, there, ask.capabilities.questions):
        what = f"placed where {deed['do']} brings it, {differs(question, due, found)}"
        return Violation(what, placed, [question])
    return None


def _walks(position: Json, deed: Json) -> bool:
    return all(position["units"][name]["type"] in MEN - {"dummy"} for name in deed["units"])


def as_placed(position: Json, deed: Json, state: Json, phase: str) -> Json | None:
    """The position with every piece where the state has it; None where the state does not say."""
    units = {}
    for name, unit in position["units"].items():
        after = state.get("units", {}).get(name, {})
        if not after or after.get("eliminated"):
            return None
        fields = {field: value for field, value in unit.items() if field not in (*FIELDS, "mf_spent", "done")}
        fields |= {field: after[field] for field in FIELDS if after.get(field)}
        if name in deed["units"] and ("to" in deed or after.get("at", "") != unit.get("at", "")):
            fields.pop("crest", None)
            fields.pop("bypass", None)
            fields |= {field: deed[field] for field in ("crest", "bypass") if deed.get(field)}
        units[name] = fields
    counters = {}
    for name, counter in position.get("counters", {}).items():
        after = state.get("counters", {}).get(name)
        if after is None or after.get("possessed_by", "") != counter.get("possessed_by", ""):
            return None
        fields = dict(counter)
        if counter.get("possessed_by"):
            fields = {field: value for field, value in counter.items() if field not in OWN}
            fields["hex"] = after["hex"]
            if counter.get("beneath") and after.get("beneath"):
                fields["beneath"] = after["beneath"]
        counters[name] = fields
    if set(state.get("counters", {})) != set(counters):
        return None
    moment = {"phase": phase} if phase else {}
    return position | moment | {"units": units, "counters": counters}
