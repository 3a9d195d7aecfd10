"""Engines that run elsewhere in the page: their requests are lines that the page takes to them.

Python cannot wait for the page. So the request of the page that needs a reply ends with Wanted, and is made
again once the reply is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from asl_conformance.adapters.base import Engine, EngineLost, Params
from asl_conformance.adapters.check import asked_of, violation
from asl_conformance.adapters.messages import Unreadable, noise, read_handshake, read_reply, read_response
from asl_conformance.protocol.messages import Capabilities, hello
from asl_conformance.protocol.reply import Reply

GREETING, ASKING = 1, 2
"""The ids of ``initialize`` and ``evaluate``."""


class Wanted(Exception):
    """The reply of an engine to a line of the protocol."""

    def __init__(self, engine: str, line: bytes) -> None:
        super().__init__(f"a reply of {engine}")
        self.engine, self.line = engine, line


class Replies:
    """Replies that the page has brought, by engine and line, or reasons why there is none."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, bytes], tuple[str, str]] = {}

    def tell(self, wanted: Wanted, reply: str, failure: str = "") -> None:
        """The reply to what was wanted; with a failure, the engine is lost."""
        self._told[wanted.engine, wanted.line] = reply, failure

    def take(self, engine: str, line: bytes) -> bytes:
        """The reply, once; raises Wanted if there is none yet, EngineLost if there will be none."""
        if (engine, line) not in self._told:
            raise Wanted(engine, line)
        reply, failure = self._told.pop((engine, line))
        if failure:
            raise EngineLost(failure)
        return reply.encode()


class ElsewhereEngine(Engine):
    """An engine that the page asks."""

    def __init__(self, name: str, replies: Replies) -> None:
        self._name, self._replies = name, replies

    def start(self) -> Capabilities:
        return read_handshake(self._said("initialize", GREETING, hello()), GREETING)

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        for key, params in requests:
            response = read_response(self._said("evaluate", ASKING, params))
            if isinstance(response, Unreadable) or response.id != ASKING:
                yield key, violation(noise(response, GREETING))
            else:
                yield key, read_reply(response, asked_of(params))

    def _said(self, method: str, number: int, params: Params) -> bytes:
        line = msgspec.json.encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return self._replies.take(self._name, line)

    def close(self) -> None:
        """The page ends it."""
