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
"""What the harness takes: bytes of a line, depth of its brackets; requests it has under way at most."""


class Limits(Struct, frozen=True, omit_defaults=True):
    """What one side takes of the other. What is left out is not limited, as far as the other need know."""

    line: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """Bytes of the longest line that it reads. The harness sends no longer one: the case is `unsupported`."""
    depth: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """How many objects and lists may be open at a time in a line that it reads. The harness sends no deeper
    one: the case is `unsupported`."""
    requests: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """How many requests may be under way at a time, sent and not answered; of the harness: how many it has
    at most. Left out by an engine: as many as the harness has."""


class InitializeParams(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the harness says of itself in ``initialize``."""

    protocol: int
    """The protocol version that the harness speaks: 1."""
    harness: str
    """Name of the harness: `asl-conformance`."""
    limits: Limits | UnsetType = UNSET
    """What the harness takes: lines of 16 MiB, 64 deep; it has at most 64 requests under way."""


class Capabilities(Struct, frozen=True, omit_defaults=True):
    """The answer to ``initialize``: who the engine is and what it claims to know."""

    protocol: int
    """The protocol version that the engine speaks: 1."""
    name: str
    """Name of the engine, as reports print it."""
    version: str = ""
    """Its version, as reports print it."""
    language: str = ""
    """What it is written in, as reports print it."""
    editions: tuple[n.Edition, ...] = ("current",)
    """Editions of the rulebook that it can be asked about."""
    errata: tuple[str, ...] = ()
    """Errata that can be switched one by one, as in ``older+B27.3-only``."""
    questions: dict[str, tuple[str, ...]] = {}
    """Supported questions, each with the answer fields it fills, as `units.beneath`: ids and indexes left
    out; a name stands for all below it."""
    actions: tuple[str, ...] = ()
    """Supported actions: the verbs of `do`, those too of the action that `may` asks about and of `steps`."""
    limits: Limits | UnsetType = UNSET
    """What the engine takes; left out: whatever the suite asks."""
    readings: dict[str, str] = {}
    """Contested readings that it follows, each with its choice, as `B16.31-dc`: `halved`. Of those it does
    not name it is taken to follow what the reference does; `readings list` names them all."""
    other_readings: dict[str, tuple[str, ...]] = {}
    """Readings of which it can follow other choices as well, where `evaluate` says so in `readings`."""


class EvaluateParams(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, what is done in it, what is asked about it."""

    edition: n.Edition
    """The edition of the rulebook asked about."""
    position: Position
    """The position, whole."""
    questions: tuple[AnyQuestion, ...]
    """What is asked about it, each for itself, once the actions are done."""
    actions: tuple[AnyAction, ...] = ()
    """What is done in it first, in order."""
    readings: dict[str, str] = {}
    """Contested readings to follow in place of its own; sent only to an engine that declares these choices
    in `other_readings`."""


class Illegal(Struct, frozen=True, omit_defaults=True):
    """The action with this index may not be done; ``clause`` and ``why`` say what forbids it."""

    action: int
    """Index of the first action that may not be done, from 0."""
    clause: str | UnsetType = UNSET
    """The clause that forbids it, as `B27.4`; may be left out. Some cases compare it where it is there: the
    reference page lists at its end which clauses, for which verbs."""
    why: str | UnsetType = UNSET
    """What forbids it, in a short phrase for whoever reads the report."""


class Unsupported(Struct, frozen=True, omit_defaults=True):
    """What the engine would have to know: ``question los``, ``action entrench`` ..."""

    missing: tuple[str, ...] = ()
    """Each thing that is missing, in the engine's own words; reports count them."""


class Gone(Struct, frozen=True, omit_defaults=True):
    """The piece asked about is not on the board any more: the action with this index took it off."""

    piece: str
    """Its id."""
    action: int
    """Index of the action that removed it, from 0."""
    why: str | UnsetType = UNSET
    """What became of it, in a short phrase for whoever reads the report."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The reply to one question: exactly one of the four."""

    answer: dict[str, Any] | UnsetType = UNSET
    """The answer: an object with the fields of the question."""
    illegal: Illegal | UnsetType = UNSET
    """One of the actions of the request may not be done."""
    unsupported: Unsupported | UnsetType = UNSET
    """The engine cannot tell, and says so."""
    gone: Gone | UnsetType = UNSET
    """The piece asked about is not on the board any more."""


class EvaluateResult(Struct, frozen=True):
    """The answer to ``evaluate``."""

    outcomes: tuple[Outcome, ...]
    """One outcome a question, in the order of the questions."""


class RpcError(Struct, frozen=True):
    """An error of JSON-RPC 2.0: the engine could not serve the request."""

    code: int
    """Kind of the error, which is shown and not judged: -32700 no JSON, -32600 no request, -32601 no such
    method, -32602 bad parameters, -32603 a fault of the engine itself, -32000 and below the engine's own."""
    message: str
    """What is wrong and where, in a sentence."""
    data: Any = None
    """Anything more; it is not read."""


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
    """The id of the request that it answers, as it came; null where a line could not be read at all, which is
    then a protocol violation of a request under way."""
    result: Raw | UnsetType = UNSET
    """The result of the method; either it or `error` is there."""
    error: RpcError | UnsetType = UNSET
    """Why there is none."""


def hello() -> dict[str, Any]:
    """The parameters of ``initialize``."""
    limits = {"line": LINE, "depth": DEPTH, "requests": WINDOW}
    return {"protocol": PROTOCOL_VERSION, "harness": HARNESS_NAME, "limits": limits}
