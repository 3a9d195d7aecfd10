"""Units enter a place together: MF, what it draws, and what goes along.

A unit may be beneath counters of its hex. Whether it may leave, enter and go beneath in one act is for 27.4
(in the MPh apart, in a rout or advance together), 27.54 and 27.6.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Expenditure, Step, spent
from asl_reference.play.moving.arriving import Moved, pay
from asl_reference.play.moving.entry import asked_of, planned
from asl_reference.play.moving.exposure import drawn
from asl_reference.play.moving.portage import (
    carried,
    not_manhandled,
    not_theirs,
    with_gear,
    without_what_stays,
)
from asl_reference.rules.ground.a2_locations import counter_at, location_at
from asl_reference.rules.ground.a5_stacking import overfilled
from asl_reference.rules.ground.b26_movement import fixed
from asl_reference.rules.ground.b27_foxholes import beside_it, one_shelter
from asl_reference.rules.moving.a4_allotment import led
from asl_reference.rules.moving.a4_legality import WITHOUT_MF, phase_bars
from asl_reference.rules.moving.b27_movement import alone, may_go_beneath, no_such_cover
from asl_reference.rules.moving.d8_bog import checks_on_entry


@clause("A4.1", "A4.7", "B27.4", "B27.41", "B27.44", "B27.54", "B27.6")
def enter(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units enter a place together, each by its own way and at its own cost."""
    entered = entered_by(rules, position, action)
    return entered if isinstance(entered, Illegal) else _step(rules, position, action, *entered)


def entered_by(
    rules: Rules, position: Position, action: Action, *, led_already: bool = False
) -> tuple[Position, dict[str, Moved]] | Illegal:
    """The position after the entry and what each unit paid for it, or what forbids it.

    ``led_already``: the position gives who moves with a leader.
    """
    if barred := phase_bars(position, action.do):
        return barred
    position = without_what_stays(position, action)
    gear = carried(position, action)
    if barred := fixed(position, gear) or not_theirs(position, action) or not_manhandled(position, action):
        return barred
    moved: dict[str, Moved] = {}
    leads = action.do == "move" and not led_already
    together = led(position, action.units) if leads else position
    for name in action.units:
        if name not in together.units:
            return alone(name)
        asked = asked_of(rules, together, action, together.units[name], gear)
        plan = planned(asked)
        one = plan if isinstance(plan, Illegal) else pay(*plan)
        if isinstance(one, Illegal):
            return one
        moved[name] = one
    if barred := _beneath_bars(position, action, gear):
        return barred
    after = with_gear(position.with_units({n: m.unit for n, m in moved.items()}), action, gear)
    if action.do in WITHOUT_MF:
        sides = dict.fromkeys(one.unit.side for one in moved.values())
        if barred := overfilled(position, after, location_at(action.place), sides):
            return barred
    return after, moved


def _step(rules: Rules, before: Position, action: Action, after: Position, moved: dict[str, Moved]) -> Step:
    """The step of a legal entry: expenditures, checks, what it draws."""
    starts = {name: before.units[name].hex for name in moved}
    entered, to = set(starts.values()) != {action.to}, action.place
    checks = tuple([one for n in moved if entered for one in checks_on_entry(after, n, starts[n], to)])
    purpose = f"enter {action.to}" + (f" beneath {action.beneath[0]}" if action.beneath else "")
    clauses = dict.fromkeys(m.clause for m in moved.values())
    return Step(
        after,
        () if action.do in WITHOUT_MF else _expenditures(moved, purpose),
        (),
        checks,
        (*drawn(before, after, moved), *sorted({risk for one in moved.values() for risk in one.laid_open})),
        tuple(clauses),
    )


@clause("B26.43", "B26.44")
def _expenditures(moved: dict[str, Moved], purpose: str) -> tuple[Expenditure, ...]:
    """The MF of the units; those of a vehicle with what Wire adds to them."""
    whole = frozenset(name for name, one in moved.items() if one.whole)
    paid = spent({name: one.mf for name, one in moved.items()}, purpose, whole)
    return tuple([one._replace(wire=mf) if (mf := moved[one.units[0]].wire) else one for one in paid])


def _beneath_bars(position: Position, action: Action, gear: tuple[str, ...]) -> Illegal | None:
    """What keeps the units from going beneath the counters named of the Location entered."""
    if not action.beneath:
        return None
    where, who = location_at(action.place), " and ".join(action.units)
    if barred := one_shelter(action.beneath, who):
        return barred
    for cover in action.beneath:
        found = counter_at(position, where, cover)
        if found is None:
            return no_such_cover(cover, where)
        beside = beside_it(who, cover, bypassing=action.at == "bypass")
        if barred := beside or may_go_beneath(position, action.units, gear, found[0], action.place):
            return barred
    return None
