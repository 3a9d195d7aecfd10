"""Cases claim two values of each field, allow each verb and refuse it, or the registry says why not."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec import Struct, structs

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.declaration import verbs
from asl_conformance.judging.meaning import REMARKS, field_name
from asl_conformance.judging.naming import verb
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.registry import UNCLAIMED, directory

DENYING = frozenset({"is_not", "lacks", "has_no"})
"""Comparisons that say what the value is not; the others say what it is."""
NEVER_COMPARED = REMARKS | {"spent_on"}
BOTH = 2


class Shown(NamedTuple):
    """What cases claim."""

    fields: dict[str, set[str]]
    """By field, written ``question.field``, each value that it is claimed to have, or not to have."""
    allowed: set[str]
    refused: set[str]
    """The verbs that are allowed, and refused, in some case."""


def declared() -> frozenset[str]:
    """Every field that an answer may have and that holds no fields of its own."""
    return frozenset(f"{name}.{field}" for name, kind in ANSWERS.items() for field in _fields(kind))


def _fields(kind: type[Struct], before: str = "") -> Iterator[str]:
    for field in structs.fields(kind):
        if field.name in NEVER_COMPARED:
            continue
        path = f"{before}{field.name}"
        inner = list(_structs(field.type))
        yield from (one for part in inner for one in _fields(part, f"{path}."))
        if not inner:
            yield path


def _structs(kind: Any) -> Iterator[type[Struct]]:
    """The objects that a value of the type may be, or hold."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    else:
        yield from (one for part in get_args(kind) for one in _structs(part))


def shown(cases: Iterable[Case]) -> Shown:
    """What the cases claim of fields and verbs."""
    found = Shown(defaultdict(set), set(), set())
    for case in cases:
        refused = _refused(case)
        found.refused.update(verb(case.actions[index]) for index in refused)
        if not any(claim.op == "illegal" for claim in case.expectations):
            found.allowed.update(map(verb, case.actions))
        for claim in case.expectations:
            question = case.questions[claim.question]
            for field, value in _claimed(claim):
                found.fields[f"{q.question_name(question)}.{field}"].add(_text(claim.op, value))
            if isinstance(question, q.May) and claim.path == ("allowed",):
                (found.allowed if claim.value else found.refused).add(verb(question.action))
    return found


def _refused(case: Case) -> list[int]:
    """The actions that the case says are refused, where it is one alone."""
    values = (claim.value for claim in case.expectations if claim.op == "illegal")
    return [value for value in values if isinstance(value, int)]


def _claimed(claim: Expectation) -> Iterator[tuple[str, Any]]:
    """Each field that the claim compares, with its value."""
    if not claim.path or claim.op == "absent":
        return
    name = field_name(claim.path)
    if isinstance(claim.value, dict):
        yield from ((f"{name}.{key}", value) for key, value in claim.value.items())
    else:
        yield name, claim.value


def _text(op: str, value: Any) -> str:
    return f"{'not ' if op in DENYING else ''}{msgspec.json.encode(value).decode()}"


def missing(found: Shown) -> dict[str, list[str]]:
    """By heading of the registry file what the cases do not claim and should."""
    return {
        "fields": sorted(name for name in declared() if len(found.fields.get(name, ())) < BOTH),
        "allowed": sorted(verbs() - found.allowed),
        "refused": sorted(verbs() - found.refused),
    }


@cache
def reasons() -> dict[str, dict[str, str]]:
    """The file of the registry: by heading and name the reason."""
    return tomllib.loads((directory() / f"{UNCLAIMED}.toml").read_text("utf-8"))


@pytest.mark.parametrize("heading", ["fields", "allowed", "refused"])
def test_what_cases_do_not_claim_has_a_reason_and_no_reason_is_stale(heading: str) -> None:
    assert missing(shown(load_cases().cases))[heading] == sorted(reasons()[heading]), (
        f"add a case from the rulebook, or a reason to features/registry/{UNCLAIMED}.toml; remove a reason "
        "that is not needed"
    )


def without(cases: Iterable[Case], path: tuple[str, ...], value: object) -> list[Case]:
    """The cases without their claims that the field has this value."""
    return [
        msgspec.structs.replace(
            case,
            expectations=tuple(one for one in case.expectations if (one.path, one.value) != (path, value)),
        )
        for case in cases
    ]


def test_a_field_claimed_with_one_value_is_reported() -> None:
    cases = load_cases().cases
    told = missing(shown(without(cases, ("may_forfeit",), value=True)))["fields"]
    assert set(told) - set(reasons()["fields"]) == {"wall_advantage.may_forfeit"}


def test_a_verb_that_no_case_refuses_is_reported() -> None:
    cases = [case for case in load_cases().cases if "A2.8xB26.42-1101c" not in case.id]
    assert set(missing(shown(cases))["refused"]) - set(reasons()["refused"]) == {"land"}
    assert "land" in missing(shown([]))["allowed"]
