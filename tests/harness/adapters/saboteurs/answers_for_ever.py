"""Answers one case a thousand times."""

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    for _ in range(1000 if number(params) == POISON else 1):
        honest(request_id, params)


serve(evaluate)
