"""Answers one case under an id of the wrong type, given as JSON."""

import json
import sys

from _engine import POISON, Params, number, outcomes, send, serve


def evaluate(request_id: int, params: Params) -> None:
    send(json.loads(sys.argv[1]) if number(params) == POISON else request_id, outcomes(params))


serve(evaluate)
