"""Python objects that misbehave as engines: each costs its own case, and nothing else is affected."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from asl_conformance.adapters import inprocess
from asl_conformance.adapters.base import EngineRefused, EngineStartError
from asl_conformance.adapters.check import show
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.judging.judge import Kind
from asl_conformance.judging.runner import Run, run
from asl_conformance.protocol.actions import EndPhase
from asl_conformance.suite.case import Case, canonical_text, plain, request_params
from tests.harness.adapters.asking import PATIENCE
from tests.harness.cli.as_process import environment
from tests.harness.sample import POISON, sample, samples
from tests.harness.systems import posix

COUNT = 20
GOOD = {"outcomes": [{"answer": {"clear": True}}]}

Act = Callable[[dict[str, Any]], Any]


class Saboteur:
    """Answers every case rightly, and misbehaves on the poisoned one as the test says."""

    def __init__(self, act: Act) -> None:
        self.act = act

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        known = {"questions": {"los": ["clear"]}, "actions": ["end_phase"]}
        return {"protocol": 1, "name": "saboteur", **known}

    def evaluate(self, params: Any, /) -> Mapping[str, Any]:
        done: Mapping[str, Any] = GOOD if params["position"].get("turn") != POISON else self.act(params)
        return done


def conduct(act: Act, cases: tuple[Case, ...] = samples(COUNT), **options: Any) -> Run:
    engine = InProcessEngine(Saboteur(act), **options)
    return run(cases, engine, engine.start(), "current")


def assert_only_the_poisoned_case(act: Act, kind: Kind, **options: Any) -> str:
    """Every case passes except the poisoned one, which has this verdict; returns the text about it."""
    done = conduct(act, **options)
    wrong = {r.case.line: r.verdict.kind for r in done.results if r.verdict.kind != "pass"}
    assert wrong == {POISON: kind}
    assert done.stopped == ""
    return done.results[POISON - 1].reasons[0]


def raising(error: BaseException) -> Act:
    def act(params: dict[str, Any]) -> Any:
        raise error

    return act


class Unspeakable(Exception):
    def __str__(self) -> str:
        sys.exit("not even this")

    __repr__ = __str__


class Fatal(BaseException):
    """Not an Exception, so ``except Exception`` does not catch it."""


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (ZeroDivisionError("by zero"), "ZeroDivisionError: by zero (at "),
        (SystemExit(0), "SystemExit: 0"),
        (GeneratorExit(), "GeneratorExit: "),
        (StopIteration(3), "StopIteration: 3"),
        (Fatal("fatal"), "Fatal: fatal"),
        (MemoryError(), "MemoryError: "),
        (Unspeakable(), "Unspeakable: (its text cannot be shown)"),
        (RuntimeError("\x1b[32mPASS\x1b[0m\r\nall\u202e"), r"RuntimeError: \x1b[32mPASS\x1b[0m all\u202e"),
        (RuntimeError("x" * 10**6), "RuntimeError: xxx"),
        (type("\x1b[2JError", (Exception,), {})(), r"\x1b[2JError: "),
    ],
)
def test_whatever_it_raises_is_a_crash_of_its_own_case(error: BaseException, text: str) -> None:
    reason = assert_only_the_poisoned_case(raising(error), "crash")
    assert reason.startswith(text)
    assert len(reason) < 1000


@pytest.mark.parametrize("code", [-32602, "\x1b[2J", None])
def test_a_refusal_is_an_error_whatever_its_code(code: Any) -> None:
    reason = assert_only_the_poisoned_case(raising(EngineRefused(code, "no such hex")), "error")
    assert reason == f"no such hex ({code if code == -32602 else 'no code'})"


def test_a_ctrl_c_is_the_user_s_and_stops_the_run() -> None:
    done = conduct(raising(KeyboardInterrupt()))
    assert done.stopped == "interrupted"
    assert done.counts == {"pass": POISON - 1, "not-run": COUNT - POISON + 1}


def test_recursion_without_end_is_a_crash() -> None:
    def act(params: dict[str, Any]) -> Any:
        return act(params)

    assert assert_only_the_poisoned_case(act, "crash").startswith("RecursionError: ")


class Hostile:
    """An object that no code may look at."""

    def __eq__(self, other: object) -> bool:
        raise SystemExit("compared")

    def __repr__(self) -> str:
        raise SystemExit("shown")

    __str__ = __repr__
    __hash__ = None  # type: ignore[assignment]


class HostileText(str):
    def __eq__(self, other: object) -> bool:
        raise SystemExit("compared")

    __hash__ = str.__hash__


def ring() -> dict[str, Any]:
    """An answer that contains itself."""
    answer: dict[str, Any] = {"clear": True}
    answer["self"] = answer
    return {"outcomes": [{"answer": answer}]}


def deep(lists: int = 100_000) -> Any:
    nested: Any = True
    for _ in range(lists):
        nested = [nested]
    return {"outcomes": [{"answer": {"clear": nested}}]}


def answer(value: Any) -> dict[str, Any]:
    return {"outcomes": [{"answer": {"clear": value}}]}


@pytest.mark.parametrize(
    ("junk", "text"),
    [
        (None, "result: Expected `object`, got `null`"),
        (True, "result: Expected `object`, got `bool`: true"),
        ("yes", 'result: Expected `object`, got `str`: "yes"'),
        ([GOOD], "result: Expected `object`, got `array`"),
        ({}, "Object missing required field `outcomes`"),
        ({"outcomes": {}}, "outcomes: Expected `array`, got `object`: {}"),
        ({"outcomes": []}, "outcomes: 1 expected, one per question; there are 0"),
        ({"outcomes": GOOD["outcomes"] * 3}, "outcomes: 1 expected, one per question; there are 3"),
        (answer("yes"), 'outcomes[0].answer.clear: Expected `bool`, got `str`: "yes"'),
        (answer(float("nan")), "outcomes[0].answer.clear: Expected `bool`, got `null`"),
        (answer("\ud800"), "surrogates not allowed"),
        (answer(10**400), "outcomes[0].answer.clear: Expected `bool`"),
        (answer(Hostile()), "an object of type Hostile is not a JSON value"),
        (answer(HostileText("x")), "an object of type HostileText is not a JSON value"),
        ({"outcomes": [{"answer": {("a", "tuple"): 1}}]}, "result: "),
        (Hostile(), "an object of type Hostile is not a JSON value"),
        ((number for number in range(3)), "an object of type generator is not a JSON value"),
        (lambda: GOOD, "an object of type function is not a JSON value"),
        (Hostile, "an object of type type is not a JSON value"),
        (ring(), "brackets nested too deeply to be read"),
        (deep(), "brackets nested too deeply to be read"),
        (
            deep(60),
            'brackets nested too deeply to be read: \'{"outcomes":[{"answer',
        ),  # 65 with those around it
        (deep(59), "outcomes[0].answer.clear: Expected `bool`, got `array`"),
    ],
    ids=lambda value: None if isinstance(value, str) else "junk",
)
def test_junk_of_any_shape_is_a_violation_of_its_own_case(junk: Any, text: str) -> None:
    assert text in assert_only_the_poisoned_case(lambda params: junk, "protocol-violation")


def test_a_value_too_deep_to_be_shown_is_named_by_its_type() -> None:
    assert show(deep()) == "(dict)"


def test_an_enormous_answer_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inprocess, "LINE_LIMIT", 2**20)
    reason = assert_only_the_poisoned_case(lambda params: answer("x" * 2**21), "protocol-violation")
    assert reason == f"a result of more than {2**20} bytes"


def test_a_mapping_that_is_no_dict_is_an_answer_too() -> None:
    proxy = MappingProxyType({"outcomes": (MappingProxyType({"answer": {"clear": True}}),)})
    assert conduct(lambda params: proxy).counts == {"pass": COUNT}


def test_a_mapping_that_breaks_while_it_is_read_is_a_crash() -> None:
    class Broken(Mapping[str, Any]):
        def __getitem__(self, key: str) -> Any:
            sys.exit("no")

        def __iter__(self) -> Any:
            sys.exit("no")

        def __len__(self) -> int:
            sys.exit("no")

    assert assert_only_the_poisoned_case(lambda params: Broken(), "crash").startswith("SystemExit: no")


def wreck(value: Any) -> None:
    """Empty every list and object there is."""
    if isinstance(value, (dict, list)):
        for item in list(value.values()) if isinstance(value, dict) else list(value):
            wreck(item)
        value.clear()


def test_what_it_does_to_its_params_harms_no_case() -> None:
    cases = tuple(sample(n, actions=(EndPhase(),)) for n in range(1, COUNT + 1))
    before = [canonical_text(case.position) for case in cases]

    class Wrecker(Saboteur):
        def evaluate(self, params: Any, /) -> Mapping[str, Any]:
            wreck(params)
            return GOOD

    engine = InProcessEngine(Wrecker(lambda params: None))
    for _ in range(2):
        assert run(cases, engine, engine.start(), "current").counts == {"pass": COUNT}
    assert [canonical_text(case.position) for case in cases] == before


def test_params_share_nothing_with_the_case_nor_with_each_other() -> None:
    case = sample(1)
    first, second = request_params(case, "current"), request_params(case, "current")
    wreck(first)
    assert second == request_params(case, "current")
    assert plain(case.position) == second["position"]


def test_what_it_does_to_its_answer_afterwards_changes_no_verdict() -> None:
    given: list[dict[str, Any]] = []

    class Fickle(Saboteur):
        def evaluate(self, params: Any, /) -> Mapping[str, Any]:
            for old in given:
                old["clear"] = True
                old["list"].append(Hostile())
            given.append({"clear": False, "list": []})
            return {"outcomes": [{"answer": given[-1]}]}

    engine = InProcessEngine(Fickle(lambda params: None))
    done = run(samples(COUNT), engine, engine.start(), "current")
    assert done.counts == {"fail": COUNT}
    assert all(result.verdict.findings[0].got is False for result in done.results)


def test_what_it_prints_reaches_no_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    def act(params: dict[str, Any]) -> Any:
        print("\x1b[2Jthinking")  # noqa: T201
        sys.stderr.write("loud\n")
        sys.stdout.buffer.write(b"\xff\n")
        raise ValueError("lost")

    reason = assert_only_the_poisoned_case(act, "crash")
    assert reason.endswith(r"; its log ends: \x1b[2Jthinking | loud | \xff")
    assert capfd.readouterr() == ("", "")


def test_what_it_writes_past_python_reaches_no_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    def act(params: dict[str, Any]) -> Any:
        os.write(1, b"\x1b[2Jraw\n")
        subprocess.run("echo child; echo loud >&2", shell=True, check=True)
        raise ValueError("lost")

    print("ours")  # noqa: T201
    reason = assert_only_the_poisoned_case(act, "crash")
    print("after")  # noqa: T201
    assert reason.endswith(r"; its log ends: \x1b[2Jraw | child | loud")
    assert capfd.readouterr() == ("ours\nafter\n", "")


def test_of_what_it_writes_past_python_a_case_has_its_own_and_no_more_than_the_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    class Loud(Saboteur):
        def evaluate(self, params: Any, /) -> Mapping[str, Any]:
            os.write(1, b"x" * 10**6 + b"\n" * 4000 + b"\ncase %d\n" % params["position"].get("turn", 1))
            raise ValueError("lost")

    engine = InProcessEngine(Loud(lambda params: GOOD))
    with engine:
        done = run(samples(3), engine, engine.start(), "current")
    ends = [result.reasons[0].partition("; its log ends: ")[2] for result in done.results]
    assert [text.endswith(f"x | case {n}") and len(text) < 100 for n, text in enumerate(ends, 1)] == [
        True
    ] * 3
    assert capfd.readouterr() == ("", "")


def test_what_it_keeps_back_is_not_let_out_afterwards() -> None:
    code = (
        "import ctypes, sys\n"
        "from asl_conformance.adapters.inprocess import InProcessEngine\n"
        "early = sys.stdout\n"
        "class Engine:\n"
        "    def initialize(self, params):\n"
        "        early.write('kept by python')\n"
        "        ctypes.CDLL(None).printf(b'kept by C')\n"
        "        return {'protocol': 1, 'name': 'late'}\n"
        "print('before')\n"
        "with InProcessEngine(Engine()) as engine: engine.start()\n"
        "print('after')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=environment(), check=True
    )
    assert (done.stdout, done.stderr) == ("before\nafter\n", "")


@posix
def test_no_descriptor_is_left_behind() -> None:
    def opened() -> int:
        return len(list(Path("/dev/fd").iterdir()))

    before = opened()
    with InProcessEngine(Saboteur(lambda params: GOOD)) as engine:
        engine.start()
        engine.evaluate({"position": {}, "questions": [{"ask": "los"}]})
    assert opened() == before


def test_what_it_does_to_stdout_is_undone() -> None:
    before = sys.stdout, sys.stderr

    def act(params: dict[str, Any]) -> Any:
        sys.stdout.close()
        sys.stdout = sys.stderr = None
        return GOOD

    assert conduct(act).counts == {"pass": COUNT}
    assert (sys.stdout, sys.stderr) == before


def test_an_endless_loop_is_a_timeout() -> None:
    def act(params: dict[str, Any]) -> Any:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(60)

    assert (
        assert_only_the_poisoned_case(act, "timeout", timeout=PATIENCE) == f"no reply within {PATIENCE:g} s"
    )
    if hasattr(signal, "SIGALRM"):
        assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_time_outs_are_counted_and_their_number_is_bounded() -> None:
    class Sleeper(Saboteur):
        def evaluate(self, params: Any, /) -> Mapping[str, Any]:
            time.sleep(60)
            return GOOD

    engine = InProcessEngine(Sleeper(lambda params: None), 0.02, max_timeouts=3)
    done = run(samples(COUNT), engine, engine.start(), "current")
    assert done.counts == {"timeout": 3, "not-run": COUNT - 3}
    assert done.stopped == "the engine ran out of time 3 times; it was asked no more"
    assert 0.06 <= done.cost.seconds < 60


@posix
def test_an_alarm_of_somebody_else_is_left_alone() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: heard.append(number))
    try:
        assert conduct(lambda params: GOOD, timeout=60).counts == {"pass": COUNT}
        signal.raise_signal(signal.SIGALRM)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert heard == [signal.SIGALRM]


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (raising(SystemExit("no licence")), "fails in initialize: SystemExit: no licence"),
        (raising(EngineRefused(-32000, "not today")), r"refused the handshake: not today \(-32000\)"),
        (lambda params: Hostile(), "fails in initialize: result: an object of type Hostile"),
        (lambda params: {"protocol": 2, "name": "x"}, "speaks protocol 2"),
        (lambda params: ["los"], "the answer to initialize is not as the protocol says"),
    ],
)
def test_an_engine_that_fails_its_handshake_cannot_be_started(act: Act, text: str) -> None:
    engine = Saboteur(act)
    engine.initialize = act  # type: ignore[method-assign,assignment]
    with pytest.raises(EngineStartError, match=text):
        InProcessEngine(engine).start()


def test_an_engine_that_nobody_has_closed_keeps_no_descriptor() -> None:
    def next_free() -> int:
        descriptor = os.dup(1)
        os.close(descriptor)
        return descriptor

    before = next_free()
    engine = InProcessEngine(Saboteur(lambda params: GOOD))
    engine.start()
    assert next_free() > before
    del engine
    gc.collect()
    assert next_free() == before
