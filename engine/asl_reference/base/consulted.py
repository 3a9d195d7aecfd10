"""Which switches are asked for while something is worked out: errata, and choices of readings.

What asked for none of the switches in which two editions differ is the same under both, and need not be
worked out twice. ``Rules.includes`` and ``Position.follows`` note what they are asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
NONE: frozenset[str] = frozenset()


class _Under(threading.local):
    """What this thread works out just now."""

    def __init__(self) -> None:
        self.names: set[str] = set()


NOW = _Under()


def noted(work: Callable[..., T], *given: Any) -> tuple[T, frozenset[str]]:
    """What the work gives, and the switches it asked for; whoever asked for the work asked for them too."""
    before = NOW.names
    names: set[str] = set()
    NOW.names = names
    try:
        return work(*given), frozenset(names) if names else NONE
    finally:
        NOW.names = before
        if names:
            before |= names
