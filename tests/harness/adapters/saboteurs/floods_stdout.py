"""Sends a line without end on one case."""

import sys

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        while True:
            sys.stdout.write("x" * 2**20)
    honest(request_id, params)


serve(evaluate)
