"""A4.6, A8.1-A8.2: Defensive First Fire, what moving costs its target, Snap Shots, Residual FP.

Judged from the unit's place and deeds as they are now, after its last expenditure. Subsequent
First Fire, Final Protective Fire and the count of shots per MF are left out.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, carrier_of, manned_by, side_of
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b_terrain_tem import lowered_by_height
from asl_reference.rules.ground.c8_moving import MOVES
from asl_reference.rules.moving.a4_portage import PUSHED
from asl_reference.rules.sheltering.a10_open_ground import open_ground
from asl_reference.rules.sheltering.b9_tem import hexside_options
from asl_reference.rules.sheltering.b27_cover import TRENCH_TEM

CLEARS = "attempted_to_clear"
"""Deed of a unit that makes a Clearance attempt, which is all its movement (B24.7)."""
RESIDUAL_OF_COLUMN = {0: 0, 1: 0, 2: 1, 4: 2, 6: 2, 8: 4, 12: 6, 16: 8, 20: 8, 24: 12, 30: 12, 36: 12}
"""Residual FP by IFT column: half of it, as far as there is a counter (A8.2)."""
RESIDUAL_STEPS = (0, 1, 2, 4, 6, 8, 12)
"""The values of Residual FP counters, and 0 for none."""


@clause("A8.1", "A8.2", "D7.1")
def is_first_fire(position: Position, fire: Fire, side: str) -> bool:
    """Whether the attack is one of the MPh of the target's side, by the DEFENDER or resolved there.

    If the position does not give whose turn it is, it is the target's, not the attacker's. Residual FP is
    First Fire to all. An Overrun and Close Combat, which have a phase of their own, never are: an Overrun is
    the ATTACKER's (D7.1).
    """
    if position.phase != "MPh" or fire.kind.phase:
        return False
    if fire.kind.first_fire:
        return True
    resolved = fire.resolved and bool(position.turn_of or not fire.who)
    return (resolved or any(man.side != side for man in fire.who)) and position.is_turn_of(side)


@clause("A8.1")
def mover(position: Position, target: Piece) -> Unit | None:
    """The unit that has spent MF or MP in its MPh, and may be First Fired on with what it carries or has.

    A Passenger who spent MF, to go aboard or before, is that unit himself if his vehicle has spent no MP.
    """
    man = manned_by(position, target)
    units = (one for one in (carrier_of(position, man), man) if isinstance(one, Unit))
    return next((one for one in units if one.did(*MOVES, CLEARS) or one.spent), None)


@clause("A8.1")
def left_alone(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """Why Defensive First Fire does not meet the target: only units that spend MF are open to it."""
    if mover(position, target) or not is_first_fire(position, fire, side_of(position, target)):
        return None
    return Illegal("A8.1", f"{target.id} has spent no MF, so there is nothing to First Fire at")


@clause("A4.6", "B27.54")
def spends_mf(target: Piece) -> bool:
    """Infantry or Cavalry that may be First Fired on for MF it has spent, but between connecting trenches."""
    if not isinstance(target, Unit) or not target.stands_for_itself:
        return False
    return not target.did("moved_by_trench")


def _on_the_move(target: Piece) -> bool:
    """Infantry or Cavalry whose last expenditure moved it other than between trenches (27.54)."""
    return spends_mf(target) and isinstance(target, Unit) and target.did(*MOVES)


@clause("A4.62", "B11.4", "B24.7", "B26.5")
def hazardous(target: Piece) -> bool:
    """Clearance, Pushing a Gun and climbing are Hazardous Movement: -2 in the place of FFNAM and FFMO."""
    if not isinstance(target, Unit):
        return False
    pushes = bool(target.pushing) or target.did(PUSHED)
    return target.did(CLEARS) or (_on_the_move(target) and (pushes or target.at == "climbing"))


@clause("A4.6", "A8.14", "B26.4", "B27.54")
def ffnam(position: Position, target: Piece) -> bool:
    """Infantry that moves is easier to hit [EXC: Assault Movement; between connecting trenches].

    MF spent on getting beneath Wire alone are no such movement while some are left (26.4); by another reading
    they are.
    """
    if not isinstance(target, Unit) or not _on_the_move(target) or hazardous(target):
        return False
    only_wire = target.did("tried_wire") and not target.did("moved")
    only_wire = only_wire and not position.follows("B26.4-kept-mf=has-it")
    return not only_wire and not target.did("moved_by_assault")


@clause("A4.6", "A10.531", "B27.42", "B27.5", "B27.54", "B27.6")
def ffmo(rules: Rules, position: Position, fire: Fire, target: Piece, hindrance: int) -> bool:
    """Infantry that spends MF in Open Ground, to every attacker, is easier still to hit.

    [EXC: a Snap Shot; a move between connecting trenches.] Beneath an entrenchment no place is
    Open Ground; on top of one, before going beneath or after coming out, it is as the hex is.
    """
    if not isinstance(target, Unit) or not spends_mf(target) or hazardous(target):
        return False
    if fire.kind.path == "vertices" or hindrance > 0:
        return False
    if fire.kind.direct and fire.kind.path != "thrown":
        fire = fire.by_means("small_arms", fire.traced_from)
    return open_ground(rules, position, fire, target)


@clause("A8.15")
def at_its_hexside(fire: Fire, target: Piece) -> Fire:
    """The attack; a Snap Shot that names no hexside is taken at the one that the target crossed last."""
    if fire.kind.path != "vertices" or fire.hexside or not isinstance(target, Unit):
        return fire
    return replace(fire, hexside=target.crossed or "")


@clause("A8.15")
def snaps(fire: Fire, target: Piece) -> tuple[Fire, ...]:
    """The Snap Shot at each hexside that the target may have crossed last."""
    if not isinstance(target, Unit) or target.crossed is not None:
        return (fire,)
    return tuple(replace(fire, hexside=side) for side in geometry.hexsides_of(target.hex))


@clause("A8.15", "B27.54", "B27.6")
def snap_shot_banned(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """What forbids a Snap Shot at the hexside, LOS apart: it is for Infantry's FP in the enemy's MPh.

    [EXC: never at Infantry moving between connecting trenches, or trench and sangar.]
    """
    if isinstance(target, Unit) and target.did("moved_by_trench"):
        return Illegal("B27.54", "a move between connecting trenches or trench and sangar gives no Snap Shot")
    if not is_first_fire(position, fire, target.side):
        return Illegal("A8.15", "a Snap Shot is Defensive First Fire in the MPh of its target's side")
    if any(man.is_vehicle for man in fire.makers):
        return Illegal("A8.15", "a Snap Shot is taken with the small arms and MG of Infantry")
    hexside, there = fire.hexside, target.hex
    elsewhere = isinstance(target, Unit) and target.crossed not in (None, hexside)
    if there not in geometry.hexes_of(hexside) or not _on_the_move(target) or elsewhere:
        return Illegal("A8.15", f"no Infantry has just crossed {hexside or 'a hexside'} into {there}")
    return None


@clause("A8.15", "B9.42", "B27.6")
def snap_shot_options(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """A Snap Shot meets no in-hex TEM, but that of walls and hedges by the LOS to either vertex.

    If the unit goes by a way of 27.6, between sangar and trench, it has Trench TEM, less by height (9.33).
    """
    trench = isinstance(target, Unit) and target.did("moved_directly")
    options = hexside_options(rules, position, fire, target)
    if not trench:
        return options
    return lowered_by_height(position, fire, target, {**options, "trench": TRENCH_TEM})


@clause("A8.2", "A8.26", "B9.31")
def residual_fp(column: int, hindrance: int, hexside_tem: int) -> int:
    """Residual FP left by an IFT attack: half its column, a counter less for each +1 on the way."""
    step = RESIDUAL_STEPS.index(RESIDUAL_OF_COLUMN[column])
    return RESIDUAL_STEPS[max(0, step - hindrance - hexside_tem)]
