"""B9.32-9.324: every way to get wall advantage, and what forbids it; which units may forfeit it, and when."""

from __future__ import annotations

from typing import Literal, NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_large_position
from asl_reference.base.values import replace
from asl_reference.board.places import bypasses, is_unseen
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import location, units_at
from asl_reference.rules.ground.a3_phases import phase_of
from asl_reference.rules.ground.c8_moving import IMMOBILE
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import (
    deniers,
    held,
    open_hexsides,
    rivals,
)
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import (
    behind_walls,
    claimable_hexsides,
    deluxe,
    excluded,
    mandatory,
    unfit,
)

How = Literal["claim", "placed", "mandatory"]
"""How a unit gets WA: by a claim, also at set-up; by placement on board; or because it is mandatory."""
FIXED = ("pinned", "ti", *IMMOBILE)
"""Pinned, TI and Immobile units neither claim nor forfeit voluntarily (9.322)."""
MOMENTS = ("wall_advantage_freed", "lost_hip")
"""Deeds of a unit whose enemies have just lost all WA, and of one that has just lost HIP (9.322)."""
CLAIMED, CHOSEN = "claimed_wall_advantage", "chose_wall_advantage"
"""Deeds of a unit that has just got WA, and of one that has got it by choice."""
AS_IN_SET_UP = ("", "setup")
"""Phases in which a claim is one of set-up: where none is named it is, too."""
LETS_GO = "B9.323-J8"
"""The erratum by which a hidden unit may forfeit even mandatory WA."""
UNDER_WAY = "leaving"
"""Deed of a unit that has begun to enter another Location and has not arrived (9.41)."""


class Claim(NamedTuple):
    """WA that a unit is to get and how: over which hexsides (empty: all), and which unit each side shows."""

    unit: str
    over: tuple[str, ...] = ()
    showing: str = ""
    answer: str = ""
    how: How = "claim"


@clause("B9.32", "B9.321", "B9.322", "B9.324")
def gained(rules: Rules, position: Position, claim: Claim) -> Position | Illegal:
    """The position once the unit has the WA that it claims, or what forbids that.

    Enemies that show a real unit in ``answer`` keep their WA, and the claim fails [EXC: in Deluxe over their
    hexsides alone].
    """
    name = claim.unit
    over = obtainable(rules, position, name, claim.over, claim.how)
    if isinstance(over, Illegal):
        return over
    if (unproved := _unproved(rules, position, claim)) is not None:
        return unproved
    if claim.answer:
        others = yielding(rules, position, name, claim.how) - {claim.answer}
        left = open_hexsides(position, name, others)
        over = tuple(one for one in over if one in left)
    if set(over) <= set(held(position, position.units[name])):
        return position
    of_its_own = claim.how == "placed" or position.units[name].did(*MOMENTS)
    return given(position, name, over, CLAIMED, *(() if of_its_own else (CHOSEN,)))


@clause("B9.324")
def _unproved(rules: Rules, position: Position, claim: Claim) -> Illegal | None:
    """Whether a real unit has to be shown and none is named, or the unit shown is not real."""
    name, unit = claim.unit, position.units[claim.unit]
    if not challengeable(rules, position, name) or not must_prove(position, name):
        return None
    shown = position.units.get(claim.showing)
    if shown is None or shown.type == "dummy" or is_unseen(position, shown, "hidden"):
        return Illegal("B9.324", f"{name} must first show that a real unit is with it")
    if shown.side != unit.side or location(shown) != location(unit):
        return Illegal("B9.324", f"{claim.showing} is not with {name}")
    return None


