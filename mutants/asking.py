"""A case under an edition, put to an engine that may be broken."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from asl_conformance.adapters.check import asked_of, read_outcomes
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, request_params
from asl_reference.base.readings import READINGS


class Asked(NamedTuple):
    """A case under an edition, ready to be asked."""

    case: Case
    edition: str
    params: dict[str, Any]
    meeting: bool
    """Whether all requirements that it covers are interactions."""

    @property
    def name(self) -> str:
        return f"{self.case.id} {self.edition}"


ENDLESS = "endless"
"""The failure of a case that does not return."""


class TooLong(BaseException):
    """A case took longer than it may."""


def stop(signum: int, frame: FrameType | None) -> None:
    """Handle the signal that a case takes too long."""
    raise TooLong


def every_case(cases: Iterable[Case], interactions: Iterable[str]) -> list[Asked]:
    """Every case under both editions, in the order to ask them: the most different cases come first.

    First the cases of the features, then those derived from them; the first row of each scenario before any
    second; an older edition last, because its answers are mostly the same. A case of another reading than the
    reference's is asked with that reading.
    """
    met = frozenset(interactions)
    found: list[tuple[tuple[bool, bool, int, int], Asked]] = []
    for edition in editions.BASES:
        rows = Counter[str]()
        for case in cases:
            if not editions.applies(case, edition, case.readings):
                continue
            followed = {} if editions.applies(case, edition) else case.readings
            if not READINGS.keys() >= followed.keys():
                continue
            scenario = case.id.partition("/")[0] + case.derived
            rows[scenario] += 1
            params = request_params(case, edition, followed)
            size = len(case.questions) + len(case.actions)
            rank = edition != editions.BASES[0], bool(case.derived), rows[scenario], size
            found.append((rank, Asked(case, edition, params, met.issuperset(case.requirements))))
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def fails(one: Asked, capabilities: Capabilities, requests: Any) -> str:
    """How the case fails, empty if it passes."""
    try:
        text = msgspec.json.encode(requests.evaluate(one.params))
        reply = read_outcomes(text, asked_of(one.params))
    except TooLong:
        return ENDLESS
    except Exception as error:  # noqa: BLE001 - a broken engine may raise anything
        return type(error).__name__
    verdict = judge(one.case, reply, capabilities)
    return "" if verdict.kind == "pass" else verdict.kind


def is_own(case: Case, clauses: frozenset[str], group: str) -> bool:
    """Whether the case is tagged with one of the clauses; if there are none, with the chapter."""
    if clauses:
        return not clauses.isdisjoint(case.clauses)
    return any(clause.partition(".")[0] == group for clause in case.clauses)


def frozen() -> bool:
    """Whether the caller has frozen the objects that stay; Python itself freezes some hundred."""
    return gc.get_freeze_count() > 1000
