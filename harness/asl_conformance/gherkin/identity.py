"""Who a scenario is: its case id, requirements, clauses, editions and place, from its tags and name."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.gherkin import rows
from asl_conformance.suite import own, readings
from asl_conformance.suite.registry import Registry

CONTESTED = "contested"


def case_id(name: str, cells: Mapping[str, str] | None = None, tags: Iterable[str] = ()) -> str:
    """The id of a case: the first word of the scenario's name, and the name of the row of an outline.

    ``tags`` are those of the row's Examples.
    """
    first = name.split(" ", 1)[0]
    return first if cells is None else f"{first}/{rows.name(cells, tags)}"


def case_of(item: Any) -> str:
    """The id of the case that a test of pytest-bdd is."""
    return case_id(scenario_wrapper_template_registry[item.obj].name, _cells(item))


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
    own_tags = _tags_of(request)
    tags = set(template.tags) | set(template.rule.tags if template.rule else ()) | set(feature.tags)
    tags |= {*own_tags}
    tags |= {mark.name for mark in request.node.own_markers if mark.name.startswith(readings.TAG)}
    rests_on = readings.tagged(tags)
    tags |= {readings.CONTESTED} if rests_on else set()
    requirements = tuple(r for r in registry.requirements if r in tags)
    entries = [registry.requirements[r] for r in requirements]
    return {
        "id": case_id(template.name, cells, own_tags),
        "name": name,
        "requirements": requirements,
        "clauses": tuple(dict.fromkeys(clause for r in entries for clause in r.clauses)),
        "tags": tuple(sorted(tags)),
        "since": _switched((e for r in entries for e in r.begins), rows.errata(own_tags, rows.SINCE)),
        "until": _switched((e for r in entries for e in r.ends), rows.errata(own_tags, rows.UNTIL)),
        "feature": own.called(Path(feature.filename)),
        "line": template.line_number,
        "readings": rests_on,
    }


def _switched(by_requirement: Iterable[str], by_row: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*by_requirement, *by_row)))


def _tags_of(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The tags of the Examples that the row stands in: pytest-bdd makes them marks of the row alone."""
    marks = {mark.name for mark in request.node.iter_markers()}
    return tuple(sorted(name for name in marks if name.startswith((rows.SINCE, rows.UNTIL, CONTESTED))))