def may_claim(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """What forbids the unit to claim WA now, over all that it extends to; None if nothing."""
    found = obtainable(rules, position, unit_id)
    return found if isinstance(found, Illegal) else None


@clause("B9.32", "B9.322", "B9.324")
def obtainable(
    rules: Rules, position: Position, unit_id: str, wanted: tuple[str, ...] = (), how: How = "claim"
) -> tuple[str, ...] | Illegal:
    """The hexsides over which the unit can have WA in that way now, or what forbids it.

    ``wanted``: those it claims, empty for all. Outside Deluxe it gets WA over all or none. Claiming what it
    has already is nothing more than placing the counter.
    """
    unit = position.units[unit_id]
    own = claimable_hexsides(position, unit)
    barred = (
        excluded(rules, position, unit_id)
        or _no_such_hexside(position, unit_id, wanted, own)
        or _by_state(position, unit_id, how)
    )
    if barred:
        return barred
    asked = wanted or own
    if set(asked) <= set(held(position, unit)):
        return asked
    barred = _leaving(unit_id, unit) or _enemy_acting(position, unit_id)
    if barred:
        return barred
    free = open_hexsides(position, unit_id, yielding(rules, position, unit_id, how))
    if not free or not set(wanted) <= set(free):
        return _denied(position, unit_id, asked)
    barred = None if how == "mandatory" or mandatory(position, unit_id) else _no_choice(position, unit_id)
    if barred:
        return barred
    return tuple([one for one in free if one in wanted]) if wanted and deluxe(position) else free


@clause("B9.32", "B9.324")
def _by_state(position: Position, unit_id: str, how: How) -> Illegal | None:
    """Why a hidden unit, or one that is broken or unarmed, gets no WA.

    A hidden unit has what is mandatory, and what it records during set-up.
    """
    recorded = position.phase in AS_IN_SET_UP or position.follows("B9.324-hidden-claim=recorded")
    if how != "mandatory" and position.units[unit_id].has("hidden") and not recorded:
        return Illegal("B9.324", f"{unit_id} is hidden: it must be placed on board to claim WA")
    if unfit(position, unit_id) and not comrade_with_advantage(position, unit_id):
        return Illegal("B9.32", f"{unit_id} is broken or unarmed, and no comrade in its Location has WA")
    return None


def _no_such_hexside(
    position: Position, unit_id: str, over: tuple[str, ...], own: tuple[str, ...]
) -> Illegal | None:
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
    """A unit that began to enter another Location has lost WA, and gains none before it is there or fails."""
    if not unit.did(UNDER_WAY):
        return None
    return Illegal("B9.41", f"{unit_id} has begun to leave its Location and may not claim WA in it")


@clause("B9.322")
def _enemy_acting(position: Position, unit_id: str) -> Illegal | None:
    if enemy_acts(position, position.units[unit_id].side):
        return Illegal("B9.322", "an enemy action is declared and not completed yet")
    return None


@clause("B9.321", "B9.324")
def _denied(position: Position, unit_id: str, over: tuple[str, ...]) -> Illegal:
    """An enemy with WA over a shared hexside denies it, unless it is one that may have to yield."""
    against = deniers(position, unit_id, over)
    unseen = all(position.units[name].unseen for name in against)
    if position.units[unit_id].type == "dummy" and unseen:
        return Illegal("B9.324", f"{unit_id} is a dummy and cannot prove a real unit against {against[0]}")
    return Illegal("B9.321", f"{', '.join(against)} has WA over a hexside shared with {unit_id}")


@clause("B9.324")
def challengeable(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the unseen enemies with WA that must show a real unit or yield it to the claimant."""
    unit = position.units[unit_id]
    if unit.type == "dummy":
        return ()
    against = deniers(position, unit_id, claimable_hexsides(position, unit))
    hidden = yielding_hidden(rules, position, unit_id)
    return tuple(name for name in against if name in hidden or position.units[name].has("concealed"))


def yielding(rules: Rules, position: Position, unit_id: str, how: How) -> frozenset[str]:
    """Ids of the enemies whose WA does not deny the unit WA, if the unit gets it in that way.

    A unit placed on board against an enemy that has just claimed WA denies it that at once, without proof.
    """
    if how == "mandatory":
        return frozenset(yielding_hidden(rules, position, unit_id))
    late = _just_claimed(position) if how == "placed" else frozenset()
    return late.union(challengeable(rules, position, unit_id))


def _just_claimed(position: Position) -> frozenset[str]:
    """Ids of the units that gained WA by the last action."""
    return frozenset(name for name, unit in position.units.items() if unit.did(CLAIMED))


@clause("B9.322", "B9.41")
def _no_choice(position: Position, unit_id: str) -> Illegal | None:
    """Why the unit has no choice now: its state, or that this is no moment for a claim."""
    unit = position.units[unit_id]
    if fixed := _fixed(unit, "claim"):
        return fixed
    if unit.did("turned_back") and phase_of(position, "come_out", (unit_id,)) == "MPh":
        return Illegal("B9.41", f"{unit_id} failed to leave its Location and may not reclaim WA this MPh")
    if _timely(position, unit):
        return None
    return Illegal("B9.322", f"this is no moment for {unit_id} to claim WA")


@clause("B9.322")
def _fixed(unit: Unit, verb: str) -> Illegal | None:
    """The status for which a unit neither claims nor forfeits WA of its own will."""
    fixed = next((status for status in FIXED if unit.has(status)), "")
    return Illegal("B9.322", f"{unit.id} is {fixed} and may not {verb} WA by choice") if fixed else None


@clause("B9.322")
def _timely(position: Position, unit: Unit) -> bool:
    """The five moments: set-up, end of a RPh (ATTACKER first), own MPh and APh, HIP lost, WA freed."""
    if position.phase in AS_IN_SET_UP or unit.did(*MOMENTS):
        return True
    own_turn = position.is_turn_of(unit.side)
    if position.phase == "RPh":
        return position.ending and not (own_turn and _defender_has_claimed(position, unit.side))
    return own_turn and position.phase in ("MPh", "APh")


def _defender_has_claimed(position: Position, side: str) -> bool:
    """Whether an enemy has claimed by choice; WA that it gained without a claim does not count (9.323)."""
    return any(u.side != side and u.did(CHOSEN) for u in position.units.values())


@clause("B9.322", "B9.323", "B9.324")
def may_forfeit(position: Position, unit_id: str, over: tuple[str, ...] = ()) -> Illegal | None:
    """What forbids the unit to forfeit WA now; None if nothing: at any time but while an enemy acts.

    ``over``: the hexsides that it names, empty for all; it must have WA over each.
    """
    unit = position.units[unit_id]
    own = held(position, unit)
    if not own or not set(over) <= set(own):
        return Illegal("B9.322", f"{unit_id} has no WA {'over these hexsides ' if own else ''}to forfeit")
    if unit.has("hidden"):
        return Illegal("B9.324", f"{unit_id} is hidden, and no enemy claims WA: place it on board first")
    if fixed := _fixed(unit, "forfeit"):
        return fixed
    if mandatory(position, unit_id):
        return Illegal("B9.323", f"WA of {unit_id} is mandatory: it has no in-hex TEM")
    return _enemy_acting(position, unit_id)


@clause("B9.324")
def must_prove(position: Position, unit_id: str) -> bool:
    """Whether the claimant's side must momentarily show a real unit: all of its Location are concealed."""
    unit = position.units[unit_id]
    stack = units_at(position, location(unit)).values()
    return all(is_unseen(position, other) for other in stack if other.side == unit.side)


@clause("B9.324")
def yielding_hidden(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the hidden units that let a real enemy on board have their WA and stay hidden.

    This holds for mandatory WA too, by the exception of 9.323.
    """
    unit = position.units[unit_id]
    if unit.type == "dummy" or unit.has("hidden"):
        return ()
    return tuple(
        name for name in _hidden(position) if rules.includes(LETS_GO) or not mandatory(position, name)
    )


@of_large_position
def _hidden(position: Position) -> tuple[str, ...]:
    return tuple([name for name, unit in position.units.items() if "hidden" in unit.status])


@clause("B9.322")
def enemy_acts(position: Position, side: str) -> bool:
    """Whether an enemy has declared an attack that is not completed: nobody claims or forfeits then."""
    return any(other != side for other in _attackers(position))


@of_large_position
def _attackers(position: Position) -> frozenset[str]:
    """The sides that have declared an attack."""
    return frozenset([unit.side for unit in position.units.values() if "attack_declared" in unit.done])


@clause("B9.32", "B9.324")
def comrade_with_advantage(position: Position, unit_id: str) -> bool:
    """Whether a unit of the Location, of its side and not hidden, has WA by its own right."""
    unit = position.units[unit_id]
    return any(
        other.side == unit.side
        and "wall_advantage" in other.status
        and "hidden" not in other.status
        and not unfit(position, name)
        for name, other in units_at(position, location(unit)).items()
    )


@clause("B9.321", "B9.322", "B9.324")
def given(position: Position, unit_id: str, over: tuple[str, ...], *deeds: str) -> Position:
    """The position once the unit has WA over the hexsides, by these deeds; its rivals lose theirs."""
    unit = position.units[unit_id]
    claimed = unit.marked("wall_advantage").having_done(*deeds)
    if deluxe(position):
        sides = {*held(position, unit), *over}
        claimed = replace(claimed, wall_advantage_over=tuple(sorted(sides)))
    after = position.with_unit(unit_id, claimed)
    for name in rivals(position, unit_id, over):
        after = taken(after, name, over)
    return after


@clause("B9.321", "B9.322", "B9.324")
def taken(position: Position, unit_id: str, over: tuple[str, ...]) -> Position:
    """The position with WA gone from the unit; in Deluxe over these hexsides alone."""
    unit = position.units[unit_id]
    left = tuple(name for name in held(position, unit) if name not in over) if deluxe(position) else ()
    return position.with_unit(unit_id, replace(unit, wall_advantage_over=left) if left else without(unit))


def without(unit: Unit) -> Unit:
    """The unit without WA."""
    return replace(unit.unmarked("wall_advantage"), wall_advantage_over=())
