"""What changed between two versions of the suite: each kind of change, and the version that follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from asl_conformance.protocol.position import Hex, Position
from asl_conformance.report.suite_changes import page
from asl_conformance.suite.case import Case, Expectation, plain
from asl_conformance.suite.vector_changes import Change, Version, compare, due
from tests.harness.sample import sample


def version(cases: Iterable[Case], name: str = "1.0", **readings: str) -> Version:
    return Version("file", name, "digest", {case.id: plain(case) for case in cases}, readings)


def claim(path: str, value: Any, op: Any = "is", prose: str = "so") -> Expectation:
    return Expectation(prose, path=(path,) if path else (), op=op, value=value)


CLEAR, BLOCKED = claim("clear", True), claim("clear", False)
OTHER_GROUND = Position(turn=1, hexes={"F6": Hex("marsh")})


def change(**changes: Any) -> list[Change]:
    """The changes between the sample case and the same with other fields."""
    return [*compare(version([sample(1)]), version([sample(1, **changes)]))]


def test_the_same_suite_has_no_changes() -> None:
    assert change() == []
    assert (
        change(prose=("Given",), line=99, tags=("hedge",), expectations=(claim("clear", True, prose="x"),))
        == []
    )


def test_the_order_of_expectations_does_not_count() -> None:
    two = (CLEAR, claim("hindrance", 1))
    assert [
        *compare(version([sample(1, expectations=two)]), version([sample(1, expectations=two[::-1])]))
    ] == []


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"expectations": (BLOCKED,)},
            Change("ruling", "B27.1-1", "B27.1", before="clear is true", after="clear is false"),
        ),
        (
            {"expectations": (claim("clear", [True], "among"),)},
            Change("ruling", "B27.1-1", "B27.1", before="clear is true", after="clear among [true]"),
        ),
        ({"expectations": (CLEAR, claim("hindrance", 0))}, Change("rewritten", "B27.1-1", "B27.1")),
        ({"position": OTHER_GROUND}, Change("rewritten", "B27.1-1", "B27.1")),
        ({"position": OTHER_GROUND, "expectations": (BLOCKED,)}, Change("rewritten", "B27.1-1", "B27.1")),
        (
            {"since": ("B27.3-only",), "readings": {"B16.31-dc": "full"}},
            Change("moved", "B27.1-1", "B27.1", before="always", after="since B27.3-only, B16.31-dc=full"),
        ),
    ],
)
def test_a_change_of_a_case_is_of_its_kind(changes: dict[str, Any], expected: Change) -> None:
    assert change(**changes) == [expected]


def test_a_refusal_that_became_legal_is_another_ruling_and_another_clause_is_none() -> None:
    refused = sample(1, expectations=(claim("", 0, "illegal"), claim("", ["B27.1"], "cites")))
    allowed = sample(1, expectations=(claim("", None, "legal"),))
    cited = sample(1, expectations=(claim("", 0, "illegal"), claim("", ["B27.2"], "cites")))
    (one,) = compare(version([refused]), version([allowed]))
    assert (one.kind, one.before, one.after) == ("ruling", "illegal 0", "legal")
    assert [one.kind for one in compare(version([refused]), version([cited]))] == ["rewritten"]


def test_cases_come_go_and_are_renamed() -> None:
    old = [sample(1), sample(2), sample(3), sample(4)]
    new = [sample(1, id="new"), sample(2, id="by-content"), sample(3), sample(5)]
    found = compare(version(old), version(new), lambda name: {"B27.1-1": "new"}.get(name, name))
    assert [(one.kind, one.id, one.was) for one in found] == [
        ("renamed", "new", "B27.1-1"),
        ("renamed", "by-content", "B27.1-2"),
        ("added", "B27.1-5", ""),
        ("dropped", "B27.1-4", ""),
    ]


def test_two_equal_cases_of_which_one_goes_are_not_mixed_up() -> None:
    twin = sample(1, id="twin")
    assert [(one.kind, one.id) for one in compare(version([sample(1), twin]), version([sample(1)]))] == [
        ("dropped", "twin")
    ]
    assert [(one.kind, one.id) for one in compare(version([sample(1)]), version([sample(1), twin]))] == [
        ("added", "twin")
    ]


@pytest.mark.parametrize(
    ("before", "kinds", "readings", "after"),
    [
        ("1.3", set(), False, "1.3"),
        ("1.3", {"added", "renamed"}, False, "1.4"),
        ("1.9", {"added"}, False, "1.10"),
        ("1.3", {"added", "dropped"}, False, "2.0"),
        ("1.3", {"ruling"}, False, "2.0"),
        ("1.3", set(), True, "2.0"),
        ("", {"ruling"}, False, ""),
    ],
)
def test_the_version_that_follows(before: str, kinds: set[Any], readings: bool, after: str) -> None:
    assert due(before, kinds, readings=readings) == after


def test_the_page_counts_and_names_every_change() -> None:
    old = version([sample(1), sample(2)], **{"B16.31-dc": "halved"})
    new = version([sample(1, expectations=(BLOCKED,)), sample(3)], **{"B16.31-dc": "full"})
    shown = page(old, new, compare(old, new))
    for line in (
        "2 cases before, 2 after",
        "| rulings changed | 1 |",
        "| B27.1 | 1 | 1 | . | . | . | 1 |",
        "* `B27.1-1`: `clear is true` before, `clear is false` after",
        "Reading B16.31-dc: halved before, full after.",
        "the version that follows 1.0 is 2.0",
        "## Dropped\n\n* `B27.1-2`",
    ):
        assert line in shown, shown
    assert msgspec.json.encode(compare(old, new)[0]).startswith(b'{"kind":"ruling","id":"B27.1-1"')
