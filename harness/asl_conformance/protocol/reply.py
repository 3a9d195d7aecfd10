"""What comes back for one case: the engine's outcomes, or the way in which none came."""

from typing import Literal

from msgspec import Struct

from asl_conformance.protocol.messages import Outcome

FailureKind = Literal["error", "crash", "timeout", "protocol-violation"]
"""Why no usable reply came.

error: the engine returned an error
crash: the engine process ended
timeout: the engine took too long
protocol-violation: the response breaks the protocol
"""


class Outcomes(Struct, frozen=True):
    """The engine's reply to each question of a case, in order, checked against the protocol."""

    outcomes: tuple[Outcome, ...]


class Failure(Struct, frozen=True):
    """No usable reply: the kind of failure and what was seen, as text from nobody trusted."""

    kind: FailureKind
    text: str


Reply = Outcomes | Failure
