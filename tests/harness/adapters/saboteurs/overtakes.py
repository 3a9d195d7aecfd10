"""Puts case 5 aside while there are others, answers these, and hangs on one case.

A file that it leaves shows that it was restarted; asked again, it answers case 5 at once.
"""

import sys
import time
from pathlib import Path

from _engine import POISON, Params, honest, number, serve

busy = Path(sys.argv[1])
restarted = busy.exists()
busy.touch()


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        time.sleep(60)
    if number(params) != 5 or restarted:
        honest(request_id, params)


serve(evaluate)
