"""Diverts descriptors 1 and 2 while an engine of this process is called.

What it writes with ``os.write``, and what its child processes write, does not reach the terminal.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from typing import TextIO

from asl_conformance.adapters.log import LOG_KEPT, Log
from asl_conformance.base.system import WINDOWS, portable

STREAMS = (1, 2)


class Diversion:
    """A context in which stdout and stderr of the process go to a file, and the file's end to the log."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._file = -1
        self._own: list[tuple[int, int]] = []
        """Each descriptor with a copy of the original."""
        self._streams: set[TextIO] = set()

    def __enter__(self) -> None:
        if self._file < 0:
            self._open()
        self._flush()
        for descriptor, _ in self._own:
            os.dup2(self._file, descriptor)

    def __exit__(self, *exc: object) -> None:
        try:
            self._flush()
        finally:
            self._restore()
        if os.lseek(self._file, 0, os.SEEK_CUR):
            self._empty()

    def _open(self) -> None:
        self._file = _unnamed()
        for descriptor in STREAMS:
            with contextlib.suppress(OSError):  # it is closed
                self._own.append((descriptor, os.dup(descriptor)))
        streams = (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__)
        self._streams = {stream for stream in streams if stream is not None}

    def _flush(self) -> None:
        """Flush the buffers, so that text of others and text of the engine go where each belongs."""
        for stream in self._streams:
            with contextlib.suppress(OSError, ValueError):  # closed, perhaps by the engine
                stream.flush()

    def _restore(self) -> None:
        """Restore all descriptors, even if a signal comes in between."""
        try:
            for descriptor, own in self._own:
                os.dup2(own, descriptor)
        except KeyboardInterrupt:
            self._restore()
            raise

    def _empty(self) -> None:
        size = os.fstat(self._file).st_size
        os.lseek(self._file, max(0, size - LOG_KEPT), os.SEEK_SET)
        self._log.write(os.read(self._file, LOG_KEPT))
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)

    def close(self) -> None:
        """Close all descriptors. Text still buffered by C libraries is discarded too."""
        if self._file < 0:
            return
        with self:
            _flush_c()
        self._let_go()

    def _let_go(self) -> None:
        open_ones = (self._file, *(own for _, own in self._own)) if self._file >= 0 else ()
        self._file, self._own = -1, []
        for descriptor in open_ones:
            os.close(descriptor)

    def __del__(self) -> None:
        """Close the descriptors of an engine that nobody closed."""
        self._let_go()


def _unnamed() -> int:
    """A file without a name, in memory if the system supports that."""
    if hasattr(os, "memfd_create") and not portable():
        return os.memfd_create("engine")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def _flush_c() -> None:
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL("ucrtbase" if WINDOWS else None).fflush(None)
