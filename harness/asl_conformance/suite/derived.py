"""Derived cases: they ask ``may`` about an action that a written case plays.

A scenario that plays an action says more than it asks: the action is allowed when asked about, too; it has
the same cost; and the enemy fire that then hits the unit is what the action exposes it to. Each of the three
becomes a case of its own, so that an engine without ``may``, or without its ``cost`` or ``exposes``, loses no
written case. Its id is the parent's and the field: ``B27.4-2/1~may``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.vocabulary import AFVS
from asl_conformance.suite.case import Case, Derivation, Expectation

SPENDING = frozenset(
    """move rout go_beneath come_out place_dc throw_dc recover start stop change_vca load unload""".split()
)
"""Verbs that spend MF or MP: the last expenditure after one of them is its own."""
FIRST_FIRE = frozenset(
    """small_arms mg ordnance_he ordnance_ap ordnance_heat mortar flamethrower snap_shot""".split()
)
"""Means by which the DEFENDER fires at a unit that spends MF."""
OMITTED = {
    "mg": frozenset({"lmg", "mmg", "hmg"}),
    "mortar": frozenset({"mortar", "light_mortar"}),
    "flamethrower": frozenset({"ft"}),
}
"""Means whose weapon the position need not list, with the weapons. ``exposes`` counts none that it omits."""
TITLES: dict[Derivation, str] = {
    "may": "asked before it is done",
    "cost": "its cost asked before",
    "exposes": "asked before what it lays open to",
}


def derive(cases: Iterable[Case]) -> tuple[Case, ...]:
    """Every case derived from these, in their order."""
    return tuple(derived for case in cases for derived in _derive(case))


def _derive(case: Case) -> Iterator[Case]:
    rules: tuple[Callable[[Case], Case | None], ...] = (_may, _cost, _exposes) if case.actions else ()
    # the MPh is not the RtPh, so no case gets two ``exposes``
    yield from (found for rule in (*rules, _interdicted) if (found := rule(case)) is not None)


def _child(
    case: Case, kind: Derivation, before: tuple[AnyAction, ...], action: AnyAction, *claims: Expectation
) -> Case:
    return msgspec.structs.replace(
        case,
        id=f"{case.id}~{kind}",
        name=f"{case.name}: {TITLES[kind]}",
        derived=kind,
        actions=before,
        questions=(q.May(action),),
        expectations=claims,
    )


def _claim(source: Expectation, path: str, op: Any, value: Any) -> Expectation:
    return Expectation(source.prose, 0, (path,) if path else (), op, value, source.line)


def _may(case: Case) -> Case | None:
    """A case that asks whether the last action is allowed, or refused by a clause that the scenario names."""
    for expectation in case.expectations:
        if expectation.op not in ("legal", "illegal") or isinstance(
            case.questions[expectation.question], q.RoutQuestion
        ):
            continue
        if isinstance(
            expectation.value, (list, tuple)
        ):  # one of several may be refused, so none of them can be asked about
            continue
        last = len(case.actions) - 1
        at = last if expectation.value is None else expectation.value
        claims = [_claim(expectation, "allowed", "is", expectation.op == "legal")]
        claims += [_claim(e, "", "cites", e.value) for e in case.expectations if e.op == "cites"]
        return _child(case, "may", case.actions[:at], case.actions[at], *claims)
    return None


def _cost(case: Case) -> Case | None:
    """A case that asks the cost of the last action, if the scenario gives it for that expenditure only."""
    spent = {e.path[1]: e for e in case.expectations if _field(e) == ("expenditures", "mf") and e.op == "is"}
    count = len(case.actions)
    whole = {e.path[1] for e in case.expectations if e.path[:1] == ("expenditures",) and e.op == "absent"}
    if count > 1 and _verb(case.actions[-1]) not in SPENDING:
        return None
    expectation = spent.get(-1)
    if count in whole and set(spent) == set(range(count)):
        expectation = spent[count - 1]
    if expectation is None:
        return None
    claim = _claim(expectation, "cost", "is", expectation.value)
    if any(_field(e) == ("units", "mf_left") and e.value == 0 for e in case.expectations):
        # the number and the word mean the same
        claim = _claim(expectation, "cost", "among", [expectation.value, "all"])
    return _child(case, "cost", case.actions[:-1], case.actions[-1], claim)


def _exposes(case: Case) -> Case | None:
    """A case that asks what fire the last expenditure of a moving unit exposes it to."""
    action, position = case.actions[-1], case.position
    if position.phase != "MPh" or _verb(action) not in SPENDING:
        return None
    movers = [
        name
        for name in _movers(action)
        if name in position.units and position.units[name].side == position.turn_of
    ]
    claims = [claim for e in case.expectations if (claim := _exposed(case, e, movers)) is not None]
    return _child(case, "exposes", case.actions[:-1], action, *claims) if claims else None


def _exposed(case: Case, expectation: Expectation, movers: list[str]) -> Expectation | None:
    question = case.questions[expectation.question]
    if expectation.path == ("minefield_attacks",) and expectation.op == "is" and len(case.actions) == 1:
        return _claim(expectation, "exposes", "contains" if expectation.value else "lacks", "minefield")
    if not isinstance(question, q.Attack) or not question.by or expectation.op != "is":
        return None
    if not _listed(case, question):
        return None
    if expectation.path == ("possible",) and question.target in movers and expectation.value is True:
        if question.means == "snap_shot":
            return _claim(expectation, "exposes", "contains", "snap_shot")
        if question.means in FIRST_FIRE:
            return _claim(expectation, "exposes", "contains", "first_fire")
    match expectation.path:
        case ("targets", str() as target, "drm", "ffmo" | "ffnam" as drm):
            if target not in movers or question.means not in FIRST_FIRE:
                return None
            if expectation.value == -1:
                return _claim(expectation, "exposes", "contains", drm)
            alone = _enemies(case, target) == {question.by[0]}
            if (
                expectation.value == 0 and alone and question.means != "snap_shot"
            ):  # a Snap Shot never has FFMO (A8.15)
                return _claim(expectation, "exposes", "lacks", drm)
    return None


def _listed(case: Case, question: q.Attack) -> bool:
    """Whether the attack is one of the pieces that the position lists, as ``exposes`` is."""
    kinds = {counter.type for counter in case.position.counters.values()}
    men = [unit for name in question.by if (unit := case.position.units.get(name)) and unit.type not in AFVS]
    return not (men and question.means in OMITTED) or not kinds.isdisjoint(OMITTED[question.means])


def _interdicted(case: Case) -> Case | None:
    """A case that asks whether a declared rout enters a hex in which Interdiction is possible."""
    for expectation in case.expectations:
        question = case.questions[expectation.question]
        if not isinstance(question, q.RoutQuestion) or expectation.path != ("interdiction",):
            continue
        for number, step in enumerate(question.steps):
            stays = number + 1 < len(question.steps) and not hasattr(question.steps[number + 1], "to")
            if expectation.op == "contains" and stays:  # its next action there may be what is seen
                continue
            if expectation.op in ("contains", "lacks") and getattr(step, "to", "") == expectation.value:
                before = (*case.actions, *question.steps[:number])
                claim = _claim(expectation, "exposes", expectation.op, "interdiction")
                return _child(case, "exposes", before, step, claim)
    return None


def _enemies(case: Case, name: str) -> set[str]:
    units = case.position.units
    return {other for other, unit in units.items() if unit.side != units[name].side}


def _field(expectation: Expectation) -> tuple[Any, ...]:
    return (expectation.path[0], expectation.path[2]) if len(expectation.path) == 3 else ()


def _verb(action: AnyAction) -> str:
    return str(type(action).__struct_config__.tag)


def _movers(action: AnyAction) -> tuple[str, ...]:
    units = getattr(action, "units", None)
    return tuple(units) if units is not None else (getattr(action, "unit", ""),)
