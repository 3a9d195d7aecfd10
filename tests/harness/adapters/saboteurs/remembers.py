"""Answers blocked to one case if the case before it in this process has a higher number."""

from _engine import POISON, Params, number, outcomes, send, serve

before = 0


def evaluate(request_id: int, params: Params) -> None:
    global before
    result = outcomes(params)
    if number(params) == POISON and before > POISON:
        result["outcomes"][0]["answer"]["clear"] = False
    before = number(params)
    send(request_id, result)


serve(evaluate)
