"""``python -m asl_reference``: the reference engine as a separate process, JSON lines on stdio."""

from __future__ import annotations

import gc

if __name__ == "__main__":
    gc.disable()  # while the rules are read, which leaves nothing to collect

import json
import sys
from codecs import BOM_UTF8
from typing import Any

from asl_reference.protocol.requests import Refused, evaluate_line, initialize

METHODS = {"initialize": initialize, "evaluate": evaluate_line}
ENDLESS = (float("inf"), float("-inf"))
"""The value of a number that is too large to read; no line can express it."""
COLLECTED = 50_000
"""New objects after which Python looks for cycles: many, for positions and answers have none."""


def reply(line: bytes) -> dict[str, Any] | None:
    """The response to one request line; None ends the session. No line goes without one."""
    try:
        request = READER.decode(line.removeprefix(BOM_UTF8).decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError) as error:
        return _error(None, -32700, f"not JSON: {error}")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return _error(None, -32600, "not a request: an object with a method is due")
    number, method, params = request.get("id"), request["method"], request.get("params", {})
    if isinstance(number, bool) or not isinstance(number, int | float | str | None) or number in ENDLESS:
        return _error(None, -32600, "not a request: an id is a number or a text")
    if method == "shutdown":
        return None
    serve = METHODS.get(method)
    if serve is None:
        return _error(number, -32601, f"no method {method!r}; there are {', '.join((*METHODS, 'shutdown'))}")
    try:
        return {"jsonrpc": "2.0", "id": number, "result": serve(params)}
    except Refused as refused:
        return _error(number, refused.code, str(refused))


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object; raises ValueError if a key is there twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r} is there twice")
    return found


READER = json.JSONDecoder(parse_constant=_no_number, object_pairs_hook=_once)
WRITER = json.JSONEncoder(separators=(",", ":"))


def _error(request_id: Any, code: int, message: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}}


def main() -> None:
    """Serve requests until ``shutdown`` or the end of the input."""
    gc.freeze()
    gc.set_threshold(COLLECTED)
    gc.enable()
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        response = reply(line)
        if response is None:
            break
        out.write(WRITER.encode(response).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
