"""A12.14-A12.141 loss of concealment: by moving, by other activity, by the result of an attack."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.play.turn import Loss, Step, follows
from asl_reference.rules.hiding.a12_concealment import revealed_units, viewers
from asl_reference.rules.hiding.b9_concealment import shielded_by_bocage
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

MOVEMENT = frozenset({"move", "advance", "withdraw", "rout", "go_beneath", "come_out"})
ACTIVITIES = frozenset("fire recover drop entrench place_dc throw_dc set_dc clear search transfer".split())
"""What costs concealment in LOS, movement apart (A12.141); claiming or forfeiting WA does not (9.322)."""
RESULTS = frozenset({"ptc", "pinned", "broken", "reduced"})
"""Results that take concealment: any that asks for a check or worse (A12.14)."""


@follows(20)
@clause("A12.14", "A12.141")
def concealment_lost(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """What the action has cost concealment, judged once wall advantage is settled."""
    if not any(unit.status and unit.has("concealed", "hidden") for unit in done.position.units.values()):
        return done
    losses = _losses(rules, before, action, done)
    if not losses:
        return done
    return replace(
        done,
        position=revealed_units(done.position, (loss.unit for loss in losses)),
        clauses=(*done.clauses, "A12.14"),
        why=done.why or losses[0].why,
        losses=(*done.losses, *losses),
    )


def _losses(rules: Rules, before: Position, action: Action, done: Step) -> tuple[Loss, ...]:
    after = done.position
    if action.do in MOVEMENT:
        movers = (name for name in action.units if name in after.units and name in before.units)
        found = ((n, "movement", lost_by_moving(rules, before, after, action, n)) for n in movers)
    elif action.do in ACTIVITIES or _rallies(action):
        acting = (name for name in _actors(before, action) if name in after.units)
        found = ((n, "activity", lost_by_acting(rules, before, n)) for n in acting)
    else:
        hit = action.do == "result" and action.result in RESULTS and action.unit in after.units
        unit = after.units[action.unit] if hit else None
        masked = unit is not None and unit.has("concealed", "hidden")
        found = ((n, "result", "the attack asks for a check or worse") for n in (action.unit,) if masked)
    return tuple(Loss(name, by, why) for name, by, why in found if why)


def _rallies(action: Action) -> bool:
    """To rally a unit is an activity of its leader."""
    return action.do == "take_check" and action.check == "rally"


def _actors(position: Position, action: Action) -> tuple[str, ...]:
    """The units that act: those named, and those that man the weapons named."""
    named = (*action.by, *action.units, *(name for name in (action.unit, action.leader) if name))
    manning = (position.counters[n].possessed_by for n in named if n in position.counters)
    return tuple(dict.fromkeys(n for n in (*named, *manning) if n in position.units))


@clause("A12.14", "B9.55", "B27.54")
def lost_by_moving(rules: Rules, before: Position, after: Position, action: Action, unit_id: str) -> str:
    """Why a concealed unit that has just moved is concealed no longer; empty if it still is.

    Non-Assault Movement into another hex costs it in LOS of any viewer, other movement in Open Ground
    alone. [EXC: nothing between connecting trenches. Behind bocage against all viewers Infantry moves
    in its MPh as if by Assault Movement.]
    """
    unit = after.units[unit_id]
    if not unit.has("concealed", "hidden") or unit.did("moved_by_trench"):
        return ""
    seen_by = viewers(rules, after, unit_id)
    entered = before.units[unit_id].hex != unit.hex
    openly = action.do == "move" and action.mode != "assault" and entered
    if openly and shielded_by_bocage(rules, after, unit_id, seen_by):
        openly = False
    for viewer in seen_by:
        if openly:
            return f"Non-Assault Movement in LOS of {viewer}"
        if open_ground_to(rules, after, viewer, unit_id):
            return f"movement in Open Ground in LOS of {viewer}"
    return ""


@clause("A12.141", "B9.55")
def lost_by_acting(rules: Rules, before: Position, unit_id: str) -> str:
    """Why a concealed unit's activity shows it; empty if nobody sees it.

    [EXC: in the RPh nobody is held to see Infantry behind bocage against all viewers.]
    """
    if not before.units[unit_id].has("concealed", "hidden"):
        return ""
    seen_by = viewers(rules, before, unit_id)
    if before.phase == "RPh" and shielded_by_bocage(rules, before, unit_id, seen_by):
        return ""
    return f"activity in LOS of {seen_by[0]}" if seen_by else ""
