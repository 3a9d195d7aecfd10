"""Which share of the scenarios a plain run tests live."""

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.vocabulary import VOCABULARY
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import import_step_definitions, locate
from tests.live import phrases, share, traits


@pytest.fixture(scope="module")
def cases() -> tuple[Case, ...]:
    import_step_definitions()
    return load_cases().cases


def test_each_phrase_and_each_erratum_is_in_the_share(cases: tuple[Case, ...]) -> None:
    chosen = share(cases)
    assert {trait for case in cases if case.id in chosen for trait in traits(case)} == {
        trait for case in cases for trait in traits(case)
    }
    assert chosen == {case.id: case.feature for case in cases if case.id in chosen}
    used = {phrase for case in cases for phrase in phrases(case)}
    ours = [phrase for phrase in VOCABULARY.phrases if locate("step_defs") in Path(phrase.file).parents]
    assert len(used) > 0.95 * len(ours)
    assert len(used) / 10 < len(chosen) < len(used)


def test_the_share_does_not_hang_on_the_order_of_the_features(cases: tuple[Case, ...]) -> None:
    assert share(cases) == share(cases[::-1])
    assert max(Counter(case.id for case in cases).values()) == 1


def test_a_step_is_looked_for_among_steps_alone(request: pytest.FixtureRequest) -> None:
    running = import_module("pytest_bdd.scenario")
    names = running.get_fixture_names(fixturemanager=request.session._fixturemanager)
    assert names
    assert all(name.startswith("pytestbdd_stepdef_") for name in names)
