"""The reference engine, through the same door as a stranger's. Only this module imports it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine


class _Reference:
    """The wire functions of the reference engine; imported when it starts, not before."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        from asl_reference import wire

        return self._serve(wire.initialize, params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        from asl_reference import wire

        return self._serve(wire.evaluate, params)

    @staticmethod
    def _serve(
        function: Callable[[Mapping[str, Any]], dict[str, Any]], params: Mapping[str, Any]
    ) -> dict[str, Any]:
        from asl_reference.wire import Refused

        try:
            return function(params)
        except Refused as refused:
            raise EngineRefused(refused.code, str(refused)) from refused


def reference_engine(timeout: float | None = None) -> InProcessEngine:
    """The reference engine, in this process."""
    return InProcessEngine(_Reference(), timeout)
