"""The end of a phase and what it takes away."""

from __future__ import annotations

from itertools import combinations

from asl_reference.base.clauses import Illegal, Reason, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import WITHIN_A_PHASE, ended
from asl_reference.board.position import TOILED, TOILS, Position, Unit
from asl_reference.board.steps import Loss, Step
from asl_reference.play.close_combat import locked
from asl_reference.play.desperation import desperate
from asl_reference.rules.ground.c8_moving import in_motion, moves_on
from asl_reference.rules.hiding.a12_concealment import revealed_units
from asl_reference.rules.hiding.a12_gain import gained
from asl_reference.rules.hiding.b9_concealment import unmasked_after_setup
from asl_reference.rules.moving.a4_allotment import HASTE, HURRIED

PHASES = ("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
"""The phases of a Player Turn (A3)."""
ENDS_WITH = {"RtPh": "rout_phase", "CCPh": "player_turn"}
"""What ends besides the phase itself when these phases end."""
SEEN_PAST_BOCAGE = Reason("B9.55", "seen otherwise than through bocage")
PREP_FIRE_LASTS = tuple(combinations(("PFPh", "MPh", "DFPh", "AFPh"), 2))
"""Changes of phase that do not end the deeds of Prep Fire, phases left out or not."""


def end_phase(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The phase ends: deeds and MF start afresh, what ends with it is removed, Melee holds units."""
    after, losses = position, tuple[Loss, ...]()
    if position.phase == "setup":
        shown = unmasked_after_setup(rules, after)
        after = revealed_units(after, shown)
        losses = tuple(Loss(name, "view", SEEN_PAST_BOCAGE) for name in shown)
    if position.phase == "CCPh":
        after = gained(rules, locked(after))
    following, turn_of = _next(position, action.next)
    passed = _passed(position, following)
    after = desperate(rules, after, passed, following)
    after = replace(
        after,
        phase=following,
        turn_of=turn_of,
        due=tuple(check for check in position.due if check.check != "wire"),
        units={n: _refreshed(u, position, passed, following, turn_of) for n, u in after.units.items()},
        counters={
            n: ended(c, *_over(position, passed, following, c.side))
            for n, c in after.counters.items()
            if "MPh" not in passed or c.type != "residual_fp"
        },
    )
    return Step(after, losses=losses)


def _next(position: Position, wanted: str) -> tuple[str, str]:
    """The phase that follows and whose Player Turn it is; after the CCPh the other side's RPh.

    If the position omits whose turn it was, or has several other sides, the result names no side.
    """
    if position.phase not in PHASES:
        return wanted or ("RPh" if position.phase == "setup" else ""), position.turn_of
    following = wanted or PHASES[(PHASES.index(position.phase) + 1) % len(PHASES)]
    if position.phase != "CCPh" or not position.turn_of:
        return following, position.turn_of
    sides = {*position.sides, *(unit.side for unit in position.units.values())}
    others = sides - {position.turn_of} or {position.turn_of}
    return following, others.pop() if len(others) == 1 else ""


@clause("A3")
def _passed(before: Position, following: str) -> tuple[str, ...]:
    """The phases that end: the present one, and those that are left out up to the one that begins.

    Where that one does not come later in the Player Turn, the rest of this turn is among them. Melee and "?"
    come of a CCPh that is played, not of one that is left out.
    """
    if before.phase not in PHASES or following not in PHASES:
        return (before.phase,)
    now, then = PHASES.index(before.phase), PHASES.index(following)
    return PHASES[now:then] if now < then else (*PHASES[now:], *PHASES[:then])


def _refreshed(unit: Unit, before: Position, passed: tuple[str, ...], following: str, turn_of: str) -> Unit:
    """The unit as it begins the phase, without what has ended by then; a moving target still is one (C.8)."""
    over = _over(before, passed, following, unit.side)
    if _own_mph_begun(before, passed, following, unit.side, turn_of):
        over = (*over, "own_mph")
    after = ended(unit, *over)
    if before.phase == "MPh" and in_motion(unit):
        after = after.marked("motion")
    if moves_on(unit, before.phase, following):
        after = after.having_done("moved")
    if unit.did(*HASTE) and "CCPh" not in passed:
        after = after.having_done(HURRIED)
    return after.having_done(TOILS) if after.has("ti") and unit.did(*TOILED) else after


@clause("A4.51")
def _own_mph_begun(
    before: Position, passed: tuple[str, ...], following: str, side: str, turn_of: str
) -> bool:
    """Whether a MPh of the side has begun by then.

    Between two Player Turns of one side lies that of the other, with its MPh.
    """
    if not turn_of:
        return False
    if side != turn_of:
        return turn_of == before.turn_of and "CCPh" in passed
    return "MPh" in (*passed[1:], following)


@clause("A3.2", "A8.1", "A10.53", "B9.53")
def _over(before: Position, passed: tuple[str, ...], following: str, side: str) -> tuple[str, ...]:
    """What ends for a side with the phase: the phase itself, and what lasts longer than one phase.

    Deeds of Prep Fire last to the end of the AFPh; if the position omits whose turn it is, those of both
    sides. First and Final Fire are one.
    """
    change = (before.phase, following)
    over = {ENDS_WITH[phase] for phase in passed if phase in ENDS_WITH}
    if change != ("MPh", "DFPh"):
        over.add("first_and_final_fire")
    if change not in PREP_FIRE_LASTS or (before.phase != "PFPh" and not before.is_turn_of(side)):
        over.add("prep_fire")
    return tuple(sorted(WITHIN_A_PHASE | over))
