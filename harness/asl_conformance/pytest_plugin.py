"""Live scenarios under pytest: every Then is judged at once against ``--asl-engine``."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from asl_conformance.adapters.choose import open_engine
from asl_conformance.gherkin.ended import until_ended_live
from asl_conformance.gherkin.live import feature_of, identify
from asl_conformance.gherkin.world import World
from asl_conformance.judging.following import following
from asl_conformance.judging.judge import judge
from asl_conformance.report.terminal import explain
from asl_conformance.suite import editions
from asl_conformance.suite.case import request_params
from asl_conformance.suite.readings import parse
from asl_conformance.suite.registry import Registry

pytest_plugins = ["asl_conformance.pytest_own", "asl_conformance.gherkin.binding"]


@pytest.fixture(scope="session")
def asl_engine(pytestconfig: pytest.Config) -> Iterator[Any]:
    """The engine under test, started, and its capabilities."""
    engine = open_engine(str(pytestconfig.getoption("--asl-engine")))
    capabilities = engine.start()
    try:
        yield engine, capabilities
    finally:
        engine.close()


@pytest.fixture
def asl_judge(request: pytest.FixtureRequest, asl_registry: Registry) -> Callable[[World], None]:
    """A function that judges the case written so far; it skips or fails the test."""

    def judge_live(world: World) -> None:
        __tracebackhide__ = True
        case = world.case(**identify(request, asl_registry))
        case = until_ended_live(case, feature_of(request), asl_registry)
        edition = str(request.config.getoption("--asl-edition"))
        engine, capabilities = request.getfixturevalue("asl_engine")
        wording = editions.spelled(edition, capabilities.editions, capabilities.errata)
        if wording is None:
            pytest.skip(f"unsupported: the edition {edition}")
        readings = following(capabilities, parse(request.config.getoption("--asl-reading") or ()), edition)
        if why := editions.why_not(case, edition, readings.judged):
            pytest.skip(f"not applicable under {edition}: {why}")
        verdict = judge(case, engine.evaluate(request_params(case, wording, readings.sent)), capabilities)
        if verdict.kind == "unsupported":
            pytest.skip(f"unsupported: {verdict.findings[0].why}")
        if verdict.kind != "pass":
            pytest.fail(explain(case, verdict), pytrace=False)

    return judge_live
