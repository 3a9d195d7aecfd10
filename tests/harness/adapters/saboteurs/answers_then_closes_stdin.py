"""Answers one case, then closes its input and keeps running."""

import os
import time

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    honest(request_id, params)
    if number(params) == POISON:
        os.close(0)
        time.sleep(60)


serve(evaluate)
