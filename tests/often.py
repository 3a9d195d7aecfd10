"""How often: a plain run tries a little, a night a lot. Both make the same checks."""

import os

NIGHT = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
LONGER = 50
"""How many times more a night tries."""


def often(times: int, by_night: int = 0) -> int:
    """``times`` in a plain run; at night ``by_night``, or fifty times as often by default."""
    return (by_night or times * LONGER) if NIGHT else times


def every(nth: int) -> int:
    """Every n-th of many in a plain run, all of them at night."""
    return 1 if NIGHT else nth
