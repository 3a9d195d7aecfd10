"""Code for systems without POSIX: jobs, command lines, watchmen, windows that close."""

from __future__ import annotations

import contextlib
import ctypes
import signal
import subprocess as sub
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from asl_conformance.adapters import command, guardian, job, process, tree, watchman
from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.command import join, located, split, surroundings
from asl_conformance.adapters.process import exit_text
from asl_conformance.adapters.watchman import TooLate, watched
from asl_conformance.base import console
from asl_conformance.protocol.reply import Outcomes
from tests.harness.adapters.asking import DEADLINE, MANY, ask, processes, quick, started
from tests.harness.cli.as_process import SCRIPT, environment, running, wait_for
from tests.harness.sample import saboteur
from tests.harness.systems import posix

__all__ = ["quick", "started"]


# -- command lines -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (r"C:\tools\engine.exe --fast", [r"C:\tools\engine.exe", "--fast"]),
        (r'"C:\Program Files\My Engine\engine.exe" -x', [r"C:\Program Files\My Engine\engine.exe", "-x"]),
        (r'java -jar "C:\my engines\e.jar"', ["java", "-jar", r"C:\my engines\e.jar"]),
        (r"java -jar 'C:\my engines\e.jar' -v", ["java", "-jar", r"C:\my engines\e.jar", "-v"]),
        (r"e.bat --name='a b' C:\O'Brien\x", ["e.bat", "--name=a b", r"C:\O'Brien\x"]),
        (r'e "C:\folder\\" next', ["e", "C:\\folder\\", "next"]),
        (r'e a\"b "" c', ["e", 'a"b', "", "c"]),
        (r"e \\server\share\x", ["e", r"\\server\share\x"]),
        ('e "a"b"c"', ["e", "abc"]),
    ],
)
def test_a_command_line_is_split_as_windows_does(line: str, words: list[str]) -> None:
    assert split(line, windows=True) == words


@pytest.mark.parametrize("windows", [True, False])
@pytest.mark.parametrize(
    "words", [["a b", "c"], ['say "hi"', r"\x"], ["x", "", r"C:\a b\\"], [r"a\\", r"b\"c"], ["plain"]]
)
def test_what_is_joined_is_split_again(words: list[str], windows: bool) -> None:
    assert split(join(words, windows=windows), windows=windows) == words


@pytest.mark.parametrize("line", ['e "open', "e 'open"])
def test_a_quote_that_stays_open_is_refused_on_windows_too(line: str) -> None:
    with pytest.raises(EngineStartError, match="cannot be split"):
        split(line, windows=True)


def test_a_program_is_looked_for_with_the_suffixes_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def which(name: str, path: str | None = None) -> str | None:
        return f"{name}.bat" if name.endswith("gradlew") else None

    monkeypatch.setattr(command, "shutil", SimpleNamespace(which=which))
    below = located(["./gradlew", "run"], tmp_path, windows=True)
    assert below == [str(tmp_path / "gradlew.bat"), "run"]
    assert located(["nothing", "-x"], tmp_path, windows=True) == ["nothing", "-x"]
    assert located(["./gradlew", "run"], tmp_path, windows=False) == ["./gradlew", "run"]


def test_a_name_in_another_case_is_no_second_variable_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_ENGINE", "old")
    found = surroundings({"My_Engine": "new"}, windows=True)
    assert [value for name, value in found.items() if name.upper() == "MY_ENGINE"] == ["new"]
    assert surroundings({"My_Engine": "new"}, windows=False)["MY_ENGINE"] == "old"


def test_a_file_that_is_no_program_is_reported_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*args: Any, **options: Any) -> None:
        error = OSError("[WinError 193] %1 is not a valid Win32 application")
        error.winerror = command.NO_PROGRAM  # type: ignore[attr-defined]
        raise error

    monkeypatch.setattr(sub, "Popen", refuses)
    with pytest.raises(EngineStartError, match=r"'e\.py' is not a program; name its interpreter"):
        command.start(["e.py"], None, {}, {})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (3, "exited with status 3"),
        (0xC0000005, "was ended by fault 0xC0000005 (an access violation)"),
        (0xC0000420, "was ended by fault 0xC0000420"),
        (-int(signal.SIGTERM), "was ended by SIGTERM"),
    ],
)
def test_an_exit_code_is_put_into_words(code: int, text: str) -> None:
    assert exit_text(code) == text


