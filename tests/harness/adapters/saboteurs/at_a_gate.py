"""Answers right, up to the case number in a file; then waits for a larger number."""

import sys
import time
from pathlib import Path

from _engine import Params, honest, number, serve


def evaluate(request_id: int, params: Params) -> None:
    while number(params) > int(Path(sys.argv[1]).read_text(encoding="utf-8") or 0):
        time.sleep(0.01)
    honest(request_id, params)


serve(evaluate)
