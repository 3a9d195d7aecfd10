"""What happens to a unit has the same consequences, whatever caused it."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE, spots, squad, staged

STACK = ("squad", "half_squad", "crew", "leader", "hero")
"""Units in the leader's Location."""
MORALE = 7
"""Morale Level of the leader: he fails a MC with a DR of 12."""
ROUTING = ("broken", "interdiction_claimed")
"""Statuses of a leader whose Interdiction is not resolved yet."""
WOUNDED = (*ROUTING, "wounded")
"""The same for a leader whom a second wound eliminates (A17.1)."""
FAILS: Json = {"do": "take_check", "unit": "l", "check": "mc", "dr": 12}
REDUCED: Json = {"do": "result", "unit": "l", "result": "reduced"}
ELIMINATED = (
    {"do": "result", "unit": "l", "result": "eliminated"},
    {"do": "result", "unit": "l", "result": "broken"},
    {"do": "resolve_interdiction", "unit": "l", "result": "eliminated"},
    {"do": "resolve_interdiction", "unit": "l", "result": "reduced"},
    REDUCED,
    FAILS,
)
"""Ways in which a broken leader is eliminated."""
BROKEN = ({"do": "result", "unit": "l", "result": "broken"}, FAILS)
"""Ways in which a leader breaks."""


@invariant(
    "ANY-INV-15",
    needs={"state": ("checks", "units.eliminated", "units.status")},
    actions=("result", "take_check", "resolve_interdiction"),
    over=OVER,
)
def loss_of_a_leader(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Whatever eliminates or breaks a leader calls for the same checks."""
    for name in spots(position, dice):
        status = dice.choice(((), ROUTING, WOUNDED))
        stack = {
            f"p{at}": squad(name, type=dice.choice(STACK), status=list(dice.choice(((), ("broken",)))))
            for at in range(3)
        }
        leader = squad(name, type="leader", leadership=-1, morale=MORALE, status=list(status))
        scene = staged(position, {"l": leader, **stack}, phase="RtPh")
        if scene is not None:
            return _unlike(ask, scene, ELIMINATED if status else BROKEN)
    return None


def _unlike(ask: Asker, scene: Json, ways: tuple[Json, ...]) -> Violation | None:
    """The first way that does the same to the leader as the first one but calls for other checks."""
    outcomes = ask.ask_many([(scene, [STATE], [way]) for way in ways])
    answers = [
        (way, outcome["answer"])
        for way, (outcome,) in zip(ways, outcomes, strict=True)
        if "answer" in outcome
    ]
    for way, answer in answers:
        first, due = answers[0]
        if _fate(answer) == _fate(due) and _checks(answer) != _checks(due):
            what = (
                f"after {way['do']} the checks due are {_checks(answer)}, after {first['do']} {_checks(due)}"
            )
            return Violation(what, scene, [STATE], [way])
    return None


def _fate(answer: Json) -> tuple[bool, bool]:
    """Whether the leader is eliminated and whether he is broken, after the action."""
    leader = answer["units"]["l"]
    return bool(leader.get("eliminated")), "broken" in leader.get("status", ())


def _checks(answer: Json) -> list[Json]:
    return sorted(answer["checks"], key=str)
