"""Handlers of claiming and forfeiting wall advantage, and what follows for it from every action."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import bearers
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.firing.choosing import MEANWHILE
from asl_reference.play.moving.declaring import FAILED_EXITS
from asl_reference.rules.hiding.a12_concealment import on_board_concealed
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import (
    Claim,
    challengeable,
    gained,
    may_forfeit,
    taken,
    without,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held, open_hexsides
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    claimable_hexsides,
    unfit,
    walled,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_kept import noted, shifted, undone
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle

RETURNS = frozenset({"turn_back", "bog_check"})
"""Verbs after which an entry may have failed, with its units where they were."""


@clause("B9.322", "B9.324")
def claim(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units claim WA together, over all it extends to (in Deluxe: the hexsides named).

    Broken and unarmed units among them claim through those that claim it by their own right (9.32).

    Against concealed or hidden enemies the claimant shows a real unit if all of its own are concealed
    (``showing``). Enemies that show one in return (``answer``) keep their WA; the others yield it.
    """
    against: list[str] = []
    after = position
    for name in sorted(action.units, key=lambda one: unfit(position, one)):
        against += challengeable(rules, after, name)
        found = gained(rules, after, Claim(name, action.hexsides, action.showing, action.answer))
        if isinstance(found, Illegal):
            return found
        after = found
    if not action.answer:
        return Step(after, clauses=("B9.322", *(("B9.324",) if against else ())))
    if action.answer not in against:
        return Illegal("B9.324", f"{action.answer} is no real unit whose WA is in question")
    after = after.with_unit(action.answer, on_board_concealed(after.units[action.answer]))
    return Step(after, clauses=("B9.324",), why=f"{action.answer} shows itself and keeps its WA")


@clause("B9.322", "B9.323")
def forfeit(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units give their WA up (in Deluxe: over the hexsides named)."""
    after = position
    for name in action.units:
        barred = may_forfeit(position, name, action.hexsides)
        if barred:
            return barred
        after = taken(after, name, action.hexsides or held(after, after.units[name]))
    return Step(after, clauses=("B9.322",))


@clause("B9.324")
def place_on_board(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A hidden unit is placed on board concealed, at any time; ``claim``: to have WA.

    That may answer an enemy that has just come adjacent and claimed WA, which then is denied it. The unit is
    itself the proof that it is real.
    """
    unit = position.units.get(action.unit)
    if unit is None or not unit.has("hidden"):
        return Illegal("B9.324", f"{action.unit} is not a hidden unit")
    after = position.with_unit(action.unit, on_board_concealed(unit).having_done("lost_hip"))
    if not action.claim:
        return Step(after, clauses=("B9.324",))
    found = gained(rules, after, Claim(action.unit, showing=action.unit, how="placed"))
    return found if isinstance(found, Illegal) else Step(found, clauses=("B9.324",))


@clause("B9.41", "B9.322", "B9.323")
def advantage_follows(rules: Rules, position: Position, action: Action, done: Step) -> Step:
    """WA that needs no claim: lost by leaving and by the end of entitlement, gained where it is mandatory.

    The position before the action is settled: the last action, or ``as_found`` before the first, left it so.
    """
    if not done.position.hexsides:
        return done
    acting = _acting(position, action)
    gone = done.befell.left
    since = {
        name: changed
        for name, unit in done.position.units.items()
        if (changed := _since(position, done, name, action.do, acts=name in acting)) is not unit
    }
    after = done.position.with_units(since)
    if action.do == "end_phase":
        after = replace(after, ending=False)
    after = _settled(rules, action, position, after, gone)
    return done.at(after)


@clause("B9.322", "B9.41")
def _settled(
    rules: Rules, action: Action, before: Position, after: Position, gone: tuple[str, ...]
) -> Position:
    """WA after gains and losses that need no claim; if the entry was undone, so is what it did to WA."""
    back = undone(rules, after, gone) if action.do in RETURNS else None
    if back is not None:
        return _freed(back.before, settle(rules, back.after))
    after = _freed(before, settle(rules, after))
    return noted(before, after, gone) if gone else after


def _acting(position: Position, action: Action) -> frozenset[str]:
    """Ids of units that fail to leave, or that declare an attack: those named, and those that have the
    weapons named.

    Fire, a DC Thrown, Interdiction and CC: each is completed by the next action.
    """
    if action.do in FAILED_EXITS:
        return frozenset(action.units)
    if action.do == "throw_dc":
        return frozenset((action.unit,))
    return frozenset(bearers(position, action.by) if action.by else ())


@clause("B9.322", "B9.323", "B9.41")
def _since(before: Position, done: Step, name: str, verb: str, *, acts: bool) -> Unit:
    """The unit as the action leaves it, with the passing deeds that this action brings about.

    Denial is judged anew for a unit that fronts other hexsides of its hex than before.
    """
    unit, gone = done.position.units[name], name in done.befell.left
    unit = without(unit) if gone else shifted(before, done.position, name)
    failed = acts and verb in FAILED_EXITS
    left = unit if verb in MEANWHILE else ended(unit, "action")
    return left.having_done("turned_back" if failed else "attack_declared") if acts else left


@clause("B9.322")
def _freed(before: Position, after: Position) -> Position:
    """The position with a mark on units whose enemies have just lost all WA that denied it to them.

    In Deluxe each hexside counts by itself, whatever WA a unit has over the others.
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

    WA that dummies had is gone with them, and whom it was denied to may claim it. First Fire at the action is
    judged after that [EXC: an action of dummies alone].
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
    after = _freed(position, settle(rules, done.position.with_units(shown)))
    act = done.act
    if act is not None and (left := tuple(name for name in act.units if name in after.units)):
        act = act._replace(after=after, units=left)
    return replace(done, position=after, act=act)
