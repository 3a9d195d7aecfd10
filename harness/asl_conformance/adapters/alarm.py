"""A time limit for a call in this process, by the alarm clock of the system. POSIX, main thread."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

AGAIN = 1.0
"""Seconds after which a call that let the first alarm pass is woken again."""

T = TypeVar("T")


class TooLate(BaseException):
    """The time is up. No ``Exception``, so that an engine's own ``except Exception`` lets it pass."""


def within(seconds: float | None, call: Callable[[], T]) -> T:
    """The value of ``call``; raises TooLate if it takes longer.

    No limit is kept where there is no alarm: in other threads, and where somebody else uses it.
    """
    if seconds is None or not _free():
        return call()
    signal.signal(signal.SIGALRM, _ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
            return call()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except TooLate:
        signal.setitimer(signal.ITIMER_REAL, 0)  # it may have rung before it could be turned off
        raise
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _free() -> bool:
    return (
        hasattr(signal, "setitimer")
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    )


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
