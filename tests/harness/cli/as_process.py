"""The command line as a process of its own: how tests start it, interrupt it and wait for it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import psutil

from asl_conformance.base.system import portable
from tests.harness.adapters.asking import DEADLINE

SCRIPT = str(Path(__file__).parent / "sampled_cli.py")


def environment() -> dict[str, str]:
    """The environment in which a process finds harness, engine and tests of this checkout."""
    root = Path(__file__).parents[3]
    folders = [root / "engine", root / "harness", root]
    if portable():
        folders.insert(0, root / "tests" / "portable")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}


def running(word: str) -> list[str]:
    """The command lines of processes that contain that word."""
    lines = [" ".join(one.info["cmdline"] or ()) for one in psutil.process_iter(["cmdline"])]
    return [line for line in lines if word in line]


def interruptible() -> None:
    """Signals as at a terminal, even if the tests were started with some of them ignored."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until the condition holds; after DEADLINE the test fails."""
    deadline = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)
