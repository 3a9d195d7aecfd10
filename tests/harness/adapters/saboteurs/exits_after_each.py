"""Exits by itself after each request, as if called once per case; one case kills it."""

import sys
import time

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
        time.sleep(0.02)
    sys.exit(0)


serve(evaluate)
