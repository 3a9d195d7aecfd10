"""Two result files compared: what regressed, was fixed, came, went, or fails for another reason."""

from dataclasses import dataclass
from io import StringIO

import msgspec
import pytest
from msgspec import structs
from rich.console import Console

from asl_conformance.judging.judge import BROKEN, ORDER, Kind
from asl_conformance.report.differences import differences
from asl_conformance.results.compare import OtherEdition, OtherReadings, compare, digested, regressed
from asl_conformance.results.stream import Stream, other_suites, today
from tests.harness.results.streams import record, stream


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
    Row("unsupported", "pass", "claimed", False),
    Row("unsupported", "xfail", "claimed", False),
    Row("unsupported", "crash", "claimed", False),
    Row("xpass", "fail", "regressed", True),
    Row("xpass", "timeout", "regressed", True),
    Row("xpass", "xfail", "regressed", True),
    Row("fail", "xpass", "fixed", False),
    Row("crash", "xpass", "fixed", False),
    Row("xfail", "xpass", "fixed", False),
    Row("pass", "xpass", "changed", False),
    Row("not-applicable", "xpass", "changed", False),
    Row("unsupported", "not-run", "changed", False),
    Row("fail", "crash", "changed", False),
    Row("unsupported", "fail", "claimed", False),
    Row(None, "pass", "added", False),
    Row(None, "fail", "added", True),
    Row(None, "xpass", "added", False),
    Row(None, "unsupported", "added", False),
    Row("pass", None, "removed", False),
    Row("not-applicable", "fail", "regressed", True),
    Row("not-applicable", "pass", "fixed", False),
    Row("pass", "not-applicable", "changed", False),
    Row("fail", "xfail", "changed", False),
    *(Row(None, kind, "added", True) for kind in ORDER if kind in BROKEN - {"fail"}),
]


def one(verdict: Kind | None) -> Stream:
    return stream(record(1, verdict)) if verdict else stream()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.before} to {row.after}")
def test_what_changed(row: Row) -> None:
    found = compare(one(row.before), one(row.after))
    assert [d.change for d in found] == ([row.change] if row.change else [])
    assert regressed(found) is row.worse


@pytest.mark.parametrize("after", sorted(BROKEN))
@pytest.mark.parametrize("before", ["pass", "unsupported", *sorted(BROKEN)])
def test_a_rewritten_case_is_worse_if_it_was_not_broken_before(before: Kind, after: Kind) -> None:
    old = stream(structs.replace(record(1, before), digest="a"))
    new = stream(structs.replace(record(1, after), digest="b"))
    found = compare(old, new)
    assert [d.change for d in found] == ["rewritten"]
    assert regressed(found) is (before not in BROKEN)


def test_a_case_is_rewritten_only_if_both_streams_have_its_digest() -> None:
    bare, with_digest = record(1, "pass"), structs.replace(record(1, "pass"), digest="abc")
    assert compare(stream(with_digest), stream(bare)) == compare(stream(bare), stream(with_digest)) == ()
    assert digested(stream(with_digest))
    assert not digested(stream(with_digest, record(2, "pass")))


def test_streams_of_other_readings_are_compared_only_on_request() -> None:
    old, new = stream(record(1, "pass")), stream(record(1, "pass"))
    new = structs.replace(new, header=structs.replace(new.header, readings={"B27.3-x": "one"}))
    with pytest.raises(OtherReadings, match=r"the second was judged under B27\.3-x=one; "):
        compare(old, new)
    assert compare(old, new, across_readings=True) == ()
    assert compare(old, old) == ()


def test_a_pass_is_the_same_for_whatever_reason_and_a_failure_tells_its_own() -> None:
    why = stream(structs.replace(record(1, "pass"), findings=record(1, "fail").findings))
    assert compare(stream(record(1, "pass")), why) == ()
    (changed,) = compare(stream(record(1, "fail", "a")), stream(record(1, "fail", "b")))
    assert (changed.change, changed.was) == ("changed", "")
    assert "b" in changed.why
    (renamed,) = compare(
        stream(record(1, "fail")),
        stream(record(9, "fail")),
        now=lambda name: {"B27.3-1": "B27.3-9"}.get(name, name),
    )
    assert (renamed.change, renamed.was, renamed.why) == ("renamed", "B27.3-1", "")


NOW = {"B27.3-1": "B27.3-9"}


def asked(stream: Stream, digest: str) -> Stream:
    """The stream with this digest of every case."""
    cases = {key: msgspec.structs.replace(one, digest=digest) for key, one in stream.cases.items()}
    return Stream(stream.header, cases, stream.footer)


@pytest.mark.parametrize(
    ("before", "after", "worse"),
    [
        ("pass", "pass", False),
        ("fail", "fail", False),
        ("fail", "pass", False),
        ("pass", "fail", True),
        ("unsupported", "fail", True),
        ("xfail", "timeout", True),
        ("pass", "unsupported", False),
    ],
)
def test_another_case_under_the_same_name_is_no_change_of_the_engine(
    before: Kind, after: Kind, worse: bool
) -> None:
    old, new = asked(one(before), "1a"), asked(one(after), "2b")
    (found,) = compare(old, new)
    assert (found.change, found.before, found.after) == ("rewritten", before, after)
    assert regressed((found,)) is worse
    assert "rewritten" not in {d.change for d in compare(old, asked(new, "1a"))}
    assert "rewritten" not in {d.change for d in compare(one(before), new)}, "one of no digest may be any"


