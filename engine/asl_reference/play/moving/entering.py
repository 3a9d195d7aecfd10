"""Handlers of the verbs that move units into places: move, rout, advance, withdraw.

One action is one announced expenditure. What a unit leaves, enters and goes beneath in it is
allowed or not by 27.4 (in the MPh apart, in a rout or advance together), 27.54 and 27.6.
"""

from __future__ import annotations

from typing import Any

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import hexside
from asl_reference.board.places import carrier_of
from asl_reference.board.position import GUNS, SUPPORT_WEAPONS, Number, Position
from asl_reference.board.steps import Act, Expenditure, Step
from asl_reference.play.moving.arriving import Moved, goal, pay
from asl_reference.play.moving.crossing import (
    breach,
    manner_bars,
    place_of_action,
    pushing,
    risks,
)
from asl_reference.play.moving.exposure import drawn
from asl_reference.play.moving.portage import without_what_stays
from asl_reference.rules.ground.a2_locations import (
    counter_at,
    location,
    location_of,
    no_such_place,
    not_for_it,
)
from asl_reference.rules.ground.a5_stacking import overfilled
from asl_reference.rules.ground.b2_shellholes import none_to_pay_for
from asl_reference.rules.ground.b26_movement import (
    fixed,
    onto_wire_first,
    stuck_on_wire,
    under,
    wire_bars,
    wire_mp,
)
from asl_reference.rules.ground.b27_foxholes import beside_it, from_the_pillbox, one_shelter
from asl_reference.rules.ground.b27_trenches import dug_in, trench_bars
from asl_reference.rules.moving.a4_bypass import bypass_cost
from asl_reference.rules.moving.a4_legality import (
    WITHOUT_MF,
    manhandles,
    occupied_bars,
    phase_bars,
    state_bars,
    withdrawal_bars,
)
from asl_reference.rules.moving.a4_modes import mode_bars
from asl_reference.rules.moving.a4_movement import (
    Entry,
    Place,
    entry_cost,
    led,
    mover,
)
from asl_reference.rules.moving.b16_movement import (
    climbs_into_marsh,
    entry_by_water,
    marsh_bars_entry,
)
from asl_reference.rules.moving.b26_getting_beneath import underground_bars
from asl_reference.rules.moving.b27_lower_levels import Going, Passage, direct_way, out_and_upward
from asl_reference.rules.moving.b27_movement import (
    alone,
    cover_mf,
    gear_may_cross,
    interdiction_first,
    may_combine,
    may_go_beneath,
)
from asl_reference.rules.moving.d8_bog import checks_on_entry
from asl_reference.rules.routing.a10_rout import path_bars


