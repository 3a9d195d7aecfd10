"""``run --verify``: the same cases in other orders, with a progress bar each."""

from __future__ import annotations

import random
from collections.abc import Callable

from asl_conformance.adapters.choose import Choice, open_jobs
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.verify import Memory, verify
from asl_conformance.report import terminal

SEEDS = 1_000_000


def verified(
    run: Run,
    memory: Memory,
    choice: Choice,
    jobs: int,
    seed: int | None,
    hear: Callable[[Result], None],
) -> Run:
    """The run with what is unstable, each of the other orders asked of new processes of the engine."""
    seed = random.randrange(SEEDS) if seed is None else seed
    with terminal.orders(terminal.console(stderr=True), len(memory.said)) as tick:
        return verify(run, memory, lambda: open_jobs(choice, jobs), seed, hear, tick)
