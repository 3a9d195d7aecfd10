"""The three pipes of an engine process: whatever the engine does with them, the harness never waits for it.

There are two kinds. ``selector_pipes.py``: one thread waits for all three with ``selectors``, which takes
pipes on POSIX only. ``thread_pipes.py``: a thread for each pipe, which works on every system.
"""

from __future__ import annotations

import subprocess
from typing import Protocol

CHUNK = 2**18
"""Bytes that are read or written at a time, at most."""
Popen = subprocess.Popen[bytes]


class Pipes(Protocol):
    """What is sent to an engine and comes from it."""

    lag: float
    """Seconds in which what a process wrote before it died may still come; 0 if it is there at once."""
    tells: bool
    """The system tells that the reader of a pipe is gone before anything is written to it."""

    @property
    def broken(self) -> bool:
        """The engine has closed its input, as far as the system tells: nothing can be sent any more."""
        ...

    @property
    def unsent(self) -> bool:
        """Something put up by ``write`` was not taken yet."""
        ...

    def write(self, data: bytes) -> None:
        """Send it now, or as soon as the engine reads."""
        ...

    def poll(self, seconds: float) -> tuple[bytes | None, bytes | None]:
        """What comes within so long on stdout and on stderr: None for nothing, ``b""`` for its end."""
        ...

    def read_stderr(self, seconds: float) -> bytes | None:
        """The same of stderr alone."""
        ...

    def close_input(self) -> None:
        """Let the engine read the end of its input, after what it can take still."""
        ...

    def close(self) -> None:
        """Let go of everything. The engine has ended."""
        ...
