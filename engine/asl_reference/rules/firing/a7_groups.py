"""A7.5: fire groups, of Locations that are ADJACENT one to the next."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.position import Position
from asl_reference.rules.firing.a8_adjacent import next_to


@clause("A7.5")
def group_barred(rules: Rules, position: Position, fire: Fire) -> Illegal | None:
    """What keeps the attackers from being one fire group: each is next to another of the chain."""
    men = [man.id for man in fire.makers]
    if not fire.kind.fire_group or not men:
        return None
    chain, apart = men[:1], men[1:]
    while joining := [one for one in apart if any(next_to(rules, position, one, man) for man in chain)]:
        chain += joining
        apart = [one for one in apart if one not in joining]
    if not apart:
        return None
    return Illegal("A7.5", f"{apart[0]} is ADJACENT to nobody of the fire group of {chain[0]}")
