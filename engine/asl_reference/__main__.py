"""``python -m asl_reference``: the reference engine as a stranger's would be, JSON lines on stdio."""

from __future__ import annotations

import json
import sys
from typing import Any

from asl_reference.protocol.requests import Refused, evaluate, initialize

METHODS = {"initialize": initialize, "evaluate": evaluate}


def reply(line: bytes) -> dict[str, Any] | None:
    """The response to one request line; None ends the session."""
    try:
        request = json.loads(line)
        method, params = request["method"], request.get("params") or {}
    except (ValueError, TypeError, KeyError) as error:
        return _error(None, -32700, f"not a request: {error}")
    if method == "shutdown":
        return None
    serve = METHODS.get(method)
    if serve is None:
        return _error(request.get("id"), -32601, f"no method {method!r}")
    try:
        return {"jsonrpc": "2.0", "id": request.get("id"), "result": serve(params)}
    except Refused as refused:
        return _error(request.get("id"), refused.code, str(refused))


def _error(request_id: Any, code: int, message: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}}


def main() -> None:
    """Serve requests until ``shutdown`` or the end of the input."""
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        response = reply(line)
        if response is None:
            break
        out.write(json.dumps(response, separators=(",", ":")).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
