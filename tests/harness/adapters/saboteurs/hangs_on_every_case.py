"""Starts well and never answers a case."""

import time

from _engine import Params, serve


def evaluate(request_id: int, params: Params) -> None:
    time.sleep(60)


serve(evaluate)
