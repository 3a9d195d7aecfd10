"""Prints a debugging line to stdout on one case, before its reply."""

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        print("DEBUG: los", flush=True)
    honest(request_id, params)


serve(evaluate)
