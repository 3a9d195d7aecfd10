"""What a campaign costs on many workers: a model, from costs that were measured (``bench/scale.json``).

``python bench/scale.py`` prints the tables; ``python bench/cluster.py --record`` measures the costs anew.

The assumptions:

* Chunks are independent. A chunk costs a worker its boards and a fixed part, whatever the other workers do:
  each has a core of its own. A worker begins with a start (imports, an engine); all wait for the last chunk.
* The scheduler is one thread. It handles one chunk at a time, and the heartbeats of all workers besides.
* Home is one process: it hands chunks out, takes reports, keeps the checkpoint. Shrinking is not included.
* The slowest of the three decides the time of the campaign. The network is not included: ``bytes`` per chunk
  is what it would carry.
* The engine asked is the reference, which gets its own answers back. Another engine's time is
  added to each board (``--engine``).
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal

FILE = Path(__file__).with_name("scale.json")
BOARDS = 1_000_000
WORKERS = (1, 2, 16, 256)
CHUNKS = (16, 64, 256, 1024)
REFERENCE = 0.098
"""Seconds of the calibration loop on the machine that goals are stated for."""
ROOM = 0.5
"""Of its time what the scheduler, or home, may be busy without anybody waiting for it."""

Limit = Literal["workers", "scheduler", "home"]


@dataclass(frozen=True)
class Costs:
    """Processor seconds, on a machine of that calibration."""

    calibration: float
    board: float
    """A board, with all that is asked of it."""
    start: float
    """A worker until its first board."""
    worker: float
    """A chunk besides its boards, at its worker."""
    scheduler: float
    """A chunk at the scheduler."""
    rest: float
    """A second of the scheduler by itself."""
    beat: float
    """A heartbeat of a worker, at the scheduler."""
    home: float
    """A chunk at home: handed out, its report taken."""
    kept: float
    """A chunk in the checkpoint: written, flushed to the disk (by the clock)."""
    bytes: float
    """A chunk, sent and received by the scheduler."""

    def on(self, calibration: float) -> Costs:
        """The same on a machine of another calibration; bytes do not change."""
        times = {k: v * calibration / self.calibration for k, v in asdict(self).items()}
        return Costs(**times | {"calibration": calibration, "bytes": self.bytes})


@dataclass(frozen=True)
class Expected:
    """What a campaign takes, in seconds, and why."""

    seconds: float
    limit: Limit
    busy: float
    """Of that time what the scheduler is busy."""
    home: float
    """Of that time what home is busy."""
    processor: float
    """Processor seconds in all."""


def expected(costs: Costs, boards: int, workers: int, chunk: int) -> Expected:
    """The model: ``boards`` by so many workers of a cluster, in chunks of so many boards."""
    chunks = math.ceil(boards / chunk)
    rounds = math.ceil(chunks / workers)
    working = costs.start + rounds * (min(chunk, boards) * costs.board + costs.worker)
    at_home = chunks * (costs.home + costs.kept)
    idle = costs.rest + beats(workers) * costs.beat
    free = 1 - idle
    scheduling = chunks * costs.scheduler / free if free > 0 else math.inf
    taken: dict[Limit, float] = {"workers": working, "scheduler": scheduling, "home": at_home}
    limit = max(taken, key=lambda name: taken[name])
    seconds = taken[limit]
    handled = chunks * costs.scheduler + idle * seconds
    spent = workers * costs.start + boards * costs.board + chunks * (costs.worker + costs.home) + handled
    return Expected(seconds, limit, handled / seconds, at_home / seconds, spent)


def beats(workers: int) -> float:
    """Heartbeats a second of so many workers: with more workers Dask makes each send fewer."""
    return workers / (
        0.5 if workers <= 10 else 1 if workers < 50 else 2 if workers < 200 else workers / 200 + 1
    )


def kept_at_work(costs: Costs, workers: int, chunk: int, room: float = 1.0) -> bool:
    """Whether scheduler and home keep so many workers busy, using at most ``room`` of their own time."""
    a_second = workers / (chunk * costs.board + costs.worker)
    scheduling = a_second * costs.scheduler + costs.rest + beats(workers) * costs.beat
    return max(scheduling, a_second * (costs.home + costs.kept)) <= room


def most_workers(costs: Costs, chunk: int, room: float = 1.0) -> int:
    """How many workers they keep busy, of those up to a million."""
    few, many = 0, 2**20
    while many - few > 1:
        middle = (few + many) // 2
        few, many = (middle, many) if kept_at_work(costs, middle, chunk, room) else (few, middle)
    return few


def least_chunk(costs: Costs, workers: int, room: float = ROOM) -> int | None:
    """The smallest chunk, a power of two, with which they keep the workers busy; None if none will do."""
    sizes = (2**power for power in range(20))
    return next((chunk for chunk in sizes if kept_at_work(costs, workers, chunk, room)), None)


def read(path: Path = FILE) -> Costs:
    """The costs that were measured."""
    return Costs(**json.loads(path.read_text(encoding="utf-8")))


def table(costs: Costs, boards: int, workers: Iterable[int], chunks: Iterable[int]) -> Iterator[str]:
    """A line for each number of workers and each chunk."""
    yield f"{'workers':>8}{'chunk':>7}{'hours':>10}  {'limit':10}{'scheduler':>10}{'home':>7}{'GB':>7}"
    for many in workers:
        for chunk in chunks:
            found = expected(costs, boards, many, chunk)
            size = math.ceil(boards / chunk) * costs.bytes / 1e9
            yield (
                f"{many:8}{chunk:7}{found.seconds / 3600:10.2f}  {found.limit:10}"
                f"{found.busy:10.1%}{found.home:7.1%}{size:7.2f}"
            )


def main() -> None:
    """Print the tables on a machine of the calibration that goals are stated for."""
    import argparse

    parser = argparse.ArgumentParser(description="What a campaign costs on many workers.")
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--workers", type=int, nargs="+", default=WORKERS)
    parser.add_argument("--chunks", type=int, nargs="+", default=CHUNKS)
    parser.add_argument("--engine", type=float, default=0.0, help="seconds of your engine for a board")
    parser.add_argument("--calibration", type=float, default=REFERENCE)
    options = parser.parse_args()
    found = read().on(options.calibration)
    found = replace(found, board=found.board + options.engine)
    print(f"{options.boards:,} boards, calibration {options.calibration:g} s")
    print("\n".join(f"  {name:12}{value:.6g}" for name, value in asdict(found).items()))
    print("\n".join(table(found, options.boards, options.workers, options.chunks)))
    print(f"{'chunk':>8}{'kept at work':>14}{'at half':>9}  workers that scheduler and home keep at work")
    for chunk in options.chunks:
        most, half = most_workers(found, chunk), most_workers(found, chunk, ROOM)
        print(f"{chunk:8}{most:14}{half:9}")
    for many in options.workers:
        print(f"{many} workers: chunks of {least_chunk(found, many) or 'any size: too many heartbeats'}")


if __name__ == "__main__":
    main()
