"""One unit that enters a place: what it pays, its mode of movement, and its state afterwards."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import BYPASS, Action
from asl_reference.board.geometry import parallel
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import CAME, has_come, place_of, put
from asl_reference.board.position import Came, Number, Place, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.moving.entry import Asked
from asl_reference.play.moving.portage import pushes
from asl_reference.rules.ground.a2_locations import location, location_at
from asl_reference.rules.ground.b2_shellholes import SKIRTED, skirts
from asl_reference.rules.ground.b26_movement import with_its_wire
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_allotment import CRAWLED, TAKES_ALL, allotment, by_mode
from asl_reference.rules.moving.a4_bypass import cafp_after
from asl_reference.rules.moving.a4_entry import Entry
from asl_reference.rules.moving.a4_legality import (
    WITHOUT_MF,
    difficult,
    load_bars_advance,
    low_crawl_bars,
    manhandles,
    mf_bars,
    minimum_move_bars,
)
from asl_reference.rules.moving.a4_modes import charge_bars, dash_bars, double_timed
from asl_reference.rules.moving.a4_portage import PUSHED
from asl_reference.rules.moving.b9_movement import bogs_by_hexside, laid_open
from asl_reference.rules.moving.b16_movement import amphibious_mp_left

DEED = {"move": "moved", "rout": "routed", "advance": "advanced", "withdraw": "moved"}


@clause("B27.54", "B27.6")
def last_expenditure_alone(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """The benefits of a way from trench to trench, or of 27.6, end when MF are spent on something else."""
    if action.do == "move" or not (done.expenditures or done.act or action.do == "search"):
        return done
    units = {
        name: fresh
        for name in (*action.units, action.unit, *(done.act.units if done.act else ()))
        if (unit := done.position.units.get(name)) is not None
        and (fresh := ended(unit, "expenditure")) is not unit
    }
    return done.at(done.position.with_units(units))


class Moved(NamedTuple):
    """One unit after the action: the unit, the MF it spent, and the clause that let it pass."""

    unit: Unit
    mf: Number
    clause: str
    wire: Number = 0
    """MF of it for Wire."""
    whole: bool = False
    """Whether it takes the whole allotment."""
    laid_open: frozenset[str] = frozenset()
    """What the crossing of the hexside exposes it to."""


def pay(asked: Asked, entry: Entry) -> Moved | Illegal:
    """The unit in its new place, MF spent, or why it cannot pay."""
    paid = _unspent(asked, entry) if asked.action.do in WITHOUT_MF else _spent(asked, entry)
    if isinstance(paid, Illegal) or not asked.unit.is_vehicle or not asked.changes_hex:
        return paid
    breaching = asked.action.mode == "breach"
    open_to = frozenset(laid_open(asked.position, asked.unit, asked.crossing, breaching=breaching))
    shown = asked.crossing.side if "underbelly_hit" in open_to else ""
    return paid._replace(unit=replace(paid.unit, underbelly=shown), laid_open=open_to)


@clause("A4.72", "A11.2")
def _unspent(asked: Asked, entry: Entry) -> Moved | Illegal:
    """The unit that advances or Withdraws, which spends no MF."""
    position, name, unit = asked.position, asked.name, asked.unit
    advances = asked.action.do == "advance"
    allotted = allotment(position, name)
    barred = load_bars_advance(asked.action.do, name, allotted)
    hard = barred or difficult(position, name, entry, allotted)
    if isinstance(hard, Illegal):
        return hard
    arrived = _arrived(asked, unit.marked("cx") if hard else unit, entry)
    return Moved(arrived if advances else arrived.unmarked("melee"), 0, entry.clause)


@clause("A4.1", "A4.134", "A10.52")
def _spent(asked: Asked, entry: Entry) -> Moved | Illegal:
    """The unit that moves or routs, its MF paid."""
    position, name = asked.position, asked.name
    unit = _by_mode(asked, entry)
    if isinstance(unit, Illegal):
        return unit
    if entry.afloat:
        return _pay_afloat(asked, unit, entry)
    ready, all_of_it, mf = position.with_unit(name, unit), asked.action.mode in TAKES_ALL, entry.mf
    if entry.whole:  # all MF of its mode of movement, and on top what the entry costs beyond it
        mf = allotment(ready, name) + max(0, mf - allotment(position, name))
    if all_of_it:
        mf = by_mode(position, name, asked.action.mode, mf)
    else:
        if barred := mf_bars(ready, name, mf, whole=entry.whole):
            return barred
    arrived = replace(_arrived(asked, unit, entry), mf_spent=unit.mf_spent + mf)
    return Moved(arrived, mf, entry.clause, entry.part("wire"), all_of_it or entry.whole)


@clause("B16.42")
def _pay_afloat(asked: Asked, unit: Unit, entry: Entry) -> Moved | Illegal:
    """An amphibian in water movement mode pays amphibious MP alone."""
    mp, left = entry.mf, amphibious_mp_left(unit)
    if mp > left:
        return Illegal("B16.42", f"{asked.name} needs {mp} amphibious MP and has {left}")
    arrived = _arrived(asked, unit, entry)
    return Moved(replace(arrived, amphibious_mp_spent=unit.amphibious_mp_spent + mp), mp, entry.clause)


def _by_mode(asked: Asked, entry: Entry) -> Unit | Illegal:
    """The unit marked as its mode of movement leaves it, or why it may not move so."""
    position, action, name, unit = asked.position, asked.action, asked.name, asked.unit
    if action.do == "move" and (action.mode == "assault" or a4_assault.in_assault(unit)):
        return _by_assault(asked, entry)
    match action.mode:
        case "dash":
            return dash_bars(position, name) or unit.having_done("dashed")
        case "double_time":
            return double_timed(position, name)
        case "minimum":
            return minimum_move_bars(position, name) or unit.marked("cx", "pinned")
        case "low_crawl":
            return low_crawl_bars(position, action.do, name) or unit.having_done(CRAWLED)
        case "charge":
            return charge_bars(position, name, asked.to) or unit
    return unit


@clause("A4.61", "B26.4")
def _by_assault(asked: Asked, entry: Entry) -> Unit | Illegal:
    """The unit in Assault Movement, declared now or before, with MF left over."""
    position, name, unit = asked.position, asked.name, asked.unit
    begun = unit if a4_assault.in_assault(unit) else a4_assault.begins(position, name)
    if isinstance(begun, Illegal):
        return begun
    barred = a4_assault.goes_on(begun, name, asked.action.mode, leaves=_leaves(begun, asked.to))
    return barred or a4_assault.spends(position.with_unit(name, begun), name, entry.mf)


def _leaves(unit: Unit, to: Place) -> bool:
    """Whether the action takes the unit into another Location."""
    return location(unit) != location_at(to)


def _arrived(asked: Asked, unit: Unit, entry: Entry) -> Unit:
    """The unit in its new place with its deeds; a bypass ends with the hex, WA with what follows (9.41)."""
    position, action = asked.position, asked.action
    deeds, times = [DEED[action.do], *filter(None, (entry.deed,))], ["expenditure"]
    if manhandles(position, action) and pushes(position, action, asked.gear, unit):
        deeds.append(PUSHED)
    if unit.is_vehicle and has_come(unit):
        deeds.append(CAME)
    leaves = _leaves(unit, asked.to)
    if leaves:
        times.append("location")
    if asked.changes_hex:
        times += ("hex", "shellholes")
        whole = entry.whole or action.mode in TAKES_ALL
        deeds += [SKIRTED] if skirts(position, unit, action, whole=whole) else []
    fresh = ended(_setting_out(position, action, unit) if leaves else a4_assault.within(unit), *times)
    covers = with_its_wire(position, location_at(asked.to), action.beneath)
    return replace(
        put(fresh, Place(*asked.to[:4], _bypass(unit, action), covers)),
        done=tuple(sorted({*fresh.done, *deeds})),
        vca=_vca(asked),
        bogs_in=_bogs_back_in(asked),
    )


@clause("A12.15", "D8.2")
def _setting_out(position: Position, action: Action, unit: Unit) -> Unit:
    """The unit with what it returns to if its entry of another Location fails, and with whom it has left."""
    left = Place(*place_of(unit)[:5], tuple(sorted(covers_of(position, unit))))
    return replace(unit, came=Came(left, unit.vca, unit.did(SKIRTED), action.units))


@clause("D2.11", "D2.32")
def _vca(asked: Asked) -> str:
    """The VCA of a vehicle that has come: in Bypass its CAFP, elsewhere it points as before."""
    unit, to = asked.unit, asked.to
    if not unit.is_vehicle or to.at != BYPASS:
        return parallel(unit.vca, unit.hex, to.hex)
    return "" if asked.action.mode == "reverse" else cafp_after(unit, to)


@clause("B9.4", "B9.54", "B9.541")
def _bogs_back_in(asked: Asked) -> str:
    """The hex it leaves, if a Bog Check is due for the hexside; else empty."""
    unit = asked.unit
    if asked.bare:
        return ""
    due = asked.action.mode == "breach" or bogs_by_hexside(asked.position, unit, asked.crossing)
    return unit.hex if due else ""


def _bypass(unit: Unit, action: Action) -> tuple[str, ...]:
    """The hexsides of its hex that the unit has followed to where it is; a vehicle is at the last."""
    if unit.is_vehicle:
        return action.bypass[-1:]
    return (*(unit.bypass if unit.hex == action.to else ()), *action.bypass)
