"""Answers one case under an id that was never sent."""

from _engine import POISON, Params, number, outcomes, send, serve


def evaluate(request_id: int, params: Params) -> None:
    send(987654 if number(params) == POISON else request_id, outcomes(params))


serve(evaluate)
