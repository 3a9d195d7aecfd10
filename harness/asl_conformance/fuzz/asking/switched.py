"""Answers on random boards that a switch of the rules moves: the same questions under two settings.

A switch is an erratum or a contested reading; a setting is the request's choice of them. Both settings are
asked about a board one after the other, and single switches only about questions whose answers moved: an
engine with a cache, such as the reference, then works little out twice.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.fuzz.asking.questions import Json, comparable, questions
from asl_conformance.fuzz.boards import boards as made
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.report.errata import ANSWER, Moved, compact
from asl_conformance.suite.editions import DEFAULT, asked_as, in_force, offers, switches
from asl_conformance.suite.readings import followed

LOS = 20
"""Number of LOS asked about on a board."""
BATCH = 200
"""Number of boards compared before their moved answers are explained."""


class Alone(NamedTuple):
    """One of the two settings, with one switch taken from the other."""

    switch: str
    base: int
    """Index of the setting that it differs from in only that switch."""
    fields: Params


class Settings(NamedTuple):
    """Two settings, as fields of a request, and those in between that show which switch moves an answer."""

    before: Params
    after: Params
    alone: Sequence[Alone]


def of_editions(known: Capabilities, before: str, after: str) -> Settings:
    """Two editions, and each of them with a single differing erratum switched."""

    def fields(edition: str) -> Params:
        return {"edition": asked_as(edition, known.editions, known.errata)}

    differing = [e for e in switches() if (e in in_force(before)) != (e in in_force(after))]
    alone = [
        Alone(erratum, base, fields(name))
        for erratum in differing
        for base, edition in enumerate((before, after))
        if offers(
            name := f"{edition}{'-' if erratum in in_force(edition) else '+'}{erratum}",
            known.editions,
            known.errata,
        )
    ]
    return Settings(fields(before), fields(after), alone)


def of_readings(before: Mapping[str, str], after: Mapping[str, str], edition: str = DEFAULT) -> Settings:
    """Two sets of readings, and each of them with a single reading taken from the other."""

    def fields(readings: Mapping[str, str]) -> Params:
        return {"edition": edition} | ({"readings": dict(readings)} if readings else {})

    sets = (before, after)
    differing = [n for n in {**before, **after} if followed(n, before) != followed(n, after)]
    alone = [
        Alone(name, base, fields({**sets[base], name: followed(name, sets[1 - base])}))
        for name in differing
        for base in (0, 1)
    ]
    return Settings(fields(before), fields(after), alone)


def moved_on(
    engine: Engine,
    known: Capabilities,
    boards: range,
    seed: int,
    settings: Settings,
    silent: Counter[str] | None = None,
) -> Iterator[Moved]:
    """Every answer on the boards of these numbers that differs under the second setting.

    ``silent`` counts the boards without an answer under one setting, by what came instead.
    """
    for start in range(boards.start, boards.stop, BATCH):
        numbers = range(start, min(start + BATCH, boards.stop))
        changed = _changed(engine, known, numbers, seed, settings, Counter() if silent is None else silent)
        yield from _explained(engine, known, changed, settings.alone)


class _Moved(NamedTuple):
    """A question, with the compared parts of its answers under both settings."""

    question: Json
    answers: tuple[Json, Json]


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
    settings: Settings,
    silent: Counter[str],
) -> list[_Changed]:
    """The boards on which answers move, by number; those without an answer are counted as silent."""
    pair = settings.before, settings.after
    asked: dict[int, tuple[Json, list[Json]]] = {}

    def requests() -> Iterator[tuple[str, Params]]:
        for number in numbers:
            asked[number] = position, wanted = asked_about(seed, number, known)
            for turn, fields in enumerate(pair):
                yield f"{number}/{turn}", {**fields, "position": position, "questions": wanted}

    found, waiting = list[_Changed](), defaultdict[int, dict[str, Reply]](dict)
    for key, reply in engine.evaluate_many(requests()):
        name, _, turn = key.partition("/")
        number = int(name)
        waiting[number][turn] = reply
        if len(waiting[number]) == len(pair):
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
    """The random board of that number, and the questions about it for an engine of these capabilities."""
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


def _explained(
    engine: Engine, known: Capabilities, changed: list[_Changed], alone: Sequence[Alone]
) -> Iterator[Moved]:
    """The moved answers, each with the switches that move it by themselves."""
    requests: Iterator[tuple[str, Params]] = (
        (f"{at}/{turn}", {**one.fields, "position": board.position, "questions": _asking(board)})
        for at, board in enumerate(changed)
        for turn, one in enumerate(alone)
    )
    causes = defaultdict[tuple[int, int], set[str]](set)
    for key, reply in engine.evaluate_many(requests):
        at, turn = map(int, key.split("/"))
        for index in _other_than(reply, changed[at].moved, alone[turn].base, known):
            causes[at, index].add(alone[turn].switch)
    names = list(dict.fromkeys(one.switch for one in alone))
    for at, board in enumerate(changed):
        for index, (question, (was, now)) in enumerate(board.moved):
            found = tuple(name for name in names if name in causes[at, index])
            yield Moved(f"board {board.number}", "", compact(question), ANSWER, was, now, found, board.number)


def _asking(board: _Changed) -> list[Json]:
    return [one.question for one in board.moved]


def _other_than(reply: Reply, moved: list[_Moved], base: int, known: Capabilities) -> Iterator[int]:
    """Indexes of the answers that differ from those under setting ``base``."""
    if isinstance(reply, Outcomes):
        for index, (one, outcome) in enumerate(zip(moved, reply.outcomes, strict=True)):
            if _comparable(one.question, outcome, known) != one.answers[base]:
                yield index
