"""Each contested reading moves the cases that rest on it and no others; variants hold both answers."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from asl_conformance.adapters.base import Engine
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report import readings as page
from asl_conformance.report.errata import Claims
from asl_conformance.report.moved_readings import ask, shift
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import applies
from asl_conformance.suite.readings import KINDS, load
from asl_conformance.suite.registry import load as load_registry
from asl_conformance.suite.variants import resting_on
from asl_reference.base.readings import READINGS
from tests.answers import Remembering
from tests.often import NIGHT, every

ROOT = Path(__file__).parents[2]
ASKED = re.compile(r'"([AB][\w.]*-[a-z0-9-]+=[a-z0-9-]+)"')
SWITCHES = [(name, choice) for name, (_, *choices) in READINGS.items() for choice in choices]


@pytest.fixture(scope="module")
def engine() -> Iterator[tuple[Engine, Capabilities]]:
    with Remembering() as opened:
        yield opened, opened.start()


@cache
def cases() -> dict[str, Case]:
    return {case.id: case for case in load_cases().cases}


def own(name: str) -> dict[str, Case]:
    return {key: case for key, case in cases().items() if name in case.readings}


@pytest.fixture(scope="module")
def usual(engine: tuple[Engine, Capabilities]) -> dict[str, Claims]:
    return ask(engine[0], cases(), {})


def moved(usual: dict[str, Claims], now: dict[str, Claims]) -> set[str]:
    return {key for key in now if now[key] != usual[key]}


def test_the_page_of_readings_is_in_step_with_the_registry() -> None:
    place = "docs/adr/0005-contested-readings.md"
    kept = (ROOT / place).read_text(encoding="utf-8")
    assert kept == page.page(load_registry(), load_cases().cases), (
        f"asl-conformance readings list --markdown > {place}"
    )


def test_every_tag_of_a_feature_is_a_reading_and_every_case_knows_its_own() -> None:
    resting = resting_on(load_cases().cases)
    assert {name for case in cases().values() for name in case.readings} <= load().keys()
    assert all(name in case.readings for name, found in resting.items() for case in found)
    assert all(("contested" in case.tags) == bool(case.readings) for case in cases().values())


def test_every_reading_has_a_kind_with_a_text() -> None:
    assert {one.kind for one in load().values()} == KINDS.keys()


def test_the_engine_switches_readings_of_the_registry_and_follows_what_that_says() -> None:
    assert len(READINGS) >= 15
    for name, (usual_one, *others) in READINGS.items():
        assert usual_one == load()[name].reference
        assert others
        assert set(others) <= set(load()[name].others)


def test_every_switch_is_asked_for_and_every_question_is_one() -> None:
    asked = {
        found
        for path in (ROOT / "engine").rglob("*.py")
        for found in ASKED.findall(path.read_text(encoding="utf-8"))
    }
    assert asked == {f"{name}={choice}" for name, choice in SWITCHES}


@pytest.mark.parametrize(("name", "choice"), SWITCHES)
def test_switched_alone_it_moves_cases_that_rest_on_it(
    name: str, choice: str, engine: tuple[Engine, Capabilities], usual: dict[str, Claims]
) -> None:
    asked = {
        key: case for key, case in cases().items() if case.readings or (NIGHT and applies(case, "current"))
    }
    found = moved(usual, ask(engine[0], asked, {name: choice}))
    assert found - own(name).keys() == set()
    assert found


def test_all_of_them_switched_move_no_case_that_rests_on_none(
    engine: tuple[Engine, Capabilities], usual: dict[str, Claims]
) -> None:
    bare = [case for case in cases().values() if not case.readings and applies(case, "current")]
    asked = {case.id: case for case in bare[:: every(6)]}
    assert moved(usual, ask(engine[0], asked, dict(SWITCHES))) == set()


def verdicts(
    engine: tuple[Engine, Capabilities], asked: Iterable[Case], readings: dict[str, str]
) -> list[str]:
    by_id = {case.id: case for case in asked}
    requests = ((key, request_params(case, "current", readings)) for key, case in by_id.items())
    return [judge(by_id[key], reply, engine[1]).kind for key, reply in engine[0].evaluate_many(requests)]


@pytest.mark.parametrize(("name", "choice"), SWITCHES)
def test_its_variants_hold_it_and_fail_without(
    name: str, choice: str, engine: tuple[Engine, Capabilities]
) -> None:
    due = [case for case in own(name).values() if applies(case, "current", {name: choice})]
    assert due
    assert set(verdicts(engine, due, {name: choice})) == {"pass"}
    assert "fail" in verdicts(engine, due, {})


@pytest.mark.parametrize(("name", "choice"), SWITCHES)
def test_what_the_reference_follows_fails_under_the_other_reading(
    name: str, choice: str, engine: tuple[Engine, Capabilities]
) -> None:
    due = [case for case in own(name).values() if applies(case, "current")]
    assert set(verdicts(engine, due, {name: choice})) == {"fail"}


def test_three_readings_are_explained_to_the_last_answer(engine: tuple[Engine, Capabilities]) -> None:
    three = dict(SWITCHES[8:11])
    asked = [case for case in cases().values() if case.readings]
    found = shift(*engine, asked, "reference", ",".join(f"{n}={c}" for n, c in three.items()))
    assert found.unexplained == ()
    assert found.idle == ()
    assert {name for one in found.moved for name in one.errata} == three.keys()
