"""Takes memory on one case, itself or in a child process, and keeps it."""

import subprocess
import sys
import time

from _engine import POISON, Params, honest, number, serve

HOARD = 96 * 2**20
CHILD = f"import time; hoard = b'x' * {HOARD}; time.sleep(60)"


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
    elif sys.argv[1] == "itself":
        hoard = b"x" * HOARD
        time.sleep(60)
        del hoard
    else:
        subprocess.run([sys.executable, "-S", "-c", CHILD], check=True)


serve(evaluate)
