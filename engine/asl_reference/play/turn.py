"""Playing actions: ``apply`` one, or ``play`` a sequence with its log. Illegal play is an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from asl_reference.base.clauses import Illegal
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import CURRENT, Rules
from asl_reference.board.actions import Action
from asl_reference.board.position import Number, Position
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import as_found


class Expenditure(NamedTuple):
    """One announcement of MF or MP; the DEFENDER may act after it (27.4)."""

    units: tuple[str, ...]
    mf: Number
    purpose: str
    wire: Number = 0
    """The part of it that Wire adds to the COT (26.43, 26.44)."""


class Attempt(NamedTuple):
    """One DR: the DRM that applied, by name, the Final DR and what came of it."""

    units: tuple[str, ...]
    final: int
    drm: int
    success: bool


class Check(NamedTuple):
    """A check that is due: ``bog``, ``llmc``, ``wire`` ..., with its DRM."""

    check: str
    unit: str
    drm: int = 0


class Loss(NamedTuple):
    """Concealment gone: whose, by ``movement``, ``activity``, ``result`` or ``view``, and why."""

    unit: str
    by: str
    why: str


class AttackDr(NamedTuple):
    """What a resolved attack meant for one unit or counter: its Final DR."""

    target: str
    final: int


@dataclass(frozen=True)
class Step:
    """What one legal action did."""

    position: Position
    expenditures: tuple[Expenditure, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    checks: tuple[Check, ...] = ()
    exposes: tuple[str, ...] = ()
    """What it lays the unit open to: first_fire, ffmo, ffnam, snap_shot, interdiction, minefield."""
    clauses: tuple[str, ...] = ()
    why: str = ""
    attacks: tuple[AttackDr, ...] = ()
    """Attacks resolved, by what they met."""
    losses: tuple[Loss, ...] = ()
    """Concealment lost."""


@dataclass(frozen=True)
class Log:
    """What a legal sequence of actions did, in order."""

    position: Position
    expenditures: tuple[Expenditure, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    checks: tuple[Check, ...] = ()
    steps: tuple[Step, ...] = field(default=())
    eliminated: tuple[str, ...] = ()
    """The units that the actions took off the board."""


class Stopped(NamedTuple):
    """Illegal play: the index of the action and what forbids it."""

    action: int
    clause: str
    why: str


Handler = Callable[[Rules, Position, Action], "Step | Illegal"]
HANDLERS: dict[str, Handler] = {}


def handles(*verbs: str) -> Callable[[Handler], Handler]:
    """Register a function as the one that carries out the verbs."""

    def register(handler: Handler) -> Handler:
        for verb in verbs:
            HANDLERS[verb] = handler
        return handler

    return register


Consequence = Callable[[Rules, Position, Action, Step], Step]
CONSEQUENCES: dict[int, Consequence] = {}
"""What follows of itself from any legal action, by the order it is judged in and in that order."""


def follows(order: int) -> Callable[[Consequence], Consequence]:
    """Register what follows of itself from every legal action; lower orders come first.

    The function is given the position before the action and the step as it stands, and returns
    the step with what follows: 10 wall advantage, 20 concealment lost, 30 hidden units shown.
    """

    def register(consequence: Consequence) -> Consequence:
        taken = CONSEQUENCES.setdefault(order, consequence)
        assert taken is consequence, f"order {order} is taken by {taken.__qualname__}"
        in_order = sorted(CONSEQUENCES.items())
        CONSEQUENCES.clear()
        CONSEQUENCES.update(in_order)
        return consequence

    return register


UNITS_ALONE = frozenset(
    (
        *("claim_interdiction", "declare", "load", "resolve_interdiction", "search"),
        *("surrender", "take_check", "transfer", "turn_back", "unload"),
    )
)
"""Verbs of units; others may name a weapon, if only to be refused by a clause."""


def _named(action: Action) -> tuple[str, ...]:
    """Whom the action names as there; a leader who is to take others beneath Wire may be gone (26.4)."""
    others = (action.unit, action.leader if action.do == "entrench" else "")
    return (*action.units, *action.by, *filter(None, others))


def step(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Carry out one action and what follows from it; raises Malformed if it names what is not there."""
    for name in _named(action):
        if name not in position.units and (name not in position.counters or action.do in UNITS_ALONE):
            raise Malformed("action", f"{action.do}: no unit or counter {name!r} in the position")
    done = HANDLERS[action.do](rules, position, action)
    if isinstance(done, Illegal):
        return done
    for consequence in CONSEQUENCES.values():
        done = consequence(rules, position, action, done)
    return done


def apply(position: Position, action: Action, rules: Rules = CURRENT) -> Position | Illegal:
    """The position after the action, or what forbids it."""
    done = step(rules, position, action)
    return done if isinstance(done, Illegal) else done.position


def play(rules: Rules, position: Position, actions: Iterable[Action]) -> Log | Stopped:
    """Carry out the actions in order; stop at the first illegal one. Mandatory WA is had from the start."""
    position = as_found(rules, position)
    steps: list[Step] = []
    units = dict.fromkeys(position.units)
    for index, action in enumerate(actions):
        done = step(rules, position, action)
        if isinstance(done, Illegal):
            return Stopped(index, done.clause, done.why)
        steps.append(done)
        position = done.position
        units |= dict.fromkeys(position.units)
    if not steps:
        return Log(position)
    return Log(
        position,
        tuple([e for s in steps for e in s.expenditures]),
        tuple([a for s in steps for a in s.attempts]),
        tuple([c for s in steps for c in s.checks]),
        tuple(steps),
        tuple([name for name in units if name not in position.units]),
    )
