"""Looking at one board after the other, and bringing home what is found: shrunk, with its case.

What is seen on a board is a ``Sighting``, small enough to be sent around; the board comes back from
its number. Shrinking is done once for every kind of sighting, where the engine and the reference are.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from asl_conformance.fuzz import boards, invariants
from asl_conformance.fuzz.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.boards import SMALL, TINY, Size
from asl_conformance.fuzz.differential import Difference, compare, told
from asl_conformance.fuzz.invariants import Invariant, Tally, Violation
from asl_conformance.fuzz.placement import sound
from asl_conformance.fuzz.questions import questions
from asl_conformance.fuzz.shrink import shrink

Kind = Literal["difference", "invariant", "failure"]
LOS = 40
"""LOS asked about on a board."""
PATIENCE = 60
"""Positions asked about at most to shrink one that makes the engine fail: it may have to be restarted."""


class ReferenceFailed(Exception):
    """The reference gave no answer; that is a fault of the harness or the reference, not of the engine."""


@dataclass(frozen=True)
class Sighting:
    """Something wrong on a board: its number, what kind of thing, and what makes it the same thing."""

    number: int
    kind: Kind
    key: tuple[str, ...]


@dataclass(frozen=True)
class Finding:
    """A sighting brought home: the smallest position that shows it, and what is wrong there."""

    sighting: Sighting
    seed: int
    position: Json
    actions: list[Json]
    question: Json | None
    what: str
    difference: Difference | None = None
    clauses: tuple[str, ...] = ()


@dataclass
class Hunt:
    """An engine, the reference beside it unless only invariants are checked, and the seed of the boards."""

    engine: Asker
    reference: Asker | None
    seed: int
    checks: Sequence[Invariant] = ()
    theme: str = ""
    tally: Tally = field(default_factory=Tally)

    def board(self, number: int) -> tuple[Json, str]:
        """The board of that number and its theme; tiny and small boards come by turns."""
        theme = self.theme or boards.themed(number)
        return boards.numbered(self.seed, number, self._size(number), theme), theme

    def _size(self, number: int) -> Size:
        return TINY if number // 8 % 2 else SMALL

    def look(self, number: int) -> Iterator[Sighting]:
        """What is wrong on the board of that number; the same for the same seed, whoever looks."""
        position, theme = self.board(number)
        for one in self.checks:
            if one.over == theme:
                yield from self._kept(number, position, one)
        if self.reference is not None:
            yield from self._agreed(number, position)

    def _kept(self, number: int, position: Json, one: Invariant) -> Iterator[Sighting]:
        try:
            for _ in invariants.violated(self.engine, position, number, [one], self.tally):
                yield Sighting(number, "invariant", (one.id,))
        except EngineFailed as failed:
            yield _failure(number, failed)

    def _agreed(self, number: int, position: Json) -> Iterator[Sighting]:
        try:
            seen = self._compare(number, position)
        except EngineFailed as failed:
            yield _failure(number, failed)
            return
        for difference in seen:
            yield Sighting(number, "difference", _key(difference))

    def _compare(self, number: int, position: Json) -> list[Difference]:
        assert self.reference is not None
        asked = questions(
            position,
            self.engine.capabilities.questions,
            random.Random(number),
            LOS,
            self.engine.capabilities.actions,
        )
        return beside(self.engine, self.reference, position, asked)

    def fetch(self, sighting: Sighting) -> Finding | None:
        """The sighting as a finding, shrunk; None if it is not seen again: the engine has moods."""
        position, _ = self.board(sighting.number)
        if sighting.kind == "invariant":
            return self._fetch_invariant(sighting, position)
        if sighting.kind == "failure":
            return self._fetch_failure(sighting, position)
        return self._fetch_difference(sighting, position)

    def _fetch_invariant(self, sighting: Sighting, position: Json) -> Finding | None:
        one = next(check for check in self.checks if check.id == sighting.key[0])

        def violation(smaller: Json) -> Violation | None:
            try:
                found = list(invariants.violated(self.engine, smaller, sighting.number, [one]))
            except EngineFailed:
                return None
            return found[0][1] if found else None

        if violation(position) is None:
            return None
        smallest, _ = shrink(position, [], lambda p, _: sound(p) and violation(p) is not None)
        shown = violation(smallest) or violation(position)
        assert shown is not None
        return Finding(
            sighting, self.seed, smallest, list(shown.actions), None, shown.what, clauses=_clause_of(one.id)
        )

    def _fetch_difference(self, sighting: Sighting, position: Json) -> Finding | None:
        assert self.reference is not None
        seen = [d for d in self._compare(sighting.number, position) if _key(d) == sighting.key]
        if not seen:
            return None
        first = seen[0]

        def again(smaller: Json, actions: list[Json]) -> Difference | None:
            try:
                found = compare(self.engine, _of(self.reference), smaller, [first.question], actions)
            except (EngineFailed, KeyError):
                return None
            return next((d for d in found if _key(d) == sighting.key), None)

        smallest, actions = shrink(
            position, list(first.actions), lambda p, a: sound(p) and again(p, a) is not None
        )
        found = again(smallest, actions) or first
        ask, theirs, ours = found.question["ask"], told(found.theirs), told(found.ours)
        what = f"{ask}: {found.field} is {theirs}, the reference says {ours}"
        return Finding(sighting, self.seed, smallest, actions, found.question, what, found, found.clauses)

    def _fetch_failure(self, sighting: Sighting, position: Json) -> Finding | None:
        failed = _first_failure(lambda: self._everything(sighting.number, position))
        if failed is None:
            return None

        def again(smaller: Json, actions: list[Json]) -> bool:
            asked = failed.questions
            same = _first_failure(lambda: self.engine.ask(smaller, asked, actions))
            return same is not None and same.failure.kind == failed.failure.kind and sound(smaller)

        smallest, actions = shrink(failed.position, failed.actions, again, PATIENCE)
        return Finding(
            sighting, self.seed, smallest, actions, _guilty(self.engine, failed, smallest), str(failed)
        )

    def _everything(self, number: int, position: Json) -> None:
        theme = self.theme or boards.themed(number)
        checks = [one for one in self.checks if one.over == theme]
        for _ in invariants.violated(self.engine, position, number, checks):
            pass
        if self.reference is not None:
            self._compare(number, position)


@dataclass
class Sweep:
    """What was seen on a number of boards: each kind of thing once, with how many boards show it."""

    boards: int = 0
    lost: bool = False
    """The engine is gone for good; the boards that follow were not looked at."""
    first: dict[tuple[Kind, tuple[str, ...]], Sighting] = field(default_factory=dict)
    counts: dict[tuple[Kind, tuple[str, ...]], int] = field(default_factory=dict)

    def take(self, sightings: Iterable[Sighting]) -> list[Sighting]:
        """Count what was seen on one more board; those of a kind not seen before."""
        self.boards += 1
        seen = {(one.kind, one.key): one for one in sightings}
        new = [one for thing, one in seen.items() if thing not in self.first]
        for thing, one in seen.items():
            self.counts[thing] = self.counts.get(thing, 0) + 1
            self.first.setdefault(thing, one)
        return new


def beside(engine: Asker, reference: Asker, position: Json, asked: Sequence[Json]) -> list[Difference]:
    """The differences; raises ReferenceFailed if it is the reference that gives no answer."""
    try:
        return compare(engine, reference, position, asked)
    except EngineFailed as failed:
        if failed.asker is reference:
            raise ReferenceFailed(f"the reference gives no answer: {failed}") from failed
        raise


def _of(reference: Asker | None) -> Asker:
    assert reference is not None
    return reference


def _key(difference: Difference) -> tuple[str, ...]:
    """What makes two differences the same: question, field, and the first clause of the reference."""
    return (*difference.kind, difference.clauses[0] if difference.clauses else "")


def _failure(number: int, failed: EngineFailed) -> Sighting:
    return Sighting(number, "failure", (failed.failure.kind,))


def _first_failure(work: Callable[[], Any]) -> EngineFailed | None:
    try:
        work()
    except EngineFailed as failed:
        return failed
    return None


def _guilty(engine: Asker, failed: EngineFailed, position: Json) -> Json | None:
    """The first question that makes the engine fail alone; the first of all if none does."""

    def fails(question: Json) -> bool:
        return _first_failure(lambda: engine.ask(position, [question], failed.actions)) is not None

    found = (question for question in failed.questions[:PATIENCE] if fails(question))
    return next(found, failed.questions[0] if failed.questions else None)


def _clause_of(one: str) -> tuple[str, ...]:
    """The chapter that an invariant belongs to, where it names no clause."""
    return (one.partition("-")[0],)
