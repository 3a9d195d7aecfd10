"""One line of a bench table, the machine it was measured on, and the table itself."""

from __future__ import annotations

import datetime
import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass

REFERENCE = 0.098
"""Seconds of the calibration loop on the machine that targets and goals are stated for."""


@dataclass(frozen=True)
class Measure:
    """One line of the table: what was measured, in which unit, and what the target is."""

    name: str
    value: float
    unit: str
    limit: float
    """The target, on a machine of the calibration ``REFERENCE``."""
    at_least: bool = False
    goal: float | None = None
    """What is aimed at beyond the target, on the same machine."""
    scaled: bool = True
    """Whether target and goal depend on the machine; False for what is measured beside something else."""

    def target(self, calibration: float) -> float:
        """The target on a machine of that calibration: times grow with it, rates fall, sizes stay."""
        return self.limit * self._scale(calibration)

    def met(self, calibration: float) -> bool:
        """Whether the target is met on a machine of that calibration."""
        return self._within(self.target(calibration))

    def aim(self, calibration: float) -> float | None:
        """The goal on a machine of that calibration."""
        return None if self.goal is None else self.goal * self._scale(calibration)

    def reached(self, calibration: float) -> bool:
        """Whether the goal is reached; True if there is none."""
        aim = self.aim(calibration)
        return aim is None or self._within(aim)

    def _scale(self, calibration: float) -> float:
        slower = calibration / REFERENCE if self.scaled else 1.0
        return {"1/s": 1 / slower, "s": slower, "ms": slower, "us": slower}.get(self.unit, 1.0)

    def _within(self, bound: float) -> bool:
        return self.value >= bound if self.at_least else self.value <= bound


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


def show(header: dict[str, str], measures: list[Measure]) -> bool:
    """Print the table: "!" where a target is missed, "." where a goal is; whether every target is met.

    Targets and goals are those of this very machine.
    """
    calibration = float(header["calibration"].removesuffix(" s"))
    print("  ".join(f"{key} {value}" for key, value in header.items()))
    print(f"{'':2}{'measured':36}{'value':>12}        {'target':>12}{'goal':>14}")
    for m in measures:
        sign = ">=" if m.at_least else "<="
        mark = "!" if not m.met(calibration) else " " if m.reached(calibration) else "."
        aim = m.aim(calibration)
        goal = f"{aim:14.3f}" if aim is not None else ""
        print(
            f"{mark} {m.name:36}{m.value:12.3f} {m.unit:6} {sign}{m.target(calibration):12.3f}{goal}".rstrip()
        )
    return all(m.met(calibration) for m in measures)
