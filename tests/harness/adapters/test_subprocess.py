"""Engines that misbehave on purpose: each costs its own case and leaves nothing behind."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

import pytest

from asl_conformance.adapters import blame, process, subprocess
from asl_conformance.adapters.base import EngineLost, EngineStartError
from asl_conformance.adapters.command import join, split
from asl_conformance.adapters.log import LOG_KEPT
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.protocol.messages import WINDOW
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.suite.case import request_params
from tests.harness.adapters.asking import (
    DEADLINE,
    MANY,
    PATIENCE,
    ask,
    assert_only_the_poisoned_case,
    left_behind,
    processes,
    quick,
    started,
)
from tests.harness.sample import SABOTEURS, saboteur, samples

__all__ = ["quick", "started"]


def test_an_honest_engine_is_asked_all_cases_by_one_process(started: list[int]) -> None:
    replies = ask(saboteur("honest"), 300)
    assert len(replies) == 300
    assert all(isinstance(reply, Outcomes) for reply in replies.values())
    assert len(started) == 1


def test_requests_that_cannot_be_asked_again_are_not_kept() -> None:
    class Asked(dict[str, object]):
        """The parameters of a request, whose end can be noticed."""

        __hash__ = object.__hash__  # type: ignore[assignment]

    kept = WeakSet[Asked]()

    def requests() -> Iterator[tuple[str, Asked]]:
        for number, case in enumerate(samples(5 * WINDOW)):
            params = Asked(request_params(case, "current"))
            kept.add(params)
            yield f"{number}", params

    most = 0
    with SubprocessEngine(saboteur("honest")) as engine:
        engine.start()
        for _ in engine.evaluate_many(requests()):
            most = max(most, len(kept))
    assert most <= 3 * WINDOW


def test_a_command_line_is_split_as_by_a_shell_but_no_shell_sees_it(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    command = join(saboteur("honest")) + f" '; touch {trap}' $(touch {trap})"
    assert len(ask(split(command))) == MANY
    with SubprocessEngine(command) as engine:
        assert engine.start().name == "saboteur"
    assert not trap.exists()


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["/no/such/engine"], "no such command"),
        ([str(SABOTEURS / "honest.py")], "may not be executed"),
        (saboteur("exits_at_once"), "exited with status 1; its log ends: no licence found"),
        (saboteur("junk_at_start"), "Loading boards"),
        (saboteur("other_protocol"), "speaks protocol 2; this harness speaks protocol 1"),
        (saboteur("wrong_capabilities"), 'questions: Expected `object`, got `array`: ["los"]'),
        (saboteur("refuses_handshake"), "refused the handshake: trial period is over"),
    ],
)
def test_the_message_for_an_engine_that_cannot_be_started_says_why(command: list[str], text: str) -> None:
    with SubprocessEngine(command) as engine, pytest.raises(EngineStartError) as caught:
        engine.start()
    assert text in str(caught.value)


def test_an_engine_that_never_answers_the_handshake_is_given_up() -> None:
    with (
        SubprocessEngine(saboteur("says_nothing"), start_timeout=0.2) as engine,
        pytest.raises(EngineStartError, match=r"within 0\.2 s; does it flush its output"),
    ):
        engine.start()


@pytest.mark.parametrize("command", ["", "   ", "engine 'unbalanced"])
def test_a_command_line_that_is_none_is_refused(command: str) -> None:
    with pytest.raises(EngineStartError, match="the command line"):
        SubprocessEngine(command)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("junk_on_case", "not a JSON-RPC reply: 'DEBUG: los'"),
        ("junk_after_case", "not a JSON-RPC reply: 'DEBUG: done'"),
        ("wrong_id", "id 987654, which was never sent"),
        ("answers_twice", "a second reply with id"),
        ("wrong_type", 'outcomes[0].answer.clear: Expected `bool`, got `str`: "yes"'),
        ("broken_utf8", "not UTF-8: "),
        ("nests_deeply", "nested too deeply to be read"),
    ],
)
def test_breaking_the_protocol_is_charged_to_the_case_it_happened_on(name: str, text: str) -> None:
    assert text in assert_only_the_poisoned_case(ask(saboteur(name)), "protocol-violation")


def test_a_line_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LINE_LIMIT", 2**20)
    text = assert_only_the_poisoned_case(ask(saboteur("floods_stdout")), "protocol-violation")
    assert text.startswith("a line of more than")


def test_junk_before_every_reply_is_charged_to_every_case(started: list[int]) -> None:
    replies = ask(saboteur("junk_always"))
    assert {reply.kind for reply in replies.values() if isinstance(reply, Failure)} == {"protocol-violation"}
    assert sum(isinstance(reply, Failure) for reply in replies.values()) == MANY
    assert len(started) <= 2 + blame.PATIENCE


def test_an_error_the_engine_reports_is_an_error_and_its_colours_are_taken_off() -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("errs_on_case")), "error")
    assert text == r"\x1b[32mPASS\x1b[0m cannot do that (-32000)"


def test_a_case_that_kills_the_engine_is_a_crash_with_its_last_words(started: list[int]) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("dies_on_case")), "crash")
    assert text == r"the engine was ended by SIGKILL; its log ends: segfault in \x1b[31mlos.c"
    assert len(started) == 3  # the pipelined one, the one that was asked alone, the one that went on


def test_a_case_that_hangs_is_a_timeout_and_the_process_is_killed(started: list[int]) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("hangs_on_case"), timeout=PATIENCE), "timeout")
    assert text == f"no reply within {PATIENCE:g} s"
    assert len(started) == 2


def test_a_hang_is_charged_to_the_right_case_where_replies_overtake_each_other(tmp_path: Path) -> None:
    replies = ask(saboteur("overtakes", str(tmp_path / "busy")), timeout=PATIENCE)
    assert_only_the_poisoned_case(replies, "timeout")


def test_an_engine_that_stops_reading_holds_nobody_up() -> None:
    big = [
        (str(n), {"edition": "current", "position": {}, "questions": [], "actions": ["x" * 2**17]})
        for n in range(3)
    ]
    with SubprocessEngine(saboteur("stops_reading"), timeout=0.1) as engine:
        engine.start()
        replies = dict(engine.evaluate_many(big))
    assert [reply.kind for reply in replies.values() if isinstance(reply, Failure)] == ["timeout"] * 3


def test_a_flood_of_log_is_no_obstacle_and_only_its_end_is_kept() -> None:
    with SubprocessEngine(saboteur("floods_stderr")) as engine:
        engine.start()
        requests = [(case.id, request_params(case, "current")) for case in samples(10)]
        assert all(isinstance(reply, Outcomes) for _, reply in engine.evaluate_many(requests))
        assert engine._process is not None
        assert 0 < len(engine._process.log.tail) <= LOG_KEPT


def test_an_engine_that_dies_on_everything_is_restarted_so_often_and_no_further(started: list[int]) -> None:
    requests = [(case.id, request_params(case, "current")) for case in samples(10)]
    replies: list[tuple[str, Reply]] = []
    with SubprocessEngine(saboteur("dies_on_every_case"), max_restarts=6) as engine:
        engine.start()
        with pytest.raises(EngineLost, match="restarted 6 times"):
            replies.extend(engine.evaluate_many(requests))
    assert len(started) == 7
    assert replies
    for _, reply in replies:
        assert reply == Failure("crash", "the engine exited with status 7")


def test_an_engine_that_does_not_start_again_is_lost(tmp_path: Path, started: list[int]) -> None:
    with pytest.raises(EngineLost, match=r"could not be restarted: .*its log ends: locked"):
        ask(saboteur("starts_once", str(tmp_path / "lock")))
    assert len(started) == 1 + subprocess.START_ATTEMPTS


def test_what_an_engine_started_is_ended_with_it(tmp_path: Path, started: list[int]) -> None:
    note = tmp_path / "pids"
    assert_only_the_poisoned_case(ask(saboteur("leaves_grandchild", str(note))), "crash")
    grandchildren = {int(line) for line in note.read_text(encoding="utf-8").split()}
    assert grandchildren
    assert not left_behind(started)
    assert not grandchildren & {pid for pid, _ in processes()}


def test_leaving_in_the_middle_leaves_no_process() -> None:
    with SubprocessEngine(saboteur("honest")) as engine:
        engine.start()
        replies = engine.evaluate_many((case.id, request_params(case, "current")) for case in samples(500))
        assert next(replies)[0] == "B27.1-1"
        assert len(dict(engine.evaluate_many([("again", request_params(samples(1)[0], "current"))]))) == 1


def test_an_orderly_engine_is_asked_to_end_and_not_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "GRACE", DEADLINE)
    engine = SubprocessEngine(saboteur("honest"))
    engine.start()
    assert engine._process is not None
    asked: list[bool] = []
    monkeypatch.setattr(engine._process._tree, "ask_to_end", lambda: asked.append(True))
    popen = engine._process._popen
    begun = time.monotonic()
    engine.close()
    engine.close()
    assert popen.returncode == 0
    assert time.monotonic() - begun < DEADLINE / 2
    assert asked == [True]  # for whatever else it has started


def test_one_request_at_a_time_works_as_well() -> None:
    with SubprocessEngine([sys.executable, *saboteur("honest")[1:]]) as engine:
        engine.start()
        for case in samples(3):
            assert isinstance(engine.evaluate(request_params(case, "current")), Outcomes)
