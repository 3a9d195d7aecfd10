"""Answers one case twice."""

import json
import sys

from _engine import POISON, Params, honest, number, outcomes, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        reply = json.dumps({"jsonrpc": "2.0", "id": request_id, "result": outcomes(params)})
        sys.stdout.write(f"{reply}\n{reply}\n")
        sys.stdout.flush()
    else:
        honest(request_id, params)


serve(evaluate)