# -- what engines write ------------------------------------------------------------------------


def test_lines_that_end_as_on_windows_are_lines(started: list[int]) -> None:
    replies = ask(saboteur("windows_lines"))
    assert len(replies) == MANY
    assert all(isinstance(reply, Outcomes) for reply in replies.values())
    assert len(started) == 1


# -- trees of processes ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [tree.Tree, tree.Session])
def test_a_tree_knows_what_its_first_process_started_also_after_its_death(
    kind: type[tree.Tree], tmp_path: Path
) -> None:
    if not hasattr(tree.os, "killpg") and kind is tree.Session:
        pytest.skip("there are no sessions")
    note = tmp_path / "pid"
    child = "import os, sys, time; open(sys.argv[1], 'w').write(f'{os.getpid()} '); time.sleep(60)"
    parent = "import subprocess, sys; subprocess.Popen([sys.executable, '-S', '-c', *sys.argv[1:]]); input()"
    held = kind(limit=1)
    first = sub.Popen(
        [sys.executable, "-S", "-c", parent, child, str(note)],
        stdin=sub.PIPE,
        env={**command.surroundings({}), tree.MARK: held.mark},
        **held.options,
    )
    held.adopt(first)
    wait_for(lambda: note.exists() and note.read_text(encoding="utf-8").endswith(" "))
    both = held.memory()
    first.communicate(b"\n")
    grandchild = int(note.read_text(encoding="utf-8"))
    assert 0 < held.memory() < both
    held.kill()
    wait_for(lambda: grandchild not in {pid for pid, _ in processes()})


class Kernel(SimpleNamespace):
    """Records the calls that it gets, in place of kernel32."""

    def __init__(self, **answers: Any) -> None:
        super().__init__(said=[], limits=None, answers=answers)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            self.said.append(name)
            if name == "TerminateJobObject":
                self.first.kill()
            if name == "SetInformationJobObject":
                self.limits = args[2]._obj.BasicLimitInformation.LimitFlags
            if name == "QueryInformationJobObject":
                args[2]._obj.Count, args[2]._obj.Ids[0] = 1, psutil.Process().pid
            return self.answers.get(name, 1)

        return call


@pytest.mark.parametrize(("taken", "closed"), [(1, 1), (0, 1)])
def test_an_engine_is_put_into_a_job_before_it_runs(
    monkeypatch: pytest.MonkeyPatch, taken: int, closed: int
) -> None:
    kernel = Kernel(CreateJobObjectW=77, AssignProcessToJobObject=taken)
    monkeypatch.setattr(job, "kernel", lambda: kernel)
    monkeypatch.setattr(psutil.Process, "resume", lambda self: kernel.said.append("resume"))
    held = job.Job(limit=1)
    assert held.options["creationflags"] & job.CREATE_SUSPENDED
    assert kernel.limits == job.KILL_ON_JOB_CLOSE
    with sub.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"]) as first:
        first._handle = 5  # type: ignore[attr-defined]
        kernel.first = first
        held.adopt(first)
        assert kernel.said.index("AssignProcessToJobObject") < kernel.said.index("resume")
        if taken:
            assert [one.pid for one in held._members()] == [psutil.Process().pid]
        held.kill()
        assert ("TerminateJobObject" in kernel.said) == bool(taken)
        assert kernel.said.count("CloseHandle") == closed
        assert first.wait(DEADLINE)


def test_what_the_system_reads_is_laid_out_as_it_expects() -> None:
    if ctypes.sizeof(ctypes.c_void_p) != 8:
        pytest.skip("laid out for 64 bits")
    assert ctypes.sizeof(job.Limits) == 144
    assert job.Limits.JobMemoryLimit.offset == 120
    assert job.Listed.Ids.offset == 8


@posix
def test_a_harness_that_is_killed_leaves_no_engine(tmp_path: Path) -> None:
    """The engine hangs on a case and ignores the end of its input; so does the process that it started."""
    asked = join(saboteur("hangs_on_case", str(tmp_path)))  # an argument by which the process is found
    harness = sub.Popen(
        [sys.executable, SCRIPT, "20", "run", "--engine", asked, "--results", str(tmp_path / "run.jsonl")],
        env=environment(),
        stdout=sub.DEVNULL,
        stderr=sub.DEVNULL,
    )
    part = tmp_path / "run.jsonl.part"
    wait_for(lambda: part.exists() and part.read_bytes().count(b"\n") >= 13)
    assert len(running(str(tmp_path))) == 2
    harness.kill()
    harness.wait()
    wait_for(lambda: not running(str(tmp_path)))


