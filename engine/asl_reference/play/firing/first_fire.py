"""A8.1, A8.15: what the last MF of a unit gives to fire at.

How often one firer may First Fire at it in one Location, once for each MF spent there; at which hexside
a Snap Shot is taken at it.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import adjacent, hexside
from asl_reference.board.position import Number, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.ground.a2_locations import location

SINCE = "here since MF "
"""With a number: deed of a unit that had spent so many MF before it entered its Location."""
SHOT = "First Fired on by "
"""With the firer and a count: deed of a unit fired on in its MPh where it is now."""


@clause("A8.1", "B9.322")
def first_fire_spent(firer: str, target: Unit) -> Illegal | None:
    """Whether the firer has used up the shots that the MF spent in the Location give it.

    Claiming wall advantage is no expenditure and gives none.
    """
    here = target.mf_spent - _before(target)
    taken = sum(deed.startswith(f"{SHOT}{firer} #") for deed in target.done)
    if here and taken >= here:
        return Illegal("A8.1", f"{firer} has fired {taken} times at the {here} MF spent in {target.hex}")
    return None


def _before(unit: Unit) -> Number:
    """MF that the unit had spent before it entered its Location."""
    told = next((deed.removeprefix(SINCE) for deed in unit.done if deed.startswith(SINCE)), "0")
    return float(told)


@clause("A8.1")
def shots_taken(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Each declaration of First Fire is one shot at its target; a new Location begins the count anew."""
    units = {}
    for name, unit in done.position.units.items():
        if name in done.befell.left:
            kept = tuple(deed for deed in unit.done if not deed.startswith((SINCE, SHOT)))
            units[name] = replace(unit, done=tuple(sorted((*kept, f"{SINCE}{before.units[name].mf_spent}"))))
        elif action.do == "fire" and action.target == name and done.position.phase == "MPh":
            count = sum(deed.startswith(SHOT) for deed in unit.done)
            shots = (f"{SHOT}{firer} #{count}" for firer in action.by)
            units[name] = replace(unit, done=tuple(sorted((*unit.done, *shots))))
    return replace(done, position=done.position.with_units(units)) if units else done


@clause("A8.15")
def crossing_noted(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A Snap Shot is taken at the hexside that the unit's last MF took it over; none if it went nowhere."""
    units = {}
    for name in {name for spent in done.expenditures for name in spent.units}:
        was, unit = before.units.get(name), done.position.units.get(name)
        if was is not None and unit is not None:
            left, entered = location(was).hex, location(unit).hex
            crossed = hexside(left, entered) if adjacent(left, entered) else ""
            units[name] = replace(unit, crossed=crossed)
    return replace(done, position=done.position.with_units(units)) if units else done
