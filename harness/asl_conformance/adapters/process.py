"""One engine process: lines in, lines out, and an end that leaves nothing behind.

Nothing here blocks longer than asked, however the engine behaves: pipes do not block
(``pipes.py``), lines and the log are bounded, and all its processes are ended (``tree.py``).
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from asl_conformance.adapters import guardian
from asl_conformance.adapters.by_system import new_tree, open_pipes
from asl_conformance.adapters.command import start
from asl_conformance.adapters.log import LOG_KEPT, Log
from asl_conformance.adapters.tree import MARK
from asl_conformance.protocol.messages import LINE

LINE_LIMIT = LINE
"""Most bytes of a line that an engine may send."""
TICK = 0.1
"""Seconds between checks whether a process with open pipes has died."""
GRACE = 0.5
"""Seconds from a request to end until force is used; also to wait for output after the input is closed."""
FAULTS = {
    0xC0000005: "an access violation",
    0xC0000017: "lack of memory",
    0xC00000FD: "a stack overflow",
    0xC0000135: "a missing DLL",
    0xC000013A: "Ctrl-C",
    0xC0000409: "a stack check",
}
"""Causes of a process's end on Windows, by exit status."""


class EngineProcess:
    """A started engine, and whatever it starts."""

    def __init__(
        self,
        argv: Sequence[str],
        directory: Path | None = None,
        environment: Mapping[str, str] | None = None,
        memory: int | None = None,
    ) -> None:
        self._tree = new_tree(memory)
        self._popen = start(
            argv, directory, {**(environment or os.environ), MARK: self._tree.mark}, self._tree.options
        )
        self._tree.adopt(self._popen)
        guardian.guard(self.pid, self._tree.mark, self._tree.since)
        self._memory = memory
        self._pipes = open_pipes(self._popen)
        self._unsent = bytearray()
        self._partial = bytearray()
        self.log = Log()
        self._heard = time.monotonic()
        self._died = 0.0
        """When it was first found dead; 0 while it lives."""
        self.deaf = False
        """Whether it closed its input, so that nothing more can be asked."""
        self.ended = False
        """Whether no line will come any more."""
        self.overlong = False
        """Whether a line exceeds LINE_LIMIT; the following lines cannot be separated then."""

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def ended_well(self) -> bool:
        """Whether the engine exited by itself with status 0."""
        return self._popen.returncode == 0

    def send(self, line: bytes) -> None:
        """Queue a line to be sent by ``flush``."""
        if not self.deaf:
            self._unsent += line

    def flush(self) -> None:
        """Send the queue now, or as soon as the engine reads; a dead engine is noticed in ``pump``."""
        if self._unsent:
            self._pipes.write(bytes(self._unsent))
            self._unsent.clear()
            self._notice_deafness()

    def probe(self) -> bool:
        """Whether it has closed its input; some systems report that only after a write.

        Only for an engine that is about to be ended: its output meanwhile is lost.
        """
        if not self._pipes.tells:
            self._pipes.write(b"\n")
            deadline = time.monotonic() + TICK
            while self._pipes.unsent and time.monotonic() < deadline:
                self._pipes.poll(TICK / 10)
            self._notice_deafness()
        return self.deaf

    def pump(self, seconds: float) -> list[bytes]:
        """Wait at most ``seconds`` (and at most a TICK) for something to happen; the lines that came."""
        if self._popen.poll() is not None or self._tree.watch():
            self._died = self._died or time.monotonic()
        came, stderr = self._pipes.poll(max(0.0, min(seconds, TICK)))
        self._notice_deafness()
        if stderr:
            self.log.write(stderr)
        if came is not None:
            self._heard = time.monotonic()
            return self._lines(came)
        self.ended = self.ended or self._nothing_more()
        return []

    def _nothing_more(self) -> bool:
        now = time.monotonic()
        if self._died:
            return now - max(self._died, self._heard) >= self._pipes.lag
        return self.deaf and now - self._heard > GRACE

    def _notice_deafness(self) -> None:
        if self._pipes.broken and not self.deaf:
            self._heard = time.monotonic()
            self.deaf = True

    def _lines(self, chunk: bytes) -> list[bytes]:
        """The lines completed by ``chunk``; an empty chunk is the end of the output."""
        if not chunk:
            self.ended = True
            return []
        if b"\n" not in chunk:
            self._partial += chunk
            self.overlong = len(self._partial) > LINE_LIMIT
            return []
        *lines, rest = chunk.split(b"\n")
        if self._partial:
            lines[0] = bytes(self._partial) + lines[0]
        self._partial = bytearray(rest)
        return [line for line in lines if line.strip()]

    @property
    def unfinished(self) -> bytes:
        """The line that has not ended yet."""
        return bytes(self._partial)

    def last_words(self) -> str:
        """How the process ended, and the end of its log. Call it once ``ended``, before ``kill``."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(TICK)
        for _ in range(LOG_KEPT):  # a child that floods the log forever does not block us
            stderr = self._pipes.read_stderr(min(self._pipes.lag, TICK))
            if not stderr:
                break
            self.log.write(stderr)
        return f"the engine {self._ending()}{self.log.ending}"

    def _ending(self) -> str:
        if self._tree.overweight:
            return f"used {self._tree.overweight} MiB of memory, the limit is {self._memory}; it was ended"
        if self._popen.returncode is None:
            return "closed its input" if self.deaf else "closed its output"
        return exit_text(self._popen.returncode)

    def finish(self, farewell: bytes, grace: float | None = None) -> bool:
        """Send ``farewell``, close its input, wait GRACE or ``grace`` seconds, then end all its processes.

        Returns whether it ended by itself in that time.
        """
        self.send(farewell)
        self.flush()
        deadline = time.monotonic() + (GRACE if grace is None else grace)
        while self._pipes.unsent and not self.ended and time.monotonic() < deadline:
            self.pump(deadline - time.monotonic())
        self._pipes.close_input()
        while not self.ended and time.monotonic() < deadline:
            self.pump(deadline - time.monotonic())
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(max(0.0, deadline - time.monotonic()))
        by_itself = self._popen.returncode is not None
        self.kill()
        return by_itself

    def kill(self) -> None:
        """End all its processes, by request if the system can, after GRACE by force; free every resource."""
        if self._tree.ask_to_end():
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(GRACE)
        self._tree.kill()
        self._popen.wait()
        guardian.dismiss(self.pid)
        self._pipes.close()


def exit_text(code: int) -> str:
    """An exit code in words: a status; below 0 a signal; on Windows from 0xC0000000 on a fault."""
    if code >= 0xC0000000:
        why = f" ({FAULTS[code]})" if code in FAULTS else ""
        return f"was ended by fault 0x{code:08X}{why}"
    if code >= 0:
        return f"exited with status {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
