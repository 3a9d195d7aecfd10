"""Hangs on one case, and ignores requests to end."""

import signal
import time

from _engine import POISON, Params, honest, number, serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        time.sleep(60)
    honest(request_id, params)


serve(evaluate)
