"""An engine asked one case at a time, to measure how long each takes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

from asl_conformance.adapters.base import Cost, Engine, Params
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply


class TimedEngine(Engine):
    """Passes requests on one by one. ``seconds``: time of each case from sending to reply."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.seconds: dict[str, float] = {}

    def start(self) -> Capabilities:
        return self._engine.start()

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        for key, params in requests:
            begun = time.perf_counter()
            replies = list(self._engine.evaluate_many([(key, params)]))
            self.seconds[key] = time.perf_counter() - begun
            yield from replies

    @property
    def cost(self) -> Cost:
        return self._engine.cost

    def close(self) -> None:
        self._engine.close()
