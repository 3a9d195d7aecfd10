"""Cases as a list: their names and clauses, without position and questions."""

from __future__ import annotations

from msgspec import Struct

from asl_conformance.suite.case import Case, Derivation, digest


class ListedCase(Struct, frozen=True):
    """One case of a list: a line of ``list --json``."""

    id: str
    """Id of the case, for ``-k``, ``show``, ``explain`` and ``ask``."""
    name: str
    """The name of its scenario, which begins with its requirement."""
    clauses: tuple[str, ...]
    """Clauses that take part in it, the one it is filed under first."""
    requirements: tuple[str, ...]
    """Requirements of the registry that it covers."""
    tags: tuple[str, ...]
    """All tags of its scenario, including its requirements and clauses."""
    since: tuple[str, ...]
    """Errata that must be in force for the case to apply."""
    until: tuple[str, ...]
    """Errata that must not be in force for the case to apply."""
    feature: str
    """The file of its feature."""
    line: int
    """The line of its scenario in that file."""
    derived: Derivation
    """Empty for a case that is written in a feature; for a derived case, its question."""
    readings: dict[str, str]
    """Contested readings on which it depends, each with its choice."""
    digest: str
    """Digest of its position, actions, questions and expectations: twelve hex digits, as in results."""


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
    shown = {*case.clauses, *(name for name in case.requirements if case.id.startswith(name))}
    return tuple(tag for tag in case.tags if tag not in shown)
