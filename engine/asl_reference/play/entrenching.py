"""Entrenching Attempts carried out (27.11)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Attempt, Step
from asl_reference.rules.laboring.b27_entrenching import (
    SUCCESS,
    attempt_drm,
    dug_in,
    lends,
    may_attempt,
)


@clause("B27.11")
def entrench(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """An announced attempt: at a Final DR of 5 or less a 1S foxhole lies above the units.

    Every participant is TI whatever the DR. A leader who may not lend his modifier is left out,
    and the attempt goes on without him.
    """
    if barred := may_attempt(rules, position, action):
        return barred
    units = {name: position.units[name] for name in action.units}
    leader = action.leader if lends(position, action) else ""
    drm = attempt_drm(units, position.units[leader] if leader else None)
    participants = (*action.units, *((leader,) if leader else ()))
    assert action.dr is not None
    final = action.dr + drm
    success = final <= SUCCESS
    after = position.with_units(
        {n: position.units[n].marked("ti").having_done("attempted_to_entrench") for n in participants}
    )
    if success:
        after = dug_in(rules, after, action.units, leader)
    return Step(
        after,
        attempts=(Attempt(participants, final, drm, success),),
        clauses=("B27.11", "B27.12"),
        why=_why(final, success=success, refused="" if leader else action.leader),
    )


def _why(final: int, *, success: bool, refused: str) -> str:
    """What came of the attempt in words, and of the leader who may not lend his modifier."""
    dug = f"Final DR {final} {'digs' if success else 'does not dig'} a foxhole"
    return f"{dug}; {refused} may not lend his modifier" if refused else dug


@clause("B27.11")
def roll(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Dice without an announced attempt are no attempt: they change nothing."""
    return Step(position, clauses=("B27.11",), why="no Entrenching Attempt was announced")
