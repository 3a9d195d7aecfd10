"""What ends a command ends it as Ctrl-C does: what ran is kept, and no process is left behind.

That is SIGTERM and SIGHUP, and on Windows Ctrl-Break and the closing of the window (``console.py``).
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from asl_conformance.base.console import closing_heeded

AGAIN = 5.0
"""Seconds in which other signals than Ctrl-C say nothing new: the end is under way."""
ENDS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""What ends a command besides Ctrl-C, of the signals that this system has."""

Act = Callable[[int], None]


@dataclass
class _Heard:
    """What was heard in this process."""

    number: int = 0
    """The first signal that was to end the command."""
    since: float = 0.0
    heeded: int = 0
    """Commands that what ends them breaks off, now."""
    held: int = 0
    due: Callable[[], None] | None = None
    """What is to be done as soon as nothing holds signals any more."""


_heard = _Heard()


def code() -> int:
    """The exit code of a command that was broken off: 130 by Ctrl-C, else 128 and the signal."""
    return 128 + (_heard.number or signal.SIGINT)


def signalled() -> bool:
    """Whether it was somebody else than the user at the keyboard who ended the command."""
    return _heard.number not in (0, signal.SIGINT)


def heard() -> bool:
    """Whether something is ending the command, though what it raised may have been swallowed on its way."""
    return bool(_heard.heeded and _heard.number)


@contextmanager
def heeded() -> Iterator[None]:
    """As long as this lasts whatever ends a command raises KeyboardInterrupt. In the main thread only."""
    if not _in_main_thread():
        yield
        return
    numbers = (signal.SIGINT, *ENDS)
    usual = (signal.SIG_DFL, signal.default_int_handler)
    before = {n: handler for n in numbers if (handler := signal.getsignal(n)) in usual}
    _heard.number = 0
    _heard.heeded += 1
    heed(_interrupt, *before)
    try:
        with closing_heeded():
            yield
    finally:
        _heard.heeded -= 1
        for number, handler in before.items():
            signal.signal(number, handler)


def heed(act: Act, *numbers: int) -> None:
    """Have the signals call ``act``, once nothing holds them. What is ignored (nohup) stays ignored."""

    def hear(number: int, frame: FrameType | None) -> None:
        if _heard.held:
            _heard.due = lambda: act(number)
        else:
            act(number)

    for number in numbers:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, hear)


@contextmanager
def held() -> Iterator[None]:
    """Signals wait until this is over: what is begun here is known to whoever has to end it."""
    if not _in_main_thread():
        yield
        return
    _heard.held += 1
    try:
        yield
    finally:
        _heard.held -= 1
        due = _heard.due
        if due is not None and not _heard.held:
            _heard.due = None
            due()


def _interrupt(number: int) -> None:
    now = time.monotonic()
    if _heard.number and number != signal.SIGINT and now - _heard.since < AGAIN:
        return
    _heard.number, _heard.since = _heard.number or number, now
    raise KeyboardInterrupt


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
