"""The engines of a lab without processes: the reference and the wrong engines, in this process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_conformance.adapters.base import Engine, EngineStartError
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.limits import REFERENCE, WRONG
from asl_conformance.adapters.reference.engine import Reference, reference_engine
from asl_conformance.adapters.reference.wrong import (
    answers_without_rules,
    know_nothing_engines,
    while_wrong,
    wrong_engines,
)


class _Wrong(Reference):
    """The reference, made wrong for each request; only where no other request is answered meanwhile."""

    def __init__(self, name: str) -> None:
        self._name = name

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return {**super().initialize(params), "name": f"{WRONG}{self._name}"}

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        with while_wrong(self._name):
            return super().evaluate(params)


class _KnowNothing(_Wrong):
    """An engine that knows no rule."""

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return answers_without_rules(self._name, params)


def open_here(name: str, timeout: float | None = None) -> Engine:
    """The reference or a wrong engine in this process, not started yet; raises EngineStartError.

    There is no time limit: whoever runs the lab ends it if an engine hangs.
    """
    if name == REFERENCE:
        return reference_engine()
    own = name.removeprefix(WRONG)
    for made, known in ((_Wrong, wrong_engines()), (_KnowNothing, know_nothing_engines())):
        if name.startswith(WRONG) and own in {one.name for one in known}:
            return InProcessEngine(made(own), quiet=True)
    raise EngineStartError(f"{name}: only the reference and the wrong engines can be asked here")
