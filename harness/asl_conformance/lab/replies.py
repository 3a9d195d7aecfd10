"""Requests of the page read and answered: JSON both ways, and a line of text for what is wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from asl_conformance.base.text import clean
from asl_conformance.lab.desk import Taken
from asl_conformance.lab.guard import Refused

DEPTH = 64
"""Brackets that may be open at a time in what a page sends."""


def json_route(call: Callable[[Any], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """A route that takes a JSON object and answers with JSON; whatever is wrong is a line of text."""

    async def route(request: Request) -> Response:
        try:
            told = _decoded(await request.body())
            return answer(await call(told))
        except Taken as error:
            return refused(409, str(error))
        except Refused as error:
            return refused(error.status, str(error))
        except (msgspec.ValidationError, ValueError) as error:
            return refused(422, str(error))
        except OSError as error:
            return refused(507, f"{error.filename or 'the disk'}: {error.strerror or error}")

    return route


def _decoded(body: bytes) -> Any:
    """The object in a body; raises Refused."""
    if _deep(body) > DEPTH:
        raise Refused(400, f"more than {DEPTH} brackets are open at a time")
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(400, f"no JSON: {error}") from None
    if not isinstance(found, dict):
        raise Refused(400, "an object is due")
    return found


def _deep(body: bytes) -> int:
    """How many brackets are open at a time, those within strings aside."""
    deepest = depth = 0
    bare = b"".join(body.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2])
    for byte in bare:
        if byte in b"{[":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest


def answer(value: Any) -> Response:
    """The value as JSON."""
    return Response(msgspec.json.encode(value), media_type="application/json")


def refused(status: int, text: str) -> Response:
    """Why a request is not served, in words."""
    return Response(clean(text, 4000), status, media_type="text/plain")
