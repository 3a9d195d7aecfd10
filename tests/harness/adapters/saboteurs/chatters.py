"""Prints so many lines, so many seconds apart, on one case: before its reply, or from a thread after it.

Each case takes 3 ms. With N as last argument every N-th case is noisy.
"""

import sys
import threading
import time

from _engine import POISON, Params, honest, number, say, serve

count, apart, way = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]


def chatter() -> None:
    for line in range(count):
        if way == "late" or line:
            time.sleep(apart)
        say('{"jsonrpc": "2.0", "method": "log"}' if way == "notes" else "DEBUG: los")


def noisy(params: Params) -> bool:
    return number(params) % int(sys.argv[4]) == 0 if len(sys.argv) > 4 else number(params) == POISON


def evaluate(request_id: int, params: Params) -> None:
    time.sleep(0.003)
    if noisy(params):
        if way == "before":
            chatter()
        else:
            threading.Thread(target=chatter, daemon=True).start()
    honest(request_id, params)


serve(evaluate)
