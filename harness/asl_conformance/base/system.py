"""Which way a thing is done here: as POSIX can, or as every system can.

Whoever has two ways asks ``portable`` where it is built, not where it is imported, so that a test can have
the other one. What each way does stands with it: pipes, trees of processes, alarms, endings.
"""

from __future__ import annotations

import os

VARIABLE = "ASL_CONFORMANCE_PORTABLE"
"""Set to 1, nothing is used that only POSIX has: as on Windows, on any system."""
WINDOWS = os.name == "nt"


def portable() -> bool:
    """Whether what only POSIX has is to be left alone."""
    return os.name != "posix" or os.environ.get(VARIABLE) == "1"
