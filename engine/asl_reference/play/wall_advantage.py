"""Handlers of claiming and forfeiting wall advantage, and what follows for it from every action."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import ended
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.firing.choosing import MEANWHILE
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import (
    FIXED,
    challengeable,
    may_claim,
    may_forfeit,
    must_prove,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import deniers, held, open_hexsides
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    excluded,
    mandatory,
    unfit,
    walled,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_kept import noted, shifted, undone
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import (
    given,
    settle,
    taken,
    without,
)

RETURNS = frozenset({"turn_back", "bog_check"})
"""Verbs by which an entry may come to nothing, its units where they were."""
FAILED_EXITS = frozenset({"turn_back", "abandon_entry"})


@clause("B9.322", "B9.324")
def claim(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units claim WA together, over all it extends to (in Deluxe: the hexsides named).

    The broken and unarmed among them claim by those that claim it by their own right (9.32).

    Against concealed or hidden enemies the claimant shows a real unit if all of its own are
    concealed (``showing``); if they show one in return (``answer``) the claim fails, else they yield.
    """
    contested: list[str] = []
    after = position
    for name in sorted(_units(position, action), key=lambda one: unfit(position, one)):
        barred = may_claim(rules, after, name, action.hexsides) or _unproved(rules, position, action, name)
        if barred:
            return barred
        contested += challengeable(rules, after, name)
        after = _claimed(rules, after, name, action.hexsides)
    if action.answer:
        return _kept(position, action, contested)
    return Step(after, clauses=("B9.322", *(("B9.324",) if contested else ())))


def _claimed(rules: Rules, position: Position, name: str, hexsides: tuple[str, ...]) -> Position:
    """The position once the unit has what it may of the hexsides it claims."""
    free = open_hexsides(position, name, challengeable(rules, position, name))
    wanted = tuple(one for one in free if not hexsides or one in hexsides)
    if set(wanted) <= set(held(position, position.units[name])):
        return position
    after = given(position, name, wanted)
    return after.with_unit(name, after.units[name].having_done("chose_wall_advantage"))


def _units(position: Position, action: Action) -> tuple[str, ...]:
    """The units of the action; raises Malformed for a counter."""
    for name in action.units:
        if name not in position.units:
            raise Malformed("action.units", f"{action.do}: {name!r} is no unit")
    return action.units


@clause("B9.324")
def _unproved(rules: Rules, position: Position, action: Action, name: str) -> Illegal | None:
    """Whether the proof of a real unit is owing, or what is shown is none."""
    if not challengeable(rules, position, name) or not must_prove(position, name):
        return None
    shown = position.units.get(action.showing)
    if shown is None or shown.type == "dummy" or shown.has("hidden"):
        return Illegal("B9.324", f"{name} must first show that a real unit is with it")
    unit = position.units[name]
    if shown.side != unit.side or location(shown) != location(unit):
        return Illegal("B9.324", f"{action.showing} is not with {name}")
    return None


@clause("B9.324")
def _kept(position: Position, action: Action, contested: list[str]) -> Step | Illegal:
    """The holder shows a real unit and keeps its WA; one that was hidden is placed on board concealed."""
    if action.answer not in contested:
        return Illegal("B9.324", f"{action.answer} is no real unit whose WA is in question")
    after = position.with_unit(action.answer, shown_concealed(position.units[action.answer]))
    return Step(after, clauses=("B9.324",), why=f"{action.answer} shows itself and keeps its WA")


def shown_concealed(unit: Unit) -> Unit:
    """The hidden unit on board beneath a "?"; one that is beneath it already as it is."""
    return unit.unmarked("hidden").marked("concealed")


