"""Answers so many requests and then exits by itself, with status 0."""

import sys
import time

from _engine import Params, honest, serve

left = int(sys.argv[1])


def evaluate(request_id: int, params: Params) -> None:
    global left
    honest(request_id, params)
    left -= 1
    if not left:
        time.sleep(0.02)
        sys.exit(0)


serve(evaluate)
