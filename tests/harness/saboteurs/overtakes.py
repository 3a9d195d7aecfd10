"""Works on several cases at once and answers out of order; one of them never comes back."""

from _engine import POISON, Params, honest, number, serve

waiting: list[tuple[int, Params]] = []


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        return
    if number(params) % 2 and not waiting:
        waiting.append((request_id, params))
        return
    honest(request_id, params)
    while waiting:
        honest(*waiting.pop())


serve(evaluate)
