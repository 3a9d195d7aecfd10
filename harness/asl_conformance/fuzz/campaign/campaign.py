"""Campaigns: very many boards, looked at a chunk at a time by whoever is there, told in order of boards.

A chunk is a pure piece of work: the same task and the same boards give the same report on any machine.
Workers only look. What they report is small; shrinking is done at home, from the number of the board.
"""

from __future__ import annotations

import gc
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol, Self

from msgspec import Struct, structs

from asl_conformance.adapters.base import Cost, EngineLost
from asl_conformance.adapters.choose import Choice, choose, open_choice
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.boards.ground import Ground
from asl_conformance.fuzz.finding.exhaustive import FamilyHunt
from asl_conformance.fuzz.finding.hunt import Hunt, Kind, ReferenceFailed, Sighting, Sweep
from asl_conformance.fuzz.finding.los import LosHunt
from asl_conformance.fuzz.invariants.check import Tally, load
from asl_conformance.judging.following import tellable
from asl_conformance.suite.defined import editions
from asl_conformance.suite.editions import meant
from asl_conformance.suite.own import in_use
from asl_conformance.suite.registry import Registry, extended
from asl_conformance.suite.registry import load as registry

CHUNK = 16
"""Boards of a chunk: each theme in both sizes, and about a second of work."""
LOS_CHUNK = 4
"""Boards of a chunk if only LOS is compared; each board then has far more questions."""
FAMILY_CHUNK = 512
"""Boards of a chunk of a family: small ones, again a second of work."""
WHOLE_CHUNK = 2
"""Boards of a chunk on an imported board: seconds for each, with an engine that paints it."""
TRIES = 2
"""How often a chunk may kill its worker before its boards are done one by one, and a board before it is given
up.
"""
ALLOCATIONS = 20_000
"""Allocations between two garbage collections. Boards and answers have no cycles; the usual 700 takes a
quarter of the time.
"""
DEATHS = 10
"""Most workers that may be lost in a row without a report in between."""

Thing = tuple[Kind, tuple[str, ...]]
"""The key by which sightings on several boards count as the same."""


@dataclass(frozen=True)
class Chunk:
    """Boards from number ``start``."""

    start: int
    count: int

    def __str__(self) -> str:
        last = self.start + self.count - 1
        return f"board {self.start}" if self.count == 1 else f"boards {self.start} to {last}"


class Seen(Struct, frozen=True, array_like=True):
    """One kind of sighting in a chunk: its key, the first board, and the number of boards."""

    kind: Kind
    key: tuple[str, ...]
    board: int
    boards: int


class Report(Struct, frozen=True, omit_defaults=True, tag_field="record", tag="chunk"):
    """The sightings on the boards of a chunk."""

    start: int
    count: int
    asked: int = 0
    """Number of questions asked."""
    checked: tuple[str, ...] = ()
    """Invariants that were checked on at least one of the boards."""
    seen: tuple[Seen, ...] = ()
    lost: str = ""
    """Why the engine is gone, on board ``start + count``; that board and the following ones are not done."""
    uncompared: int = 0
    """Number of questions to which the reference gives no answer."""

    @property
    def done(self) -> Report:
        """The report without sightings on the unfinished board."""
        end = self.start + self.count
        return structs.replace(self, seen=tuple(one for one in self.seen if one.board < end), lost="")


class Killed(NamedTuple):
    """A worker that ended in the middle of a chunk, and how."""

    chunk: Chunk
    how: str


class Worker(Protocol):
    """Does chunks, one after the other."""

    def work(self, chunk: Chunk) -> Report: ...

    def close(self) -> None: ...


class Job(Protocol):
    """The work to do, small enough to be sent to a worker."""

    def open(self) -> Worker: ...


class Crew(Protocol):
    """The workers that do the chunks: this process, several processes, or other machines."""

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        """Take chunks until none is left, including chunks that are put back meanwhile."""
        ...

    def close(self) -> None: ...


class CrewLost(Exception):
    """No worker is left. The text says why and what was done last."""


