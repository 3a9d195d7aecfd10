"""One engine process: lines in, lines out, and an end that leaves nothing behind. POSIX.

Nothing in here blocks for longer than it is told to, however the engine behaves: pipes are
non-blocking, lines and the log are bounded, and the whole process group is ended.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.group import MARK, Group, new_mark
from asl_conformance.adapters.log import LOG_KEPT, Log
from asl_conformance.protocol.messages import LINE

LINE_LIMIT = LINE
"""Bytes in the longest line an engine may send."""
CHUNK = 2**18
TICK = 0.1
"""Seconds after which a process that closed nothing is looked at for having died."""
GRACE = 0.5
"""Seconds from a polite request to end until force is used; also for the last words of the deaf."""
TELLS = sys.platform == "linux"
"""Whether the system tells that the reader of a pipe is gone before anything is written to it."""


class EngineProcess:
    """A started engine in a session of its own."""

    def __init__(
        self,
        argv: Sequence[str],
        directory: Path | None = None,
        environment: Mapping[str, str] | None = None,
        memory: int | None = None,
    ) -> None:
        mark = new_mark()
        self._popen = _spawn(argv, directory, {**(environment or os.environ), MARK: mark})
        self._group = Group(self._popen.pid, mark, memory)
        self._memory = memory
        self._stdin, self._stdout, self._stderr = (
            pipe.fileno() for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr) if pipe
        )
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        for pipe in (self._stdout, self._stderr):
            self._selector.register(pipe, selectors.EVENT_READ)
        self._await_input(full=False)
        self._unsent = bytearray()
        self._partial = bytearray()
        self.log = Log()
        self._heard = time.monotonic()
        self.deaf = False
        """It has closed its input, so that nothing can be asked any more."""
        self.ended = False
        """No line will come any more."""
        self.overlong = False
        """A line exceeds LINE_LIMIT; what follows cannot be told apart."""

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def ended_well(self) -> bool:
        """The engine has exited by itself with status 0."""
        return self._popen.returncode == 0

    def send(self, line: bytes) -> None:
        """Put a line up to be sent by ``flush``."""
        if not self.deaf:
            self._unsent += line

    def flush(self) -> None:
        """Send what is put up now, or as soon as the engine reads; a dead engine shows in ``pump``."""
        if self._unsent:
            self._write()

    def pump(self, seconds: float) -> list[bytes]:
        """Wait at most so long (and at most a TICK) for something to happen; the lines it brought."""
        dead = self._popen.poll() is not None or self._group.watch()
        ready = {int(key.fileobj): mask for key, mask in self._selector.select(max(0.0, min(seconds, TICK)))}  # type: ignore[arg-type]
        if self._stdin in ready:
            self._write()
            if TELLS and ready[self._stdin] & selectors.EVENT_READ:
                self._stop_sending()
        if self._stderr in ready:
            self._read_log()
        if self._stdout in ready:
            self._heard = time.monotonic()
            return self._read_lines()
        self.ended = self.ended or dead or (self.deaf and time.monotonic() - self._heard > GRACE)
        return []

    def _write(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: os.write(self._stdin, memoryview(self._unsent)[:CHUNK].tobytes())]
        except BlockingIOError:
            self._await_input(full=True)
        except OSError:
            self._stop_sending()
        else:
            self._await_input(full=False)

    def _await_input(self, *, full: bool) -> None:
        """Wait for room in a full pipe, and where it can be told (by reading) for its reader to go."""
        events = (selectors.EVENT_WRITE if full else 0) | (selectors.EVENT_READ if TELLS else 0)
        known = self._selector.get_map().get(self._stdin)
        if known is not None and known.events != events:
            self._selector.unregister(self._stdin)
            known = None
        if known is None and events:
            self._selector.register(self._stdin, events)

    def _stop_sending(self) -> None:
        self._unsent.clear()
        self._heard = time.monotonic()
        self.deaf = True
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)

    def _read_lines(self) -> list[bytes]:
        try:
            chunk = os.read(self._stdout, CHUNK)
        except BlockingIOError:
            return []
        if not chunk:
            self._selector.unregister(self._stdout)
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

    def _read_log(self) -> None:
        with contextlib.suppress(BlockingIOError):
            chunk = os.read(self._stderr, CHUNK)
            if not chunk:
                self._selector.unregister(self._stderr)
            self.log.write(chunk)

    def last_words(self) -> str:
        """How the process ended, and the end of its log. Call it once ``ended``, before ``kill``."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(TICK)
        for _ in range(LOG_KEPT):  # a child that floods the log for ever does not hold us up
            if self._stderr not in {int(k.fileobj) for k, _ in self._selector.select(0)}:  # type: ignore[arg-type]
                break
            self._read_log()
            if self._stderr not in self._selector.get_map():
                break
        return f"the engine {self._ending()}{self.log.ending}"

    def _ending(self) -> str:
        if self._group.overweight:
            return f"held {self._group.overweight} MiB of memory and may hold {self._memory}; it was ended"
        if self._popen.returncode is None:
            return "closed its input" if self.deaf else "closed its output"
        return _ending(self._popen.returncode)

    def finish(self, farewell: bytes) -> bool:
        """Say farewell, close the engine's input, give it GRACE to end, then end its whole group.

        Whether it ended by itself in that time.
        """
        self.send(farewell)
        self.flush()
        deadline = time.monotonic() + GRACE
        while self._unsent and not self.ended and time.monotonic() < deadline:
            self.pump(deadline - time.monotonic())
        self._close_input()
        while not self.ended and time.monotonic() < deadline:
            self.pump(deadline - time.monotonic())
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(max(0.0, deadline - time.monotonic()))
        by_itself = self._popen.returncode is not None
        self.kill()
        return by_itself

    def _close_input(self) -> None:
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)
        if self._popen.stdin is not None:
            with contextlib.suppress(OSError):
                self._popen.stdin.close()

    def kill(self) -> None:
        """End the process group, by SIGTERM and after GRACE by SIGKILL, and free every resource."""
        self._group.signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(GRACE)
        self._group.kill()
        self._popen.wait()
        self._selector.close()
        for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def _spawn(
    argv: Sequence[str], directory: Path | None, environment: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """Start the command without a shell; raises EngineStartError saying what to look at."""
    pipe = subprocess.PIPE
    if directory is not None and not directory.is_dir():
        raise EngineStartError(f"the working directory {directory} does not exist")
    try:
        return subprocess.Popen(
            argv,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            bufsize=0,
            start_new_session=True,
            cwd=directory,
            env=environment,
        )
    except FileNotFoundError:
        raise EngineStartError(
            f"no such command: {argv[0]!r}; is the path right, relative to {directory or Path.cwd()}?"
        ) from None
    except PermissionError:
        raise EngineStartError(
            f"{argv[0]!r} may not be executed; set its execute permission or name its interpreter"
        ) from None
    except (OSError, ValueError) as error:
        raise EngineStartError(f"{argv[0]!r} cannot be run: {error}") from None


def _ending(code: int) -> str:
    if code >= 0:
        return f"exited with status {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
