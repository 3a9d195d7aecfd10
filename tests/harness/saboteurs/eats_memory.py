"""Takes memory on one case, itself or by a child of its own, and does not give it back."""

import os
import sys
import time

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
    elif sys.argv[1] == "itself" or os.fork() == 0:
        hoard = b"x" * 2**28
        time.sleep(60)
        del hoard
    else:
        os.wait()


serve(evaluate)
