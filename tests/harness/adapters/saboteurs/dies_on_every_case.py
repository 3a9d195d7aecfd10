"""Starts well and dies on every case."""

import sys

from _engine import Params, serve


def evaluate(request_id: int, params: Params) -> None:
    sys.exit(7)


serve(evaluate)
