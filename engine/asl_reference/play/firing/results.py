"""Handler of given outcomes: what a result does to a unit, and what asks a check of it."""

from __future__ import annotations

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import carrier_of
from asl_reference.board.position import SMC, Position, Unit
from asl_reference.board.steps import Step, owed

LOST_BY_BREAKING = ("berserk", "cx", "pinned", "ti")
"""Statuses a unit loses when it breaks (A4.51, A7.8, A10.5); ``concealment_lost`` takes its "?" (A12.14)."""
MADE_AS = {"mc": ("llmc", "nmc"), "tc": ("lltc",), "rally": ()}
"""By kind of check taken: the due checks that it settles."""
NO_HARM = ("dm", "no_effect")
"""Results without effect on a unit that is not broken; all others end concealment (A12.14)."""


@clause("B27.13")
def result(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The given outcome for one unit."""
    unit = position.units.get(action.unit)
    if unit is None:
        return Illegal("A7.3", f"{action.unit} is no unit")
    return Step(outcome(position, action.unit, action.result))


def outcome(position: Position, name: str, result: str) -> Position:
    """The position once the unit is pinned, broken, reduced, eliminated or untouched (A7.3, A17.1).

    All but ``no_effect`` put a unit that is broken already under DM (A10.62). What it costs concealment, and
    takes dummies off the board, is for ``concealment_lost``.
    """
    unit = position.units[name]
    if unit.has("broken") and result != "no_effect":
        unit = unit.marked("dm")
        position = position.with_unit(name, unit)
    if result == "pinned":
        return position.with_unit(name, unit.marked("pinned"))
    if result == "reduced" and unit.type == "squad":
        return position.with_unit(name, replace(unit, type="half_squad", firepower=None))
    if result == "reduced" and unit.type in SMC and not position.follows("A17.1-reduced=removed"):
        return position.with_unit(name, unit.marked("wounded"))
    if result in ("reduced", "eliminated"):
        return _eliminated(position, unit)
    if result == "broken":
        if unit.has("broken"):
            return outcome(position, name, "reduced")
        return position.with_unit(name, unit.unmarked(*LOST_BY_BREAKING).marked("broken", "dm"))
    return position


@clause("A10.62", "A12.14")
def asked_by_attack(position: Position, action: Action) -> bool:
    """Whether an attack calls for the check that is taken: a MC or TC that no lost leader and no WP asks."""
    if action.do != "take_check" or action.check == "rally":
        return False
    return owed(position, action.unit, *MADE_AS[action.check]) is None


@clause("A7.3", "B9.55")
def _eliminated(position: Position, unit: Unit) -> Position:
    """The position without the unit, and without an Inherent crew, which is part of its vehicle's counter."""
    aboard = [one for one in position.units.values() if carrier_of(position, one) is unit]
    if any(not one.has("inherent") for one in aboard):
        raise Beyond(f"what becomes of those aboard {unit.id}, which is eliminated (D6.9)")
    for one in (unit, *aboard):
        position = position.without_unit(one.id)
    return position
