"""The interface of an engine, in whatever language it is written and wherever it runs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Self

from msgspec import Struct

from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply

Params = Mapping[str, Any]
"""The parameters of one ``evaluate`` request, as plain JSON values."""


class EngineStartError(Exception):
    """The engine could not be started, or the handshake failed. The text says what to do about it."""


class EngineLost(Exception):
    """The engine is gone and cannot be restarted; cases not asked yet stay not-run."""


class EngineRefused(Exception):
    """The engine reported an error for one request: JSON-RPC code and text."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Cost(Struct, frozen=True):
    """What an engine's misbehaviour has cost so far."""

    restarts: int = 0
    """How often the engine was restarted."""
    seconds: float = 0.0
    """Seconds spent waiting for missing replies, ending processes and starting new ones."""
    unaccounted: int = 0
    """How often it ended or broke the protocol without a case to blame, so that no verdict shows it."""
    breaches: int = 0
    """How many of these times it did not end by itself: it broke the protocol or the time limit."""
    reasons: tuple[str, ...] = ()
    """Why, once each; not every reason is kept."""
    noise: int = 0
    """Lines on standard output that are no reply to a request under way."""
    example: str = ""
    """What was wrong with the first of these lines."""

    @property
    def lost(self) -> float:
        """The seconds, rounded to thousandths as in results and output."""
        return round(self.seconds, 3)

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.restarts + other.restarts,
            self.seconds + other.seconds,
            self.unaccounted + other.unaccounted,
            self.breaches + other.breaches,
            tuple(dict.fromkeys(self.reasons + other.reasons)),
            self.noise + other.noise,
            self.example or other.example,
        )


class Engine(ABC):
    """An engine under test. Use it as a context manager, so that no process is left behind."""

    @abstractmethod
    def start(self) -> Capabilities:
        """Start the engine and shake hands; raises EngineStartError."""

    @abstractmethod
    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        """Ask every request (key, params); yield (key, reply) as replies arrive, in any order.

        A key may come twice: the later reply replaces the earlier one (the engine answered, then broke the
        protocol). Raises EngineLost if no engine is left to ask.
        """

    def evaluate(self, params: Params) -> Reply:
        """Ask one request and wait for its reply."""
        replies = [reply for key, reply in self.evaluate_many([("", params)]) if key == ""]
        return replies[-1]

    @property
    def cost(self) -> Cost:
        """What the engine's misbehaviour has cost since it was opened."""
        return Cost()

    @abstractmethod
    def close(self) -> None:
        """End the engine and every process it started. Safe to call twice."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
