"""Handlers of what Infantry does besides moving and firing: checks, Clearance, Searching, Transfer."""

from __future__ import annotations

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import place_of, put
from asl_reference.board.position import MMC, TOILED, Position, Unit
from asl_reference.board.steps import Act, Attempt, Step, made
from asl_reference.play.firing.results import MADE_AS, asked_by_attack, outcome
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a7_activity import (
    RALLIED_OTHERS,
    TRANSFERRED,
    another_activity_bars,
    modifier_of,
    status_barring,
    status_bars,
)
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.ground.b27_foxholes import covers_of, may_cross_the_rim
from asl_reference.rules.laboring.b26_removal import without_wire
from asl_reference.rules.moving.a4_legality import attacker_bars
from asl_reference.rules.moving.a4_portage import elsewhere_for_a_gun
from asl_reference.rules.moving.b26_getting_beneath import attempt_announced

DM_DRM = 4
"""DRM of a rally under Desperation Morale (A10.62)."""
SELF_RALLY_DRM = 1
"""DRM of a unit that rallies without a leader, a leader who rallies himself too (A10.63, A18.11)."""
SELF_RALLIES = ("leader", "crew")
"""Units that may always try to rally without a leader (A10.6)."""
FATE = 12
"""Original DR that is fateful in a MC or rally (A10.31, A10.64)."""
CLEARED = "rolled_for_clearance"
"""Deed of a unit that has made its Clearance DR in this CCPh."""


