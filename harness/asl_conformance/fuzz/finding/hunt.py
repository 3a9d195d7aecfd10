"""Checks one board after the other, and turns what is seen into findings: shrunk, with a case.

A ``Sighting`` on a board is small enough to be sent between processes; the board is rebuilt from
its number. Shrinking is done once for every kind of sighting, where the engine and the reference run.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from asl_conformance.adapters.base import EngineLost
from asl_conformance.base.text import one_line
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json, Unclaimed
from asl_conformance.fuzz.asking.differential import Difference, compare
from asl_conformance.fuzz.asking.questions import as_json, comparable, questions
from asl_conformance.fuzz.asking.sequences import afterwards, sequences
from asl_conformance.fuzz.boards import boards
from asl_conformance.fuzz.boards.boards import SMALL, TINY, Size
from asl_conformance.fuzz.boards.ground import Ground, populated
from asl_conformance.fuzz.boards.soundness import possible, sound
from asl_conformance.fuzz.finding.contested import decided_by
from asl_conformance.fuzz.finding.naming import clauses_of
from asl_conformance.fuzz.finding.shrink import shrink
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.fuzz.invariants.check import Invariant, Tally, Violation
from asl_conformance.judging.judge import describe
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.suite.registry import ANY

Kind = Literal["difference", "invariant", "failure"]
LOS = 40
"""Number of LOS asked about on a board."""
DEEDS = 3
"""Number of sequences of actions tried on a board."""
DUE = 300
"""Most characters of the reference's answer, shown if the engine gives none."""
PATIENCE = 60
"""Most positions tried to shrink one that makes the engine fail, because each may need a restart."""


class ReferenceFailed(Exception):
    """The reference gave no answer: a fault of the harness or the reference, not of the engine."""


class ReferenceLate(ReferenceFailed):
    """The reference gave no answer in time: the machine may be busy."""


@dataclass(frozen=True)
class Sighting:
    """A fault on a board: the board's number, the kind, and the key by which equal faults are recognized."""

    number: int
    kind: Kind
    key: tuple[str, ...]


@dataclass(frozen=True)
class Finding:
    """A shrunk sighting: the smallest position that shows it, and what is wrong there."""

    sighting: Sighting
    seed: int
    position: Json
    actions: list[Json]
    question: Json | None
    what: str
    difference: Difference | None = None
    clauses: tuple[str, ...] = ()
    violation: Violation | None = None
    """The invariant's description of it, and the position that its check made."""
    readings: tuple[str, ...] = ()
    """Choices of contested readings, as ``ID=choice``, each of which would make the engine right."""

    @property
    def cause(self) -> tuple[str, ...]:
        """Alike for differences of one cause: question, field, clause, kind of piece; for others the key."""
        one = self.difference
        if one is None:
            return (self.sighting.kind, *self.sighting.key)
        pieces = {**self.position.get("units", {}), **self.position.get("counters", {})}
        names = (*one.path, one.question.get("target"), one.question.get("unit"))
        kind = next((pieces[name]["type"] for name in names if name in pieces), "")
        return (*one.kind, self.clauses[0] if self.clauses else "", kind)


