"""Misbehaving engines cost their own case and limited time, and leave nothing behind."""

from __future__ import annotations

import subprocess as sub
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters import process, subprocess, tree
from asl_conformance.adapters.base import Cost, EngineLost
from asl_conformance.adapters.command import join
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.base.system import portable
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.judging.runner import KEPT, run
from asl_conformance.protocol.reply import Failure, Outcomes
from asl_conformance.results.reading import read_results
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
from tests.harness.cli.as_process import SCRIPT, environment
from tests.harness.judging.fake import Fake, conduct
from tests.harness.sample import POISON, saboteur, samples

__all__ = ["quick", "started"]

linux = pytest.mark.skipif(sys.platform != "linux", reason="/proc is of Linux")
TELLS = sys.platform == "linux" and not portable()
"""Whether the system reports at once that an engine has closed its input; otherwise only the time limit shows
it.
"""
OUT_OF_TIME = f"no reply within {PATIENCE:g} s"


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The adapter does not sleep; the length of each sleep is recorded instead."""
    slept: list[float] = []
    monkeypatch.setattr(subprocess, "time", SimpleNamespace(monotonic=time.monotonic, sleep=slept.append))
    return slept


def test_a_late_answer_is_a_timeout_and_not_taken_for_the_next(
    monkeypatch: pytest.MonkeyPatch, started: list[int]
) -> None:
    monkeypatch.setattr(process, "GRACE", 2 * PATIENCE)  # it answers while the harness ends it
    replies = ask(saboteur("answers_late", str(1.5 * PATIENCE)), timeout=PATIENCE)
    assert assert_only_the_poisoned_case(replies, "timeout") == OUT_OF_TIME
    assert len(started) == 2


@pytest.mark.parametrize(
    ("way", "kind", "text"),
    [
        ("dies", "crash", "exited with status 1"),
        ("hangs", "timeout", "no reply within "),
        ("goes_on", "timeout", "no reply within "),
        ("ends_the_line", "protocol-violation", "JSON that does not end on its line"),
    ],
)
def test_half_a_line_costs_the_case_it_was_due_to(way: str, kind: str, text: str) -> None:
    assert text in assert_only_the_poisoned_case(ask(saboteur("half_a_line", way), timeout=PATIENCE), kind)


def test_a_line_of_100_mib_is_not_read_to_its_end() -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("long_line")), "protocol-violation")
    assert text == f"a line of more than {16 * 2**20} bytes"


@pytest.mark.parametrize(
    ("way", "message"),
    [("broken", "a line that is not JSON: byte "), ("deep", "brackets nested too deeply to be read: ")],
)
def test_a_line_that_is_wrong_in_two_ways_is_one_violation(way: str, message: str) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("wrong_at_once", way)), "protocol-violation")
    assert text.startswith(message)
    assert '"jsonrpc": 5' in text


@pytest.mark.parametrize("given", ['"13"', "13.5", "true", "null", "[]", "1e400"])
def test_an_id_of_the_wrong_type_belongs_to_no_other_case(given: str) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("odd_id", given)), "protocol-violation")
    assert given != "null" or text == "a reply with id null, which was never sent"


def test_junk_that_comes_after_the_reply_is_still_charged_to_its_case(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(subprocess, "QUIET", 0.03)
    text = assert_only_the_poisoned_case(ask(saboteur("junk_late")), "protocol-violation")
    assert "DEBUG: done" in text


def test_a_thousand_replies_to_a_case_are_one_violation() -> None:
    with SubprocessEngine(saboteur("answers_for_ever")) as engine:
        engine.start()
        requests = [(case.id, request_params(case, "current")) for case in samples(MANY)]
        replies = list(engine.evaluate_many(requests))
    assert len(replies) == MANY + 1
    assert_only_the_poisoned_case({int(key[6:]): reply for key, reply in replies}, "protocol-violation")


def test_an_engine_that_closes_its_input_is_not_waited_for() -> None:
    costs: list[Cost] = []
    timeout = 60 if TELLS else PATIENCE
    replies = ask(saboteur("closes_stdin"), costs=costs, timeout=timeout)
    assert assert_only_the_poisoned_case(replies, "crash") == "the engine closed its input"
    assert costs[0].seconds < 60


def test_an_engine_that_closes_its_input_after_its_reply_has_answered(started: list[int]) -> None:
    replies = ask(saboteur("answers_then_closes_stdin"), timeout=60 if TELLS else PATIENCE)
    assert len(replies) == MANY
    assert all(isinstance(reply, Outcomes) for reply in replies.values())
    assert len(started) == 2


def test_an_engine_that_never_listens_is_given_up(started: list[int]) -> None:
    with pytest.raises(EngineLost, match="restarted 3 times"):
        ask(saboteur("closes_stdin", "at once"), max_restarts=3)
    assert len(started) == 4


def test_an_engine_that_ends_after_each_reply_is_asked_everything(started: list[int]) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("exits_after_each")), "crash")
    assert text == "the engine exited with status 0"
    assert len(started) <= MANY + 3


@pytest.mark.parametrize("seen", [True, False])
def test_an_end_counts_once_it_is_missed_whether_it_was_seen_or_not(seen: bool, started: list[int]) -> None:
    """After its last answers chance decides whether the end is seen before the run is over."""
    requests = [(case.id, request_params(case, "current")) for case in samples(20)]
    with SubprocessEngine(saboteur("exits_after", "10"), timeout=DEADLINE) as engine:
        engine.start()
        for missed, lot in enumerate((requests[:10], requests[10:])):
            for answered, _ in enumerate(engine.evaluate_many(lot), 1):
                assert answered < len(lot) or not seen or not left_behind(started)
            assert not left_behind(started)
            assert engine.cost.unaccounted == missed


def test_a_log_without_end_is_a_timeout() -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("floods_stderr_for_ever"), timeout=PATIENCE), "timeout")
    assert text.startswith(f"{OUT_OF_TIME}; its log ends: still at it | still at it")


def test_an_engine_that_will_not_end_is_ended(started: list[int]) -> None:
    begun = time.monotonic()
    assert len(ask(saboteur("will_not_end"))) == MANY
    assert time.monotonic() - begun < 60
    assert not left_behind(started)


@linux
def test_a_daemon_in_a_session_of_its_own_is_ended_with_the_engine(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    assert_only_the_poisoned_case(ask(saboteur("leaves_daemon", str(note))), "crash")
    daemons = {int(line) for line in note.read_text(encoding="utf-8").split()}
    assert len(daemons) >= 2
    until = time.monotonic() + DEADLINE  # on a busy machine a killed process takes a moment to die
    while daemons & {pid for pid, _ in processes()}:
        assert time.monotonic() < until, "they live"
        time.sleep(0.01)


@linux
@pytest.mark.parametrize("way", ["itself", "a child"])
def test_an_engine_that_eats_memory_is_ended_and_says_how_much_it_held(way: str) -> None:
    text = assert_only_the_poisoned_case(ask(saboteur("eats_memory", way), memory=64), "crash")
    words = text.split()
    assert text == f"the engine used {words[3]} MiB of memory, the limit is 64; it was ended"
    assert int(words[3]) > 64


@linux
def test_an_engine_is_let_alone_as_long_as_it_holds_no_more_than_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tree, "WATCH", 0.0)
    monkeypatch.setattr(tree, "SHARE", 0)
    costs: list[Cost] = []
    assert len(ask(saboteur("honest"), memory=128, costs=costs)) == MANY
    assert costs == [Cost()]


def test_time_lost_is_counted_and_bounded_by_the_restarts() -> None:
    cases, begun = samples(MANY), time.monotonic()
    with SubprocessEngine(saboteur("hangs_on_every_case"), timeout=0.1, max_restarts=4) as engine:
        done = run(cases, engine, engine.start(), "current")
    whole = time.monotonic() - begun
    assert done.counts == {"timeout": 5, "not-run": MANY - 5}
    assert done.stopped == "the engine had to be restarted 4 times; it was asked no more"
    assert done.results[-1].verdict.findings[0].why == done.stopped
    assert done.cost.restarts == 4
    assert 5 * 0.1 <= done.cost.seconds <= whole


def test_an_orderly_engine_costs_nothing() -> None:
    costs: list[Cost] = []
    ask(saboteur("honest"), costs=costs)
    assert costs == [Cost(0, 0.0)]


def test_the_further_an_engine_falls_the_longer_it_is_let_lie(
    monkeypatch: pytest.MonkeyPatch, naps: list[float]
) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.05)
    with SubprocessEngine(saboteur("dies_on_every_case"), max_restarts=7, window=1) as engine:
        engine.start()
        requests = [(case.id, request_params(case, "current")) for case in samples(20)]
        with pytest.raises(EngineLost):
            list(engine.evaluate_many(requests))
    assert naps == [0.05, 0.1, 0.2, 0.4, 0.5, 0.5]


def test_a_reply_that_is_right_makes_up_for_what_was_before(naps: list[float]) -> None:
    ask(saboteur("exits_after_each"), 10)
    assert naps == []


def cli(folder: Path, *args: str) -> sub.CompletedProcess[str]:
    """The command line on twenty sample cases, run in the folder."""
    command = [sys.executable, SCRIPT, "20", *args]
    return sub.run(
        command, capture_output=True, encoding="utf-8", cwd=folder, env=environment(), timeout=2 * DEADLINE
    )


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty cases stand for the suite, for commands that need no process of their own."""
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", samples(20)))