@dataclass(frozen=True)
class Task:
    """A campaign without its length: the engine, the boards, the checks."""

    engine: Choice
    edition: str
    seed: int
    checks: tuple[str, ...] = ()
    """Ids of invariants; empty means all."""
    theme: str = ""
    alone: bool = False
    """Whether the reference is left out."""
    los: bool = False
    """Whether only LOS is compared with the reference."""
    family: str = ""
    """The family of small boards that is gone through, instead of random boards."""
    ground: Ground | None = None
    """The board to put pieces on, if given."""

    errata: Registry | None = None
    """The errata, for workers without suites; empty for workers in this process."""
    sent: tuple[tuple[str, str], ...] = ()
    """Contested readings, each with its choice, that are sent to the engine with every request."""
    judged: tuple[tuple[str, str], ...] = ()
    """Readings by which it is judged; the reference follows them as far as it can."""

    def abroad(self, *, far: bool = False) -> Task:
        """The task for other processes, which know neither the suites in use here nor one's own editions.

        ``far``: on other machines, where there are no features to read the errata from either.
        """
        if not far and not in_use().suites and not editions():
            return self
        return replace(self, edition=meant(self.edition), errata=errata_alone())

    @property
    def chunk(self) -> int:
        """Boards of a chunk."""
        if self.family:
            return FAMILY_CHUNK
        if self.ground is not None:
            return WHOLE_CHUNK
        return LOS_CHUNK if self.los else CHUNK

    def open(self) -> Hands:
        """An engine, and the reference, for this task; not started yet."""
        return Hands(self)


