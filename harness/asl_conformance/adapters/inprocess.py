"""An engine that is a Python object: ``initialize(params)`` and ``evaluate(params)`` on plain dicts."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from asl_conformance.adapters.base import HARNESS_NAME, Engine, EngineRefused, EngineStartError, Params
from asl_conformance.adapters.check import read_capabilities, read_outcomes
from asl_conformance.protocol.messages import PROTOCOL_VERSION, Capabilities
from asl_conformance.reply import Failure, Reply


class PythonEngine(Protocol):
    """What such an object has to offer. It raises EngineRefused for a request it cannot serve."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]: ...

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]: ...


class InProcessEngine(Engine):
    """Asks a Python object. There is no time limit in here: run a suspect engine as a subprocess."""

    def __init__(self, engine: PythonEngine) -> None:
        self._engine = engine

    def start(self) -> Capabilities:
        try:
            answer = self._engine.initialize({"protocol": PROTOCOL_VERSION, "harness": HARNESS_NAME})
        except EngineRefused as refused:
            raise EngineStartError(
                f"the engine refused the handshake: {refused} ({refused.code})"
            ) from refused
        return read_capabilities(answer)

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        for key, params in requests:
            yield key, self._evaluate(params)

    def _evaluate(self, params: Params) -> Reply:
        try:
            result = self._engine.evaluate(params)
        except EngineRefused as refused:
            return Failure("error", f"{refused} ({refused.code})")
        except Exception as error:  # noqa: BLE001 - an engine may raise anything; it costs its own case only
            return Failure("crash", _last_words(error))
        return read_outcomes(result, params)

    def close(self) -> None:
        """Nothing to end."""


def _last_words(error: Exception) -> str:
    """The exception and the line of the engine that raised it."""
    raised = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (at {raised.filename}:{raised.lineno})"
