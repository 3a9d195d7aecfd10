"""The question ``concealment``: whether the unit is concealed after the actions, and what took it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Reason
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.places import bearer, is_unseen
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Log, Loss
from asl_reference.rules.hiding.a12_concealment import concealment_terrain
from asl_reference.rules.hiding.a12_gain import treated_as_concealment_terrain

FIELDS = ("concealed", "lost_by", "concealment_terrain", "clauses", "why")


def answer_concealment(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """The unit's concealment now; ``lost_by`` is ``movement``, ``activity``, ``result`` or ``view``."""
    name = str(question.get("unit", ""))
    unit = log.position.units.get(name)
    if unit is None:
        raise Malformed("question.unit", f"no unit {name!r} in the position")
    concealed = is_unseen(log.position, unit)
    loss = None if concealed else _loss(log, bearer(log.position, unit).id)
    reason = loss.reason if loss else _reason(unit, concealed=concealed)
    return {
        "concealed": concealed,
        "lost_by": loss.by if loss else "",
        "concealment_terrain": _terrain(rules, log.position, name),
        "clauses": [reason.clause],
        "why": reason.why,
    }


def _terrain(rules: Rules, position: Position, name: str) -> bool:
    """Concealment Terrain; bocage counts as such for set-up and '?' gain alone (9.55)."""
    if position.phase in ("setup", "CCPh"):
        return treated_as_concealment_terrain(rules, position, name)
    return concealment_terrain(position, position.units[name])


def _reason(unit: Unit, *, concealed: bool) -> Reason:
    """Why the unit is concealed still, or never was, if no action has taken its concealment."""
    if not concealed:
        return Reason("A12.1", "it was not concealed")
    if unit.did("moved_by_trench"):
        return Reason("B27.54", "movement between connecting trenches does not take it")
    return Reason("A12.14", "nothing has taken it")


def _loss(log: Log, name: str) -> Loss | None:
    """The last loss of the unit's concealment, if there was one."""
    losses = [loss for step in log.steps for loss in step.losses if loss.unit == name]
    return losses[-1] if losses else None
