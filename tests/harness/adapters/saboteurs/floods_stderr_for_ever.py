"""Does nothing but log on one case."""

import sys
import time

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    while number(params) == POISON:
        sys.stderr.write("still at it\n" * 1000)
        time.sleep(0.005)
    honest(request_id, params)


serve(evaluate)
