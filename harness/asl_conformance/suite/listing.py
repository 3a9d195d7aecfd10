"""Cases as a list: what they are called and what they are about, without what they set up and ask."""

from __future__ import annotations

from msgspec import Struct

from asl_conformance.suite.case import Case, Derivation, digest


class ListedCase(Struct, frozen=True):
    """One case of a list: a line of ``list --json``."""

    id: str
    """What ``-k``, ``show``, ``explain`` and ``ask`` call the case."""
    name: str
    """The name of its scenario, which begins with the requirement it is of."""
    clauses: tuple[str, ...]
    """Clauses of the rulebook it is about, the one it is filed under first."""
    requirements: tuple[str, ...]
    """Requirements of the registry that it covers."""
    tags: tuple[str, ...]
    """All tags of its scenario, its requirements and clauses among them."""
    since: tuple[str, ...]
    """Errata that must be in force for the case to apply."""
    until: tuple[str, ...]
    """Errata that must not be in force for the case to apply."""
    feature: str
    """The file of the feature it stands in."""
    line: int
    """The line of its scenario in that file."""
    derived: Derivation
    """Empty for a case that stands in a feature, else what of its parent it asks."""
    readings: dict[str, str]
    """Contested readings that it rests on, each with the choice that it holds."""
    digest: str
    """Twelve hex digits of what it sets up, does, asks and claims, as in results."""


def listed(case: Case) -> ListedCase:
    """The case as a line of a list."""
    return ListedCase(
        case.id,
        case.name,
        case.clauses,
        case.requirements,
        case.tags,
        case.since,
        case.until,
        case.feature,
        case.line,
        case.derived,
        case.readings,
        digest(case),
    )


def own_tags(case: Case) -> tuple[str, ...]:
    """The tags that its id and its clauses do not already show."""
    told = {*case.clauses, *(name for name in case.requirements if case.id.startswith(name))}
    return tuple(tag for tag in case.tags if tag not in told)
