"""Prints a debugging line to stdout before every reply."""

from _engine import Params, honest, say, serve


def evaluate(request_id: int, params: Params) -> None:
    say("DEBUG: los")
    honest(request_id, params)


serve(evaluate)
