"""Sends a reply of brackets within brackets on one case."""

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        nested = "[" * 100_000 + "]" * 100_000
        print(f'{{"jsonrpc": "2.0", "id": {request_id}, "result": {nested}}}', flush=True)
    else:
        honest(request_id, params)


serve(evaluate)
