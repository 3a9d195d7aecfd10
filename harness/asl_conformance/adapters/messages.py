"""Reads lines from an engine process as JSON-RPC responses; an unreadable line says why."""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.check import (
    Asked,
    explain,
    explain_text,
    read_capabilities,
    read_outcomes,
    show,
    violation,
    with_whole_numbers,
)
from asl_conformance.adapters.unreadable import (
    NOT_UTF8,
    TOO_DEEP,
    apart,
    deeper,
    no_reply,
    not_utf8,
    shown,
    twice,
)
from asl_conformance.base.numbers import whole
from asl_conformance.base.text import one_line
from asl_conformance.protocol.messages import DEPTH, Capabilities, Response, RpcError
from asl_conformance.protocol.reply import Failure, Reply

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors that reading foreign JSON may raise."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that is not a response; its id, if it has one."""

    text: str
    id: int = -1


AROUND = 3
"""Number of keys of a response around its result."""

NUL = b"\0"
HEAD = 200
"""Number of bytes in which the id of a reply that is not JSON is looked for."""
_START = re.compile(rb'(?:\xef\xbb\xbf|\xff\xfe|\s)*\{[^{}\[\]]*?"id"\s*:\s*(\d{1,9})\s*[,}]')

_decoder = msgspec.json.Decoder(Response)


def read_response(line: bytes) -> Response | Unreadable:
    """The response on a line; its result is not read yet."""
    try:
        response = _decoder.decode(line)
    except UNREADABLE as error:
        rewritten = with_whole_numbers(line) if isinstance(error, msgspec.ValidationError) else b""
        return read_response(rewritten) if rewritten and rewritten != line else _unreadable(line, error)
    known = -1 if response.id is None else response.id
    if not line.isascii() and not _is_utf8(line):
        return Unreadable(not_utf8(line).removeprefix("result."), known)
    if line.count(b"[") + line.count(b"{") > DEPTH and deeper(line, DEPTH):
        return Unreadable(f"{TOO_DEEP}: {shown(line)}", known)
    if repeated := _twice(line, response):
        return Unreadable(repeated, -1 if repeated.startswith('the key "id"') else known)
    if response.jsonrpc != "2.0":
        return Unreadable(f"jsonrpc: '2.0' is expected, not {show(response.jsonrpc)}", known)
    return response


def _is_utf8(line: bytes) -> bool:
    """Whether it is UTF-8 in the fields that are ignored, too."""
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _twice(line: bytes, response: Response) -> str:
    """The repeated key around the result; the inside is checked when the result is read."""
    if response.result is not UNSET:
        result = bytes(response.result)
        around = line.count(b'":') - result.count(b'":')
        before = line[: -len(result) - 1] if line.endswith(b"%b}" % result) else line
        if around == AROUND and not apart(before):
            return ""
    return twice(line, response).removeprefix("result.")


def _unreadable(line: bytes, error: Exception) -> Unreadable:
    if isinstance(error, msgspec.ValidationError):
        try:
            data = msgspec.json.decode(line)
        except UNREADABLE as worse:  # wrong earlier in the line than where it stops being JSON
            return Unreadable(no_reply(line, worse), id_of(line))
        found = whole(data.get("id")) if isinstance(data, dict) else None
        text = twice(line, data) or explain(error, whole(data), top="the JSON-RPC envelope")
        return Unreadable(text, found if type(found) is int else -1)
    return Unreadable(no_reply(line, error), id_of(line))


def noise(response: Response | Unreadable, greeting: int) -> str:
    """What is wrong with a line that is no reply; ``greeting`` is the id of ``initialize``."""
    if isinstance(response, Unreadable):
        return response.text
    if response.id == greeting:
        return "a second answer to initialize"
    if response.id is None and response.error is not UNSET:
        return f"an error without the id of a request: {error_text(response.error)}"
    return f"a reply with id {show(response.id)}, which was never sent"


def id_of(line: bytes) -> int:
    """The id at the start of a line that is not JSON; -1 if there is none, or another reply on the line."""
    text = line.replace(NUL, b"")
    start = _START.match(text[:HEAD])
    return int(start[1]) if start and text.count(b'"jsonrpc"') < 2 else -1


def read_reply(response: Response, asked: Asked) -> Reply:
    """The checked reply in a response that carries the id of a request."""
    if response.error is not UNSET and response.result is UNSET:
        return Failure("error", error_text(response.error))
    if response.result is UNSET or response.error is not UNSET:
        return violation(
            "exactly one of result and error is expected; omit the other (null does not count as omitted)"
        )
    return read_outcomes(response.result, asked)


def error_text(error: RpcError) -> str:
    """An error that an engine reported, as one safe line."""
    return f"{one_line(error.message)} ({error.code})"


def read_handshake(line: bytes, asked: int) -> Capabilities:
    """The answer to the ``initialize`` with that id; raises EngineStartError for anything else."""
    response = read_response(line)
    if isinstance(response, Unreadable):
        foreign = response.id != asked or NOT_UTF8 not in response.text
        where = "its first output is" if foreign else "the answer to initialize is not JSON:"
        raise EngineStartError(f"{where} {response.text}")
    if response.id != asked:
        raise EngineStartError(f"the answer to initialize has id {show(response.id)}; {asked} was sent")
    if response.error is not UNSET:
        raise EngineStartError(f"the engine refused the handshake: {error_text(response.error)}")
    if response.result is UNSET:
        raise EngineStartError("the answer to initialize has neither result nor error")
    try:
        read = msgspec.json.decode(response.result)
    except UNREADABLE as error:
        problem = explain_text(error, response.result, "result")
        raise EngineStartError(f"the answer to initialize is not JSON: {problem}") from None
    if repeated := twice(bytes(response.result), read):
        raise EngineStartError(f"the answer to initialize is not as the protocol says: {repeated}")
    return read_capabilities(read)
