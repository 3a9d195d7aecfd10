"""How much a contested reading moves on random boards: the number of boards and of answers."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.fuzz.asking.questions import Json, comparable, questions
from asl_conformance.fuzz.boards import boards
from asl_conformance.fuzz.boards.ground import Ground, populated
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure

LOS = 20
"""Number of LOS asked about on a board."""
BATCH = 100
"""Number of boards under way at a time."""
EDITION = "current"


class Weight(NamedTuple):
    """What a reading moves on a number of boards."""

    boards: int = 0
    """Number of boards with a moved answer."""
    answers: int = 0


class Scene(NamedTuple):
    """A board and the questions about it."""

    position: Json
    questions: list[Json]


def scenes(
    known: Capabilities, numbers: Iterable[int], seed: int, ground: Ground | None = None
) -> Iterator[Scene]:
    """Random boards of a seed with their questions, or random pieces on an imported board."""
    for number in numbers:
        position = (
            boards.numbered(seed, number)
            if ground is None
            else populated(ground, seed, number, boards.themed(number))
        )
        yield Scene(position, questions(position, known.questions, random.Random(number), LOS, known.actions))


def weigh(
    engine: Engine, asked: Iterable[Scene], known: Capabilities, readings: Mapping[str, str]
) -> dict[str, Weight]:
    """What each of the readings moves by itself.

    A question whose answer all of them together do not move is not asked again.
    """
    found = {name: Weight() for name in readings}
    batch: list[Scene] = []
    for scene in asked:
        batch.append(scene)
        if len(batch) == BATCH:
            _add(found, engine, batch, known, readings)
            batch = []
    if batch:
        _add(found, engine, batch, known, readings)
    return found


def _add(
    found: dict[str, Weight],
    engine: Engine,
    batch: list[Scene],
    known: Capabilities,
    readings: Mapping[str, str],
) -> None:
    usual, other = _answers(engine, batch, known, {}), _answers(engine, batch, known, readings)
    due, before = [], []
    for scene, was, now in zip(batch, usual, other, strict=True):
        moved = [index for index, (one, two) in enumerate(zip(was, now, strict=False)) if one != two]
        if moved:
            due.append(Scene(scene.position, [scene.questions[index] for index in moved]))
            before.append([was[index] for index in moved])
    for name, choice in readings.items() if due else ():
        after = _answers(engine, due, known, {name: choice})
        counts = [
            sum(one != two for one, two in zip(was, now, strict=True))
            for was, now in zip(before, after, strict=True)
            if was and now
        ]
        weight = found[name]
        found[name] = Weight(weight.boards + sum(map(bool, counts)), weight.answers + sum(counts))


def _answers(
    engine: Engine, batch: list[Scene], known: Capabilities, readings: Mapping[str, str]
) -> list[list[Json]]:
    """The engine's answers for each board, in comparable form; empty if it fails."""
    requests: list[tuple[str, Params]] = [
        (
            str(number),
            {"edition": EDITION, "position": scene.position, "questions": scene.questions}
            | ({"readings": dict(readings)} if readings else {}),
        )
        for number, scene in enumerate(batch)
    ]
    answers: dict[int, list[Json]] = {}
    for key, reply in engine.evaluate_many(requests):
        if isinstance(reply, Failure):
            answers[int(key)] = []
            continue
        outcomes = msgspec.to_builtins(reply.outcomes)
        asked = batch[int(key)].questions
        answers[int(key)] = [
            comparable(question, outcome, known.questions)
            for question, outcome in zip(asked, outcomes, strict=True)
        ]
    return [answers[number] for number in range(len(batch))]
