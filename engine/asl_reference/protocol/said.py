"""Answers given about a position, kept with it: for who asks again, under an edition that cannot change them.

An answer rests on the switches that were asked for on the way to it (``base.consulted``). Under another
edition or other readings it is the same if each of these stands as it stood then.
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
"""Answers to one question that are kept: as many as four switches make."""


Given = tuple[frozenset[str], frozenset[str], Outcome]
"""The switches that an outcome rests on, those in force and those that were not, and the outcome."""


class Said:
    """What was answered to these questions about a position after these actions, and what is in force now."""

    def __init__(
        self, position: Remembering, actions: list[Any], questions: list[Any], in_force: frozenset[str]
    ) -> None:
        self._in_force = in_force
        self._given: dict[int, tuple[Given, ...]] | None = None
        try:
            text = marshal.dumps((actions, questions), PLAIN)
        except ValueError:  # what JSON cannot say: nothing is known of it, and nothing kept
            return
        self._given = position.facts.setdefault((Said, text), {})

    def known(self) -> Iterator[tuple[int, Outcome]]:
        """The questions of which the outcome is known by what is in force, by number."""
        for index, kept in list((self._given or {}).items()):
            for on, off, outcome in kept:
                if on <= self._in_force and off.isdisjoint(self._in_force):
                    yield index, outcome
                    break

    def keep(self, index: int, outcome: Outcome, switches: frozenset[str]) -> None:
        """Keep what was answered, and which switches were asked for."""
        if self._given is None:
            return
        given = (
            (switches & self._in_force, switches - self._in_force, outcome)
            if switches
            else (NONE, NONE, outcome)
        )
        self._given[index] = (*self._given.get(index, ()), given)[-MOST:]
