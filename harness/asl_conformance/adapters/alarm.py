"""A time limit for a call in this process: by the alarm clock of the system, or by a watchman.

The alarm clock (POSIX, main thread) wakes a call also from a wait in the system. The watchman, a thread,
raises TooLate in whatever thread calls, as soon as that runs Python code again: a call that waits in the
system, or computes in C, is not stopped before it returns.
"""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

from asl_conformance.base.system import portable

AGAIN = 1.0
"""Seconds after which a call that let the first alarm pass is woken again."""

T = TypeVar("T")


class TooLate(BaseException):
    """The time is up. No ``Exception``, so that an engine's own ``except Exception`` lets it pass."""


def within(seconds: float | None, call: Callable[[], T]) -> T:
    """The value of ``call``; raises TooLate if it takes longer."""
    if seconds is None:
        return call()
    return _by_clock(seconds, call) if _clock_is_free() else _watchman.within(seconds, call)


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


class _Watchman:
    """A thread that wakes calls of others. It sleeps as long as no call can be late."""

    def __init__(self) -> None:
        self._lock = threading.Condition(threading.Lock())
        self._late: dict[int, float] = {}
        """When the call of a thread is late."""
        self._wakes = float("inf")
        """When it looks next."""
        self._thread: threading.Thread | None = None

    def within(self, seconds: float, call: Callable[[], T]) -> T:
        me = threading.get_ident()
        try:
            try:
                self._begin(me, time.monotonic() + seconds)
                return call()
            finally:
                self._end(me)
        except TooLate:
            self._end(me)  # it may have come before the end of it was known
            raise

    def _begin(self, thread: int, late: float) -> None:
        with self._lock:
            self._late[thread] = late
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._watch, name="watchman", daemon=True)
                self._thread.start()
            elif late < self._wakes:
                self._lock.notify()

    def _end(self, thread: int) -> None:
        """From here on nothing is raised in the thread; what was and is not yet there is taken back."""
        with self._lock:
            if self._late.pop(thread, None) is not None:
                _raise_in(thread, None)

    def _watch(self) -> None:
        with self._lock:
            while True:
                now = time.monotonic()
                for thread, late in self._late.items():
                    if late <= now:
                        _raise_in(thread, TooLate)
                        self._late[thread] = now + AGAIN
                self._wakes = min(self._late.values(), default=float("inf"))
                self._lock.wait(max(self._wakes - now, 0.0) if self._late else None)


def _raise_in(thread: int, what: type[BaseException] | None) -> None:
    """Have it raised in the thread as soon as that runs Python code; None takes back what was not yet."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread), None if what is None else ctypes.py_object(what)
    )


_watchman = _Watchman()
