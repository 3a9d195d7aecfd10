"""Editions of the rulebook, as sets of errata, and which cases they concern.

``current`` has all errata, ``older`` none; either may have single ones switched:
``older+B27.3-only``, ``current-B9.521-rewrite``. Editorial errata change no answer and are no
switches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from asl_conformance.suite.case import NO_READINGS, Case
from asl_conformance.suite.readings import other_choice
from asl_conformance.suite.registry import load

BASES = ("current", "older")
DEFAULT = "current"
ANOTHER_EDITION = "it is of another edition"
"""Why a case does not apply where its errata are not, or those that end it are."""


class UnknownEdition(ValueError):
    """No edition of that name; the text lists those there are."""


@cache
def switches() -> tuple[str, ...]:
    """The errata that change play, in rulebook order: each is one switch."""
    return tuple(e.id for e in load().errata.values() if not e.editorial)


def parse(edition: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The base of an edition and its switches in order, each a sign and an erratum; raises UnknownEdition."""
    base = next((b for b in BASES if edition == b or edition.startswith((f"{b}+", f"{b}-"))), None)
    if base is None:
        raise UnknownEdition(
            f"no edition {edition!r}; there are {', '.join(BASES)}, with errata switched by + and -"
        )
    known = "|".join(re.escape(e) for e in sorted(switches(), key=len, reverse=True))
    one = rf"([+-])({known})(?=[+-]|$)"
    rest = edition[len(base) :]
    if not re.fullmatch(rf"(?:{one})*", rest):
        raise UnknownEdition(
            f"no edition {edition!r}: after {base}, + or - and one of {', '.join(switches())}"
        )
    return base, tuple((m[1], m[2]) for m in re.finditer(one, rest))


@cache
def in_force(edition: str) -> frozenset[str]:
    """The errata that the edition includes; raises UnknownEdition."""
    base, changes = parse(edition)
    errata = set(switches()) if base == "current" else set()
    for sign, erratum in changes:
        (errata.add if sign == "+" else errata.discard)(erratum)
    return frozenset(errata)


def offers(edition: str, editions: Iterable[str], errata: Iterable[str]) -> bool:
    """Whether an engine that declares these editions, and these errata as switches, can be asked it."""
    offered = set(editions)
    if edition in offered:
        return True
    base, changes = parse(edition)
    return base in offered and {erratum for _, erratum in changes} <= set(errata)


def applies(case: Case, edition: str, readings: Mapping[str, str] = NO_READINGS) -> bool:
    """Whether the case is about the edition, all of ``since`` in force, nothing of ``until``, and readings.

    Those that are not named are as the reference follows them.
    """
    return not why_not(case, edition, readings)


def why_not(case: Case, edition: str, readings: Mapping[str, str] = NO_READINGS) -> str:
    """Why a case does not apply in an edition, to an engine of these readings; empty if it does."""
    errata = in_force(edition)
    if not errata.issuperset(case.since) or not errata.isdisjoint(case.until):
        return ANOTHER_EDITION
    return other_choice(case.readings, readings) if case.readings else ""
