"""The identity of a scenario: case id, requirements, clauses, editions and place, from its tags and name."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from asl_conformance.gherkin import rows
from asl_conformance.suite import own, readings
from asl_conformance.suite.registry import Registry


def case_id(name: str, cells: Mapping[str, str] | None = None, tags: Iterable[str] = ()) -> str:
    """The id of a case: the first word of the scenario's name, then the row's name in an outline.

    ``tags``: the tags of the row's Examples.
    """
    first = name.split(" ", 1)[0]
    return first if cells is None else f"{first}/{rows.name(cells, tags)}"


def identity(
    feature: Path,
    name: str,
    line: int,
    tags: Iterable[str],
    cells: Mapping[str, str] | None,
    registry: Registry,
) -> dict[str, Any]:
    """The fields of a Case that identify its scenario: of that feature, with that name and line.

    ``tags``: all its tags, including those of its feature, rule and Examples; ``cells``: its row.
    """
    all_tags = {*tags}
    own_tags = row_tags(all_tags)
    full = name
    for column, value in (cells or {}).items():
        full = full.replace(f"<{column}>", value)
    rests_on = readings.tagged(all_tags)
    all_tags |= {readings.CONTESTED} if rests_on else set()
    tagged = all_tags & registry.requirements.keys()
    order = (r for r in registry.requirements if r in tagged)
    requirements = tuple(tagged) if len(tagged) < 2 else tuple(order)
    entries = [registry.requirements[r] for r in requirements]
    return {
        "id": case_id(name, cells, own_tags),
        "name": full,
        "requirements": requirements,
        "clauses": tuple(dict.fromkeys(clause for r in entries for clause in r.clauses)),
        "tags": tuple(sorted(all_tags)),
        "since": _switched((e for r in entries for e in r.begins), rows.errata(own_tags, rows.SINCE)),
        "until": untils(registry, requirements, own_tags),
        "feature": own.called(feature),
        "line": line,
        "readings": rests_on,
    }


def untils(registry: Registry, requirements: Iterable[str], tags: Iterable[str]) -> tuple[str, ...]:
    """The errata that end a case, by its requirements and its tags."""
    by_requirement = (erratum for name in requirements for erratum in registry.requirements[name].ends)
    return _switched(by_requirement, rows.errata(tags, rows.UNTIL))


def _switched(by_requirement: Iterable[str], by_row: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*by_requirement, *by_row)))


def row_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """The tags of a row of the kinds that Examples may have, including its scenario's of these kinds."""
    return tuple(sorted({name for name in tags if name.startswith((rows.SINCE, rows.UNTIL, readings.TAG))}))
