"""Pipes that work on every system: one thread waits on each, and hands over what came.

A thread that waits in the system for an engine cannot be interrupted. It owns its pipe, closes it when
the engine closes the other end, and never keeps the harness from ending.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections import deque
from typing import IO

from asl_conformance.adapters.pipes import CHUNK, Popen

ROOM = 4
"""Chunks of a pipe that are kept until they are read; if there are more, the engine has to wait."""
LAG = 0.5
PARTING = 0.2
"""Seconds to wait for a thread when its engine has ended."""


class ThreadPipes:
    """Pipes with two threads that read and one that writes."""

    lag = LAG
    tells = False

    def __init__(self, process: Popen) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._came = threading.Condition(threading.Lock())
        self._out: deque[bytes] = deque()
        self._err: deque[bytes] = deque()
        self._silent = False
        """Whether the end of stderr was read."""
        self._due = threading.Condition(threading.Lock())
        self._unsent = bytearray()
        self._sending = False
        self._last = False
        """Whether nothing more will be sent."""
        self._closed = False
        self.broken = False
        works = (
            (self._read, process.stdout, self._out),
            (self._read, process.stderr, self._err),
            (self._write, process.stdin),
        )
        self._threads = [threading.Thread(target=work, args=args, daemon=True) for work, *args in works]
        for thread in self._threads:
            thread.start()

    @property
    def unsent(self) -> bool:
        with self._due:
            return not self.broken and (self._sending or bool(self._unsent))

    def write(self, data: bytes) -> None:
        with self._due:
            if not self.broken:
                self._unsent += data
                self._due.notify()

    def poll(self, seconds: float) -> tuple[bytes | None, bytes | None]:
        with self._came:
            if not self._out and not self._err and seconds > 0:
                self._came.wait(seconds)
            came, stderr = self._take(self._out), self._take(self._err)
            self._silent = self._silent or stderr == b""
            return came, stderr

    def read_stderr(self, seconds: float) -> bytes | None:
        until = time.monotonic() + seconds
        with self._came:
            while not self._err and not self._silent and (left := until - time.monotonic()) > 0:
                self._came.wait(left)
            return self._take(self._err)

    def _take(self, box: deque[bytes]) -> bytes | None:
        if not box:
            return None
        if len(box) >= ROOM:
            self._came.notify_all()
        return box.popleft()

    def _read(self, pipe: IO[bytes], box: deque[bytes]) -> None:
        """A thread: puts chunks into the box, at the end an empty one."""
        chunk = b"\n"
        while chunk:
            try:
                chunk = os.read(pipe.fileno(), CHUNK)
            except OSError:
                chunk = b""
            with self._came:
                while len(box) >= ROOM and not self._closed:
                    self._came.wait()
                if self._closed:
                    break
                box.append(chunk)
                self._came.notify_all()
        _close(pipe)

    def _write(self, pipe: IO[bytes]) -> None:
        """A thread: writes the queue into the pipe, until the engine reads no more or the queue ends."""
        while True:
            with self._due:
                self._sending = False
                while not self._unsent and not self._last:
                    self._due.wait()
                if not self._unsent:
                    break
                chunk = bytes(self._unsent[:CHUNK])
                del self._unsent[:CHUNK]
                self._sending = True
            try:
                while chunk:
                    chunk = chunk[os.write(pipe.fileno(), chunk) :]
            except OSError:
                with self._due:
                    self.broken = True
                    self._unsent.clear()
                with self._came:
                    self._came.notify_all()
                break
        _close(pipe)

    def close_input(self) -> None:
        with self._due:
            self._last = True
            self._due.notify()

    def close(self) -> None:
        with self._due:
            self._unsent.clear()
            self._last = True
            self._due.notify()
        with self._came:
            self._closed = True
            self._came.notify_all()
        until = time.monotonic() + PARTING
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))


def _close(pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError):
        pipe.close()
