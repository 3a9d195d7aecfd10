"""What two editions answer otherwise on very many boards: the chunks of a campaign, done by any crew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, replace

from msgspec import structs

from asl_conformance.adapters.base import Engine, EngineLost
from asl_conformance.adapters.choose import Choice, open_choice
from asl_conformance.fuzz.asking.editions import moved_on
from asl_conformance.fuzz.campaign.campaign import Alone, Chunk, Crew, Killed, Report, Seen
from asl_conformance.fuzz.campaign.cluster import Cluster
from asl_conformance.fuzz.campaign.crew import Processes
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report.errata import Moved
from asl_conformance.suite.editions import meant
from asl_conformance.suite.registry import Registry, extended, load

SIZE = 50
"""Boards of a chunk."""


@dataclass(frozen=True)
class EditionsTask:
    """Who is asked about which two editions; the boards come by their numbers."""

    engine: Choice
    before: str
    after: str
    seed: int
    registry: Registry | None = None
    """The errata that there are, for workers who have no features; those of this process without."""

    def open(self) -> EditionsHands:
        """An engine for this task; not started yet."""
        return EditionsHands(self)


class EditionsHands:
    """The engine, kept from chunk to chunk."""

    def __init__(self, task: EditionsTask) -> None:
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
        """What moves on the boards of the chunk, and what came in place of answers."""
        known = self.task.registry
        with nullcontext() if known is None else extended(known):
            return self._work(chunk)

    def _work(self, chunk: Chunk) -> Report:
        task, silent = self.task, Counter[str]()
        engine, known = self.engine()
        numbers = range(chunk.start, chunk.start + chunk.count)
        try:
            moved = list(moved_on(engine, known, numbers, task.seed, task.before, task.after, silent))
        except EngineLost as error:
            return Report(chunk.start, 0, lost=str(error))
        seen = [Seen("difference", _told(one), one.board, 1) for one in moved]
        seen += [Seen("failure", (kind,), chunk.start, many) for kind, many in silent.items()]
        return Report(chunk.start, chunk.count, seen=tuple(seen))

    def close(self) -> None:
        """End the engine; ``work`` starts a new one."""
        self._opened = None
        self._stack.close()


def errata_alone() -> Registry:
    """The registry in use without requirements: what tells of editions, small enough to go along."""
    return structs.replace(load(), requirements={}, invariants={}, clauses=frozenset(), chapters={})


@contextmanager
def crew(task: EditionsTask, jobs: int, cluster: str | None) -> Iterator[Crew]:
    """Whoever looks at the boards: workers of a cluster, processes, or this process."""
    if cluster:
        there = replace(task, before=meant(task.before), after=meant(task.after), registry=errata_alone())
        with Cluster(cluster, there) as workers:
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


def _told(one: Moved) -> tuple[str, ...]:
    """What moved as texts, so that it travels as any sighting does."""
    return (one.question, json.dumps(one.before), json.dumps(one.after), *one.errata)


def taken(report: Report | Killed, silent: Counter[str]) -> list[Moved]:
    """The moved answers of a report; what came in place of answers is counted."""
    if isinstance(report, Killed):
        silent["crash"] += report.chunk.count
        return []
    found = []
    for one in report.seen:
        if one.kind == "failure":
            silent[one.key[0]] += one.boards
            continue
        question, before, after, *errata = one.key
        said = json.loads(before), json.loads(after)
        found.append(Moved(f"board {one.board}", "", question, "answer", *said, tuple(errata), one.board))
    return found
