"""Breaks the protocol on one case in the given way: once in its life, or each time.

The file named by the last argument records the first time. Without that argument it breaks it each time.
"""

import json
import os
import sys
from pathlib import Path

from _engine import POISON, Params, capabilities, greeting, honest, number, outcomes, say, send, serve

way, *once = sys.argv[1:]


def write(line: bytes) -> None:
    sys.stdout.flush()
    while line:
        line = line[os.write(1, line) :]


def break_it(request_id: int, params: Params) -> None:
    reply = json.dumps({"jsonrpc": "2.0", "id": request_id, "result": outcomes(params)}).encode()
    if way == "bom":
        write(b"\xef\xbb\xbf" + reply + b"\n")
    elif way == "utf16":
        write((reply.decode() + "\n").encode("utf-16-le"))
    elif way == "nul":
        write(b"\0" + reply + b"\n")
    elif way == "deep":
        write(reply[:-1] + b', "log": ' + b"[" * 10_000 + b"]" * 10_000 + b"}\n")
    elif way == "long":
        write(reply[:-1] + b', "log": "')
        for _ in range(100):
            write(b"x" * 2**20)
        write(b'"}\n')
    elif way == "nan":
        write(reply.replace(b"true", b"NaN") + b"\n")
    elif way == "bytes":
        write(reply[:-1] + b', "log": "\xff"}\n')
    elif way == "foreign":
        send(987654, outcomes(params))
    elif way == "handshake":
        send(greeting[0], capabilities())
        honest(request_id, params)
    else:
        say("DEBUG: los")
        honest(request_id, params)


def evaluate(request_id: int, params: Params) -> None:
    due = number(params) == POISON and not any(map(os.path.exists, once))
    if due:
        for name in once:
            Path(name).touch()
        break_it(request_id, params)
    else:
        honest(request_id, params)


serve(evaluate)
