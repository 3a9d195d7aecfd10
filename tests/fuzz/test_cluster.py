"""A campaign on a real Dask cluster: a scheduler and two worker processes, one of which is killed."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.base import EngineLost
from asl_conformance.adapters.choose import Choice
from asl_conformance.cli import main
from asl_conformance.fuzz.boards.boards import numbered
from asl_conformance.fuzz.campaign import cluster, remote
from asl_conformance.fuzz.campaign.campaign import (
    Alone,
    CrewLost,
    Hands,
    Killed,
    Report,
    Task,
    reports_in_order,
)
from asl_conformance.fuzz.campaign.cluster import Cluster, NoCluster
from asl_conformance.fuzz.campaign.switched import EditionsTask

if find_spec("distributed") is None:
    pytest.skip("a cluster needs distributed: pip install distributed", allow_module_level=True)
# distributed leaves its sockets and event loops to the garbage collector
pytestmark = pytest.mark.filterwarnings("ignore")

COUNT, SIZE = 60, 2
PLACE = "__import__('importlib').import_module('asl_conformance.fuzz.campaign.remote').__file__"
ENGINE = '''
import time
from asl_reference.protocol import requests as wire

class OneWay:
    """Trenches are connected to those that come before them only, and it takes its time."""
    def initialize(self, params):
        return wire.initialize(params)
    def evaluate(self, params):
        time.sleep(0.005)
        result = wire.evaluate(params)
        for outcome in result["outcomes"]:
            for name, counter in outcome.get("answer", {}).get("counters", {}).items():
                counter["connected"] = [other for other in counter["connected"] if other < name]
        return result
'''


NURSERY = """
import importlib, json, os, signal, sys
names = ("dask_scheduler", "dask_worker")
kinds = {kind: importlib.import_module(f"distributed.cli.{kind}") for kind in names}
import dask
born = set()
for line in sys.stdin:
    told = json.loads(line)
    if "wait" in told:
        born.discard(told["wait"])
        print(os.waitstatus_to_exitcode(os.waitpid(told["wait"], 0)[1]), flush=True)
        continue
    pid = os.fork()
    if not pid:
        os.close(0)
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        os.dup2(os.open(told["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.chdir(told["folder"])
        dask.config.set(temporary_directory=told["folder"])
        kinds[told["kind"]].main(told["args"])
    born.add(pid)
    print(pid, flush=True)
for pid in born:
    os.kill(pid, signal.SIGKILL)
"""
"""It imports the slow modules once. On request it forks into a scheduler or a worker."""


class Nursery:
    """It starts the processes of clusters, without this project on their path, and ends all with itself."""

    def __init__(self, folder: Path) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            cwd=folder,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def tell(self, **what: Any) -> int:
        """Sends a request and returns the number that it answers with."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *exc: object) -> None:
        self.process.communicate()


class Born(NamedTuple):
    """A process that a nursery has started."""

    nursery: Nursery
    pid: int

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> int:
        """Waits for its end and returns its exit status."""
        return self.nursery.tell(wait=self.pid)


class Running:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, nursery: Nursery, folder: Path, workers: int = 2) -> None:
        self.nursery = nursery
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.scheduler = self._start("dask_scheduler", "--port", "0")
        self.workers = [self.worker() for _ in range(workers)]

    def worker(self) -> Born:
        """Starts one more worker."""
        return self._start("dask_worker", "--nthreads", "1", "--no-nanny")

    def _start(self, kind: str, *args: str) -> Born:
        every = ["--scheduler-file", str(self.file), "--no-dashboard", "--host", "127.0.0.1", *args]
        log = str(self.folder / f"{kind}.log")
        return Born(self.nursery, self.nursery.tell(kind=kind, args=every, folder=str(self.folder), log=log))

    @cached_property
    def address(self) -> str:
        """The address of the scheduler, once all workers have registered."""
        until = time.monotonic() + 60
        while not self.file.exists() or not self.file.read_text(encoding="utf-8"):
            assert time.monotonic() < until, (self.folder / "dask_scheduler.log").read_text(encoding="utf-8")
            time.sleep(0.05)
        import distributed  # this import takes most of a second, so only the process with these tests pays it

        with distributed.Client(scheduler_file=str(self.file), set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=60)
            return str(client.scheduler.address)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "slow_engine.py").write_text(ENGINE, encoding="utf-8")
    with Nursery(folder) as nursery:
        yield Running(nursery, folder)


@pytest.fixture(autouse=True)
def here(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(running.folder)


def task(folder: Path) -> Task:
    choice = Choice("python:slow_engine:OneWay", folder)
    return Task(choice, "current", 1, ("B27-INV-08",), "trenches", alone=True)


def test_a_worker_killed_in_mid_campaign_loses_nothing(running: Running) -> None:
    with Hands(task(running.folder)) as hands:
        alone = list(reports_in_order(Alone(hands), COUNT, size=SIZE))
    reports: list[Report | Killed] = []
    victim = running.worker()
    with Cluster(running.address, task(running.folder)) as crew:
        crew.client.wait_for_workers(len(running.workers) + 1, timeout=60)
        for report in reports_in_order(crew, COUNT, size=SIZE):
            reports.append(report)
            if len(reports) == 5:
                victim.kill()
    assert reports == alone
    assert victim.wait() == -signal.SIGKILL
    assert any(report.seen for report in reports if isinstance(report, Report))


def test_a_report_that_goes_with_its_worker_is_made_again(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is killed after it announced its report and before anybody has fetched it."""
    import distributed

    running.worker()
    seen: list[str] = []

    class Late(distributed.as_completed):  # type: ignore[misc]
        def __next__(self) -> Any:
            future = super().__next__()
            if not seen:
                (holder,) = crew.client.who_has([future])[future.key]
                os.kill(crew.client.run(os.getpid, workers=[holder])[holder], signal.SIGKILL)
                until = time.monotonic() + 60
                while future.status == "finished" and holder in crew.client.who_has([future])[future.key]:
                    assert time.monotonic() < until, "nobody misses the worker"
                seen.append(future.status)
            return future

    monkeypatch.setattr(distributed, "as_completed", Late)
    with Cluster(running.address, task(running.folder)) as crew:
        crew.client.wait_for_workers(len(running.workers) + 1, timeout=60)
        reports = list(reports_in_order(crew, 8, size=SIZE))
    assert seen
    with Hands(task(running.folder)) as hands:
        assert reports == list(reports_in_order(Alone(hands), 8, size=SIZE))


def test_a_lost_scheduler_is_reported_and_not_waited_for(running: Running, tmp_path: Path) -> None:
    shutil.copy(running.folder / "slow_engine.py", tmp_path)
    reports: list[Report | Killed] = []

    def campaign(crew: Cluster, own: Running) -> None:
        for report in reports_in_order(crew, COUNT, size=SIZE):
            reports.append(report)
            own.scheduler.kill()

    own = Running(running.nursery, tmp_path, workers=1)
    with (
        Cluster(own.address, task(tmp_path), patience=5) as crew,
        pytest.raises(CrewLost, match="the cluster is gone"),
    ):
        campaign(crew, own)
    own.workers[0].kill()
    assert reports


DYING = """
import json, pathlib, sys, time
until = time.monotonic() + 100
doomed = json.loads(pathlib.Path("doomed.json").read_text())
for line in sys.stdin:
    asked = json.loads(line)
    params = asked["params"]
    if asked["method"] == "initialize":
        said = {"protocol": 1, "name": "dying", "editions": ["2025-01", "older"]}
        said["questions"] = {"los": ["clear"]}
    else:
        if params["position"] in doomed:
            sys.exit(7)
        while not pathlib.Path("go").exists() and time.monotonic() < until:
            time.sleep(0.01)
        clear = params["edition"] == "older"
        said = {"outcomes": [{"answer": {"clear": clear}} for _ in params["questions"]]}
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": said}), flush=True)
"""


def test_an_engine_that_is_lost_ends_it_though_another_worker_is_at_it_for_long(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the boards of the first chunk the engine dies; on all others it runs until the test is over."""
    (running.folder / "dying.py").write_text(DYING, encoding="utf-8")
    (running.folder / "go").unlink(missing_ok=True)
    doomed = [numbered(3, board) for board in range(4)]
    (running.folder / "doomed.json").write_text(json.dumps(doomed), encoding="utf-8")
    engine = Choice((sys.executable, "dying.py"), running.folder, timeout=600, max_restarts=2)
    reports: list[Report | Killed] = []
    kept: list[Report] = []
    try:
        with (
            Cluster(running.address, EditionsTask(engine, "older", "current", 3).abroad()) as crew,
            pytest.raises(EngineLost, match="restarted 2 times"),
        ):
            reports.extend(reports_in_order(crew, 40, keep=kept.append, size=4))
    finally:
        (running.folder / "go").touch()
    assert [one.count for one in reports if isinstance(one, Report)] == [0]
    assert kept == []


def test_an_error_on_a_worker_is_raised_at_home_however_deep_it_was(running: Running) -> None:
    class Endless:
        def __reduce__(self) -> tuple[object, ...]:
            return eval, ("(lambda f: f(f))(lambda f: f(f))",)

    with Cluster(running.address, task(running.folder)) as crew:
        crew._job = pickle.dumps(Endless())
        with pytest.raises(RecursionError):
            list(reports_in_order(crew, COUNT, size=SIZE))


def test_code_that_has_not_arrived_as_a_whole_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "asl_conformance-0.zip"
    with zipfile.ZipFile(whole, "w") as packed:
        packed.writestr("asl_conformance/__init__.py", "# what is shipped\n" * 100)
    place = tmp_path / "worker" / whole.name
    place.parent.mkdir()
    place.write_bytes(whole.read_bytes()[:-100])
    monkeypatch.syspath_prepend(place)
    monkeypatch.setattr(remote, "ARRIVAL", 0.1)
    with pytest.raises(RuntimeError, match=f"{whole.name} did not arrive"):
        remote._own_copy(whole.name)
    shutil.copy(whole, place)
    own = Path(remote._own_copy(whole.name))
    place.write_bytes(b"")
    assert remote._own_copy(whole.name) == str(own)
    assert own.read_bytes() == whole.read_bytes()


def test_the_command_line_has_the_cluster_look_and_shrinks_at_home(running: Running) -> None:
    args = ["fuzz", "--boards", "32", "--invariant", "B27-INV-08", "--theme", "trenches", "--alone"]
    args += ["--engine", "python:slow_engine:OneWay"]
    far = CliRunner().invoke(main, [*args, "--cluster", running.address])
    near = CliRunner().invoke(main, args)
    assert far.exit_code == near.exit_code == 1, far.output
    findings = far.stdout.partition("boards of seed")[0]
    assert findings == near.stdout.partition("boards of seed")[0]  # progress goes to stderr
    assert "Given" in findings


def test_workers_that_have_no_features_know_the_errata(running: Running) -> None:
    """B9-INV-86 asks the same question under two editions."""
    args = ["fuzz", "--boards", "4", "--invariant", "B9-INV-86", "--theme", "bocage", "--alone"]
    found = CliRunner().invoke(main, [*args, "--engine", "reference", "--cluster", running.address])
    assert found.exit_code == 0, found.output
    assert "1 invariants checked" in found.output


def test_the_code_is_shipped_to_the_workers_compiled_and_they_do_without_hypothesis(running: Running) -> None:
    with Cluster(running.address, task(running.folder)) as crew:
        places = crew.client.run(eval, PLACE)
        loaded = crew.client.run(eval, "'hypothesis' in __import__('sys').modules")
    assert places
    assert all(crew.shipped in place and place.endswith(".pyc") for place in places.values())
    assert not any(loaded.values())


def test_the_same_code_is_shipped_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    with Cluster(running.address, task(running.folder)) as first:
        monkeypatch.setattr(distributed.Client, "upload_file", None)
        with Cluster(running.address, task(running.folder)) as second:
            assert second.shipped == first.shipped


def test_a_cluster_that_is_not_there_is_a_usage_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    result = CliRunner().invoke(main, ["fuzz", "--boards", "16", "--cluster", "tcp://127.0.0.1:9"])
    assert result.exit_code == 2, result.output
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in result.output


def test_without_distributed_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install distributed"):
        Cluster("tcp://127.0.0.1:9", task(Path()))
