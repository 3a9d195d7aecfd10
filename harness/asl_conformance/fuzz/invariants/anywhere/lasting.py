"""Deeds and expenditures of a phase that count no more in later phases."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE, neighbour, spots, squad, staged

DEEDS = ("moved", "moved_by_assault", "dashed", "tried_wire", "rallied", "started")
"""Deeds that no rule keeps for the next phase."""
FIELDS = ("mf_spent", "mf_left", "amphibious_mp_left", "status")
"""Fields of each unit that are asked."""
PHASES = 3
"""Most ends of phases that are played."""


@invariant(
    "ANY-INV-16",
    needs={"state": tuple(f"units.{field}" for field in FIELDS)},
    actions=("end_phase",),
    over=OVER,
)
def a_phase_later(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A phase later a unit is as if it had done nothing and spent nothing."""
    for name in spots(position, dice):
        deed = {"done": [dice.choice(DEEDS)], "mf_spent": dice.randint(1, 3)}
        swims: Json = {"amphibious": True, "amphibious_mp": 6, "status": ["motion"]}
        idle = {
            "m": squad(name),
            "l": squad(name, type="leader", leadership=-1),
            "t": squad(name, type="tank", vca=neighbour(position, name, dice), **swims),
        }
        swum = {"amphibious_mp_spent": dice.randint(1, 6)}
        busy = {key: unit | (swum if key == "t" else deed) for key, unit in idle.items()}
        before, after = staged(position, idle), staged(position, busy)
        if before is not None and after is not None:
            ends: list[Json] = [{"do": "end_phase"}] * dice.randint(1, PHASES)
            outcomes = ask.ask_many([(scene, [STATE], ends) for scene in (before, after)])
            return _left_over(outcomes, after, ends)
    return None


def _left_over(outcomes: list[list[Json]], scene: Json, ends: list[Json]) -> Violation | None:
    """The first unit that still shows something of the past phase."""
    (due,), (found,) = outcomes
    for key in scene["units"] if "answer" in due and "answer" in found else ():
        one, two = (outcome["answer"]["units"][key] for outcome in (due, found))
        for field in FIELDS:
            if one.get(field) != two.get(field):
                kept = f"{field} of {key} is {two.get(field)}, had it done nothing {one.get(field)}"
                what = f"{len(ends)} phases later {kept}"
                return Violation(what, scene, [STATE], ends)
    return None