@clause("A4.1", "A4.7", "B27.4", "B27.41", "B27.44", "B27.54", "B27.6")
def enter(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units enter a place together, each by its own way and at its own cost."""
    barred = phase_bars(position, action.do)
    if barred:
        return barred
    position = without_what_stays(position, action)
    gear = carried(position, action)
    barred = fixed(position, gear) or not_theirs(position, action) or not_manhandled(position, action)
    if barred:
        return barred
    moved: dict[str, Moved] = {}
    together = led(position, action.units) if action.do == "move" else position
    for name in action.units:
        one = _enter_one(rules, together, action, name, gear)
        if isinstance(one, Illegal):
            return one
        moved[name] = one
    barred = _beneath_bars(position, action, gear)
    if barred:
        return barred
    after = _with_gear(position.with_units({n: m.unit for n, m in moved.items()}), action, gear)
    if action.do == "advance":
        sides = dict.fromkeys(one.unit.side for one in moved.values())
        barred = overfilled(position, after, goal(action), sides)
        if barred:
            return barred
    starts = {name: position.units[name].hex for name in moved}
    return _step(rules, after, action, moved, starts)


def _step(
    rules: Rules, after: Position, action: Action, moved: dict[str, Moved], starts: dict[str, str]
) -> Step:
    """The step of a legal entry: expenditures, checks, what it draws."""
    entered = set(starts.values()) != {action.to}
    to = Place(action.to, action.at)
    checks = tuple(check for n in moved if entered for check in checks_on_entry(after, n, starts[n], to))
    costs = {n: m.mf for n, m in moved.items()}
    whole = frozenset(n for n, m in moved.items() if m.whole)
    purpose = f"enter {action.to}" + (f" beneath {action.beneath[0]}" if action.beneath else "")
    clauses = dict.fromkeys(m.clause for m in moved.values())
    act = Act(after, tuple(moved), starts)
    return Step(
        after,
        () if action.do in WITHOUT_MF else _with_wire(after, action, spent(costs, purpose, whole), starts),
        (),
        checks,
        (*drawn(act), *sorted({risk for one in moved.values() for risk in one.laid_open})),
        tuple(clauses),
        act=act,
    )


@clause("B26.43", "B26.44")
def _with_wire(
    after: Position, action: Action, spending: tuple[Expenditure, ...], starts: dict[str, str]
) -> tuple[Expenditure, ...]:
    """The expenditures, each with the MP that Wire adds to it: on entering its hex, not on going on in it."""
    return tuple(
        one
        if starts[one.units[0]] == action.to
        else one._replace(wire=wire_mp(after, mover(after.units[one.units[0]]), action.to, action.at))
        for one in spending
    )


def spent(
    costs: dict[str, Number], purpose: str, whole: frozenset[str] = frozenset()
) -> tuple[Expenditure, ...]:
    """One expenditure for all units that spend alike; ``whole`` are those that spend their allotment."""
    found = []
    for amount in dict.fromkeys(costs.values()):
        units = tuple(n for n, mf in costs.items() if mf == amount)
        found.append(Expenditure(units, amount, purpose, whole=not whole.isdisjoint(units)))
    return tuple(found)


def _enter_one(
    rules: Rules, position: Position, action: Action, name: str, gear: tuple[str, ...]
) -> Moved | Illegal:
    """One unit's part in the action, or what forbids it."""
    if name not in position.units:
        return alone(name)
    to = place_of_action(action)
    barred = _may_set_out(rules, position, action, name, to)
    barred = barred or none_to_pay_for(position, action) or underground_bars(position, name, action.mode)
    barred = barred or marsh_bars_entry(rules, position, action, name, gear)
    if barred:
        return barred
    if climbs_into_marsh(rules, position, position.units[name], to):
        if action.mode not in ("", "minimum"):
            why = f"{action.to} is higher: its marsh takes a Minimum Move, not {action.mode}"
            return Illegal("B16.4", why)
        action = replace(action, mode="minimum")
    passage = _passage(rules, position, action, name, to, gear)
    if isinstance(passage, Illegal):
        return passage
    unit = position.units[name]
    stuck = stuck_on_wire(position, name) or _into_the_wire(action, passage)
    if stuck is None and passage.deed != "moved_by_trench":
        if unit.hex != to.hex:
            stuck = manner_bars(position, action, name, gear)
        stuck = stuck or onto_wire_first(position, name, goal(action), action.beneath)
        stuck = stuck or from_the_pillbox(name, location(unit), goal(action), action.beneath)
    if stuck:
        return stuck
    paid = pay(position, action, name, passage)
    if isinstance(paid, Illegal) or not unit.is_vehicle:
        return paid
    open_to = risks(position, action, name)
    shown = hexside(unit.hex, to.hex) if "underbelly_hit" in open_to else ""
    return paid._replace(unit=replace(paid.unit, underbelly=shown), laid_open=open_to)


def _may_set_out(rules: Rules, position: Position, action: Action, name: str, to: Place) -> Illegal | None:
    """State, phase and enemies: whether the unit may go there at all, MF apart."""
    unit = position.units[name]
    barred = (
        state_bars(position, action.do, name)
        or mode_bars(position, action.do, name, action.mode)
        or interdiction_first(position, name)
        or no_such_place(position, to.hex, to.at, to.floor)
        or not_for_it(unit, to.at, to.floor)
    )
    if barred:
        return barred
    if dug_in(unit):
        return Illegal("B27.51", f"{name} is beneath a trench and may not be taken out")
    if unit.hex != to.hex:
        column = mover(unit)
        barred = wire_bars(position, column, to.hex, to.at)
        barred = barred or trench_bars(position, unit, column, to.hex, to.at)
    if action.do == "withdraw":
        barred = barred or withdrawal_bars(position, name)
    barred = barred or occupied_bars(position, action.do, name, to)
    if action.do == "rout" and not barred:
        barred = path_bars(rules, position, name, to.hex)
    return barred


@clause("B9.541", "B16.4", "B16.42", "B26.44", "B27.4", "B27.41", "B27.44", "B27.54", "B27.6", "B30.4")
def _passage(
    rules: Rules, position: Position, action: Action, name: str, to: Place, gear: tuple[str, ...]
) -> Passage | Illegal:
    """The unit's way: direct where 27.54 or 27.6 gives one, else out, over and beneath as 27.4 has it."""
    unit = position.units[name]
    by_water = entry_by_water(rules, position, action, name, to)
    if by_water is not None:
        return by_water if isinstance(by_water, Illegal) else Passage(by_water, "", "B16.42")
    if action.mode == "breach":
        return breach(position, action, name)
    inside = unit.hex != to.hex and "pillbox" in (unit.at, to.at)
    going = Going(name, to, action.beneath, pushing(position, action, gear))
    straight = not inside and to.at != "bypass"
    way = direct_way(position, going) if straight else None
    if isinstance(way, Passage):
        return way
    left = _shelters(unit.beneath)
    if left or action.beneath or inside:
        why = f"{name} spends the MF to come out or go beneath apart from those of {to.hex}"
        barred = may_combine(action.do, why)
        if barred:
            return way or barred
    if straight:
        below = direct_way(position, going._replace(beneath=()))
        if isinstance(below, Passage):  # straight down, and there beneath a counter besides (27.41)
            return below._replace(entry=_besides(position, action, below.entry))
    for cover in left:
        barred = gear_may_cross(position, gear, cover)
        if barred:
            return barred
    out = cover_mf(position, location(unit), left)
    up = out_and_upward(position, going, out) if straight and left and action.beneath else None
    if up:
        return up
    entry = (
        bypass_cost(position, name, to, action.bypass)
        if to.at == "bypass"
        else entry_cost(position, name, to)
    )
    if isinstance(entry, Illegal):
        return entry
    paid = _besides(position, action, entry)
    extra = paid.mf + out > entry.mf
    return Passage(paid._replace(mf=paid.mf + out), "", "B27.41" if extra else "A4.2")


@clause("B27.41", "B27.44")
def _besides(position: Position, action: Action, entry: Entry) -> Entry:
    """The entry with the MF to go beneath the counters of the place entered in the same act."""
    mf = cover_mf(position, location_of(action.to, action.at), _shelters(action.beneath))
    return entry._replace(mf=entry.mf + mf)


def _shelters(covers: tuple[str, ...]) -> tuple[str, ...]:
    """What of these costs MF of its own to go beneath or to come out of: all but Wire."""
    return tuple(cover for cover in covers if cover != "wire")


@clause("B26.4", "B27.54")
def _into_the_wire(action: Action, passage: Passage) -> Illegal | None:
    """Nobody enters a hex beneath its Wire [EXC: from one connecting trench into another]."""
    if "wire" in action.beneath and passage.deed != "moved_by_trench":
        return Illegal("B26.4", f"getting beneath the Wire in {action.to} takes a dr of its own")
    return None


def _beneath_bars(position: Position, action: Action, gear: tuple[str, ...]) -> Illegal | None:
    """Whether the counters to go beneath are in the Location entered, and take the units: one at a time."""
    barred = one_shelter(action.beneath, " and ".join(action.units))
    if barred:
        return barred
    for cover in action.beneath:
        found = counter_at(position, goal(action), cover)
        if found is None:
            return Illegal("B27.1", f"there is no {cover} in that Location of {action.to} to go beneath")
        barred = beside_it(" and ".join(action.units), cover, bypassing=action.at == "bypass")
        barred = barred or may_go_beneath(position, action.units, gear, found[0])
        if barred:
            return barred
    return None


@clause("A4.43", "C10.1", "C10.3")
def not_theirs(position: Position, action: Action) -> Illegal | None:
    """Units take along what one of them possesses or Pushes, a vehicle the Gun of who is aboard it."""
    pushed = {position.units[n].pushing for n in action.units if n in position.units}
    for name in action.carrying:
        holder = carrier_of(position, position.counters[name])
        vehicle = carrier_of(position, holder) if holder else None
        who = {piece.id for piece in (holder, vehicle) if piece}
        if name not in pushed and who.isdisjoint(action.units):
            return Illegal("A4.43", f"none of {', '.join(action.units)} possesses {name}")
    return None


@clause("C10.3")
def not_manhandled(position: Position, action: Action) -> Illegal | None:
    """Who routs, advances or withdraws Pushes nothing: it takes along no Gun but a dm one."""
    if manhandles(position, action):
        return None
    for name in action.carrying:
        gun = position.counters[name]
        if gun.type in GUNS and "dm" not in gun.status:
            return Illegal("C10.3", f"{name} is Pushed in the MPh alone, in no {action.do}")
    return None


@clause("C10.3", "A4.42")
def carried(position: Position, action: Action) -> tuple[str, ...]:
    """Ids of what goes along: what is named, the Gun that is Pushed or towed, and the units' SW.

    Guns are Pushed in the MPh alone.
    """
    pushers = action.units if manhandles(position, action) else ()
    pushed = [position.units[n].pushing for n in pushers if n in position.units]
    own = [
        name
        for name, counter in position.counters.items()
        if counter.possessed_by in action.units
        and (counter.type in SUPPORT_WEAPONS or "towed" in counter.status)
    ]
    return tuple(dict.fromkeys((*action.carrying, *(p for p in pushed if p in position.counters), *own)))


def _with_gear(position: Position, action: Action, gear: tuple[str, ...]) -> Position:
    """The carried counters beside their units."""
    beneath = under(position, goal(action), action.beneath)
    there: dict[str, Any] = {"hex": action.to, "at": action.at, "floor": action.floor, "beneath": beneath}
    moved = {n: replace(position.counters[n], **there) for n in gear}
    return position.with_pieces(counters={**position.counters, **moved}) if moved else position
