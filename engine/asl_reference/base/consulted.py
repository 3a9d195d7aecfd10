"""Which switches are asked for while something is worked out: errata, and choices of readings.

Two editions differ in some switches. A result for which none of these was asked is the same under both, and
need not be worked out twice. ``Rules.includes`` and ``Position.follows`` note what they are asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
NONE: frozenset[str] = frozenset()


class Asked:
    """The switches asked for by what is being worked out."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: set[str] = set()


class _ByThread(threading.local):
    """What each thread is working out, apart from all others."""

    def __init__(self) -> None:
        self.work = Asked()


NOW = _ByThread()


def noted(work: Callable[..., T], *given: Any) -> tuple[T, frozenset[str]]:
    """The result of the work, and the switches it asked for; they are noted for the caller's own work too."""
    asked = NOW.work
    before = asked.names
    names: set[str] = set()
    asked.names = names
    try:
        return work(*given), frozenset(names) if names else NONE
    finally:
        asked.names = before
        if names:
            before |= names
