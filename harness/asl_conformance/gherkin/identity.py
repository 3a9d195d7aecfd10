"""Who a scenario is: its case id, requirements, clauses, editions and place, from its tags and name."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.gherkin import rows
from asl_conformance.suite import own, readings
from asl_conformance.suite.registry import Registry


def case_id(name: str, cells: Mapping[str, str] | None = None, tags: Iterable[str] = ()) -> str:
    """The id of a case: the first word of the scenario's name, and the name of the row of an outline.

    ``tags`` are those of the row's Examples.
    """
    first = name.split(" ", 1)[0]
    return first if cells is None else f"{first}/{rows.name(cells, tags)}"


def case_of(item: Any) -> str:
    """The id of the case that a test of pytest-bdd is."""
    return case_id(scenario_wrapper_template_registry[item.obj].name, _cells(item), _row_tags(item))


def _cells(item: Any) -> Mapping[str, str] | None:
    callspec = getattr(item, "callspec", None)
    return callspec.params["_pytest_bdd_example"] if callspec is not None else None


def identify(request: pytest.FixtureRequest, registry: Registry) -> dict[str, Any]:
    """The fields of a Case that say which scenario it is."""
    template = scenario_wrapper_template_registry[request.node.obj]
    feature = template.feature
    cells = _cells(request.node)
    name = template.name
    for column, value in (cells or {}).items():
        name = name.replace(f"<{column}>", value)
    row_tags = _row_tags(request.node)
    rule_tags = template.rule.tags if template.rule else ()
    tags = {*feature.tags, *rule_tags, *template.tags, *row_tags}
    rests_on = readings.tagged(tags)
    tags |= {readings.CONTESTED} if rests_on else set()
    said = tags & registry.requirements.keys()
    requirements = tuple(said) if len(said) < 2 else tuple(r for r in registry.requirements if r in said)
    entries = [registry.requirements[r] for r in requirements]
    return {
        "id": case_id(template.name, cells, row_tags),
        "name": name,
        "requirements": requirements,
        "clauses": tuple(dict.fromkeys(clause for r in entries for clause in r.clauses)),
        "tags": tuple(sorted(tags)),
        "since": _switched((e for r in entries for e in r.begins), rows.errata(row_tags, rows.SINCE)),
        "until": untils(registry, requirements, row_tags),
        "feature": own.called(Path(feature.filename)),
        "line": template.line_number,
        "readings": rests_on,
    }


def feature_of(request: pytest.FixtureRequest) -> Path:
    """The feature that the scenario stands in."""
    return Path(scenario_wrapper_template_registry[request.node.obj].feature.filename)


def untils(registry: Registry, requirements: Iterable[str], tags: Iterable[str]) -> tuple[str, ...]:
    """The errata that end a case, by its requirements and its tags."""
    by_requirement = (erratum for name in requirements for erratum in registry.requirements[name].ends)
    return _switched(by_requirement, rows.errata(tags, rows.UNTIL))


def _switched(by_requirement: Iterable[str], by_row: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*by_requirement, *by_row)))


def row_tags(marks: Iterable[str]) -> tuple[str, ...]:
    """Of a row's marks the tags that it may have of its own: those of its Examples.

    Those of its scenario of the same kinds are among them.
    """
    return tuple(sorted({name for name in marks if name.startswith((rows.SINCE, rows.UNTIL, readings.TAG))}))


def _row_tags(item: pytest.Item) -> tuple[str, ...]:
    return row_tags(mark.name for mark in item.iter_markers())
