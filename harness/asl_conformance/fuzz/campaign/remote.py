"""What a worker of a Dask cluster does: a chunk, with the code that was shipped for the campaign.

A worker may have another version of this project, installed or from another campaign. So this module imports
nothing of the project before it knows which version runs.
"""

from __future__ import annotations

import importlib
import pickle
import shutil
import socket
import sys
import threading
import time
import zipfile
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asl_conformance.fuzz.campaign.campaign import Worker

ARRIVAL = 20.0
"""Seconds for shipped code to arrive completely on a worker."""
PACKAGES = ("asl_conformance", "asl_reference")

_one_at_a_time = threading.Lock()
"""An engine in process needs the process for itself: its output is caught, its cost is counted."""
_kept: dict[bytes, Worker] = {}
"""The engine of the campaign that this worker works for."""


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
