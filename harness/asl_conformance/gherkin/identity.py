"""Who a scenario is: its case id, requirements, clauses, editions and place, from its tags and name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.gherkin import rows
from asl_conformance.suite import readings
from asl_conformance.suite.registry import Registry


def case_id(name: str, cells: Mapping[str, str] | None = None) -> str:
    """The id of a case: the first word of the scenario's name, and the name of the row of an outline."""
    first = name.split(" ", 1)[0]
    return first if cells is None else f"{first}/{rows.name(cells)}"


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
    tags = set(template.tags) | set(template.rule.tags if template.rule else ()) | set(feature.tags)
    tags |= {mark.name for mark in request.node.own_markers if mark.name.startswith(readings.TAG)}
    rests_on = readings.tagged(tags)
    tags |= {readings.CONTESTED} if rests_on else set()
    requirements = tuple(r for r in registry.requirements if r in tags)
    entries = [registry.requirements[r] for r in requirements]
    return {
        "id": case_id(template.name, cells),
        "name": name,
        "requirements": requirements,
        "clauses": tuple(dict.fromkeys(clause for r in entries for clause in r.clauses)),
        "tags": tuple(sorted(tags)),
        "since": tuple(dict.fromkeys(e for r in entries for e in r.begins)),
        "until": tuple(dict.fromkeys(e for r in entries for e in r.ends)),
        "feature": Path(feature.rel_filename or feature.filename).name,
        "line": template.line_number,
        "readings": rests_on,
    }
