"""Editions of the rulebook as ordered sets of errata, chosen once when a ruleset is built."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from asl_reference.base.consulted import NOW

DRAFT = "next"
"""The edition of drafted errata, which are in no dated edition."""
ERRATA = {
    "B9.31-J8": "2025-01",
    "B9.323-J8": "2025-01",
    "B9.324-J8": "2025-01",
    "B9.5-heat": "2025-01",
    "B9.52-hexspine": "2025-01",
    "B9.521-rewrite": "2025-01",
    "B16.71-errata": "2025-01",
    "B16.72-errata": "2025-01",
    "B27.11-leader": "2025-01",
    "B27.3-only": "2025-01",
    "B27.51-cohabit": "2025-01",
    "B27.52-start": "2025-01",
    "B27.55-vca": "2025-01",
}
"""The switchable errata in rulebook order, each with the date from which it is in force."""


def _up_to(date: str) -> frozenset[str]:
    """The errata of a dated edition: those of its date and of every earlier one."""
    return frozenset(name for name, since in ERRATA.items() if since != DRAFT and since <= date)


DATED = {date: _up_to(date) for date in sorted({*ERRATA.values()} - {DRAFT})}
"""The dated editions, oldest first."""
EDITIONS = {
    "current": [*DATED.values()][-1],
    "older": frozenset[str](),
    **DATED,
    DRAFT: frozenset(ERRATA),
}


class UnknownEdition(ValueError):
    """No edition of that name; the text lists those there are."""


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The ruleset in force: the name it was asked by and the errata it includes.

    One object a name (``rules_for``): facts are kept for the object, which is quicker than for its fields.
    """

    edition: str = "current"
    errata: frozenset[str] = EDITIONS["current"]

    def includes(self, erratum: str) -> bool:
        """Whether the erratum is part of this edition."""
        NOW.work.names.add(erratum)
        return erratum in self.errata


@cache
def _switch() -> re.Pattern[str]:
    """A sign and an erratum, as they follow the name of an edition."""
    names = "|".join(map(re.escape, sorted(ERRATA, key=len, reverse=True)))
    return re.compile(f"([+-])({names})(?=[+-]|$)")


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
        switch = _switch().match(rest)
        if switch is None:
            raise UnknownEdition(
                f"no edition {edition!r}: after {base}, + or - and one of {', '.join(ERRATA)}"
            )
        (errata.add if switch[1] == "+" else errata.discard)(switch[2])
        rest = rest[switch.end() :]
    return Rules(edition, frozenset(errata))


CURRENT = rules_for("current")
