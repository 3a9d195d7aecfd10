"""Answers one case when its time is up, and will not be ended before it has."""

import signal
import time

from _engine import POISON, Params, honest, number, serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        time.sleep(1.5)
    honest(request_id, params)


serve(evaluate)
