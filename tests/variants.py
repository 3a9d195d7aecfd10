"""Cases of readings that no rule of the reference switches."""

from __future__ import annotations

from asl_conformance.suite.case import Case
from asl_reference.variants.kit import KIT


def by_a_variant(case: Case) -> bool:
    """Whether the case rests on a choice that a variant of the reference follows (``reading:ID=choice``)."""
    return any(f"{name}={choice}" in KIT for name, choice in case.readings.items())
