"""The log of an engine: only its end is kept, and only cleaned text reaches a terminal."""

from __future__ import annotations

import io

from asl_conformance.base.text import clean

LOG_KEPT = 4096
"""Number of bytes of a log that are kept, counted from the end."""
LOG_SHOWN = 3
"""Number of lines of a log that a failure shows, counted from the end."""


class Log(io.RawIOBase):
    """Takes any number of bytes and keeps the last LOG_KEPT."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object, /) -> int:
        chunk = bytes(data)  # type: ignore[call-overload]
        self._kept += chunk[-LOG_KEPT:]
        del self._kept[:-LOG_KEPT]
        return len(chunk)

    def close(self) -> None:
        """Does nothing: an engine that closes its stdout must not close the next one's log."""

    def clear(self) -> None:
        """Drop everything so far."""
        self._kept.clear()

    @property
    def tail(self) -> str:
        """The last lines as one safe line; empty if there are none."""
        text = clean(self._kept.decode("utf-8", "backslashreplace")).strip()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return " | ".join(lines[-LOG_SHOWN:])

    @property
    def ending(self) -> str:
        """The tail as the end of a sentence; empty if there is none."""
        return f"; its log ends: {tail}" if (tail := self.tail) else ""
