"""A cache of answers, kept with the position, and used again where edition and readings cannot change them.

An answer depends on the switches that were asked for while it was worked out (``base.consulted``). Under
another edition or other readings it is the same if each of these switches stands as it did then.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from typing import Any

from asl_reference.base.consulted import NONE
from asl_reference.base.facts import Remembering
from asl_reference.board.reading import PLAIN

Outcome = dict[str, Any]
MOST = 16
"""Most cached answers to one question: enough for all settings of four switches."""


Given = tuple[frozenset[str], frozenset[str], Outcome]
"""An outcome and the switches that it depends on: those in force, and those not in force."""


class Said:
    """The cached answers to these questions after these actions, and the switches now in force."""

    def __init__(
        self, position: Remembering, actions: list[Any], questions: list[Any], in_force: frozenset[str]
    ) -> None:
        self._in_force = in_force
        self._given: dict[int, tuple[Given, ...]] | None = None
        try:
            text = marshal.dumps((actions, questions), PLAIN)
        except ValueError:  # JSON cannot express it: nothing is cached
            return
        self._given = position.facts.setdefault((Said, text), {})

    def known(self) -> Iterator[tuple[int, Outcome]]:
        """The cached outcomes that hold under the switches in force, each with its question's number."""
        for index, kept in list((self._given or {}).items()):
            for on, off, outcome in kept:
                if on <= self._in_force and off.isdisjoint(self._in_force):
                    yield index, outcome
                    break

    def keep(self, index: int, outcome: Outcome, switches: frozenset[str]) -> None:
        """Put an outcome in the cache, with the switches that were asked for."""
        if self._given is None:
            return
        given = (
            (switches & self._in_force, switches - self._in_force, outcome)
            if switches
            else (NONE, NONE, outcome)
        )
        self._given[index] = (*self._given.get(index, ()), given)[-MOST:]
