"""The cache of answers: an answer is reused if all switches that it depends on are as before."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.fuzz.asking.everything import questions_about
from asl_conformance.fuzz.boards import boards
from asl_reference.base.editions import ERRATA
from asl_reference.base.readings import READINGS
from asl_reference.board import reading
from asl_reference.protocol import requests, said
from asl_reference.protocol.answers import QUESTIONS
from tests.often import often

Json = dict[str, Any]
WALL: Json = {
    "hexsides": {"D4-D5": {"terrain": "wall"}},
    "units": {
        "g": {"side": "German", "type": "squad", "hex": "D4", "status": ["hidden"]},
        "r": {"side": "Russian", "type": "squad", "hex": "D5"},
    },
}
LOS: Json = {"ask": "los", "from": {"hex": "D3"}, "to": {"hex": "D7"}}
ADVANTAGE: Json = {"ask": "wall_advantage", "unit": "g"}


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    reading.forget()
    yield
    reading.forget()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the questions that are computed, not taken from the cache."""
    worked_out: list[str] = []

    def counting(name: str) -> None:
        answer, fields = QUESTIONS[name]

        def count(*given: Any) -> Any:
            worked_out.append(name)
            return answer(*given)

        monkeypatch.setitem(QUESTIONS, name, (count, fields))

    for name in QUESTIONS:
        counting(name)
    return worked_out


def ask(position: Json, *questions: Json, edition: str = "current", **more: Any) -> list[Json]:
    request = {"edition": edition, "position": position, "questions": list(questions), **more}
    outcomes: list[Json] = requests.evaluate(request, keeping=True)["outcomes"]
    return outcomes


def test_what_rests_on_no_switch_is_worked_out_once(counted: list[str]) -> None:
    told = [ask({}, LOS, edition=edition) for edition in ("current", "older", "current-B27.3-only")]
    assert told[0] == told[1] == told[2]
    assert counted == ["los"]


def test_of_several_questions_only_those_not_known_are_worked_out(counted: list[str]) -> None:
    dug_in: Json = {
        "counters": {"f": {"type": "foxhole", "size": 1, "hex": "D5"}},
        "units": {
            "r": {"side": "Russian", "type": "squad", "hex": "D5", "beneath": ["foxhole"]},
            "t": {"side": "German", "type": "tank", "hex": "D5", "weapons": ["ft", "mg"]},
        },
    }
    overrun: Json = {"ask": "attack", "target": "r", "means": "overrun", "by": ["t"], "firepower": 12}
    first = ask(dug_in, LOS, overrun, {"ask": "state"})
    then = ask(dug_in, LOS, overrun, {"ask": "state"}, edition="current-B27.3-only")
    assert first[1] != then[1]
    assert counted == ["los", "attack", "state", "attack"]
    assert (then[0], then[2]) == (first[0], first[2])


def test_what_rests_on_a_switch_is_worked_out_where_that_stands_otherwise(counted: list[str]) -> None:
    told = {e: ask(WALL, ADVANTAGE, edition=e) for e in ("current", "older", "current-B27.3-only")}
    assert counted == ["wall_advantage"] * 2
    assert told["current"] == told["current-B27.3-only"]


def test_another_question_rests_on_what_was_worked_out_for_the_first() -> None:
    """The initial wall advantage of a position is settled once, whichever question comes first."""
    state: Json = {"ask": "state"}
    ask(WALL, ADVANTAGE)
    kept, older = ask(WALL, state), ask(WALL, state, edition="older")
    reading.forget()
    assert ask(WALL, state, edition="older") == older
    assert ask(WALL, state) == kept


def test_other_actions_are_another_matter(counted: list[str]) -> None:
    here: Json = {"units": {"r": {"side": "Russian", "type": "squad", "hex": "D5"}}, "phase": "MPh"}
    going = [{"do": "move", "units": ["r"], "to": "D6"}]
    assert ask(here, {"ask": "state"}) != ask(here, {"ask": "state"}, actions=going)
    assert counted == ["state", "state"]


def test_what_cannot_be_served_is_refused_the_second_time_too() -> None:
    ask({}, LOS)
    for _ in range(2):
        for wrong in (
            {"questions": LOS},
            {"questions": [LOS, {"ask": "los"}]},
            {"questions": [], "position": {"hexes": {"ZZ99": {}}}},
            {"questions": [LOS], "actions": [{"do": "nothing"}]},
            {"questions": [LOS], "actions": {}},
        ):
            with pytest.raises(requests.Refused):
                requests.evaluate({"edition": "current", "position": {}, **wrong}, keeping=True)


def test_whoever_may_change_an_answer_is_given_one_of_their_own() -> None:
    request = {"edition": "current", "position": {}, "questions": [LOS]}
    kept = ask({}, LOS)
    for _ in range(2):
        (own,) = requests.evaluate(request)["outcomes"]
        assert [own] == kept
        own["answer"]["clear"] = "changed"
    assert ask({}, LOS) == kept


def test_one_is_not_true() -> None:
    ask(WALL, {"ask": "attack", "target": "r", "means": "mortar", "firepower": 1})
    with pytest.raises(requests.Refused, match="whole number"):
        ask(WALL, {"ask": "attack", "target": "r", "means": "mortar", "firepower": True})


def test_no_more_answers_to_a_question_are_kept_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(said, "MOST", 1)
    for _ in range(2):
        for edition in ("current", "older"):
            ask(WALL, ADVANTAGE, edition=edition)
    (given,) = [found for key, found in reading.read(WALL).facts.items() if key[0] is said.Said]
    assert [len(answers) for answers in given.values()] == [1]


@pytest.mark.parametrize("number", range(often(6)))
def test_answers_are_the_same_whatever_editions_and_readings_were_asked_before(number: int) -> None:
    dice = random.Random(number)
    position = boards.numbered(5, number, theme=dice.choice(["crossings", "marsh", "walls", "trenches"]))
    questions = list(questions_about(position))
    ways: list[tuple[str, dict[str, str]]] = [(edition, {}) for edition in ("current", "older")]
    ways += [(f"{dice.choice(['current-', 'older+'])}{dice.choice(list(ERRATA))}", {}) for _ in range(3)]
    for edition in ("current", "older"):
        some = dice.sample(sorted(READINGS), 8)
        ways.append((edition, {name: dice.choice(READINGS[name]) for name in some}))
    alone = []
    for edition, readings in ways:
        reading.forget()
        alone.append(json.dumps(ask(position, *questions, edition=edition, readings=readings)))
    for order in (ways, ways[::-1]):
        reading.forget()
        told = [json.dumps(ask(position, *questions, edition=e, readings=r)) for e, r in order]
        assert told == (alone if order is ways else alone[::-1])


def test_switches_are_asked_for_where_it_is_noted_alone() -> None:
    """Code that reads ``rules.errata`` or ``position.readings`` directly could get outdated answers.

    A variant of a reading replaces a rule in a process of its own, and may ask it under other errata.
    """
    engine = Path(requests.__file__).parents[1]
    apart = {
        engine / "base" / "editions.py",
        engine / "protocol" / "requests.py",
        engine / "board" / "position.py",
    }
    reads = re.compile(r"^(?!\s*(?:from|import)\b).*\.(?:errata|readings)\b", re.M)
    asked = [f for f in engine.rglob("*.py") if f not in apart and f.parent.name != "variants"]
    assert [f for f in asked if reads.search(f.read_text("utf-8"))] == []
