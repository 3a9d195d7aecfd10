"""The question ``same_location``: do two units or counters share a Location for a purpose?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Reason, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.position import FORTIFICATIONS, Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.rules.ground.a2_locations import in_words, location
from asl_reference.rules.ground.b27_foxholes import SHELTERS, covers_of

FIELDS = ("same",)
COVERS = SHELTERS | {"wire"}
"""Counters that make no Location of their own, whether one is beneath them or on top (26.32, 27.13)."""
PARTED = frozenset({"recovery", "tem"})
"""Purposes for which beneath an entrenchment and outside it are different Locations (27.13)."""


@clause("B27.13", "B27.5", "B26.32", "B9.32")
def parted(position: Position, first: Unit | Counter, second: Unit | Counter, purpose: str) -> Reason | None:
    """Why two pieces are in different Locations; None if they share one.

    On top and beneath are one Location [EXC: for Recovery and TEM]; a pillbox is another. So are on Wire and
    beneath it for every purpose, though Recovery and Transfer past it are barred (26.4), but not a bridge and
    what lies under it.
    """
    here, there = location(first), location(second)
    if here != there:
        return Reason("A2.8", f"{in_words(here)} and {in_words(there)} are two Locations")
    if any(isinstance(thing, Counter) and thing.type in FORTIFICATIONS for thing in (first, second)):
        return None
    if purpose in PARTED:
        covers = (covers_of(position, first) ^ covers_of(position, second)) - {"wire"}
        if covers:
            beneath = f"only one of the two is beneath the {sorted(covers)[0].replace('_', ' ')}"
            return Reason("B27.13", f"{beneath}: two Locations for the purpose {purpose}")
    return None


def answer_same_location(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer ``same`` for the two ids; raises Malformed for an id that is not on the board."""
    position = log.position
    first, second = (_thing(position, question, key) for key in ("first", "second"))
    purpose = question.get("purpose", "general")
    apart = parted(position, first, second, purpose)
    both = f"both are in {in_words(location(first))}, one Location for the purpose {purpose}"
    reason = apart or Reason(_joins(position, first, second), both)
    return {"same": apart is None, "clauses": [reason.clause], "why": reason.why}


def _joins(position: Position, first: Unit | Counter, second: Unit | Counter) -> str:
    """The clause by which the two share a Location: what lies between them makes none of its own."""
    between = covers_of(position, first) ^ covers_of(position, second) | {first.type, second.type} & COVERS
    if not between:
        return "A2.8"
    return "B26.32" if between == {"wire"} else "B27.13"


def _thing(position: Position, question: Mapping[str, Any], key: str) -> Unit | Counter:
    name = question.get(key)
    found = position.piece(name) if isinstance(name, str) else None
    if found is None:
        raise Malformed(f"question.{key}", f"no unit or counter {name!r} in the position")
    return found
