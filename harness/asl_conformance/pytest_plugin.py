"""pytest-bdd bound to the vocabulary: one step definition a keyword, one world a scenario.

Live, every Then is judged at once against ``--asl-engine``. While features are compiled, the
scenario's case is recorded instead and nothing is asked.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

from asl_conformance import suite
from asl_conformance.case import Case, request_params
from asl_conformance.gherkin.identity import identify
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, Match, StepError
from asl_conformance.gherkin.world import World
from asl_conformance.judge import judge
from asl_conformance.registry import Registry, load

RECORDED: list[Case] | None = None
"""Where cases go while features are compiled; None when scenarios run live."""

DEFECTS: list[str] = []
"""Steps that could not be written while features were compiled, with file and line."""


class Phrases(StepParser):
    """The vocabulary as one pytest-bdd parser: it matches whatever step the keyword has."""

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(f"<{keyword}>")
        self.keyword: Keyword = keyword

    def is_matching(self, name: str) -> bool:
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"phrase": VOCABULARY.match(self.keyword, name)}


def pytest_addoption(parser: pytest.Parser) -> None:
    """The engine and the edition that live scenarios are judged against."""
    group = parser.getgroup("asl-conformance")
    group.addoption("--asl-engine", default="reference", help="engine that live scenarios are judged against")
    group.addoption("--asl-edition", default="current", help="edition that live scenarios are judged under")


def pytest_configure(config: pytest.Config) -> None:
    """Register every clause and requirement as a marker, so that --strict-markers holds."""
    suite.import_step_definitions()
    registry = load()
    for tag in (*registry.clauses, *registry.requirements, "contested"):
        config.addinivalue_line("markers", f"{tag}: rulebook clause or requirement")


@pytest.fixture(scope="session")
def asl_registry() -> Registry:
    """The requirement registry."""
    return load()


@pytest.fixture(scope="session")
def asl_engine(pytestconfig: pytest.Config) -> Iterator[Any]:
    """The engine under test, started, and what it says of itself."""
    from asl_conformance.adapters import open_engine

    engine = open_engine(str(pytestconfig.getoption("--asl-engine")))
    capabilities = engine.start()
    try:
        yield engine, capabilities
    finally:
        engine.close()


@pytest.fixture
def asl_world() -> World:
    """What the scenario writes into."""
    return World()


@pytest_bdd.given(Phrases("given"))
def _given(asl_world: World, phrase: Match) -> None:
    phrase.write(asl_world)


@pytest_bdd.when(Phrases("when"))
def _when(asl_world: World, phrase: Match) -> None:
    phrase.write(asl_world)


@pytest_bdd.then(Phrases("then"))
def _then(asl_world: World, phrase: Match, request: pytest.FixtureRequest) -> None:
    before = len(asl_world.expectations)
    phrase.write(asl_world)
    if len(asl_world.expectations) == before:
        raise StepError(f"{phrase.phrase.place}: the step claims nothing")
    if RECORDED is None:
        _judge_live(asl_world, request, before)


def _judge_live(world: World, request: pytest.FixtureRequest, first: int) -> None:
    __tracebackhide__ = True
    from asl_conformance import editions
    from asl_conformance.render import explain

    case = world.case(**identify(request, request.getfixturevalue("asl_registry")))
    edition = str(request.config.getoption("--asl-edition"))
    if not editions.applies(case, edition):
        pytest.skip(f"not applicable under {edition}")
    engine, capabilities = request.getfixturevalue("asl_engine")
    verdict = judge(case, engine.evaluate(request_params(case, edition)), capabilities)
    if verdict.kind == "unsupported":
        pytest.skip(f"unsupported: {verdict.findings[0].why}")
    if verdict.kind != "pass":
        pytest.fail(explain(case, verdict), pytrace=False)


def pytest_bdd_before_step(request: pytest.FixtureRequest, feature: Any, step: Any) -> None:
    """Tell the world which step of which feature is being written, for its prose and for messages."""
    world: World = request.getfixturevalue("asl_world")
    world.folder = Path(feature.filename).parent
    world.text, world.line = step.name, step.line_number
    world.prose.append(f"{step.keyword.strip()} {step.name}")


def pytest_bdd_step_error(
    request: pytest.FixtureRequest, feature: Any, step: Any, exception: Exception
) -> None:
    """A scenario of which a step failed is no case; say where it failed."""
    request.getfixturevalue("asl_world").broken = True
    if RECORDED is not None and isinstance(exception, StepError):
        DEFECTS.append(f"{Path(feature.filename).name}:{step.line_number}: {exception}")


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Record the finished case while features are compiled."""
    world: World = request.getfixturevalue("asl_world")
    if RECORDED is not None and not world.broken:
        RECORDED.append(world.case(**identify(request, request.getfixturevalue("asl_registry"))))
