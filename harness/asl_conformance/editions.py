"""Editions of the rulebook, as sets of errata, and which cases they concern."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from asl_conformance.case import Case

EDITIONS: Mapping[str, Callable[[str], bool]] = MappingProxyType(
    {"current": lambda erratum: True, "older": lambda erratum: False}
)
"""Edition -> whether an erratum is in force in it: ``current`` has all of them, ``older`` none."""

DEFAULT = "current"


class UnknownEdition(ValueError):
    """No edition of that name; the text lists those there are."""


def in_force(edition: str) -> Callable[[str], bool]:
    """Whether an erratum is in force in the edition; raises UnknownEdition."""
    try:
        return EDITIONS[edition]
    except KeyError:
        raise UnknownEdition(f"no edition {edition!r}; there are {', '.join(EDITIONS)}") from None


def applies(case: Case, edition: str) -> bool:
    """Whether the case is about the edition: all of ``since`` in force, nothing of ``until``."""
    has = in_force(edition)
    return all(has(erratum) for erratum in case.since) and not any(has(erratum) for erratum in case.until)
