"""Sends a text instead of true or false, on one case."""

from _engine import POISON, Params, honest, number, send, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        send(request_id, {"outcomes": [{"answer": {"clear": "yes", "mood": "sunny"}}]})
    else:
        honest(request_id, params)


serve(evaluate)
