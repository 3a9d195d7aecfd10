"""Campaigns: several processes share the boards, processes may be killed, and a campaign can be continued."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from asl_conformance.adapters.base import EngineLost
from asl_conformance.adapters.choose import Choice
from asl_conformance.base.ending import ENDS
from asl_conformance.cli import main
from asl_conformance.fuzz.boards.ground import Ground
from asl_conformance.fuzz.campaign import checkpoint
from asl_conformance.fuzz.campaign import crew as crews
from asl_conformance.fuzz.campaign.campaign import (
    DEATHS,
    Chunk,
    Crew,
    CrewLost,
    Hands,
    Killed,
    Report,
    Seen,
    Task,
    Total,
    gaps,
    reports_in_order,
)
from asl_conformance.fuzz.campaign.campaign import Alone as CrewOfOne
from asl_conformance.fuzz.campaign.crew import Processes
from asl_conformance.fuzz.campaign.pace import Pace, shown
from tests.harness.cli.as_process import interruptible, running, wait_for
from tests.harness.systems import posix
from tests.often import NIGHT, every, often

COUNT, SIZE = 32, 4
ENGINES = '''
import json, os, pathlib, signal
from asl_reference.protocol import requests as wire

class OneWay:
    """Trenches are connected to those that come before them only."""
    def initialize(self, params):
        return wire.initialize(params)
    def evaluate(self, params):
        result = wire.evaluate(params)
        for outcome in result["outcomes"]:
            for name, counter in outcome.get("answer", {}).get("counters", {}).items():
                counter["connected"] = [other for other in counter["connected"] if other < name]
        return result

class Deadly(OneWay):
    """One position makes it take its process along."""
    def evaluate(self, params):
        if json.loads(json.dumps(params["position"])) == json.loads(pathlib.Path("deadly.json").read_text()):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().evaluate(params)
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with wrong engines in it."""
    (tmp_path / "wrong_engines.py").write_text(ENGINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def task(engine: str = "OneWay", seed: int = 1) -> Task:
    choice = Choice(f"python:wrong_engines:{engine}")
    return Task(choice, "current", seed, ("B27-INV-08",), "trenches", alone=True)


def test_a_chunk_of_boards_that_take_long_is_short() -> None:
    """Time is checked only between chunks: ``--for`` must also work with an engine of seconds per board."""
    whole = replace(task(), ground=Ground("a board", "{}"))
    assert whole.chunk <= 2 < replace(task(), los=True).chunk < task().chunk


def alone(one: Task) -> list[Report | Killed]:
    """The reports of a campaign that runs in this process."""
    with Hands(one) as hands:
        return list(reports_in_order(CrewOfOne(hands), COUNT, size=SIZE))


class Fake:
    """A crew that does chunks in random order, several at once, and is killed by some of them."""

    def __init__(self, seed: int = 0, deadly: frozenset[int] = frozenset(), lost_at: int = -1) -> None:
        self.dice = random.Random(seed)
        self.deadly = deadly
        self.lost_at = lost_at

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        busy: list[Chunk] = []
        while todo or busy:
            while todo and len(busy) < 3:
                busy.append(todo.popleft())
            chunk = busy.pop(self.dice.randrange(len(busy)))
            boards = range(chunk.start, chunk.start + chunk.count)
            if self.deadly & set(boards):
                yield Killed(chunk, "killed by SIGKILL")
            elif self.lost_at in boards:
                yield Report(chunk.start, self.lost_at - chunk.start, lost="restarted too often")
            else:
                yield Report(chunk.start, chunk.count)

    def close(self) -> None:
        """Nothing to close."""


def boards_of(reports: Iterator[Report | Killed]) -> list[int]:
    """The numbers of the boards in these reports, in the order of the reports."""
    chunks = [one.chunk if isinstance(one, Killed) else Chunk(one.start, one.count) for one in reports]
    return [n for chunk in chunks for n in range(chunk.start, chunk.start + chunk.count)]


ranges = st.sets(st.integers(0, 20)).map(lambda some: [Report(3 * n, 3) for n in sorted(some)])


@given(ranges, st.integers(1, 70), st.integers(1, 9))
def test_what_is_not_done_is_just_what_was_not_reported(done: list[Report], count: int, size: int) -> None:
    chunks = list(gaps(reversed(done), count, size))
    left = [n for chunk in chunks for n in range(chunk.start, chunk.start + chunk.count)]
    assert left == [n for n in range(count) if Report(n // 3 * 3, 3) not in done]
    assert all(0 < chunk.count <= size for chunk in chunks)


@given(ranges, st.integers(0), st.sets(st.integers(0, 60), max_size=3))
def test_boards_are_reported_in_order_each_once(done: list[Report], seed: int, deadly: set[int]) -> None:
    kept: list[Report] = []
    crew = Fake(seed, frozenset(deadly))
    reports = list(reports_in_order(crew, 63, done, kept.append, size=4))
    assert boards_of(iter(reports)) == list(range(63))
    killers = {one.chunk.start for one in reports if isinstance(one, Killed)}
    assert killers == {n for n in deadly if Report(n // 3 * 3, 3) not in done}
    assert {one.start for one in kept}.isdisjoint({one.start for one in done})


def test_a_lost_engine_ends_the_campaign_at_its_board() -> None:
    kept: list[Report] = []
    reports = reports_in_order(Fake(1, lost_at=22), 40, (), kept.append, size=4)
    with pytest.raises(EngineLost, match="restarted too often"):
        list(reports)
    assert 22 not in boards_of(iter(kept))
    assert 21 in boards_of(iter(kept))


def test_two_processes_see_what_one_sees_though_one_of_them_is_killed() -> None:
    killed: list[int] = []

    def kill(_: Report) -> None:
        busy = [] if killed else _busy(crew)
        for pid in busy[:1]:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    with Processes(task(), 2) as crew:
        reports = list(reports_in_order(crew, COUNT, keep=kill, size=SIZE))
    assert killed
    assert reports == alone(task())
    total = Total()
    for report in reports:
        total.take(report)
    assert total.boards == COUNT
    assert total.counts["invariant", ("B27-INV-08",)] > 1


def _busy(crew: Processes) -> list[int]:
    return [one.process.pid for one in crew.processes if one.chunk is not None and one.process.pid]


def test_a_board_that_kills_its_process_every_time_is_named_and_the_others_are_done(folder: Path) -> None:
    count, size = (12, SIZE) if NIGHT else (8, 1)  # a chunk is split only after two processes
    with Hands(task()) as hands:
        (folder / "deadly.json").write_text(json.dumps(hands.hunt().board(5)[0]), encoding="utf-8")
    with Processes(replace(task("Deadly"), alone=False), 1 + NIGHT) as crew:
        reports = list(reports_in_order(crew, count, size=size))
    killed = [one for one in reports if isinstance(one, Killed)]
    assert [(str(one.chunk), one.how) for one in killed] == [("board 5", "killed by SIGKILL")]
    assert boards_of(iter(reports)) == list(range(count))


def test_a_process_that_is_started_imports_nothing_of_what_home_began_with() -> None:
    own = sys.modules["__main__"]
    with crews._bare():
        assert not hasattr(sys.modules["__main__"], "__file__")
        assert sys.modules["__main__"].__spec__ is None
    assert sys.modules["__main__"] is own


def test_it_ends_when_every_process_dies() -> None:
    everything = Fake(deadly=frozenset(range(400)))
    with pytest.raises(CrewLost, match=f"{DEATHS} workers in a row"):
        list(reports_in_order(everything, 400))


def test_what_is_seen_is_counted_and_handed_on_once() -> None:
    total = Total()
    once = Seen("invariant", ("B9-INV-01",), 3, 2)
    first = total.take(Report(0, 16, 100, ("B9-INV-01",), (once,), uncompared=3))
    again = total.take(Report(16, 16, 50, (), (Seen("invariant", ("B9-INV-01",), 17, 4),), uncompared=4))
    assert [(one.number, one.key) for one in first] == [(3, ("B9-INV-01",))]
    assert again == []
    assert total.uncompared == 7
    assert (total.boards, total.asked, total.counts["invariant", ("B9-INV-01",)]) == (32, 150, 6)


HEADER = checkpoint.Header("mine 1.0", "./mine", "current", 7)


def test_a_checkpoint_is_read_back_but_for_a_line_broken_off(folder: Path) -> None:
    path = folder / checkpoint.NAME
    report = Report(0, 16, 40, ("B9-INV-01",), (Seen("difference", ("los", "clear", "B9.2"), 3, 2),))
    found = checkpoint.Found("difference", ("los", "clear", "B9.2"), "los: clear is True")
    with checkpoint.begin(path, HEADER) as kept:
        kept.keep(report)
        kept.bring(found)
    with path.open("ab") as file:
        file.write(b'{"record":"chunk","sta')
    assert not checkpoint.ended(path)
    with checkpoint.resume(path, HEADER) as kept:
        assert kept.reports == [report]
        assert kept.found == {("difference", ("los", "clear", "B9.2")): found}
        kept.keep(Report(16, 16, 40, ("B9-INV-01", "B9-INV-02")))
        kept.end(32)
    with checkpoint.resume(path, HEADER) as kept:
        assert [one.checked for one in kept.reports] == [("B9-INV-01",), ("B9-INV-02",)]
        assert kept.ended == 32
    assert checkpoint.ended(path)


@pytest.mark.parametrize(
    ("other", "text"),
    [
        (checkpoint.Header("mine 1.0", "./mine", "current", 8), "another seed: 7, not 8"),
        (checkpoint.Header("mine 1.1", "./mine", "current", 7), "another engine: mine 1.0, not mine 1.1"),
        (checkpoint.Header("mine 1.0", "./mine", "older", 7), "another edition: current, not older"),
        (checkpoint.Header("mine 1.0", "./mine", "current", 7, code="0123"), "another code"),
        (
            checkpoint.Header("mine 1.0", "./mine", "current", 7, ("B9-INV-01",)),
            "another checks: all, not B9",
        ),
    ],
)
def test_a_checkpoint_of_another_campaign_is_refused(
    folder: Path, other: checkpoint.Header, text: str
) -> None:
    checkpoint.begin(folder / "c.jsonl", HEADER).close()
    with pytest.raises(checkpoint.BadCheckpoint, match=text):
        checkpoint.resume(folder / "c.jsonl", other)


@pytest.mark.parametrize("text", ["", "{}\n", "no\n", '{"record":"end","boards":1}\n'])
def test_what_is_no_checkpoint_is_not_touched(folder: Path, text: str) -> None:
    path = folder / "c.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(checkpoint.BadCheckpoint, match=r"c\.jsonl"):
        checkpoint.resume(path, HEADER)
    assert path.read_text(encoding="utf-8") == text


CHECK = ("--theme", "trenches", "--invariant", "B27-INV-08", "--alone")
ARGS = ("--engine", "python:wrong_engines:OneWay", *CHECK)


def call(*args: str) -> Result:
    return CliRunner().invoke(main, ["fuzz", *ARGS, *args])


def test_an_interrupted_campaign_goes_on_where_it_stopped(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = call("--boards", "64", "--findings", "whole")
    keep, kept = checkpoint.Checkpoint.keep, list[Report]()

    def ctrl_c(self: checkpoint.Checkpoint, report: Report) -> None:
        keep(self, report)
        kept.append(report)
        if len(kept) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(checkpoint.Checkpoint, "keep", ctrl_c)
    broken_off = call("--boards", "64", "--findings", "found")
    assert broken_off.exit_code == 130, broken_off.output
    assert "--resume found/campaign.jsonl continues from there" in broken_off.output
    assert [path.name for path in (folder / "found").glob("fuzz-*")]
    monkeypatch.undo()
    monkeypatch.chdir(folder)

    done = call("--boards", "64", "--findings", "found")
    assert done.exit_code == whole.exit_code == 1
    assert "32 boards were done before, 32 are left" in done.output
    assert "64 boards of seed 1" in done.output
    assert "Scenario" not in done.output  # it was shrunk and shown before
    assert _counts(done) == _counts(whole)
    other = call("--boards", "96", "--resume", "found/campaign.jsonl", "--seed", "2")
    assert other.exit_code == 2
    assert "another seed: 1, not 2" in " ".join(other.output.split())
    more = call("--boards", "80", "--resume", "found/campaign.jsonl")
    assert "64 boards were done before, 16 are left" in more.output


def _counts(result: Result) -> list[str]:
    return [line for line in result.output.splitlines() if " boards  invariant " in line]


def test_a_campaign_that_came_to_its_end_begins_anew(folder: Path) -> None:
    first = call("--boards", "16", "--findings", "found")
    second = call("--boards", "16", "--findings", "found", "--seed", "2")
    assert first.exit_code in (0, 1)
    assert "done before" not in second.output
    assert "16 boards of seed 2" in second.output


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGINT, 130),
        *((one, 128 + one) for one in ENDS[:: every(len(ENDS))]),
        (getattr(signal, "SIGKILL", signal.SIGTERM), -9),
    ],
)
@posix
def test_what_ends_home_ends_the_processes_with_their_engines_and_leaves_a_checkpoint(
    folder: Path, number: signal.Signals, code: int
) -> None:
    """The main process cannot handle SIGKILL. The engines have sessions of their own."""
    asked = folder / "by_command.py"
    asked.write_text("from asl_reference.__main__ import main\nmain()\n", encoding="utf-8")
    path = folder / "found" / checkpoint.NAME
    args = ("--engine", f"{sys.executable} -S {asked}", *CHECK, "--boards", "1000000", "--jobs", "2")
    with subprocess.Popen(
        [sys.executable, "-m", "asl_conformance", "fuzz", *args, "--findings", "found"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=interruptible,
    ) as process:
        while process.poll() is None and (
            not path.exists() or path.read_text(encoding="utf-8").count('"chunk"') < 1
        ):
            time.sleep(0.05)
        wait_for(lambda: len(running(str(asked))) >= 3)
        _signal(process.pid, number)
        output, _ = process.communicate(timeout=60)
    assert process.returncode == code, output
    assert _gone(process.pid)
    wait_for(lambda: not running(str(asked)))
    assert path.read_bytes().endswith(b"}\n")
    assert "of seed 1" in output or number == signal.SIGKILL


def _signal(home: int, number: signal.Signals) -> None:
    """SIGINT goes to the whole group, as Ctrl-C does; any other signal goes to the main process only."""
    if number == signal.SIGINT:
        os.killpg(home, number)
    else:
        os.kill(home, number)


def _gone(group: int) -> bool:
    """Whether all processes of the group end within a minute; the one of multiprocessing is the last."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@posix
def test_a_campaign_killed_at_random_and_begun_again_finds_what_an_undisturbed_one_finds(
    folder: Path,
) -> None:
    """It may be killed before it has written its first line. A night does this ten times."""
    found, chance = folder / "found", random.Random(5)
    path = found / checkpoint.NAME
    args = (*ARGS, "--boards", "96")
    command = [sys.executable, "-m", "asl_conformance", "fuzz", *args, "--findings", "found"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    found.mkdir()
    path.write_bytes(b"")

    def killed_after(chunks: int) -> None:
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
            wait_for(lambda: path.read_bytes().count(b'"chunk"') >= chunks or process.poll() is not None)
            process.kill()

    for chunks in sorted(chance.randrange(1, 6) for _ in range(often(2, 10))):
        killed_after(chunks)
    last = subprocess.run(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    whole = CliRunner().invoke(main, ["fuzz", *args, "--findings", "whole"])
    assert last.returncode == whole.exit_code == 1
    assert [line for line in last.stdout.splitlines() if " boards  invariant " in line] == _counts(whole)
    assert _findings(found) == _findings(folder / "whole")
    assert sorted(file.name for file in found.glob("campaign*")) == [checkpoint.NAME]


def _findings(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("fuzz-*")}


def test_of_campaigns_in_one_folder_the_first_writes_and_the_others_name_it(folder: Path) -> None:
    path = folder / "found" / checkpoint.NAME
    with checkpoint.begin(path, HEADER):
        before = path.read_bytes()
        for _ in range(3):
            result = call("--boards", "16", "--findings", "found")
            assert result.exit_code == 2, result.output
            assert f"now (process {os.getpid()})" in " ".join(result.output.split())
        assert path.read_bytes() == before
    with checkpoint.resume(path, HEADER), pytest.raises(checkpoint.BadCheckpoint, match="another campaign"):
        checkpoint.resume(path, HEADER)


def test_jobs_and_cluster_exclude_each_other() -> None:
    result = call("--jobs", "2", "--cluster", "tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert "every worker is a job" in result.output


def test_the_pace_tells_rate_findings_and_time_left() -> None:
    now = [100.0]
    pace = Pace(100_000, before=1000, clock=lambda: now[0])
    assert pace.status(1000, 0) == "1000 of 100000 boards, 0 a second, 0 found"
    now[0] += 10
    assert pace.status(1600, 3) == "1600 of 100000 boards, 60 a second, 3 found, 0:27:20 left"


def test_where_there_is_no_terminal_a_line_comes_now_and_then() -> None:
    now = [0.0]
    out = Console(file=io.StringIO(), width=80)
    with out.capture() as captured, shown(out, Pace(100, clock=lambda: now[0])) as tick:
        for done in range(10, 101, 10):
            now[0] += 10
            tick(done, 1)
    assert captured.get().splitlines() == [
        "30 of 100 boards, 1 a second, 1 found, 0:01:10 left",
        "60 of 100 boards, 1 a second, 1 found, 0:00:40 left",
        "90 of 100 boards, 1 a second, 1 found, 0:00:10 left",
    ]


def test_every_crew_is_a_crew() -> None:
    crews: list[Crew] = [Fake(), CrewOfOne(Hands(task()))]
    for crew in crews:
        assert list(crew.run(deque())) == []
        crew.close()
