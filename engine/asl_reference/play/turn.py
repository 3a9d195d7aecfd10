"""Playing actions: ``apply`` one, or ``play`` a sequence with its log. Illegal play is an answer."""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import CURRENT, Rules
from asl_reference.base.facts import of_position
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import as_given, weapons_of
from asl_reference.board.position import GUNS, TOILED, Counter, Number, Position, Unit
from asl_reference.board.steps import Log, Step, Stopped
from asl_reference.play.befalling import befell, called_for
from asl_reference.play.moving.arriving import DEED
from asl_reference.play.recovery import RECOVERY_MF
from asl_reference.play.verbs import CONSEQUENCES, HANDLERS
from asl_reference.rules.firing.a8_first_fire import CLEARS
from asl_reference.rules.firing.b9_guns import CHANGED_CA, THROUGH_BOCAGE
from asl_reference.rules.ground.a3_phases import phase_of
from asl_reference.rules.ground.b2_shellholes import SKIRTED
from asl_reference.rules.ground.c8_moving import ARRIVES, has_entered, in_motion
from asl_reference.rules.hiding.a12_concealment import in_full
from asl_reference.rules.moving.a4_allotment import DOUBLE_TIMED, START_MP, STOP_MP, allotment, mf_left
from asl_reference.rules.moving.a4_legality import verb_now, verb_within
from asl_reference.rules.moving.b26_getting_beneath import after_attempt
from asl_reference.rules.moving.d8_bog import bog_check_of
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import as_found

UNITS_ALONE = frozenset(
    (
        *("abandon_entry", "claim_interdiction", "clear", "declare", "declare_entry", "load"),
        *("claim_wall_advantage", "forfeit_wall_advantage", "resolve_interdiction", "search"),
        *("surrender", "take_check", "transfer", "turn_back", "unload"),
    )
)
"""Verbs that name only units. With other verbs a weapon may be named, and a clause then makes that illegal.
"""

OF_CA = frozenset({CHANGED_CA, THROUGH_BOCAGE})
"""Deeds of a Gun of which 9.53 allows one alone in a fire phase."""
SERVED = frozenset({"fired", CHANGED_CA})
"""Deeds of a Gun that are deeds of those who man it."""
STATUS_OF_DEEDS = {(*TOILED, CLEARS): "ti", (DOUBLE_TIMED,): "cx"}
"""The status that deeds give a unit: TI and CX (27.11, B24.7, A4.5)."""
ON_THE_WAY = ("breaching", SKIRTED)
"""Deeds that belong to the entry of a hex."""
MF_OF_DEEDS = {"started": START_MP, "stopped": STOP_MP, "recovered": RECOVERY_MF}
"""MF or MP that a deed takes in the MPh, whatever else the unit does."""
ACTS = {"breaching": "move", "started": "start", "stopped": "stop", "recovered": "recover"}
"""The act of each deed that takes MF or MP in the MPh: its phase is that of the deed."""


def _named(action: Action) -> tuple[str, ...]:
    """The pieces that the action needs; a leader who is to take others beneath Wire may be gone (26.4)."""
    others = (action.unit, action.leader if action.do == "entrench" else "")
    return (*action.units, *action.by, *filter(None, others))


