"""A4.61 Assault Movement as one state: how it begins, what goes on in it, and how it ends.

A unit that moves by it keeps it to the end of its MPh: whatever else it spends MF on belongs to the same
Assault Movement, which enters one Location at most and never uses the last MF.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.position import Number, Position, Unit
from asl_reference.rules.ground.c8_moving import BARS_ASSAULT, WITHIN, has_arrived, has_entered
from asl_reference.rules.moving.a4_allotment import mf_left

ASSAULT = "moved_by_assault"
"""Deed of a unit in Assault Movement."""
OTHER_MODES = frozenset({"double_time", "dash", "minimum", "low_crawl", "charge"})
"""Modes of movement that exclude Assault Movement (A4.61)."""


def in_assault(unit: Unit) -> bool:
    """Whether the unit is in Assault Movement."""
    return unit.did(ASSAULT)


def within(unit: Unit) -> Unit:
    """The unit after spending MF in its own Location."""
    return unit if has_arrived(unit) else unit.having_done(WITHIN)


@clause("A4.61", "B26.4", "B27.4")
def begins(position: Position, unit_id: str) -> Unit | Illegal:
    """Infantry declares it before moving: too late once it went beneath a counter or came out without it."""
    unit = position.units[unit_id]
    if not unit.is_infantry:
        return Illegal("A4.61", f"{unit_id} is no Infantry and makes no Assault Movement")
    if unit.did(*BARS_ASSAULT):
        return Illegal("A4.61", f"{unit_id} has begun its MPh already, and not by Assault Movement")
    return unit.having_done(ASSAULT, WITHIN)


@clause("A4.61")
def goes_on(unit: Unit, unit_id: str, mode: str, *, leaves: bool) -> Illegal | None:
    """What the unit's Assault Movement forbids: another mode, and to leave the one Location entered."""
    if mode in OTHER_MODES:
        return Illegal("A4.61", f"{unit_id} is in Assault Movement, which is no {mode} move")
    if leaves and has_entered(unit):
        return Illegal("A4.61", f"{unit_id} has entered its one Location by Assault Movement")
    return None


@clause("A4.61", "B26.4")
def spends(position: Position, unit_id: str, mf: Number) -> Unit | Illegal:
    """The unit, about to spend the MF: never its last in Assault Movement.

    [EXC: who has tried to get beneath Wire may, and is in Assault Movement no longer (26.4).]
    """
    unit = position.units[unit_id]
    if not in_assault(unit) or mf < mf_left(position, unit_id):
        return unit
    if unit.did("tried_wire"):
        return voided(unit)
    return Illegal("A4.61", f"{unit_id} would use all its MF: no Assault Movement")


@clause("B26.4")
def voided(unit: Unit) -> Unit:
    """The unit marked as having moved otherwise than by Assault Movement."""
    return unit.without_deed(ASSAULT)
