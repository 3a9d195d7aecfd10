"""A12.1-A12.12 Concealment: Concealment Terrain, and the enemies whose LOS counts for or against it."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.places import Piece
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import good_order
from asl_reference.rules.ground.b16_identity import chart_row, in_the_terrain
from asl_reference.rules.los.seers import seers

VIEWING_RANGE = 16
"""Most hexes at which an enemy's LOS ends or prevents concealment (A12.121, A12.14)."""


UNRULED_PLACES = {"cave": "a cave (G11)", "sewer": "a sewer (B8)", "rooftop": "a roof (B23.8)"}
"""Places for which no rule here says whether they are Concealment Terrain."""


@clause("A12.12", "A4.3", "B6.2", "B11.4", "D2.3")
def concealment_terrain(position: Position, piece: Piece) -> bool:
    """Whether the piece is in Concealment Terrain, that of its hex; no entrenchment makes a place so."""
    hex_name, place, _ = location(piece)
    if place in UNRULED_PLACES:
        raise Beyond(f"whether {UNRULED_PLACES[place]} is Concealment Terrain")
    return chart_row(position, hex_name).concealment and in_the_terrain(position, piece)


@clause("A12.1")
def unbroken(unit: Unit) -> bool:
    """Unbroken Infantry or a vehicle in Good Order: what denies concealment (A12.1)."""
    return good_order(unit) if unit.is_vehicle else not unit.has("broken", "disrupted", "prisoner")


@clause("A12.11", "A19.12")
def in_full(unit: Unit) -> Unit:
    """The unit with what its words imply: dummies that are not hidden are concealed, Disrupted is broken."""
    if unit.type == "dummy" and not unit.unseen:
        unit = unit.marked("concealed")
    return unit.marked("broken") if "disrupted" in unit.status else unit


@clause("A12.14")
def viewers(rules: Rules, position: Position, unit_id: str, *, within: int | None) -> tuple[str, ...]:
    """Ids of the Good Order enemy ground units that see the unit; dummies see nothing."""
    side = position.units[unit_id].side
    return seers(rules, position, unit_id, sees_truly, side=side, within=within)


@clause("A12.121")
def onlookers(rules: Rules, position: Position, unit_id: str, *, within: int | None) -> tuple[str, ...]:
    """Ids of the unbroken enemy ground units, dummies among them, that see the unit."""
    side = position.units[unit_id].side
    return seers(rules, position, unit_id, unbroken, side=side, within=within)


def sees_truly(unit: Unit) -> bool:
    """Whether what the unit sees is shown: the unit is in Good Order and no dummy (A12.14, A12.33)."""
    return unit.type != "dummy" and good_order(unit)


def on_board_concealed(unit: Unit) -> Unit:
    """The hidden unit on board beneath a "?"; one that is beneath it already as it is."""
    return unit.unmarked("hidden").marked("concealed")


def revealed_units(position: Position, names: Iterable[str]) -> Position:
    """The position with these units neither concealed nor hidden; dummies go off the board (A12.11)."""
    for name in names:
        unit = position.units[name]
        if unit.type == "dummy":
            position = position.without_unit(name)
        else:
            position = position.with_unit(name, unit.unmarked("concealed", "hidden"))
    return position
