"""The guardian: one process on POSIX that ends the engines if the harness is killed.

The harness reports each engine that starts and ends. When the pipe breaks, because the harness was
killed, the guardian ends the remaining engines with all that they started. Windows does so by itself
(``job.py``).
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping

import psutil

from asl_conformance.adapters.tree import ROUNDS, bearing, end
from asl_conformance.base.system import WINDOWS

PARTING = 2.0
"""Seconds to wait for it when the harness ends."""


class _Guardian:
    """The guardian process, as the harness sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-S", "-E", "-c", _CODE]
        nowhere = subprocess.DEVNULL
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere, start_new_session=True, cwd="/"
        )
        self.tell(sys.path)

    def tell(self, what: object) -> None:
        """Send it one line of JSON; raises OSError if it is gone."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what).encode() + b"\n")
        self._process.stdin.flush()

    def end(self) -> None:
        try:
            self._process.communicate(timeout=PARTING)
        except (subprocess.TimeoutExpired, OSError):
            self._process.kill()
            self._process.wait()


_lock = threading.Lock()
_mine: dict[int, _Guardian] = {}
"""Guardian by process id: a forked process gets its own."""
_CODE = """
import json, sys
sys.path[:] = json.loads(sys.stdin.readline())
left = {}
for line in sys.stdin:
    pid, mark, since = json.loads(line)
    if mark: left[pid] = mark, since
    else: left.pop(pid, None)
if left:
    from asl_conformance.adapters.guardian import end_all
    end_all(left)
"""


def guard(pid: int, mark: str, since: float) -> None:
    """Have the engine with this process id, mark and start time ended if this process is killed."""
    _tell([pid, mark, since])


def dismiss(pid: int) -> None:
    """Tell the guardian that the engine has ended."""
    _tell([pid, "", 0])


def _tell(what: object) -> None:
    if WINDOWS:
        return
    with _lock:
        try:
            _own().tell(what)
        except OSError:  # somebody ended it; the next call starts a new one
            _mine.pop(os.getpid(), None)


def _own() -> _Guardian:
    found = _mine.get(os.getpid())
    if found is None:
        found = _mine[os.getpid()] = _Guardian()
        atexit.register(found.end)
    return found


def end_all(left: Mapping[int, tuple[str, float]]) -> None:
    """End engines by their process groups, if they have one, and by their marks."""
    for pid, (mark, since) in left.items():
        with contextlib.suppress(psutil.Error, OSError):
            if psutil.Process(pid).create_time() >= since and hasattr(os, "killpg"):
                os.killpg(pid, signal.SIGKILL)
        for _ in range(ROUNDS):
            found = list(bearing(mark, since))
            if not found:
                break
            end(found)
