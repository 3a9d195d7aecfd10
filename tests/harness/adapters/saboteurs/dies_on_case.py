"""Is killed by a fault of its own on one case; says why on stderr."""

import os
import signal
import sys

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.stderr.write("segfault in \x1b[31mlos.c\n")
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    honest(request_id, params)


serve(evaluate)
