"""All processes that belong to an engine: its process group, and whatever left the group.

On Linux /proc tells who they are: an engine is started with a mark in its environment, which what
it starts inherits. Elsewhere only the process group is known, and memory is not watched.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

MARK = "ASL_CONFORMANCE_ENGINE"
"""The variable by which everything that an engine started is known."""
PROC = Path("/proc")
WATCH = 0.2
"""Seconds from one look at the memory to the next, at least."""
SHARE = 20
"""A look at the memory takes no more than one part in so many of the time."""
ROUNDS = 5
"""Looks for processes that left the group, until there are none: they may start others meanwhile."""
MIB = 2**20

_SESSION, _RSS = 3, 21
"""Fields of /proc/PID/stat, counted from the state, which stands behind the name in brackets."""


def new_mark() -> str:
    """A mark that no other engine bears."""
    return uuid.uuid4().hex


class Group:
    """The processes of the engine whose leader has this id."""

    def __init__(self, leader: int, mark: str, limit: int | None) -> None:
        self._leader = leader
        self._entry = f"{MARK}={mark}".encode()
        self._limit = limit
        self._look_at = time.monotonic() + WATCH
        self.overweight = 0
        """MiB that the group was found to hold, if that was more than it may."""

    def signal(self, number: signal.Signals) -> None:
        """Send the process group a signal. The group outlives its leader."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._leader, number)

    def kill(self) -> None:
        """End what is left, also what went into a session of its own."""
        self.signal(signal.SIGKILL)
        for _ in range(ROUNDS):
            left = list(self._strays())
            if not left:
                return
            for pid in left:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)

    def _strays(self) -> Iterator[int]:
        for pid in _pids():
            with contextlib.suppress(OSError):  # gone, or somebody else's
                if self._entry in (PROC / pid / "environ").read_bytes().split(b"\0"):
                    yield int(pid)

    def watch(self) -> bool:
        """Look at the memory if it is time to; whether the group holds too much, and was ended for it."""
        now = time.monotonic()
        if self._limit is None or now < self._look_at:
            return False
        held = self.memory()
        self._look_at = time.monotonic() + max(WATCH, SHARE * (time.monotonic() - now))
        if held <= self._limit:
            return False
        self.overweight = held
        self.signal(signal.SIGKILL)
        return True

    def memory(self) -> int:
        """MiB of resident memory in the session; shared pages count for each process. 0 if unknown."""
        pages = 0
        for pid in _pids():
            with contextlib.suppress(OSError):
                fields = (PROC / pid / "stat").read_bytes().rpartition(b")")[2].split()
                if int(fields[_SESSION]) == self._leader:
                    pages += int(fields[_RSS])
        return pages * os.sysconf("SC_PAGE_SIZE") // MIB


def _pids() -> list[str]:
    try:
        return [name for name in os.listdir(PROC) if name.isdigit()]  # noqa: PTH208 - half the time of iterdir
    except OSError:
        return []
