"""Handlers of given outcomes: what a result does to a unit, and what the loss of a leader asks."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import carrier_of, let_go, weapons_of
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Check, Step
from asl_reference.rules.ground.a2_locations import location, units_at

LOST_BY_BREAKING = ("berserk", "cx", "concealed", "hidden", "pinned", "ti")
"""Statuses a unit loses when it breaks (A4.51, A7.8, A10.5, A12.14)."""

NO_LEADER_LOSS = ("berserk", "prisoner")
"""Units that do not check for a lost leader, heroes and vehicles apart (A10.2, A15.4)."""


@clause("B27.13")
def result(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The given outcome for one unit; if a leader is lost or breaks, his Location checks."""
    unit = position.units.get(action.unit)
    if unit is None:
        return Illegal("A7.3", f"{action.unit} is no unit")
    after = outcome(position, action.unit, action.result)
    checks = leader_loss(position, action.unit, action.result)
    return Step(after, checks=checks, clauses=("B27.13",) if checks else ())


def outcome(position: Position, name: str, result: str) -> Position:
    """The position once the unit is pinned, broken, reduced, eliminated or untouched (A7.3).

    Dummies go off the board by whatever would take concealment from a real unit (A12.11).
    """
    unit = position.units[name]
    if unit.type == "dummy" and result != "no_effect":
        return _dropped(position.without_unit(name), name, unit)
    if result == "pinned":
        return position.with_unit(name, unit.marked("pinned"))
    if result == "reduced" and unit.type == "squad":
        return position.with_unit(name, replace(unit, type="half_squad", firepower=None))
    if result in ("reduced", "eliminated"):
        return _eliminated(position, unit)
    if result == "broken":
        if unit.has("broken"):
            return outcome(position, name, "reduced")
        return position.with_unit(name, unit.unmarked(*LOST_BY_BREAKING).marked("broken", "dm"))
    return position


@clause("A7.3", "B9.55")
def _eliminated(position: Position, unit: Unit) -> Position:
    """The position without the unit, and without an Inherent crew, which is part of its vehicle's counter."""
    crew = [
        one for one in position.units.values() if one.has("inherent") and carrier_of(position, one) is unit
    ]
    for one in (unit, *crew):
        position = _dropped(position.without_unit(one.id), one.id, one)
    return position


def _dropped(position: Position, name: str, unit: Unit) -> Position:
    """The position with what the unit possessed left unpossessed where it was (A4.43)."""
    left = {key: let_go(weapon, unit) for key, weapon in weapons_of(position, name).items()}
    return position.with_pieces(counters={**position.counters, **left})


@clause("B27.13")
def leader_loss(position: Position, name: str, result: str) -> tuple[Check, ...]:
    """LLMC for his Location when a leader is eliminated, LLTC when he breaks (A10.2).

    Beneath and on top are one Location for it; a pillbox is another. Only units of lower Morale
    check, if both Morale Levels are given; a broken unit has no LLTC.
    """
    leader = position.units[name]
    lost = result in ("eliminated", "reduced") or (result == "broken" and leader.has("broken"))
    if leader.type != "leader" or not (lost or result == "broken"):
        return ()
    check = "llmc" if lost else "lltc"
    drm = max(0, -(leader.leadership or 0))
    return tuple(
        Check(check, other, drm)
        for other, unit in units_at(position, location(leader)).items()
        if other != name and _checks(unit, leader) and (lost or not unit.has("broken"))
    )


def _checks(unit: Unit, leader: Unit) -> bool:
    """Whether the loss of the leader asks a check of the unit (A10.2)."""
    if unit.side != leader.side or not unit.is_personnel or unit.type in ("hero", "dummy"):
        return False
    if unit.has(*NO_LEADER_LOSS):
        return False
    return unit.morale is None or leader.morale is None or unit.morale < leader.morale
