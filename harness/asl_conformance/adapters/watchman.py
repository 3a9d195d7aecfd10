"""A thread that looks whether calls of other threads take too long, and has them raise TooLate.

In the main thread it does so by the signal of Ctrl-C, the only one that wakes it from a wait on every
system; what the user sends goes where it went before. Into other threads Python puts the exception (CPython
alone can), which is raised as soon as they run Python code again.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TypeVar

from asl_conformance.base.system import WINDOWS

AGAIN = 1.0
"""Seconds after which a call that let the first alarm pass is woken again."""
BEATS = 100
"""Moments in which a ring that was put into a thread is surely heard."""

T = TypeVar("T")


class TooLate(BaseException):
    """The time is up. No ``Exception``, so that an engine's own ``except Exception`` lets it pass."""


class _Watch:
    """The watch kept over one call."""

    def __init__(self, late: float) -> None:
        self.late = late
        self.rung = False
        """It was rung, and nobody has heard it yet."""

    def ring(self) -> None:
        """Have the call raise TooLate."""
        raise NotImplementedError

    def still(self) -> None:
        """No ring comes any more: see to it that none is on its way; may raise TooLate."""
        raise NotImplementedError


class _OverMain(_Watch):
    """Over a call in the main thread."""

    def __init__(self, late: float) -> None:
        super().__init__(late)
        self._before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, self._hear)

    def ring(self) -> None:
        self.rung = True
        if WINDOWS:
            signal.raise_signal(signal.SIGINT)
        else:
            os.kill(os.getpid(), signal.SIGINT)  # raised, it would wake this thread and not the main one

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.rung:
            self.rung = False
            raise TooLate
        if callable(self._before):
            self._before(number, frame)
        elif self._before is signal.SIG_DFL:
            raise KeyboardInterrupt

    def still(self) -> None:
        until = time.monotonic() + AGAIN
        while self.rung and time.monotonic() < until:
            time.sleep(0.001)
        signal.signal(signal.SIGINT, self._before)


class _OverThread(_Watch):
    """Over a call in any other thread."""

    def __init__(self, late: float) -> None:
        super().__init__(late)
        self._thread = threading.get_ident()

    def ring(self) -> None:
        self.rung = True
        _raise_in(self._thread, TooLate)

    def still(self) -> None:
        if not self.rung:
            return
        self.rung = False
        # Heard here and not taken back: of one that is taken back CPython 3.11 goes on looking out for ever,
        # and stands still as soon as somebody traces (sys.settrace).
        with suppress(TooLate):
            _raise_in(self._thread, TooLate)
            for _ in range(BEATS):
                time.sleep(0)


class _Watchman:
    """It sleeps as long as no call can be late.

    Plain locks, and no ``Condition``: that is Python code, in the middle of which a ring may raise and leave
    it locked for ever.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._asleep = threading.Lock()
        """Locked; released to wake it."""
        self._asleep.acquire()
        self._watches: set[_Watch] = set()
        self._wakes = float("inf")
        """When it looks next."""
        self._thread: threading.Thread | None = None

    def begin(self, watch: _Watch) -> None:
        """Keep the watch from now on."""
        with self._lock:
            self._watches.add(watch)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._look, name="watchman", daemon=True)
                self._thread.start()
            elif watch.late < self._wakes and self._asleep.locked():
                self._asleep.release()

    def end(self, watch: _Watch) -> None:
        """Keep it no longer."""
        with self._lock:
            self._watches.discard(watch)

    def _look(self) -> None:
        while True:
            with self._lock:
                now = time.monotonic()
                for watch in self._watches:
                    if watch.late <= now:
                        watch.late = now + AGAIN
                        watch.ring()
                self._wakes = min((watch.late for watch in self._watches), default=float("inf"))
                left = max(self._wakes - now, 0.0) if self._watches else -1
            self._asleep.acquire(timeout=left)


_watchman = _Watchman()


def watched(seconds: float, call: Callable[[], T]) -> T:
    """The value of ``call``; raises TooLate if it takes longer."""
    late = time.monotonic() + seconds
    watch = _OverMain(late) if _main_may_be_rung() else _OverThread(late)
    try:
        try:
            _watchman.begin(watch)
            return call()
        finally:
            _end(watch)
    except TooLate:
        _end(watch)  # it may have come before the end was begun
        raise


def _end(watch: _Watch) -> None:
    """End the watch, also if it rings in the middle of that: then TooLate is raised once it is over."""
    try:
        _watchman.end(watch)
        watch.still()
    except TooLate:
        _end(watch)
        raise


def _main_may_be_rung() -> bool:
    """Whether this is the main thread, with a Ctrl-C that Python knows of."""
    here = threading.current_thread() is threading.main_thread()
    return here and signal.getsignal(signal.SIGINT) is not None


def _raise_in(thread: int, what: type[BaseException]) -> None:
    """Put an exception into the thread, in place of one that has not been raised yet."""
    with suppress(ImportError, AttributeError):  # no CPython: there it is not stopped
        import ctypes

        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(what))
