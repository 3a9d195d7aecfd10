"""Default limits of an engine: time, memory, restarts; and the words for engines of this project."""

from typing import Literal, get_args

REFERENCE = "reference"
"""The name of the reference engine, wherever an engine is given."""
WRONG = "wrong:"
"""Prefix of a wrong engine: ``wrong:forgets-sangar``."""
TIMEOUT = 10.0
"""Default seconds that an engine has for one case."""
MEMORY = 4096
"""Default memory limit in MiB for an engine process and all it started."""
MAX_RESTARTS = 100
"""Most restarts of one process in one run; an engine that ends more often is asked no more."""
RESTARTS = 0
"""Default number of restarts without a case to blame up to which an engine may still conform."""
Profile = Literal["core", "whole"]
PROFILES: tuple[str, ...] = get_args(Profile)
"""How much of the suite an engine is asked: its core, or all of it."""