@dataclass
class Hunt:
    """An engine, the reference (unless only invariants are checked), and the seed of the boards."""

    engine: Asker
    reference: Asker | None
    seed: int
    checks: Sequence[Invariant] = ()
    theme: str = ""
    ground: Ground | None = None
    """The board to put pieces on; without one, boards are random too."""
    tally: Tally = field(default_factory=Tally)

    @property
    def uncompared(self) -> int:
        """Questions so far to which the reference gives no answer, so that nothing is compared."""
        return self.reference.unsupported if self.reference is not None else 0

    def board(self, number: int) -> tuple[Json, str]:
        """Board and theme of that number; random boards are tiny and small by turns."""
        theme = self.theme or boards.themed(number)
        if self.ground is not None:
            return populated(self.ground, self.seed, number, theme), theme
        return boards.numbered(self.seed, number, self._size(number), theme), theme

    def _size(self, number: int) -> Size:
        return TINY if number // 8 % 2 else SMALL

    def _can_be(self, position: Json, /) -> bool:
        """Whether the position may be shown: valid; its ground possible, unless the board is the user's."""
        return sound(position) and (self.ground is not None or possible(position))

    def look(self, number: int) -> Iterator[Sighting]:
        """The faults on the board of that number; they depend only on seed and number."""
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
        asked = self._asked(number, position)
        try:
            seen = list(self._differences(number, position, asked))
        except EngineFailed as failed:
            yield _failure(number, failed)
            seen = self._one_by_one(position, asked) if failed.failure.kind == "error" else []
        for difference in seen:
            yield Sighting(number, "difference", _key(difference))

    def _asked(self, number: int, position: Json, /) -> list[Json]:
        declared, verbs = self.engine.capabilities.questions, self.engine.capabilities.actions
        return questions(position, declared, random.Random(number), LOS, verbs)

    def _differences(self, number: int, position: Json, asked: Sequence[Json], /) -> Iterator[Difference]:
        """The differences for the position itself, and after some actions of its units."""
        reference = _of(self.reference)
        yield from differences(self.engine, reference, position, asked)
        declared, dice = self.engine.capabilities, random.Random(f"{number} deeds")
        for done in sequences(reference, position, dice, DEEDS, declared.actions):
            left = [one for one in afterwards(position, done, dice) if one["ask"] in declared.questions]
            yield from differences(self.engine, reference, position, left, done)

    def _one_by_one(self, position: Json, asked: Sequence[Json]) -> list[Difference]:
        """The differences of an engine that fails a whole request because of single questions."""
        found = []
        for question in asked:
            with suppress(EngineFailed):
                found += differences(self.engine, _of(self.reference), position, [question])
        return found

    def fetch(self, sighting: Sighting) -> Finding | None:
        """The sighting as a shrunk finding; None if it does not occur again (an unstable engine)."""
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
        smallest, _ = shrink(position, [], lambda p, _: self._can_be(p) and violation(p) is not None)
        shown = violation(smallest) or violation(position)
        assert shown is not None
        chapter = one.id.partition("-")[0]
        clauses = self._clauses(shown) or (() if chapter == ANY else (chapter,))
        return Finding(sighting, self.seed, smallest, [], None, shown.what, clauses=clauses, violation=shown)

    def _clauses(self, shown: Violation) -> tuple[str, ...]:
        """The clauses that the reference cites for what was asked; none without a reference."""
        if self.reference is None or not shown.questions:
            return ()
        try:
            answers = self.reference.answers(shown.position, shown.questions, shown.actions)
        except (EngineFailed, Unclaimed):
            return ()
        return tuple(
            dict.fromkeys(clause for answer in answers if answer for clause in answer.get("clauses", ()))
        )

    def _fetch_difference(self, sighting: Sighting, position: Json) -> Finding | None:
        first = self._first_of(sighting, position)
        if first is None:
            return None

        def again(smaller: Json, actions: list[Json]) -> Difference | None:
            try:
                found = compare(self.engine, _of(self.reference), smaller, [first.question], actions)
            except (EngineFailed, KeyError):
                return None
            return next((one for one in found if one.fault == first.fault), None)

        smallest, actions = shrink(
            position, list(first.actions), lambda p, a: self._can_be(p) and again(p, a) is not None
        )
        found = again(smallest, actions) or first
        asked = describe(msgspec.convert(found.question, AnyQuestion))
        theirs, ours = as_json(found.theirs), as_json(found.ours)
        what = f"{asked}: {found.field} is {theirs}, the reference says {ours}"
        readings = decided_by(self.engine, _of(self.reference), found)
        cited = clauses_of(found)
        return Finding(
            sighting, self.seed, smallest, actions, found.question, what, found, cited, readings=readings
        )

    def _first_of(self, sighting: Sighting, position: Json) -> Difference | None:
        """The first difference on the board of the sighting's kind; no more is asked than needed."""
        asked = self._asked(sighting.number, position)
        try:
            return _first(self._differences(sighting.number, position, asked), sighting.key)
        except EngineFailed:
            return _first(self._one_by_one(position, asked), sighting.key)

    def _fetch_failure(self, sighting: Sighting, position: Json) -> Finding | None:
        failed = _first_failure(lambda: self._everything(sighting.number, position))
        if failed is None:
            return None
        question, asked = None, failed.questions
        smallest, actions, needed = failed.position, failed.actions, set[str]()

        def again(smaller: Json, actions: list[Json]) -> bool:
            if not needed <= _ids(smaller) or not self._can_be(smaller):
                return False
            same = _first_failure(lambda: self.engine.ask(smaller, asked, actions))
            return same is not None and same.failure.kind == failed.failure.kind

        with suppress(EngineLost):  # keep the finding unshrunk
            question = _guilty(self.engine, failed)
            asked = [question] if question else failed.questions
            needed = _ids(failed.position) & set(_words([asked, failed.actions]))
            smallest, actions = shrink(smallest, actions, again, PATIENCE)
        what = f"{failed}{self._due(smallest, question, actions)}"
        return Finding(sighting, self.seed, smallest, actions, question, what)

    def _due(self, position: Json, question: Json | None, actions: list[Json]) -> str:
        """The reference's answer to the question that the engine fails on; empty if it cannot be asked."""
        if self.reference is None or question is None:
            return ""
        asked = describe(msgspec.convert(question, AnyQuestion))
        try:
            (right,) = self.reference.ask(position, [question], actions)
        except EngineFailed as failed:
            return f"; asked {asked}, and the reference has no answer either: {failed.failure.text}"
        return f"; asked {asked}, the reference says {_in_short(question, right, self.engine)}"

    def _everything(self, number: int, position: Json) -> None:
        theme = self.theme or boards.themed(number)
        checks = [one for one in self.checks if one.over == theme]
        for _ in invariants.violated(self.engine, position, number, checks):
            pass
        if self.reference is not None:
            list(self._differences(number, position, self._asked(number, position)))


