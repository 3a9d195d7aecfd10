"""The question ``may``: whether an action is allowed now, what it costs, and the checks and fire it draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.reading import read_action
from asl_reference.board.steps import Check, Log, Step
from asl_reference.play.moving.exposure import exposed
from asl_reference.play.turn import tried
from asl_reference.rules.moving.a4_allotment import TAKES_ALL

FIELDS = ("allowed", "cost", "checks", "exposes", "clauses", "why")


def answer_may(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Try the action on the position and answer what would come of it; the position is not changed."""
    action = read_action(question.get("action"), "question.action")
    before = (log.begins, *(done.position for done in log.steps)) if log.begins else ()
    done = tried(rules, log.position, action, before)
    if isinstance(done, Illegal):
        return {"allowed": False, "clauses": [done.clause] if done.clause else [], "why": done.why}
    return {
        "allowed": True,
        "cost": _cost(action, done),
        "checks": [_check(check) for check in done.checks],
        "exposes": list(exposed(rules, done)),
        "clauses": list(done.clauses),
        "why": done.why,
    }


def _cost(action: Action, done: Step) -> int | float | str:
    """MF or MP of the action; ``all`` where it takes the whole allotment."""
    whole = any(spent.whole for spent in done.expenditures)
    if whole or (done.expenditures and action.mode in TAKES_ALL):
        return "all"
    return max((spent.mf for spent in done.expenditures), default=0)


def _check(check: Check) -> dict[str, Any]:
    return {"check": check.check, "unit": check.unit, "drm": check.drm}
