"""Starts a daemon in a session of its own, writes the id of it to a file, and dies on one case."""

import os
import sys
import time
from pathlib import Path

from _engine import POISON, Params, honest, number, serve

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        with Path(sys.argv[1]).open("a") as file:
            file.write(f"{os.getpid()}\n")
        time.sleep(60)
    os._exit(0)
os.wait()
while not Path(sys.argv[1]).exists():
    time.sleep(0.001)


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.exit(1)
    honest(request_id, params)


serve(evaluate)
