"""Breaks off its reply to one case: and ``dies``, ``hangs``, ``goes_on`` or ``ends_the_line`` there."""

import json
import sys
import time

from _engine import POISON, Params, honest, number, outcomes, serve


def evaluate(request_id: int, params: Params) -> None:
    if number(params) != POISON:
        honest(request_id, params)
        return
    reply = json.dumps({"jsonrpc": "2.0", "id": request_id, "result": outcomes(params)})
    sys.stdout.write(reply[: len(reply) // 2] + ("\n" if sys.argv[1] == "ends_the_line" else ""))
    sys.stdout.flush()
    if sys.argv[1] == "dies":
        sys.exit(1)
    if sys.argv[1] == "hangs":
        time.sleep(60)


serve(evaluate)
