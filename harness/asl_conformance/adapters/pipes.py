"""The three pipes of an engine process: whatever the engine does with them, the harness never waits for it.

There are two kinds. ``selector_pipes.py``: one thread waits for all three with ``selectors``, which takes
pipes on POSIX only. ``thread_pipes.py``: a thread for each pipe, which works on every system.
"""

from __future__ import annotations

import subprocess
from typing import Protocol

CHUNK = 2**18
"""Most bytes that are read or written at a time."""
Popen = subprocess.Popen[bytes]


class Pipes(Protocol):
    """The input and output of an engine."""

    lag: float
    """Seconds in which output written before the process died may still arrive; 0 if it is there at once."""
    tells: bool
    """Whether the system reports, before any write, that the reader of a pipe is gone."""

    @property
    def broken(self) -> bool:
        """Whether the engine closed its input, as far as the system reports it; nothing can be sent then."""
        ...

    @property
    def unsent(self) -> bool:
        """Whether something passed to ``write`` is not sent yet."""
        ...

    def write(self, data: bytes) -> None:
        """Send it now, or as soon as the engine reads."""
        ...

    def poll(self, seconds: float) -> tuple[bytes | None, bytes | None]:
        """What comes on stdout and on stderr within ``seconds``: None for nothing, ``b""`` for the end."""
        ...

    def read_stderr(self, seconds: float) -> bytes | None:
        """The same for stderr only."""
        ...

    def close_input(self) -> None:
        """Close the engine's input, after what it can still read."""
        ...

    def close(self) -> None:
        """Close everything. The engine has ended."""
        ...
