"""A4 Movement, as deep as the entrenchment and Wire rules lean on it: MF and what a hex costs."""

from __future__ import annotations

from asl_reference.clauses import clause
from asl_reference.position import MMC, Number, Position, Unit

INEXPERIENCED_MF, MMC_MF, SMC_MF, WOUNDED_MF = 3, 4, 6, 3
BERSERK_MF, ROUT_MF, CAVALRY_MF = 8, 6, 12
VEHICLE_MP = 12
"""An assumed printed MP allotment; positions give ``mf`` where it matters (D1.1)."""


def _led(position: Position, unit: Unit) -> bool:
    """Whether a Good Order leader of its side is in its hex (A19.31)."""
    return any(
        other.type == "leader" and other.side == unit.side and not other.has("broken", "berserk", "melee")
        for other in position.in_hex(unit.hex).values()
    )


@clause("A4.11")
def allotment(position: Position, unit_id: str) -> Number:
    """MF (vehicles: MP) of the unit for the whole phase: 4 for MMC, 6 for SMC and routing units."""
    unit = position.units[unit_id]
    if unit.mf is not None:
        return unit.mf
    if unit.is_vehicle:
        return VEHICLE_MP
    if unit.mount == "cavalry":
        return CAVALRY_MF
    if unit.has("broken"):
        return ROUT_MF
    if unit.has("berserk"):
        return BERSERK_MF
    if unit.type not in MMC:
        return WOUNDED_MF if unit.has("wounded") else SMC_MF
    if unit.has("inexperienced") and not _led(position, unit):
        return INEXPERIENCED_MF
    return MMC_MF
