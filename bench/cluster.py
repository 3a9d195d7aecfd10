"""What a campaign costs around its boards: home, scheduler, messages. ``scale.py`` uses the costs.

Measured in processor time, so that others on the machine count little: a Dask scheduler and workers of this
machine get chunks without boards, which go the same way as real ones.
"""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from measure import calibrate
from scale import FILE, Costs, beats

from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.fuzz.campaign import checkpoint
from asl_conformance.fuzz.campaign.campaign import CHUNK, Chunk, Crew, Killed, Report, Task
from asl_conformance.fuzz.campaign.cluster import Cluster

TASK = Task(Choice(REFERENCE, timeout=120), "current", 1)
"""A campaign with all that is asked; the time of an engine of one's own comes on top."""
QUIET = 5.0
"""Seconds in which nothing is done, to see what it costs to be there."""


@contextmanager
def running(workers: int, folder: Path) -> Iterator[str]:
    """A scheduler and its workers, each a process without this project on its path; returns the address."""
    import distributed

    file, env = folder / "scheduler.json", {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}

    def start(kind: str, *more: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{kind}", "--scheduler-file", str(file)]
        quiet = subprocess.DEVNULL
        found = subprocess.Popen(
            [*command, "--no-dashboard", "--host", "127.0.0.1", *more],
            cwd=folder,
            env=env | {"DASK_TEMPORARY_DIRECTORY": str(folder)},
            stdout=quiet,
            stderr=quiet,
        )
        stack.callback(found.wait)
        stack.callback(found.terminate)
        return found

    with ExitStack() as stack:
        start("dask_scheduler", "--port", "0")
        for _ in range(workers):
            start("dask_worker", "--nthreads", "1", "--no-nanny")
        until = time.monotonic() + 120
        while not file.exists() or not file.read_text(encoding="utf-8"):
            if time.monotonic() > until:
                raise SystemExit("no scheduler came up")
            time.sleep(0.05)
        with distributed.Client(scheduler_file=str(file), set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=120)
            address = str(client.scheduler.address)
        yield address


def traffic() -> list[int]:
    """Bytes that the open connections of this process have sent and received so far. Linux."""
    import socket  # pickled by value: it runs on the scheduler, where this module is not
    import sys
    from pathlib import Path

    sums = [0, 0]
    for name in Path("/proc/self/fd").iterdir():
        try:
            with socket.socket(fileno=os.dup(int(name.name))) as one:
                info = one.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 192)
        except OSError:
            continue
        sums[0] += int.from_bytes(info[120:128], sys.byteorder)
        sums[1] += int.from_bytes(info[128:136], sys.byteorder)
    return sums


def _spent(client: Any) -> dict[str, float]:
    """Processor seconds so far of home, scheduler and workers, and the scheduler's bytes."""
    scheduler = client.run_on_scheduler(time.process_time)
    sent, received = client.run_on_scheduler(traffic)
    workers = sum(client.run(time.process_time).values())
    return {
        "home": time.process_time(),
        "scheduler": scheduler,
        "worker": workers,
        "sent": sent,
        "received": received,
        "clock": time.perf_counter(),
    }


def _between(client: Any, work: Any) -> dict[str, float]:
    before = _spent(client)
    work()
    after = _spent(client)
    return {name: after[name] - before[name] for name in after}


