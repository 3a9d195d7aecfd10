"""Where the work of a request is done: in threads of the server, or at once where there are no threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

T = TypeVar("T")


class Aside(Protocol):
    """Does the work of a request."""

    async def run(self, call: Callable[[], T], engine: str = "") -> T:
        """The value of the call; the calls of one engine run one after another."""
        ...

    def later(self, call: Callable[[], object]) -> None:
        """Do something that nobody waits for."""

    def close(self) -> None:
        """Do nothing more."""


class Threads:
    """A thread for each engine, and those of the event loop for all else."""

    def __init__(self) -> None:
        self._own: dict[str, ThreadPoolExecutor] = {}

    async def run(self, call: Callable[[], T], engine: str = "") -> T:
        """The value of the call, from a thread."""
        if engine and engine not in self._own:
            self._own[engine] = ThreadPoolExecutor(1, thread_name_prefix=f"lab {engine}")
        return await asyncio.get_running_loop().run_in_executor(self._own.get(engine), call)

    def later(self, call: Callable[[], object]) -> None:
        """Start the call in a thread."""
        _ = asyncio.get_running_loop().run_in_executor(None, call)

    def close(self) -> None:
        """Start no further call of an engine."""
        for thread in self._own.values():
            thread.shutdown(wait=False, cancel_futures=True)


class AtOnce:
    """Every call in its turn, without threads; what nobody waits for is done when the page is idle."""

    def __init__(self) -> None:
        self._due: list[Callable[[], object]] = []

    async def run(self, call: Callable[[], T], engine: str = "") -> T:
        """The value of the call."""
        return call()

    def later(self, call: Callable[[], object]) -> None:
        """Keep the call until the page is idle."""
        self._due.append(call)

    def idle(self) -> None:
        """Do what was put off."""
        due, self._due = self._due, []
        for call in due:
            call()

    def close(self) -> None:
        """Forget what was put off."""
        self._due = []
