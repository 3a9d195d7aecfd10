"""Every signal that ends a command works like Ctrl-C: results are kept, and no process is left behind.

The signals are SIGTERM and SIGHUP, and on Windows Ctrl-Break and closing the window (``console.py``).
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
"""Seconds in which further signals except Ctrl-C are ignored, because the end is under way."""
ENDS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""The signals of this system, besides Ctrl-C, that end a command."""

Act = Callable[[int], None]


@dataclass
class _Heard:
    """The signals that came in this process."""

    number: int = 0
    """The first signal that ends the command; 0 if none came."""
    since: float = 0.0
    heeded: int = 0
    """Number of running commands that a signal interrupts."""
    held: int = 0
    due: Callable[[], None] | None = None
    """The action to call as soon as signals are not held any more."""


_heard = _Heard()


def code() -> int:
    """The exit code of an interrupted command: 130 by Ctrl-C, else 128 plus the signal."""
    return 128 + (_heard.number or signal.SIGINT)


def signalled() -> bool:
    """Whether a signal other than Ctrl-C ended the command."""
    return _heard.number not in (0, signal.SIGINT)


def heard() -> bool:
    """Whether a signal is ending the command, even if its exception was caught on the way."""
    return bool(_heard.heeded and _heard.number)


@contextmanager
def heeded() -> Iterator[None]:
    """A context in which signals that end a command raise KeyboardInterrupt. Only in the main thread."""
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
    """Make the signals call ``act``, unless they are held. An ignored signal (nohup) stays ignored."""

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
    """A context in which signals wait: what is done in it is done whole before the command ends."""
    if not _in_main_thread():
        yield
        return
    _heard.held += 1
    try:
        yield
    finally:
        _heard.held -= 1
        _call_due()


@contextmanager
def let_in() -> Iterator[None]:
    """A context within ``held`` in which signals do not wait, for what another process may hold up."""
    before, _heard.held = _heard.held, 0
    try:
        _call_due()
        yield
    finally:
        _heard.held = before


def _call_due() -> None:
    """Call what a signal wanted while it was held."""
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
