"""Prints a debugging line to stdout on one case, before its reply."""

from _engine import POISON, Params, honest, number, say, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        say("DEBUG: los")
    honest(request_id, params)


serve(evaluate)
