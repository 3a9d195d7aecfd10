"""Loaded by every Python that is started with this folder on its path: it takes away what only POSIX has.

Only the packages of this project lose it; the standard library and the dependencies do things their own way
on Windows, and keep theirs here.
"""

import os

if os.environ.get("ASL_CONFORMANCE_PORTABLE") == "1":
    import take_away

    take_away.install()
