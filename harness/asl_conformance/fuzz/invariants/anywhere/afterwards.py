"""What outlasts the action that brings it about: DM, and a Recovery that is announced and rolled later."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import broken, counter, spots, squad, staged, states

PHASES_TO_RALLY = {"DFPh": 5, "AFPh": 4, "APh": 2, "CCPh": 1}
"""Phases in which a unit may break, and the ends of phases until the next RPh."""


@invariant(
    "ANY-INV-29",
    needs={"state": ("units.status",)},
    actions=("result", "end_phase"),
    over=OVER,
)
def dm_ends_with_the_next_rph(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that breaks is DM up to the end of the next RPh. After that it is broken and not DM."""
    phase, ends = dice.choice(tuple(PHASES_TO_RALLY.items()))
    for name in spots(position, dice):
        scene = staged(position, {"p": squad(name)}, phase=phase)
        if scene is None:
            continue
        hit: Json = {"do": "result", "unit": "p", "result": "broken"}
        until = [hit, *({"do": "end_phase"} for _ in range(ends))]
        plans = [[hit], until, [*until, {"do": "end_phase"}]]
        due = (["broken", "dm"], ["broken", "dm"], ["broken"])
        for plan, marks, found in zip(plans, due, states(ask, scene, plans), strict=True):
            status = found["units"]["p"]["status"] if found is not None else marks
            if {*marks} != {"broken", "dm"}.intersection(status):
                what = f"broken in the {phase}, after {len(plan) - 1} phases it is {', '.join(status)}"
                return broken(what, scene, plan=plan)
        break
    return None


@invariant(
    "ANY-INV-31",
    needs={"state": ("units.mf_left", "units.status", "counters.possessed_by")},
    actions=("recover", "end_phase"),
    over=OVER,
)
def recovery_in_two_steps(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Recovery that is announced first and rolled then has the outcome of one rolled at once."""
    phase = dice.choice(("RPh", "MPh"))
    for name in spots(position, dice):
        cover = dice.choice(((), ("foxhole",)))
        lying = {"w": counter("lmg", name) | ({"beneath": [*cover]} if cover else {})}
        lying |= {"c": counter("foxhole", name)} if cover else {}
        scene = staged(position, {"p": squad(name, *cover)}, lying, phase=phase)
        if scene is None:
            continue
        announced: Json = {"do": "recover", "unit": "p", "counter": "w"}
        rolled = announced | {"dr": dice.randint(1, 6)}
        after: list[Json] = [{"do": "end_phase"}] * dice.randint(0, 1)
        at_once, later = states(ask, scene, [[rolled, *after], [announced, rolled, *after]])
        if _checks_shown(at_once) != _checks_shown(later):
            what = f"rolled at once it is {_checks_shown(at_once)}, announced first {_checks_shown(later)}"
            return broken(what, scene, plan=[announced, rolled, *after])
        break
    return None


def _checks_shown(state: Json | None) -> Json | None:
    """The parts of a state that a Recovery changes: MF and status of the unit, possessor of the weapon."""
    if state is None:
        return None
    unit, weapon = state["units"]["p"], state["counters"].get("w", {})
    fields = {name: unit.get(name) for name in ("mf_left", "status")}
    return {**fields, "possessed_by": weapon.get("possessed_by")}
