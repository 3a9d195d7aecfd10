"""A wrong engine: the reference with one wrong rule while it answers, in this process.

A swap replaces a function or table of the reference by a wrong one, in
every module that has it under the same name. It is in force only while the saboteur answers, so that
the reference itself may be asked in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker
from asl_reference.board import reading
from asl_reference.protocol import requests
from asl_reference.wrong.swapping import NotThere, Wrong, always, changed, swaps_of

__all__ = ["NotThere", "Saboteur", "Wrong", "always", "changed"]


@dataclass(frozen=True)
class Saboteur:
    """A wrong engine: what it does wrong, and the clauses by which a report may name its mistake."""

    id: str
    clauses: tuple[str, ...]
    does: str
    swaps: Mapping[str, Wrong]
    """Dotted name within the reference, as ``los.walls.is_own``, to what replaces it."""
    theme: str
    """The theme whose boards show the mistake."""
    out_of_reach: str = ""
    """Why the fuzzer cannot find it; empty if it can."""

    def asker(self) -> Asker:
        """The wrong engine, started."""
        engine = InProcessEngine(_Broken(self))
        return Asker(engine, engine.start())


class _Broken:
    """The protocol functions of the reference, with the swaps in force while they run."""

    def __init__(self, saboteur: Saboteur) -> None:
        self._id = saboteur.id
        self._swaps = swaps_of(saboteur.swaps)

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return {**requests.initialize(params), "name": self._id}

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        with self._in_force():
            try:
                return requests.evaluate(params)
            except requests.Refused as refused:
                raise EngineRefused(refused.code, str(refused)) from refused

    @contextmanager
    def _in_force(self) -> Iterator[None]:
        for swap in self._swaps:
            swap.namespace[swap.name] = swap.wrong
        reading.forget()
        try:
            yield
        finally:
            for swap in self._swaps:
                swap.namespace[swap.name] = swap.right
            reading.forget()
