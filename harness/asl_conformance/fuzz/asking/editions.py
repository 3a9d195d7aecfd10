"""What an erratum moves on boards nobody wrote down: the same questions under two editions.

Both editions are asked about a board one after the other, and single errata only about the questions whose
answers moved: an engine that keeps what it answered, as the reference does, works little out twice.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.fuzz.asking.questions import Json, comparable, questions
from asl_conformance.fuzz.boards import boards as made
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.report.errata import Moved, compact
from asl_conformance.suite.editions import asked_as, in_force, offers, switches

LOS = 20
"""LOS asked about on a board."""
BATCH = 200
"""Boards compared before what moved on them is explained."""


def moved_on_boards(
    engine: Engine,
    known: Capabilities,
    count: int,
    seed: int,
    before: str,
    after: str,
    silent: Counter[str] | None = None,
) -> Iterator[Moved]:
    """Every answer on so many random boards that is another under the second edition."""
    yield from moved_on(engine, known, range(count), seed, before, after, silent)


def moved_on(
    engine: Engine,
    known: Capabilities,
    boards: range,
    seed: int,
    before: str,
    after: str,
    silent: Counter[str] | None = None,
) -> Iterator[Moved]:
    """Every answer on the boards of these numbers that is another under the second edition.

    ``silent`` counts the boards without an answer under one of them, by what came instead.
    """
    differing = [e for e in switches() if (e in in_force(before)) != (e in in_force(after))]
    for start in range(boards.start, boards.stop, BATCH):
        numbers = range(start, min(start + BATCH, boards.stop))
        changed = _changed(
            engine, known, numbers, seed, (before, after), Counter() if silent is None else silent
        )
        yield from _explained(engine, known, changed, (before, after), differing)


class _Moved(NamedTuple):
    """A question with what is compared of its answers under the two editions."""

    question: Json
    said: tuple[Json, Json]


class _Changed(NamedTuple):
    """A board on which answers move, and those that do."""

    number: int
    position: Json
    moved: list[_Moved]


def _changed(
    engine: Engine,
    known: Capabilities,
    numbers: range,
    seed: int,
    editions: tuple[str, str],
    silent: Counter[str],
) -> list[_Changed]:
    """The boards on which answers move, by number; those without an answer are counted as silent."""
    wordings = [asked_as(edition, known.editions, known.errata) for edition in editions]
    asked: dict[int, tuple[Json, list[Json]]] = {}

    def requests() -> Iterator[tuple[str, Params]]:
        for number in numbers:
            asked[number] = position, wanted = asked_about(seed, number, known)
            for turn, wording in enumerate(wordings):
                yield f"{number}/{turn}", {"edition": wording, "position": position, "questions": wanted}

    found, waiting = list[_Changed](), defaultdict[int, dict[str, Reply]](dict)
    for key, reply in engine.evaluate_many(requests()):
        name, _, turn = key.partition("/")
        number = int(name)
        waiting[number][turn] = reply
        if len(waiting[number]) == len(wordings):
            replies, (position, wanted) = waiting.pop(number), asked.pop(number)
            old, new = replies["0"], replies["1"]
            if isinstance(old, Failure):
                silent[old.kind] += 1
            elif isinstance(new, Failure):
                silent[new.kind] += 1
            elif moved := list(_moved(wanted, (old, new), known)):
                found.append(_Changed(number, position, moved))
    return sorted(found, key=lambda one: one.number)


def asked_about(seed: int, number: int, known: Capabilities) -> tuple[Json, list[Json]]:
    """The random board of that number, and what is asked about it of who knows these questions and verbs."""
    position = made.numbered(seed, number)
    return position, questions(position, known.questions, random.Random(number), LOS, known.actions)


def _moved(wanted: list[Json], replies: tuple[Outcomes, Outcomes], known: Capabilities) -> Iterator[_Moved]:
    """The questions whose answers differ in what is compared."""
    for question, *outcomes in zip(wanted, *(reply.outcomes for reply in replies), strict=True):
        if outcomes[0] != outcomes[1]:
            was, now = (_comparable(question, outcome, known) for outcome in outcomes)
            if was != now:
                yield _Moved(question, (was, now))


def _comparable(question: Json, outcome: Outcome, known: Capabilities) -> Json:
    return comparable(question, msgspec.to_builtins(outcome), known.questions)


class _Alone(NamedTuple):
    """An erratum switched alone, in the first or the second edition."""

    erratum: str
    turn: int
    wording: str


def _switched(known: Capabilities, editions: tuple[str, str], errata: Iterable[str]) -> Iterator[_Alone]:
    """Each erratum alone in each edition, where the engine offers that."""
    for erratum in errata:
        for turn, edition in enumerate(editions):
            name = f"{edition}{'-' if erratum in in_force(edition) else '+'}{erratum}"
            if offers(name, known.editions, known.errata):
                yield _Alone(erratum, turn, asked_as(name, known.editions, known.errata))


def _explained(
    engine: Engine,
    known: Capabilities,
    changed: list[_Changed],
    editions: tuple[str, str],
    errata: list[str],
) -> Iterator[Moved]:
    """The moved answers, each with the errata that move it when they alone are switched."""
    alone = list(_switched(known, editions, errata))
    requests: Iterator[tuple[str, Params]] = (
        (f"{at}/{turn}", {"edition": one.wording, "position": board.position, "questions": _asking(board)})
        for at, board in enumerate(changed)
        for turn, one in enumerate(alone)
    )
    causes = defaultdict[tuple[int, int], set[str]](set)
    for key, reply in engine.evaluate_many(requests):
        at, turn = map(int, key.split("/"))
        for index in _other_than(reply, changed[at].moved, alone[turn].turn, known):
            causes[at, index].add(alone[turn].erratum)
    for at, board in enumerate(changed):
        for index, (question, (was, now)) in enumerate(board.moved):
            found = tuple(e for e in errata if e in causes[at, index])
            text = compact(question)
            yield Moved(f"board {board.number}", "", text, "answer", was, now, found, board.number)


def _asking(board: _Changed) -> list[Json]:
    return [one.question for one in board.moved]


def _other_than(reply: Reply, moved: list[_Moved], turn: int, known: Capabilities) -> Iterator[int]:
    """Which answers are others than those under one of the editions."""
    if isinstance(reply, Outcomes):
        for index, (one, outcome) in enumerate(zip(moved, reply.outcomes, strict=True)):
            if _comparable(one.question, outcome, known) != one.said[turn]:
                yield index
