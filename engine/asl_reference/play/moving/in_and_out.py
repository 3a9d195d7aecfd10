"""Handlers of going beneath the counters of a hex, and of coming out of them."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import bypasses
from asl_reference.board.position import Number, Position, Unit
from asl_reference.board.steps import Step, spent
from asl_reference.play.moving.arriving import DEED
from asl_reference.play.moving.getting_beneath import beneath_wire
from asl_reference.play.moving.portage import (
    carried,
    not_theirs,
    without_what_is_left,
    without_what_stays,
)
from asl_reference.rules.ground.a2_locations import (
    Location,
    counter_at,
    location,
)
from asl_reference.rules.ground.b26_movement import on_wire, outside, with_its_wire
from asl_reference.rules.ground.b27_foxholes import beside_it, out_first
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_allotment import allotment, led
from asl_reference.rules.moving.a4_legality import (
    WITHOUT_MF,
    load_bars_advance,
    mf_bars,
    state_bars,
    verb_within,
)
from asl_reference.rules.moving.a4_modes import mode_within
from asl_reference.rules.moving.b27_movement import (
    alone,
    cover_mf,
    gear_may_leave,
    interdiction_first,
    may_go_beneath,
    no_such_cover,
)


@clause("B26.4", "B27.4", "B27.41", "B27.12", "B27.1")
def go_beneath(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Infantry on top goes beneath a counter of its hex for 1 MF of its own [EXC: A-T Ditch 2; Wire]."""
    where = _where(position, action)
    if isinstance(where, Illegal):
        return where
    found = counter_at(position, where, action.cover)
    if found is None:
        return no_such_cover(action.cover, where)
    for name in action.units:
        if name not in position.units:
            return alone(name)
    if action.cover == "wire":
        return beneath_wire(rules, position, action)
    for name in action.units:
        unit = position.units[name]
        if barred := out_first(name, unit) or beside_it(name, action.cover, bypassing=bypasses(unit)):
            return barred
        if on_wire(position, unit):
            return Illegal("B26.4", f"{name} is on top of the Wire and may enter no entrenchment")
    barred = not_theirs(position, action)
    lighter = without_what_is_left(position, action)
    if isinstance(lighter, Illegal):
        return lighter
    position = lighter
    barred = barred or may_go_beneath(position, action.units, carried(position, action), found[0])
    costs = {name: cover_mf(position, where, (action.cover,)) for name in action.units}
    covers = with_its_wire(position, where, (action.cover,))
    return barred or _within_hex(rules, position, action, costs, covers)


@clause("B26.4", "B27.1", "B27.4", "B27.41", "B27.51")
def come_out(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Infantry beneath a counter comes out on top for 1 MF of its own [EXC: A-T Ditch 2].

    In a Wire hex it comes out beneath the Wire.
    """
    for name in action.units:
        if name not in position.units:
            return alone(name)
        unit = position.units[name]
        if action.cover not in unit.beneath:
            return Illegal("B27.4", f"{name} is not beneath a {action.cover}")
        if not unit.is_infantry:
            return Illegal("B27.51", f"{name} is no Infantry and stays beneath the {action.cover}")
    if action.cover == "wire":
        return Illegal("B26.4", "nobody climbs back on top of the Wire")
    barred = not_theirs(position, action)
    barred = barred or gear_may_leave(position, carried(position, action))
    where = _where(position, action)
    if isinstance(where, Illegal):
        return where
    costs = {name: cover_mf(position, where, (action.cover,)) for name in action.units}
    return barred or _within_hex(rules, position, action, costs, outside(position, where))


def _where(position: Position, action: Action) -> Location | Illegal:
    """The Location the units are in."""
    places = {location(piece): piece.id for piece in position.pieces(action.units)}
    if len(places) > 1:
        return Illegal("B27.4", f"{' and '.join(places.values())} are not in one Location")
    return next(iter(places))


def _within_hex(
    rules: Rules, position: Position, action: Action, costs: dict[str, Number], covers: tuple[str, ...]
) -> Step | Illegal:
    """The units and what they carry beneath ``covers``, their MF spent apart from any other."""
    position = without_what_stays(position, action)
    verb = verb_within(position, costs)
    if verb is None:
        return Illegal("B27.4", f"{action.do} is movement and not done in the {position.phase}")
    changed: dict[str, Unit] = {}
    together = led(position, tuple(costs)) if verb == "move" else position
    for name, mf in costs.items():
        barred = (
            state_bars(position, verb, name)
            or interdiction_first(position, name)
            or load_bars_advance(verb, name, allotment(position, name))
        )
        so = barred or mode_within(together, name, verb, action.mode)
        if isinstance(so, Illegal):
            return so
        ready = together.with_unit(name, so)
        if verb not in WITHOUT_MF and (barred := mf_bars(ready, name, mf)) is not None:
            return barred
        paid = 0 if verb in WITHOUT_MF else mf
        unit = a4_assault.spends(ready, name, paid)
        if isinstance(unit, Illegal):
            return unit
        changed[name] = _changed(a4_assault.within(unit), covers, DEED[verb], paid)
    gear = {n: replace(position.counters[n], beneath=covers) for n in carried(position, action)}
    after = position.with_units(changed).with_counters(gear)
    word = "go beneath" if action.do == "go_beneath" else "come out of"
    return Step(
        after,
        () if verb in WITHOUT_MF else spent(costs, f"{word} {action.cover}"),
        clauses=("B26.4" if action.cover == "wire" else "B27.4",),
    )


def _changed(unit: Unit, covers: tuple[str, ...], deed: str, mf: Number) -> Unit:
    """The unit beneath ``covers``, its MF paid; the benefits of a trench move end with an ordinary one.

    A unit that comes out of an entrenchment is in the shellholes of the hex (27.42).
    """
    times = ("expenditure",) if set(covers) <= {"wire"} else ("expenditure", "shellholes")
    return replace(ended(unit, *times).having_done(deed), beneath=covers, mf_spent=unit.mf_spent + mf)
