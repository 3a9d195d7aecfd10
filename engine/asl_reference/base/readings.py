"""Contested readings that the engine can follow either way: named choices, kept with the position.

A rule asks ``position.follows("B16.31-dc=halved")`` in one place, beside the clause. The first choice of the
table is the default and is not kept, so that it costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

READINGS: dict[str, tuple[str, ...]] = {
    "A6.1-hexside-of-two-heights": ("lower", "higher"),
    "A10.62-dm-ends": ("unless-adjacent", "always"),
    "A17.1-reduced": ("wounded", "removed"),
    "A19.12-rally": ("ends", "never"),
    "A24.31-other-locations": ("all-but-sewers", "its-location"),
    "B9.2-three-walls-level": ("any-level", "same-level"),
    "B9.32-fortified-gun": ("the-unit", "anyone-there"),
    "B9.324-hidden-claim": ("never-in-play", "recorded"),
    "B9.33-bridge-along-its-road": ("has-it", "has-none"),
    "B9.33-mortar": ("not-lowered", "lowered"),
    "B9.34-in-hex-tem": ("wall-alone", "either"),
    "B9.53-which-bocage": ("any-on-the-way", "its-own"),
    "B9.54-gun-over-bocage": ("not-over-it", "with-its-crew"),
    "B9.541-day-of-the-date": ("after-it", "from-it"),
    "B9.541-date-of-dozers": ("ssr-alone", "all"),
    "B9.55-range-at-set-up": ("sixteen", "any-range"),
    "B16.2-artwork": ("artwork", "whole-hex"),
    "B16.31-dc": ("full", "halved"),
    "B16.32-rcl": ("no-latw", "as-latw"),
    "B16.42-bog-check": ("as-water", "bog-hex"),
    "B16.6-low-water": ("whole-run", "adjacent"),
    "B26.31-one-on-wire": ("whole-fg", "all-on-wire"),
    "B26.4-kept-mf": ("has-none", "has-it"),
    "B26.41-enemy-in-range": ("any-known", "armed-unbroken"),
    "B26.44-next-hex": ("barred", "allowed"),
    "B26.53-vbm": ("removed", "stays"),
    "B27.11-in-bypass": ("allowed", "not-allowed"),
    "B27.11-leader-beneath": ("may-help", "may-not"),
    "B27.12-fourth-squad": ("no-attempt", "attempt"),
    "B27.44-smc-in-excess": ("per-side", "in-all"),
    "B27.51-attempt": ("no-attempt", "attempt"),
    "B27.51-unloading": ("on-top", "beneath"),
    "B27.54-smoke-uphill": ("doubled", "added"),
    "B27.55-entering-and-turning": ("one-each", "one"),
    "B27.56-ditch-cost": ("two-for-one", "cot-again"),
    "B27.56-ditch-to-ditch": ("one", "two-and-cot"),
}
"""The switchable readings in rulebook order: the default choice first, then the others."""

NONE: frozenset[str] = frozenset()


class UnknownReading(ValueError):
    """No reading of that name, or no such choice of it; the text lists those there are."""


def chosen(readings: Any) -> frozenset[str]:
    """The choices of a request, each as ``ID=choice``; those that are the default are left out.

    Raises UnknownReading, also if the value is no object of texts.
    """
    if not isinstance(readings, Mapping):
        raise UnknownReading("readings: an object is due, from reading to choice")
    if not readings:
        return NONE
    return _chosen(tuple(sorted((str(name), str(choice)) for name, choice in readings.items())))


@cache
def _chosen(pairs: tuple[tuple[str, str], ...]) -> frozenset[str]:
    found = set()
    for name, choice in pairs:
        if name not in READINGS:
            raise UnknownReading(f"no reading {name[:60]!r}; there are {', '.join(READINGS)}")
        if choice not in READINGS[name]:
            raise UnknownReading(
                f"no choice {choice[:60]!r} of {name}; there are {', '.join(READINGS[name])}"
            )
        if choice != READINGS[name][0]:
            found.add(f"{name}={choice}")
    return frozenset(found)
