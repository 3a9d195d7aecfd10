"""Several processes of one engine, asked at the same time. Any case alone reproduces, so order is free."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable, Iterator, Sequence

from asl_conformance.adapters.base import Engine, EngineLost, Params
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.reply import Reply

Answered = tuple[str, Reply]


class _Shared(Iterator[tuple[str, Params]]):
    """Requests that several threads take from, one at a time, until there are none or it is over."""

    def __init__(self, requests: Iterable[tuple[str, Params]]) -> None:
        self._requests = iter(requests)
        self._lock = threading.Lock()
        self.over = False

    def __next__(self) -> tuple[str, Params]:
        with self._lock:
            if self.over:
                raise StopIteration
            return next(self._requests)


class PoolEngine(Engine):
    """Engines that are alike, as one. It is lost when the last of them is."""

    def __init__(self, engines: Sequence[Engine]) -> None:
        self._engines = tuple(engines)

    def start(self) -> Capabilities:
        first = self._engines[0].start()
        for engine in self._engines[1:]:
            engine.start()
        return first

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[Answered]:
        """Ask in as many threads as there are engines; replies come as they arrive."""
        shared = _Shared(requests)
        heard: queue.SimpleQueue[Answered | Exception | None] = queue.SimpleQueue()
        threads = [
            threading.Thread(target=_ask, args=(engine, shared, heard), daemon=True)
            for engine in self._engines
        ]
        for thread in threads:
            thread.start()
        lost: list[EngineLost] = []
        try:
            yield from _gather(heard, len(threads), lost)
        finally:
            shared.over = True
            if any(thread.is_alive() for thread in threads):
                self.close()
            for thread in threads:
                thread.join()
        if len(lost) == len(threads):
            raise lost[0]

    def close(self) -> None:
        for engine in self._engines:
            engine.close()


def _ask(engine: Engine, shared: _Shared, heard: queue.SimpleQueue[Answered | Exception | None]) -> None:
    """One engine's thread: pass on what it answers, then how it ended."""
    try:
        for answered in engine.evaluate_many(shared):
            heard.put(answered)
        heard.put(None)
    except Exception as error:  # noqa: BLE001 - it is raised again where the replies are heard
        heard.put(error)


def _gather(
    heard: queue.SimpleQueue[Answered | Exception | None], threads: int, lost: list[EngineLost]
) -> Iterator[Answered]:
    """Everything heard until each thread has ended; engines that are lost are noted."""
    while threads:
        item = heard.get()
        if isinstance(item, EngineLost):
            lost.append(item)
            threads -= 1
        elif isinstance(item, Exception):
            raise item
        elif item is None:
            threads -= 1
        else:
            yield item
