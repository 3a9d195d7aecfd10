"""Prints a line every so many seconds, whatever it is asked, and answers each case right in 3 ms."""

import sys
import threading
import time

from _engine import Params, honest, say, serve


def beat() -> None:
    while True:
        time.sleep(float(sys.argv[1]))
        say("still alive")


def evaluate(request_id: int, params: Params) -> None:
    time.sleep(0.003)
    honest(request_id, params)


threading.Thread(target=beat, daemon=True).start()
serve(evaluate)
