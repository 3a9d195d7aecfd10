"""A3, A4.1, A4.6-4.7: which units may move, rout, advance or Withdraw now, and into what Location."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.actions import Action
from asl_reference.board.fire import is_aerial
from asl_reference.board.position import Number, Place, Position, Unit
from asl_reference.board.steps import owed
from asl_reference.rules.ground.a2_locations import location, location_at, units_at
from asl_reference.rules.ground.a3_phases import OF_ACT, phase_of
from asl_reference.rules.ground.a7_activity import FOUGHT, good_order, no_router, opponent_at, status_bars
from asl_reference.rules.ground.b26_movement import may_fight
from asl_reference.rules.ground.c8_moving import has_moved
from asl_reference.rules.moving.a4_allotment import TURNED_BACK, mf_left
from asl_reference.rules.moving.a4_entry import Entry

PHASE = {
    verb: (OF_ACT[verb], clause_id)
    for verb, clause_id in {"move": "A3.3", "rout": "A3.6", "advance": "A3.7", "withdraw": "A3.8"}.items()
}
"""The phase of each verb by which units leave a Location, and its clause."""
WITHOUT_MF = frozenset({"advance", "withdraw"})
"""Actions that spend no MF (A4.7, A11.2)."""
PREP_FIRED = ("fired", "fired_support_weapon")
"""Deeds of Prep Fire; their counter remains until the AFPh ends (A3.2)."""
WAVES = frozenset({"Japanese", "Russian", "Chinese"})
"""Sides whose Infantry may make Banzai Charges or Human Waves (G1.5, A25.23); players judge when."""
DIFFICULT_MF = 4
"""An entry of at least so many MF, or of all the unit's MF, is an advance vs Difficult Terrain."""


@clause("A3.3", "A10.5")
def verb_now(position: Position, units: Iterable[str]) -> str | None:
    """The verb by which units leave a Location now; None in a phase in which nobody does.

    If the position names no phase it is a move, for broken units a rout.
    """
    now = phase_of(position, "come_out", units)
    return next((verb for verb, (phase, _) in PHASE.items() if phase == now), None)


def verb_within(position: Position, units: Iterable[str]) -> str | None:
    """The verb that going beneath or coming out of a counter belongs to now: no Withdrawal."""
    verb = verb_now(position, units)
    return None if verb == "withdraw" else verb


@clause("C10.3")
def manhandles(position: Position, action: Action) -> bool:
    """Whether the action is part of the MPh, in which alone a Gun is Pushed."""
    verb = action.do if action.do in PHASE else verb_within(position, action.units)
    return verb == "move"


def phase_bars(position: Position, verb: str) -> Illegal | None:
    """Each kind of movement has its phase (A3)."""
    phase, clause_id = PHASE[verb]
    if position.phase in ("", phase):
        return None
    return Illegal(clause_id, f"{verb} is done in the {phase}, not in the {position.phase}")


@clause("A3.2", "A3.3", "A3.7", "A12.15")
def attacker_bars(position: Position, unit_id: str, deed: str, clause_id: str) -> Illegal | None:
    """What the ATTACKER alone does: spend MF, advance, and whatever else belongs to its MPh.

    In the MPh only units do that have neither Prep Fired nor been turned back. If the position names no
    phase, all of it but an advance counts as done there, and Prep Fire bars none of it (docs/protocol.md).
    """
    unit = position.units[unit_id]
    in_mph = phase_of(position, deed) in ("", "MPh")
    if in_mph and unit.did(TURNED_BACK):
        return Illegal("A12.15", f"{unit_id} has been turned back, and its MPh has ended")
    if position.turn_of in ("", unit.side):
        return prep_fire_bars(position, unit)
    return Illegal(clause_id, f"{unit_id} is not of the ATTACKER, {position.turn_of}, and may not {deed}")


@clause("A4.1", "A4.7", "A7.8", "A10.5", "B27.44")
def state_bars(position: Position, verb: str, unit_id: str) -> Illegal | None:
    """Pinned, TI, broken and locked units stay; only the ATTACKER moves and advances."""
    unit, (_, of_verb) = position.units[unit_id], PHASE[verb]
    if unable := status_bars(verb, unit, f"may not {verb}"):
        return unable
    if verb in ("move", "advance") and (barred := attacker_bars(position, unit_id, verb, of_verb)):
        return barred
    if owing := bog_check_first(position, unit):
        return owing
    if verb == "rout" and not unit.has("broken") and not _runs_along(position, unit):
        return Illegal("A10.5", f"{unit_id} is not broken and has nobody to rout with")
    if verb == "advance" and unit.did("advanced"):
        return Illegal("A4.7", f"{unit_id} has advanced already")
    if is_aerial(unit):
        return Illegal("E7.2", f"{unit_id} is in the air and does not {verb} on the board")
    if unit.is_vehicle and verb != "move":
        return Illegal(of_verb, f"{unit_id} is a vehicle and does not {verb}")
    if unit.did("stopped"):
        return Illegal("D2.12", f"{unit_id} has Stopped and must Start first")
    if unit.aboard:
        return Illegal("D6.1", f"{unit_id} is aboard {unit.aboard} and must leave it first")
    return None


@clause("B9.4", "B9.54", "B26.43", "B27.55", "D8.2")
def bog_check_first(position: Position, unit: Unit) -> Illegal | None:
    """A vehicle that owes a Bog Check makes it before it spends MP again, or anybody boards or leaves it."""
    if owed(position, unit.id, "bog") is None:
        return None
    return Illegal("B9.4" if unit.bogs_in else "D8.2", f"{unit.id} makes its Bog Check first")


