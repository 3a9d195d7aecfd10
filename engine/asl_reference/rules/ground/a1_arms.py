"""A1.2, A7.1, A9.7: who is armed, and what keeps a unit or a weapon from being fired, place and target apart.

``a7_who_fires`` asks this for every kind of fire.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.places import Piece, manned_by, weapons_of
from asl_reference.board.position import AFVS, GUNS, MMC, SUPPORT_WEAPONS, Counter, Position, Unit
from asl_reference.rules.ground.a7_activity import status_bars

FIRED = SUPPORT_WEAPONS - {"dc", "radio"}
"""Support Weapons that can fire."""
ARMED_KINDS = AFVS | {"aircraft"}
"""Vehicles that have weapons even if the position names none."""
OUT_OF_ORDER = frozenset({"malfunctioned", "dm", "towed"})
"""Statuses in which a weapon does not fire (A9.7, A9.8, C10.1)."""


@clause("A9.7", "A9.8", "C10.1")
def usable(weapon: Counter) -> bool:
    """Whether the weapon works as it is: neither malfunctioned nor dismantled nor in tow."""
    return OUT_OF_ORDER.isdisjoint(weapon.status)


@clause("A1.2", "B9.32", "B26.41", "D1.6")
def has_firepower(unit: Unit) -> bool:
    """Whether the unit's counter has FP, its SW and what became of the unit apart.

    A vehicle whose weapons are not given has those of its kind.
    """
    if unit.is_vehicle:
        return unit.type in ARMED_KINDS or bool(unit.weapons)
    return unit.type in MMC or unit.type == "hero" or bool(unit.firepower)


@clause("A1.2", "A9.7", "B9.32", "B26.41")
def armed(position: Position, unit_id: str) -> bool:
    """Whether the unit has FP, its own or that of a SW it possesses that works (A1.2)."""
    unit = position.units[unit_id]
    if unit.has("unarmed", "prisoner"):
        return False
    return has_firepower(unit) or any(map(usable, weapons_of(position, unit_id, *FIRED).values()))


@clause("A4.43", "A7.1", "A9.7", "A12.11", "B27.1")
def bars_firing(position: Position, piece: Piece) -> Illegal | None:
    """What keeps the piece from firing at anything: its own state, or that of the unit that has it.

    A weapon that nobody possesses is not fired, dummies fire nothing, and of the Guns beneath a foxhole only
    a mortar is fired (27.1).
    """
    man = manned_by(position, piece)
    if isinstance(man, Counter):
        return Illegal("A4.43", f"nobody possesses {piece.id}, so it is not fired")
    unable = status_bars("fire", man, "does not fire")
    if unable or isinstance(piece, Unit):
        return unable
    if not usable(piece):
        return Illegal("A9.7", f"{piece.id} is malfunctioned, dismantled or in tow")
    if piece.type in GUNS - {"mortar"} and "foxhole" in piece.beneath:
        return Illegal("B27.1", f"only a mortar fires from beneath a foxhole, not {piece.id}")
    return None
