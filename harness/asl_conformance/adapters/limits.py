"""What an engine may take: time, memory, restarts; and the word for the reference."""

REFERENCE = "reference"
"""The word that stands for the reference engine where an engine is due."""
TIMEOUT = 10.0
"""Seconds an engine has for one case, unless told otherwise."""
MEMORY = 4096
"""MiB that an engine process and all it started may hold, unless told otherwise."""
MAX_RESTARTS = 100
"""Restarts of one process in one run; an engine that ends more often is asked no further."""
RESTARTS = 0
"""Restarts that no case accounts for with which an engine may still conform, unless told otherwise."""
