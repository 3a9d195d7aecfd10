"""Starts once; a file it leaves makes every further start fail. Dies on the poisoned case."""

import sys
from pathlib import Path

from _engine import POISON, Params, honest, number, serve

lock = Path(sys.argv[1])
if lock.exists():
    sys.exit("locked")
lock.touch()


def evaluate(request_id: int, params: Params) -> None:
    if number(params) == POISON:
        sys.exit(1)
    honest(request_id, params)


serve(evaluate)
