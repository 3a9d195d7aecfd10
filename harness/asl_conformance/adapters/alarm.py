"""A time limit for a call in this process: by the alarm clock of POSIX, or by ``watchman.py``."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

from asl_conformance.adapters.watchman import AGAIN, TooLate, watched
from asl_conformance.base.system import portable

T = TypeVar("T")


def within(seconds: float | None, call: Callable[[], T]) -> T:
    """The value of ``call``; raises TooLate if it takes longer."""
    if seconds is None:
        return call()
    return _by_clock(seconds, call) if _clock_is_free() else watched(seconds, call)


def _by_clock(seconds: float, call: Callable[[], T]) -> T:
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


def _clock_is_free() -> bool:
    """Whether there is an alarm clock for this thread that nobody else uses."""
    return (
        not portable()
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    )


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
