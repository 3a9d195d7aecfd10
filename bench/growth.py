"""How time grows with the size of what is asked: ``python bench/growth.py [ROW ...]``.

Each row asks one request of growing size, each time in a new process, and takes the best processor time of
several. The exponent is that of the line fitted to all sizes: 1 is in proportion, 2 is quadratic. "!" marks a
row whose exponent is above what its work needs.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from statistics import linear_regression
from typing import Any

from asl_reference.protocol.requests import evaluate

SIZES = (125, 250, 500, 1000)
RUNS = 3
SLACK = 0.35
"""An exponent is measured, so it may be above what the work needs by so much."""
WIDE = {"columns": 66, "rows": 40}


@dataclass(frozen=True)
class Row:
    """One kind of work, made for a size, and the exponent that it needs."""

    name: str
    make: Callable[[int], Mapping[str, Any]]
    needs: float = 1.0
    sizes: tuple[int, ...] = SIZES


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


ROWS = (
    Row(
        "wall_advantage, n units at walls",
        lambda n: asking(spread(n, walls=True), ask="wall_advantage", unit="u0"),
    ),
    Row("state, n units at walls", lambda n: asking(spread(n, walls=True), ask="state")),
    Row("state, n units", lambda n: asking(spread(n, walls=False), ask="state")),
    Row("state, n foxholes", counters("foxhole")),
    Row("state, n trenches", counters("trench")),
    Row("attack on a hex of n", lambda n: fire(1, n)),
    Row("attack of n on n", lambda n: fire(n, n), needs=2, sizes=(30, 60, 120)),
    Row("may, before n enemies", before_enemies),
    Row("n LOS of one board", questions),
)


def seconds(request: Mapping[str, Any]) -> float:
    """Processor seconds of one request in a new process; an error of the engine ends the measuring."""
    read, write = os.pipe()
    if os.fork() == 0:
        try:
            begun = time.process_time()
            evaluate(request)
            os.write(write, json.dumps(time.process_time() - begun).encode())
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        text = pipe.read()
    os.wait()
    if not text:
        raise SystemExit("the engine did not answer")
    return float(text)


def exponent(sizes: tuple[int, ...], times: list[float]) -> float:
    """The power of the size with which the time grows: the slope of the fitted line of their logarithms."""
    return linear_regression([math.log(n) for n in sizes], [math.log(t) for t in times]).slope


def main() -> int:
    """Print the table; 1 if a row grows faster than it must."""
    evaluate(asking(spread(2, walls=True), ask="state"))  # what is imported late counts for nobody
    wanted = [row for row in ROWS if not sys.argv[1:] or any(word in row.name for word in sys.argv[1:])]
    faster = False
    print(f"{'':2}{'milliseconds of processor time':36}{'exponent':>9}  n and time")
    for row in wanted:
        times = [min(seconds(row.make(n)) for _ in range(RUNS)) for n in row.sizes]
        found = exponent(row.sizes, times)
        faster |= found > row.needs + SLACK
        each = "  ".join(f"{n}: {t * 1000:.0f}" for n, t in zip(row.sizes, times, strict=True))
        print(f"{'!' if found > row.needs + SLACK else ' '} {row.name:36}{found:9.2f}  {each}", flush=True)
    return int(faster)


if __name__ == "__main__":
    sys.exit(main())