@clause("A10.3", "A10.6", "A10.7", "B26.31", "B26.32", "B27.13")
def take_check(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A MC, TC or attempt to rally: DR, leadership and DM against the Morale Level.

    Wire changes none of them, and a leader on either side of it helps on the other. The terrain bonus
    of rallying is left out.
    """
    unit = position.units[action.unit]
    if unit.morale is None or action.dr is None:
        raise Malformed("action", f"take_check: give the DR, and the Morale Level of {action.unit}")
    barred = _rally_bars(position, action, unit) if action.check == "rally" else None
    lent = _leadership(position, action, unit)
    if barred:
        return barred
    if isinstance(lent, Illegal):
        return lent
    drm = lent + (DM_DRM if action.check == "rally" and unit.has("dm") else 0)
    drm += SELF_RALLY_DRM if action.check == "rally" and not action.leader else 0
    final = action.dr + drm
    fated = action.check != "tc" and action.dr == FATE
    success = final <= unit.morale and not fated
    after = _checked(position, action, success=success)
    if fated:
        after = _fated(after, action, unit)
    elif success and final == unit.morale and action.check == "mc" and _is_pinned(unit):
        after = outcome(after, action.unit, "pinned")
    after = made(after, action.unit, *MADE_AS[action.check])
    return Step(after, attempts=(Attempt((action.unit,), final, drm, success),), clauses=("A10.3",))


@clause("A10.31", "A10.64")
def _fated(after: Position, action: Action, was: Unit) -> Position:
    """An Original 12 in a MC or rally is a Casualty Reduction besides.

    A broken unit that fails a MC suffers one already.
    """
    if action.unit not in after.units or (action.check == "mc" and was.has("broken")):
        return after
    return outcome(after, action.unit, "reduced")


@clause("A7.8", "A15.2")
def _is_pinned(unit: Unit) -> bool:
    """Whether a failed TC pins the unit, and a MC that it passes by the highest DR that does.

    [EXC: who is broken or berserk, heroes, Cavalry and vehicles.]
    """
    able = unit.is_personnel and unit.type != "hero" and unit.mount != "cavalry"
    return able and not unit.has("broken", "berserk")


@clause("A10.31", "A15.2")
def _failed(position: Position, unit: Unit, check: str) -> Position:
    """The position once the unit has failed a MC or TC.

    A hero never breaks: a MC wounds him, and eliminates one who is wounded.
    """
    if check == "tc":
        return outcome(position, unit.id, "pinned") if _is_pinned(unit) else position
    if unit.type != "hero" or unit.has("broken"):
        return outcome(position, unit.id, "broken")
    if unit.has("wounded"):
        return outcome(position, unit.id, "eliminated")
    return position.with_unit(unit.id, unit.marked("wounded"))


def _checked(position: Position, action: Action, *, success: bool) -> Position:
    """The position once the check is passed or failed; one that an attack asks is its result as well."""
    unit = position.units[action.unit]
    if action.check != "rally":
        asked = outcome(position, action.unit, "ptc") if asked_by_attack(position, action) else position
        return asked if success else _failed(asked, asked.units[action.unit], action.check)
    after = unit.unmarked("broken", "disrupted", "dm") if success else unit
    done = {action.unit: after.having_done("rallied")}
    if action.leader:
        done[action.leader] = position.units[action.leader].having_done(RALLIED_OTHERS)
    return position.with_units(done)


@clause("A19.12", "A20.5")
def _rally_bars(position: Position, action: Action, unit: Unit) -> Illegal | None:
    """What bars a rally attempt: a broken unit tries once a RPh, by the usual reading a Disrupted one too."""
    if unit.has("prisoner"):
        return Illegal("A20.5", f"{action.unit} is a prisoner and does not rally")
    if unit.has("disrupted") and position.follows("A19.12-rally=never"):
        return Illegal("A19.12", f"{action.unit} is Disrupted and does not rally")
    if position.phase not in ("", "RPh") or not unit.has("broken") or unit.did("rallied"):
        return Illegal("A10.6", f"{action.unit} tries to rally once, when broken, in the RPh")
    for one in (unit, position.units.get(action.leader, unit)):
        if (busy := another_activity_bars(position, one, "rally")) is not None:
            return busy
    if not action.leader and unit.type not in SELF_RALLIES:
        return _self_rally_bars(position, action.unit)
    return None


@clause("A18.11")
def _self_rally_bars(position: Position, unit_id: str) -> Illegal | None:
    """Without a leader one other MMC of the ATTACKER may try to rally, before any attempt of its side."""
    unit = position.units[unit_id]
    if unit.type not in MMC or position.turn_of not in ("", unit.side):
        return Illegal("A10.6", f"no leader rallies {unit_id}")
    if any(other.side == unit.side and other.did("rallied") for other in position.units.values()):
        return Illegal("A18.11", f"Self-Rally of {unit_id} would not be the first attempt of its side")
    return None


def _leadership(position: Position, action: Action, unit: Unit) -> int | Illegal:
    """The leader's modifier, if one of his side and Location who is in Good Order lends it."""
    if not action.leader:
        return 0
    leader = position.units.get(action.leader)
    if leader is None or leader.type != "leader" or leader.side != unit.side or leader is unit:
        return Illegal("A10.7", f"{action.leader} does not lead {action.unit}")
    unable = status_bars("rally_others", leader, "is not in Good Order")
    if unable is None and location(leader) != location(unit):
        return Illegal("A10.7", f"{action.leader} is not in the Location of {action.unit}")
    if unable is not None:
        return unable
    return modifier_of(leader) if action.check == "rally" or _outranks(leader, unit) else 0


@clause("A10.22")
def _outranks(leader: Unit, unit: Unit) -> bool:
    """Whether the leader helps the unit with a MC or TC: another leader only if his own Morale is higher."""
    if unit.type != "leader" or leader.morale is None or unit.morale is None:
        return True
    return leader.morale > unit.morale


OTHER_CLEARANCE = frozenset({"minefield", "at_minefield", "panji", "roadblock"})
"""Counters whose Clearance follows rules that this engine does not have."""


@clause("B24.73", "B26.5")
def clear(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Infantry announces Clearance in its MPh and is TI; at the end of the CCPh the Wire goes or stays.

    The action gives the result of the DR, once; a unit that is TI from other work makes none.
    """
    wire = position.counters.get(action.counter)
    if wire is not None and wire.type in OTHER_CLEARANCE:
        raise Beyond(f"Clearance of a {wire.type.replace('_', ' ')} (B24.7)")
    if wire is None or wire.type != "wire":
        return Illegal("B24.73", f"{action.counter} is nothing that is Cleared")
    announced = not action.result
    if position.phase not in ("", "MPh" if announced else "CCPh"):
        return Illegal("B24.73", f"not a step of Clearance in the {position.phase}")
    changed: dict[str, Unit] = {}
    for name in action.units:
        unit = position.units[name]
        idle = status_barring("announce_clearance" if announced else "clear", unit)
        resting = not announced and not unit.has("ti")
        if idle or resting or not unit.is_infantry or location(unit) != location(wire):
            return Illegal("B24.73", f"{name} is not able to Clear {action.counter}")
        if barred := attacker_bars(position, name, "Clear", "B24.73"):
            return barred
        if announced and (unit.acted or attempt_announced(position, name)):
            return Illegal("B24.73", f"{name} has done something else this phase")
        if unit.did(CLEARED, *TOILED):
            return Illegal("B24.73", f"{name} has announced no Clearance, or has had its DR")
        done = unit.marked("ti").having_done("attempted_to_clear")
        changed[name] = done if announced else done.having_done(CLEARED)
    after = position.with_units(changed)
    act = Act(after, action.units) if announced else None
    cleared = without_wire(after, action.counter) if action.result == "cleared" else after
    return Step(cleared, clauses=("B24.73",), act=act)


@clause("A12.152", "B26.4")
def search(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Infantry Searches in its MPh, unless it is on top of Wire; what it finds is left out."""
    for name in action.units:
        unit = position.units[name]
        if on_wire(position, unit):
            return Illegal("B26.4", f"{name} is on top of the Wire and cannot Search")
        if status_barring("search", unit) or not unit.is_infantry or position.phase not in ("", "MPh"):
            return Illegal("A12.152", f"{name} may not Search now")
        if barred := attacker_bars(position, name, "Search", "A12.152"):
            return barred
    return Step(position, clauses=("A12.152",))


@clause("A4.431", "B26.4", "B27.13", "B27.51")
def transfer(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """A weapon changes hands in a Location, in the RPh or APh, over the edge of an entrenchment too.

    [EXC: never past Wire, and no 5/8 inch counter but a dm mortar over that edge; a Gun that lies where its
    taker is need not cross it.]
    """
    giver, taker = position.units[action.unit], position.units.get(action.target)
    weapon = position.counters.get(action.counter)
    if taker is None or taker is giver or weapon is None or weapon.possessed_by != action.unit:
        return Illegal("A4.431", f"{action.unit} has no {action.counter} to give to {action.target}")
    held, reached, lies = (covers_of(position, one) for one in (giver, taker, weapon))
    if "wire" in (held | reached | lies) - (held & reached & lies):
        return Illegal("B26.4", f"the Wire is between {action.target} and {action.unit} or {action.counter}")
    crossed = (held ^ reached) & (lies ^ reached)
    for cover in sorted(crossed):
        if (barred := may_cross_the_rim(weapon, cover)) is not None:
            return barred
    if giver.side != taker.side or location(giver) != location(taker):
        return Illegal("A4.431", f"{action.target} is not with {action.unit}")
    if elsewhere_for_a_gun(weapon, giver, taker):
        return Illegal("C10.3", f"{action.counter} is Pushed to where {action.target} is, not handed up")
    idle = any(status_barring("transfer", one) or not one.is_infantry for one in (giver, taker))
    if idle or position.phase not in ("", "RPh", "APh"):
        return Illegal("A4.431", f"no Transfer from {action.unit} to {action.target} now")
    for one in (giver, taker):
        if (busy := another_activity_bars(position, one, "transfer")) is not None:
            return busy
    both = {one.id: one.having_done(TRANSFERRED) for one in (giver, taker)}
    handed = put(weapon, place_of(taker)) if crossed else weapon
    handed = replace(handed, possessed_by=action.target)
    return Step(position.with_counter(action.counter, handed).with_units(both), clauses=("A4.431",))
