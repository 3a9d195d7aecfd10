"""Cases asked in other orders, of an engine in this process: which are unstable, and the message about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.judging import runner
from asl_conformance.judging.runner import INTERRUPTED, Result, Run
from asl_conformance.judging.verify import Memory, verify
from asl_conformance.protocol.actions import ComeOut
from asl_conformance.protocol.questions import State
from asl_conformance.suite.case import Case
from tests.harness.judging.fake import Fake
from tests.harness.sample import sample, samples

ORDERS = ("forwards", "backwards", "shuffled by --seed 5", "one by one")


def verified(
    answers: list[Callable[[int], Any]], cases: tuple[Case, ...], heard: list[Any] | None = None, **known: Any
) -> Run:
    """One engine gets the cases forwards, another one in each of the other orders."""
    first, *others = [InProcessEngine(Fake(answer, **known)) for answer in answers]
    memory = Memory()
    run = runner.run(cases, first, first.start(), "current", on_reply=memory.hear)
    lines: list[Any] = [] if heard is None else heard
    return verify(run, memory, iter(others).__next__, 5, lines.append, lines.append)


def says(value: Any) -> Callable[[int], Any]:
    return lambda number: value


def test_whoever_answers_the_same_in_each_order_is_stable() -> None:
    heard: list[Any] = []
    done = verified([says(True)] * 4, samples(3), heard)
    assert (done.counts, done.orders, done.stopped) == ({"pass": 3}, ORDERS, "")
    assert heard == [name for name in ORDERS[1:] for _ in range(3)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_order_with_another_answer_is_enough(number: int) -> None:
    answers = [says(True)] * 4
    answers[number] = lambda case: case != 2
    heard: list[Any] = []
    done = verified(answers, samples(3), heard)
    assert [one.verdict.kind for one in done.results] == ["pass", "unstable", "pass"]
    assert [one.case.id for one in heard if isinstance(one, Result)] == ["B27.1-2"]
    (finding,) = done.results[1].verdict.findings
    assert (finding.field, finding.asked) == ("clear", "los P -> R")
    assert list(finding.got) == ["forwards", "backwards", "shuffled", "one by one"]
    assert list(finding.got.values()) == [n != number for n in range(4)]


ANSWER, UNSUPPORTED = {"answer": {"clear": True}}, {"unsupported": {"missing": ["walls"]}}
REFUSED, LATER = {"illegal": {"action": 0}}, {"illegal": {"action": 1}}
GONE = {"gone": {"piece": "P", "action": 1}}


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (ANSWER, UNSUPPORTED, ("an answer", "unsupported")),
        (
            REFUSED,
            LATER,
            (
                "the 1st action (come_out P foxhole) is refused",
                "the 2nd action (come_out R trench) is refused",
            ),
        ),
        (ANSWER, GONE, ("an answer", "P is gone by the 2nd action (come_out R trench)")),
    ],
)
def test_other_outcomes_are_put_into_words(one: Any, other: Any, words: tuple[str, str]) -> None:
    case = sample(1, actions=(ComeOut(("P",), "foxhole"), ComeOut(("R",), "trench")))
    done = verified([says(one), says(other), says(one), says(one)], (case,), actions=["come_out"])
    (finding,) = done.results[0].verdict.findings
    assert (finding.kind, finding.asked, finding.field) == ("unstable", "los P -> R", "")
    assert finding.got == {
        "forwards": words[0],
        "backwards": words[1],
        "shuffled": words[0],
        "one by one": words[0],
    }


@pytest.mark.parametrize(
    ("one", "other", "field", "words"),
    [
        ((ANSWER, ANSWER), (ANSWER, {"answer": {"clear": True, "hindrance": 1}}), "hindrance", (None, 1)),
        ((UNSUPPORTED, ANSWER), (UNSUPPORTED, UNSUPPORTED), "", ("an answer", "unsupported")),
    ],
)
def test_a_case_with_two_questions_tells_the_one_that_differs(
    one: Any, other: Any, field: str, words: tuple[Any, Any]
) -> None:
    los = sample(1).questions[0]
    case = sample(1, questions=(los, los))
    both = [{"outcomes": list(outcomes)} for outcomes in (one, other)]

    class Two(Fake):
        def evaluate(self, params: Any, /) -> Any:
            return self.clear(1)

    engines = iter([InProcessEngine(Two(says(both[n]))) for n in (0, 1, 0, 0)])
    first, memory = next(engines), Memory()
    run = runner.run((case,), first, first.start(), "current", on_reply=memory.hear)
    done = verify(run, memory, lambda: next(engines), 5, lambda result: None)
    (finding,) = done.results[0].verdict.findings
    assert finding.field == field
    assert list(finding.got.values()) == [words[0], words[1], words[0], words[0]]


P, R = {"mf_spent": 1}, {"mf_spent": 2}


@pytest.mark.parametrize(
    ("one", "other", "field", "values"),
    [
        ({"P": P}, {"P": R}, "units.P.mf_spent", (1, 2)),
        ({"P": P, "R": R}, {"P": P}, "units.R", ({"mf_spent": 2}, None)),
        ({"P": P}, {"P": P, "R": R}, "units.R", (None, {"mf_spent": 2})),
    ],
)
def test_what_differs_within_an_answer_is_reported_by_its_path(
    one: Any, other: Any, field: str, values: tuple[Any, Any]
) -> None:
    case = sample(1, questions=(State(),))
    told = [says({"answer": {"units": units}}) for units in (one, other, one, one)]
    done = verified(told, (case,), questions={"state": ["units"]})
    (finding,) = done.results[0].verdict.findings
    assert finding.field == field
    assert [finding.got[name] for name in ("forwards", "backwards")] == list(values)


def test_an_order_that_lacks_the_whole_unit_is_reported_as_null() -> None:
    case = sample(1, questions=(State(),))
    told = [says({"answer": {"units": units}}) for units in ({"P": P}, {"P": R}, {}, {"P": P})]
    done = verified(told, (case,), questions={"state": ["units"]})
    (finding,) = done.results[0].verdict.findings
    assert finding.field == "units.P.mf_spent"
    assert list(finding.got.values()) == [1, 2, None, 1]


def test_the_last_order_asks_one_request_at_a_time() -> None:
    class Alone(InProcessEngine):
        together = 0

        def evaluate_many(self, requests: Any) -> Any:
            several = list(requests)
            self.together = max(self.together, len(several))
            return super().evaluate_many(several)

    engines = [Alone(Fake()) for _ in range(4)]
    first, *others = engines
    memory = Memory()
    run = runner.run(samples(3), first, first.start(), "current", on_reply=memory.hear)
    verify(run, memory, iter(others).__next__, 5, lambda result: None)
    assert [one.together for one in others] == [3, 3, 1]


def test_an_engine_that_fails_in_one_order_is_unstable() -> None:
    def broken(number: int) -> Any:
        raise ValueError("no")

    done = verified([says(True), broken, says(True), says(True)], samples(1))
    (finding,) = done.results[0].verdict.findings
    assert (finding.kind, finding.asked) == ("unstable", "")
    assert finding.got["forwards"] == finding.got["shuffled"] == finding.got["one by one"] == "an answer"
    assert finding.got["backwards"] in ("error", "crash")


def test_ctrl_c_in_another_order_ends_the_run_and_keeps_what_was_found() -> None:
    def interrupted(number: int) -> Any:
        raise KeyboardInterrupt

    done = verified([says(True), says(False), interrupted], samples(1))
    assert (done.stopped, done.orders) == (INTERRUPTED, ORDERS[:2])
    assert done.counts == {"unstable": 1}
