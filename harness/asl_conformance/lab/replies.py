"""Reads and answers requests of the page: JSON both ways, and one line of text for an error."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from asl_conformance.base.text import clean
from asl_conformance.lab.desk import Taken
from asl_conformance.lab.guard import Refused
from asl_conformance.lab.plainly import in_words, why

DEPTH = 64
"""Most nested brackets in a request."""


def json_route(call: Callable[[Any], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """A route that takes a JSON object and answers with JSON; an error is one line of text."""

    async def route(request: Request) -> Response:
        try:
            body = _decoded(await request.body())
            return answer(await call(body))
        except Taken as error:
            return refused(409, str(error))
        except Refused as error:
            return refused(error.status, str(error))
        except (msgspec.ValidationError, ValueError) as error:
            return refused(422, in_words(str(error)))
        except OSError as error:
            return refused(507, f"{error.filename or 'the disk'}: {why(error)}")

    return route


def _decoded(body: bytes) -> Any:
    """The object in a body; raises Refused."""
    if _deep(body) > DEPTH:
        raise Refused(400, f"more than {DEPTH} nested brackets")
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(400, f"not JSON: {error}") from None
    if not isinstance(found, dict):
        raise Refused(400, "an object is expected")
    return found


def _deep(body: bytes) -> int:
    """The depth of nested brackets, without those in strings."""
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


def packed(request: Request, data: bytes, media_type: str) -> Response:
    """The data, compressed for a browser that accepts it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, media_type=media_type)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(data, 5), media_type=media_type, headers=headers)


def refused(status: int, text: str) -> Response:
    """The response to a refused request: the reason in words."""
    return Response(clean(text, 4000), status, media_type="text/plain")
