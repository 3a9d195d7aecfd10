"""JSON-RPC 2.0 messages of protocol version 1, one JSON object a line over stdin and stdout."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from asl_conformance.protocol import names as n
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion

PROTOCOL_VERSION = 1
HARNESS_NAME = "asl-conformance"
LINE, DEPTH, WINDOW = 16 * 2**20, 64, 64
"""Limits of the harness: bytes per line, nesting depth, pending requests."""


class Limits(Struct, frozen=True, omit_defaults=True):
    """Limits that one side states for what it receives. An omitted limit means: none stated."""

    line: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """Bytes of the longest line that it reads. If a case needs a longer line, it is `unsupported`."""
    depth: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """Deepest nesting of objects and lists in a line that it reads. If a case needs more, it is
    `unsupported`."""
    requests: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """How many requests may be pending at a time, sent and not answered. From the harness: the most that it
    keeps pending. Default for an engine: as many as the harness keeps."""


class InitializeParams(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The parameters of ``initialize``: what the harness declares."""

    protocol: int
    """The protocol version that the harness speaks: 1."""
    harness: str
    """Name of the harness: `asl-conformance`."""
    limits: Limits | UnsetType = UNSET
    """Limits of the harness: lines of 16 MiB, nested 64 deep; at most 64 pending requests."""


class Capabilities(Struct, frozen=True, omit_defaults=True):
    """The answer to ``initialize``: who the engine is and what it claims to know."""

    protocol: int
    """The protocol version that the engine speaks: 1."""
    name: str
    """Name of the engine, as reports print it."""
    version: str = ""
    """Its version, as reports print it."""
    language: str = ""
    """The language it is written in, as reports print it."""
    editions: tuple[n.Edition, ...] = ("current",)
    """Editions of the rulebook that it can be asked about."""
    errata: tuple[str, ...] = ()
    """Errata that can be switched one by one, as in ``older+B27.3-only``."""
    questions: dict[str, tuple[str, ...]] = {}
    """Supported questions, each with the fields of the answer that the engine fills in, such as
    `units.beneath`, without ids and indexes. A name includes all fields below it."""
    actions: tuple[str, ...] = ()
    """Supported verbs of `do`, including those of the action that `may` asks about and of `steps`."""
    limits: Limits | UnsetType = UNSET
    """Limits of the engine. Default: none."""
    readings: dict[str, str] = {}
    """Contested readings that it follows, each with its choice, such as `B16.31-dc`: `halved`. For a reading
    that it does not name, it is judged by the reading of the reference. `readings list` lists them all."""
    other_readings: dict[str, tuple[str, ...]] = {}
    """Further choices of readings that it can follow if `readings` of `evaluate` asks for them."""


class EvaluateParams(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, the actions done in it, and the questions asked about it."""

    edition: n.Edition
    """The edition of the rulebook that the answers follow."""
    position: Position
    """The position, whole."""
    questions: tuple[AnyQuestion, ...]
    """The questions, asked after the actions are done, each independent of the others."""
    actions: tuple[AnyAction, ...] = ()
    """The actions done first, in order."""
    readings: dict[str, str] = {}
    """Contested readings to follow instead of its own. Sent only to an engine that declares these choices in
    `other_readings`."""


class Illegal(Struct, frozen=True, omit_defaults=True):
    """The action with this index is not allowed; ``clause`` and ``why`` say what forbids it."""

    action: int
    """Index of the first action that is not allowed, from 0."""
    clause: str | UnsetType = UNSET
    """The clause that forbids it, such as `B27.4`. Optional; some cases compare it if it is given. The end of
    the reference page lists which clauses, for which verbs."""
    why: str | UnsetType = UNSET
    """What forbids it, in a short phrase for readers of the report."""


class Unsupported(Struct, frozen=True, omit_defaults=True):
    """What the engine would have to know: ``question los``, ``action entrench`` ..."""

    missing: tuple[str, ...] = ()
    """Each missing thing, in the engine's own words. Reports count them."""


class Gone(Struct, frozen=True, omit_defaults=True):
    """The piece asked about is no longer on the board: the action with this index removed it."""

    piece: str
    """Its id."""
    action: int
    """Index of the action that removed it, from 0."""
    why: str | UnsetType = UNSET
    """What happened to it, in a short phrase for readers of the report."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The reply to one question: exactly one of the four."""

    answer: dict[str, Any] | UnsetType = UNSET
    """The answer: an object with the fields of the question."""
    illegal: Illegal | UnsetType = UNSET
    """An action of the request is not allowed."""
    unsupported: Unsupported | UnsetType = UNSET
    """The engine does not know something that the question needs."""
    gone: Gone | UnsetType = UNSET
    """The piece asked about is no longer on the board."""


class EvaluateResult(Struct, frozen=True):
    """The answer to ``evaluate``."""

    outcomes: tuple[Outcome, ...]
    """One outcome per question, in the order of the questions."""


class RpcError(Struct, frozen=True):
    """An error of JSON-RPC 2.0: the engine could not serve the request."""

    code: int
    """Code of the error; reports show it, and no case judges it. -32700 invalid JSON, -32600 invalid request,
    -32601 unknown method, -32602 bad parameters, -32603 an internal error of the engine, -32000 and below:
    the engine's own codes."""
    message: str
    """What is wrong and where, in one sentence."""
    data: Any = None
    """Further data; the harness ignores it."""


class Request(Struct, frozen=True, omit_defaults=True):
    """A line from the harness."""

    method: str
    """`initialize`, `evaluate` or `shutdown`."""
    id: int
    """Number of the request; its response carries the same."""
    jsonrpc: str = "2.0"
    """Always `2.0`."""
    params: Raw | dict[str, Any] | UnsetType = UNSET
    """Parameters of the method."""


class Response(Struct, frozen=True, omit_defaults=True):
    """A line from the engine: either `result` or `error`, and the id of the request."""

    jsonrpc: str
    """Always `2.0`."""
    id: int | None
    """The id of the request, unchanged. It is null if the engine could not read the line; the harness counts
    that as a protocol violation of a pending request."""
    result: Raw | UnsetType = UNSET
    """The result of the method. A response has either `result` or `error`."""
    error: RpcError | UnsetType = UNSET
    """Why there is no result."""


def hello() -> dict[str, Any]:
    """The parameters of ``initialize``."""
    limits = {"line": LINE, "depth": DEPTH, "requests": WINDOW}
    return {"protocol": PROTOCOL_VERSION, "harness": HARNESS_NAME, "limits": limits}
