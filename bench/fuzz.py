"""Fuzzing: boards a second, and comparisons of LOS a second, an engine beside the reference in process.

The engine is a second reference without a cache, so that both sides work at full cost: two references in one
process would share their answers. The time includes the generation of boards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from measure import Measure, best, machine, show

from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.fuzz.boards.boards import SMALL, boards, numbered
from asl_conformance.fuzz.campaign.campaign import Alone, Chunk, Crew, Killed, Task
from asl_conformance.fuzz.campaign.crew import Processes
from asl_reference.protocol.said import Said

BOARDS = 2000
LOS_BOARDS, LOS_CHUNK = 24, 2
HUNTED = 32
RUNS = 3
NEARLY = 0.9
"""Of twice the work that two jobs do."""
WHOLE = 15
"""Whole boards a second; it was 20 before the last of the 175 invariants were asked of each."""
ENGINE = Choice(REFERENCE)


def fuzz_measures() -> Iterator[Measure]:
    """Boards, differential LOS with one job and with two, and whole boards with all their questions."""
    numbered(1, 0)
    yield Measure("fuzz: boards of 105 hexes", BOARDS / best(_make), "1/s", 2000, at_least=True)
    los = Task(ENGINE, "current", 1, los=True)
    with los.open() as hands:
        one = _compared(Alone(hands))
    yield Measure("fuzz: differential LOS", one, "1/s", 20_000, at_least=True, goal=50_000)
    with Processes(los, 2) as crew:
        two = _compared(crew)
    yield Measure(
        "fuzz: differential LOS, two jobs", two, "1/s", 2 * NEARLY * one, at_least=True, scaled=False
    )
    with Task(ENGINE, "current", 1).open() as hands, _knowing_nothing():
        seconds = best(lambda: _asked(Alone(hands), HUNTED, HUNTED), 1)
    yield Measure("fuzz: whole boards", HUNTED / seconds, "1/s", WHOLE, at_least=True, goal=30)


@contextmanager
def _knowing_nothing() -> Iterator[None]:
    """The reference without its cache: it works out every answer."""
    known = Said.known
    Said.known = lambda _: iter(())  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        Said.known = known  # type: ignore[method-assign]


def _make() -> None:
    for _ in boards(1, 0, BOARDS, SMALL):
        pass


def _compared(crew: Crew) -> float:
    """LOS compared a second, generation of the boards included, without what is built once per process."""
    asked = _asked(crew, LOS_BOARDS, LOS_CHUNK)
    return asked / best(lambda: _asked(crew, LOS_BOARDS, LOS_CHUNK))


def _asked(crew: Crew, count: int, size: int) -> int:
    asked = 0
    for report in crew.run(deque(Chunk(start, size) for start in range(0, count, size))):
        if isinstance(report, Killed) or report.seen:
            raise SystemExit(f"the reference differs from itself: {report}")
        asked += report.asked
    return asked


if __name__ == "__main__":
    show(machine(), list(fuzz_measures()))
