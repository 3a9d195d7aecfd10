"""Each choice of each reading can be followed, and who follows it under its declaration fails no case.

By day every tenth variant is asked the cases of its reading and every tenth other case; at night each is
asked the whole suite.
"""

import inspect

import pytest

from asl_conformance.adapters.choose import ANY_READING, READING, choose, open_choice
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import judge
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import applies, in_force
from asl_conformance.suite.readings import load
from asl_reference.base.readings import READINGS
from asl_reference.variants.kit import KIT, followable
from asl_reference.wrong.swapping import swaps_of
from tests.often import every


def test_every_choice_has_a_switch_or_a_variant_or_its_reading_a_mark() -> None:
    known = followable()
    missing = [
        f"{name}={choice}"
        for name, one in load().items()
        if not one.unseen
        for choice in one.others
        if choice not in known.get(name, ())
    ]
    assert missing == [], f"{len(missing)} choices have neither switch nor variant nor mark"


def test_each_choice_that_can_be_shown_has_a_case() -> None:
    held = {f"{name}={choice}" for case in load_cases().cases for name, choice in case.readings.items()}
    shown = {f"{name}={choice}" for name, one in load().items() if not one.unseen for choice in one.choices}
    assert sorted(shown - held) == []


def test_a_variant_is_of_a_reading_that_the_reference_follows_otherwise() -> None:
    for one in KIT.values():
        reading = load()[one.reading]
        assert one.reading not in READINGS
        assert one.usual == reading.reference
        assert one.choice in reading.others
        assert not reading.unseen


@pytest.mark.parametrize("name", KIT)
def test_a_variant_replaces_what_the_reference_has(name: str) -> None:
    assert swaps_of(KIT[name].replaces)


@pytest.mark.parametrize("name", KIT)
def test_a_variant_takes_the_arguments_of_what_it_replaces(name: str) -> None:
    for swap in swaps_of(KIT[name].replaces):
        if callable(swap.right):
            taken = inspect.signature(swap.right).parameters.values()
            named = {one.name: None for one in taken if one.kind is one.KEYWORD_ONLY}
            inspect.signature(swap.wrong).bind(*[None] * (len(taken) - len(named)), **named)


def _asked(reading: str, edition: str) -> list[Case]:
    cases = load_cases().all
    others = [case for case in cases if reading not in case.readings and applies(case, edition)]
    return [case for case in cases if reading in case.readings] + others[:: every(10)]


@pytest.mark.parametrize("name", list(KIT)[:: every(10)])
def test_who_follows_a_variant_and_declares_it_fails_nothing(name: str) -> None:
    reading, choice = name.split("=")
    edition = "current" if load()[reading].alive(in_force("current")) else "older"
    asked = {case.id: case for case in _asked(reading, edition)}
    requests = [(key, request_params(case, edition, {})) for key, case in asked.items()]
    with open_choice(choose(f"{READING}{name}")) as engine:
        known = engine.start()
        assert known.readings == {reading: choice}
        replies = dict(engine.evaluate_many(requests))
    due = [case for case in asked.values() if applies(case, edition, known.readings)]
    assert [case.id for case in due if judge(case, replies[case.id], known).kind != "pass"] == []


def test_the_reference_fails_a_case_of_each_choice_that_a_variant_follows() -> None:
    with open_choice(choose(ANY_READING)) as engine:
        known = engine.start()
        for name in KIT:
            reading, choice = name.split("=")
            edition = "current" if load()[reading].alive(in_force("current")) else "older"
            own = [case for case in load_cases().cases if case.readings.get(reading) == choice]
            due = {case.id: case for case in own if applies(case, edition, {reading: choice})}
            requests = [(key, request_params(case, edition, {})) for key, case in due.items()]
            kinds = {judge(due[key], reply, known).kind for key, reply in engine.evaluate_many(requests)}
            assert kinds == {"fail"}, name


def test_one_engine_follows_what_each_request_asks_for() -> None:
    name, other = "B27.6-sangar-tem", "as-trench"
    due = [case for case in load_cases().cases if name in case.readings and applies(case, "current")][:3]
    assert due
    with open_choice(choose(ANY_READING)) as engine:
        known = engine.start()
        assert other in known.other_readings[name]
        for _ in range(2):
            for readings, kind in (({}, "pass"), ({name: other}, "fail")):
                requests = [(case.id, request_params(case, "current", readings)) for case in due]
                replies = dict(engine.evaluate_many(requests))
                assert {judge(case, replies[case.id], known).kind for case in due} == {kind}
