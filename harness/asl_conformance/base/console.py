"""Windows: turns closing the window and logging off into the signal of Ctrl-Break.

Python's own handler is too late: it only notes the event for the main thread, and as soon as it returns the
system ends the process. This handler does not return, so the ending is handled while the system waits.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from asl_conformance.base.system import WINDOWS

CLOSINGS = (2, 5, 6)
"""CTRL_CLOSE_EVENT, CTRL_LOGOFF_EVENT, CTRL_SHUTDOWN_EVENT."""
LEFT = 10.0
"""Seconds to wait, more than the system does."""


@contextmanager
def closing_heeded(kernel: Any = None) -> Iterator[None]:
    """A context in which closing the window is a signal. On other systems it is one anyway, SIGHUP.

    ``kernel``: a replacement of kernel32 in a test.
    """
    if kernel is None and not WINDOWS:
        yield
        return
    import ctypes

    kernel = kernel or ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    kind: Any = getattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE)
    handler = kind(ctypes.c_int, ctypes.c_uint32)(_hear)
    kernel.SetConsoleCtrlHandler(handler, True)
    try:
        yield
    finally:
        kernel.SetConsoleCtrlHandler(handler, False)


def _hear(event: int) -> int:
    """Called in a thread of the system; returns whether the event was handled."""
    if event not in CLOSINGS:
        return 0
    signal.raise_signal(getattr(signal, "SIGBREAK", signal.SIGTERM))
    time.sleep(LEFT)
    return 1
