"""An entry, Double Time or an attempt at Wire that is announced first, and done then (9.41, A4.5, 26.4)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE

ENTERING = frozenset({"move", "rout", "advance", "withdraw"})
MANY = 3
"""Most actions of a board that are done in two steps."""


def announced(position: Json, deed: Json) -> list[Json]:
    """The action in two steps: its entry, Double Time or attempt announced, then done; empty if it is none.

    Dummies are left out: they are removed by what shows them.
    """
    units = position["units"]
    if any(units[name]["type"] == "dummy" for name in deed.get("units", ()) if name in units):
        return []
    if deed["do"] == "go_beneath" and "dr" in deed:
        return [{key: value for key, value in deed.items() if key != "dr"}, deed]
    if deed["do"] == "move" and deed.get("mode") == "double_time":
        plain = {key: value for key, value in deed.items() if key != "mode"}
        return [{"do": "declare", "units": deed["units"], "mode": "double_time"}, plain]
    elsewhere = all(units[name]["hex"] != deed.get("to") for name in deed.get("units", ()) if name in units)
    if deed["do"] in ENTERING and elsewhere:
        return [{"do": "declare_entry", "units": deed["units"], "to": deed["to"]}, deed]
    return []


@invariant("ANY-INV-38", needs={"may": ("allowed",), "state": ()}, over=OVER)
def in_two_steps(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An entry, Double Time or an attempt that is announced first comes to the same as without that."""
    base = spread(ask, position)
    allowed = [question["action"] for question, answer in base.of("may") if answer.get("allowed")]
    plans = [(deed, announced(base.position, deed)) for deed in allowed]
    known = set(ask.capabilities.actions)
    plans = [(deed, steps) for deed, steps in plans if steps and steps[0]["do"] in known]
    for deed, steps in dice.sample(plans, min(MANY, len(plans))):
        at_once, later = ask.ask_many([(base.position, [STATE], plan) for plan in ([deed], steps)])
        if "illegal" in later[0]:
            what = f"{deed['do']} is legal, and illegal once it is announced by {steps[0]['do']}"
            return Violation(what, base.position, [STATE], steps)
        for question, due, found in unlike([STATE], at_once, later, ask.capabilities.questions):
            what = f"{deed['do']} announced by {steps[0]['do']} first, {differs(question, due, found)}"
            return Violation(what, base.position, [question], steps)
    return None