@clause("B9.322", "B9.323")
def forfeit(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units give their WA up (in Deluxe: over the hexsides named)."""
    after = position
    for name in _units(position, action):
        barred = may_forfeit(position, name)
        if barred:
            return barred
        after = taken(after, name, action.hexsides or held(after, after.units[name]))
    return Step(after, clauses=("B9.322",))


@clause("B9.324")
def place_on_board(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A hidden unit is placed on board concealed, at any time; ``claim``: to have WA.

    That may answer an enemy that has just come adjacent and claimed WA, which then is denied it.
    """
    unit = position.units.get(action.unit)
    if unit is None or not unit.has("hidden"):
        return Illegal("B9.324", f"{action.unit} is not a hidden unit")
    after = position.with_unit(action.unit, shown_concealed(unit))
    if not action.claim:
        return Step(after, clauses=("B9.324",))
    over = claimable_hexsides(after, unit)
    against = deniers(after, action.unit, over)
    barred = excluded(rules, after, action.unit)
    if barred:
        return barred
    if not over or unfit(after, action.unit):
        return Illegal("B9.32", f"{action.unit} has no wall or hedge to claim, or is broken or unarmed")
    fixed = next((status for status in FIXED if unit.has(status)), "")
    if fixed and not mandatory(after, action.unit):
        return Illegal("B9.322", f"{action.unit} is {fixed} and may not claim WA by choice")
    if not all(after.units[name].did("claimed_wall_advantage") for name in against):
        return Illegal("B9.321", f"{', '.join(against)} has WA over a hexside shared with {action.unit}")
    return Step(given(after, action.unit, over), clauses=("B9.324",))


@clause("B9.41", "B9.322", "B9.323")
def advantage_follows(rules: Rules, position: Position, action: Action, done: Step) -> Step:
    """Of itself WA is lost by leaving, by no longer being entitled, and gained where it is mandatory."""
    if not done.position.hexsides:
        return done
    before = settle(rules, position)
    acting = _acting(position, action)
    gone = done.befell.left
    since = {
        name: changed
        for name, unit in done.position.units.items()
        if (changed := _since(before, done, name, action.do, acts=name in acting)) is not unit
    }
    after = done.position.with_units(since) if since else done.position
    if action.do == "end_phase":
        after = replace(after, ending=False)
    after = _settled(rules, action, before, after, gone)
    return done if after is done.position else replace(done, position=after)


@clause("B9.322", "B9.41")
def _settled(
    rules: Rules, action: Action, before: Position, after: Position, gone: tuple[str, ...]
) -> Position:
    """WA once it has come and gone of itself; with an entry that is undone what it did to WA is undone."""
    back = undone(rules, after, gone) if action.do in RETURNS else None
    if back is not None:
        return _freed(back.before, settle(rules, back.after))
    after = _freed(before, settle(rules, after))
    return noted(before, after, gone) if gone else after


def _acting(position: Position, action: Action) -> frozenset[str]:
    """Ids of the units that fail to leave, or that declare an attack: those named, who has the weapons named.

    Fire, a DC Thrown, Interdiction and CC: each is completed by what is done next.
    """
    if action.do in FAILED_EXITS:
        return frozenset(action.units)
    if action.do == "throw_dc":
        return frozenset((action.unit,))
    weapons = (position.counters[name].possessed_by for name in action.by if name in position.counters)
    return frozenset((*action.by, *weapons))


@clause("B9.322", "B9.323", "B9.41")
def _since(before: Position, done: Step, name: str, verb: str, *, acts: bool) -> Unit:
    """The unit as the action leaves it, with those passing deeds that this action brings about.

    Denial is asked anew of one that fronts other hexsides of its hex than before.
    """
    unit, gone = done.position.units[name], name in done.befell.left
    unit = without(unit) if gone else shifted(before, done.position, name)
    failed = acts and verb in FAILED_EXITS
    times = (*(() if verb in MEANWHILE else ("action",)), *(("entry",) if gone or failed else ()))
    left = ended(unit, *times)
    return left.having_done("turned_back" if failed else "attack_declared") if acts else left


@clause("B9.322")
def _freed(before: Position, after: Position) -> Position:
    """The position with the units marked whose enemies have just lost all WA that denied it to them.

    In Deluxe that is hexside by hexside, whatever a unit has of the others.
    """
    if not any("wall_advantage" in unit.status for unit in before.units.values()):
        return after
    near = walled(after)
    for name, unit in after.units.items():
        was = before.units.get(name) if unit.hex in near else None
        if was is None or was.hex != unit.hex:
            continue
        denied = set(claimable_hexsides(before, was)) - set(open_hexsides(before, name))
        if denied & set(open_hexsides(after, name)):
            after = after.with_unit(name, unit.having_done("wall_advantage_freed"))
    return after


@clause("B9.322", "B9.323")
def hip_lost_follows(rules: Rules, position: Position, action: Action, done: Step) -> Step:
    """A unit that has just lost HIP, by choice or by being seen, may claim WA; mandatory WA it has.

    WA that was had of dummies goes with them; by that is judged, too, who may fire at the act.
    """
    if not done.position.hexsides:
        return done
    shown = {
        name: unit.having_done("lost_hip")
        for name, unit in done.position.units.items()
        if name in position.units and "hidden" in position.units[name].status and not unit.has("hidden")
    }
    if not shown and not done.losses:
        return done
    freed = done.position.with_units(shown) if shown else done.position
    after = settle(rules, freed)
    act = done.act
    if act is not None and after is not freed:
        act = act._replace(after=after, units=tuple(name for name in act.units if name in after.units))
    return replace(done, position=after, act=act)
