"""An engine fails nothing that it does not claim: it answers ``unsupported``, or declares few fields."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from asl_conformance.adapters.base import EngineRefused
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker, Needs, Unclaimed, hex_, los
from asl_conformance.fuzz.asking.differential import compare
from asl_conformance.fuzz.asking.questions import comparable
from asl_conformance.fuzz.boards.boards import TINY, Size, numbered
from asl_conformance.fuzz.finding.findings import record, replay
from asl_conformance.fuzz.finding.hunt import Hunt, Sighting
from asl_conformance.fuzz.invariants import check as invariants
from asl_reference.protocol import requests
from tests.often import NIGHT, often

from .asking import Json, connects_one_way, reference, sees_through_walls, twisted

CHECKS = invariants.load()
BOARDS = often(16)
"""Enough for each theme to come once."""
Silence = Callable[[Json, Json], bool]
"""Whether the engine says ``unsupported`` to a question about a position."""


class Modest:
    """The reference with only the declared fields; it is ``unsupported`` where ``silent`` says so."""

    def __init__(self, questions: Needs, actions: Iterable[str], silent: Silence) -> None:
        self.questions = {ask: tuple(fields) for ask, fields in questions.items()}
        self.actions = list(actions)
        self.silent = silent

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return {
            **requests.initialize(params),
            "name": "modest",
            "questions": self.questions,
            "actions": self.actions,
        }

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        asked = [question for question in params["questions"] if self._claims(params["position"], question)]
        try:
            answered = requests.evaluate({**params, "questions": asked})["outcomes"] if asked else []
        except requests.Refused as refused:
            raise EngineRefused(refused.code, str(refused)) from refused
        outcomes = iter([self._said(*pair) for pair in zip(asked, answered, strict=True)])
        mute = {"unsupported": {"missing": ["this"]}}
        return {
            "outcomes": [next(outcomes) if question in asked else mute for question in params["questions"]]
        }

    def _claims(self, position: Json, question: Json) -> bool:
        return question["ask"] in self.questions and not self.silent(position, question)

    def _said(self, question: Json, outcome: Json) -> Json:
        if "answer" not in outcome:
            return outcome
        return {"answer": _only(outcome["answer"], self.questions[question["ask"]])}


def _only(answer: Json, fields: tuple[str, ...]) -> Json:
    """The part of the answer with these fields: whole fields, or fields of the entries of a map."""
    kept: Json = {}
    for name, value in answer.items():
        within = {field.partition(".")[2] for field in fields if field.startswith(f"{name}.")}
        if name in fields:
            kept[name] = value
        elif within and isinstance(value, dict):
            kept[name] = {key: {f: v for f, v in one.items() if f in within} for key, one in value.items()}
    return kept


def never(position: Json, question: Json) -> bool:
    return False


def always(position: Json, question: Json) -> bool:
    return True


def by_halves(position: Json, question: Json) -> bool:
    """Unsupported for one half of all questions, always the same half."""
    return hashlib.sha256(repr((position, question)).encode()).digest()[0] % 2 == 0


def modest(questions: Needs, actions: Iterable[str] = (), silent: Silence = never) -> Asker:
    engine = InProcessEngine(Modest(questions, actions, silent))
    return Asker(engine, engine.start())


def whole(silent: Silence) -> Asker:
    """An engine that declares everything."""
    known = reference().capabilities
    return modest(known.questions, known.actions, silent)


class Tiny(Hunt):
    """A hunt on tiny boards; a night also uses small ones."""

    def _size(self, number: int) -> Size:
        return super()._size(number) if NIGHT else TINY


def seen(engine: Asker, boards: int = BOARDS) -> list[Sighting]:
    hunt = Tiny(engine, reference(), 11, list(CHECKS.values()))
    return [sighting for number in range(boards) for sighting in hunt.look(number)]


@pytest.mark.parametrize("silent", [always, by_halves])
def test_what_is_unsupported_breaks_nothing(silent: Silence) -> None:
    assert seen(whole(silent)) == []


@pytest.mark.parametrize(
    ("questions", "actions"),
    [
        ({}, ()),
        ({"state": ("units.hex",)}, ("move", "entrench")),
        ({"state": ("expenditures",)}, ("move",)),
        ({"los": ("clear",)}, ()),
        ({"attack": ("targets.tem",), "may": ("allowed",)}, ("advance",)),
        ({"terrain": ("type",), "state": ("counters.type", "hexes.holds")}, ()),
    ],
    ids=str,
)
def test_what_is_not_declared_is_no_difference(questions: Needs, actions: tuple[str, ...]) -> None:
    assert seen(modest(questions, actions)) == []


@pytest.mark.parametrize("name", CHECKS)
def test_an_invariant_looks_at_no_more_than_it_needs(name: str) -> None:
    one = CHECKS[name]
    engine = modest(one.needs, one.actions)
    for number in range(often(2, 150)):
        position = numbered(29, number, TINY, one.over)
        assert [v.what for _, v in invariants.violated(engine, position, number, [one])] == []


def test_a_check_in_which_the_engine_claims_nothing_counts_as_empty() -> None:
    tally = invariants.Tally()
    mute = whole(always)
    assert (
        list(invariants.violated(mute, numbered(1, 1, TINY, "walls"), 1, [CHECKS["B9-INV-01"]], tally)) == []
    )
    assert (tally.checked, tally.empty) == ({}, {"B9-INV-01": 1})
    with pytest.raises(Unclaimed, match="this"):
        mute.answer({}, los(hex_("F5"), hex_("F6")))


def test_a_finding_that_the_engine_no_longer_claims_is_not_fixed() -> None:
    one = CHECKS["B27-INV-08"]
    wrong = twisted(connects_one_way)
    hunt = Hunt(wrong, None, 1, [one], one.over)
    sighting = next(s for number in range(200) for s in hunt.look(number))
    finding = hunt.fetch(sighting)
    assert finding is not None
    done = replay(record(finding, wrong), whole(always))
    assert (done.state, done.what) == ("ERROR", "the engine does not support what B27-INV-08 asks here")


def test_a_declared_kind_covers_all_below_it_and_an_empty_one_is_left_out() -> None:
    answer = {"answer": {"units": {"g": {"hex": "F5", "mf_left": 4}}, "counters": {}, "sides": {"Ours": {}}}}
    state: Json = {"ask": "state"}
    assert comparable(state, answer, {"state": ("units",)}) == {
        "answer": {"units": answer["answer"]["units"]}
    }
    assert comparable(state, answer, {"state": ("units.hex",)}) == {"answer": {"units": {"g": {"hex": "F5"}}}}
    assert comparable(state, answer, {"state": ("counters.size",)}) == {"answer": {}}


def test_a_wrong_answer_is_held_against_an_engine_that_is_silent_about_others() -> None:
    wrong = twisted(sees_through_walls)
    position: Json = {"hexsides": {"F5-F6": {"terrain": "wall"}}}
    assert compare(wrong, reference(), position, [los(hex_("F3"), hex_("F8"))])


def test_many_invariants_are_counted_by_chapter() -> None:
    assert invariants.counted(["B16-INV-01", "B9-INV-02"]) == "B16-INV-01, B9-INV-02"
    many = [f"B9-INV-{n:02}" for n in range(8)] + ["B16-INV-01"]
    assert invariants.counted(many) == "9 invariants (1 of B16, 8 of B9)"


def test_a_declared_field_that_is_left_out_breaks_what_needs_it() -> None:
    empty = twisted(lambda position, question, answer: answer.clear())
    found = {
        s.key[0] for number in range(8) for s in Hunt(empty, None, 11, [CHECKS["B9-INV-38"]]).look(number)
    }
    assert found == {"B9-INV-38"}
    one = CHECKS["B9-INV-38"]
    broken = [v for _, v in invariants.violated(empty, numbered(29, 1, TINY, one.over), 1, [one])]
    assert [v.what for v in broken] == ["an answer leaves out a field that is declared: 'type'"]
