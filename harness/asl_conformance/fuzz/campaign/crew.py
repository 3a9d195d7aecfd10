"""A crew of processes on this machine. Each does one chunk at a time: it is known which one it died on."""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from types import ModuleType
from typing import Self

from asl_conformance.base.ending import ENDS, heed
from asl_conformance.fuzz.campaign.campaign import Chunk, Job, Killed, Report

TICK = 0.5
"""Seconds after which a wait looks up for Ctrl-C, which does not end it on every system."""
PATIENCE = 2.0
"""Seconds that a process has to end its engine when it is asked to; then it is killed."""
_spawn = get_context("spawn")


class _Process:
    """A worker process, and what it is at."""

    def __init__(self, job: Job) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=_serve, args=(theirs, job), daemon=True)
        with _bare():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.chunk: Chunk | None = None

    def give(self, chunk: Chunk) -> None:
        """Have it do the chunk; a process that is gone already is heard of by ``take``."""
        self.chunk = chunk
        try:
            self.pipe.send(chunk)
        except OSError:
            self.process.kill()

    def take(self) -> Report | Killed:
        """What became of its chunk; raises what went wrong there."""
        chunk, self.chunk = self.chunk, None
        assert chunk is not None
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            return Killed(chunk, _ended(self.process.exitcode))
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, Report)
        return found

    def end(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()
        self.pipe.close()


@contextmanager
def _bare() -> Iterator[None]:
    """A process that is started meanwhile does not import what this one began with: all of the commands."""
    own = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = own


class Processes:
    """So many worker processes; one that is lost is replaced, and its chunk told of as killed."""

    def __init__(self, job: Job, jobs: int) -> None:
        self._job = job
        self.processes = [_Process(job) for _ in range(jobs)]

    def run(self, todo: deque[Chunk]) -> Iterator[Report | Killed]:
        while True:
            for one in self.processes:
                if one.chunk is None and todo:
                    one.give(todo.popleft())
            busy = {one.pipe: one for one in self.processes if one.chunk is not None}
            if not busy:
                return
            for pipe in wait(list(busy), TICK):
                assert isinstance(pipe, Connection)
                one = busy[pipe]
                found = one.take()
                if isinstance(found, Killed):
                    self._replace(one)
                elif todo:
                    one.give(todo.popleft())
                yield found

    def _replace(self, one: _Process) -> None:
        one.end()
        self.processes[self.processes.index(one)] = _Process(self._job)

    def close(self) -> None:
        """End every process with the engine it runs, whatever it is at."""
        for one in self.processes:
            one.process.terminate()
        for one in self.processes:
            one.end()
        self.processes = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _ended(code: int | None) -> str:
    if code is not None and code < 0:
        return f"killed by {signal.Signals(-code).name}"
    return f"ended with {code}"


def _serve(pipe: Connection, job: Job) -> None:
    """The worker process: chunks in, reports out, until the other end is gone."""
    worker = job.open()

    def end(number: int) -> None:
        for other in ENDS:
            signal.signal(other, signal.SIG_IGN)
        try:
            worker.close()
        finally:
            os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for home, which ends the others
    heed(end, *ENDS)
    threading.Thread(target=_end_with_home, daemon=True).start()
    try:
        while True:
            pipe.send(_done(worker.work, pipe.recv()))
    except (EOFError, OSError):
        pass
    finally:
        worker.close()


def _end_with_home() -> None:
    """End this process when home is gone, killed or not, which it cannot say any more."""
    home = parent_process()
    assert home is not None
    home.join()
    _thread.interrupt_main(
        signal.SIGTERM
    )  # the main thread may be waiting for its engine, a moment at a time
    time.sleep(PATIENCE)
    os._exit(1)


def _done(work: Callable[[Chunk], Report], chunk: Chunk) -> Report | Exception:
    try:
        return work(chunk)
    except Exception as error:  # noqa: BLE001 - it is raised again at home
        return portable(error)


def portable(error: Exception) -> Exception:
    """The error as it can be sent: of its own type if its text is all that it holds."""
    if error.args == (str(error),):
        return error
    return RuntimeError(f"{type(error).__name__}: {error}")
