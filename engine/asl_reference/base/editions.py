"""Editions of the rulebook as ordered sets of errata, chosen once when a ruleset is built."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from asl_reference.base.consulted import NOW

ERRATA = (
    "B9.31-J8",
    "B9.323-J8",
    "B9.324-J8",
    "B9.5-heat",
    "B9.52-hexspine",
    "B9.521-rewrite",
    "B16.71-errata",
    "B16.72-errata",
    "B27.11-leader",
    "B27.3-only",
    "B27.51-cohabit",
    "B27.52-start",
    "B27.55-vca",
)
"""The errata the engine knows how to switch, in rulebook order."""

DRAFTS: tuple[str, ...] = ()
"""Those of them that are drafted: in ``next``, and in no dated edition."""
DATED = {"2025-01": frozenset(ERRATA) - frozenset(DRAFTS)}
"""The dated editions, the newest last: each has the errata up to its date."""
EDITIONS = {
    "current": [*DATED.values()][-1],
    "older": frozenset[str](),
    **DATED,
    "next": frozenset(ERRATA),
}


class UnknownEdition(ValueError):
    """No edition of that name; the text lists those there are."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The ruleset in force: the name it was asked by and the errata it includes."""

    edition: str = "current"
    errata: frozenset[str] = EDITIONS["current"]

    def includes(self, erratum: str) -> bool:
        """Whether the erratum is part of this edition."""
        NOW.names.add(erratum)
        return erratum in self.errata


_SWITCH = re.compile(
    "([+-])(" + "|".join(map(re.escape, sorted(ERRATA, key=len, reverse=True))) + ")(?=[+-]|$)"
)


@cache
def rules_for(edition: str) -> Rules:
    """The rules of an edition, or of one with errata switched, as ``older+B27.3-only``.

    Raises UnknownEdition naming those known.
    """
    base = next((name for name in EDITIONS if edition.startswith(name)), None)
    if base is None:
        raise UnknownEdition(f"no edition {edition!r}; there are {', '.join(EDITIONS)}")
    errata, rest = set(EDITIONS[base]), edition[len(base) :]
    while rest:
        switch = _SWITCH.match(rest)
        if switch is None:
            raise UnknownEdition(
                f"no edition {edition!r}: after {base}, + or - and one of {', '.join(ERRATA)}"
            )
        (errata.add if switch[1] == "+" else errata.discard)(switch[2])
        rest = rest[switch.end() :]
    return Rules(edition, frozenset(errata))


CURRENT = Rules()
