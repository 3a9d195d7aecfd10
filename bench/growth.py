"""How time and memory grow with the size of the work: ``python bench/growth.py [ROW ...]``.

Each row does one piece of work of growing size, each time in a new process, and takes the best processor time
of several: a request to the reference here, the harness in ``growth_of_harness``. The exponent is that of the
line fitted to all sizes: 1 is in proportion, 2 is quadratic. "!" marks a row whose exponent is above what its
work needs. The memory is what the largest work needed beyond its input.
"""

from __future__ import annotations

import json
import math
import os
import resource
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import linear_regression
from typing import Any

from asl_reference.protocol.requests import evaluate

SIZES = (250, 500, 1000, 2000)
RUNS = 3
MIB = 1024
Work = Callable[[], object]
SLACK = 0.35
"""An exponent is measured, so it may be above what the work needs by so much."""
WIDE = {"columns": 66, "rows": 40}


@dataclass(frozen=True)
class Row:
    """One kind of work, made for a size, and the exponent that it needs."""

    name: str
    make: Callable[[int], Work]
    needs: float = 1.0
    sizes: tuple[int, ...] = SIZES
    runs: int = RUNS


def request(make: Callable[[int], Mapping[str, Any]]) -> Callable[[int], Work]:
    """The reference's answer to a request of a size."""

    def made(number: int) -> Work:
        params = make(number)
        return lambda: evaluate(params)

    return made