def renamed(stream: Stream) -> Stream:
    return today(stream, lambda key: NOW.get(key, key))


@pytest.mark.parametrize(
    ("before", "after", "digest", "change"),
    [
        ("pass", "pass", "1a", "renamed"),
        ("pass", "fail", "1a", "regressed"),
        ("fail", "pass", "1a", "fixed"),
        ("pass", "pass", "2b", "rewritten"),
    ],
)
def test_a_case_that_was_renamed_is_compared_with_itself(
    before: Kind, after: Kind, digest: str, change: str
) -> None:
    old, new = asked(one(before), "1a"), renamed(asked(one(after), digest))
    (found,) = compare(old, new, now=lambda key: NOW.get(key, key))
    assert (found.change, found.was, found.id) == (change, "B27.3-1", "B27.3-9")
    assert [d.change for d in compare(old, new)] == ["added", "removed"]
    (back,) = compare(new, old, now=lambda key: NOW.get(key, key))
    assert (back.was, back.id) == ("B27.3-9", "B27.3-1")
    assert compare(old, old, now=lambda key: NOW.get(key, key)) == ()


def test_two_cases_are_not_made_one_by_their_names() -> None:
    both = stream(record(1, "pass"), record(9, "fail"))
    assert list(renamed(both).cases) == ["B27.3-1", "B27.3-9"]


def test_what_is_reported_of_renamed_and_rewritten_cases() -> None:
    old = asked(stream(*(record(n, "pass") for n in range(1, 10))), "1a")
    new = today(old, lambda key: f"{key}/row")
    changed = msgspec.structs.replace(new.cases["B27.3-9/row"], digest="2b", verdict="unsupported")
    new = Stream(new.header, {**new.cases, changed.id: changed}, new.footer)
    out = Console(width=80, file=StringIO(), color_system=None)
    found = compare(old, new, now=lambda key: key if "/" in key else f"{key}/row")
    differences(out, old, new, found)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "rewritten B27.3-9 -> B27.3-9/row  pass -> unsupported\n" in text
    assert "          same name, changed content\n" in text
    assert "renamed   B27.3-1 -> B27.3-1/row\n" in text
    assert "          and 3 more that only have another name\n" in text
    assert "1 rewritten, 8 renamed" in text
    assert "no digests" not in text


def test_what_is_claimed_only_now_is_a_list_of_its_own_with_its_verdicts() -> None:
    old = stream(*(record(n, "unsupported") for n in range(1, 5)), record(5, "fail"))
    new = stream(
        *(record(n, "pass") for n in (1, 2)), record(3, "crash"), record(4, "fail"), record(5, "pass")
    )
    out = Console(width=200, file=StringIO(), color_system=None)
    differences(out, old, new, compare(old, new))
    lines = out.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.split()[0] for line in lines if line[0] != " "] == [
        *("fixed", "no", "claimed", "claimed", "claimed", "claimed", "mine")
    ]
    assert lines[-1].endswith("1 fixed, 4 claimed (2 pass, 1 fail, 1 crash)")


def test_a_file_without_digests_is_reported_if_the_suites_differ() -> None:
    old = one("pass")
    new = Stream(msgspec.structs.replace(old.header, suite="another"), old.cases, old.footer)
    for pair, differs in (((old, new), True), ((old, old), False)):
        out = Console(width=80, file=StringIO(), color_system=None)
        differences(out, *pair, compare(*pair))
        text = out.file.getvalue()  # type: ignore[attr-defined]
        assert ("The first file has no digests" in text) is differs


def test_the_same_failure_for_another_reason_is_a_change() -> None:
    (found,) = compare(stream(record(1, "fail", "one")), stream(record(1, "fail", "two")))
    assert (found.change, found.before, found.after) == ("changed", "fail", "fail")


def test_other_editions_are_compared_only_on_request() -> None:
    old = one("pass")
    new = Stream(msgspec.structs.replace(old.header, edition="older"), old.cases, old.footer)
    with pytest.raises(OtherEdition, match="edition current, the second of older"):
        compare(old, new)
    assert compare(old, new, across_editions=True) == ()


def test_runs_of_different_suites_are_not_compared_without_a_word() -> None:
    old, new = stream(record(1, "pass")), stream(record(1, "pass"))
    newer = msgspec.structs.replace(new.header, harness="0.2.0", suite="def")
    assert other_suites(old.header, new.header) == ""
    assert other_suites(old.header, newer) == (
        "The first is of release 0.1.0 (suite abc), the second of release 0.2.0 (suite def): "
        "totals differ by the suite as well."
    )
    printed = StringIO()
    differences(Console(file=printed, width=200), old, msgspec.structs.replace(new, header=newer), ())
    assert "the second of release 0.2.0 (suite def)" in printed.getvalue()
