"""Cases that are decoded when they are needed: the same cases, and no more of them than are asked for."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw, structs

from asl_conformance.gherkin import kept
from asl_conformance.gherkin.kept import _Stored, load_cases
from asl_conformance.suite.case import Case, Suite
from asl_conformance.suite.core import parent
from asl_conformance.suite.derived import derive
from asl_conformance.suite.select import select
from asl_conformance.suite.unread import Head, Unread, _Own, head, heads_of, picked
from tests.harness.sample import encoded, samples

CASES = samples(6)
SUITE = Suite("digest", CASES, derive(CASES))


def heads() -> tuple[Head, ...]:
    return tuple(map(head, CASES))


BROKEN = Raw(b"\xc1")
"""No msgpack at all."""


def stored() -> Suite:
    data = b"".join(kept.stored(SUITE))
    return msgspec.msgpack.decode(data, type=_Stored).suite()


def test_a_stored_suite_is_the_suite() -> None:
    found = stored()
    assert (found.digest, found.cases, found.derived) == (SUITE.digest, SUITE.cases, SUITE.derived)
    assert (found.all, found.count) == (SUITE.all, SUITE.count)
    assert (found.cases[1], found.cases[2:4], list(found.cases)) == (CASES[1], CASES[2:4], list(CASES))


@pytest.mark.parametrize("expression", ["B27.1-2", "b27.1-2 or b27.1-5", "not B27.1-3", ""])
def test_the_same_cases_are_selected_by_their_heads(expression: str) -> None:
    found = stored()
    heads = [*heads_of(found.cases), *heads_of(found.derived)]
    assert not any(isinstance(one, Case) for one in heads)
    assert picked(found, select(heads, expression=expression)) == select(SUITE.all, expression=expression)


def test_a_case_that_is_not_asked_for_is_not_decoded() -> None:
    cases = Unread(heads, (encoded(CASES[0]), *[BROKEN] * 5))
    assert cases.picked({CASES[0].id}) == CASES[:1]
    assert len(cases) == 6
    with pytest.raises(msgspec.DecodeError):
        list(cases)


def test_cases_that_are_decoded_are_picked_from_these() -> None:
    cases = Unread(heads, tuple(map(encoded, CASES)))
    assert cases.picked({CASES[3].id})[0] is not cases[3]
    assert cases.picked({CASES[3].id})[0] is cases[3]


def test_a_head_has_the_fields_of_its_case() -> None:
    for case in SUITE.all:
        assert all(getattr(head(case), name) == getattr(case, name) for name in Head.__struct_fields__)


def test_a_derived_case_is_its_parent_but_for_the_fields_of_its_own() -> None:
    cases = load_cases().cases
    known = {case.id: case for case in cases}
    for case in derive(cases):
        own = {name: getattr(case, name) for name in _Own.__struct_fields__}
        assert structs.replace(known[parent(case)], **own) == case
