"""Fuzzing: boards a second, and comparisons of LOS a second, an engine beside the reference in process.

The engine is a second reference, so that both sides work at full cost. Generation is part of it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from run import Measure, machine, show

from asl_conformance.adapters.reference import reference_engine
from asl_conformance.fuzz.ask import Asker
from asl_conformance.fuzz.boards import SMALL, boards, numbered
from asl_conformance.fuzz.differential import compare
from asl_conformance.fuzz.hunt import Hunt
from asl_conformance.fuzz.invariants import load
from asl_conformance.fuzz.questions import sights

BOARDS = 2000
LOS_BOARDS, LOS_EACH = 40, 500
HUNTED = 96
RUNS = 3


def fuzz_measures() -> Iterator[Measure]:
    """Boards, differential LOS, and whole boards with invariants and every question."""
    numbered(1, 0)
    yield Measure("fuzz: boards of 105 hexes", BOARDS / _best(_make), "1/s", 2000, at_least=True)
    engine, reference = _asker(), _asker()
    _compare_los(engine, reference)
    los = LOS_BOARDS * LOS_EACH / _best(lambda: _compare_los(engine, reference))
    yield Measure("fuzz: differential LOS", los, "1/s", 20_000, at_least=True)
    hunt = Hunt(engine, reference, 1, list(load().values()))
    yield Measure("fuzz: whole boards", HUNTED / _best(lambda: _hunt(hunt), 1), "1/s", 20, at_least=True)


def _asker() -> Asker:
    engine = reference_engine()
    return Asker(engine, engine.start())


def _make() -> None:
    for _ in boards(1, 0, BOARDS, SMALL):
        pass


def _compare_los(engine: Asker, reference: Asker) -> None:
    for number, position in boards(1, 0, LOS_BOARDS, SMALL):
        found = compare(engine, reference, position, list(sights(position, random.Random(number), LOS_EACH)))
        if found:
            raise SystemExit(f"board {number}: the reference differs from itself: {found[0]}")


def _hunt(hunt: Hunt) -> None:
    found = [sighting for number in range(HUNTED) for sighting in hunt.look(number)]
    if found:
        raise SystemExit(f"the reference is found out: {found[0]}")


def _best(work: Callable[[], None], runs: int = RUNS) -> float:
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


if __name__ == "__main__":
    show(machine(), list(fuzz_measures()))
