"""Requests beyond the limits that an engine declares: too long or too deep. They are not sent."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Params
from asl_conformance.protocol.messages import Capabilities, Outcome, Unsupported
from asl_conformance.protocol.reply import Outcomes, Reply

ENVELOPE = 80
"""Most bytes of a request line besides its parameters."""
OUTER = 1
"""Depth of a request line besides its parameters."""


class Reach(Struct, frozen=True):
    """The limits of an engine; 0 means no limit."""

    line: int = 0
    depth: int = 0
    requests: int = 0

    @classmethod
    def of(cls, known: Capabilities, window: int) -> Self:
        """The limits that the engine declares, and how many requests it is sent at a time."""
        limits = known.limits
        if limits is UNSET:
            return cls(requests=window)
        line, depth = (0 if one is UNSET else one for one in (limits.line, limits.depth))
        return cls(line, depth, window if limits.requests is UNSET else min(window, limits.requests))


def beyond(reach: Reach, params: Params) -> Reply | None:
    """The reply to a request beyond the engine's limits; None if the request may be sent."""
    missing = ""
    if reach.line and (size := len(msgspec.json.encode(params)) + ENVELOPE) > reach.line:
        missing = f"a line of about {size} bytes; its limit is {reach.line}"
    elif reach.depth and (deep := _depth(params) + OUTER) > reach.depth:
        missing = f"a line {deep} levels deep; its limit is {reach.depth}"
    if not missing:
        return None
    outcome = Outcome(unsupported=Unsupported((missing,)))
    return Outcomes((outcome,) * len(params["questions"]))


def _depth(value: Any) -> int:
    """The depth of a JSON value: the most objects and lists inside each other."""
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    if isinstance(value, list | tuple):
        return 1 + max(map(_depth, value), default=0)
    return 0
