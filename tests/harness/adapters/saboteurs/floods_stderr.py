"""Logs a megabyte for every case."""

import sys

from _engine import Params, honest, serve


def evaluate(request_id: int, params: Params) -> None:
    sys.stderr.write("chatter " * 131072)
    sys.stderr.flush()
    honest(request_id, params)


serve(evaluate)
