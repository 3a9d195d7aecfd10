"""Handlers of claiming and forfeiting wall advantage, and what follows for it from every action."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import adjacent
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.firing.choosing import MEANWHILE
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.b26_movement import stuck_on_wire
from asl_reference.rules.ground.b27_foxholes import out_first
from asl_reference.rules.moving.a4_legality import state_bars, verb_within
from asl_reference.rules.moving.b27_lower_levels import straight_ways
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import (
    MOMENTS,
    UNDER_WAY,
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

PASSING = (*MOMENTS, "claimed_wall_advantage", "attack_declared")
"""Deeds that say what the last action alone has brought about."""
RETURNS = frozenset({"turn_back", "bog_check"})
"""Verbs by which an entry may come to nothing, its units where they were."""
FAILED_EXITS = frozenset({"turn_back", "abandon_entry"})
LEAVING_PHASES = ("", "MPh", "RtPh", "APh", "CCPh")


@clause("B9.322", "B9.324")
def claim(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units claim WA together, over all it extends to (in Deluxe: the hexsides named).

    The broken and unarmed among them claim by those that claim it by their own right (9.32).

    Against concealed or hidden enemies the claimant shows a real unit if all of its own are
    concealed (``showing``). If they show one in return (``answer``) they keep theirs, else they yield.
    """
    against: list[str] = []
    after = position
    for name in sorted(_units(position, action), key=lambda one: unfit(position, one)):
        against += challengeable(rules, after, name)
        found = gained(rules, after, Claim(name, action.hexsides, action.showing, action.answer))
        if isinstance(found, Illegal):
            return found
        after = found
    if not action.answer:
        return Step(after, clauses=("B9.322", *(("B9.324",) if against else ())))
    if action.answer not in against:
        return Illegal("B9.324", f"{action.answer} is no real unit whose WA is in question")
    after = after.with_unit(action.answer, shown_concealed(after.units[action.answer]))
    return Step(after, clauses=("B9.324",), why=f"{action.answer} shows itself and keeps its WA")


def _units(position: Position, action: Action) -> tuple[str, ...]:
    """The units of the action; raises Malformed for a counter."""
    for name in action.units:
        if name not in position.units:
            raise Malformed("action.units", f"{action.do}: {name!r} is no unit")
    return action.units


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

    That may answer an enemy that has just come adjacent and claimed WA, which then is denied it. The unit is
    itself the proof that it is real.
    """
    unit = position.units.get(action.unit)
    if unit is None or not unit.has("hidden"):
        return Illegal("B9.324", f"{action.unit} is not a hidden unit")
    after = position.with_unit(action.unit, shown_concealed(unit).having_done("lost_hip"))
    if not action.claim:
        return Step(after, clauses=("B9.324",))
    found = gained(rules, after, Claim(action.unit, showing=action.unit, how="placed"))
    return found if isinstance(found, Illegal) else Step(found, clauses=("B9.324",))


@clause("B9.41", "B26.4")
def declare_entry(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Units start to enter another Location: their WA is lost before they are there, whatever comes.

    Who is on top of Wire starts to enter none.
    """
    after = position
    for name in _units(position, action):
        unit = position.units[name]
        if position.phase not in LEAVING_PHASES:
            return Illegal("A3", f"{name} does not leave its Location in the {position.phase}")
        barred = state_bars(position, verb_within(position, (name,)) or "withdraw", name)
        barred = barred or stuck_on_wire(position, name)
        if barred:
            return barred
        elsewhere = action.to != unit.hex
        if elsewhere and not adjacent(action.to, unit.hex):
            return Illegal("A4.1", f"{action.to} is not adjacent to {unit.hex}")
        inside = _straight_way_bars(position, name, action.to) if elsewhere else None
        if inside is not None:
            return inside
        after = after.with_unit(name, without(unit).having_done(UNDER_WAY))
    return Step(after, clauses=("B9.41",))


@clause("B9.41", "B27.4", "B27.54", "B27.6")
def _straight_way_bars(position: Position, name: str, to: str) -> Illegal | None:
    """In the MPh entry of another hex begins outside the entrenchment.

    [EXC: where 27.54 or 27.6 gives a straight way from beneath.]
    """
    inside = out_first(name, position.units[name])
    if inside is None or position.phase != "MPh" or straight_ways(position, name, to):
        return None
    return inside


@clause("B9.41")
def abandon_entry(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The exit that was declared fails; the units are where they were, without the WA they lost."""
    for name in _units(position, action):
        if not position.units[name].did(UNDER_WAY):
            return Illegal("B9.41", f"{name} has not begun to leave its Location")
    return Step(position, clauses=("B9.41",))


@clause("B9.41", "B9.322", "B9.323")
def advantage_follows(rules: Rules, position: Position, action: Action, done: Step) -> Step:
    """Of itself WA is lost by leaving, by no longer being entitled, and gained where it is mandatory."""
    if not done.position.hexsides:
        return done
    before = settle(rules, position)
    acting = _acting(position, action)
    since = {
        name: changed
        for name, unit in done.position.units.items()
        if (changed := _since(before, done.position, name, action.do, acts=name in acting)) is not unit
    }
    after = done.position.with_units(since) if since else done.position
    if action.do == "end_phase":
        after = replace(after, ending=False)
    after = _settled(rules, action, before, after)
    return done if after is done.position else replace(done, position=after)


@clause("B9.322", "B9.41")
def _settled(rules: Rules, action: Action, before: Position, after: Position) -> Position:
    """WA once it has come and gone of itself; with an entry that is undone what it did to WA is undone."""
    gone = [name for name in after.units if _gone(before.units.get(name), after.units[name])]
    back = undone(rules, after, gone) if action.do in RETURNS else None
    if back is not None:
        return _freed(back.before, settle(rules, back.after))
    after = _freed(before, settle(rules, after))
    return noted(before, after, gone) if gone else after


def _gone(was: Unit | None, unit: Unit) -> bool:
    """Whether the unit is in another Location than it was."""
    return was is not None and was is not unit and location(was) != location(unit)


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
def _since(before: Position, after: Position, name: str, verb: str, *, acts: bool) -> Unit:
    """The unit as the action leaves it, with those passing deeds that this action brings about.

    Denial is asked anew of one that fronts other hexsides of its hex than before.
    """
    unit, was = after.units[name], before.units.get(name)
    gone = _gone(was, unit)
    unit = without(unit) if gone else shifted(before, after, name)
    ended: tuple[str, ...] = () if verb in MEANWHILE else PASSING
    if gone or (acts and verb in FAILED_EXITS):
        ended = (*ended, UNDER_WAY)
    begun: tuple[str, ...] = ()
    if acts and verb in FAILED_EXITS:
        begun = ("turned_back",)
    elif acts:
        begun = ("attack_declared",)
    if not begun and not unit.did(*ended):
        return unit
    return replace(unit, done=tuple(sorted({*(d for d in unit.done if d not in ended), *begun})))


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
