"""Handlers of DC, Placed, Thrown and Set, and of attacks resolved against all of a Location."""

from __future__ import annotations

from collections.abc import Mapping

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.fire import attack_by
from asl_reference.board.means import MEANS
from asl_reference.board.position import TOILS, Counter, Place, Position, Unit
from asl_reference.board.steps import AttackDr, Check, Step, spent
from asl_reference.play.firing.firing import SW_FIRED, Part, has_fired, untimely
from asl_reference.play.moving.entry import asked_of, planned
from asl_reference.rules.firing.a7_aiming import met_by
from asl_reference.rules.firing.a8_first_fire import left_alone
from asl_reference.rules.firing.a23_dc import (
    BY_VERB,
    as_laid,
    goes_off_in,
    kind_of,
    not_due,
    out_of_reach,
    user_barred,
)
from asl_reference.rules.ground.a2_locations import (
    Location,
    counters_at,
    location,
    location_at,
    location_of,
    met_from_above,
    units_at,
)
from asl_reference.rules.ground.b16_identity import THROWN, goes_off
from asl_reference.rules.hiding.a24_wp import must_check
from asl_reference.rules.laboring.b26_removal import Resolved, removed_by, without_wire
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_entry import Entry, location_cost
from asl_reference.rules.moving.a4_legality import attacker_bars, mf_bars, state_bars
from asl_reference.rules.sheltering.b27_cover import net_tem, tem_options

PHASES = {"place_dc": ("MPh",), "set_dc": ("PFPh", "MPh")}
"""Phases in which a DC is Placed or Set. A DC is Thrown in the fire phases of its side."""
NOT_ENTERED = frozenset({"enemy", "wire"})
"""These do not bar a Location to a DC that is Placed there, because the unit itself does not enter."""


@clause("A23.1", "A23.3", "A23.6", "A23.7", "B26.45")
def _user_bars(position: Position, action: Action) -> Illegal | None:
    """What keeps a unit from using a DC: only free, able Infantry that has it may, and not on top of Wire.

    As First Fire it is Thrown where an enemy has spent MF.
    """
    unit, dc = position.units.get(action.unit), position.counters.get(action.counter)
    if unit is None or dc is None or dc.type != "dc" or dc.possessed_by != action.unit:
        return Illegal("A23.1", f"{action.unit} has no DC {action.counter}")
    barred = user_barred(position, unit)
    if barred:
        return barred
    if action.do == "throw_dc":
        there = units_at(position, location_at(action.place)).values()
        barred = untimely(position, unit.side, [one for one in there if one.side != unit.side])
        barred = barred or has_fired(position, Part(unit, dc, SW_FIRED))
    elif position.phase and position.phase not in PHASES[action.do]:
        return Illegal(BY_VERB[action.do].clause, f"{action.do} is not done in the {position.phase}")
    return barred or out_of_reach(position, unit, BY_VERB[action.do], location_at(action.place))


