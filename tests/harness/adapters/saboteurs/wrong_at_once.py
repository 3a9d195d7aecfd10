"""Sends one line that is wrong from its first field on, and later is not even JSON, or nested too deep."""

import sys

from _engine import POISON, Params, honest, number, say, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
    elif sys.argv[1] == "broken":
        say(f'{{"jsonrpc": 5, "id": {request_id}, oops')
    else:
        say(f'{{"jsonrpc": 5, "id": {request_id}, "result": ' + "[" * 100_000 + "]" * 100_000 + "}")


serve(evaluate)
