"""One unit that enters a place: what it pays, in which mode of movement, and how it stands there then."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import ended
from asl_reference.board.position import Number, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.moving.crossing import (
    bogs_back_in,
    place_of_action,
    toll,
)
from asl_reference.rules.ground.a2_locations import (
    Location,
    location,
    location_of,
)
from asl_reference.rules.ground.b2_shellholes import SKIRTED, skirts
from asl_reference.rules.ground.b26_movement import (
    under,
)
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_legality import (
    CRAWLED,
    WITHOUT_MF,
    difficult,
    double_time_bars,
    low_crawl_bars,
    mf_bars,
    minimum_move_bars,
)
from asl_reference.rules.moving.a4_modes import charge_bars, dash_bars
from asl_reference.rules.moving.a4_movement import (
    DOUBLE_TIMED,
    Entry,
    allotment,
)
from asl_reference.rules.moving.b16_movement import (
    amphibious_mp_left,
)
from asl_reference.rules.moving.b26_getting_beneath import haste_bars
from asl_reference.rules.moving.b27_lower_levels import Passage

DEED = {"move": "moved", "rout": "routed", "advance": "advanced", "withdraw": "moved"}
ALL_MF = ("minimum", "low_crawl")
"""Modes of movement that take the whole allotment."""


@clause("B27.54", "B27.6")
def last_expenditure_alone(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """The favours of a way from trench to trench, or of 27.6, end as MF are spent on something else."""
    if action.do in DEED or not (done.expenditures or action.do == "search"):
        return done
    units = {
        name: fresh
        for name in (*action.units, action.unit)
        if (unit := done.position.units.get(name)) is not None
        and (fresh := ended(unit, "expenditure")) is not unit
    }
    if not units:
        return done
    act = done.act._replace(after=done.act.after.with_units(units)) if done.act else None
    return replace(done, position=done.position.with_units(units), act=act)


class Moved(NamedTuple):
    """One unit after the action: the unit, the MF it spent, and the clause that let it pass."""

    unit: Unit
    mf: Number
    clause: str
    whole: bool = False
    """Whether that takes the whole allotment."""
    laid_open: frozenset[str] = frozenset()
    """What the hexside crossed lays it open to."""


def pay(position: Position, action: Action, name: str, passage: Passage) -> Moved | Illegal:
    """The unit in its new place, MF spent, or why it cannot pay."""
    unit, entry = position.units[name], toll(position, action, name, passage)
    if action.do in WITHOUT_MF:
        if action.do == "advance" and not allotment(position, name):
            return Illegal("A4.72", f"{name} has no MF and does not advance")
        hard = difficult(position, name, entry, allotment(position, name))
        if isinstance(hard, Illegal):
            return hard
        arrived = _arrived(position, unit.marked("cx") if hard else unit, action, passage)
        return Moved(arrived.unmarked("melee") if action.do == "withdraw" else arrived, 0, passage.clause)
    unit_or_not = _by_mode(position, action, name, entry)
    if isinstance(unit_or_not, Illegal):
        return unit_or_not
    unit = unit_or_not
    if entry.afloat:
        return _pay_afloat(position, unit, action, name, passage)
    all_of_it = action.mode in ALL_MF
    if entry.whole:  # all MF of its mode of movement, and on top what the entry costs beyond it
        extra = max(0, entry.mf - allotment(position, name))
        entry = entry._replace(mf=allotment(position.with_unit(name, unit), name) + extra)
    mf = allotment(position, name) if all_of_it else entry.mf
    if not all_of_it:
        barred = mf_bars(position.with_unit(name, unit), name, entry)
        if barred:
            return barred
    arrived = _arrived(position, unit, action, passage)
    return Moved(replace(arrived, mf_spent=unit.mf_spent + mf), mf, passage.clause, all_of_it or entry.whole)


@clause("B16.42")
def _pay_afloat(
    position: Position, unit: Unit, action: Action, name: str, passage: Passage
) -> Moved | Illegal:
    """An amphibian in water movement mode pays amphibious MP alone."""
    mp, left = passage.entry.mf, amphibious_mp_left(unit)
    if mp > left:
        return Illegal("B16.42", f"{name} needs {mp} amphibious MP and has {left}")
    arrived = _arrived(position, unit, action, passage)
    return Moved(replace(arrived, amphibious_mp_spent=unit.amphibious_mp_spent + mp), mp, passage.clause)


def _by_mode(position: Position, action: Action, name: str, entry: Entry) -> Unit | Illegal:
    """The unit marked as its mode of movement leaves it, or why it may not move so."""
    unit = position.units[name]
    if action.do == "move" and (action.mode == "assault" or a4_assault.in_assault(unit)):
        return _by_assault(position, action, name, entry)
    if action.mode == "dash":
        return dash_bars(position, name) or unit.having_done("dashed")
    if action.mode == "double_time":
        barred = haste_bars(unit, name) or double_time_bars(position, name)
        return barred or unit.marked("cx").having_done(DOUBLE_TIMED)
    if action.mode == "minimum":
        return minimum_move_bars(position, name) or unit.marked("cx", "pinned")
    if action.mode == "low_crawl":
        return low_crawl_bars(position, action.do, name) or unit.having_done(CRAWLED)
    if action.mode == "charge":
        return charge_bars(position, name, place_of_action(action)) or unit
    return unit


@clause("A4.61", "B26.4")
def _by_assault(position: Position, action: Action, name: str, entry: Entry) -> Unit | Illegal:
    """The unit in Assault Movement, declared now or before, with MF left over."""
    unit = position.units[name]
    begun = unit if a4_assault.in_assault(unit) else a4_assault.begins(position, name)
    if isinstance(begun, Illegal):
        return begun
    barred = a4_assault.goes_on(begun, name, action.mode, leaves=_leaves(position, begun, action))
    return barred or a4_assault.spends(position.with_unit(name, begun), name, entry.mf)


def _leaves(position: Position, unit: Unit, action: Action) -> bool:
    """Whether the action takes the unit into another Location."""
    there = replace(unit, hex=action.to, at=action.at, floor=action.floor)
    return location(unit) != location(there)


def _arrived(position: Position, unit: Unit, action: Action, passage: Passage) -> Unit:
    """The unit in its new place with its deeds; WA and a bypass end with the hex."""
    leaves = _leaves(position, unit, action)
    fresh = ended(unit, "location") if leaves else a4_assault.within(unit)
    fresh = ended(fresh, "expenditure")
    deeds = [DEED[action.do], *filter(None, (passage.deed,))]
    if unit.hex != action.to:
        fresh = ended(fresh, "hex", "shellholes").unmarked("wall_advantage")
        whole = passage.entry.whole or action.mode in ALL_MF
        deeds += [SKIRTED] if skirts(position, unit, action, whole=whole) else []
    return replace(
        fresh.having_done(*deeds),
        hex=action.to,
        at=action.at,
        floor=action.floor,
        crest=action.crest,
        bypass=_bypass(unit, action),
        bogs_in=bogs_back_in(position, unit, action),
        beneath=under(position, goal(action), action.beneath),
        came_from=(unit.hex, unit.at, unit.floor, unit.crest, unit.bypass, _covered(position, unit)),
    )


def _covered(position: Position, unit: Unit) -> tuple[str, ...]:
    """What the unit is beneath as it sets out, in the order of their names."""
    return tuple(sorted(covers_of(position, unit)))


def goal(action: Action) -> Location:
    """The Location that the units enter."""
    return location_of(action.to, action.at, action.floor)


def _bypass(unit: Unit, action: Action) -> tuple[str, ...]:
    """The hexsides of its hex that the unit has followed to where it is; a vehicle is at the last."""
    if unit.is_vehicle:
        return action.bypass[-1:]
    return (*(unit.bypass if unit.hex == action.to else ()), *action.bypass)
