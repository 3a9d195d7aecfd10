"""Access to the lab: only with the token in the address, from this machine, from the lab's own page."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asl_conformance.lab.replies import Refused

BODY = 4 * 2**20
"""Most bytes of a request; a full board with everything on it has a tenth of that."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
"""Headers of every response: nothing is loaded from elsewhere, framed, cached, or sent to others."""
NAMES = ("127.0.0.1", "localhost")
"""Allowed host names: any other name was given to this machine by somebody else."""


class Guard:
    """Serves only requests that have the token, name this machine and come from the lab's page."""

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self._app, self._token = app, token
        self._hosts = {f"{name}:{port}" for name in NAMES}
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise RuntimeError(f"the lab speaks only HTTP, no {scope['type']}")

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        try:
            path = self._checked(scope)
            body = await _body(scope, receive)
        except Refused as refused:
            text = PlainTextResponse(f"{refused}\n", refused.status, {"connection": "close"})
            await text(scope, receive, sealed)
            return

        async def again() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        inner = {**scope, "path": path, "raw_path": path.encode()}
        await self._app(inner, again, sealed)

    def _checked(self, scope: Scope) -> str:
        """The path below the token; raises Refused."""
        headers = _headers(scope)
        if headers.get("host", "") not in self._hosts:
            raise Refused(421, "the request names another host")
        if headers.get("origin", next(iter(self._origins))) not in self._origins:
            raise Refused(403, "another page's requests are not served")
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refused(403, "another page's requests are not served")
        _, token, rest = (*str(scope["path"]).split("/", 2), "", "")[:3]
        if not secrets.compare_digest(token.encode(), self._token.encode()):
            raise Refused(403, "the address lacks its token; the terminal shows the whole address")
        if scope["method"] == "POST":
            kind = headers.get("content-type", "").partition(";")[0].strip()
            if kind != "application/json":
                raise Refused(415, "JSON is expected")
        elif scope["method"] != "GET":
            raise Refused(405, "GET or POST is expected")
        return f"/{rest}"


def _headers(scope: Scope) -> dict[str, str]:
    """Headers by name; a repeated header is ignored."""
    found: dict[str, str] = {}
    for key, value in scope["headers"]:
        name = key.decode("latin-1").lower()
        found[name] = "" if name in found else value.decode("latin-1")
    return found


async def _body(scope: Scope, receive: Receive) -> bytes:
    length: Any = _headers(scope).get("content-length", "0")
    if length.isdigit() and int(length) > BODY:
        raise Refused(413, f"more than {BODY >> 20} MiB")
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused(400, "the request broke off")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > BODY:
            raise Refused(413, f"more than {BODY >> 20} MiB")
        if not message.get("more_body", False):
            return b"".join(parts)
