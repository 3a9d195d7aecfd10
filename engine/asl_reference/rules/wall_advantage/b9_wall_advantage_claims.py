"""B9.322, 9.324: who may claim or forfeit wall advantage by choice, and at what moments."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.places import bypasses
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import location, units_at
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import deniers, held, open_hexsides
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    behind_walls,
    claimable_hexsides,
    excluded,
    mandatory,
    unfit,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import (
    UNDER_WAY,
    comrade_with_advantage,
    enemy_acts,
    yielding_to,
)

FIXED = ("pinned", "ti", "immobilized", "bogged")
"""Pinned, TI and Immobile units neither claim nor forfeit by choice (9.322)."""
MOMENTS = ("wall_advantage_freed", "lost_hip")
"""Deeds of a unit whose enemies have just lost all WA, or that has just lost HIP (9.322)."""
UNSEEN = ("concealed", "hidden")


@clause("B9.32", "B9.322", "B9.324")
def may_claim(rules: Rules, position: Position, unit_id: str, over: tuple[str, ...] = ()) -> Illegal | None:
    """What forbids the unit to claim WA now, over these hexsides or all that it extends to; None if nothing.

    Claiming what it has already is nothing more than placing the counter.
    """
    unit = position.units[unit_id]
    barred = excluded(rules, position, unit_id) or _no_such_hexside(position, unit_id, over)
    if barred:
        return barred
    recorded = position.phase == "setup" or position.follows("B9.324-hidden-claim=recorded")
    if unit.has("hidden") and not recorded:
        return Illegal("B9.324", f"{unit_id} is hidden: it must be placed on board to claim WA")
    if unfit(position, unit_id) and not comrade_with_advantage(position, unit_id):
        return Illegal("B9.32", f"{unit_id} is broken or unarmed, and no comrade in its Location has WA")
    if set(over or claimable_hexsides(position, unit)) <= set(held(position, unit)):
        return None
    return (
        _leaving(unit_id, unit)
        or _enemy_acting(position, unit_id)
        or _denied(rules, position, unit_id, over)
        or (None if mandatory(position, unit_id) else _no_choice(position, unit_id))
    )


def _no_such_hexside(position: Position, unit_id: str, over: tuple[str, ...]) -> Illegal | None:
    own = claimable_hexsides(position, position.units[unit_id])
    if not own:
        return _nothing_to_claim(position, unit_id)
    beyond = sorted(set(over) - set(own))
    return Illegal("B9.32", f"WA of {unit_id} does not extend to {beyond[0]}") if beyond else None


@clause("B9.32", "B9.62")
def _nothing_to_claim(position: Position, unit_id: str) -> Illegal:
    """Why the unit has no hexside to claim, though there may be walls of its level in its hex."""
    unit = position.units[unit_id]
    if not behind_walls(position, unit):
        return Illegal("B9.32", f"{unit_id} has no wall or hedge hexside of its level to claim")
    if location(unit).place == "bridge":
        return Illegal("B9.32", f"{unit_id} is on a bridge, and there is no Roadblock to claim WA over")
    if bypasses(unit):
        return Illegal("B9.32", f"{unit_id} in Bypass straddles no wall or hedge hexside and joins none")
    return Illegal("B9.62", f"the Hillside wall or hedge is not on {unit_id}'s side of the Depression")


@clause("B9.41")
def _leaving(unit_id: str, unit: Unit) -> Illegal | None:
    """Who has begun to enter another Location has lost WA; it has none again before it is there or fails."""
    if not unit.did(UNDER_WAY):
        return None
    return Illegal("B9.41", f"{unit_id} has begun to leave its Location and may not claim WA in it")


@clause("B9.322")
def _enemy_acting(position: Position, unit_id: str) -> Illegal | None:
    if enemy_acts(position, position.units[unit_id].side):
        return Illegal("B9.322", "an enemy action is declared and not completed yet")
    return None


@clause("B9.321", "B9.324")
def _denied(rules: Rules, position: Position, unit_id: str, over: tuple[str, ...]) -> Illegal | None:
    """An enemy with WA over a shared hexside denies it, unless it is one that may have to yield."""
    unit = position.units[unit_id]
    yielding = challengeable(rules, position, unit_id)
    free = open_hexsides(position, unit_id, yielding)
    if free and set(over) <= set(free):
        return None
    against = deniers(position, unit_id, over or claimable_hexsides(position, unit))
    if unit.type == "dummy" and all(position.units[name].has(*UNSEEN) for name in against):
        return Illegal("B9.324", f"{unit_id} is a dummy and cannot prove a real unit against {against[0]}")
    return Illegal("B9.321", f"{', '.join(against)} has WA over a hexside shared with {unit_id}")


@clause("B9.324")
def challengeable(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the unseen enemies with WA that must show a real unit or yield it to the claimant."""
    unit = position.units[unit_id]
    if unit.type == "dummy":
        return ()
    against = deniers(position, unit_id, claimable_hexsides(position, unit))
    hidden = yielding_to(rules, position, unit_id)
    return tuple(name for name in against if name in hidden or position.units[name].has("concealed"))


