"""Chooses between the POSIX way and the portable way, which works on every system.

Code with two ways calls ``portable`` when an object is made, not at import, so that a test can use
the other one. This concerns pipes, process trees, alarms, endings.
"""

from __future__ import annotations

import os

VARIABLE = "ASL_CONFORMANCE_PORTABLE"
"""If this variable is 1, nothing is used that only POSIX has, as on Windows."""
WINDOWS = os.name == "nt"


def portable() -> bool:
    """Whether to use only what every system has."""
    return os.name != "posix" or os.environ.get(VARIABLE) == "1"
