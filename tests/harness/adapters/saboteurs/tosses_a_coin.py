"""Answers clear or blocked for every line by the toss of a coin."""

import secrets

from _engine import Params, outcomes, send, serve


def evaluate(request_id: int, params: Params) -> None:
    result = outcomes(params)
    result["outcomes"][0]["answer"]["clear"] = bool(secrets.randbits(1))
    send(request_id, result)


serve(evaluate)