@contextmanager
def _seldom_collected() -> Iterator[None]:
    """Garbage collected less often, as long as this lasts."""
    usual = gc.get_threshold()
    gc.set_threshold(ALLOCATIONS, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def errata_alone() -> Registry:
    """The registry in use without requirements: what tells of editions, small enough to go along."""
    return structs.replace(registry(), requirements={}, invariants={}, clauses=frozenset(), chapters={})


def _follow(engine: Asker, reference: Asker | None, task: Task) -> None:
    """Make both follow the readings of the task."""
    engine.readings = dict(task.sent)
    if reference is not None:
        reference.readings = tellable(reference.capabilities, dict(task.judged))


class Hands:
    """The engine and the reference, kept from chunk to chunk; after misbehaviour the engine is restarted.

    So no chunk meets an engine that earlier ones have broken, and its report depends only on the chunk.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self._stack = ExitStack()
        self._hunt: Hunt | None = None

    def hunt(self) -> Hunt:
        """The hunt with a sound engine; raises EngineStartError."""
        if self._hunt is not None and self._hunt.engine.engine.cost == Cost():
            return self._hunt
        self.close()
        task, known = self.task, load()
        engine = self._open(task.engine)
        reference = None if task.alone else self._open(choose(REFERENCE))
        _follow(engine, reference, task)
        checks = [] if task.los or task.family else [known[one] for one in task.checks or known]
        kind = FamilyHunt if task.family else LosHunt if task.los else Hunt
        self._hunt = kind(engine, reference, task.seed, checks, task.family or task.theme, task.ground)
        return self._hunt

    def _open(self, choice: Choice) -> Asker:
        engine = self._stack.enter_context(open_choice(choice))
        return Asker(engine, engine.start(), self.task.edition)

    def follow(self, sent: Mapping[str, str], judged: Mapping[str, str]) -> None:
        """From now on send the engine these readings, and judge it by those."""
        self.task = replace(self.task, sent=tuple(sorted(sent.items())), judged=tuple(sorted(judged.items())))
        hunt = self.hunt()
        _follow(hunt.engine, hunt.reference, self.task)

    def work(self, chunk: Chunk) -> Report:
        """The report about the boards of the chunk; raises ReferenceFailed that names the board."""
        known = self.task.errata
        with _seldom_collected(), nullcontext() if known is None else extended(known):
            return self._work(chunk)

    def _work(self, chunk: Chunk) -> Report:
        hunt, sweep, lost, number = self.hunt(), Sweep(), "", chunk.start
        before, left, hunt.tally = hunt.engine.asked, hunt.uncompared, Tally()
        here: list[Sighting] = []
        try:
            for number in range(chunk.start, chunk.start + chunk.count):
                here = []
                for sighting in hunt.look(number):
                    here.append(sighting)  # at once, so that it counts even if the engine is then lost
                sweep.take(here)
        except EngineLost as error:
            lost = str(error)
        except ReferenceFailed as error:
            raise type(error)(f"seed {self.task.seed}, board {number}: {error}") from error
        seen = [
            Seen(kind, key, first.number, sweep.counts[kind, key])
            for (kind, key), first in sweep.first.items()
        ]
        if lost:
            seen += _last_seen(sweep, number, here)
        asked, uncompared = hunt.engine.asked - before, hunt.uncompared - left
        checked = tuple(sorted(hunt.tally.checked))
        return Report(chunk.start, sweep.boards, asked, checked, tuple(seen), lost, uncompared)

    def close(self) -> None:
        """End the engines; ``hunt`` starts new ones."""
        self._hunt = None
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _last_seen(sweep: Sweep, number: int, here: Sequence[Sighting]) -> list[Seen]:
    """What was new on the board that the engine was lost on: some failure, or it would still be there."""
    things: set[Thing] = {(one.kind, one.key) for one in here}
    if not any(kind == "failure" for kind, _ in (*things, *sweep.first)):
        things.add(("failure", ("lost",)))
    return [Seen(kind, key, number, 1) for kind, key in sorted(things - sweep.first.keys())]


class Alone:
    """A crew of one, in this process."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        while todo:
            yield self._worker.work(todo.popleft())

    def close(self) -> None:
        """Does nothing: the code that opened the worker closes it."""


@dataclass
class Total:
    """The sightings of a campaign so far: each kind with its first board and the number of boards."""

    boards: int = 0
    asked: int = 0
    uncompared: int = 0
    """Questions to which the reference gives no answer."""
    checked: set[str] = field(default_factory=set)
    counts: Counter[Thing] = field(default_factory=Counter)
    killers: list[Killed] = field(default_factory=list)
    """Boards that killed every worker that tried them."""

    def take(self, report: Report | Killed) -> list[Sighting]:
        """Add a report, in order of boards; returns the sightings of new kinds."""
        if isinstance(report, Killed):
            self.killers.append(report)
            return []
        self.boards += report.count
        self.asked += report.asked
        self.uncompared += report.uncompared
        self.checked.update(report.checked)
        new = [one for one in report.seen if (one.kind, one.key) not in self.counts]
        for one in report.seen:
            self.counts[one.kind, one.key] += one.boards
        return [Sighting(one.board, one.kind, one.key) for one in new]


def gaps(done: Iterable[Report], count: int, size: int = CHUNK) -> Iterator[Chunk]:
    """The chunks of ``count`` boards that have no report yet, in order."""
    at = 0
    for report in [*sorted(done, key=lambda one: one.start), Report(count, 0)]:
        for start in range(at, min(report.start, count), size):
            yield Chunk(start, min(size, report.start - start, count - start))
        at = max(at, report.start + report.count)


def reports_in_order(
    crew: Crew,
    count: int,
    done: Sequence[Report] = (),
    keep: Callable[[Report], object] = lambda report: None,
    size: int = CHUNK,
) -> Iterator[Report | Killed]:
    """Do what is not done yet; every report in order of boards, whoever is ready first.

    ``keep`` has each new report at once. Raises CrewLost, and EngineLost with the reports before it told;
    what is under way beyond that is not waited for.
    """
    todo = deque(gaps(done, count, size))
    waiting: dict[int, Report | Killed] = {one.start: one for one in done if one.count}
    at, lost, end, again = 0, "", count, _Again(todo)
    for one in _with_first(crew.run(todo)):
        if isinstance(one, Killed):
            waiting.update(again.one_more(one))
        elif one is not None:
            again.in_a_row = 0
            if one.count:
                keep(one.done if one.lost else one)
            if one.count or one.lost:
                waiting[one.start] = one
            if one.lost:
                lost, end = lost or one.lost, min(end, one.start + one.count)
                todo.clear()
        while at < count and at in waiting:
            ready = waiting.pop(at)
            yield ready
            at += ready.chunk.count if isinstance(ready, Killed) else ready.count
        if lost and at >= end:
            break
    if lost:
        raise EngineLost(lost)


def _with_first(reports: Iterator[Report | Killed]) -> Iterator[Report | Killed | None]:
    """None before all others: what was done before is told before anything new is waited for."""
    yield None
    yield from reports


@dataclass
class _Again:
    """Chunks that killed their worker: done again, then board by board, then left."""

    todo: deque[Chunk]
    deaths: Counter[Chunk] = field(default_factory=Counter)
    in_a_row: int = 0

    def one_more(self, killed: Killed) -> dict[int, Killed]:
        """Put the chunk back; if it is one board that has had its tries, that board."""
        chunk = killed.chunk
        self.in_a_row += 1
        self.deaths[chunk] += 1
        if self.in_a_row >= DEATHS:
            raise CrewLost(
                f"{DEATHS} workers in a row ended without a report, the last of them "
                f"({killed.how}) on {chunk}; run the engine as a command, so that it cannot end them"
            )
        if self.deaths[chunk] < TRIES:
            self.todo.appendleft(chunk)
        elif chunk.count == 1:
            return {chunk.start: killed}
        else:
            self.todo.extendleft(Chunk(chunk.start + i, 1) for i in reversed(range(chunk.count)))
        return {}
