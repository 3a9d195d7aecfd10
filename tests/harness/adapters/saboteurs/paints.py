"""Puts into every text it sends what a terminal, a page, a shell or a file system might act on."""

import json
import os
import sys

from _engine import Params, number, say, send, serve

EVIL = (
    "\x1b[2J\x1b]0;owned\x07\u202e\x9b31m<script>alert(1)</script><img src=x> ../../trap "
    "$(touch trap) `touch trap` | [x](javascript:x)\r\n::error::x"
)


def evaluate(request_id: int, params: Params) -> None:
    way = number(params) % 6
    if way == 0:
        error = {"code": -32000, "message": EVIL, "data": EVIL}
        say(json.dumps({"jsonrpc": "2.0", "id": request_id, "error": error}))
    elif way == 1:
        send(
            request_id,
            {"outcomes": [{"answer": {"clear": False, "why": EVIL, "clauses": [EVIL], EVIL: EVIL}}]},
        )
    elif way == 2:
        send(request_id, {"outcomes": [{"answer": {"clear": EVIL}}]})
    elif way == 3:
        send(request_id, {"outcomes": [{"unsupported": {"missing": [EVIL]}}]})
    elif way == 4:
        say(EVIL.replace("\n", " "))
        send(request_id, {"outcomes": [{"answer": {"clear": True}}]})
    else:
        os.write(2, EVIL.encode())
        sys.exit(3)


serve(evaluate, name=EVIL, version=EVIL, language=EVIL)
