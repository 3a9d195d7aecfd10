"""Loaded by every Python that has this folder on its path: it removes what only POSIX has.

Only the packages of this project lose it. The standard library and the dependencies have their own way
on Windows, and keep what they use here.
"""

import os

if os.environ.get("ASL_CONFORMANCE_PORTABLE") == "1":
    import take_away

    take_away.install()
