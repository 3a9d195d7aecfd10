"""A well-behaved engine of a few lines, for the saboteurs to misbehave around.

It supports one question, ``los``, and answers ``clear`` for every line. It recognises a case by the number in
``turn`` of its position; case POISON is the one on which saboteurs misbehave.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

POISON = 13

Params = dict[str, Any]
greeting: list[int] = []
"""The id of ``initialize``, after it was read."""


def number(params: Params) -> int:
    return int(params["position"].get("turn", 1))


def capabilities(**changes: Any) -> dict[str, Any]:
    return {
        "protocol": 1,
        "name": "saboteur",
        "editions": ["current"],
        "questions": {"los": ["clear"]},
        **changes,
    }


def outcomes(params: Params) -> dict[str, Any]:
    return {
        "outcomes": [
            {"answer": {"clear": True, "why": f"case {number(params)}"}} for _ in params["questions"]
        ]
    }


def say(text: str) -> None:
    """Write a line to stdout."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def send(request_id: Any, result: Any) -> None:
    say(json.dumps({"jsonrpc": "2.0", "id": request_id, "result": result}))


def honest(request_id: int, params: Params) -> None:
    send(request_id, outcomes(params))


def serve(evaluate: Callable[[int, Params], None] = honest, **changes: Any) -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "initialize":
            greeting.append(request["id"])
            send(request["id"], capabilities(**changes))
        elif request["method"] == "evaluate":
            evaluate(request["id"], request["params"])
        else:
            return
