"""Recovery and dropping of weapons (A4.44), and what marsh swallows (16.1)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import let_go
from asl_reference.board.position import GUNS, SUPPORT_WEAPONS, Counter, Position, Unit
from asl_reference.board.steps import Act, Attempt, Expenditure, Step
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import status_barring
from asl_reference.rules.ground.b16_identity import settled, swallowed
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_legality import attacker_bars, mf_bars

RECOVERED = 5
"""Recovery succeeds at a dr below 6 (A4.44)."""


RECOVERY_MF = 1
"""MF of a Recovery attempt in the MPh (A4.44)."""


@clause("B27.13", "B26.4")
def apart_for_recovery(position: Position, unit: Unit | Counter, weapon: Unit | Counter) -> bool:
    """Whether entrenchment or Wire lies between a unit and a weapon of its Location."""
    return covers_of(position, unit) != covers_of(position, weapon)


@clause("B27.13", "B26.4")
def recover(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit tries for an unpossessed weapon of its Location, both beneath or both on top."""
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"recover: no unit {action.unit!r} or no counter {action.counter!r}")
    barred = _may_recover(position, action, unit, weapon)
    if barred is not None:
        return barred
    in_mph = position.phase == "MPh"
    searching = a4_assault.spends(position, action.unit, RECOVERY_MF) if in_mph else unit
    if isinstance(searching, Illegal):
        return searching
    success = action.dr is not None and action.dr <= RECOVERED
    after = position.with_unit(
        action.unit,
        replace(searching.having_done("recovered"), mf_spent=unit.mf_spent + (RECOVERY_MF if in_mph else 0)),
    )
    if success:
        after = after.with_counter(action.counter, replace(weapon, possessed_by=action.unit))
    rolled = (Attempt((action.unit,), action.dr, 0, success),) if action.dr is not None else ()
    if not in_mph:
        return Step(after, attempts=rolled, clauses=("B27.13",))
    spent = (Expenditure((action.unit,), RECOVERY_MF, "recover"),)
    return Step(after, spent, rolled, clauses=("B27.13",), act=Act(after, (action.unit,)))


@clause("A4.43")
def drop(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit gives up a weapon it possesses, free of MF."""
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"drop: no unit {action.unit!r} or no counter {action.counter!r}")
    if weapon.possessed_by != action.unit:
        return Illegal("A4.43", f"{action.unit} does not possess {action.counter}")
    return Step(position.with_counter(action.counter, let_go(weapon, unit)), clauses=("A4.43",))


@clause("B16.1", "B16.71")
def lost_in_marsh(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Whatever an action leaves unpossessed in marsh is gone with it."""
    after = settled(done.position)
    return done if after is done.position else replace(done, position=after)


def _may_recover(position: Position, action: Action, unit: Unit, weapon: Counter) -> Illegal | None:
    if weapon.type not in SUPPORT_WEAPONS | GUNS or weapon.possessed_by in position.units:
        return Illegal("A4.44", f"{action.counter} is no unpossessed weapon")
    if action.counter in swallowed(position):
        return Illegal("B16.1", f"{action.counter} is lost in the marsh of {weapon.hex}")
    if status_barring("recover", unit) or not unit.is_infantry:
        return Illegal("A4.44", f"{action.unit} may not Recover a weapon now")
    if position.phase not in ("", "RPh", "MPh") or unit.did("recovered"):
        return Illegal("A4.44", f"no Recovery by {action.unit} in this phase")
    if position.phase == "MPh":
        barred = attacker_bars(position, action.unit, "spend MF", "A4.44")
        barred = barred or mf_bars(position, action.unit, RECOVERY_MF)
        if barred:
            return barred
    if location(unit) != location(weapon):
        return Illegal("A4.44", f"{action.counter} is not in the Location of {action.unit}")
    if apart_for_recovery(position, unit, weapon):
        wire = ("wire" in covers_of(position, unit)) != ("wire" in covers_of(position, weapon))
        return Illegal(
            "B26.4" if wire else "B27.13",
            f"one of {action.unit} and {action.counter} is beneath a counter that the other is not beneath",
        )
    return None
