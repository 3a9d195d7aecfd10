"""``run --verify``: the same cases in other orders, each with a progress bar."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct
from rich.console import Console

from asl_conformance.adapters.choose import Choice, open_jobs
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.verify import Memory, verify
from asl_conformance.report import terminal

if TYPE_CHECKING:
    from rich.progress import TaskID

SEEDS = 1_000_000


class Verification(Struct, frozen=True):
    """How a run is verified: the number of engine processes and the seed of the shuffle."""

    jobs: int
    seed: int
    selection: tuple[str, ...] = ()
    """The options that select the same cases again."""

    def verified(self, run: Run, memory: Memory, choice: Choice, hear: Callable[[Result], None]) -> Run:
        """The run with unstable verdicts; new processes of the engine are asked in each other order."""
        with _bars(terminal.console(stderr=True), len(memory.answers)) as tick:
            return verify(run, memory, lambda: open_jobs(choice, self.jobs), self.seed, hear, tick)


def verification(jobs: int, seed: int | None, selection: Sequence[str] = ()) -> Verification:
    """A verification with that seed, or with a random one."""
    return Verification(jobs, random.randrange(SEEDS) if seed is None else seed, tuple(selection))


@contextmanager
def _bars(out: Console, total: int) -> Iterator[Callable[[str], None]]:
    """On a terminal, a progress bar for each order in which cases are asked again; elsewhere nothing."""
    if not out.is_terminal:
        yield lambda order: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=None), MofNCompleteColumn())
    bars: dict[str, TaskID] = {}
    with Progress(*columns, TimeElapsedColumn(), console=out, transient=True, refresh_per_second=12) as bar:

        def tick(order: str) -> None:
            if order not in bars:
                bars[order] = bar.add_task(order, total=total)
            bar.advance(bars[order])

        yield tick
