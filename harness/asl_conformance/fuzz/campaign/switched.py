"""Answers that differ between two editions, or sets of readings, on very many boards: done by any crew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, replace
from typing import Self

from asl_conformance.adapters.base import Engine, EngineLost
from asl_conformance.adapters.choose import Choice, open_choice
from asl_conformance.fuzz.asking.switched import Settings, moved_on, of_editions, of_readings
from asl_conformance.fuzz.campaign.campaign import Alone, Chunk, Crew, Killed, Report, Seen, errata_alone
from asl_conformance.fuzz.campaign.cluster import Cluster
from asl_conformance.fuzz.campaign.crew import Processes
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report.errata import ANSWER, Moved
from asl_conformance.suite.editions import meant
from asl_conformance.suite.registry import Registry, extended

SIZE = 20
"""Boards of a chunk: some seconds of work. If an engine is lost, the campaign ends only after the running
chunks.
"""


@dataclass(frozen=True)
class EditionsTask:
    """The engine and two editions to compare; boards are given by number."""

    engine: Choice
    before: str
    after: str
    seed: int
    registry: Registry | None = None
    """The errata, for workers without features; empty for workers in this process."""

    def settings(self, known: Capabilities) -> Settings:
        """The settings for this engine."""
        return of_editions(known, self.before, self.after)

    def abroad(self) -> EditionsTask:
        """The task for workers on other machines."""
        return replace(self, before=meant(self.before), after=meant(self.after), registry=errata_alone())

    def open(self) -> Hands:
        """An engine for this task; not started yet."""
        return Hands(self)


@dataclass(frozen=True)
class ReadingsTask:
    """The engine and two sets of readings to compare; boards are given by number."""

    engine: Choice
    asked: Settings
    seed: int
    registry: None = None

    @classmethod
    def of(cls, engine: Choice, before: Mapping[str, str], after: Mapping[str, str], seed: int) -> Self:
        """The task of two sets of readings, told whole to workers who have no features."""
        return cls(engine, of_readings(before, after), seed)

    def settings(self, _known: Capabilities) -> Settings:
        """The settings, the same for any engine."""
        return self.asked

    def abroad(self) -> Self:
        """The task for workers on other machines."""
        return self

    def open(self) -> Hands:
        """An engine for this task; not started yet."""
        return Hands(self)


Task = EditionsTask | ReadingsTask


class Hands:
    """The engine, kept from chunk to chunk."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._stack = ExitStack()
        self._opened: tuple[Engine, Capabilities] | None = None

    def engine(self) -> tuple[Engine, Capabilities]:
        """The engine as it runs; raises EngineStartError."""
        if self._opened is None:
            engine = self._stack.enter_context(open_choice(self.task.engine))
            self._opened = engine, engine.start()
        return self._opened

    def work(self, chunk: Chunk) -> Report:
        """The moved answers on the boards of the chunk, and what came instead of answers."""
        known = self.task.registry
        with nullcontext() if known is None else extended(known):
            return self._work(chunk)

    def _work(self, chunk: Chunk) -> Report:
        task, silent = self.task, Counter[str]()
        engine, known = self.engine()
        numbers = range(chunk.start, chunk.start + chunk.count)
        try:
            moved = list(moved_on(engine, known, numbers, task.seed, task.settings(known), silent))
        except EngineLost as error:
            return Report(chunk.start, 0, lost=str(error))
        seen = [Seen("difference", _as_texts(one), one.board, 1) for one in moved]
        seen += [Seen("failure", (kind,), chunk.start, many) for kind, many in silent.items()]
        return Report(chunk.start, chunk.count, seen=tuple(seen))

    def close(self) -> None:
        """End the engine; ``work`` starts a new one."""
        self._opened = None
        self._stack.close()


@contextmanager
def crew(task: Task, jobs: int, cluster: str | None) -> Iterator[Crew]:
    """The workers: those of a cluster, processes, or this process."""
    if cluster:
        with Cluster(cluster, task.abroad()) as workers:
            yield workers
    elif jobs > 1:
        with Processes(task, jobs) as processes:
            yield processes
    else:
        hands = task.open()
        try:
            yield Alone(hands)
        finally:
            hands.close()


def _as_texts(one: Moved) -> tuple[str, ...]:
    """A moved answer as texts, so that it can be sent like any sighting."""
    return (one.question, json.dumps(one.before), json.dumps(one.after), *one.errata)


def taken(report: Report | Killed, silent: Counter[str]) -> list[Moved]:
    """The moved answers of a report; what came instead of answers is counted."""
    if isinstance(report, Killed):
        silent["crash"] += report.chunk.count
        return []
    found = []
    for one in report.seen:
        if one.kind == "failure":
            silent[one.key[0]] += one.boards
            continue
        question, before, after, *errata = one.key
        answers = json.loads(before), json.loads(after)
        found.append(Moved(f"board {one.board}", "", question, ANSWER, *answers, tuple(errata), one.board))
    return found
