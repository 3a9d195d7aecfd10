"""The question ``same_location``: do two units or counters share a Location for a purpose?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.position import FORTIFICATIONS, Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.b27_foxholes import covers_of

FIELDS = ("same",)
PARTED = frozenset({"recovery", "tem"})
"""Purposes for which beneath an entrenchment and outside it are different Locations (27.13)."""


@clause("B27.13", "B27.5", "B26.32", "B9.32")
def share_location(position: Position, first: Unit | Counter, second: Unit | Counter, purpose: str) -> bool:
    """On top and beneath are one Location [EXC: for Recovery and TEM]; a pillbox is another.

    So are on Wire and beneath it for every purpose, though Recovery and Transfer past it are barred (26.4),
    but not a bridge and what lies under it.
    """
    if location(first) != location(second):
        return False
    if any(isinstance(thing, Counter) and thing.type in FORTIFICATIONS for thing in (first, second)):
        return True
    if purpose in PARTED:
        return covers_of(position, first) - {"wire"} == covers_of(position, second) - {"wire"}
    return True


def answer_same_location(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer ``same`` for the two ids; raises Malformed for an id that is not on the board."""
    position = log.position
    first, second = (_thing(position, question, key) for key in ("first", "second"))
    purpose = question.get("purpose", "general")
    same = share_location(position, first, second, purpose)
    return {
        "same": same,
        "clauses": [_clause(position, first, second)],
        "why": f"{'one Location' if same else 'not one Location'} for the purpose {purpose}",
    }


def _clause(position: Position, first: Unit | Counter, second: Unit | Counter) -> str:
    """26.32 where Wire alone is between the two, else 27.13."""
    covers = covers_of(position, first) ^ covers_of(position, second)
    return "B26.32" if covers == {"wire"} or "wire" in (first.type, second.type) else "B27.13"


def _thing(position: Position, question: Mapping[str, Any], key: str) -> Unit | Counter:
    name = question.get(key)
    if isinstance(name, str):
        if name in position.units:
            return position.units[name]
        if name in position.counters:
            return position.counters[name]
    raise Malformed(f"question.{key}", f"no unit or counter {name!r} in the position")
