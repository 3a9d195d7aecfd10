"""A wrong engine: the reference with one rule of it put wrong, in this process, while it answers.

A swap replaces a function or table of the reference by what a wrong engine would have in its place, in
every module that has it under the same name. It is in force only while the saboteur is asked, so that
the reference itself may be asked in between.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker
from asl_reference.play import turn, verbs
from asl_reference.protocol import requests
from asl_reference.protocol.answers import QUESTIONS

PACKAGE = "asl_reference"
Wrong = Callable[[Any], Any]
"""What a wrong engine has in place of the right function or table, which it is given."""


@dataclass(frozen=True)
class Saboteur:
    """A wrong engine: what it does wrong, and the clauses by which a report may call that."""

    id: str
    clauses: tuple[str, ...]
    does: str
    swaps: Mapping[str, Wrong]
    """Dotted name within the reference, as ``los.walls.is_own``, to what replaces it."""
    theme: str
    """The boards on which it shows."""
    out_of_reach: str = ""
    """Why the fuzzer cannot find it; empty for what it finds."""

    def asker(self) -> Asker:
        """The wrong engine, started."""
        engine = InProcessEngine(_Broken(self))
        return Asker(engine, engine.start())


class NotThere(LookupError):
    """The reference has no such function or table any more: the swap must follow it."""


@dataclass(frozen=True)
class _Swap:
    """One name in one namespace, with the right and the wrong thing."""

    namespace: MutableMapping[str, Any]
    name: str
    right: Any
    wrong: Any


def _swaps(dotted: str, wrong: Wrong) -> Iterator[_Swap]:
    module_name, _, name = f"{PACKAGE}.{dotted}".rpartition(".")
    module = importlib.import_module(module_name)
    if not hasattr(module, name):
        raise NotThere(
            f"{module_name} has no {name}: a rule saboteur swaps it, see tests/fuzz/rule_saboteurs"
        )
    right = getattr(module, name)
    replacement = wrong(right)
    for found in [m for n, m in sys.modules.items() if n.startswith(f"{PACKAGE}.")]:
        if vars(found).get(name) is right:
            yield _Swap(vars(found), name, right, replacement)
    for verb, handler in verbs.HANDLERS.items():
        if handler is right:
            yield _Swap(verbs.HANDLERS, verb, right, replacement)
    if right in verbs.CONSEQUENCES:
        others = tuple(replacement if one is right else one for one in verbs.CONSEQUENCES)
        yield _Swap(vars(turn), "CONSEQUENCES", verbs.CONSEQUENCES, others)


class _Broken:
    """The wire functions of the reference, with the swaps in force while they run."""

    def __init__(self, saboteur: Saboteur) -> None:
        assert QUESTIONS, "a registry that is filled once its modules are imported"
        self._id = saboteur.id
        self._swaps = [s for dotted, wrong in saboteur.swaps.items() for s in _swaps(dotted, wrong)]

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
        try:
            yield
        finally:
            for swap in self._swaps:
                swap.namespace[swap.name] = swap.right


def always(value: Any) -> Wrong:
    """A function that says the same to everything, or a constant of another value."""

    def wrong(right: Any) -> Any:
        return (lambda *_, **__: value) if callable(right) else value

    return wrong


def changed(**entries: Any) -> Wrong:
    """A table with other entries."""
    return lambda table: {**table, **entries}
