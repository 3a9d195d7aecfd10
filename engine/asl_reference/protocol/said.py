"""Answers given about a position, kept with it: for who asks again, under an edition that cannot change them.

An answer rests on the switches that were asked for on the way to it (``base.consulted``). Under another
edition or other readings it is the same if each of these stands as it stood then.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from asl_reference.base.facts import Remembering
from asl_reference.board.reading import PLAIN

Outcome = dict[str, Any]
MOST = 16
"""Answers to one question that are kept: as many as four switches make."""


class _Given(NamedTuple):
    """An outcome, with the switches it rests on: those that were in force, and those that were not."""

    on: frozenset[str]
    off: frozenset[str]
    outcome: Outcome


class Said:
    """What was answered about a position after these actions, and what is in force now."""

    def __init__(self, position: Remembering, actions: Sequence[Any], in_force: frozenset[str]) -> None:
        self._in_force = in_force
        self._given: dict[bytes, list[_Given]] | None = None
        if (text := _text(actions)) is not None:
            self._given = position.facts.setdefault((Said, text), {})

    def known(self, question: Any) -> Outcome | None:
        """The outcome of the question, if it is known what it is now."""
        if not self._given or (text := _text(question)) is None:
            return None
        for given in self._given.get(text, ()):
            if given.on <= self._in_force and given.off.isdisjoint(self._in_force):
                return given.outcome
        return None

    def keep(self, question: Mapping[str, Any], outcome: Outcome, switches: frozenset[str]) -> None:
        """Keep what was answered, and which switches were asked for."""
        if self._given is None or (text := _text(question)) is None:
            return
        kept = self._given.setdefault(text, [])
        kept.append(_Given(switches & self._in_force, switches - self._in_force, outcome))
        del kept[:-MOST]


def _text(value: Any) -> bytes | None:
    """What only the same JSON value is written as; None of what is none."""
    try:
        return marshal.dumps(value, PLAIN)
    except ValueError:
        return None
