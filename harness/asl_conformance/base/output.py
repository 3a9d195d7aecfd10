"""Stdout and stderr that never fail, whatever the encoding and the reader.

Characters that the encoding lacks are written as escapes. Once a write fails the rest is dropped and
the error kept, so that the result of a command does not depend on its reader.
"""

from __future__ import annotations

import errno
import io
import sys
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

ESCAPED = "backslashreplace"


class _Out(io.RawIOBase):
    """Writes to another stream until that fails; on Windows a console has its own kind of stream."""

    def __init__(self, to: io.RawIOBase) -> None:
        self._to = to
        self.failed: OSError | None = None

    def write(self, data: ReadableBuffer, /) -> int:
        if self.failed is None:
            try:
                return self._to.write(data) or 0
            except OSError as error:
                self.failed = error
        return memoryview(data).nbytes

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._to.fileno()

    def isatty(self) -> bool:
        return self._to.isatty()


def prepare() -> None:
    """Make stdout and stderr never fail; streams that other code set only take any character."""
    sys.stdout = _prepared(sys.stdout, sys.__stdout__)
    sys.stderr = _prepared(sys.stderr, sys.__stderr__)


def _prepared(stream: TextIO, own: TextIO | None) -> TextIO:
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    if stream is not own:
        stream.reconfigure(errors=ESCAPED)
        return stream
    stream.flush()
    raw: Any = getattr(stream.buffer, "raw", stream.buffer)  # without a buffer it is the raw stream itself
    return io.TextIOWrapper(
        io.BufferedWriter(_Out(raw)),
        encoding=stream.encoding,
        errors=ESCAPED,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


def failed() -> OSError | None:
    """Why a write to stdout failed; None if none did."""
    if not isinstance(sys.stdout, io.TextIOWrapper):
        return None
    sys.stdout.flush()
    raw = getattr(sys.stdout.buffer, "raw", None)
    return raw.failed if isinstance(raw, _Out) else None


def unread(error: OSError) -> bool:
    """Whether the error only means that the reader has ended, as ``head`` does."""
    return error.errno == errno.EPIPE
