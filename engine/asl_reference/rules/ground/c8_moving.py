"""C.8, A8.1: what counts as a moving target, for gaps (9.3), Underbelly Hits and the cover of AFV (D9.3)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.places import Piece, has_come
from asl_reference.board.position import Unit

MOVES = ("moved", "moved_by_assault", "moved_by_trench", "moved_directly", "tried_wire", "dashed")
"""Deeds of a unit that spends MF on movement in its MPh."""
MOVING = (*MOVES, "routed")
"""Deeds that make a unit a moving target, even with no MF spent in the position (A8.1, C.8)."""
IMMOBILE = ("bogged", "immobilized")
"""Statuses of a vehicle that cannot move any more (D8.1, D8.3)."""


@clause("A4.1", "B9.3", "B16.4", "C.8", "D9.3")
def has_moved(unit: Unit) -> bool:
    """Whether it has spent MF or MP on movement in this phase, as the MF spent tell or its deeds."""
    return unit.mf_spent > 0 or unit.did(*MOVING)


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