@dataclass
class Sweep:
    """The sightings on a number of boards: each kind once, with the number of boards that show it."""

    boards: int = 0
    lost: bool = False
    """Whether the engine is gone; the following boards were not checked then."""
    first: dict[tuple[Kind, tuple[str, ...]], Sighting] = field(default_factory=dict)
    counts: dict[tuple[Kind, tuple[str, ...]], int] = field(default_factory=dict)

    def take(self, sightings: Iterable[Sighting]) -> list[Sighting]:
        """Count the sightings on one more board; returns those of a new kind."""
        self.boards += 1
        seen: dict[tuple[Kind, tuple[str, ...]], Sighting] = {(one.kind, one.key): one for one in sightings}
        new = [one for thing, one in seen.items() if thing not in self.first]
        for thing, one in seen.items():
            self.counts[thing] = self.counts.get(thing, 0) + 1
            self.first.setdefault(thing, one)
        return new


def differences(
    engine: Asker, reference: Asker, position: Json, asked: Sequence[Json], actions: Sequence[Json] = ()
) -> list[Difference]:
    """The differences; raises ReferenceFailed if it is the reference that gives no answer."""
    try:
        return compare(engine, reference, position, asked, actions)
    except EngineFailed as failed:
        if failed.asker is reference:
            kind = ReferenceLate if failed.failure.kind == "timeout" else ReferenceFailed
            raise kind(f"the reference gives no answer: {failed}") from failed
        raise


def _of(reference: Asker | None) -> Asker:
    assert reference is not None
    return reference


def _key(difference: Difference) -> tuple[str, ...]:
    """The key of equal differences: question, field, and the first clause of the reference."""
    return (*difference.kind, difference.clauses[0] if difference.clauses else "")


def _first(seen: Iterable[Difference], key: tuple[str, ...]) -> Difference | None:
    return next((one for one in seen if _key(one) == key), None)


def _failure(number: int, failed: EngineFailed) -> Sighting:
    return Sighting(number, "failure", (failed.failure.kind,))


def _in_short(question: Json, right: Json, engine: Asker) -> str:
    """The reference's answer in the fields that the engine declares; for a refusal, the clause."""
    if "illegal" in right:
        refused = right["illegal"]
        by = " ".join(filter(None, (refused.get("clause"), refused.get("why"))))
        return f"that action {refused['action']} is illegal" + (f" ({by})" if by else "")
    compared = comparable(question, right, engine.capabilities.questions)
    return one_line(as_json(compared.get("answer", compared)), DUE)


def _first_failure(work: Callable[[], Any]) -> EngineFailed | None:
    try:
        work()
    except EngineFailed as failed:
        return failed
    return None


def _guilty(engine: Asker, failed: EngineFailed) -> Json | None:
    """The first question that by itself makes the engine fail; None if it takes several."""

    def fails(question: Json) -> bool:
        return _first_failure(lambda: engine.ask(failed.position, [question], failed.actions)) is not None

    return next((question for question in failed.questions[:PATIENCE] if fails(question)), None)


def _ids(position: Json) -> set[str]:
    """The ids of units and counters."""
    return {*position.get("units", ()), *position.get("counters", ())}


def _words(value: Any) -> Iterator[str]:
    """Every text in questions or actions."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _words(item)
