"""A crew of processes on this machine. Each does one chunk at a time, so a death belongs to that chunk."""

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
"""Seconds after which a wait checks for Ctrl-C, which does not end a wait on every system."""
PATIENCE = 2.0
"""Seconds for a process to end its engine after a request; then the process is killed."""
_spawn = get_context("spawn")


class _Process:
    """A worker process and its chunk."""

    def __init__(self, job: Job) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=_serve, args=(theirs, job), daemon=True)
        with _bare():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.chunk: Chunk | None = None

    def give(self, chunk: Chunk) -> None:
        """Give it the chunk; ``take`` reports if the process is already gone."""
        self.chunk = chunk
        try:
            self.pipe.send(chunk)
        except OSError:
            self.process.kill()

    def take(self) -> Report | Killed:
        """The report about its chunk; raises the error that occurred there."""
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
    """A number of worker processes; a lost one is replaced, and its chunk reported as killed."""

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
        """End every process with its engine, even in the middle of a chunk."""
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

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process, which ends the others
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
    """End this process when the main process is gone, even if that was killed."""
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
    except Exception as error:  # noqa: BLE001 - it is raised again in the main process
        return portable(error)


def portable(error: Exception) -> Exception:
    """The error in a form that can be sent: of its own type if it holds only its text."""
    if error.args == (str(error),):
        return error
    return RuntimeError(f"{type(error).__name__}: {error}")
