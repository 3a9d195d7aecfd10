"""The scenario behind a test of pytest-bdd."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.gherkin.identity import case_id, identity, row_tags
from asl_conformance.suite.registry import Registry


def case_of(item: Any) -> str:
    """The case id of a test of pytest-bdd."""
    name: str = scenario_wrapper_template_registry[item.obj].name
    return case_id(name, _cells(item), row_tags(mark.name for mark in item.iter_markers()))


def identify(request: pytest.FixtureRequest, registry: Registry) -> dict[str, Any]:
    """The fields of a Case that identify its scenario."""
    item = request.node
    template = scenario_wrapper_template_registry[item.obj]
    rule_tags = template.rule.tags if template.rule else ()
    own_tags = row_tags(mark.name for mark in item.iter_markers())
    tags = {*template.feature.tags, *rule_tags, *template.tags, *own_tags}
    return identity(feature_of(request), template.name, template.line_number, tags, _cells(item), registry)


def feature_of(request: pytest.FixtureRequest) -> Path:
    """The feature file of the scenario."""
    return Path(scenario_wrapper_template_registry[request.node.obj].feature.filename)


def _cells(item: Any) -> Mapping[str, str] | None:
    callspec = getattr(item, "callspec", None)
    return callspec.params["_pytest_bdd_example"] if callspec is not None else None
