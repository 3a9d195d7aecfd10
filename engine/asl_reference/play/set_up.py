"""Handlers of setting up and exchanging counters: what an OB gives, and where it may go."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.base.words import with_article
from asl_reference.board.actions import Action
from asl_reference.board.places import carrier_of, elsewhere, place_of, placed
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.ground.a2_locations import (
    counter_at,
    location,
    no_such_place,
    not_for_it,
)
from asl_reference.rules.ground.a5_stacking import surplus
from asl_reference.rules.ground.b26_placement import misplaced
from asl_reference.rules.ground.b27_foxholes import (
    fits_beneath,
    foxhole_squads,
    misfit,
    named,
    no_such_size,
    one_shelter,
)
from asl_reference.rules.hiding.a12_concealment import in_full
from asl_reference.rules.hiding.a12_gain import hip_paid, may_set_up_unseen
from asl_reference.rules.moving.a4_bypass import no_bypass
from asl_reference.rules.moving.a4_entry import no_footing
from asl_reference.rules.moving.b16_movement import no_ground_to_begin_on
from asl_reference.rules.problems import senseless
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import Claim, gained, without

FROM_OB = {
    "foxhole": ("foxholes", "B27.1"),
    "trench": ("trenches", "B27.51"),
    "at_ditch": ("trenches", "B27.51"),
    "wire": ("wire", "B26.1"),
    "sangar": ("sangars", "B27.1"),
}
"""By counter: the field of the OB from which it is taken, and the clause of its set-up."""
OTHERWISE = ("", "A2.9")
"""The same for what is taken from no field of the OB."""


def new_piece(position: Position, action: Action) -> Unit | Counter:
    """The piece that the action brings onto the board; raises Malformed without one or a free id."""
    if action.new is None:
        raise Malformed("action", f"{action.do}: give the unit or the counter")
    if not action.id or action.id in position.units or action.id in position.counters:
        raise Malformed("action.id", f"{action.do}: {action.id!r} is empty or taken; choose another id")
    return in_full(action.new) if isinstance(action.new, Unit) else action.new


def on_the_board(position: Position, action: Action, thing: Unit | Counter) -> None:
    """Raises Malformed if the board has no such hex."""
    if not position.has_hex(thing.hex):
        raise Malformed("action", f"{action.do}: the board has no hex {thing.hex!r}")


@clause("B27.1", "B27.51", "B26.1", "B16.41", "B16.6", "B26.44")
def set_up(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A side puts one unit or counter on the board during set-up, within OB and set-up area."""
    thing = new_piece(position, action)
    if (apart := _apart(position, action.id, thing)) is not None:
        return apart
    thing = _in_its_place(position, action.id, thing)
    on_the_board(position, action, thing)
    if thing.side not in ("", action.side):
        return Illegal("A2.9", f"{action.side} sets up no {named(thing)} of {thing.side}")
    if (nowhere := no_such_place(position, place_of(thing))) is not None:
        return nowhere
    if isinstance(thing, Counter):
        if barred := _may_place(rules, position, action.side, thing):
            return barred
        after = _paid(position, action.side, thing).with_counter(
            action.id, thing if thing.side else replace(thing, side=action.side)
        )
    else:
        barred = (
            not_for_it(thing, thing)
            or no_footing(position, thing)
            or no_ground_to_begin_on(position, thing)
            or no_bypass(position, thing)
            or _area(position, action.side, thing, "A2.9")
            or _phase(position, thing, "A2.9")
            or may_set_up_unseen(rules, position.with_unit(action.id, thing), action.id)
        )
        if barred is not None:
            return barred
        after = hip_paid(position, thing).with_unit(action.id, thing)
    barred = _covered(after, action.id, thing) or _stacked(after, thing)
    found = barred or _with_wall_advantage(rules, after, action.id)
    return found if isinstance(found, Illegal) else Step(sound(found, action), clauses=_clauses(thing))


def sound(position: Position, action: Action) -> Position:
    """The position, with the piece that the action brings; raises Malformed if that piece makes no sense."""
    piece = position.piece(action.id)
    wrong = next(senseless(position, piece), None) if piece else None
    if wrong is not None:
        raise Malformed("action", f"{action.do}: {wrong.where}: {wrong.what}")
    return position


@clause("A4.43", "D6.1")
def _apart(position: Position, name: str, thing: Unit | Counter) -> Illegal | None:
    """Nothing is set up elsewhere than what carries or possesses it."""
    carrier = carrier_of(position, thing)
    if carrier is None or not elsewhere(thing, carrier):
        return None
    by = "D6.1" if isinstance(thing, Unit) else "A4.43"
    return Illegal(by, f"{name} is not set up elsewhere than {carrier.id}, which has it")


def _in_its_place(position: Position, name: str, thing: Unit | Counter) -> Unit | Counter:
    """The thing in the place of what carries or possesses it, which need not be told twice."""
    there = placed(position.with_piece(name, thing))
    return there.units[name] if isinstance(thing, Unit) else there.counters[name]


