"""One line of a bench table, the machine it was measured on, and the table itself."""

from __future__ import annotations

import datetime
import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measure:
    """One line of the table: what was measured, in which unit, and what the target is."""

    name: str
    value: float
    unit: str
    limit: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def best(work: Callable[[], object], runs: int = 3) -> float:
    """Seconds that the work takes, in the best of so many runs."""

    def seconds() -> float:
        start = time.perf_counter()
        work()
        return time.perf_counter() - start

    return min(seconds() for _ in range(runs))


def calibrate() -> float:
    """Seconds for a fixed loop of integer work: the yardstick of the machine."""

    def loop() -> None:
        total = 0
        for i in range(3_000_000):
            total ^= i * i

    return best(loop)


def machine() -> dict[str, str]:
    """What the table was measured on."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "calibration": f"{calibrate():.3f} s",
    }


def show(header: dict[str, str], measures: list[Measure]) -> None:
    """Print the table."""
    print("  ".join(f"{key} {value}" for key, value in header.items()))
    print(f"{'':2}{'measured':36}{'value':>12}        {'target':>10}")
    for m in measures:
        sign = ">=" if m.at_least else "<="
        mark = " " if m.met else "!"
        print(f"{mark} {m.name:36}{m.value:12.3f} {m.unit:6} {sign}{m.limit:10.3f}")
