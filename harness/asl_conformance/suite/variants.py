"""Variants: cases that ask the same under different choices of a reading, and their defects.

A case that depends on a reading asserts nothing else. If another choice has a definite answer, a variant
asserts it: a case with the same position, actions and questions under the other choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.readings import TAG, load

Claim = tuple[int, tuple[str | int, ...], str, str]
BEFORE = frozenset({"legal"})
"""Expectations that say only that the question can be asked."""


def asks(case: Case) -> bytes:
    """Position, actions and questions of the case as one text: equal for variants of each other."""
    return msgspec.json.encode((case.position, case.actions, case.questions), order="sorted")


def grouped(cases: Iterable[Case]) -> dict[bytes, list[Case]]:
    """Cases that depend on a reading, grouped by what they ask."""
    found: dict[bytes, list[Case]] = {}
    for case in cases:
        if case.readings:
            found.setdefault(asks(case), []).append(case)
    return found


def counterparts(case: Case, reading: str, together: Iterable[Case]) -> list[Case]:
    """The cases that ask the same and differ from this one only in the choice of that reading."""
    rest = {name: choice for name, choice in case.readings.items() if name != reading}
    return [
        other
        for other in together
        if other.readings.get(reading, case.readings[reading]) != case.readings[reading]
        and {name: choice for name, choice in other.readings.items() if name != reading} == rest
        and other.derived == case.derived
    ]


def resting_on(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """By reading, in rulebook order: the cases of the features that depend on it."""
    found: dict[str, list[Case]] = {name: [] for name in load()}
    for case in cases:
        for name in () if case.derived else case.readings:
            if name in found:
                found[name].append(case)
    return found


def defects(cases: Sequence[Case]) -> list[str]:
    """Defects of the cases that depend on readings, each with its place."""
    groups = grouped(cases)
    return [
        f"{case.feature}:{case.line}: {text}"
        for together in groups.values()
        for case in together
        for text in _wrong(case, together)
    ]


def _other(name: str, choice: str) -> bool:
    return load()[name].reference != choice


def _wrong(case: Case, together: Sequence[Case]) -> Iterator[str]:
    for name, choice in case.readings.items():
        others = counterparts(case, name, together)
        if _other(name, choice) and not any(not _other(name, one.readings[name]) for one in others):
            yield (
                f"{case.id} has {name}={choice} but no counterpart: the same position and question "
                f"tagged @{TAG}{name}, with the reference's choice"
            )
        for other in others:
            theirs = {claim for claims in _steps(other).values() for claim in claims}
            for step, claims in _steps(case).items():
                if claims <= theirs:
                    yield (
                        f"{case.id} depends on {name} and asserts {step!r}, which {other.id} asserts too: "
                        "put it into a case of its own, without a reading"
                    )


def _steps(case: Case) -> Mapping[str, set[Claim]]:
    """By step of the case: what it asserts, except that the question can be asked."""
    found: dict[str, set[Claim]] = {}
    for one in case.expectations:
        if one.op not in BEFORE:
            found.setdefault(one.prose, set()).add(_claim(one))
    return found


def _claim(one: Expectation) -> Claim:
    return one.question, one.path, one.op, msgspec.json.encode(one.value).decode()
