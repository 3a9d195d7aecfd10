"""A campaign on a Dask cluster: the same chunks, done by any worker.

The harness and the reference are shipped to the workers, also to later ones. They need Python
with msgspec, and the engine under the same command.
"""

from __future__ import annotations

import importlib
import logging
import pickle
import shutil
import socket
import sys
import tempfile
import threading
import time
import zipfile
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from asl_conformance.fuzz.campaign.campaign import Chunk, CrewLost, Job, Killed, Report, Worker

AHEAD = 2
"""Chunks under way for each thread of the cluster: one is done while the next is on its way."""
ROLL_CALL = 1.0
"""Seconds after which the scheduler is asked again how many threads there are."""
PATIENCE = 20.0
"""Seconds in which a scheduler has to answer and a first worker to be there."""
ARRIVAL = 20.0
"""Seconds in which shipped code has to be whole on a worker."""
PACKAGES = ("asl_conformance", "asl_reference")


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
        from asl_conformance.fuzz.campaign.code import archive, archived

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
            yield _told(under_way.pop(future.key), future)

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
    from asl_conformance.fuzz.campaign.campaign import CrewLost

    return CrewLost(
        f"the cluster is gone ({type(error).__name__}: {error}); chunks without a report are not done"
    )


def _told(chunk: Chunk, future: Any) -> Report | Killed:
    """The report of a chunk; raises what went wrong there, and CrewLost if the cluster is gone.

    A report is lost with the worker that holds it. Then the scheduler has the chunk done again, which
    ``result`` waits for: the status of a future tells of now, not of what was taken from it.
    """
    import msgspec

    from asl_conformance.fuzz.campaign.campaign import Killed, Report

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


_one_at_a_time = threading.Lock()
"""An engine in process has the process for itself: its output is caught, its cost is counted."""
_kept: dict[bytes, Worker] = {}
"""The engine of the campaign that this worker is at."""


def remote(shipped: str, job: bytes, chunk: tuple[int, int]) -> bytes:
    """On a worker: do a chunk with the code that was shipped, the report as JSON.

    An error comes back pickled and is raised at home. The cluster would send it with its traceback, and one
    of a thousand lines cannot be read at the other end, where nobody would ever hear of it.
    """
    try:
        with _one_at_a_time:
            module = _shipped(shipped)
            if module is None:
                return _work(job, chunk)
        done: bytes = module.remote(shipped, job, chunk)
    except Exception as error:  # noqa: BLE001 - it is raised again at home
        from asl_conformance.fuzz.campaign.crew import portable

        bare = portable(error).with_traceback(None)
        bare.__cause__ = bare.__context__ = None
        return pickle.dumps(bare)
    return done


def _work(job: bytes, chunk: tuple[int, int]) -> bytes:
    import msgspec

    from asl_conformance.adapters.base import EngineStartError
    from asl_conformance.fuzz.campaign.campaign import Chunk

    if job not in _kept:
        _put_down()
        _kept[job] = pickle.loads(job).open()
    try:
        return msgspec.json.encode(_kept[job].work(Chunk(*chunk)))
    except EngineStartError as error:
        raise EngineStartError(f"on the worker {socket.gethostname()}: {error}") from None


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
        own = _own_copy(name)
        _put_down()
        sys.path[:] = [own, *(path for path in sys.path if path != own)]
        importlib.invalidate_caches()
        for module in [one for one in sys.modules if one.partition(".")[0] in PACKAGES]:
            del sys.modules[module]
    found = importlib.import_module(__name__)
    if name not in str(found.__file__):
        raise RuntimeError(f"the worker {socket.gethostname()} imports {found.__file__} in place of {name}")
    return found


def _own_copy(name: str) -> str:
    """A copy of the archive that nobody writes to: it is written anew whenever a campaign ships it again."""
    until = time.monotonic() + ARRIVAL
    while True:
        place = next((Path(path) for path in sys.path if Path(path).name == name), None)
        if place is not None:
            own = place.with_name(f"own-{name}")
            if own.exists() or _copied(place, own):
                return str(own)
        if time.monotonic() > until:
            raise RuntimeError(f"{name} did not arrive on the worker {socket.gethostname()}")
        time.sleep(0.02)


def _copied(place: Path, own: Path) -> bool:
    """Whether the archive was all there, and is there now."""
    partial = own.with_suffix(".partial")
    try:
        shutil.copyfile(place, partial)
        with zipfile.ZipFile(partial) as archive:
            whole = archive.testzip() is None
    except (OSError, zipfile.BadZipFile):
        return False
    if whole:
        partial.replace(own)
    return whole
