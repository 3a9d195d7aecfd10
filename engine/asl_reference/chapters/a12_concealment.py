"""A12.14 loss of concealment by moving, as deep as trench movement needs it (27.54)."""

from __future__ import annotations

from asl_reference import geometry
from asl_reference.chapters.a10_open_ground import open_ground_to
from asl_reference.chapters.a10_rout import enemies, in_view
from asl_reference.chapters.b16_identity import chart_row
from asl_reference.clauses import clause
from asl_reference.editions import Rules
from asl_reference.position import Position, Unit

VIEWING_RANGE = 16
"""Hexes within which an enemy's LOS takes concealment (A12.14)."""


@clause("A12.12")
def concealment_terrain(position: Position, unit: Unit) -> bool:
    """Whether the hex is Concealment Terrain; an entrenchment does not make it so."""
    return unit.at != "bridge" and chart_row(position, unit.hex).concealment


def good_order(unit: Unit) -> bool:
    """Neither broken, berserk, captured nor in Melee; a vehicle with a working crew (A.7)."""
    return not unit.has("broken", "berserk", "prisoner", "melee", "stunned", "shocked", "abandoned")


def viewers(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the Good Order enemies that see the unit within 16 hexes."""
    unit = position.units[unit_id]
    return tuple(
        name
        for name in enemies(position, unit_id)
        if good_order(position.units[name])
        and geometry.distance(position.units[name].hex, unit.hex) <= VIEWING_RANGE
        and in_view(rules, position, name, unit_id)
    )


@clause("A12.14", "B27.54")
def lost_by_moving(rules: Rules, after: Position, unit_id: str, openly: bool) -> str:
    """Why a concealed unit that has just moved is concealed no longer; empty if it still is.

    ``openly`` is Non-Assault Movement into another hex: any viewer takes concealment. Other
    movement loses it in Open Ground alone. [EXC: nothing between connecting trenches.]
    """
    unit = after.units[unit_id]
    if not unit.has("concealed") or unit.did("moved_by_trench"):
        return ""
    for viewer in viewers(rules, after, unit_id):
        if openly:
            return f"Non-Assault Movement in LOS of {viewer}"
        if open_ground_to(rules, after, viewer, unit_id):
            return f"movement in Open Ground in LOS of {viewer}"
    return ""
