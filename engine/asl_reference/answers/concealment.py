"""The question ``concealment``: whether the unit is concealed after the actions, and what took it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from asl_reference.chapters.a12_concealment import concealment_terrain
from asl_reference.decode import Malformed
from asl_reference.editions import Rules
from asl_reference.play import Log, Step

FIELDS = ("concealed", "lost_by", "concealment_terrain", "clauses", "why")


def answer_concealment(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """The unit's concealment now; ``lost_by`` is ``movement`` or ``other``, empty for none lost."""
    name = str(question.get("unit", ""))
    unit = log.position.units.get(name)
    if unit is None:
        raise Malformed("question.unit", f"no unit {name!r} in the position")
    concealed = unit.has("concealed", "hidden")
    loss = None if concealed else _loss(log, name)
    by_moving = loss is not None and "A12.14" in loss.clauses
    return {
        "concealed": concealed,
        "lost_by": "" if loss is None else "movement" if by_moving else "other",
        "concealment_terrain": concealment_terrain(log.position, unit),
        "clauses": ["B27.54" if concealed and unit.did("moved_by_trench") else "A12.14"],
        "why": loss.why
        if loss is not None
        else "nothing has taken it"
        if concealed
        else "it was not concealed",
    }


def _loss(log: Log, name: str) -> Step | None:
    """The last step that took the unit's concealment, if one did."""
    for before, after in reversed(list(pairwise(log.steps))):
        unit = before.position.units.get(name)
        if unit is not None and unit.has("concealed", "hidden") and not _hides(after, name):
            return after
    first = log.steps[0] if log.steps else None
    return first if first is not None and "A12.14" in first.clauses else None


def _hides(done: Step, name: str) -> bool:
    unit = done.position.units.get(name)
    return unit is not None and unit.has("concealed", "hidden")
