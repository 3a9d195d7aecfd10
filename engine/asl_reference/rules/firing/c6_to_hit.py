"""C6.2 Case K: the To Hit DRM of ordnance fire at what is concealed."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import clause
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, side_of, status_of
from asl_reference.board.position import Position

CASE_K = 2
"""To Hit DRM against a concealed or unseen target."""
UNSEEN = frozenset({"concealed", "hidden"})


@clause("A7.23", "A12.1", "A12.3")
def is_unseen(position: Position, piece: Piece) -> bool:
    """Whether the piece, or who has it, is concealed or hidden, and fire at it Area Fire or of Case K."""
    return not UNSEEN.isdisjoint(status_of(position, piece))


@clause("C6.2", "A12.1")
def case_k(position: Position, fire: Fire, target: Piece, beside: Iterable[Piece]) -> dict[str, int]:
    """+2 at a concealed target, be it a weapon of a concealed unit; none, and no key, at a Known one.

    Indirect Fire is aimed at the Location: one Known enemy among those ``beside`` the target lifts it.
    """
    own = {man.side for man in fire.who}
    there = (piece for piece in (target, *beside) if side_of(position, piece) not in own)
    aimed_at = (target,) if fire.kind.direct else there
    return {} if not all(is_unseen(position, piece) for piece in aimed_at) else {"case_k": CASE_K}
