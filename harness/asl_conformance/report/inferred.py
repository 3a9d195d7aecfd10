"""Which contested readings an engine seems to follow, told from its results alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from asl_conformance.judging.judge import Finding
from asl_conformance.judging.meaning import meets
from asl_conformance.results.stream import CaseRecord, Stream
from asl_conformance.suite.case import Case, Expectation, digest
from asl_conformance.suite.readings import load
from asl_conformance.suite.variants import asks, counterparts, grouped

NEITHER = ""
"""What an answer follows that is no reading's."""
State = Literal["follows", "mixes", "neither", "unknown"]


class Inferred(Struct, frozen=True):
    """What the results say of one reading."""

    reading: str
    state: State
    """follows: all answers are of one choice; mixes: they are of two, or some of none; neither: of none;
    unknown: no case that would tell was answered."""
    by_choice: dict[str, tuple[str, ...]]
    """Choice -> the cases answered as it has them; those answered as none has them beneath the empty name."""

    @property
    def choice(self) -> str:
        """The one it follows; empty if it follows none, or more than one."""
        return next(iter(self.by_choice)) if self.state == "follows" else ""


def infer(stream: Stream, cases: Sequence[Case]) -> list[Inferred]:
    """Each reading that has variants, with what the results say of it; in rulebook order.

    A record of a case that has been rewritten since is passed over.
    """
    groups = grouped(cases)
    seen: dict[str, dict[str, list[str]]] = {}
    for case in cases:
        record = stream.cases.get(case.id)
        if not case.readings or record is None or record.digest != digest(case):
            continue
        for name, choice in case.readings.items():
            others = counterparts(case, name, groups[asks(case)])
            if others:
                found = seen.setdefault(name, {})
                followed = _followed(record, case, name, choice, others)
                if followed is not None:
                    found.setdefault(followed, []).append(case.id)
    return [_inferred(name, seen[name]) for name in load() if name in seen]


def followed(found: Iterable[Inferred]) -> dict[str, str]:
    """In words, by reading, what an engine follows; nothing of those that its results do not tell."""
    said = {}
    for one in found:
        if one.state != "unknown":
            said[one.reading] = one.choice or ("mixes both" if one.state == "mixes" else "neither")
    return said


def _inferred(name: str, found: Mapping[str, list[str]]) -> Inferred:
    state: State = "mixes"
    if not found:
        state = "unknown"
    elif len(found) == 1:
        state = "neither" if NEITHER in found else "follows"
    return Inferred(name, state, {choice: tuple(keys) for choice, keys in found.items()})


def _followed(record: CaseRecord, case: Case, name: str, choice: str, others: Iterable[Case]) -> str | None:
    """The choice that the answer is of; empty for none, None where there is no answer to tell by."""
    if record.verdict in ("pass", "xpass"):
        return choice
    if record.verdict not in ("fail", "xfail"):
        return None
    for other in others:
        if all(_agrees(finding, case, other) for finding in record.findings):
            return other.readings[name]
    return NEITHER


def _agrees(finding: Finding, case: Case, other: Case) -> bool:
    """Whether what came in place of what the case claims is what its variant claims."""
    mine = next((one for one in case.expectations if _is_about(finding, one)), None)
    if mine is None:
        return False
    if mine.op == "cites":  # what forbids it is named where it is forbidden at all
        return True
    if finding.got == "it was allowed":
        return not any(one.op == "illegal" for one in other.expectations)
    if isinstance(finding.got, str) and finding.got.endswith("was refused"):
        return any(one.op == "illegal" for one in other.expectations)
    if any(one.op == "illegal" for one in other.expectations):
        return False
    theirs = [one for one in other.expectations if _same_field(one, mine)]
    return all(meets(finding.got, one.op, one.value, str(one.path[-1])) for one in theirs)


def _is_about(finding: Finding, one: Expectation) -> bool:
    return (one.prose, ".".join(map(str, one.path))) == (finding.expected, finding.field)


def _same_field(one: Expectation, other: Expectation) -> bool:
    return bool(one.path) and (one.question, one.path) == (other.question, other.path)
