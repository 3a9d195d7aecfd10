"""Who a scenario is: its case id, requirements, clauses, editions and place, from its tags and name."""

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.suite.registry import Registry


def case_id(name: str, row: int | None) -> str:
    """The id of a case: the first word of the scenario's name, and the row of an outline from 1."""
    first = name.split(" ", 1)[0]
    return first if row is None else f"{first}/{row + 1}"


def identify(request: pytest.FixtureRequest, registry: Registry) -> dict[str, Any]:
    """The fields of a Case that say which scenario it is."""
    template = scenario_wrapper_template_registry[request.node.obj]
    feature = template.feature
    callspec = getattr(request.node, "callspec", None)
    row = callspec.indices["_pytest_bdd_example"] if callspec is not None else None
    name = template.name
    for column, value in (callspec.params["_pytest_bdd_example"] if callspec is not None else {}).items():
        name = name.replace(f"<{column}>", value)
    tags = set(template.tags) | set(template.rule.tags if template.rule else ()) | set(feature.tags)
    requirements = tuple(r for r in registry.requirements if r in tags)
    rows = [registry.requirements[r] for r in requirements]
    return {
        "id": case_id(template.name, row),
        "name": name,
        "requirements": requirements,
        "clauses": tuple(dict.fromkeys(r.clause for r in rows)),
        "tags": tuple(sorted(tags)),
        "since": tuple(dict.fromkeys(e for r in rows for e in r.begins)),
        "until": tuple(dict.fromkeys(e for r in rows for e in r.ends)),
        "feature": Path(feature.rel_filename or feature.filename).name,
        "line": template.line_number,
    }
