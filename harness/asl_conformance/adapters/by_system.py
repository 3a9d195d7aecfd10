"""What differs between systems: how an engine's pipes are read, what holds its processes together."""

from __future__ import annotations

from asl_conformance.adapters.pipes import Pipes, Popen
from asl_conformance.adapters.selector_pipes import SelectorPipes
from asl_conformance.adapters.thread_pipes import ThreadPipes
from asl_conformance.adapters.tree import Session, Tree
from asl_conformance.base.system import WINDOWS, portable


def open_pipes(process: Popen) -> Pipes:
    """The pipes of a process that was started with three, unbuffered."""
    return ThreadPipes(process) if portable() else SelectorPipes(process)


def new_tree(limit: int | None) -> Tree:
    """What holds the processes of an engine together; ``limit``: the MiB of memory that they may hold."""
    if WINDOWS:
        from asl_conformance.adapters.job import Job

        return Job(limit)
    return Tree(limit) if portable() else Session(limit)
