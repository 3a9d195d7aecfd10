"""Pipes on POSIX: non-blocking, one thread waits for all three with ``selectors``."""

from __future__ import annotations

import contextlib
import os
import selectors
import sys

from asl_conformance.adapters.pipes import CHUNK, Popen


class SelectorPipes:
    """Non-blocking pipes, waited for together."""

    lag = 0.0
    tells = sys.platform == "linux"

    def __init__(self, process: Popen) -> None:
        self._pipes = [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in self._pipes)
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        for pipe in (self._stdout, self._stderr):
            self._selector.register(pipe, selectors.EVENT_READ)
        self._await_input(full=False)
        self._unsent = bytearray()
        self.broken = False

    @property
    def unsent(self) -> bool:
        return bool(self._unsent)

    def write(self, data: bytes) -> None:
        if not self.broken:
            self._unsent += data
            self._write()

    def poll(self, seconds: float) -> tuple[bytes | None, bytes | None]:
        ready = self._ready(seconds)
        if self._stdin in ready:
            self._write()
            if self.tells and ready[self._stdin] & selectors.EVENT_READ:
                self._stop_sending()
        stderr = self._read(self._stderr) if self._stderr in ready else None
        return (self._read(self._stdout) if self._stdout in ready else None), stderr

    def read_stderr(self, seconds: float) -> bytes | None:
        return self._read(self._stderr) if self._stderr in self._ready(seconds) else None

    def _ready(self, seconds: float) -> dict[int, int]:
        return {int(key.fileobj): mask for key, mask in self._selector.select(seconds)}  # type: ignore[arg-type]

    def _read(self, pipe: int) -> bytes | None:
        try:
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return None
        if not chunk:
            self._selector.unregister(pipe)
        return chunk

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
        """Wait for room in a full pipe, and, if the system reports it, for its reader to go."""
        events = (selectors.EVENT_WRITE if full else 0) | (selectors.EVENT_READ if self.tells else 0)
        known = self._selector.get_map().get(self._stdin)
        if known is not None and known.events != events:
            self._selector.unregister(self._stdin)
            known = None
        if known is None and events:
            self._selector.register(self._stdin, events)

    def _stop_sending(self) -> None:
        self._unsent.clear()
        self.broken = True
        self._forget_input()

    def _forget_input(self) -> None:
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)

    def close_input(self) -> None:
        self._forget_input()
        with contextlib.suppress(OSError):
            self._pipes[0].close()

    def close(self) -> None:
        self._selector.close()
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.close()