@clause("B9.32", "B9.322")
def _with_wall_advantage(rules: Rules, position: Position, name: str) -> Position | Illegal:
    """A unit that is set up with WA claims it in that moment; the position, or what forbids the claim."""
    unit = position.units.get(name)
    if unit is None or not unit.has("wall_advantage"):
        return position
    return gained(rules, position.with_unit(name, without(unit)), Claim(name, unit.wall_advantage_over))


def _clauses(thing: Unit | Counter) -> tuple[str, ...]:
    """The clauses that allow the set-up there: A2.9, that of a Fortification, that of what covers it."""
    return tuple(dict.fromkeys(FROM_OB.get(one, OTHERWISE)[1] for one in (thing.type, *thing.beneath)))


def _may_place(rules: Rules, position: Position, side: str, new: Counter) -> Illegal | None:
    """Phase, area, OB and terrain of a counter to be set up."""
    _, clause_id = FROM_OB.get(new.type, OTHERWISE)
    return (
        _phase(position, new, clause_id)
        or _area(position, side, new, clause_id)
        or no_such_size(new)
        or _budget(position, side, new)
        or misplaced(rules, position, new)
        or no_ground_to_begin_on(position, new)
    )


def _phase(position: Position, thing: Unit | Counter, clause_id: str) -> Illegal | None:
    if position.phase == "setup":
        return None
    now = position.phase or "course of play"
    return Illegal(clause_id, f"{with_article(named(thing))} is set up before play, not in the {now}")


def _area(position: Position, side: str, thing: Unit | Counter, clause_id: str) -> Illegal | None:
    area = position.order_of(side).setup_area
    if area and thing.hex not in area:
        return Illegal(clause_id, f"{thing.hex} is outside the set-up area of {side}")
    return None


@clause("B27.1", "B27.51", "B26.1")
def _budget(position: Position, side: str, new: Counter) -> Illegal | None:
    """The OB gives so many squads of foxholes, trenches, Wire; what it does not list is not there."""
    kind, by = FROM_OB.get(new.type, OTHERWISE)
    if not kind:
        return None
    left: int = getattr(position.order_of(side), kind)
    if left < _price(new):
        return Illegal(by, f"the OB of {side} has {left} {kind} left, {_price(new)} are due")
    return None


def _price(counter: Counter) -> int:
    """What the counter takes of its OB: a foxhole its squad capacity, others one (27.1)."""
    return foxhole_squads(counter) if counter.type == "foxhole" else 1


def _paid(position: Position, side: str, new: Counter, sign: int = 1) -> Position:
    """The position with the counter taken off its side's OB, or given back at ``sign`` -1."""
    kind, _ = FROM_OB.get(new.type, OTHERWISE)
    if not kind:
        return position
    return position.with_order(side, **{kind: getattr(position.order_of(side), kind) - sign * _price(new)})


def _covered(position: Position, name: str, thing: Unit | Counter) -> Illegal | None:
    """What is set up beneath a counter must find it there, may lie there and must fit; no two at once."""
    if (twice := one_shelter(thing.beneath, name)) is not None:
        return twice
    for cover in thing.beneath:
        found = counter_at(position, location(thing), cover)
        if found is None:
            return Illegal("B27.1", f"{thing.hex} holds no {cover} to be beneath")
        barred = misfit(position, thing, cover)
        if barred is None and isinstance(thing, Unit):
            barred = fits_beneath(position, found[0], (name,))
        if barred is not None:
            return barred
    return None


def _stacked(position: Position, thing: Unit | Counter) -> Illegal | None:
    """No side sets up more in a Location than the stacking limit (A5.1)."""
    if isinstance(thing, Unit) and surplus(position, location(thing), thing.side):
        return Illegal("A5.1", f"{thing.hex} would be overstacked")
    return None


@clause("B27.1")
def exchange(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Foxhole sizes are chosen in the initial set-up; in play no counter is split or merged."""
    old = position.counters.get(action.counter)
    if old is None:
        raise Malformed("action.counter", f"exchange: no counter {action.counter!r} in the position")
    if position.phase != "setup":
        return Illegal("B27.1", f"{action.counter} was set up; it is not exchanged in play")
    if old.side != action.side or old.type != "foxhole" or any(c.type != "foxhole" for c in action.into):
        return Illegal("B27.1", f"{action.side} may exchange only foxholes of its own for foxholes")
    after = _paid(position, action.side, old, sign=-1).without_counter(action.counter)
    for new in action.into:
        name = after.free_id(action.counter)
        done = set_up(rules, after, Action("set_up", side=action.side, id=name, new_counter=new))
        if isinstance(done, Illegal):
            return done
        after = done.position
    pieces: dict[str, Unit | Counter] = {**after.units, **after.counters}
    for name, piece in pieces.items():
        if piece.beneath and piece.hex == old.hex and (barred := _covered(after, name, piece)) is not None:
            return barred
    return Step(after, clauses=("B27.1",))
