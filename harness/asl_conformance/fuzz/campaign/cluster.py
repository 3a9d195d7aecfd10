"""A campaign on a Dask cluster: the same chunks, done wherever there is a worker.

The harness and the reference are shipped to the workers, those that come later too. They need Python
with msgspec and hypothesis, and the engine under the same command.
"""

from __future__ import annotations

import importlib
import logging
import pickle
import socket
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from asl_conformance.fuzz.campaign.campaign import Chunk, Job, Killed, Report, Worker

AHEAD = 2
"""Chunks under way for each thread of the cluster: one is done while the next is on its way."""
PATIENCE = 20.0
"""Seconds in which a scheduler has to answer and a first worker to be there."""
PACKAGES = ("asl_conformance", "asl_reference")


class NoCluster(Exception):
    """There is no cluster to work on; the text says what to do about it."""


class Cluster:
    """A crew of the workers of a Dask cluster. What a lost worker was at, the scheduler has others do."""

    def __init__(self, address: str, job: Job, patience: float | None = None) -> None:
        self._job = pickle.dumps(job)
        self.client = _connect(address, patience or PATIENCE)
        try:
            self.shipped = self._ship(address, patience or PATIENCE)
        except BaseException:
            self.client.close()
            raise

    def _ship(self, address: str, patience: float) -> str:
        """Send the code to the scheduler and its workers; the name it goes by."""
        from asl_conformance.fuzz.campaign.code import archive

        try:
            self.client.wait_for_workers(1, timeout=patience)
        except TimeoutError:
            raise NoCluster(
                f"the scheduler at {address} has no workers; start some with: dask worker {address}"
            ) from None
        with tempfile.TemporaryDirectory() as folder:
            path = archive(Path(folder))
            try:
                self.client.upload_file(str(path))
            except ImportError as error:
                raise NoCluster(
                    f"the cluster at {address} lacks {error.name}; "
                    "its scheduler and workers need msgspec and hypothesis"
                ) from error
        return path.name

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        """Chunks as they are done; those that killed several workers are told of as killed."""
        under_way: dict[str, Chunk] = {}
        done = _distributed().as_completed(loop=self.client.loop, with_results=True, raise_errors=False)
        while True:
            room = AHEAD * max(1, sum(self.client.nthreads().values())) - len(under_way)
            for _ in range(min(room, len(todo))):
                chunk = todo.popleft()
                future = self.client.submit(
                    remote, self.shipped, self._job, (chunk.start, chunk.count), pure=False, retries=0
                )
                under_way[future.key] = chunk
                done.add(future)
            if not under_way:
                return
            future, result = next(done)
            yield _told(under_way.pop(future.key), future.status, result)

    def close(self) -> None:
        """Leave the cluster; what is under way there is given up."""
        self.client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _distributed() -> Any:
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise NoCluster(
            "--cluster needs the package distributed: pip install asl-conformance[cluster]"
        ) from None


def _connect(address: str, patience: float) -> Any:
    distributed = _distributed()
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said here
    try:
        return distributed.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address}: {error}") from error


def _told(chunk: Chunk, status: str, result: Any) -> Report | Killed:
    """The report of a chunk; raises what went wrong there, and CrewLost if the cluster is gone."""
    import msgspec

    from asl_conformance.fuzz.campaign.campaign import CrewLost, Killed, Report

    if status == "finished":
        return msgspec.json.decode(result, type=Report)
    error = result[1] if isinstance(result, tuple) else result
    if type(error).__name__ == "KilledWorker":
        return Killed(chunk, "ended on the cluster several times")
    if isinstance(error, Exception) and status == "error":
        raise error
    raise CrewLost(f"the cluster is gone; {chunk} and what follows is not done")


_one_at_a_time = threading.Lock()
"""An engine in process has the process for itself: its output is caught, its cost is counted."""
_kept: dict[bytes, Worker] = {}
"""The engine of the campaign that this worker is at."""


def remote(shipped: str, job: bytes, chunk: tuple[int, int]) -> bytes:
    """On a worker: do a chunk with the code that was shipped, the report as JSON."""
    with _one_at_a_time:
        module = _shipped(shipped)
        if module is None:
            return _work(job, chunk)
    done: bytes = module.remote(shipped, job, chunk)
    return done


def _work(job: bytes, chunk: tuple[int, int]) -> bytes:
    import msgspec

    from asl_conformance.adapters.base import EngineStartError
    from asl_conformance.fuzz.campaign.campaign import Chunk
    from asl_conformance.fuzz.campaign.crew import portable

    if job not in _kept:
        _put_down()
        _kept[job] = pickle.loads(job).open()
    try:
        return msgspec.json.encode(_kept[job].work(Chunk(*chunk)))
    except EngineStartError as error:
        raise EngineStartError(f"on the worker {socket.gethostname()}: {error}") from None
    except Exception as error:  # noqa: BLE001 - it is raised again at home
        raise portable(error) from None


def _put_down() -> None:
    for worker in _kept.values():
        worker.close()
    _kept.clear()


def _shipped(name: str) -> ModuleType | None:
    """This module as it was shipped; None if that is what runs here already.

    A worker may have another version, installed or from another campaign: it is forgotten.
    """
    if name in __file__:
        return None
    there = sys.modules.get(__name__)
    if there is None or name not in str(there.__file__):
        place = next((path for path in sys.path if path.endswith(name)), None)
        if place is None:
            raise RuntimeError(f"{name} did not arrive on the worker {socket.gethostname()}")
        _put_down()
        sys.path.remove(place)
        sys.path.insert(0, place)
        for module in [one for one in sys.modules if one.partition(".")[0] in PACKAGES]:
            del sys.modules[module]
    return importlib.import_module(__name__)
