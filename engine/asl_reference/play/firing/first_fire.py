"""A8.1, A8.15: the shots that a unit's last MF allow.

How often one firer may First Fire at it in one Location, once for each MF spent there; at which hexside
a Snap Shot is taken at it.
"""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import adjacent, hexside
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import carrier_of
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step


@clause("A8.1", "B9.322")
def first_fire_spent(firer: str, movers: Iterable[Unit]) -> Illegal | None:
    """Whether the firer has used up the shots at each of these that the MF spent in the Location give it.

    Claiming wall advantage is no expenditure and gives none.
    """
    reason = None
    for target in movers:
        here = target.mf_spent - target.mf_before
        taken = target.shot_at_by.count(firer)
        if not here or taken < here:
            return None
        reason = Illegal("A8.1", f"{firer} has fired {taken} times at the {here} MF spent in {target.hex}")
    return reason


@clause("A8.1", "A8.15")
def last_mf_noted(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A new Location begins the count of shots anew, and a Snap Shot is taken at the hexside last crossed.

    There is no such hexside if the unit's last MF took it nowhere. A unit that its vehicle carries on has
    spent no MF in the new Location. A unit that is turned back (A12.15) has spent the MF of its entry there.
    """
    spenders = {name for spent in done.expenditures for name in spent.units}
    units = {}
    for name in spenders.union(done.befell.left):
        was, unit = before.units.get(name), done.position.units.get(name)
        if was is None or unit is None:
            continue
        left, mf, crossed = name in done.befell.left, unit.mf_before, unit.crossed
        if name in spenders:
            crossed = hexside(was.hex, unit.hex) if adjacent(was.hex, unit.hex) else ""
        if left and (name in spenders or carrier_of(before, was)):
            mf = was.mf_spent
        fresh = ended(unit, "location") if left else unit
        units[name] = replace(fresh, mf_before=mf, crossed=crossed)
    return done.at(done.position.with_units(units))
