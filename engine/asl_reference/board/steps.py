"""What came of actions: expenditures, attempts, checks, losses; the step of one, the log of many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from asl_reference.base.clauses import Reason
from asl_reference.base.values import replace
from asl_reference.board.position import Check as Check
from asl_reference.board.position import Number, Position


class Expenditure(NamedTuple):
    """One announcement of MF or MP; the DEFENDER may act after it (27.4)."""

    units: tuple[str, ...]
    mf: Number
    purpose: str
    wire: Number = 0
    """The part of it that Wire adds to the COT (26.43, 26.44)."""
    whole: bool = False
    """Whether it takes the whole allotment, however large."""


def spent(
    costs: Mapping[str, Number], purpose: str, whole: frozenset[str] = frozenset()
) -> tuple[Expenditure, ...]:
    """One expenditure for all units that spend alike; ``whole`` are those that spend their allotment."""
    found = []
    for amount in dict.fromkeys(costs.values()):
        units = tuple(n for n, mf in costs.items() if mf == amount)
        found.append(Expenditure(units, amount, purpose, whole=not whole.isdisjoint(units)))
    return tuple(found)


class Attempt(NamedTuple):
    """One DR: the DRM that applied, by name, the Final DR and what came of it."""

    units: tuple[str, ...]
    final: int
    drm: int
    success: bool


def owed(position: Position, unit_id: str, *kinds: str) -> Check | None:
    """The first check of these kinds that the unit owes."""
    return next((c for c in position.due if c.unit == unit_id and c.check in kinds), None)


def made(position: Position, unit_id: str, *kinds: str) -> Position:
    """The position without the first check of these kinds that the unit owes."""
    first = owed(position, unit_id, *kinds)
    if first is None:
        return position
    left = list(position.due)
    left.remove(first)
    return position.with_due(tuple(left))


class Loss(NamedTuple):
    """A loss of concealment: whose, by ``movement``, ``activity``, ``result`` or ``view``, and why.

    Who is shown by turning others back (A12.15) loses it by none of them.
    """

    unit: str
    by: str
    reason: Reason


class AttackDr(NamedTuple):
    """What a resolved attack meant for one unit or counter: its Final DR."""

    target: str
    final: int


class Befell(NamedTuple):
    """Ids of the units that were on the board before an action, by what it has done to them."""

    eliminated: tuple[str, ...] = ()
    broke: tuple[str, ...] = ()
    captured: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """Whether it is in another Location than before."""
    went: tuple[str, ...] = ()
    """Whether it is in another place than before, of its Location or another, or aboard another vehicle."""


NOTHING = Befell()


class Act(NamedTuple):
    """The position after an act, and the units in it, from which the fire at them is judged."""

    after: Position
    units: tuple[str, ...]
    starts: Mapping[str, str] = MappingProxyType({})
    """The hexes from which they come."""
    phase: str = "MPh"
    """The phase that the act belongs to."""


@dataclass(frozen=True)
class Step:
    """What one legal action did."""

    position: Position
    expenditures: tuple[Expenditure, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    checks: tuple[Check, ...] = ()
    """Checks that are due because of it."""
    exposes: tuple[str, ...] = ()
    """Minefield attacks and Underbelly Hits that it draws. ``act`` says to which fire it exposes the units.
    """
    clauses: tuple[str, ...] = ()
    why: str = ""
    attacks: tuple[AttackDr, ...] = ()
    """The Final DR of the attacks resolved."""
    losses: tuple[Loss, ...] = ()
    """Concealment lost."""
    act: Act | None = None
    befell: Befell = NOTHING

    def at(self, position: Position) -> Step:
        """The step that ends with this position; itself if it does so already."""
        return self if position is self.position else replace(self, position=position)


@dataclass(frozen=True)
class Log:
    """What a legal sequence of actions did, in order."""

    position: Position
    expenditures: tuple[Expenditure, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    steps: tuple[Step, ...] = field(default=())
    eliminated: tuple[str, ...] = ()
    """The units that the actions took off the board."""
    begins: Position | None = None
    """The position before the first action."""

    @property
    def checks(self) -> tuple[Check, ...]:
        """The checks that are due at the end."""
        return self.position.due


class Stopped(NamedTuple):
    """Illegal play: the index of the action and what forbids it."""

    action: int
    clause: str
    why: str
