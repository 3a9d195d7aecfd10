"""A family: small boards that differ in a few dimensions, numbered from the first to the last.

Random boards find what is frequent. A family has every arrangement of a small scene:

    Family(
        name="adjacent", about="two adjacent hexes ...", before=50_331_648, count=4_116_480,
        reductions=("...",), board=board, asked=asked, images=images, same="B9-INV-24",
        rules=(Rule("B9-INV-01", {"los": ("clear",)}, reciprocal),),
    )

``board(n)`` depends on ``n`` alone. A campaign takes boards far apart one after the other (``at``), so that
its beginning is a sample of all. A rule reads the answers to the questions of ``asked``, by their labels.
The reductions leave boards out. For one board in ``SHARE`` these are asked as well: ``images`` makes them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from math import gcd
from typing import Any, Protocol

from asl_conformance.fuzz.asking.ask import Asker, Json, Needs, Unclaimed
from asl_conformance.fuzz.asking.questions import as_json, unlike
from asl_conformance.fuzz.invariants.check import Invariant, Violation

SHARE = 1000
"""Of so many boards, one is asked together with its mirror images."""
NAMING = frozenset({"entrench"})
"""Verbs after which an engine chooses the id of a new counter, so that states cannot be compared."""
Answers = Mapping[str, Json | None]
"""The answer to each question by label: None for illegal actions; without what the engine does not claim."""
Images = Callable[[Json], "Sequence[Image]"]


class Image(Protocol):
    """The same board elsewhere: turned, mirrored, raised, its sides exchanged."""

    @property
    def name(self) -> str: ...

    def position(self, position: Json) -> Json: ...

    def value(self, value: Any, position: Json) -> Any: ...


@dataclass(frozen=True)
class Part:
    """Some questions about a board, by label; about a variant of it, or after actions, if that is asked."""

    position: Json
    questions: Mapping[str, Json]
    actions: tuple[Json, ...] = ()


@dataclass(frozen=True)
class Rule:
    """What must hold on every board of a family, under the id of an invariant of the registry."""

    id: str
    needs: Needs
    broken: Callable[[Json, Answers], str]
    """The breach in words; empty if the rule holds. KeyError where an answer is missing."""


@dataclass(frozen=True)
class Family:
    """A family of boards with its questions and rules."""

    name: str
    about: str
    """What is arranged, in a line."""
    before: int
    """Number of arrangements before any reduction."""
    count: int
    """Number of boards asked about."""
    reductions: tuple[str, ...]
    """Why fewer boards show the same."""
    board: Callable[[int], Json]
    """The board of that number, in the order of the dimensions."""
    asked: Callable[[Json], Sequence[Part]]
    """The questions about a board; a label names one of them in all parts."""
    rules: tuple[Rule, ...]
    images: Images
    """Motions after which every answer must be the same, moved."""
    same: str
    """The id of the invariant that says so."""

    @cached_property
    def _stride(self) -> int:
        """A step that has no divisor in common with ``count`` and lies near its golden section."""
        first = round(self.count * 0.618)
        return next(step for step in range(first, first + self.count) if gcd(step, self.count) == 1)

    def at(self, turn: int) -> Json:
        """The board of that turn. Each board has one; boards that follow each other differ in much."""
        return self.board(turn * self._stride % self.count)

    def checks(self) -> tuple[Invariant, ...]:
        """The rules, and the one about images, as checks of a hunt."""
        ids = dict.fromkeys((*(rule.id for rule in self.rules), self.same))
        return tuple(Invariant(one, self._check(one), self._needs(one), (), self.name) for one in ids)

    def _needs(self, one: str) -> Needs:
        return next((rule.needs for rule in self.rules if rule.id == one), {})

    def _check(self, one: str) -> Callable[[Asker, Json, random.Random], Violation | None]:
        def check(ask: Asker, position: Json, _: random.Random) -> Violation | None:
            found = self.violations(ask, position, whole=one == self.same)
            return next((violation for name, violation in found if name == one), None)

        return check

    def parts(self, ask: Asker, position: Json) -> list[Part]:
        """The questions about a board that the engine declares."""
        known, verbs = ask.capabilities.questions, ask.capabilities.actions
        found = []
        for part in self.asked(position):
            if all(deed["do"] in verbs for deed in part.actions):
                mine = {label: one for label, one in part.questions.items() if _declared(one, known, verbs)}
                found += [Part(part.position, mine, part.actions)] if mine else []
        return found

    def violations(self, ask: Asker, position: Json, *, whole: bool) -> Iterator[tuple[str, Violation]]:
        """The rules that the engine breaks on a board; ``whole``: with its images. Raises EngineFailed."""
        parts = self.parts(ask, position)
        outcomes = _outcomes(ask, parts)
        answers = {label: one.get("answer") for label, one in outcomes.items() if "unsupported" not in one}
        for rule in self.rules:
            if not ask.supports(rule.needs):
                continue
            try:
                what = rule.broken(position, answers)
            except KeyError:
                continue  # the board lacks the piece, or the engine claims no answer
            if what:
                asked = [
                    one for part in parts if part.position is position for one in part.questions.values()
                ]
                yield rule.id, Violation(what, position, asked)
        if whole:
            with suppress(Unclaimed):
                yield from self._images(ask, position, parts, outcomes)

    def _images(
        self, ask: Asker, position: Json, parts: Sequence[Part], outcomes: Mapping[str, Json]
    ) -> Iterator[tuple[str, Violation]]:
        declared = ask.capabilities.questions
        for image in self.images(position):
            for part in parts:
                if any(deed["do"] in NAMING for deed in part.actions):
                    continue
                due = [image.value(outcomes[label], position) for label in part.questions]
                moved = _moved(image, part)
                asked = list(moved.questions.values())
                there = ask.ask(moved.position, asked, moved.actions)
                for question, right, found in unlike(asked, due, there, declared):
                    asked_for, got, wanted = as_json(question), as_json(found), as_json(right)
                    what = f"{image.name}, the answer to {asked_for} is {got}, not {wanted}"
                    yield self.same, Violation(what, moved.position, [question], moved.actions)
                    return


def _declared(question: Json, known: Collection[str], verbs: Collection[str]) -> bool:
    """Whether the engine declares the question, and the verb that it is about."""
    return question["ask"] in known and question.get("action", {}).get("do", "") in ("", *verbs)


def _moved(image: Image, part: Part) -> Part:
    where = part.position
    questions = {label: image.value(one, where) for label, one in part.questions.items()}
    return Part(image.position(where), questions, tuple(image.value(part.actions, where)))


def _outcomes(ask: Asker, parts: Sequence[Part]) -> dict[str, Json]:
    """The outcome of each question by label."""
    found = ask.ask_many([(part.position, list(part.questions.values()), part.actions) for part in parts])
    return {
        label: outcome
        for part, outcomes in zip(parts, found, strict=True)
        for label, outcome in zip(part.questions, outcomes, strict=True)
    }
