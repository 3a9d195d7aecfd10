"""Movement declared before it is made: its mode and a leader's bonus (A4.12, A4.61)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from asl_reference.rules.moving.a4_allotment import DOUBLE_TIMED
from asl_reference.rules.moving.a4_legality import double_time_bars, state_bars
from asl_reference.rules.moving.b26_getting_beneath import (
    haste_bars,
    with_leader,
)


@clause("A4.5", "A4.12", "B26.4", "B26.46")
def declare(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Double Time or movement with a leader is announced, before MF are spent, and adds its MF."""
    if position.phase not in ("", "MPh"):
        return Illegal("A4.1", f"movement is declared in the MPh, not in the {position.phase}")
    after = position
    for name in action.units:
        barred = state_bars(position, "move", name)
        done = barred or _declared(after, action, name)
        if isinstance(done, Illegal):
            return done
        after = done
    return Step(after, clauses=("A4.12" if action.leader else "A4.5",))


def _declared(position: Position, action: Action, name: str) -> Position | Illegal:
    """The position once the unit has announced it; a leader named with those he leads goes with them."""
    if action.leader:
        leads = name == action.leader and position.units[name].type == "leader"
        together = position if leads else with_leader(position, name, action.leader)
        if isinstance(together, Illegal) or not action.mode:
            return together
        position = together
    if action.mode != "double_time":
        raise Malformed("action", "declare: Double Time or a leader; other modes go with the move itself")
    unit = position.units[name]
    barred = haste_bars(unit, name) or double_time_bars(position, name)
    return barred or position.with_unit(name, unit.marked("cx").having_done(DOUBLE_TIMED))
