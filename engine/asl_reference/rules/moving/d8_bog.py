"""D8.2 Bog Checks, as deep as trench and Wire hexes need them: which vehicle owes one, and its DRM."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.chart import vehicle_mover
from asl_reference.board.places import tows
from asl_reference.board.position import Place, Position, Unit
from asl_reference.board.steps import Check
from asl_reference.rules.ground.b26_movement import wire_at
from asl_reference.rules.ground.b27_trenches import bogs_on_entry, bogs_on_vca_change
from asl_reference.rules.moving.b16_movement import bogs_by_marsh

NORMAL_GROUND_PRESSURE, NOT_FULLY_TRACKED, TRUCK_TYPE, TOWING = 1, 1, 1, 1
"""DRM of D8.21; Normal ground pressure is assumed, as positions do not give it."""
NEVER_BOGS = frozenset({"boat", "horse"})
"""Boats are no land vehicles, and a horse without a rider is no vehicle."""


@clause("D8.21")
def bog_drm(position: Position, unit: Unit) -> int:
    """DRM of the vehicle itself: +1 Normal ground pressure, +1 not fully tracked, +1 truck, +1 towing."""
    column = vehicle_mover(unit.type)
    drm = NORMAL_GROUND_PRESSURE
    drm += NOT_FULLY_TRACKED if column != "tracked" else 0
    drm += TRUCK_TYPE if column == "truck" else 0
    return drm + (TOWING if tows(position, unit) else 0)


def bog_check_of(position: Position, unit: Unit) -> Check:
    """A Bog Check that the vehicle owes."""
    return Check("bog", unit.id, bog_drm(position, unit))


@clause("D8.2", "B9.4", "B9.54", "B16.43", "B27.55", "B26.43", "B27.43")
def checks_on_entry(position: Position, unit_id: str, start: str, to: Place) -> tuple[Check, ...]:
    """A Bog Check each for the hexside crossed, a trench, Wire, the Bog hex entered; none for a foxhole.

    The one for the hexside comes first: if it fails, nothing else was entered.

    ``start`` is the hex the vehicle comes from.
    """
    unit, hex_name = position.units[unit_id], to.hex
    if not unit.is_vehicle or unit.type in NEVER_BOGS:
        return ()
    triggers = (
        bool(unit.bogs_in)
        + bogs_on_entry(position, hex_name, to.at)
        + wire_at(position, hex_name, to.at)
        + bogs_by_marsh(position, unit, start, to)
    )
    return (bog_check_of(position, unit),) * triggers


@clause("D8.2", "B27.55")
def checks_on_vca_change(rules: Rules, position: Position, unit_id: str, hexspines: int) -> tuple[Check, ...]:
    """One Bog Check a hexspine turned in a trench hex (D8.2)."""
    unit = position.units[unit_id]
    if not bogs_on_vca_change(rules, position, unit):
        return ()
    return (bog_check_of(position, unit),) * hexspines
