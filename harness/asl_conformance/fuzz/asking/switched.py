"""What a switch of the rules moves on boards nobody wrote down: the same questions under two settings.

The switches are errata, or contested readings; a setting is what a request says of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.fuzz.asking.questions import Json, comparable, questions
from asl_conformance.fuzz.boards import boards as made
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.report.errata import ANSWER, Moved, compact
from asl_conformance.suite.editions import DEFAULT, asked_as, in_force, offers, switches
from asl_conformance.suite.readings import followed

LOS = 20
"""LOS asked about on a board."""
FAILURE = "failure"
"""The key of what stands in place of an answer."""
BATCH = 200
"""Boards under way at a time: what is kept in memory."""


class Alone(NamedTuple):
    """A setting with one switch as the other setting has it."""

    switch: str
    base: int
    """Of which of the two it differs in that switch alone."""
    fields: Params


class Settings(NamedTuple):
    """Two settings, as fields of a request, and those between them that tell what moves an answer."""

    before: Params
    after: Params
    alone: Sequence[Alone]


def of_editions(known: Capabilities, before: str, after: str) -> Settings:
    """Two editions, and each with one erratum of those in which they differ switched."""

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
    """Two sets of readings, and each with one reading as the other set has it."""

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
    """Every answer on the boards of these numbers that is another under the second setting.

    ``silent`` counts the boards without an answer under one of them, by what came instead.
    """
    for start in range(boards.start, boards.stop, BATCH):
        numbers = range(start, min(start + BATCH, boards.stop))
        asked = {number: _asked(seed, number, known) for number in numbers}
        old, new = (_answers(engine, known, asked, fields) for fields in settings[:2])
        failed = {n: kind for n in asked if (kind := _failure(old[n]) or _failure(new[n]))}
        if silent is not None:
            silent.update(failed.values())
        changed = {n: asked[n] for n in asked if n not in failed and old[n] != new[n]}
        if changed:
            yield from _explained(engine, known, changed, (old, new), settings.alone)


def _asked(seed: int, number: int, known: Capabilities) -> tuple[Json, list[Json]]:
    position = made.numbered(seed, number)
    return position, questions(position, known.questions, random.Random(number), LOS, known.actions)


Asked = dict[int, tuple[Json, list[Json]]]
Answers = dict[int, list[Json]]


def _answers(engine: Engine, known: Capabilities, asked: Asked, fields: Params) -> Answers:
    """What the engine says to every question that two settings may have answered differently."""
    requests: Iterable[tuple[str, Params]] = (
        (str(number), {**fields, "position": position, "questions": wanted})
        for number, (position, wanted) in asked.items()
    )
    return {
        int(key): _comparable(reply, asked[int(key)][1], known)
        for key, reply in engine.evaluate_many(requests)
    }


def _comparable(reply: Reply, wanted: list[Json], known: Capabilities) -> list[Json]:
    if isinstance(reply, Failure):
        return [{FAILURE: reply.kind} for _ in wanted]
    outcomes = msgspec.to_builtins(reply.outcomes)
    return [comparable(q, outcome, known.questions) for q, outcome in zip(wanted, outcomes, strict=True)]


def _failure(answers: list[Json]) -> str:
    """What came in place of answers; empty if they did."""
    return next((str(answer[FAILURE]) for answer in answers if FAILURE in answer), "")


def _explained(
    engine: Engine,
    known: Capabilities,
    changed: Asked,
    said: tuple[Answers, Answers],
    settings: Iterable[Alone],
) -> Iterator[Moved]:
    """The moved answers, each with the switches that move it alone."""
    alone: dict[str, list[tuple[Answers, Answers]]] = {}
    for switch, base, fields in settings:
        alone.setdefault(switch, []).append((said[base], _answers(engine, known, changed, fields)))
    for number, (_, wanted) in changed.items():
        for index, question in enumerate(wanted):
            was, now = said[0][number][index], said[1][number][index]
            if was != now:
                causes = tuple(name for name, pairs in alone.items() if _moves(pairs, number, index))
                text = compact(question)
                yield Moved(f"board {number}", "", text, ANSWER, was, now, causes, number)


def _moves(pairs: list[tuple[Answers, Answers]], number: int, index: int) -> bool:
    return any(
        base[number][index] != switched[number][index] and FAILURE not in switched[number][index]
        for base, switched in pairs
    )
