"""Starts a process that holds on to its pipes, writes its id to a file, and dies on one case."""

import subprocess
import sys
from pathlib import Path

from _engine import POISON, Params, honest, number, serve

CODE = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
child = subprocess.Popen([sys.executable, "-S", "-c", CODE])
with Path(sys.argv[1]).open("a", encoding="utf-8") as file:
    file.write(f"{child.pid}\n")


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.exit(1)
    honest(request_id, params)


serve(evaluate)