@clause("B9.322", "B9.41")
def _no_choice(position: Position, unit_id: str) -> Illegal | None:
    """Why the unit has no choice now: its state, or that it is none of the moments for a claim."""
    unit = position.units[unit_id]
    fixed = next((status for status in FIXED if unit.has(status)), "")
    if fixed:
        return Illegal("B9.322", f"{unit_id} is {fixed} and may not claim WA by choice")
    if position.phase == "MPh" and unit.did("turned_back"):
        return Illegal("B9.41", f"{unit_id} failed to leave its Location and may not reclaim WA this MPh")
    if _timely(position, unit):
        return None
    return Illegal("B9.322", f"this is no moment for {unit_id} to claim WA")


@clause("B9.322")
def _timely(position: Position, unit: Unit) -> bool:
    """The five moments: set-up, end of a RPh (ATTACKER first), own MPh and APh, HIP lost, WA freed."""
    if position.phase in ("", "setup") or unit.did(*MOMENTS):
        return True
    own_turn = position.turn_of in ("", unit.side)
    if position.phase == "RPh":
        return position.ending and not (own_turn and _defender_has_claimed(position, unit.side))
    return own_turn and position.phase in ("MPh", "APh")


def _defender_has_claimed(position: Position, side: str) -> bool:
    """Whether an enemy has claimed by choice; WA that has come to it of itself takes no turn (9.323)."""
    return any(u.side != side and u.did("chose_wall_advantage") for u in position.units.values())


@clause("B9.322", "B9.323", "B9.324")
def may_forfeit(position: Position, unit_id: str) -> Illegal | None:
    """What forbids the unit to forfeit WA now; None if nothing: at any time but while an enemy acts."""
    unit = position.units[unit_id]
    if not held(position, unit):
        return Illegal("B9.322", f"{unit_id} has no WA to forfeit")
    if unit.has("hidden"):
        return Illegal("B9.324", f"{unit_id} is hidden, and no enemy claims WA: place it on board first")
    fixed = next((status for status in FIXED if unit.has(status)), "")
    if fixed:
        return Illegal("B9.322", f"{unit_id} is {fixed} and may not forfeit WA by choice")
    if mandatory(position, unit_id):
        return Illegal("B9.323", f"WA of {unit_id} is mandatory: it has no in-hex TEM")
    return _enemy_acting(position, unit_id)


@clause("B9.324")
def must_prove(position: Position, unit_id: str) -> bool:
    """Whether the claimant's side must momentarily show a real unit: all of its Location are concealed."""
    unit = position.units[unit_id]
    stack = units_at(position, location(unit)).values()
    return all(other.has(*UNSEEN) for other in stack if other.side == unit.side)
