"""What an engine says on the side: only its end is kept, and nothing of it reaches a terminal as it is."""

from __future__ import annotations

import io

from asl_conformance.base.text import clean

LOG_KEPT = 4096
"""Bytes of a log that are kept: the last ones."""
LOG_SHOWN = 3
"""Lines of a log that a failure shows: the last ones."""


class Log(io.RawIOBase):
    """Takes bytes without end and keeps the last LOG_KEPT."""

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
        """Stays open: an engine that closes its stdout is no reason to lose the next one's log."""

    def clear(self) -> None:
        """Forget what was said so far."""
        self._kept.clear()

    @property
    def tail(self) -> str:
        """The last lines on one line, made harmless; empty if there are none."""
        text = clean(self._kept.decode("utf-8", "backslashreplace")).strip()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return " | ".join(lines[-LOG_SHOWN:])

    @property
    def ending(self) -> str:
        """The tail as the end of a sentence; empty if there is none."""
        return f"; its log ends: {tail}" if (tail := self.tail) else ""