@posix
def test_a_guardian_that_was_ended_itself_is_replaced() -> None:
    guardian.dismiss(0)
    first = guardian._own()
    first._process.kill()
    first._process.wait()
    wait_for(lambda: guardian.dismiss(0) is None and guardian._own() is not first)
    assert guardian._own()._process.poll() is None


# -- the alarm ---------------------------------------------------------------------------------


def spins() -> None:
    while True:
        pass


def sleeps() -> None:
    time.sleep(DEADLINE)


def deafens() -> None:
    """It ignores the first alarm."""
    try:
        spins()
    except TooLate:
        spins()


@pytest.mark.parametrize("call", [spins, sleeps, deafens])
def test_a_call_of_the_main_thread_is_woken(
    call: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchman, "AGAIN", 0.05)
    before, begun = signal.getsignal(signal.SIGINT), time.monotonic()
    with pytest.raises(TooLate):
        watched(0.02, call)
    assert time.monotonic() - begun < DEADLINE
    assert signal.getsignal(signal.SIGINT) == before


def test_a_call_of_another_thread_is_woken_too() -> None:
    ends: list[str] = []

    def work() -> None:
        try:
            watched(0.02, spins)
        except TooLate:
            ends.append("too late")

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(DEADLINE)
    assert ends == ["too late"]


def test_an_alarm_rings_within_its_call_or_not_at_all() -> None:
    for number in range(300):
        with contextlib.suppress(TooLate):
            assert watched(number * 1e-6, lambda: "well") == "well"
    assert watched(DEADLINE, lambda: "well") == "well"


def test_ctrl_c_goes_where_it_went_before() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        watched(DEADLINE, lambda: signal.raise_signal(signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


# -- the window --------------------------------------------------------------------------------


def test_a_window_that_is_closed_is_a_signal_and_the_system_is_kept_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handlers: list[Any] = []
    steps: list[object] = []

    def set_handler(handler: Any, add: bool) -> None:
        handlers.append(handler) if add else handlers.remove(handler)

    monkeypatch.setattr(console, "time", SimpleNamespace(sleep=lambda seconds: steps.append("waits")))
    before = signal.signal(signal.SIGTERM, lambda number, frame: steps.append(number))
    try:
        with console.closing_heeded(SimpleNamespace(SetConsoleCtrlHandler=set_handler)):
            (handler,) = handlers
            assert handler(0) == 0  # Ctrl-C must not reach it
            assert handler(console.CLOSINGS[0]) == 1
    finally:
        signal.signal(signal.SIGTERM, before)
    assert sorted(map(str, steps)) == sorted([str(signal.SIGTERM), "waits"])
    assert handlers == []


def test_the_grace_of_an_engine_is_for_systems_that_can_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a system that cannot ask a process to end, the harness does not wait for it."""
    monkeypatch.setattr(process, "GRACE", DEADLINE)
    engine = process.EngineProcess(saboteur("will_not_end"))
    monkeypatch.setattr(engine._tree, "ask_to_end", lambda: False)
    begun = time.monotonic()
    engine.kill()
    assert time.monotonic() - begun < DEADLINE / 2


def test_whoever_traces_after_calls_of_another_thread_were_too_late_does_not_stand_still() -> None:
    code = (
        "import sys, threading, time\n"
        "from asl_conformance.adapters.watchman import TooLate, watched\n"
        "def late():\n"
        "    for _ in range(20):\n"
        "        for call in (lambda: time.sleep(0.004), lambda: [i for i in range(200_000)]):\n"
        "            try: watched(0.002, call)\n"
        "            except TooLate: pass\n"
        "thread = threading.Thread(target=late); thread.start(); thread.join()\n"
        "def tracer(frame, event, arg): return tracer\n"
        "def traced(): return 1\n"
        "sys.settrace(tracer); traced(); sys.settrace(None)\n"
    )
    sub.run([sys.executable, "-c", code], check=True, timeout=DEADLINE, env=environment())
