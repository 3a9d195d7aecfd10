"""Loaded by every Python that is started with this folder on its path: what only POSIX has is not there.

Not there for the packages of this project, that is; the standard library and those that it rests on have
their own ways on Windows, and keep theirs here.
"""

import os

if os.environ.get("ASL_CONFORMANCE_PORTABLE") == "1":
    import take_away

    take_away.install()
