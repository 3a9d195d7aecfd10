"""Answers one request and ends, as if it were called for each."""

import sys

from _engine import Params, honest, serve


def evaluate(request_id: int, params: Params) -> None:
    honest(request_id, params)
    sys.exit(0)


serve(evaluate)