@clause("A23.3", "B26.45", "B26.51")
def place_dc(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A DC is Placed for the MF of entering the Location, Wire adding none and asking for no dr."""
    barred = _user_bars(position, action) or state_bars(position, "move", action.unit)
    if barred:
        return barred
    unit, dc = position.units[action.unit], position.counters[action.counter]
    to = action.place
    entry = _placing_cost(rules, position, action)
    if isinstance(entry, Illegal):
        return entry
    barred = mf_bars(position, action.unit, entry.mf, whole=entry.whole)
    placing = barred or a4_assault.spends(position, action.unit, entry.mf)
    if isinstance(placing, Illegal):
        return placing
    placing = a4_assault.within(placing)
    where = location_at(to)
    status = "placed_within" if where == location(unit) else "placed"
    after = position.with_counter(action.counter, _laid(unit, dc, to, status)).with_unit(
        action.unit, replace(placing, mf_spent=unit.mf_spent + entry.mf).having_done("moved")
    )
    paid = spent({action.unit: entry.mf}, f"place a DC in {to.hex}")
    return Step(after, paid, clauses=("A23.3", "B26.51"))


@clause("A23.3", "B26.51")
def _placing_cost(rules: Rules, position: Position, action: Action) -> Entry | Illegal:
    """MF to enter the Location on top of what lies there, enemies in it or not; for one's own its COT."""
    unit, to = position.units[action.unit], action.place
    if location(unit) == location_at(to):
        return location_cost(position, action.unit)
    bare = replace(unit, beneath=())
    on_top = position.with_unit(action.unit, bare)
    plan = planned(asked_of(rules, on_top, replace(action, do="move"), bare), but=NOT_ENTERED)
    return plan if isinstance(plan, Illegal) else plan.entry


@clause("A4.43", "A23.61")
def _laid(unit: Unit, dc: Counter, to: Place, *status: str) -> Counter:
    """The DC in the place where it will go off: possessed by nobody, and of the side of its user."""
    used = replace(dc, side=unit.side, laid_by=unit)
    there = replace(used, hex=to.hex, at=to.at, floor=to.floor)
    return replace(there, possessed_by="", beneath=(), status=tuple(status))


@clause("A23.6", "B26.45")
def throw_dc(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A DC is Thrown into the same or an adjacent Location, to be resolved at once."""
    barred = _user_bars(position, action)
    if barred:
        return barred
    unit, dc = position.units[action.unit], position.counters[action.counter]
    dc = replace(_laid(unit, dc, action.place), done=(THROWN,))
    thrower = unit.having_done(SW_FIRED)
    after = position.with_counter(action.counter, dc).with_unit(action.unit, thrower)
    return Step(after, clauses=("A23.6",))


@clause("A23.7", "B26.45", "B26.51")
def set_dc(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A DC is Set in one's own Location, which leaves the unit TI; it goes off later."""
    barred = _user_bars(position, action) or attacker_bars(position, action.unit, "Set a DC", "A23.7")
    if barred:
        return barred
    unit = position.units[action.unit]
    dc = _laid(unit, position.counters[action.counter], action.place, "set")
    toiling = unit.marked("ti").having_done(TOILS)
    after = position.with_counter(action.counter, dc).with_unit(action.unit, toiling)
    return Step(after, clauses=("A23.7",))


@clause("A7.3", "A8.1", "A23.3", "A24.31", "C1.5", "B26.51", "B26.52")
def resolve_fire(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """One Original DR for the Location: it decides on Wire first, then each unit meets it with DRM.

    In the MPh it meets only units that have spent MF there (A8.1).
    """
    if not position.has_hex(action.target):
        raise Malformed("action.target", f"resolve_fire: the board has no hex {action.target!r}")
    dc = position.counters.get(action.counter)
    barred = _resolution_bars(position, action, dc)
    if barred:
        return barred
    kind = MEANS[action.means]
    if kind.shell == "wp" and action.firepower is None:
        due = tuple(Check("nmc", name) for name in must_check(position, _where(action)))
        return Step(_clouded(position, action.target), checks=due, clauses=("A24.31",))
    firepower = kind.fp if kind.dc else action.firepower
    if firepower is None:
        raise Malformed("action.firepower", f"resolve_fire: give the FP of {action.means}")
    assert action.dr is not None
    fire = attack_by(position, action.means, () if dc is None else (dc,))
    fire = as_laid(position, replace(fire, hexside=action.hexside, resolved=True))
    struck: dict[str, int] = {}
    after = position
    for name in _wires(position, action):
        tem = net_tem(tem_options(rules, position, fire, position.counters[name]))
        judged = Resolved(action.means, firepower, action.dr, action.dr + tem)
        struck[name] = judged.final if kind.clears_wire == "final" else judged.original
        if removed_by(judged, dc):
            after = without_wire(after, name)
    for name, unit in _in_it(position, action).items():
        if left_alone(position, fire, unit):
            continue
        struck[name] = action.dr + met_by(rules, position, fire, unit, 0).total
    if dc is not None:
        done = replace(dc, gone_off=(*dc.gone_off, _where(action)))
        left = goes_off_in(done, action.hexside)
        after = after.with_counter(action.counter, done) if left else after.without_counter(action.counter)
    attacks = tuple(AttackDr(name, final) for name, final in struck.items())
    return Step(after, attacks=attacks, clauses=("A7.3", "B26.5"))


def _clouded(position: Position, hex_name: str) -> Position:
    """The position with a WP counter in the hex."""
    cloud = replace(position.hex(hex_name), smoke="wp")
    return replace(position, hexes={**position.hexes, hex_name: cloud})


def _resolution_bars(position: Position, action: Action, dc: Counter | None) -> Illegal | None:
    """A DC goes off where it lies and in its phase; a FFE only within its Blast Area.

    One that just lies there does not [EXC: the attack names the hexside that it was Thrown over].
    """
    kind = MEANS[action.means]
    if kind.dc:
        there = dc is not None and dc.type == "dc" and _where(action) in goes_off_in(dc, action.hexside)
        if dc is None or not there or dc.possessed_by:
            return Illegal("A23.1", f"there is no DC {action.counter} in {action.target} to go off")
        if not goes_off(dc) and dc.hex not in geometry.hexes_of(action.hexside):
            return Illegal("A23.6", f"{action.counter} was not Thrown, Placed or Set")
        if kind_of(dc) is not kind:
            return Illegal("A23.1", f"{action.counter} is resolved as {kind_of(dc).name}")
        if early := not_due(position, kind):
            return early
    if kind.first_fire and position.phase not in ("", "MPh"):
        return Illegal("A8.2", f"Residual FP attacks who moves in the MPh, not in the {position.phase}")
    if action.center and geometry.distance(action.center, action.target) > kind.blast:
        return Illegal("C1.5", f"{action.target} is outside the Blast Area centred on {action.center}")
    return None


def _wires(position: Position, action: Action) -> tuple[str, ...]:
    """Ids of the Wire counters that the attack comes down on."""
    if MEANS[action.means].whole_hex:
        return tuple(n for n, c in position.counters.items() if c.type == "wire" and c.hex == action.target)
    return tuple(counters_at(position, _where(action), "wire"))


def _in_it(position: Position, action: Action) -> Mapping[str, Unit]:
    """The units the attack meets, friend and foe, beneath counters and on top."""
    if MEANS[action.means].whole_hex:
        return met_from_above(position, action.target)
    return units_at(position, _where(action))


def _where(action: Action) -> Location:
    return location_of(action.target, action.at, action.floor)
