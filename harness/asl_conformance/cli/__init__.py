"""The command line: ``main`` with every command on it.

Importing a module of commands adds them to the group; each command imports what it needs when it runs.
"""

from asl_conformance.cli import (
    ask,
    audit,
    board,
    errata,
    explaining,
    fuzz,
    judge,
    lab,
    listing,
    readings,
    replay,
    report,
    run,
    starters,
    suites,
    tools,
    vectors,
    wrong,
)
from asl_conformance.cli.group import main

__all__ = [
    "ask",
    "audit",
    "board",
    "errata",
    "explaining",
    "fuzz",
    "judge",
    "lab",
    "listing",
    "main",
    "readings",
    "replay",
    "report",
    "run",
    "starters",
    "suites",
    "tools",
    "vectors",
    "wrong",
]