def hexes(number: int) -> list[str]:
    """So many hexes, column by column, 40 a column."""

    def all_of_them() -> Iterator[str]:
        for column in range(WIDE["columns"]):
            name = chr(65 + column % 26) * (1 + column // 26)
            yield from (f"{name}{row}" for row in range(1, WIDE["rows"] + 1))

    return list(islice(all_of_them(), number))


def squad(side: str, where: str) -> dict[str, Any]:
    """A squad with FP 4 and range 4."""
    return {"side": side, "type": "squad", "hex": where, "firepower": 4, "range": 4}


def asking(position: Mapping[str, Any], **question: Any) -> Mapping[str, Any]:
    """The parameters of a request with one question."""
    return {"edition": "current", "position": position, "questions": [question]}


def spread(number: int, *, walls: bool) -> dict[str, Any]:
    """Opponents in turns, one a hex; every second pair of hexes of a column has a wall between."""
    names = hexes(number)
    units = {f"u{i}": squad(("German", "Russian")[i % 2], name) for i, name in enumerate(names)}
    pairs = [(a, b) for a, b in zip(names[::2], names[1::2], strict=False) if a.rstrip("0123456789") in b]
    sides = {f"{a}-{b}": {"terrain": "wall"} for a, b in pairs if walls}
    return {**WIDE, "units": units, "hexsides": sides}


def counters(kind: str) -> Callable[[int], Mapping[str, Any]]:
    """``state`` with so many counters of a kind, one a hex."""

    def make(number: int) -> Mapping[str, Any]:
        found = {f"c{i}": {"type": kind, "hex": name, "size": 1} for i, name in enumerate(hexes(number))}
        return asking({**WIDE, "counters": found, "units": {"a": squad("German", "A1")}}, ask="state")

    return make


def fire(firers: int, targets: int) -> Mapping[str, Any]:
    """So many squads fire together at so many in one hex."""
    by = {f"a{i}": squad("German", "B2") for i in range(firers)}
    units = by | {f"u{i}": squad("Russian", "B4") for i in range(targets)}
    return asking({"units": units}, ask="attack", by=list(by), target="B4", means="small_arms")


def before_enemies(number: int) -> Mapping[str, Any]:
    """A squad that would move before so many enemies."""
    units = {f"u{i}": squad("Russian", name) for i, name in enumerate(hexes(number + 40)[40:])}
    move = {"do": "move", "units": ["a"], "to": "A2"}
    return asking({**WIDE, "units": {"a": squad("German", "A1"), **units}}, ask="may", action=move)


def questions(number: int) -> Mapping[str, Any]:
    """So many LOS over one board."""
    ends = [{"ask": "los", "from": {"hex": "A1"}, "to": {"hex": name}} for name in hexes(number + 1)[1:]]
    return {"edition": "current", "position": spread(40, walls=True), "questions": ends}


def steps(number: int) -> Mapping[str, Any]:
    """So many squads of a side move one hex each, one after the other."""
    names = hexes(2 * number + 80)[80:]
    units = {f"u{i}": squad("German", names[2 * i]) for i in range(number)}
    moves = [{"do": "move", "units": [f"u{i}"], "to": names[2 * i + 1]} for i in range(number)]
    position = {**WIDE, "phase": "MPh", "turn_of": "German", "units": units}
    return {**asking(position, ask="state"), "actions": moves}


ROWS = (
    Row(
        "wall_advantage, n units at walls",
        request(lambda n: asking(spread(n, walls=True), ask="wall_advantage", unit="u0")),
    ),
    Row("state, n units at walls", request(lambda n: asking(spread(n, walls=True), ask="state"))),
    Row("state, n units", request(lambda n: asking(spread(n, walls=False), ask="state"))),
    Row("state, n foxholes", request(counters("foxhole"))),
    Row("state, n trenches", request(counters("trench"))),
    Row("attack on a hex of n", request(lambda n: fire(1, n))),
    Row("attack of n on n", request(lambda n: fire(n, n)), needs=2, sizes=(30, 60, 120)),
    Row("may, before n enemies", request(before_enemies)),
    Row("n moves of n units", request(steps), needs=2, sizes=(75, 150, 300)),
    Row("n LOS of one board", request(questions)),
)


def cost(work: Work) -> tuple[float, float]:
    """Processor seconds and MiB of the work in a new process; work that fails ends the measuring."""
    read, write = os.pipe()
    if os.fork() == 0:
        try:
            before, begun = peak(), time.process_time()
            work()
            os.write(write, json.dumps([time.process_time() - begun, peak() - before]).encode())
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        text = pipe.read()
    os.wait()
    if not text:
        raise SystemExit("the work was not done")
    seconds, memory = json.loads(text)
    return seconds, memory


def peak() -> float:
    """The most memory that this process has had so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MIB


def exponent(sizes: tuple[int, ...], times: list[float]) -> float:
    """The power of the size with which the time grows: the slope of the fitted line of their logarithms."""
    return linear_regression([math.log(n) for n in sizes], [math.log(t) for t in times]).slope


def grown(row: Row) -> tuple[list[float], float]:
    """The seconds of each size, and the MiB of the largest."""
    times, memory = [], 0.0
    for number in row.sizes:
        work = row.make(number)
        costs = [cost(work) for _ in range(row.runs)]
        times.append(min(seconds for seconds, _ in costs))
        memory = min(mib for _, mib in costs)
    return times, memory


def main() -> int:
    """Print the table; 1 if a row grows faster than it must."""
    evaluate(asking(spread(2, walls=True), ask="state"))  # what is imported late counts for nobody
    from growth_of_harness import ROWS as HARNESS

    rows: Sequence[Row] = (*ROWS, *HARNESS)
    wanted = [row for row in rows if not sys.argv[1:] or any(word in row.name for word in sys.argv[1:])]
    faster = False
    print(f"{'':2}{'milliseconds of processor time':36}{'exponent':>9}{'MiB':>6}  n: time")
    for row in wanted:
        times, memory = grown(row)
        found = exponent(row.sizes, times)
        faster |= found > row.needs + SLACK
        each = "  ".join(f"{n}: {t * 1000:.0f}" for n, t in zip(row.sizes, times, strict=True))
        mark = "!" if found > row.needs + SLACK else " "
        print(f"{mark} {row.name:36}{found:9.2f}{memory:6.0f}  {each}", flush=True)
    return int(faster)


if __name__ == "__main__":
    sys.exit(main())
