"""The question ``wall_advantage``: whether a unit has it, over what, and what it may and must do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.steps import Log
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import challengeable, may_claim, may_forfeit
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import mandatory
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import counter_due, due_hexsides

FIELDS = ("has", "hexsides", "may_claim", "must_claim", "may_forfeit", "counter_due", "clauses", "why")


def answer_wall_advantage(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """WA of the unit after the actions; ``must_claim`` is true also if the unit has mandatory WA already."""
    name = str(question.get("unit", ""))
    position = log.position
    if name not in position.units:
        raise Malformed("question.unit", f"no unit {name!r} in the position")
    over = held(position, position.units[name])
    barred, kept = may_claim(rules, position, name), may_forfeit(position, name)
    unproved = () if over or barred else challengeable(rules, position, name)
    compulsory = mandatory(position, name) if over else bool(due_hexsides(rules, position, name))
    return {
        "has": bool(over),
        "hexsides": list(over),
        "may_claim": barred is None,
        "must_claim": compulsory,
        "may_forfeit": kept is None,
        "counter_due": counter_due(position, name),
        **_reason(name, barred, kept, unproved, compulsory=compulsory),
    }


def _reason(
    name: str, barred: Illegal | None, kept: Illegal | None, unproved: tuple[str, ...], *, compulsory: bool
) -> dict[str, Any]:
    """What forbids a claim, or what it depends on, or what forbids to forfeit; with the clause of that."""
    free = Illegal("B9.323" if compulsory else "B9.32", "it may claim and forfeit WA")
    found = barred or (_to_prove(name, unproved) if unproved else kept or free)
    return {"clauses": [found.clause], "why": found.why}


@clause("B9.324")
def _to_prove(name: str, unproved: tuple[str, ...]) -> Illegal:
    """What the claim depends on if every enemy with WA is unseen."""
    return Illegal(
        "B9.324",
        f"{', '.join(unproved)} has it unseen, and is taken to be real until {name} claims it expressly;"
        " then it must show a real unit or yield",
    )