def step(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Carry out one action and what follows from it; raises Malformed if it names what is not there."""
    for name in _named(action):
        if name not in position.units and (name not in position.counters or action.do in UNITS_ALONE):
            what = "unit" if action.do in UNITS_ALONE else "unit or counter"
            raise Malformed("action", f"{action.do}: no {what} {name!r} in the position")
    for name in action.carrying:
        if name not in position.counters:
            raise Malformed("action.carrying", f"{action.do}: no counter {name!r} in the position")
    done = _off_the_board(position, action) or HANDLERS[action.do](rules, position, action)
    if isinstance(done, Illegal):
        return done
    done = replace(done, befell=befell(position, done.position))
    for consequence in CONSEQUENCES:
        done = consequence(rules, position, action, done)
    return done


@of_position
def _done(position: Position, rules: Rules, action: Action) -> Step | Illegal | None:
    """What comes of the action; None if it changes nothing, for a position must not refer to itself."""
    done = step(rules, position, action)
    return None if isinstance(done, Step) and done.position is position else done


NAMING_PIECES = ("units", "by", "carrying", "leaving")
NAMING_A_PIECE = ("unit", "leader", "counter", "target", "vehicle", "showing", "answer")


def tried(rules: Rules, position: Position, action: Action, before: Iterable[Position]) -> Step | Illegal:
    """As ``step``; an action that needs a piece which is gone since ``before`` is illegal, not malformed.

    Raises Malformed if it names a piece that never was there.
    """
    try:
        return _done(position, rules, action) or step(rules, position, action)
    except Malformed:
        named = [
            *(name for field in NAMING_PIECES for name in getattr(action, field)),
            *(getattr(action, field) for field in NAMING_A_PIECE),
        ]
        for name in (name for name in named if isinstance(name, str) and name):
            if not _there(position, name) and any(_there(one, name) for one in before):
                return Illegal("", f"{name} is not on the board any more")
        raise


def _there(position: Position, name: str) -> bool:
    return name in position.units or name in position.counters


@clause("A4.1")
def _off_the_board(position: Position, action: Action) -> Illegal | None:
    """No action brings a piece into a hex that the board does not have, whatever its verb."""
    if action.to and not position.has_hex(action.to):
        return Illegal("A4.1", f"the board has no hex {action.to}")
    return None


def apply(position: Position, action: Action, rules: Rules = CURRENT) -> Position | Illegal:
    """The position after the action, or what forbids it."""
    done = step(rules, position, action)
    return done if isinstance(done, Illegal) else done.position


@clause("A12.11", "A19.12", "B26.4", "D2.12", "D8.2")
def as_told(position: Position) -> Position:
    """The position with what its words imply filled in.

    Dummies are concealed. Disrupted units are broken. What deeds imply: see ``_as_deeds_tell``. One that
    tried to get beneath Wire and has no MF left spent its last on that. In the MPh a Start, a Stop, a
    Recovery and a Breach have taken their MF. A crew has fired or turned its Gun if the Gun says so. A
    vehicle that may have bogged has its Bog Check due. One that Started and has not Stopped is in Motion.
    """
    position = _with_served_guns(position)
    full = {name: now for name, unit in position.units.items() if (now := in_full(unit)) is not unit}
    position = position.with_units(full)
    if any(unit.done or unit.amphibious_mp_spent for unit in position.units.values()):
        position = position.with_units(_as_deeds_tell(position))
        spent = {
            name: after_attempt(unit, "", verb_within(position, (name,)) or "move", all_spent=True)
            for name, unit in position.units.items()
            if unit.did("tried_wire") and not mf_left(position, name)
        }
        position = position.with_units(spent)
        position = position.with_units(_with_mf_of_deeds(position))
        position = position.with_units(_with_mf_of_drs(position))
    hulls = {name: unit for name, unit in position.units.items() if unit.is_vehicle}
    if not hulls:
        return called_for(position, ())
    due = tuple([bog_check_of(position, unit) for unit in hulls.values() if unit.bogs_in])
    started = {
        name: unit.marked("motion")
        for name, unit in hulls.items()
        if unit.did("started") and in_motion(unit) and not unit.has("motion")
    }
    return called_for(position.with_units(started), due)


@clause("A4.5", "A7.53", "B2.4", "B9.541", "B16.42", "B27.11")
def _as_deeds_tell(position: Position) -> dict[str, Unit]:
    """The units of which deeds are told that imply more.

    A unit that tried to entrench or to Clear is TI, one that declared Double Time is CX. One that went past
    shellholes, breaches bocage or spent amphibious MP, has moved or routed. A leader who directed Prep Fire
    has Prep Fired.
    """
    told: dict[str, Unit] = {}
    for name, unit in position.units.items():
        statuses = [status for deeds, status in STATUS_OF_DEEDS.items() if unit.did(*deeds)]
        afloat = unit.is_vehicle and unit.amphibious_mp_spent > 0
        entered = (afloat or unit.did(*ON_THE_WAY)) and not unit.did(*ARRIVES)
        verb = verb_now(position, (name,)) if entered else None
        deeds = [DEED[verb]] if verb in ("move", "rout") else []
        if position.phase == "PFPh" and unit.did("directed_fire"):
            deeds.append("fired")
        if statuses or deeds:
            told[name] = unit.marked(*statuses).having_done(*deeds)
    return told


@clause("A4.44", "A8.1", "B9.541", "D2.12", "D2.13")
def _with_mf_of_deeds(position: Position) -> dict[str, Unit]:
    """The units of which deeds are told that take a known number of MF or MP, with so many spent at least.

    Where no phase is named a Start, a Stop and a Breach belong to the MPh; a Recovery may be one of the RPh.
    """
    deeds = [deed for deed, act in ACTS.items() if phase_of(position, act) == "MPh"]
    doers = {name: unit for name, unit in position.units.items() if unit.did(*deeds)}
    took: dict[str, Number] = {
        n: allotment(position, n)
        if unit.did("breaching")
        else sum(mf for deed, mf in MF_OF_DEEDS.items() if deed in deeds and unit.did(deed))
        for n, unit in doers.items()
    }
    return {n: replace(unit, mf_spent=max(took[n], unit.mf_spent)) for n, unit in doers.items()}


@clause("B26.4")
def _with_mf_of_drs(position: Position) -> dict[str, Unit]:
    """The units that have done no more than try to get beneath Wire, whose MF went into that dr."""
    return {
        name: replace(unit, wire_mf=unit.mf_spent)
        for name, unit in position.units.items()
        if unit.did("tried_wire") and not has_entered(unit)
    }


@clause("A3.2", "B9.53", "B27.11", "C3.22")
def _with_served_guns(position: Position) -> Position:
    """The position with the deeds of Guns told of their crews too, and of CA and bocage the other way.

    A crew has done what its Gun has done [EXC: a crew that has just Recovered]. If a crew with one Gun has
    turned, that Gun has. A Gun that has fired through bocage has fired.
    """
    crews: dict[str, Unit] = {}
    guns: dict[str, Counter] = {}
    for name, gun in position.counters.items():
        crew = crews.get(gun.possessed_by, position.units.get(gun.possessed_by)) if gun.type in GUNS else None
        if crew is None or not (gun.done or crew.done) or crew.did("recovered"):
            continue
        deeds = set(gun.done)
        if crew.did(*OF_CA) and len(weapons_of(position, crew.id, *GUNS)) == 1:
            deeds.update(OF_CA.intersection(crew.done))
        if THROUGH_BOCAGE in deeds:
            deeds.add("fired")
        if not deeds.issubset(gun.done):
            guns[name] = replace(gun, done=tuple(sorted(deeds)))
        if served := SERVED.intersection(deeds):
            crews[crew.id] = crew.having_done(*served)
    return position.with_units(crews).with_counters(guns)


@of_position
def begun(position: Position, rules: Rules) -> Position:
    """The position at the start of play: every piece in its place, and mandatory WA gained."""
    return as_found(rules, as_told(as_given(position)))


def play(rules: Rules, position: Position, actions: Iterable[Action]) -> Log | Stopped:
    """Carry out the actions in order; stop at the first illegal one. Mandatory WA is gained before all."""
    position = begins = begun(position, rules)
    steps: list[Step] = []
    before = [begins]
    for index, action in enumerate(actions):
        done = tried(rules, position, action, before)
        if isinstance(done, Illegal):
            return Stopped(index, done.clause, done.why)
        steps.append(done)
        position = done.position
        before.append(position)
    if not steps:
        return Log(position)
    units = dict.fromkeys([name for one in before for name in one.units])
    return Log(
        position,
        tuple([e for s in steps for e in s.expenditures]),
        tuple([a for s in steps for a in s.attempts]),
        tuple(steps),
        tuple([name for name in units if name not in position.units]),
        begins,
    )
