"""Is wrong about one case, and says why in characters that not every terminal has."""

from _engine import POISON, Params, honest, number, send, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        send(request_id, {"outcomes": [{"answer": {"clear": False, "why": "déjà ≥ 2"}}]})
    else:
        honest(request_id, params)


serve(evaluate)
