"""Prints a debugging line to stdout on one case, together with its reply but after it."""

import json
import sys

from _engine import POISON, Params, honest, number, outcomes, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
        return
    reply = json.dumps({"jsonrpc": "2.0", "id": request_id, "result": outcomes(params)})
    sys.stdout.write(f"{reply}\nDEBUG: done\n")
    sys.stdout.flush()


serve(evaluate)
