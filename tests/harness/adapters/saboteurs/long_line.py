"""Sends a line of 100 MiB on one case, and goes on."""

import sys

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.stdout.write(f'{{"jsonrpc": "2.0", "id": {request_id}, "result": "')
        for _ in range(100):
            sys.stdout.write("x" * 2**20)
        sys.stdout.write('"}\n')
        sys.stdout.flush()
    else:
        honest(request_id, params)


serve(evaluate)
