"""B9.32-9.324: wall advantage as other rules ask for it: which unit has it, over what, and which may claim
it.

The position has to be settled, as ``play`` leaves it: mandatory WA then bears its counter.
"""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.position import Position
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import may_claim, may_forfeit
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle

__all__ = ["has_wall_advantage", "hexsides_held", "may_claim", "may_forfeit", "settle"]


@clause("B9.32")
def hexsides_held(position: Position, unit_id: str) -> tuple[str, ...]:
    """The hexsides over which the unit has WA."""
    return held(position, position.units[unit_id])


def has_wall_advantage(position: Position, unit_id: str, hexside: str) -> bool:
    """Whether the unit has WA over the hexside; False if there is no unit, as at an empty hex."""
    return unit_id in position.units and hexside in hexsides_held(position, unit_id)
