"""What an erratum moves on boards nobody wrote down: the same questions under two editions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.fuzz.asking.questions import Json, comparable, questions
from asl_conformance.fuzz.boards import boards as made
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.report.errata import Moved, compact
from asl_conformance.suite.editions import asked_as, in_force, offers, switches

LOS = 20
"""LOS asked about on a board."""
FAILURE = "failure"
"""The key of what stands in place of an answer."""
BATCH = 200
"""Boards under way at a time: what is kept in memory."""


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
        asked = {number: _asked(seed, number, known) for number in numbers}
        old, new = _answers(engine, known, asked, before), _answers(engine, known, asked, after)
        failed = {n: kind for n in asked if (kind := _failure(old[n]) or _failure(new[n]))}
        if silent is not None:
            silent.update(failed.values())
        changed = {n: asked[n] for n in asked if n not in failed and old[n] != new[n]}
        if changed:
            yield from _explained(engine, known, changed, (before, after), (old, new), differing)


def _asked(seed: int, number: int, known: Capabilities) -> tuple[Json, list[Json]]:
    position = made.numbered(seed, number)
    return position, questions(position, known.questions, random.Random(number), LOS, known.actions)


Asked = dict[int, tuple[Json, list[Json]]]
Answers = dict[int, list[Json]]


def _answers(engine: Engine, known: Capabilities, asked: Asked, edition: str) -> Answers:
    """What the engine says to every question that two editions may answer differently."""
    wording = asked_as(edition, known.editions, known.errata)
    requests: Iterable[tuple[str, Params]] = (
        (str(number), {"edition": wording, "position": position, "questions": wanted})
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
    editions: tuple[str, str],
    said: tuple[Answers, Answers],
    errata: Iterable[str],
) -> Iterator[Moved]:
    """The moved answers, each with the errata that move it when they alone are switched."""
    alone: dict[str, list[tuple[Answers, Answers]]] = {}
    for erratum in errata:
        for edition, answers in zip(editions, said, strict=True):
            name = f"{edition}{'-' if erratum in in_force(edition) else '+'}{erratum}"
            if offers(name, known.editions, known.errata):
                alone.setdefault(erratum, []).append((answers, _answers(engine, known, changed, name)))
    for number, (_, wanted) in changed.items():
        for index, question in enumerate(wanted):
            was, now = said[0][number][index], said[1][number][index]
            if was != now:
                causes = tuple(e for e, pairs in alone.items() if _moves(pairs, number, index))
                text = compact(question)
                yield Moved(f"board {number}", "", text, "answer", was, now, causes, number)


def _moves(pairs: list[tuple[Answers, Answers]], number: int, index: int) -> bool:
    return any(
        base[number][index] != switched[number][index] and FAILURE not in switched[number][index]
        for base, switched in pairs
    )
