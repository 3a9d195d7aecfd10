"""Recovery and dropping of weapons (A4.44), and what marsh swallows (16.1)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import let_go
from asl_reference.board.position import GUNS, SUPPORT_WEAPONS, Counter, Position, Unit
from asl_reference.board.steps import Attempt, Check, Expenditure, Step, owed
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import another_activity_bars, status_barring
from asl_reference.rules.ground.b16_identity import goes_off, settled, swallowed
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_legality import attacker_bars, mf_bars
from asl_reference.rules.moving.a4_portage import elsewhere_for_a_gun

RECOVERED = 5
"""Recovery succeeds with a Final dr below 6 (A4.44)."""
CX = 1
"""DRM of a CX unit to its Recovery dr (A4.51)."""


RECOVERY_MF = 1
"""MF of a Recovery attempt in the MPh (A4.44)."""


@clause("B27.13", "B26.4")
def apart_for_recovery(position: Position, unit: Unit | Counter, weapon: Unit | Counter) -> bool:
    """Whether entrenchment or Wire lies between a unit and a weapon of its Location."""
    return covers_of(position, unit) != covers_of(position, weapon)


@clause("A4.44", "B27.13", "B26.4")
def recover(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit tries for an unpossessed weapon of its Location, both beneath or both on top.

    Announced without its dr, the attempt has its MF spent and its roll due.
    """
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"recover: no unit {action.unit!r} or no counter {action.counter!r}")
    due = owed(position, unit.id, "recovery") is not None
    announced = action.dr is not None and due and unit.recovering == weapon.id
    if barred := _may_recover(position, unit, weapon, announced=announced):
        return barred
    if announced:
        return _rolled(position, action, Step(position, clauses=("B27.13",)))
    in_mph = position.phase == "MPh"
    mf = RECOVERY_MF if in_mph else 0
    searching = a4_assault.spends(position, action.unit, mf) if in_mph else unit
    if isinstance(searching, Illegal):
        return searching
    tried = replace(searching.having_done("recovered"), mf_spent=unit.mf_spent + mf)
    after = position.with_unit(action.unit, tried)
    spent = (Expenditure((action.unit,), mf, "recover"),) if in_mph else ()
    step = Step(after, spent, clauses=("B27.13",))
    if action.dr is not None:
        return _rolled(after, action, step)
    waiting = after.with_unit(action.unit, replace(tried, recovering=action.counter))
    return replace(step, position=waiting, checks=(Check("recovery", action.unit, _drm(unit)),))


def _rolled(position: Position, action: Action, step: Step) -> Step:
    """The attempt with its dr: the weapon is the unit's, or stays where it is."""
    assert action.dr is not None
    unit = position.units[action.unit]
    final = action.dr + _drm(unit)
    success = final <= RECOVERED
    after = position.with_unit(action.unit, replace(unit, recovering=""))
    if success:
        weapon = replace(position.counters[action.counter], possessed_by=action.unit)
        after = after.with_counter(action.counter, weapon)
    attempt = Attempt((action.unit,), final, _drm(unit), success)
    return replace(step, position=after, attempts=(attempt,))


@clause("A4.51")
def _drm(unit: Unit) -> int:
    """The DRM to its Recovery dr."""
    return CX if unit.has("cx") else 0


@clause("A4.43")
def drop(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A unit gives up a weapon it possesses, free of MF."""
    unit, weapon = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or weapon is None:
        raise Malformed("action", f"drop: no unit {action.unit!r} or no counter {action.counter!r}")
    if weapon.possessed_by != action.unit:
        return Illegal("A4.43", f"{action.unit} does not possess {action.counter}")
    left = let_go(position, weapon, unit)
    return Step(position.with_counter(action.counter, left), clauses=("A4.43",))


@clause("B16.1", "B16.71")
def lost_in_marsh(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Equipment that an action leaves unpossessed in marsh is gone with it."""
    after = settled(done.position)
    return done.at(after)


@clause("A4.44")
def recovers_yet(position: Position, unit: Unit) -> bool:
    """Whether a unit that has announced a Recovery may make its dr: it is fit, and the weapon lies there."""
    weapon = position.counters.get(unit.recovering)
    return weapon is not None and _may_recover(position, unit, weapon, announced=True) is None


def _may_recover(position: Position, unit: Unit, weapon: Counter, *, announced: bool) -> Illegal | None:
    """What keeps the unit from the weapon, or from a further attempt if none is announced."""
    if weapon.type not in SUPPORT_WEAPONS | GUNS or weapon.possessed_by in position.units:
        return Illegal("A4.44", f"{weapon.id} is no unpossessed weapon")
    if goes_off(weapon):
        return Illegal("A23.1", f"{weapon.id} lies where it was laid until it goes off")
    if weapon.id in swallowed(position):
        return Illegal("B16.1", f"{weapon.id} is lost in the marsh of {weapon.hex}")
    if status_barring("recover", unit) or not unit.is_infantry:
        return Illegal("A4.44", f"{unit.id} may not Recover a weapon now")
    if not announced and (barred := _may_try(position, unit)) is not None:
        return barred
    if location(unit) != location(weapon):
        return Illegal("A4.44", f"{weapon.id} is not in the Location of {unit.id}")
    if elsewhere_for_a_gun(weapon, weapon, unit):
        return Illegal("C10.3", f"{weapon.id} is Pushed to where {unit.id} is, not Recovered")
    if apart_for_recovery(position, unit, weapon):
        wire = ("wire" in covers_of(position, unit)) != ("wire" in covers_of(position, weapon))
        return Illegal(
            "B26.4" if wire else "B27.13",
            f"one of {unit.id} and {weapon.id} is beneath a counter that the other is not beneath",
        )
    return None


def _may_try(position: Position, unit: Unit) -> Illegal | None:
    """One attempt in its RPh or MPh, for 1 MF in the MPh."""
    if (busy := another_activity_bars(position, unit, "recover")) is not None:
        return busy
    if position.phase not in ("", "RPh", "MPh") or unit.did("recovered"):
        return Illegal("A4.44", f"no Recovery by {unit.id} in this phase")
    if position.phase != "MPh":
        return None
    return attacker_bars(position, unit.id, "spend MF", "A4.44") or mf_bars(position, unit.id, RECOVERY_MF)
