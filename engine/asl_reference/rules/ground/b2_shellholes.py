"""B2 Shellholes: which units are in them, and which went between them for the other terrain's MF alone."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.actions import Action
from asl_reference.board.places import BOTTOM, Piece, manned_by
from asl_reference.board.position import Hex, Number, Position, Unit

SHELLHOLES = "shellholes"
"""The overlay, and its name as a source of TEM."""
SKIRTED = "skirted_shellholes"
"""Deed of Infantry that has not paid for the shellholes of its hex (B2.4)."""
SHELLHOLE_MF = 1
"""MF that Infantry adds to COT to be in the shellholes and have their TEM (B2.3, B2.4)."""
SHELLHOLE_COST: dict[str, Number] = {"cavalry": 2, "wagon": 2}
"""COT of shellholes for columns that do not pay the cost of the hex's other terrain (B2.4)."""
SHELLHOLE_SURCHARGE: dict[str, Number] = {"motorcycle": 2, "armored_car": 2, "truck": 4}


def has_shellholes(ground: Hex) -> bool:
    """Whether the hex has shellholes."""
    return SHELLHOLES in ground.overlays


@clause("B2.4")
def with_shellholes(column: str, own: Number) -> Number:
    """COT of a hex with shellholes, by chart column; ``own``: its other terrain. Infantry may choose."""
    return SHELLHOLE_COST.get(column, own + SHELLHOLE_SURCHARGE.get(column, 0))


@clause("B2.3", "B2.4")
def in_shellholes(position: Position, ground: Hex, piece: Piece) -> bool:
    """Whether shellholes of its hex, the ``ground``, shelter a piece.

    No vehicle nor who is carried by it, and none that paid nothing.
    """
    if not has_shellholes(ground):
        return False
    man = manned_by(position, piece)
    return not isinstance(man, Unit) or (man.stands_for_itself and not man.did(SKIRTED))


@clause("B2.4")
def skirts(position: Position, unit: Unit, action: Action, *, whole: bool) -> bool:
    """Whether the unit that enters another hex pays for its terrain alone, and might have paid more.

    A unit that advances spends no MF, and is in the shellholes; so is one that spends its whole allotment.
    """
    if action.shellholes or whole or action.do not in ("move", "rout") or not unit.is_infantry:
        return False
    above = action.at == "crest"  # there is nothing to pay for, and so no TEM
    among = action.at in BOTTOM and not action.floor and not action.beneath
    return (among or above) and has_shellholes(position.hex(action.to))


@clause("B2.4")
def none_to_pay_for(position: Position, action: Action) -> Illegal | None:
    """Shellholes are paid for where there are any."""
    if not action.shellholes or (action.at in BOTTOM and has_shellholes(position.hex(action.to))):
        return None
    return Illegal("B2.4", f"there are no shellholes in that Location of {action.to}")
