"""A time limit for a call in this process: by the alarm clock of POSIX, or by ``watchman.py``."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from asl_conformance.adapters.watchman import AGAIN, TooLate, watched
from asl_conformance.base.system import portable

T = TypeVar("T")


def within(seconds: float | None, call: Callable[[], T], *, quiet: bool = False) -> T:
    """The value of ``call``; raises TooLate if it takes longer. ``quiet``: it changes no signal handler."""
    if seconds is None:
        return call()
    if _kept and _in_the_main_thread() and (quiet or signal.getsignal(signal.SIGALRM) is _ring):
        return _by_clock(seconds, call)
    with kept(seconds) as clock:
        return _by_clock(seconds, call) if clock else watched(seconds, call)


_kept: list[bool] = []
"""Has an item while the alarm clock is taken for many calls."""


@contextmanager
def kept(seconds: float | None) -> Iterator[bool]:
    """Take the alarm clock for many calls; false if this thread cannot have it or somebody uses it."""
    free = (
        seconds is not None
        and not portable()
        and _in_the_main_thread()
        and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    )
    if not free:
        yield False
        return
    signal.signal(signal.SIGALRM, _ring)
    _kept.append(True)
    try:
        yield True
    finally:
        _kept.pop()
        if signal.getsignal(signal.SIGALRM) is _ring:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _in_the_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _by_clock(seconds: float, call: Callable[[], T]) -> T:
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
            return call()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except TooLate:
        signal.setitimer(signal.ITIMER_REAL, 0)  # it may have rung before it could be turned off
        raise


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
