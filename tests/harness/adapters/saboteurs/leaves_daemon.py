"""Starts a daemon in a session of its own, and dies on one case.

The id of the daemon goes to a file. Its parent is gone when it begins.
"""

import subprocess
import sys
import time
from pathlib import Path

from _engine import POISON, Params, honest, number, serve

DETACHED = 0x8
DAEMON = """
import os, sys, time
with open(sys.argv[1], "a", encoding="utf-8") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(60)
"""
PARENT = "import subprocess, sys; subprocess.Popen([sys.executable, '-S', *sys.argv[1:]], **{options})"
nowhere = subprocess.DEVNULL
note = Path(sys.argv[1])


def written() -> int:
    """The bytes of the file so far; another daemon may have written before."""
    return note.stat().st_size if note.exists() else 0


def leave() -> None:
    before = written()
    windows = sys.platform == "win32"
    options = {"creationflags": DETACHED} if windows else {"start_new_session": True}
    code = PARENT.replace("{options}", repr(options))
    command = [sys.executable, "-S", "-c", code, "-c", DAEMON, sys.argv[1]]
    subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=True, **options)
    while written() == before:
        time.sleep(0.001)


leave()


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.exit(1)
    honest(request_id, params)


serve(evaluate)
