"""Several processes of one engine, asked at the same time. Cases are independent, so any order will do."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable, Iterator, Sequence

from asl_conformance.adapters.base import Cost, Engine, EngineLost, Params
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply

Answered = tuple[str, Reply]
Heard = queue.SimpleQueue[Answered | Exception | None]
TICK = 0.5
"""Seconds after which a wait checks for Ctrl-C, which does not end a wait on every system."""


class _Shared(Iterator[tuple[str, Params]]):
    """Requests that several threads take, one at a time, until none is left or the run ends."""

    def __init__(self, requests: Iterable[tuple[str, Params]]) -> None:
        self._requests = iter(requests)
        self._lock = threading.Lock()
        self.over = False
        self.lost: dict[Engine, EngineLost] = {}
        self.owed: list[tuple[str, Params]] = []
        """Requests that lost engines had taken and not answered."""

    def __next__(self) -> tuple[str, Params]:
        with self._lock:
            if self.over:
                raise StopIteration
            return next(self._requests)


class PoolEngine(Engine):
    """Several equal engines as one. It is lost when the last of them is lost."""

    def __init__(self, engines: Sequence[Engine]) -> None:
        self._engines = tuple(engines)

    def start(self) -> Capabilities:
        first = self._engines[0].start()
        for engine in self._engines[1:]:
            engine.start()
        return first

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[Answered]:
        """Ask in as many threads as there are engines; yield replies as they arrive.

        Requests that a lost engine left unanswered go to the others.
        """
        engines, due = list(self._engines), requests
        while True:
            shared = _Shared(due)
            yield from self._ask_all(engines, shared)
            engines = [engine for engine in engines if engine not in shared.lost]
            if not engines:
                raise next(iter(shared.lost.values()))
            if not shared.owed:
                return
            due = shared.owed

    def _ask_all(self, engines: Sequence[Engine], shared: _Shared) -> Iterator[Answered]:
        heard: Heard = queue.SimpleQueue()
        threads = [
            threading.Thread(target=_ask, args=(engine, shared, heard), daemon=True) for engine in engines
        ]
        for thread in threads:
            thread.start()
        try:
            yield from _gather(heard, len(threads))
        finally:
            shared.over = True
            if any(thread.is_alive() for thread in threads):
                self.close()
            for thread in threads:
                thread.join()

    @property
    def cost(self) -> Cost:
        total = Cost()
        for engine in self._engines:
            total += engine.cost
        return total

    def close(self) -> None:
        for engine in self._engines:
            engine.close()


def _ask(engine: Engine, shared: _Shared, heard: Heard) -> None:
    """One engine's thread: pass on its replies, then how it ended."""
    taken: dict[str, Params] = {}

    def take() -> Iterator[tuple[str, Params]]:
        for key, params in shared:
            taken[key] = params
            yield key, params

    try:
        for answered in engine.evaluate_many(take()):
            taken.pop(answered[0], None)
            heard.put(answered)
        heard.put(None)
    except EngineLost as lost:
        shared.lost[engine] = lost
        shared.owed += taken.items()
        heard.put(None)
    except Exception as error:  # noqa: BLE001 - it is raised again where the replies are read
        heard.put(error)


def _gather(heard: Heard, threads: int) -> Iterator[Answered]:
    """All replies until each thread has ended."""
    while threads:
        try:
            item = heard.get(timeout=TICK)
        except queue.Empty:
            continue
        if isinstance(item, Exception):
            raise item
        if item is None:
            threads -= 1
        else:
            yield item
