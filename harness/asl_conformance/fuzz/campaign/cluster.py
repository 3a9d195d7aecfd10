"""A campaign on a Dask cluster: the same chunks, done by any worker.

The harness and the reference are shipped to the workers, also to later ones. They need Python
with msgspec, and the engine under the same command.
"""

from __future__ import annotations

import importlib
import logging
import pickle
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Self

import msgspec

from asl_conformance.fuzz.campaign.campaign import Chunk, CrewLost, Job, Killed, Report
from asl_conformance.fuzz.campaign.code import archive, archived
from asl_conformance.fuzz.campaign.remote import remote

AHEAD = 2
"""Chunks under way for each thread of the cluster: one is done while the next is on its way."""
ROLL_CALL = 1.0
"""Seconds after which the scheduler is asked again for the number of threads."""
PATIENCE = 20.0
"""Seconds for the scheduler to answer and for a first worker to register."""


class NoCluster(Exception):
    """The cluster cannot be used; the text says what to do about it."""


class Cluster:
    """The workers of a Dask cluster as a crew. The scheduler gives the work of a lost worker to others."""

    def __init__(self, address: str, job: Job, patience: float | None = None) -> None:
        self._job = pickle.dumps(job)
        self._threads, self._called = 1, float("-inf")
        self.client = _connect(address, patience or PATIENCE)
        try:
            self.shipped = self._ship(address, patience or PATIENCE)
        except BaseException:
            self.client.close()
            raise

    def _ship(self, address: str, patience: float) -> str:
        """Send the code to the scheduler and its workers; the name it goes by."""
        try:
            self.client.wait_for_workers(1, timeout=patience)
        except TimeoutError:
            raise NoCluster(
                f"the scheduler at {address} has no workers; start some with: dask worker {address}"
            ) from None
        if self._has(archived()):
            return archived()
        with tempfile.TemporaryDirectory() as folder:
            path = archive(Path(folder))
            try:
                self.client.upload_file(str(path))
            except ImportError as error:
                raise NoCluster(
                    f"the cluster at {address} lacks {error.name}; its scheduler and workers need msgspec"
                ) from error
        return path.name

    def _has(self, name: str) -> bool:
        """Whether an earlier campaign shipped the same. Twice would have each later worker write it twice."""

        def has(dask_scheduler: Any) -> bool:
            return any(name in str(plugin) for plugin in dask_scheduler.worker_plugins)

        return bool(self.client.run_on_scheduler(has))

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        """Chunks as they are done; those that killed several workers are told of as killed."""
        under_way: dict[str, Chunk] = {}
        done = _distributed().as_completed(loop=self.client.loop)
        while True:
            done.update(self._give_out(todo, under_way))
            if not under_way:
                return
            future = next(done)
            yield _report(under_way.pop(future.key), future)

    def _give_out(self, todo: deque[Chunk], under_way: dict[str, Chunk]) -> list[Any]:
        """Submit as many chunks as the workers of now have room for; their futures."""
        given = []
        try:
            room = AHEAD * self._counted() - len(under_way)
            for chunk in list(islice(todo, max(0, room))):
                future = self.client.submit(
                    remote, self.shipped, self._job, (chunk.start, chunk.count), pure=False, retries=0
                )
                under_way[future.key] = todo.popleft()
                given.append(future)
        except Exception as error:
            raise _gone(error) from error
        return given

    def _counted(self) -> int:
        """The threads of the cluster; asked for at each chunk it would cost as much as the chunk itself."""
        now = time.monotonic()
        if now - self._called >= ROLL_CALL:
            self._threads, self._called = max(1, sum(self.client.nthreads().values())), now
        return self._threads

    def close(self) -> None:
        """Leave the cluster; work under way there is cancelled."""
        self.client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _distributed() -> Any:
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise NoCluster("--cluster needs the package distributed: pip install distributed") from None


def _connect(address: str, patience: float) -> Any:
    distributed = _distributed()
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # important messages are printed here
    try:
        return distributed.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address}: {error}") from error


def _gone(error: Exception) -> CrewLost:
    return CrewLost(
        f"the cluster is gone ({type(error).__name__}: {error}); chunks without a report are not done"
    )


def _report(chunk: Chunk, future: Any) -> Report | Killed:
    """The report of a chunk; raises what went wrong there, and CrewLost if the cluster is gone.

    A report is lost with the worker that holds it. Then the scheduler has the chunk done again, which
    ``result`` waits for: the status of a future tells of now, not of what was taken from it.
    """
    try:
        result = future.result()
    except Exception as error:
        if future.status != "error":
            raise _gone(error) from error
        if type(error).__name__ == "KilledWorker":
            return Killed(chunk, "ended on the cluster several times")
        raise
    if not result.startswith(b"{"):
        raise pickle.loads(result)
    return msgspec.json.decode(result, type=Report)
