"""The words of the reference about an attack agree with its numbers, in every case of the suite."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.suite.case import Case, request_params
from tests.answers import Remembering

GIVEN_BY = {
    "foxhole": "B27.3",
    "trench": "B27.5",
    "A-T Ditch": "B27.56",
    "sangar": "B27.6",
    "crest": "B20.92",
    "bridge": "B6.3",
    "runway": "B7.3",
    "shellholes": "B2.3",
    "air bursts": "B13.3",
    "woods": "B13.3",
    "forest": "B13.3",
    "pine woods": "B13.3",
    "olive grove": "B14.8",
    "cactus patch": "B14.7",
    "crag": "B17.3",
    "graveyard": "B18.3",
    "wooden building": "B23.3",
    "stone building": "B23.3",
    "wooden rubble": "B24.3",
    "stone rubble": "B24.3",
    "AFV": "D9.3",
    "emplacement": "C11.2",
}
"""Source of a TEM in the words of an answer -> the clause that gives it. The suite has each of them."""
ENTRENCHMENTS = ("foxhole", "trench", "A-T Ditch", "sangar")
TEM = re.compile(r"TEM ([+-]\d+|0)(?=$|[;:])")
DRM = re.compile(r": DRM ([+-]\d+)$")


@cache
def answered(edition: str) -> list[tuple[Case, dict[str, Any]]]:
    """Every possible attack of the suite, with its answer."""
    return list(_answered(edition))


def _answered(edition: str) -> Iterator[tuple[Case, dict[str, Any]]]:
    attacks = (
        case
        for case in load_cases().cases
        if any(type(question).__name__ == "Attack" for question in case.questions)
    )
    asked = {case.id: case for case in attacks}
    with Remembering() as engine:
        engine.start()
        requests = ((key, request_params(case, edition)) for key, case in asked.items())
        replies = dict(engine.evaluate_many(requests))
    for key, reply in replies.items():
        case = asked[key]
        if not isinstance(reply, Outcomes):
            continue
        for question, outcome in zip(case.questions, reply.outcomes, strict=True):
            answer = outcome.answer or {}
            met = (one for one in answer.get("targets", {}).values() if "tem" in one)
            if type(question).__name__ == "Attack" and any(met):
                yield case, answer


def changes(name: str, answer: dict[str, Any]) -> list[str]:
    """The phrases about one target: those about all targets, and those that begin with its id."""
    targets = [one for one, met in answer["targets"].items() if met["affected"]]
    phrases = []
    for phrase in answer["why"].split("; "):
        whom, _, rest = phrase.partition(": ")
        named = set(whom.split(", "))
        if len(targets) == 1 or not named <= set(targets):
            phrases.append(phrase)
        elif name in named:
            phrases.append(rest)
    return phrases


@pytest.mark.parametrize("edition", ["current", "older"])
def test_tem_and_drm_named_in_why_are_those_of_the_answer(edition: str) -> None:
    wrong, seen = [], 0
    for case, answer in answered(edition):
        for name, met in answer["targets"].items():
            if not met["affected"]:
                continue
            seen += 1
            phrases = changes(name, answer)
            tem = sum(int(found[1]) for one in phrases if (found := TEM.search(one)))
            drm = sum(int(found[1]) for one in phrases if (found := DRM.search(one)))
            named = met["hull_down"] or any(TEM.search(one) for one in phrases)
            if not named or (tem, drm) != (met["tem"], sum(met["drm"].values())):
                wrong.append(f"{case.id}: {name} has TEM {met['tem']} and {met['drm']}: {answer['why']}")
    assert seen > 1000
    assert wrong == []


def test_a_source_that_is_named_is_one_the_target_has() -> None:
    """The words stand for a TEM in ``tem_options`` that is as high as the TEM of the answer."""
    wrong = []
    for case, answer in answered("current"):
        for name, met in answer["targets"].items():
            for phrase in changes(name, answer) if met["affected"] else ():
                found = TEM.search(phrase)
                source = phrase.partition(":")[0].removeprefix("beneath the ").lower().replace("-", "_")
                value = met["tem_options"].get(source.replace(" ", "_").replace("a_t_ditch", "at_ditch"))
                if found and int(found[1]) and value != int(found[1]):
                    wrong.append(f"{case.id}: {phrase} of {met['tem_options']}")
    assert wrong == []


def test_the_clause_of_a_source_that_is_named_is_named_too() -> None:
    met: set[str] = set()
    wrong = []
    for case, answer in answered("current"):
        for phrase in answer["why"].split("; "):
            source = phrase.rpartition(": TEM")[0].rpartition(": ")[2].removeprefix("beneath the ")
            by = GIVEN_BY.get(source, "")
            if "trench: TEM" in phrase and "beneath" not in phrase:
                by = "B27.6"  # a Snap Shot at a unit that moves between such levels
            met |= {source} if by in answer["clauses"] else set[str]()
            if by and by not in answer["clauses"]:
                wrong.append(f"{case.id}: {phrase} without {by}: {answer['clauses']}")
    assert wrong == []
    assert met >= set(GIVEN_BY)


def test_why_names_the_entrenchment_that_shelters() -> None:
    phrases = {phrase for _, answer in answered("current") for phrase in answer["why"].split("; ")}
    for cover in ENTRENCHMENTS:
        assert any(f"beneath the {cover}: TEM" in phrase for phrase in phrases)
        if cover != "trench":
            assert not any(re.search(f"(^|: ){cover}: TEM", phrase) for phrase in phrases)
