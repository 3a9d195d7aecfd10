"""A1.2 who is armed: units with FP of their own, whatever else they possess."""

from __future__ import annotations

from asl_reference.position import MMC, Unit


def armed(unit: Unit) -> bool:
    """Whether the unit has FP of its own: MMC, heroes and vehicles with weapons (A1.2)."""
    if unit.has("unarmed", "prisoner"):
        return False
    return (
        bool(unit.weapons)
        if unit.is_vehicle
        else unit.type in MMC or unit.type == "hero" or bool(unit.firepower)
    )
