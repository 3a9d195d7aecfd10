"""The reference following any choice of a reading.

A switch is passed on with the request; a variant is put in place before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.protocol import requests
from asl_reference.variants.kit import KIT, followable
from asl_reference.wrong.swapping import Swap, forget, put, swaps_of

USUAL = {one.reading: one.usual for one in KIT.values()}


class Follower:
    """The reference as an engine of its own, for a process of its own: it replaces parts of the reference."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._own = dict(own)
        self._now: tuple[str, ...] = ()
        self._swaps: list[Swap] = []

    def initialize(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """The reference's answer, with the own choice declared and all others offered."""
        name = ",".join(f"{reading}={choice}" for reading, choice in self._own.items())
        others = {
            reading: [choice for choice in choices if choice != self._own.get(reading, choices[0])]
            for reading, choices in followable().items()
        }
        said = requests.initialize(params) | {"name": f"reading:{name or 'any'}", "other_readings": others}
        return said | ({"readings": self._own} if self._own else {})

    def evaluate(self, params: Any) -> dict[str, Any]:
        """The reference's answer by the own choice, or by those that the request asks for."""
        asked = params.get("readings", {}) if isinstance(params, dict) else None
        if not isinstance(asked, Mapping):
            return requests.evaluate_line(params)
        due = {**self._own, **asked}
        self.follow(tuple(sorted(pair for pair in _pairs(due) if pair in KIT)))
        rest = {
            reading: choice
            for reading, choice in due.items()
            if f"{reading}={choice}" not in KIT and USUAL.get(reading) != choice
        }
        return requests.evaluate_line({**params, "readings": rest})

    def follow(self, wanted: tuple[str, ...]) -> None:
        """Put exactly these variants in place, each on top of those before it."""
        if wanted == self._now:
            return
        for swap in reversed(self._swaps):
            swap.namespace[swap.name] = swap.right
        self._swaps = []
        for name in wanted:
            swaps = swaps_of(KIT[name].replaces)
            put(swaps)
            self._swaps += swaps
        self._now = wanted
        forget()


def _pairs(readings: Mapping[str, Any]) -> list[str]:
    return [f"{reading}={choice}" for reading, choice in readings.items()]
