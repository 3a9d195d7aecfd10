"""The LOS and the reach of fire at a unit, said once: for what an attack meets and for what a move risks."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.fire import is_aerial
from asl_reference.board.places import Piece, weapons_of
from asl_reference.board.position import MMC, Position
from asl_reference.rules.ground.a1_arms import FIRED
from asl_reference.rules.los import End, Sight, ends_of_counter, ends_of_unit
from asl_reference.rules.los.sight import best_sight, worst_sight

SNAP_SHOT_WEAPONS = ("lmg", "mmg", "hmg")
"""SW that take part in a Snap Shot (A8.15)."""
FT_RANGE = 2
"""Hexes that a FT reaches, whatever Normal Range is told (A22.1)."""


def _ends(position: Position, name: str) -> tuple[End, ...]:
    return ends_of_unit(position, name) if name in position.units else ends_of_counter(position, name)


def _firing_ends(position: Position, name: str) -> tuple[End, ...]:
    """Where fire comes from: from a weapon that somebody has, where he is who fires it."""
    man = position.counters[name].possessed_by if name in position.counters else name
    return _ends(position, man if man in position.units else name)


def _piece(position: Position, name: str) -> Piece:
    return position.units[name] if name in position.units else position.counters[name]


@clause("A6.1", "A4.34", "B9.42")
def line_of_fire(rules: Rules, position: Position, firer: str, target: str, vertex: str = "") -> Sight:
    """LOS of one attacker to a unit or counter: to any of its points, or to the vertex aimed at."""
    if is_aerial(_piece(position, firer)):
        return Sight(True)
    ends = _ends(position, target)
    if vertex:
        ends = (ends[0]._replace(point=geometry.vertex(*geometry.hexes_of(vertex))),)
    return best_sight(rules, position, _firing_ends(position, firer), ends)


@clause("A8.15", "B9.42")
def snap_shot_line(rules: Rules, position: Position, firer: str, target: str, hexside: str) -> Sight:
    """LOS of a Snap Shot: the worse of those to the two vertices of the hexside the target has crossed."""
    end = _ends(position, target)[0]
    corners = geometry.vertices_of_hexside(*geometry.hexes_of(hexside))
    ends = tuple(end._replace(point=corner) for corner in corners)
    return worst_sight(rules, position, _firing_ends(position, firer), ends)


@clause("A7.22", "A22.1")
def out_of_range(piece: Piece, hex_name: str) -> bool:
    """Whether the hex is beyond twice the piece's Normal Range, where that is given, or the reach of a FT."""
    reach = FT_RANGE if piece.type == "ft" else None if piece.range is None else 2 * piece.range
    return reach is not None and geometry.distance(piece.hex, hex_name) > reach


@clause("A7.22", "A8.15")
def reaches(position: Position, unit_id: str, hex_name: str, *, snap_shot: bool = False) -> bool:
    """Whether the unit's own FP or a SW that it possesses reaches the hex.

    A Snap Shot is taken with the inherent FP of Infantry and with MG alone.
    """
    unit = position.units[unit_id]
    inherent = unit.is_vehicle or unit.type in MMC or unit.type == "hero" or bool(unit.firepower)
    pieces: list[Piece] = [unit] if inherent else []
    pieces += weapons_of(position, unit_id, *(SNAP_SHOT_WEAPONS if snap_shot else FIRED)).values()
    return any(not out_of_range(piece, hex_name) for piece in pieces)
