"""Answers one case after so many seconds, too late, and cannot be ended before."""

import signal
import sys
import time

from _engine import POISON, Params, honest, number, serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        time.sleep(float(sys.argv[1]))
    honest(request_id, params)


serve(evaluate)
