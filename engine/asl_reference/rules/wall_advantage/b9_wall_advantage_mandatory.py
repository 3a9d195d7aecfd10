"""B9.322, 9.323: wall advantage that is gained and lost without a claim, settled after every action."""

from __future__ import annotations

from collections.abc import Mapping

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_position
from asl_reference.base.values import replace
from asl_reference.board.fire import is_aerial
from asl_reference.board.geometry import hexes_of
from asl_reference.board.position import Position
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import is_enemy
from asl_reference.rules.ground.c8_moving import has_arrived
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import (
    CLAIMED,
    comrade_with_advantage,
    given,
    obtainable,
    without,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import (
    held,
    hexes_beside,
    holders,
    shared_hexsides,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    deluxe,
    excluded,
    mandatory,
    unfit,
    walled,
)


@clause("B9.32", "B9.322", "B9.323")
def settle(rules: Rules, position: Position) -> Position:
    """The position once WA that has ended is lost and mandatory WA is gained; idempotent.

    Every unit with WA bears the counter afterwards, needed or not (9.323).
    """
    if not walled(position) and not holders(position):
        return position
    while (after := _nearer(position, rules)) is not None:
        position = after
    return position


@of_position
def _nearer(position: Position, rules: Rules) -> Position | None:
    """The position after one round of losses and mandatory gains, which may end more; None if no change."""
    after = _gained(rules, _lost(rules, position))
    return None if after is position else after


@clause("B9.323")
def as_found(rules: Rules, position: Position) -> Position:
    """The position settled before anything is done in it: nobody has just claimed anything."""
    after = settle(rules, position)
    if after is position:
        return position
    told = position.units
    claimed = {name: unit for name, unit in after.units.items() if unit.done != told[name].done}
    return after.with_units({name: replace(unit, done=told[name].done) for name, unit in claimed.items()})


@clause("B9.322")
def _lost(rules: Rules, position: Position) -> Position:
    """WA ends at once for a unit that 9.32 no longer grants it."""
    for name in holders(position):
        if not still_entitled(rules, position, name):
            position = position.with_unit(name, without(position.units[name]))
    return position


@clause("B9.32", "B9.322", "B9.324")
def still_entitled(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether the unit with WA may keep it, a broken or unarmed one by its comrades' (9.32)."""
    unit = position.units[unit_id]
    if not held(position, unit) or excluded(rules, position, unit_id) is not None:
        return False
    return not unfit(position, unit_id) or comrade_with_advantage(position, unit_id)


@clause("B9.321", "B9.322", "B9.323")
def _gained(rules: Rules, position: Position) -> Position:
    """Mandatory WA arises at the first moment it is possible.

    The unit that was there first comes first, then the ATTACKER (9.322). If nothing decides between two
    opponents, neither has it.
    """
    near = walled(position)
    beside = [name for name, unit in position.units.items() if unit.hex in near]
    due = {name: over for name in beside if (over := due_hexsides(rules, position, name))}
    due_in: dict[str, list[str]] = {}
    for name in due:
        due_in.setdefault(location(position.units[name]).hex, []).append(name)
    found = position
    for name in sorted(due, key=lambda n: _rank(position, n)):
        over = due[name] if position is found else due_hexsides(rules, position, name)
        disputed = _disputed(position, name, over, due_in)
        undisputed = tuple(side for side in over if side not in disputed)
        if undisputed and (deluxe(position) or not disputed):
            position = given(position, name, undisputed, CLAIMED)
    return position


def _rank(position: Position, unit_id: str) -> tuple[bool, ...]:
    """Sort key, first to get WA first: fit, there before, the ATTACKER's, neither hidden nor a dummy."""
    unit = position.units[unit_id]
    defends = not position.is_turn_of(unit.side)
    return unfit(position, unit_id), has_arrived(unit), defends, unit.has("hidden"), unit.type == "dummy"


@clause("B9.321", "B9.323")
def _disputed(
    position: Position, unit_id: str, over: tuple[str, ...], due_in: Mapping[str, list[str]]
) -> set[str]:
    """The hexsides by which an opponent with the very same right to WA would deny it to the unit.

    ``due_in``: the units to which WA is due, by hex.
    """
    unit = position.units[unit_id]
    shared = shared_hexsides(position, unit, over)
    theirs = {
        side
        for hex_name in hexes_beside(shared)
        for name in due_in.get(hex_name, ())
        if position.units[name].side != unit.side and _rank(position, name) == _rank(position, unit_id)
        for side in claimable_hexsides(position, position.units[name])
    }
    return theirs & shared


@clause("B9.323", "B9.324", "B9.41", "B9.321")
def due_hexsides(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """The hexsides over which the unit must claim WA that it lacks: mandatory, not excluded, not denied.

    During an enemy's uncompleted action nothing is claimed. A hidden unit lets an enemy have it and stays
    hidden, unless it is placed on board (9.324).
    """
    unit = position.units[unit_id]
    own, has = claimable_hexsides(position, unit), held(position, unit)
    if len(own) == len(has) or not mandatory(position, unit_id):
        return ()
    over = obtainable(rules, position, unit_id, how="mandatory")
    return () if isinstance(over, Illegal) else tuple([side for side in over if side not in has])


@clause("B9.322", "B9.323")
def counter_due(position: Position, unit_id: str) -> bool:
    """Whether a unit with WA must bear the counter.

    Always [EXC: where WA is mandatory and no enemy on board, prisoners left out, shares one of its hexsides].
    """
    unit = position.units[unit_id]
    over = held(position, unit)
    if not mandatory(position, unit_id):
        return bool(over)
    across = {other for name in over for other in hexes_of(name)} - {unit.hex}
    return any(
        other.hex in across
        and is_enemy(other, unit.side)
        and not other.has("hidden", "prisoner")
        and not is_aerial(other)
        for other in position.units.values()
    )
