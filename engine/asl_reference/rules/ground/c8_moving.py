"""C.8, A8.1: which deeds count as moving, as entering and as arriving, for all rules that ask it."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.places import Piece, has_come
from asl_reference.board.position import Unit

_DEEDS: str = """
                 spends_mf moves enters arrives bars_assault
moved            A8.1      C.8   A4.1   B9.322  A4.61
moved_by_assault A8.1      C.8   A4.61  B9.322  -
moved_by_trench  A8.1      C.8   B27.54 B9.322  A4.61
moved_directly   A8.1      C.8   B27.6  B9.322  A4.61
dashed           A8.1      C.8   A4.63  B9.322  A4.63
tried_wire       A8.1      C.8   -      -       B26.4
double_timed     -         -     -      -       A4.5
routed           -         C.8   -      B9.322  -
advanced         -         -     -      B9.322  -
"""
"""The clause by which a deed counts as that, ``-`` where it does not. A rout enters in no MPh; an advance
spends no MF."""


def _counting_as(question: str) -> tuple[str, ...]:
    """The deeds that count as that."""
    head, *rows = (line.split() for line in _DEEDS.strip().splitlines())
    column = head.index(question) + 1
    return tuple(row[0] for row in rows if row[column] != "-")


MOVES = _counting_as("spends_mf")
"""Deeds of a unit that spends MF on movement in its MPh."""
MOVING = _counting_as("moves")
"""Deeds that make a unit a moving target, even with no MF spent in the position (A8.1, C.8)."""
IMMOBILE = ("bogged", "immobilized")
"""Statuses of a vehicle that cannot move any more (D8.1, D8.3)."""
ENTERS = _counting_as("enters")
"""Deeds by which a unit enters a Location in its MPh (A4.61, A12.15)."""
ARRIVES = _counting_as("arrives")
"""Deeds by which it comes into a Location in any phase, after those that were there before (9.322)."""
BARS_ASSAULT = _counting_as("bars_assault")
"""Deeds with which it has begun its MPh otherwise than by Assault Movement (A4.61)."""
WITHIN = "moved_within"
"""Deed of a unit that moved in this phase without entering another Location: in and out of counters."""


@clause("A4.1", "B9.3", "B16.4", "C.8", "D9.3")
def has_moved(unit: Unit) -> bool:
    """Whether it has spent MF or MP in this phase, to load or unload too, as those told or its deeds say."""
    return unit.spent or unit.did(*MOVING)


@clause("A4.61", "A12.15", "B26.32", "B27.13")
def has_entered(unit: Unit, deeds: tuple[str, ...] = ENTERS) -> bool:
    """Whether it has entered a Location by such a deed; MF spent within its own enter none (27.13, 26.32).

    Assault Movement that tried to get beneath Wire may have been no more than that.
    """
    told = unit.without_deed("moved_by_assault") if unit.did("tried_wire") else unit
    return told.did(*deeds) and not unit.did(WITHIN)


@clause("B9.322")
def has_arrived(unit: Unit) -> bool:
    """Whether it has come into its Location in this phase, by its MPh, RtPh or APh."""
    return has_entered(unit, ARRIVES)


@clause("B9.3", "C.8", "D9.3")
def is_moving(target: Piece) -> bool:
    """A unit that spends MF or MP this phase, or a vehicle in Motion, even once it has Stopped."""
    if not isinstance(target, Unit):
        return False
    return has_moved(target) or target.has("motion")


@clause("D8.1", "D8.3")
def immobile(unit: Unit) -> bool:
    """Whether a vehicle cannot move any more."""
    return unit.has(*IMMOBILE)


@clause("D2.1", "D2.12", "D2.13")
def in_motion(unit: Unit) -> bool:
    """Whether a vehicle is in Motion: it is said to be, or it has Started or moved and has not Stopped since.

    [EXC: one that cannot move any more.]
    """
    if immobile(unit):
        return False
    going = unit.is_vehicle and unit.did("started", "moved") and not unit.did("stopped")
    return unit.has("motion") or going


@clause("C.8")
def moves_on(unit: Unit, ending: str, following: str) -> bool:
    """Whether a vehicle that has entered a hex in the MPh that ends is a moving target yet: all the DFPh."""
    came = unit.is_vehicle and unit.did("moved") and has_come(unit)
    return came and (ending, following) == ("MPh", "DFPh")