@clause("A3.2")
def prep_fire_bars(position: Position, unit: Unit) -> Illegal | None:
    """A unit that fired in its PFPh neither moves in the following MPh nor spends MF there otherwise."""
    if position.phase == "MPh" and unit.did(*PREP_FIRED):
        return Illegal("A3.2", f"{unit.id} has Prep Fired and does not move")
    return None


@clause("A11.1", "A11.2")
def withdrawal_bars(position: Position, unit_id: str) -> Illegal | None:
    """A unit Withdraws from Melee, or an enemy whom it could fight in CC, if it has attacked nobody there.

    Another fact than ``opposes``: dummies and vehicles that nobody is in are attacked in CC, too.
    """
    unit = position.units[unit_id]
    others = position.units.values()
    enemies = [other for other in others if other.side != unit.side and not other.has("prisoner")]
    if unit.did(FOUGHT):
        return Illegal("A11.2", f"{unit_id} has attacked in Close Combat and does not Withdraw")
    if unit.has("melee") or any(may_fight(position, unit, other) for other in enemies):
        return None
    return Illegal("A11.2", f"{unit_id} is in no Close Combat to Withdraw from")


def _runs_along(position: Position, unit: Unit) -> bool:
    """Whether it is a Good Order leader with a broken unit of its side that may rout in its Location
    (A10.711).
    """
    if unit.type != "leader" or not good_order(unit):
        return False
    there = units_at(position, location(unit)).values()
    return any(one.side == unit.side and not no_router(one) for one in there)


@clause("A4.14", "B27.44")
def occupied_bars(position: Position, verb: str, unit_id: str, to: Place) -> Illegal | None:
    """A Location with a Known enemy in it is entered in the APh alone [EXC: berserk units; OVR].

    A concealed one turns it back (A12.15). Low Crawl is barred by him as well (A10.52), for he is there.
    """
    unit = position.units[unit_id]
    where = location_at(to)
    if verb == "advance" or unit.is_vehicle or (verb == "move" and unit.has("berserk")):
        return None
    if where == location(unit):
        return None
    if name := opponent_at(position, where, unit.side, "concealed"):
        return Illegal("A4.14", f"{name} is in {to.hex}: {unit_id} may not {verb} there")
    return None


@clause("A4.5")
def double_time_bars(position: Position, unit_id: str) -> Illegal | None:
    """Double Time is declared before moving, by Infantry that is neither CX nor wounded."""
    unit = position.units[unit_id]
    if not unit.is_infantry or unit.has("cx", "wounded") or has_moved(unit):
        return Illegal("A4.5", f"{unit_id} may not Double Time")
    return None


@clause("A4.134")
def minimum_move_bars(position: Position, unit_id: str) -> Illegal | None:
    """A Minimum Move is Infantry's whole move, and leaves it CX and pinned; a CX unit makes none."""
    unit = position.units[unit_id]
    if not unit.is_infantry or unit.has("cx") or has_moved(unit):
        return Illegal("A4.134", f"{unit_id} may not make a Minimum Move")
    return None


@clause("A13.6", "A15.43")
def no_charger(unit: Unit) -> Illegal | None:
    """Cavalry and Infantry Charge, the latter berserk or in a Human Wave."""
    if not (unit.is_infantry or unit.mount == "cavalry"):
        return Illegal("A15.43", f"{unit.id} does not Charge")
    if unit.is_infantry and not unit.has("berserk") and unit.side not in WAVES:
        return Illegal("A15.43", f"{unit.id} is not berserk and does not Charge")
    return None


@clause("A10.52")
def low_crawl_bars(position: Position, verb: str, unit_id: str) -> Illegal | None:
    """Low Crawl is a rout that uses all 6 MF, and leads out of no Location that an enemy is in."""
    unit = position.units[unit_id]
    if verb != "rout" or has_moved(unit):
        return Illegal("A10.52", f"{unit_id} may not Low Crawl: it takes the whole rout")
    if name := opponent_at(position, location(unit), unit.side):
        return Illegal("A10.52", f"{unit_id} may not Low Crawl: {name} is in its Location")
    return None


@clause("A4.1", "A4.134")
def mf_bars(position: Position, unit_id: str, mf: Number, *, whole: bool = False) -> Illegal | None:
    """No unit spends more MF than it has; what takes the whole allotment takes an unspent one."""
    unit, left = position.units[unit_id], mf_left(position, unit_id)
    if mf > left or (whole and (has_moved(unit) or not left)):
        return Illegal("A4.1", f"{unit_id} needs {mf} MF and has {left}")
    return None


@clause("A4.72")
def load_bars_advance(verb: str, unit_id: str, allotted: Number) -> Illegal | None:
    """A unit whose load leaves it no MF does not advance, not beneath a counter of its hex either."""
    if verb == "advance" and not allotted:
        return Illegal("A4.72", f"{unit_id} has no MF and does not advance")
    return None


@clause("A4.72")
def difficult(position: Position, unit_id: str, entry: Entry, allotted: Number) -> bool | Illegal:
    """Whether the advance is one vs Difficult Terrain, which makes the unit CX; a CX unit makes none."""
    if not entry.whole and entry.mf < min(DIFFICULT_MF, allotted):
        return False
    if position.units[unit_id].has("cx"):
        return Illegal("A4.72", f"{unit_id} is CX: no advance vs Difficult Terrain")
    return True
