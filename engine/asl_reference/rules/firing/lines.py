"""The reach of fire at a unit: for what an attack meets and for what a move risks."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board import geometry
from asl_reference.board.means import FT_RANGE, MACHINE_GUNS
from asl_reference.board.places import Piece, weapons_of
from asl_reference.board.position import MMC, Position
from asl_reference.rules.ground.a1_arms import FIRED


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
    pieces += weapons_of(position, unit_id, *(MACHINE_GUNS if snap_shot else FIRED)).values()
    return any(not out_of_range(piece, hex_name) for piece in pieces)
