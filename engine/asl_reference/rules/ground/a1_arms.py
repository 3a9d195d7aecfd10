"""A1.2, A7.1, A9.7: who is armed, and what keeps a unit or a weapon from being fired, place and target apart.

``a7_who_fires`` asks this for every kind of fire.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.places import Piece, manned_by, weapons_of
from asl_reference.board.position import AFVS, GUNS, MMC, SUPPORT_WEAPONS, Counter, Position, Unit

FIRED = SUPPORT_WEAPONS - {"dc", "radio"}
"""Support weapons that fire."""
ARMED_KINDS = AFVS | {"aircraft"}
"""Vehicles with weapons, be they named in the position or not."""
OUT_OF_ORDER = frozenset({"malfunctioned", "dm", "towed"})
"""Statuses in which a weapon does not fire (A9.7, A9.8, C10.1)."""
NO_FIRE = {
    "broken": "A10.4",
    "disrupted": "A10.4",
    "ti": "A10.4",
    "prisoner": "A20.5",
    "unarmed": "A20.5",
    "melee": "A11.15",
    "stunned": "D5.34",
    "shocked": "C7.41",
    "abandoned": "D5.4",
    "inherent": "D5.1",
}
"""Statuses in which a unit fires neither itself nor its weapons, with the clause; an inherent crew fires
as its vehicle."""


@clause("A9.7", "A9.8", "C10.1")
def usable(weapon: Counter) -> bool:
    """Whether the weapon works as it is: neither malfunctioned nor dismantled nor in tow."""
    return OUT_OF_ORDER.isdisjoint(weapon.status)


@clause("A1.2", "B9.32", "D1.6")
def has_firepower(unit: Unit) -> bool:
    """Whether the unit itself has FP, the SW it possesses apart.

    A vehicle whose weapons are not told has those of its kind.
    """
    if unit.has("unarmed", "prisoner"):
        return False
    if unit.is_vehicle:
        return unit.type in ARMED_KINDS or bool(unit.weapons)
    return unit.type in MMC or unit.type == "hero" or bool(unit.firepower)


@clause("A1.2", "A9.7", "B9.32")
def armed(position: Position, unit_id: str) -> bool:
    """Whether the unit has FP, its own or that of a SW it possesses that works (A1.2)."""
    unit = position.units[unit_id]
    if has_firepower(unit):
        return True
    return not unit.has("unarmed", "prisoner") and any(
        map(usable, weapons_of(position, unit_id, *FIRED).values())
    )


@clause("A4.43", "A7.1", "A9.7", "A12.11", "B27.1")
def bars_firing(position: Position, piece: Piece) -> Illegal | None:
    """What keeps the piece from firing at anything: its own state, or that of the unit that has it.

    Nothing is fired that nobody possesses, dummies fire nothing, and of the Guns beneath a foxhole
    only a mortar is fired (27.1).
    """
    man = manned_by(position, piece)
    if isinstance(man, Counter):
        return Illegal("A4.43", f"nobody possesses {piece.id}, so it is not fired")
    if man.type == "dummy":
        return Illegal("A12.11", f"{man.id} is a dummy and attacks nobody")
    status = next((status for status in NO_FIRE if status in man.status), "") if man.status else ""
    if status:
        return Illegal(NO_FIRE[status], f"{man.id} is {status} and does not fire")
    if isinstance(piece, Unit):
        return None
    if not usable(piece):
        return Illegal("A9.7", f"{piece.id} is malfunctioned, dismantled or in tow")
    if piece.type in GUNS - {"mortar"} and "foxhole" in piece.beneath:
        return Illegal("B27.1", f"only a mortar fires from beneath a foxhole, not {piece.id}")
    return None