def call(*args: str) -> Result:
    """The command line in this process."""
    return CliRunner().invoke(main, args, env={"COLUMNS": "80"}, catch_exceptions=False)


@pytest.mark.usefixtures("sampled")
def test_what_was_lost_is_printed_and_kept(tmp_path: Path) -> None:
    args = ["--timeout", str(PATIENCE), "--results", str(tmp_path / "run.jsonl")]
    done = call("run", "--engine", join(saboteur("hangs_on_case")), *args)
    assert done.exit_code == 1
    footer = read_results(tmp_path / "run.jsonl").footer
    assert footer.restarts == 1
    assert footer.seconds_lost >= PATIENCE
    assert f"restarted once; its faults cost {footer.seconds_lost:.1f} s" in " ".join(done.output.split())


@linux
@pytest.mark.usefixtures("sampled")
def test_the_memory_it_may_hold_is_an_option() -> None:
    engine = join(saboteur("eats_memory", "itself"))
    done = call("run", "--engine", engine, "--memory", "60")
    assert "1 crash" in done.output
    assert "the limit is 60" in done.output


def test_nothing_an_engine_says_is_acted_on(tmp_path: Path) -> None:
    done = cli(
        tmp_path,
        *("run", "--engine", join(saboteur("paints")), "--results", "run.jsonl", "--show", "99"),
    )
    assert done.returncode == 1, done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["run.jsonl"]
    kinds = {record.verdict for record in read_results(tmp_path / "run.jsonl").cases.values()}
    assert kinds == {"error", "fail", "protocol-violation", "unsupported", "crash"}
    pages = {
        "terminal": done.stdout + done.stderr,
        "results": (tmp_path / "run.jsonl").read_text(encoding="utf-8"),
    }
    for form in ("junit", "tap", "markdown", "json", "badge"):
        pages[form] = call("convert", str(tmp_path / "run.jsonl"), "--to", form).output
        assert pages[form]
    for name, page in pages.items():
        assert not {"\x1b", "\x07", "\x9b", "\r"} & set(page), name
        assert not any(line.startswith("::error") for line in page.splitlines()), name
    assert "\u202e" not in "".join(page for name, page in pages.items() if name != "results")
    for name in ("junit", "markdown"):
        assert "<script" not in pages[name]
        assert "<img" not in pages[name]


def test_a_long_word_of_an_engine_is_cut_in_the_results() -> None:
    answer: dict[str, Any] = {"clear": False, "why": "x" * 10**6}
    (result,) = conduct(Fake(lambda number: {"answer": answer}), samples(1)).results
    assert result.reasons == ("x" * (KEPT - 3) + "...",)
    assert len(result.verdict.findings[0].why) == KEPT


def test_a_failure_is_one_case_only() -> None:
    replies = ask(saboteur("dies_on_case"))
    assert [n for n, reply in replies.items() if isinstance(reply, Failure)] == [POISON]
