"""A case is a value: a position, what is done in it, what is asked, and what the rulebook says."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from asl_conformance.base.numbers import MAYBE_WHOLE, whole
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.messages import hello
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion

Operator = Literal[
    "is",
    "is_not",
    "contains",
    "lacks",
    "has",
    "has_no",
    "absent",
    "at_least",
    "at_most",
    "legal",
    "illegal",
    "cites",
    "among",
]
"""How an expectation compares what it finds in an answer.

is: equal
is_not: anything else
contains: the list has the value
lacks: the list has not the value
has: the list has an object that includes the given fields
has_no: the list has no such object
absent: nothing stands there, or null
at_least: this number or more
at_most: this number or less
legal: the actions may be done; no answer is looked at
illegal: the action of this index is refused, or one of several; no answer is looked at
cites: if the engine names clauses, one of them is among these
among: equal to one of these, which say the same
"""

Derivation = Literal["", "may", "cost", "exposes"]
"""What a derived case asks in place of what its parent plays.

(empty): it is not derived, but stands in a feature
may: whether the action may be done
cost: what it costs
exposes: what it lays the units open to
"""


class Expectation(Struct, frozen=True, omit_defaults=True):
    """One expectation about an answer, as data: a path into it, a comparison and a value.

    ``has`` and ``has_no`` look in a list for an object that includes the given fields.
    ``legal`` and ``illegal`` speak of the actions and look at no answer; ``illegal`` has the index of the
    action that is refused, or several of which one is. ``cites`` binds only an engine that names a
    clause: it must be one of ``value``. ``among`` leaves a choice of values that say the same.
    """

    prose: str
    """The expectation in the scenario's words."""
    question: int = 0
    """Index of the question whose outcome it looks at, from 0."""
    path: tuple[str | int, ...] = ()
    """The way into the answer: keys of objects, indexes of lists; -1 is the last."""
    op: Operator = "is"
    """The comparison."""
    value: Any = None
    """What the value at the path is compared with; of `illegal` the index of the action that has to be
    refused, null for any."""
    line: int = 0
    """Line of the feature."""


class Case(Struct, frozen=True, omit_defaults=True):
    """One scenario, or one row of an outline, ready to be asked of any engine."""

    id: str
    """Its name for good: requirement, letter of the scenario, row; of a derived case its parent's and what it
    asks."""
    name: str
    """Title of the scenario."""
    requirements: tuple[str, ...]
    """Ids of the requirements that it covers."""
    clauses: tuple[str, ...]
    """Clauses that it is about; it is counted under the first."""
    feature: str
    """File of the feature that it comes from."""
    line: int
    """Line in that file."""
    position: Position
    """The position."""
    questions: tuple[AnyQuestion, ...]
    """What is asked about it once the actions are done."""
    expectations: tuple[Expectation, ...]
    """What the rulebook says, as claims on the answers; all have to be met."""
    actions: tuple[AnyAction, ...] = ()
    """What is done in the position first, in order."""
    tags: tuple[str, ...] = ()
    """Tags of the scenario."""
    since: tuple[str, ...] = ()
    """Errata that must be in force for the case to apply."""
    until: tuple[str, ...] = ()
    """Errata that must not be in force for the case to apply."""
    prose: tuple[str, ...] = ()
    """The scenario step by step, as it is read."""
    derived: Derivation = ""
    """Empty for a case that stands in a feature."""
    readings: dict[str, str] = {}
    """Contested readings that it rests on, each with the choice that it holds; it applies only to engines
    that follow these."""


class Filed(Protocol):
    """The fields of a case, or of its record, that say where it is counted."""

    @property
    def clauses(self) -> tuple[str, ...]: ...
    @property
    def derived(self) -> str: ...


DERIVED = "derived"
"""The heading under which reports put derived cases, apart from those of features."""


def filed_under(case: Filed) -> str:
    """The one place where a case is counted: its first clause, or with the other derived cases."""
    return DERIVED if case.derived else case.clauses[0] if case.clauses else "-"


def shown_under(case: Filed) -> tuple[str, ...]:
    """Every place where a case is shown: under each of its clauses."""
    return (filed_under(case),) if case.derived or not case.clauses else case.clauses


def plain(value: Any) -> Any:
    """The JSON value of a protocol struct: plain dicts, lists and scalars, whole numbers as int.

    It shares nothing with the struct, so that the caller may change it.
    """
    text = msgspec.json.encode(value)
    found = msgspec.json.decode(text)
    return whole(found) if MAYBE_WHOLE.search(text) else found


NO_READINGS: Mapping[str, str] = MappingProxyType({})
"""The readings of an engine that declares none: the reference's defaults."""


def request_params(case: Case, edition: str, readings: Mapping[str, str] = NO_READINGS) -> dict[str, Any]:
    """The parameters of the ``evaluate`` request that asks the case, as plain JSON values.

    ``readings``: the choices that the engine has to follow instead of its defaults.
    """
    params: dict[str, Any] = {
        "edition": edition,
        "position": plain(case.position),
        "questions": plain(case.questions),
    }
    if case.actions:
        params["actions"] = plain(case.actions)
    if readings:
        params["readings"] = dict(readings)
    return params


def requests(case: Case, edition: str) -> bytes:
    """The input of an engine that is asked only this case, one request per line."""
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("initialize", hello()),
        ("evaluate", request_params(case, edition)),
        ("shutdown", {}),
    )
    lines = (
        {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        for number, (method, params) in enumerate(asked, 1)
    )
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def digest(case: Case) -> str:
    """The digest of position, actions, questions and expectations, as twelve hex digits.

    Names, prose, places and clauses do not count. SHA-256 of the JSON text with keys sorted.
    """
    claims = [[e.question, list(e.path), e.op, e.value] for e in case.expectations]
    asked = plain([case.position, case.actions, case.questions, claims])
    return hashlib.sha256(msgspec.json.encode(asked, order="sorted")).hexdigest()[:12]


def canonical_text(position: Position) -> str:
    """The canonical JSON text of a position: keys sorted, defaults omitted, no spaces."""
    return msgspec.json.encode(plain(position), order="sorted").decode()


class Suite(Struct, frozen=True):
    """Compiled cases in the order of the rulebook, and the digest of what they were compiled from."""

    digest: str
    cases: tuple[Case, ...]
    derived: tuple[Case, ...] = ()
    """The cases derived from them, in the same order."""

    @property
    def all(self) -> tuple[Case, ...]:
        """All cases that an engine is asked: those of the features, then those derived from them."""
        return (*self.cases, *self.derived)
