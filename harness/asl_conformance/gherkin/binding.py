"""pytest-bdd bound to the vocabulary: one step definition per keyword, one world per scenario.

These are live scenarios: every Then is judged at once, by the fixture ``asl_judge`` of ``pytest_plugin``.
``recording`` turns the same scenarios into cases, without pytest.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.compat import get_fixture_names
from pytest_bdd.parsers import StepParser
from pytest_bdd.steps import StepNamePrefix

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.own_steps import show_phrases
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, Match
from asl_conformance.gherkin.world import World
from asl_conformance.suite import own, readings
from asl_conformance.suite.places import import_step_definitions
from asl_conformance.suite.registry import Registry, load


class Phrases(StepParser):
    """The vocabulary as one pytest-bdd parser: it matches every step of its keyword."""

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(f"<{keyword}>")
        self.keyword: Keyword = keyword

    def is_matching(self, name: str) -> bool:
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"phrase": VOCABULARY.match(self.keyword, name)}


def _steps_alone(of: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Look up only step fixtures: pytest-bdd asks pytest about every fixture, for each step."""
    return lambda fixturemanager: [
        name for name in of(fixturemanager=fixturemanager) if name.startswith(StepNamePrefix.step_def.value)
    ]


running: Any = import_module("pytest_bdd.scenario")  # the package's attribute of this name is a function
if hasattr(running, "get_fixture_names"):
    running.get_fixture_names = _steps_alone(get_fixture_names)


def pytest_configure(config: pytest.Config) -> None:
    """Register every clause and requirement as a marker, so that --strict-markers holds."""
    import_step_definitions()
    mark(config, load())


def mark(config: pytest.Config, registry: Registry) -> None:
    """Register the clauses, requirements and readings as markers."""
    for tag in (*registry.clauses, *registry.requirements, readings.CONTESTED):
        config.addinivalue_line("markers", f"{tag}: rulebook clause or requirement")
    for erratum in registry.errata:
        for kind in (rows.SINCE, rows.UNTIL):
            config.addinivalue_line("markers", f"{kind}{erratum}: rows of an edition")
    # a colon ends the name of a registered marker, so these cannot be registered
    pytest.mark._markers.update(reading_tags())


def reading_tags() -> list[str]:
    """Every tag that names a reading that a case depends on."""
    return [
        tag
        for name, reading in readings.load().items()
        for tag in (readings.TAG + name, *(f"{readings.TAG}{name}={other}" for other in reading.others))
    ]


@pytest.fixture
def asl_registry() -> Registry:
    """The requirement registry, including the suites in use."""
    return load()


@pytest.fixture
def asl_world() -> World:
    """The world that the scenario writes into."""
    return World()


@pytest_bdd.given(Phrases("given"))
def _given(asl_world: World, phrase: Match) -> None:
    phrase.write(asl_world)


@pytest_bdd.when(Phrases("when"))
def _when(asl_world: World, phrase: Match) -> None:
    phrase.write(asl_world)


@pytest_bdd.then(Phrases("then"))
def _then(asl_world: World, phrase: Match, request: pytest.FixtureRequest) -> None:
    phrase.claim(asl_world)
    request.getfixturevalue("asl_judge")(asl_world)


def pytest_bdd_before_scenario(feature: Any) -> None:
    """Show only the phrases of the scenario's own suite."""
    show_phrases(Path(feature.filename))


def pytest_bdd_before_step(request: pytest.FixtureRequest, feature: Any, step: Any) -> None:
    """Tell the world which step comes next, for its prose and for messages."""
    world: World = request.getfixturevalue("asl_world")
    world.folder, suite = Path(feature.filename).parent, own.owner(Path(feature.filename))
    world.root = suite.folder if suite else None
    world.begin(step.keyword.strip(), step.name, step.line_number)
