"""Handler of the Bog Check with its two dice, and what it does to the vehicle and to Wire."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Attempt, Step, made, owed
from asl_reference.rules.laboring.b26_removal import rolled_down, wires_met, without_wire
from asl_reference.rules.moving.b9_breach import after_bog_check, bogged
from asl_reference.rules.moving.d8_bog import bog_drm

BOGS_AT = 12
"""A Final DR of 12 or more bogs the vehicle (D8.2)."""


@clause("D8.2", "D8.21", "B9.4", "B26.53")
def bog_check(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The Final DR bogs the vehicle or not; passed in a Wire hex, a colored 1 of tracks clears the Wire."""
    unit = position.units.get(action.unit)
    if unit is None or not unit.is_vehicle:
        return Illegal("D8.2", f"{action.unit} is no vehicle and makes no Bog Check")
    if owed(position, action.unit, "bog") is None:
        return Illegal("D8.2", f"no Bog Check is due from {action.unit}")
    drm = bog_drm(position, unit) + action.drm
    final = action.colored + action.white + drm
    passed = final < BOGS_AT
    rolled = (Attempt((action.unit,), final, drm, passed),)
    position = made(position, action.unit, "bog") if passed else _spared(position, action.unit)
    after = after_bog_check(position, action.unit, passed=passed)
    if after is None:
        after = position if passed else position.with_unit(action.unit, bogged(unit))
    if rolled_down(unit, passed=passed, colored=action.colored):
        for wire in wires_met(after, unit):
            after = without_wire(after, wire)
    return Step(after, attempts=rolled, clauses=("D8.2",))


def _spared(position: Position, unit_id: str) -> Position:
    """The position with no Bog Check due from the vehicle: bogged, it owes no other."""
    due = tuple(check for check in position.due if (check.check, check.unit) != ("bog", unit_id))
    return position.with_due(due)
