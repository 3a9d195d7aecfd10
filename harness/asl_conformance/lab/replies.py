"""Reads and answers requests of the page: JSON both ways, and one line of text for an error."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from asl_conformance.base.text import clean
from asl_conformance.lab.desk import Taken
from asl_conformance.lab.plainly import in_words, why

DEPTH = 64
"""Most nested brackets in a request."""
JSON = "application/json"
TEXT = "text/plain"


class Refused(Exception):
    """A refused request: status and text."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Reply(Struct, frozen=True):
    """What a request gets: status, media type and bytes."""

    status: int
    kind: str
    data: bytes


async def json_reply(call: Callable[[Any], Awaitable[Any]], body: bytes) -> Reply:
    """The reply of a call that takes a JSON object; an error is one line of text."""
    try:
        return Reply(200, JSON, msgspec.json.encode(await call(_decoded(body))))
    except Taken as error:
        return refusal(409, str(error))
    except Refused as error:
        return refusal(error.status, str(error))
    except (msgspec.ValidationError, ValueError) as error:
        return refusal(422, in_words(str(error)))
    except OSError as error:
        return refusal(507, f"{error.filename or 'the disk'}: {why(error)}")


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


def refusal(status: int, text: str) -> Reply:
    """The reply to a refused request: the reason in words."""
    return Reply(status, TEXT, clean(text, 4000).encode())
