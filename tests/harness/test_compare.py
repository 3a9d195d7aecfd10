"""Two result files compared: what regressed, was fixed, came, went, or fails for another reason."""

from dataclasses import dataclass

import msgspec
import pytest

from asl_conformance.judging.judge import Kind
from asl_conformance.results.compare import OtherEdition, compare, regressed
from asl_conformance.results.stream import Stream
from tests.harness.test_formats import record, stream


@dataclass(frozen=True)
class Row:
    before: Kind | None
    after: Kind | None
    change: str | None
    worse: bool


ROWS = [
    Row("pass", "pass", None, False),
    Row("fail", "fail", None, False),
    Row("pass", "fail", "regressed", True),
    Row("pass", "timeout", "regressed", True),
    Row("pass", "unsupported", "regressed", True),
    Row("pass", "not-run", "regressed", True),
    Row("xfail", "fail", "regressed", True),
    Row("pass", "xfail", "regressed", True),
    Row("xfail", "pass", "fixed", False),
    Row("fail", "pass", "fixed", False),
    Row("xpass", "pass", "fixed", False),
    Row("unsupported", "pass", "fixed", False),
    Row("fail", "crash", "changed", False),
    Row("unsupported", "fail", "changed", False),
    Row(None, "pass", "added", False),
    Row(None, "fail", "added", True),
    Row(None, "xpass", "added", False),
    Row(None, "unsupported", "added", False),
    Row("pass", None, "removed", False),
]


def one(verdict: Kind | None) -> Stream:
    return stream(record(1, verdict)) if verdict else stream()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.before} to {row.after}")
def test_what_changed(row: Row) -> None:
    found = compare(one(row.before), one(row.after))
    assert [d.change for d in found] == ([row.change] if row.change else [])
    assert regressed(found) is row.worse


def test_the_same_failure_for_another_reason_is_a_change() -> None:
    (found,) = compare(stream(record(1, "fail", "one")), stream(record(1, "fail", "two")))
    assert (found.change, found.before, found.after) == ("changed", "fail", "fail")


def test_other_editions_are_not_compared_unless_told_to() -> None:
    old = one("pass")
    new = Stream(msgspec.structs.replace(old.header, edition="older"), old.cases, old.footer)
    with pytest.raises(OtherEdition, match="edition current, the second of older"):
        compare(old, new)
    assert compare(old, new, across_editions=True) == ()
