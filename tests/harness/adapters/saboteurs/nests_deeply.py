"""Sends a reply of brackets within brackets on one case."""

from _engine import POISON, Params, honest, number, say, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        nested = "[" * 100_000 + "]" * 100_000
        say(f'{{"jsonrpc": "2.0", "id": {request_id}, "result": {nested}}}')
    else:
        honest(request_id, params)


serve(evaluate)
