"""Prints a debugging line to stdout on one case, after its reply has gone."""

import sys

from _engine import POISON, Params, honest, number, say, serve


def evaluate(request_id: int, params: Params) -> None:
    honest(request_id, params)
    if number(params) == POISON:
        sys.stdout.flush()
        say("DEBUG: done")


serve(evaluate)
