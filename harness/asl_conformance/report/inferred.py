"""Infers from results which contested readings an engine seems to follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from asl_conformance.judging.judge import Finding
from asl_conformance.judging.meaning import last_field, meets
from asl_conformance.results.stream import CaseRecord, Stream
from asl_conformance.suite.case import Case, Expectation, digest
from asl_conformance.suite.readings import load
from asl_conformance.suite.variants import asks, counterparts, grouped

NEITHER = ""
"""The choice of an answer that agrees with no choice."""
State = Literal["follows", "mixes", "neither", "unknown"]


class Inferred(Struct, frozen=True):
    """The inference about one reading."""

    reading: str
    state: State
    """follows: all answers agree with one choice; mixes: with two, or some with none; neither: all with none;
    unknown: no case that distinguishes was answered."""
    by_choice: dict[str, tuple[str, ...]]
    """By choice: the cases whose answer agrees with it; under the empty name those that agree with none."""

    @property
    def choice(self) -> str:
        """The choice that it follows; empty if none, or more than one."""
        return next(iter(self.by_choice)) if self.state == "follows" else ""


def infer(stream: Stream, cases: Sequence[Case]) -> list[Inferred]:
    """The inference about each reading that has variants, in rulebook order.

    Records of cases that were rewritten since are ignored.
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


def telling(cases: Sequence[Case]) -> dict[str, tuple[str, ...]]:
    """By reading, in rulebook order: the cases whose answer tells which choice an engine follows."""
    groups = grouped(cases)
    decided: dict[str, list[str]] = {name: [] for name in load()}
    for case in cases:
        for name in case.readings:
            if name in decided and counterparts(case, name, groups[asks(case)]):
                decided[name].append(case.id)
    return {name: tuple(keys) for name, keys in decided.items() if keys}


def followed(found: Iterable[Inferred]) -> dict[str, str]:
    """By reading, in words, what an engine follows; readings with unknown choice are omitted."""
    choices = {}
    for one in found:
        if one.state != "unknown":
            choices[one.reading] = one.choice or ("mixes both" if one.state == "mixes" else "neither")
    return choices


def _inferred(name: str, found: Mapping[str, list[str]]) -> Inferred:
    state: State = "mixes"
    if not found:
        state = "unknown"
    elif len(found) == 1:
        state = "neither" if NEITHER in found else "follows"
    return Inferred(name, state, {choice: tuple(keys) for choice, keys in found.items()})


def _followed(record: CaseRecord, case: Case, name: str, choice: str, others: Iterable[Case]) -> str | None:
    """The choice that the answer agrees with; empty for none; None if there is no answer to compare."""
    if record.verdict in ("pass", "xpass"):
        return choice
    if record.verdict not in ("fail", "xfail"):
        return None
    for other in others:
        if all(_agrees(finding, case, other) for finding in record.findings):
            return other.readings[name]
    return NEITHER


def _agrees(finding: Finding, case: Case, other: Case) -> bool:
    """Whether the value that came instead of the expected one is what the variant expects."""
    mine = next((one for one in case.expectations if _is_about(finding, one)), None)
    if mine is None:
        return False
    if mine.op == "cites":  # a citation differs only where the action is forbidden
        return True
    if finding.got == "it was allowed":
        return not any(one.op == "illegal" for one in other.expectations)
    if isinstance(finding.got, str) and finding.got.endswith("was refused"):
        return any(one.op == "illegal" for one in other.expectations)
    if any(one.op == "illegal" for one in other.expectations):
        return False
    theirs = [one for one in other.expectations if _same_field(one, mine)]
    return all(meets(finding.got, one.op, one.value, last_field(one.path)) for one in theirs)


def _is_about(finding: Finding, one: Expectation) -> bool:
    return (one.prose, ".".join(map(str, one.path))) == (finding.expected, finding.field)


def _same_field(one: Expectation, other: Expectation) -> bool:
    return bool(one.path) and (one.question, one.path) == (other.question, other.path)
