"""A thread that checks whether calls of other threads take too long, and makes them raise TooLate.

For the main thread it uses the signal of Ctrl-C, the only one that ends a wait on every
system; the user's own Ctrl-C works as before. For other threads it uses CPython's asynchronous exception,
which is raised as soon as they run Python code again.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from types import FrameType
from typing import TypeVar

from asl_conformance.base.system import WINDOWS

AGAIN = 1.0
"""Seconds after which a call that ignored the first alarm is rung again."""
BEATS = 100
"""Loop steps within which a ring sent to a thread is surely raised."""

T = TypeVar("T")


class TooLate(BaseException):
    """The time is up. Not an ``Exception``, so that no ``except Exception`` of an engine catches it."""


class _Watch:
    """The watch kept over one call."""

    def __init__(self, late: float) -> None:
        self.late = late
        self.rung = False
        """Whether it was rung and TooLate was not raised yet."""
        self.over = self.ringing = False

    def ring_unless_over(self) -> None:
        """Ring, if the watch has not ended; ``ringing`` is set before ``over`` is read."""
        self.ringing = True
        if not self.over:
            self.ring()
        self.ringing = False

    def ring(self) -> None:
        """Make the call raise TooLate."""
        raise NotImplementedError

    def still(self) -> None:
        """Wait until no ring is on its way any more; may raise TooLate."""
        raise NotImplementedError


class _OverMain(_Watch):
    """The watch over a call in the main thread."""

    def __init__(self, late: float) -> None:
        super().__init__(late)
        self._before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, self._hear)

    def ring(self) -> None:
        self.rung = True
        if WINDOWS:
            signal.raise_signal(signal.SIGINT)
        else:
            os.kill(os.getpid(), signal.SIGINT)  # raise_signal would wake this thread, not the main one

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
    """The watch over a call in any other thread."""

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
        # Raised here, not cancelled: after a cancelled one CPython 3.11 keeps checking forever,
        # and hangs as soon as somebody traces (sys.settrace).
        with suppress(TooLate):
            _raise_in(self._thread, TooLate)
            for _ in range(BEATS):
                time.sleep(0)


class _Watchman:
    """The thread. It sleeps while no call can be late.

    A thread that is watched takes no lock here: a ring may raise between its taking the lock and its ``with``
    block (in CPython 3.14), or within ``Condition``, which is Python code, and leave it locked forever.
    """

    def __init__(self) -> None:
        self._starting = threading.Lock()
        self._woken: SimpleQueue[None] = SimpleQueue()
        self._watches: set[_Watch] = set()
        self._wakes = float("inf")
        """When it checks next; while it checks, infinite, so that each new watch wakes it."""
        self._thread: threading.Thread | None = None

    def begin(self, watch: _Watch) -> None:
        """Begin the watch."""
        if self._thread is None or not self._thread.is_alive():
            self._start()
        self._watches.add(watch)
        if watch.late < self._wakes:
            self._woken.put(None)

    def _start(self) -> None:
        with self._starting:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._look, name="watchman", daemon=True)
                self._thread.start()

    def end(self, watch: _Watch) -> None:
        """End the watch: it is not rung after this."""
        watch.over = True
        self._watches.discard(watch)
        while watch.ringing:
            time.sleep(0)

    def _look(self) -> None:
        while True:
            self._wakes = float("inf")
            now, watches = time.monotonic(), tuple(self._watches)
            for watch in watches:
                if watch.late <= now:
                    watch.late = now + AGAIN
                    watch.ring_unless_over()
            self._wakes = min((watch.late for watch in watches), default=float("inf"))
            left = max(self._wakes - now, 0.0) if watches else None
            with suppress(Empty):
                self._woken.get(timeout=left)


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
        _end(watch)  # the ring may have come before this
        raise


def _end(watch: _Watch) -> None:
    """End the watch, even if it rings meanwhile: then TooLate is raised after it has ended."""
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
    """Set an exception for the thread to raise; it replaces one that was not raised yet."""
    with suppress(ImportError, AttributeError):  # not CPython: the call is not stopped
        import ctypes

        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(what))
