"""Closes its input on one case and keeps running; with an argument, already after the handshake."""

import json
import os
import sys
import time

from _engine import POISON, Params, capabilities, honest, number, send, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        os.close(0)
        time.sleep(600)
    honest(request_id, params)


if len(sys.argv) > 1:
    send(json.loads(sys.stdin.readline())["id"], capabilities())
    os.close(0)
    time.sleep(600)
serve(evaluate)
