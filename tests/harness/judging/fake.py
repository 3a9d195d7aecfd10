"""An engine made of one function, and a run of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.judging.runner import Run, run
from asl_conformance.suite.case import Case


class Fake:
    """An engine that answers with what ``clear`` returns for the number of a case."""

    def __init__(self, clear: Callable[[int], Any] = lambda number: True, **capabilities: Any) -> None:
        self.clear = clear
        self.asked: list[int] = []
        self.capabilities = capabilities

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        known = {"protocol": 1, "name": "fake", "questions": {"los": ["clear"]}}
        return {**known, **self.capabilities}

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        number = params["position"].get("turn", 1)
        self.asked.append(number)
        value = self.clear(number)
        return {"outcomes": [value if isinstance(value, dict) else {"answer": {"clear": value}}]}


def conduct(fake: Fake, cases: Iterable[Case], edition: str = "current", **options: Any) -> Run:
    """Put the cases to the engine and judge its answers."""
    engine = InProcessEngine(fake)
    return run(tuple(cases), engine, engine.start(), edition, **options)
