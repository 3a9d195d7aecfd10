"""JSON-RPC 2.0 messages of protocol version 1, one JSON object a line over stdin and stdout."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion

PROTOCOL_VERSION = 1


class InitializeParams(Struct, frozen=True, forbid_unknown_fields=True):
    protocol: int
    harness: str


class Capabilities(Struct, frozen=True, omit_defaults=True):
    """The answer to ``initialize``: who the engine is and what it claims to know."""

    protocol: int
    name: str
    version: str = ""
    language: str = ""
    editions: tuple[str, ...] = ("current",)
    errata: tuple[str, ...] = ()
    """Errata that can be switched one by one, as in ``older+B27.3-only``."""
    questions: dict[str, tuple[str, ...]] = {}
    """Supported questions, each with the answer fields it fills, as ``units.beneath``."""
    actions: tuple[str, ...] = ()


class EvaluateParams(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    edition: str
    position: Position
    questions: tuple[AnyQuestion, ...]
    actions: tuple[AnyAction, ...] = ()


class Illegal(Struct, frozen=True, omit_defaults=True):
    """The action with this index may not be done; ``clause`` and ``why`` say what forbids it."""

    action: int
    clause: str | UnsetType = UNSET
    why: str | UnsetType = UNSET


class Unsupported(Struct, frozen=True, omit_defaults=True):
    """What the engine would have to know: ``question los``, ``action entrench`` ..."""

    missing: tuple[str, ...] = ()


class Gone(Struct, frozen=True, omit_defaults=True):
    """The piece asked about is not on the board any more: the action with this index took it off."""

    piece: str
    """Its id."""
    action: int
    """Index of the action that removed it, from 0."""
    why: str | UnsetType = UNSET


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The reply to one question: exactly one of the four."""

    answer: dict[str, Any] | UnsetType = UNSET
    illegal: Illegal | UnsetType = UNSET
    unsupported: Unsupported | UnsetType = UNSET
    gone: Gone | UnsetType = UNSET


class EvaluateResult(Struct, frozen=True):
    outcomes: tuple[Outcome, ...]


class RpcError(Struct, frozen=True):
    code: int
    message: str
    data: Any = None


class Request(Struct, frozen=True, omit_defaults=True):
    method: str
    id: int
    jsonrpc: str = "2.0"
    params: Raw | dict[str, Any] | UnsetType = UNSET


class Response(Struct, frozen=True, omit_defaults=True):
    jsonrpc: str
    id: int | None
    result: Raw | UnsetType = UNSET
    error: RpcError | UnsetType = UNSET
