"""A case is a value: a position, actions, questions, and the answers expected by the rulebook."""

import hashlib
from collections.abc import Mapping, Sequence
from string import ascii_lowercase
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
"""The comparison of an expectation with a value of the answer.

is: equal
is_not: not equal
contains: the list has the value; `holds` has it once
lacks: the list does not have the value
has: the list has exactly one object that includes the given fields
has_no: the list has no such object
absent: there is no value, or null
at_least: this number or more
at_most: this number or less
legal: the actions are allowed; the answer is ignored
illegal: the action with this index, or one of several indexes, is illegal; the answer is ignored
cites: if the engine names clauses, one of them is among these
among: equal to one of these values, which mean the same
"""

Derivation = Literal["", "may", "cost", "exposes"]
"""The question of a derived case about an action that its parent plays.

(empty): not derived; the case is written in a feature
may: whether the action is allowed
cost: its cost
exposes: the attacks and other risks to which it exposes the units
"""


class Expectation(Struct, frozen=True, gc=False, omit_defaults=True):
    """One expectation about an answer, as data: a path into it, a comparison and a value.

    ``has`` and ``has_no`` look in a list for an object that includes the given fields; for ``has`` there must
    be exactly one. ``legal`` and
    ``illegal`` are about the actions and ignore the answer; ``illegal`` has the index of the illegal action,
    or several of which one is. ``cites`` applies only if the engine names a clause: it must be one of
    ``value``. ``among`` allows several values that mean the same.
    """

    prose: str
    """The expectation in the scenario's words."""
    question: int = 0
    """Index of the question whose outcome is compared, from 0."""
    path: tuple[str | int, ...] = ()
    """The path into the answer: keys of objects, indexes of lists; -1 is the last."""
    op: Operator = "is"
    """The comparison."""
    value: Any = None
    """The value to compare with. For `illegal` the index of the action that must be illegal, or null for
    any."""
    line: int = 0
    """Line of the feature."""


class Case(Struct, frozen=True, gc=False, omit_defaults=True):
    """One scenario, or one row of an outline, ready to be asked of any engine."""

    id: str
    """Its permanent name: requirement, letter of the scenario, row. For a derived case, the name of its
    parent and the question."""
    name: str
    """Title of the scenario."""
    requirements: tuple[str, ...]
    """Ids of the requirements that it covers."""
    clauses: tuple[str, ...]
    """Clauses that take part in it, the one it is filed under first."""
    feature: str
    """File of the feature that it comes from."""
    line: int
    """Line in that file."""
    position: Position
    """The position."""
    questions: tuple[AnyQuestion, ...]
    """The questions after the actions."""
    expectations: tuple[Expectation, ...]
    """The answers expected by the rulebook; all must be met."""
    actions: tuple[AnyAction, ...] = ()
    """The actions done first, in order."""
    tags: tuple[str, ...] = ()
    """Tags of the scenario."""
    since: tuple[str, ...] = ()
    """Errata that must be in force for the case to apply."""
    until: tuple[str, ...] = ()
    """Errata that must not be in force for the case to apply."""
    prose: tuple[str, ...] = ()
    """The steps of the scenario, as text."""
    derived: Derivation = ""
    """Empty for a case that is written in a feature."""
    readings: dict[str, str] = {}
    """Contested readings on which it depends, each with its choice. The case applies only to engines that
    follow these."""


def home(case: Case) -> str:
    """The requirement that the case is named after; if there is none, its first one, or none."""
    outline = case.id.partition("/")[0]
    without = outline[:-1] if outline[-1:] in ascii_lowercase else outline
    fitting = [name for name in case.requirements if name in (outline, without)]
    return max(fitting, key=len, default=next(iter(case.requirements), ""))


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
    said = {"edition": edition, "position": case.position, "questions": case.questions}
    if case.actions:
        said["actions"] = case.actions
    if readings:
        said["readings"] = dict(readings)
    params: dict[str, Any] = plain(said)
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
    asked = [case.position, case.actions, case.questions, claims]
    text = msgspec.json.encode(asked, order="sorted")
    if MAYBE_WHOLE.search(text):
        text = msgspec.json.encode(plain(asked), order="sorted")
    return hashlib.sha256(text).hexdigest()[:12]


def canonical_text(position: Position) -> str:
    """The canonical JSON text of a position: keys sorted, defaults omitted, no spaces."""
    return msgspec.json.encode(plain(position), order="sorted").decode()


class Suite(Struct, frozen=True, gc=False):
    """Compiled cases in the order of the rulebook, and the digest of what they were compiled from."""

    digest: str
    cases: Sequence[Case]
    derived: Sequence[Case] = ()
    """The cases derived from them, in the same order."""
    other: str = ""
    """How the cases of a file differ from those of the suite that is installed; empty for that suite."""

    @property
    def all(self) -> tuple[Case, ...]:
        """All cases that an engine is asked: those of the features, then those derived from them."""
        return (*self.cases, *self.derived)

    @property
    def count(self) -> int:
        """How many cases an engine is asked."""
        return len(self.cases) + len(self.derived)
