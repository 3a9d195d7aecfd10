"""Sends bytes that are no UTF-8 on one case."""

import sys

from _engine import POISON, Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.stdout.buffer.write(b'{"jsonrpc": "2.0", "id": %d, "result": "\xff\xfe"}\n' % request_id)
        sys.stdout.buffer.flush()
    else:
        honest(request_id, params)


serve(evaluate)
