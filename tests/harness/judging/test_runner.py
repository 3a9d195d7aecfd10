"""A run: every case gets its verdict, whatever the engine does, and the run says whether it conforms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from typing import Any

import msgspec
import pytest

from asl_conformance.adapters.base import Cost, Engine, EngineLost, EngineRefused, EngineStartError, Params
from asl_conformance.adapters.choose import open_engine
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.judging.judge import Finding, Kind, Verdict
from asl_conformance.judging.runner import FAIL_FAST, INTERRUPTED, Result, Run, opened_by, run
from asl_conformance.judging.standing import Standing
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.report.totals import summary
from asl_conformance.results.expected import Entry, foresee
from asl_conformance.results.stream import footer, standing_of, stream
from asl_conformance.suite.case import Derivation
from asl_conformance.suite.editions import UnknownEdition, applies
from tests.harness.judging.fake import Fake, conduct
from tests.harness.sample import POISON, saboteur, sample, samples


def kinds(done: Run) -> list[Kind]:
    return [result.verdict.kind for result in done.results]


def raising(error: BaseException) -> Any:
    raise error


def test_an_engine_that_gets_all_right_conforms() -> None:
    done = conduct(Fake(), samples(3))
    assert kinds(done) == ["pass"] * 3
    assert done.standing == "conforms"
    assert done.stopped == ""


def test_one_wrong_answer_and_it_does_not() -> None:
    done = conduct(Fake(lambda number: number != 2), samples(3))
    assert kinds(done) == ["pass", "fail", "pass"]
    assert done.standing != "conforms"
    (finding,) = done.results[1].verdict.findings
    assert (finding.asked, finding.wanted, finding.got) == ("los P -> R", True, False)


def test_unsupported_is_never_a_pass() -> None:
    outcome = {"unsupported": {"missing": ["question los"]}}
    done = conduct(Fake(lambda number: outcome if number == 2 else True), samples(2))
    assert kinds(done) == ["pass", "unsupported"]
    assert done.standing != "conforms"
    assert done.results[1].reasons == ("unsupported: question los",)


@pytest.mark.parametrize(
    ("outcome", "questions", "kind", "reasons"),
    [
        ({"answer": {"clear": True, "why": "I see", "clauses": ["A6.1"]}}, {}, "unsupported", ()),
        ({"answer": {"hindrance": 0, "why": "I see"}}, {"los": ["hindrance"]}, "unsupported", ()),
        ({"unsupported": {"missing": ["walls", "ssr"]}}, None, "unsupported", ("unsupported: walls, ssr",)),
        ({"answer": {"clear": True, "why": "I see"}}, None, "pass", ("I see",)),
        ({"answer": {"clear": False, "why": "dark"}}, None, "fail", ("dark",)),
    ],
)
def test_why_it_answered_is_no_reason_to_be_unsupported(
    outcome: Any, questions: Any, kind: Kind, reasons: tuple[str, ...]
) -> None:
    known = {} if questions is None else {"questions": questions}
    (result,) = conduct(Fake(lambda number: outcome, **known), samples(1)).results
    assert (result.verdict.kind, result.reasons) == (kind, reasons)


def test_a_run_without_a_pass_does_not_conform() -> None:
    done = conduct(Fake(), [sample(1, since=("B27.51-cohabit",))], "older")
    assert kinds(done) == ["not-applicable"]
    assert done.standing != "conforms"


@pytest.mark.parametrize(
    ("error", "kind", "text"),
    [
        (EngineRefused(-32602, "no such hex"), "error", "no such hex (-32602)"),
        (KeyError("woods"), "crash", "KeyError: 'woods' (at "),
        (RecursionError("too deep"), "crash", "RecursionError: too deep"),
    ],
)
def test_an_exception_in_the_engine_costs_its_own_case(error: Exception, kind: Kind, text: str) -> None:
    done = conduct(Fake(lambda number: raising(error) if number == 2 else True), samples(3))
    assert kinds(done) == ["pass", kind, "pass"]
    assert done.results[1].reasons[0].startswith(text)


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        ({"answer": {"clear": 1}}, "outcomes[0].answer.clear: Expected `bool`, got `int`: 1"),
        ({"answer": "yes"}, 'outcomes[0].answer: Expected `object`, got `str`: "yes"'),
        ({}, "exactly one of answer, illegal, unsupported, gone is expected; there are none"),
        ({"answer": {}, "illegal": {"action": 0}}, "there are answer, illegal"),
        ({"illegal": {"action": 0}}, "outcomes[0].illegal.action: 0 is not the index of one of 0 actions"),
    ],
)
def test_an_outcome_that_breaks_the_protocol_is_named_by_path_and_value(outcome: Any, text: str) -> None:
    done = conduct(Fake(lambda number: outcome), samples(1))
    assert kinds(done) == ["protocol-violation"]
    assert text in done.results[0].reasons[0]


def test_a_wrong_type_deep_in_an_answer_is_named_by_its_keys() -> None:
    from asl_conformance.protocol.questions import State

    case = sample(1, questions=(State(),), expectations=())
    units = {"P": {"mf_left": 2}, "R": {"mf_left": "two"}}
    done = conduct(Fake(lambda number: {"answer": {"units": units}}), [case])
    assert done.results[0].reasons == (
        'outcomes[0].answer.units.R.mf_left: Expected `int | float`, got `str`: "two"',
    )


def test_unknown_fields_are_ignored() -> None:
    done = conduct(
        Fake(lambda number: {"answer": {"clear": True, "mood": 1}, "ms": 3}, colour="red"), samples(1)
    )
    assert kinds(done) == ["pass"]


def test_a_handshake_that_is_refused_is_reported() -> None:
    fake = Fake()
    fake.initialize = lambda params: raising(EngineRefused(-32000, "not today"))  # type: ignore[method-assign]
    with pytest.raises(EngineStartError, match=r"not today \(-32000\)"):
        InProcessEngine(fake).start()


def test_a_case_of_another_edition_is_not_asked() -> None:
    newer, either, before = (
        sample(1, since=("B27.51-cohabit",)),
        sample(2),
        sample(3, until=("B27.51-cohabit",)),
    )
    for edition, expected in (
        ("current", ["pass", "pass", "not-applicable"]),
        ("older", ["not-applicable", "pass", "pass"]),
    ):
        fake = Fake()
        done = conduct(fake, (newer, either, before), edition)
        assert kinds(done) == expected
        assert len(fake.asked) == 2
        assert done.standing == "conforms"


def test_an_unknown_edition_names_those_there_are() -> None:
    with pytest.raises(UnknownEdition, match=r"no edition '1985'; editions: current, older"):
        applies(sample(1), "1985")


def test_fail_fast_leaves_the_rest_not_run() -> None:
    fake = Fake(lambda number: number != 2)
    done = conduct(fake, samples(5), maxfail=1)
    assert kinds(done) == ["pass", "fail", "not-run", "not-run", "not-run"]
    assert done.stopped == FAIL_FAST
    assert fake.asked == [1, 2]


def test_an_interrupt_keeps_what_ran_and_leaves_the_rest_not_run() -> None:
    heard: list[Result] = []
    done = conduct(
        Fake(lambda number: raising(KeyboardInterrupt()) if number == 3 else True),
        samples(4),
        on_result=heard.append,
    )
    assert kinds(done) == ["pass", "pass", "not-run", "not-run"]
    assert done.stopped == INTERRUPTED
    assert [result.case.line for result in heard] == [1, 2, 3, 4]
    assert done.standing != "conforms"


def test_a_lost_engine_leaves_the_rest_not_run_and_the_reason() -> None:
    cases = samples(4)
    with SubprocessEngine(saboteur("dies_on_every_case"), max_restarts=2, window=1) as engine:
        done = run(cases, engine, engine.start(), "current")
    assert kinds(done) == ["crash", "crash", "crash", "not-run"]
    assert "restarted 2 times" in done.stopped
    assert done.results[3].verdict.findings[0].why == done.stopped


def test_known_failures_are_xfail_and_those_that_pass_are_xpass() -> None:
    def among(*ids: str) -> Callable[[str, Verdict], Verdict]:
        return lambda key, verdict: foresee(verdict, Entry("known") if key in ids else None, date(2026, 1, 1))

    fake = Fake(lambda number: number != 1)
    done = conduct(fake, samples(3), expected=among("B27.1-1", "B27.1-2"))
    assert kinds(done) == ["xfail", "xpass", "pass"]
    assert done.standing != "conforms"
    assert (
        conduct(Fake(lambda number: number != 1), samples(3), expected=among("B27.1-1")).standing
        == "foreseen"
    )


class Twice(Engine):
    """It withdraws its first reply."""

    def start(self) -> Capabilities:
        return Capabilities(1, "twice", questions={"los": ("clear",)})

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        from asl_conformance.protocol.messages import Outcome

        for key, _ in requests:
            yield key, Outcomes((Outcome(answer={"clear": True}),))
            yield key, Failure("protocol-violation", "a second reply")

    def close(self) -> None:
        raise EngineLost("never called")


def test_the_later_reply_to_a_case_counts() -> None:
    engine = Twice()
    done = run(samples(1), engine, engine.start(), "current")
    assert kinds(done) == ["protocol-violation"]


def test_a_subprocess_gets_the_verdicts_that_the_same_engine_gets_in_process() -> None:
    with SubprocessEngine(saboteur("wrong_type")) as engine:
        outside = run(samples(20), engine, engine.start(), "current")
    inside = conduct(Fake(lambda number: "yes" if number == POISON else True), samples(20))
    assert kinds(outside) == kinds(inside)
    assert outside.counts == {"pass": 19, "protocol-violation": 1}


def test_the_reference_engine_comes_in_by_the_same_door() -> None:
    with open_engine("reference") as engine:
        capabilities = engine.start()
        done = run(samples(2), engine, capabilities, "current")
    assert capabilities.name == "asl-reference"
    assert kinds(done) == ["pass", "pass"]


@pytest.mark.parametrize(
    ("kinds", "whole", "part"),
    [
        (("pass",), "conforms", "part"),
        (("pass", "not-applicable"), "conforms", "part"),
        (("pass", "not-applicable", "xfail"), "foreseen", "foreseen"),
        (("pass", "unsupported"), "claims", "claims"),
        (("pass", "unsupported", "xfail"), "foreseen", "foreseen"),
        (("unsupported",), "wrong", "wrong"),
        (("pass", "unsupported", "fail"), "wrong", "wrong"),
        (("pass", "xpass"), "wrong", "wrong"),
        (("pass", "unstable"), "wrong", "wrong"),
        (("pass", "not-run"), "incomplete", "incomplete"),
        (("not-applicable",), "unasked", "unasked"),
        ((), "wrong", "wrong"),
    ],
)
@pytest.mark.parametrize("derived", ["", "may"])
def test_an_engine_conforms_if_all_of_the_suite_passes_derived_cases_included(
    kinds: tuple[Kind, ...], whole: Standing, part: Standing, derived: Derivation
) -> None:
    cases = (*samples(1), *(msgspec.structs.replace(case, derived=derived) for case in samples(9)[1:]))
    results = tuple(Result(case, Verdict(kind)) for case, kind in zip(cases, kinds, strict=False))
    done = Run(Capabilities(1, "fake"), "current", results)
    assert done.standing == whole
    assert standing_of(stream(done, "suite")) == whole
    done = msgspec.structs.replace(done, left_out=1)
    assert done.standing == part
    assert standing_of(stream(done, "suite")) == part
    assert stream(done, "suite").footer.conforms is False


def test_an_engine_that_ends_too_often_is_restless() -> None:
    done = Run(
        Capabilities(1, "fake"), "current", (Result(*samples(1), Verdict("pass")),), cost=Cost(unaccounted=1)
    )
    assert msgspec.structs.replace(done, max_restarts=1).standing == "conforms"
    assert msgspec.structs.replace(done, max_restarts=0).standing == "restless"
    assert msgspec.structs.replace(done, stopped="lost").standing == "incomplete"


@pytest.mark.parametrize(
    ("kinds", "unasked"),
    [
        (("not-applicable", "not-applicable"), True),
        (("not-applicable", "pass"), False),
        (("not-applicable", "unsupported"), False),
        ((), False),
    ],
)
def test_of_whom_no_case_applies_to_nothing_is_asked(kinds: tuple[Kind, ...], unasked: bool) -> None:
    results = tuple(Result(case, Verdict(kind)) for case, kind in zip(samples(9), kinds, strict=False))
    done = Run(Capabilities(1, "fake"), "current", results)
    assert (done.standing == "unasked") is unasked
    assert ("NOTHING ASKED" in summary(done).plain) is unasked
    assert msgspec.structs.replace(done, stopped="lost").standing != "unasked"


def test_what_alone_keeps_cases_unsupported_is_counted() -> None:
    def unsupported(*missing: str) -> Verdict:
        return Verdict("unsupported", (Finding("unsupported", "an answer", why="; ".join(missing)),))

    verdicts = [unsupported("question los"), unsupported("question los"), unsupported("question los", "ssr")]
    verdicts += [unsupported("ssr"), Verdict("pass"), unsupported()]
    results = [Result(case, verdict) for case, verdict in zip(samples(6), verdicts, strict=True)]
    assert opened_by(results) == [("question los", 2), ("ssr", 1)]


@pytest.mark.parametrize("seconds", [2.1496, 2.1503, 2.25])
def test_what_was_lost_is_printed_as_it_is_kept(seconds: float) -> None:
    (result,) = (Result(case, Verdict("pass")) for case in samples(1))
    done = Run(Capabilities(1, "fake"), "current", (result,), cost=Cost(1, seconds))
    assert f"cost {footer(done).seconds_lost:.1f} s" in summary(done).plain
