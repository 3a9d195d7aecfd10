"""Prints a debugging line to stdout before every reply."""

from _engine import Params, honest, serve


def evaluate(request_id: int, params: Params) -> None:
    print("DEBUG: los", flush=True)
    honest(request_id, params)


serve(evaluate)
