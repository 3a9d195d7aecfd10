"""How often: a plain run tries a few of what the night tries at length. What is checked is the same."""

import os

NIGHT = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
LONGER = 50
"""How much more a night takes."""


def often(times: int, by_night: int = 0) -> int:
    """So many times in a plain run; at night fifty times as often, or as often as is said."""
    return (by_night or times * LONGER) if NIGHT else times


def every(nth: int) -> int:
    """Every n-th of many in a plain run, all of them at night."""
    return 1 if NIGHT else nth
