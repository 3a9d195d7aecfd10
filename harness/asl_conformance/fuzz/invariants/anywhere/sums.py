"""The totals of an attack are the sums of its parts."""

from __future__ import annotations

import random
from bisect import bisect_right

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

COLUMNS = (1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36)
"""Columns of the IFT, each by its least FP."""
NEEDS = {"attack": ("possible", "targets")}


@invariant("ANY-INV-07", needs=NEEDS, over=OVER)
def a_total_is_its_parts(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """TEM and other DRM make the total, Original DR and total the Final DR; FP gives the column."""
    base = spread(ask, position)
    for question, answer in base.of("attack"):
        if not answer.get("possible"):
            continue
        ask.asked += 1
        wrong = _off(question, answer)
        if wrong:
            return Violation(wrong, base.position, [question])
    return None


def _off(question: Json, answer: Json) -> str:
    """The first sum that does not add up; empty if all do."""
    for name, met in answer.get("targets", {}).items():
        if not met.get("affected", True) or not {"tem", "total"} <= met.keys():
            continue
        parts = met["tem"] + sum(met.get("drm", {}).values())
        if met["total"] != parts:
            return f"the total against {name} is {met['total']}, its parts make {parts}"
        if "final_dr" in met and "dr" in question and met["final_dr"] != question["dr"] + parts:
            return f"the Final DR against {name} is {met['final_dr']}, {question['dr']} and {parts} make it"
        wrong = _tem(name, met)
        if wrong:
            return wrong
    most = [met["firepower"] for met in answer.get("targets", {}).values() if "firepower" in met]
    if most and answer.get("firepower") not in (None, max(most)):
        return f"the FP of the attack is {answer['firepower']}, against its targets at most {max(most)}"
    fp = answer.get("firepower")
    if fp is not None and "column" in answer and answer["column"] != column(fp):
        return f"the column of {fp} FP is {answer['column']}, and not {column(fp)}"
    return ""


def _tem(name: str, met: Json) -> str:
    """The best positive TEM, with the negative ones added (9.31, 27.3)."""
    options = met.get("tem_options")
    if options is None or met.get("hull_down"):
        return ""
    best = max([value for value in options.values() if value > 0], default=0)
    due = best + sum(value for value in options.values() if value < 0)
    return "" if met["tem"] == due else f"the TEM of {name} is {met['tem']}, its options make {due}"


def column(firepower: float) -> int:
    """The IFT column for this FP; 0 below the first."""
    at = bisect_right(COLUMNS, firepower)
    return COLUMNS[at - 1] if at else 0