@contextmanager
def crew_of(workers: int) -> Iterator[Cluster]:
    """A crew of so many workers, each with its engine at work already."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(workers, Path(folder)) as address,
        Cluster(address, TASK.abroad(far=True)) as crew,
    ):
        done(crew, [Chunk(0, 0) for _ in range(8 * workers)])
        yield crew


def handled(workers: int, chunks: int) -> dict[str, float]:
    """Cost of a chunk without boards with so many workers, and of a second of waiting."""
    with crew_of(workers) as crew:
        idle = _between(crew.client, lambda: time.sleep(QUIET))
        busy = _between(crew.client, lambda: done(crew, [Chunk(n, 0) for n in range(chunks)]))
    seconds, rest = busy["clock"], {name: spent / QUIET for name, spent in idle.items()}
    return {
        "home": (busy["home"] - rest["home"] * seconds) / chunks,
        "scheduler": (busy["scheduler"] - rest["scheduler"] * seconds) / chunks,
        "worker": (busy["worker"] - rest["worker"] * seconds) / chunks,
        "bytes": (busy["sent"] + busy["received"]) / chunks,
        "idle": rest["scheduler"],
    }


def worked(workers: int, boards: int, size: int) -> dict[str, float]:
    """Processor seconds of the workers, of the scheduler and of home for real boards, without the start."""
    with crew_of(workers) as crew:
        chunks = [Chunk(n, size) for n in range(0, boards, size)]
        return _between(crew.client, lambda: done(crew, chunks))


def done(crew: Crew, chunks: Sequence[Chunk]) -> list[Report]:
    """The reports of the chunks."""
    found = []
    for report in crew.run(deque(chunks)):
        if isinstance(report, Killed) or report.lost:
            raise SystemExit(f"a chunk was lost: {report}")
        found.append(report)
    return found


def alone(boards: int) -> tuple[float, float]:
    """Processor seconds per board in this process, and bytes of the report of a chunk."""
    with TASK.open() as hands:
        hands.work(Chunk(0, 2))
        begun = time.process_time()
        reports = [hands.work(Chunk(n, CHUNK)) for n in range(0, boards, CHUNK)]
        spent = time.process_time() - begun
    return spent / boards, sum(len(msgspec.json.encode(one)) for one in reports) / len(reports)


def started() -> float:
    """Processor seconds of a process until its first boards, without these boards."""
    code = "from cluster import TASK, Chunk; TASK.open().work(Chunk(0, 0))"
    before = os.times()
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def kept(chunks: int) -> float:
    """Seconds by the clock to write a chunk into the checkpoint."""
    report = Report(0, CHUNK, 7000, tuple(f"B27-INV-{n:02}" for n in range(190)))
    header = checkpoint.Header("bench", "bench", "current", 1)
    with (
        tempfile.TemporaryDirectory() as folder,
        checkpoint.begin(Path(folder, "campaign.jsonl"), header) as file,
    ):
        begun = time.perf_counter()
        for _ in range(chunks):
            file.keep(report)
        return (time.perf_counter() - begun) / chunks


def measured(boards: int, chunks: int, workers: Sequence[int]) -> Costs:
    """All costs that the model needs; best with two numbers of workers, far apart."""
    calibration = calibrate()  # first: beside the suite in memory the loop takes longer
    board, report = alone(boards)
    by_number = {many: handled(many, chunks) for many in workers}
    few, many = min(workers), max(workers)
    beat = (by_number[many]["idle"] - by_number[few]["idle"]) / (beats(many) - beats(few))

    def middle(name: str) -> float:
        return median(one[name] for one in by_number.values())

    return Costs(
        calibration=calibration,
        board=board,
        start=started(),
        worker=middle("worker"),
        scheduler=middle("scheduler"),
        rest=by_number[few]["idle"] - beats(few) * beat,
        beat=beat,
        home=middle("home"),
        kept=kept(200),
        bytes=middle("bytes") + 2 * report,
    )


def main() -> None:
    """Measure, print, and with ``--record`` write the file that ``scale.py`` reads."""
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=320)
    parser.add_argument("--empty", type=int, default=400, help="chunks of no boards")
    parser.add_argument("--workers", type=int, nargs="+", default=(1, 2, 4, 8))
    parser.add_argument("--record", action="store_true", help="write bench/scale.json")
    parser.add_argument("--check", type=int, nargs=2, metavar=("WORKERS", "BOARDS"), help="only real boards")
    options = parser.parse_args()
    if options.check:
        print({name: round(one, 3) for name, one in worked(*options.check, size=4).items()})
        return
    found = measured(options.boards, options.empty, options.workers)
    text = json.dumps({name: round(one, 6) for name, one in dataclasses.asdict(found).items()}, indent=2)
    print(text)
    if options.record:
        FILE.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
