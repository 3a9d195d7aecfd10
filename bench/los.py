"""LOS on full boards: how many a second through the batch call, and how long one explained LOS takes.

A pair of hexes counts as one LOS, although the batch judges it from both ends. Times are wall clock, the best
of several runs on one core. Work done once per process or once per board is measured separately.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from boards import BOARDS, NAMES, ROWS, mixed
from measure import Measure, best, machine, show

from asl_reference.base.editions import CURRENT
from asl_reference.board.geometry import distance
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.sight import sight
from asl_reference.sweep.geometry import geometry_for
from asl_reference.sweep.views import REACH, LosBoard

PAIRS = sum(distance(a, b) <= REACH for i, a in enumerate(NAMES) for b in NAMES[i + 1 :])
"""35,520 pairs of hexes of a board within range 12."""
TARGET = 360_000
"""LOS a second."""
FROM_SCRATCH = 1_000_000
"""The goal of a board from nothing but its position."""
MIDDLE = "Q5"
SAMPLE = 2000
RUNS = 5


def los_measures() -> Iterator[Measure]:
    """The three boards, then a single LOS."""
    yield Measure("LOS geometry, once a process", best(lambda: geometry_for(ROWS, REACH), 1), "s", 1)
    for name, make in BOARDS.items():
        position = make()
        board = LosBoard(CURRENT, position)
        yield Measure(f"LOS {name}, the first time", best(board.views, 1), "s", 2)
        seen = [n for n in NAMES if 1 <= distance(MIDDLE, n) <= REACH]
        for what, count, work in (
            ("all pairs", PAIRS, board.views),
            ("from scratch", PAIRS, lambda p=position: LosBoard(CURRENT, p).views()),
            ("one viewer", len(seen), lambda b=board: b.view(MIDDLE)),
        ):
            speed, goal = count / best(work, RUNS), FROM_SCRATCH if what == "from scratch" else None
            yield Measure(f"LOS {name}, {what}", speed, "1/s", TARGET, at_least=True, goal=goal)
    yield explained()


def explained() -> Measure:
    """One explained LOS by the definition: the mean over pairs of hexes within range, paths known."""
    position, dice = mixed(), random.Random(4)
    pairs = [(a, b) for a in NAMES for b in NAMES if 1 <= distance(a, b) <= REACH]
    ends = [(end_of_hex(position, a), end_of_hex(position, b)) for a, b in dice.sample(pairs, SAMPLE)]
    seconds = best(lambda: [sight(CURRENT, position, start, end) for start, end in ends], RUNS)
    return Measure("one explained LOS", seconds / SAMPLE * 1e6, "us", 100)


if __name__ == "__main__":
    show(machine(), list(los_measures()))
