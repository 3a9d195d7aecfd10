"""``run --verify``: the same cases in other orders, with a progress bar each."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct

from asl_conformance.adapters.choose import Choice, open_jobs
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.verify import Memory, verify
from asl_conformance.report import terminal

SEEDS = 1_000_000


class Verification(Struct, frozen=True):
    """How a run is verified: by so many processes of the engine, shuffled by the seed."""

    jobs: int
    seed: int

    def verified(self, run: Run, memory: Memory, choice: Choice, hear: Callable[[Result], None]) -> Run:
        """The run with what is unstable, each of the other orders asked of new processes of the engine."""
        with terminal.orders(terminal.console(stderr=True), len(memory.said)) as tick:
            return verify(run, memory, lambda: open_jobs(choice, self.jobs), self.seed, hear, tick)


def verification(jobs: int, seed: int | None) -> Verification:
    """A verification with that seed, or with one of its own."""
    return Verification(jobs, random.randrange(SEEDS) if seed is None else seed)
