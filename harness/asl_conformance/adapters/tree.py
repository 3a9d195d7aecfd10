"""All processes that belong to an engine, even those that detached themselves.

An engine is started with a mark in its environment, which its children inherit; daemons are found by it.
In addition it has a session of its own on POSIX and a job on Windows (``job.py``); on other systems its
descendants count as its own. psutil reads the processes on every system.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
import uuid
from collections.abc import Iterable, Iterator
from typing import ClassVar

import psutil

from asl_conformance.adapters.command import Options
from asl_conformance.base.system import WINDOWS

MARK = "ASL_CONFORMANCE_ENGINE"
"""The environment variable that marks everything an engine started."""
WATCH = 0.2
"""Fewest seconds between two checks of the memory."""
SHARE = 20
"""Checks of the memory take at most one part in SHARE of the time."""
ROUNDS = 5
"""Most rounds of ending the remaining processes: they may start others meanwhile."""
EARLIER = 0.1
"""Seconds by which, due to clocks, a child may look older than its engine."""
MIB = 2**20

Popen = subprocess.Popen[bytes]


class Tree:
    """The processes of one engine: its descendants, and those with its mark."""

    options: ClassVar[Options] = {}
    """Start options of its first process."""

    def __init__(self, limit: int | None = None) -> None:
        """``limit``: memory limit in MiB for all of them."""
        self.mark = uuid.uuid4().hex
        self._limit = limit
        self._look_at = time.monotonic() + WATCH
        self._known: dict[int, psutil.Process] = {}
        self._leader = 0
        self.since = 0.0
        """Older processes do not belong to it: seconds since 1970, as in psutil."""
        self.overweight = 0
        """MiB that it was found to use, if above the limit; else 0."""

    def adopt(self, process: Popen) -> None:
        """Make the process its first; it was started with the options and the mark."""
        self._leader = process.pid
        with contextlib.suppress(psutil.Error):
            first = psutil.Process(process.pid)
            self.since = first.create_time() - EARLIER
            self._known[process.pid] = first

    def ask_to_end(self) -> bool:
        """Ask its processes to end by themselves; returns whether this system can ask."""
        if WINDOWS:
            return False  # there is only one way, and it uses force
        for one in self._descent():
            with contextlib.suppress(psutil.Error):
                one.terminate()
        return True

    def kill(self) -> None:
        """End all remaining processes, daemons too."""
        for _ in range(ROUNDS):
            left = [*self._descent(), *self._marked()]
            if not left:
                return
            end(left)

    def watch(self) -> bool:
        """Check the memory if it is time to; returns whether the engine used too much and was ended."""
        now = time.monotonic()
        if self._limit is None or now < self._look_at:
            return False
        held = self.memory()
        self._look_at = time.monotonic() + max(WATCH, SHARE * (time.monotonic() - now))
        if held <= self._limit:
            return False
        self.overweight = held
        self._end_now()
        return True

    def memory(self) -> int:
        """MiB of resident memory; shared pages count for each process."""
        held = 0
        for one in self._members():
            with contextlib.suppress(psutil.Error):
                held += one.memory_info().rss
        return held // MIB

    def _members(self) -> Iterable[psutil.Process]:
        """The processes whose memory counts."""
        return self._descent()

    def _end_now(self) -> None:
        end(self._members())

    def _descent(self) -> list[psutil.Process]:
        """Known processes that still run, and all they started; they stay known when their parent dies."""
        for one in list(self._known.values()):
            with contextlib.suppress(psutil.Error):
                self._known |= {child.pid: child for child in one.children(recursive=True)}
        self._known = {pid: one for pid, one in self._known.items() if _runs(one)}
        return list(self._known.values())

    def _marked(self) -> Iterator[psutil.Process]:
        return bearing(self.mark, self.since)


class Session(Tree):
    """On POSIX: a session of its own, and the processes that left it."""

    options: ClassVar[Options] = {"start_new_session": True}

    def ask_to_end(self) -> bool:
        self._signal(signal.SIGTERM)
        return True

    def kill(self) -> None:
        self._end_now()
        for _ in range(ROUNDS):
            left = list(self._marked())
            if not left:
                return
            end(left)

    def _end_now(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        """Send the process group a signal. The group outlives its leader."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._leader, number)

    def _members(self) -> Iterator[psutil.Process]:
        for pid in psutil.pids():
            with contextlib.suppress(psutil.Error, OSError):
                if os.getsid(pid) == self._leader:
                    yield psutil.Process(pid)


def bearing(mark: str, since: float) -> Iterator[psutil.Process]:
    """The processes with that mark in their environment that are no older than ``since``."""
    for pid in psutil.pids():
        with contextlib.suppress(psutil.Error, OSError):  # it is gone, or somebody else's
            one = psutil.Process(pid)
            if one.create_time() >= since and one.environ().get(MARK) == mark and _runs(one):
                yield one


def end(processes: Iterable[psutil.Process]) -> None:
    """Kill them."""
    for one in processes:
        with contextlib.suppress(psutil.Error):
            one.kill()


def _runs(one: psutil.Process) -> bool:
    with contextlib.suppress(psutil.Error):
        return bool(one.status() != psutil.STATUS_ZOMBIE) and one.is_running()
    return False
