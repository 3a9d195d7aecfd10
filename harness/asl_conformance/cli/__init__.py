"""The command line: ``main`` with every command on it.

A module of commands adds them to the group as it is imported; each imports what it needs when it runs.
"""

from asl_conformance.cli import board, errata, fuzz, report, run, starters, tools, wrong
from asl_conformance.cli.group import main

__all__ = ["board", "errata", "fuzz", "main", "report", "run", "starters", "tools", "wrong"]
