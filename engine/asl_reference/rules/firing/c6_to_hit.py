"""C6.2 Case K: the To Hit DRM of ordnance fire at what is concealed."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, is_unseen, side_of
from asl_reference.board.position import Position
from asl_reference.rules.los.seers import in_view

CASE_K = 2
"""To Hit DRM against a concealed or unseen target."""


@clause("C6.2", "A12.1")
def case_k(rules: Rules, position: Position, fire: Fire, aimed_at: Iterable[Piece]) -> dict[str, int]:
    """+2 at a concealed target, be it a weapon of a concealed unit; none, and no key, at a Known enemy.

    ``aimed_at``: the target, or all that is in the Location if the fire is aimed at that: one Known enemy
    there lifts it.
    """
    own = {man.side for man in fire.who}
    known = any(
        side_of(position, piece) not in own
        and not is_unseen(position, piece)
        and _seen_by(rules, position, fire, piece)
        for piece in aimed_at
    )
    return {} if known else {"case_k": CASE_K}


def _seen_by(rules: Rules, position: Position, fire: Fire, piece: Piece) -> bool:
    """Whether one of the attackers has LOS to the piece; true of an attack whose attackers are not named."""
    men = fire.makers
    return not men or any(in_view(rules, position, man.id, piece.id) for man in men)
