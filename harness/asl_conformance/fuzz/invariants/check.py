"""The invariants of the registry as checks that any engine can be put to.

A check has the id of the invariant it holds an engine to. It is given a sound position and asks the
engine under test alone; variants of the position it makes itself:

    @invariant("B26-INV-01", needs={"los": ("clear", "hindrance")}, over="wire")
    def wire_is_transparent(ask, position, dice):
        ...
        return Violation("LOS from g to r is clear with Wire and blocked without", position, questions)

``needs`` are the questions and answer fields it looks at, ``actions`` the verbs it plays: of an engine
that does not declare them it is not asked. ``over`` names the kind of board it is fed (a theme of
``asl_conformance.fuzz.boards.themes``). A check that finds nothing to check in a position asks nothing and
returns None; the tally tells how often that was so. The same is told of a check in which the engine
answers with ``unsupported``: nothing is held against it. What no machine can check says why:

    uncheckable("B27-INV-43", "it is about runs of the whole suite, which has a test of its own")
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from asl_conformance.fuzz import invariants
from asl_conformance.fuzz.asking.ask import Asker, Json, Needs, Unclaimed


@dataclass(frozen=True)
class Violation:
    """What does not hold, in words, with the last request that shows it."""

    what: str
    position: Json
    questions: Sequence[Json] = ()
    actions: Sequence[Json] = ()


Check = Callable[[Asker, Json, random.Random], "Violation | None"]


@dataclass(frozen=True)
class Invariant:
    """A check with the id that the registry has for it."""

    id: str
    check: Check
    needs: Needs
    actions: tuple[str, ...] = ()
    over: str = "mixed"
    """The theme of its boards."""

    def applies(self, ask: Asker) -> bool:
        """Whether the engine declares all that the check needs."""
        return ask.supports(self.needs, self.actions)


INVARIANTS: dict[str, Invariant] = {}


UNCHECKABLE: dict[str, str] = {}
"""Ids of invariants that no machine can check, each with the reason."""


def invariant(
    *ids: str, needs: Needs, actions: Iterable[str] = (), over: str = "mixed"
) -> Callable[[Check], Check]:
    """Register a check under the ids of the registry that it covers."""

    def register(check: Check) -> Check:
        for one in ids:
            if one in INVARIANTS or one in UNCHECKABLE:
                raise ValueError(
                    f"{one} is accounted for already; look for it in asl_conformance.fuzz.invariants"
                )
            INVARIANTS[one] = Invariant(one, check, needs, tuple(actions), over)
        return check

    return register


def uncheckable(one: str, why: str) -> None:
    """Account for an invariant that no machine can check."""
    if one in INVARIANTS or one in UNCHECKABLE:
        raise ValueError(f"{one} is accounted for already; look for it in asl_conformance.fuzz.invariants")
    UNCHECKABLE[one] = why


@cache
def load() -> dict[str, Invariant]:
    """All invariants by id; imports every module of this package."""
    for module in pkgutil.walk_packages(invariants.__path__, f"{invariants.__name__}."):
        importlib.import_module(module.name)
    return dict(sorted(INVARIANTS.items()))


FEW = 8
"""Most invariants that are named one by one."""


def counted(names: Sequence[str]) -> str:
    """Invariants in words: a few by name, many by their number in each chapter."""
    if len(names) <= FEW:
        return ", ".join(names)
    chapters = Counter(name.partition("-")[0] for name in names)
    counts = ", ".join(f"{number} of {chapter}" for chapter, number in sorted(chapters.items()))
    return f"{len(names)} invariants ({counts})"


BLANK: Json = {"columns": 33, "rows": 10, "hexes": {}, "hexsides": {}, "counters": {}, "units": {}}
"""The meaning of omitted fields of a position; a check gets them filled in."""


@dataclass
class Tally:
    """How often each invariant was checked, had nothing to check, or got ``unsupported``."""

    checked: dict[str, int] = field(default_factory=dict)
    empty: dict[str, int] = field(default_factory=dict)


def violated(
    ask: Asker,
    position: Json,
    seed: int,
    invariants: Iterable[Invariant],
    tally: Tally | None = None,
) -> Iterator[tuple[Invariant, Violation]]:
    """The invariants that the engine breaks on this board; the same ones for the same seed.

    Each check has dice of its own, so that which others run makes no difference. An answer in which a
    declared field is missing breaks the invariant that needs it. Raises EngineFailed.
    """
    for one in invariants:
        if not one.applies(ask):
            continue
        before, found, given = ask.asked, None, BLANK | position
        try:
            found = one.check(ask, given, random.Random(f"{seed} {one.id}"))
            checked = ask.asked > before
        except Unclaimed:
            checked = False
        except (KeyError, TypeError) as error:
            checked, found = True, Violation(f"an answer leaves out a field that is declared: {error}", given)
        if tally is not None:
            count = tally.checked if checked else tally.empty
            count[one.id] = count.get(one.id, 0) + 1
        if found is not None:
            yield one, found
