"""B9.321, 9.41: which units keep wall advantage as others move within their hex or fail to enter one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import Location, location
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import given, without
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held, holders, rivals
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import claimable_hexsides, deluxe, unfit
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import still_entitled


class Had(NamedTuple):
    """The WA that a unit had until an entry took it: where it was, and over what."""

    unit: str
    where: Location
    over: tuple[str, ...]


@clause("B9.32", "B9.321")
def shifted(before: Position, after: Position, name: str) -> Unit:
    """The unit once it fronts other hexsides of its hex, in Bypass or Crest status: denial is asked anew.

    An enemy that has WA over one of those keeps it, and the unit has none [EXC: in Deluxe what it had].
    """
    unit, was = after.units[name], before.units.get(name)
    if was is None or was is unit or "wall_advantage" not in unit.status:
        return unit
    if (unit.bypass, unit.crest, unit.vca) == (was.bypass, was.crest, was.vca):
        return unit
    old = claimable_hexsides(before, was)
    beyond = tuple(side for side in claimable_hexsides(after, unit) if side not in old)
    if not beyond or not rivals(after, name, beyond):
        return unit
    left = held(before, was) if deluxe(after) else ()
    return replace(unit, wall_advantage_over=left) if left else without(unit)


@clause("B9.41")
def noted(before: Position, after: Position, entering: Iterable[str]) -> Position:
    """The position with a note on each unit that entered a Location: which units had WA until then."""
    had = tuple(
        Had(name, location(was := before.units[name]), held(before, was))
        for name in holders(before)
        if name in after.units and _lost(before, after, name)
    )
    changed = {
        name: replace(after.units[name], advantage_before=had)
        for name in entering
        if after.units[name].advantage_before != had
    }
    return after.with_units(changed)


def _lost(before: Position, after: Position, name: str) -> bool:
    return not set(held(before, before.units[name])) <= set(held(after, after.units[name]))


class Undone(NamedTuple):
    """An entry that came to nothing: the WA before it, and the WA once it is undone."""

    before: Position
    after: Position


@clause("B9.41")
def undone(rules: Rules, position: Position, returned: Iterable[str]) -> Undone | None:
    """WA as it was before the units that are returned set out, without what they gave up by setting out.

    All others that lost WA by the entry have it again, and those that gained it by the entry lose it. None if
    the entry was not played.
    """
    notes = {name: position.units[name].advantage_before for name in returned}
    back = {name: note for name, note in notes.items() if note is not None}
    if not back:
        return None
    had = {one.unit: one for note in back.values() for one in note}
    after = position.with_units({name: replace(position.units[name], advantage_before=None) for name in back})
    for name in sorted(had, key=lambda one: one in position.units and unfit(position, one)):
        if name not in back and _is_there(after, had[name]):
            again = given(after, name, had[name].over)
            after = again if still_entitled(rules, again, name) else after
    before = after
    for name in back:
        if name in had:
            before = given(before, name, had[name].over)
    return Undone(before, after)


def _is_there(position: Position, had: Had) -> bool:
    return had.unit in position.units and location(position.units[had.unit]) == had.where
