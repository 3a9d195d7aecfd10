"""Progress of a campaign: boards done, boards per second, findings, and the time left."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console

EVERY = 30.0
"""Seconds between two lines without a terminal."""


class Pace:
    """Counts from ``before``, the number of boards done by earlier sessions."""

    def __init__(
        self,
        total: int,
        before: int = 0,
        clock: Callable[[], float] = time.monotonic,
        limit: float | None = None,
    ) -> None:
        """``limit``: the seconds that this session may take; None for as long as the boards take."""
        self.total = total
        self.limit = limit
        self.before = before
        self._clock = clock
        self._begun = clock()

    @property
    def seconds(self) -> float:
        """How long this session has taken."""
        return self._clock() - self._begun

    @property
    def over(self) -> bool:
        """Whether the time of this session is over."""
        return self.limit is not None and self.seconds >= self.limit

    def rate(self, done: int) -> float:
        """Boards a second of this session."""
        return (done - self.before) / self.seconds if self.seconds > 0 else 0.0

    def status(self, done: int, found: int) -> str:
        """``1600 of 100000 boards, 62 a second, 3 found, 0:26:27 left``."""
        rate = self.rate(done)
        if self.limit is not None:
            rest = timedelta(seconds=round(max(0.0, self.limit - self.seconds)))
            return f"{done} boards, {figure(rate)} a second, {found} found, {rest} left"
        left = f", {timedelta(seconds=round((self.total - done) / rate))} left" if rate else ""
        return f"{done} of {self.total} boards, {figure(rate)} a second, {found} found{left}"


def figure(rate: float) -> str:
    """A rate to read: a decimal where it is low."""
    return f"{rate:.1f}".removesuffix(".0") if rate < 10 else f"{rate:.0f}"


Tick = Callable[[int, int], None]
"""Hears how many boards are done and how many things were found."""


@contextmanager
def shown(out: Console, pace: Pace) -> Iterator[Tick]:
    """A bar on a terminal, elsewhere a line now and then."""
    if not out.is_terminal:
        yield _lines(out, pace)
        return
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(bar_width=None), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=out, transient=True) as bar:
        task = bar.add_task("", total=pace.total, completed=pace.before)

        def tick(done: int, found: int) -> None:
            bar.update(task, completed=done, description=pace.status(done, found))

        tick(pace.before, 0)
        yield tick


def _lines(out: Console, pace: Pace) -> Tick:
    last = 0.0

    def tick(done: int, found: int) -> None:
        nonlocal last
        if pace.seconds - last >= EVERY and done < pace.total:
            last = pace.seconds
            out.print(pace.status(done, found), style="dim", soft_wrap=True)

    return tick
