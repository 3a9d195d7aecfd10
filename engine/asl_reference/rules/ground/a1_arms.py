"""A1.2 who is armed: units with FP of their own or a weapon to use."""

from __future__ import annotations

from asl_reference.board.position import MMC, SUPPORT_WEAPONS, Position

FIRED = SUPPORT_WEAPONS - {"dc", "radio"}
"""Support weapons that fire."""


def armed(position: Position, unit_id: str) -> bool:
    """Whether the unit has FP, its own or that of a SW it possesses (A1.2); vehicles by their weapons."""
    unit = position.units[unit_id]
    if unit.has("unarmed", "prisoner"):
        return False
    if unit.is_vehicle:
        return bool(unit.weapons)
    own = unit.type in MMC or unit.type == "hero" or bool(unit.firepower)
    return own or any(c.possessed_by == unit_id and c.type in FIRED for c in position.counters.values())
