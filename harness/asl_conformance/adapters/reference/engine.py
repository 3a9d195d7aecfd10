"""The reference engine in this process, asked like any other engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_reference.protocol import requests


class Reference:
    """The protocol's functions of the reference engine."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return self._serve(requests.initialize, params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return self._serve(partial(requests.evaluate, keeping=True), params)

    @staticmethod
    def _serve(
        function: Callable[[Mapping[str, Any]], dict[str, Any]], params: Mapping[str, Any]
    ) -> dict[str, Any]:
        try:
            return function(params)
        except requests.Refused as refused:
            raise EngineRefused(refused.code, str(refused)) from refused


def reference_engine(timeout: float | None = None) -> InProcessEngine:
    """The reference engine, in this process."""
    return InProcessEngine(Reference(), timeout, quiet=True)
