"""Expected failures: as listed, passing now, or failing otherwise; and a file rewritten by lines."""

from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest

from asl_conformance.judging.judge import Kind, Verdict
from asl_conformance.results import expected
from asl_conformance.results.expected import (
    BadExpectations,
    Entry,
    Expectable,
    bless,
    by_case,
    check_ids,
    difference,
    foresee,
    parse,
    read,
    renamed,
)
from tests.harness.results.streams import record, stream

TODAY = date(2026, 11, 20)


@pytest.mark.parametrize(
    ("came", "entry", "kind"),
    [
        ("fail", None, "fail"),
        ("fail", Entry("known"), "xfail"),
        ("pass", Entry("known"), "xpass"),
        ("crash", Entry("known"), "crash"),
        ("crash", Entry("known", "crash"), "xfail"),
        ("unsupported", Entry("known", "unsupported"), "xfail"),
        ("fail", Entry("known", expires=TODAY), "xfail"),
        ("fail", Entry("known", expires=date(2026, 11, 19)), "fail"),
        ("not-applicable", Entry("known"), "not-applicable"),
    ],
)
def test_a_verdict_in_the_light_of_what_was_expected(came: Kind, entry: Entry | None, kind: Kind) -> None:
    assert foresee(Verdict(came), entry, TODAY).kind == kind


def test_an_entry_whose_day_is_past_says_so() -> None:
    verdict = foresee(Verdict("fail"), Entry("no OBA yet", expires=date(2026, 1, 31)), TODAY)
    assert verdict.findings[-1].why == "expected until 2026-01-31: no OBA yet"


FILE = """# what we know of
"B27.3-1" = { verdict = "fail", reason = "no OBA yet" }

"B27.3-2" = { verdict = "fail", reason = "walls", expires = 2027-01-31 } # see #12
"B27.3-9" = { reason = "not asked in this run" }
"""


def test_a_file_reads_with_its_defaults() -> None:
    entries = parse(FILE, "x.toml")
    assert entries["B27.3-9"] == Entry("not asked in this run", "fail")
    assert entries["B27.3-2"].expires == date(2027, 1, 31)


def test_blessing_changes_no_line_that_need_not_be() -> None:
    run = stream(record(1, "xpass"), record(2, "xfail"), record(3, "timeout"), record(4, "unsupported"))
    after = bless(FILE, run)
    assert after == FILE.replace('"B27.3-1" = { verdict = "fail", reason = "no OBA yet" }\n', "") + (
        '"B27.3-3" = { verdict = "timeout", reason = "say why" }\n'
    )
    assert difference(FILE, after, "x.toml").count('\n-"') == 1
    assert bless(after, stream(record(2, "xfail"), record(3, "xfail"))) == after


def test_blessing_another_verdict_keeps_reason_and_day() -> None:
    after = bless(FILE, stream(record(2, "crash")))
    assert '"B27.3-2" = { verdict = "crash", reason = "walls", expires = 2027-01-31 }' in after


def test_blessing_takes_away_a_day_that_is_past() -> None:
    line = '"B27.3-2" = { verdict = "fail", reason = "walls", expires = 2020-01-31 }\n'
    assert bless(line, stream(record(2, "fail"))) == '"B27.3-2" = { verdict = "fail", reason = "walls" }\n'
    later = line.replace("2020", "2999")
    assert bless(later, stream(record(2, "fail"))) == later


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ('["B27.3-1"]\nverdict = "fail"\nreason = "a table"\n', "crash"),
        ('["B27.3-2"]\nreason = "a table at the end"\n', "fail"),
        ('"B27.3-1".verdict = "fail"\n"B27.3-1".reason = "dotted"\n', "pass"),
        ('"B27.3-1".verdict = "fail"\n"B27.3-1".reason = "dotted"\n', "xpass"),
    ],
)
def test_a_file_that_cannot_be_rewritten_line_by_line_is_refused(text: str, verdict: Kind) -> None:
    with pytest.raises(BadExpectations, match=r"B27\.3-1 cannot be corrected there.*line of its own"):
        bless(text, stream(record(1, verdict)))


def test_an_entry_that_names_no_case_is_reported() -> None:
    with pytest.raises(
        BadExpectations, match=r"x\.toml: no case is called B27\.3-1/9 \(and 1 more\); near it: B27"
    ):
        check_ids(["B27.3-1/9", "B27.3-2", "Z"], ["B27.3-1", "B27.3-2"], "x.toml")
    check_ids(["B27.3-2"], ["B27.3-1", "B27.3-2"], "x.toml")


def later(name: str) -> str:
    return {"B27.3-1/2": "B27.3-2", "B27.3-1/9": "B27.3-9"}.get(name, name)


def find(name: str) -> str | None:
    return later(name) if later(name) in {"B27.3-1", "B27.3-2", "B27.3-3"} else None


def test_an_entry_by_a_former_name_is_of_the_case_it_means() -> None:
    entries = parse('"B27.3-1/2" = { reason = "walls" }\n"B27.3-3" = { reason = "hedges" }', "x.toml")
    ids = ["B27.3-1", "B27.3-2", "B27.3-3"]
    assert {key: e.reason for key, e in by_case(entries, find, ids, "x.toml").items()} == {
        "B27.3-2": "walls",
        "B27.3-3": "hedges",
    }
    assert renamed(entries, find) == {"B27.3-1/2": "B27.3-2"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('"B27.3-1/9" = { reason = "r" }', r"x\.toml: no case is called B27\.3-1/9"),
        (
            '"B27.3-2" = { reason = "r" }\n"B27.3-1/2" = { reason = "r" }',
            r"x\.toml: B27\.3-2 and B27\.3-1/2 are the same case; remove one line",
        ),
    ],
)
def test_a_former_name_of_no_case_or_of_one_that_stands_there_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadExpectations, match=why):
        by_case(parse(text, "x.toml"), find, ["B27.3-1", "B27.3-2", "B27.3-3"], "x.toml")


def test_blessing_writes_the_names_of_today_and_nothing_else() -> None:
    text = '# ours\n"B27.3-1/2" = { reason = "walls" }  # since May\n"B27.3-3" = { reason = "hedges" }\n'
    run = stream(record(2, "xfail"), record(3, "xfail"))
    assert bless(text, run, later) == text.replace("B27.3-1/2", "B27.3-2")
    assert bless(text, run) == text
    assert "B27.3-1/2" not in bless(text, stream(record(2, "pass")), later)
    assert "B27.3-2" not in bless(text, stream(record(2, "pass")), later)
    crashed = bless(text, stream(record(2, "crash")), later)
    assert '"B27.3-2" = { verdict = "crash", reason = "walls" }' in crashed
    not_asked = bless(text, stream(record(3, "xfail")), later)
    assert not_asked == text.replace("B27.3-1/2", "B27.3-2")
    with pytest.raises(BadExpectations):
        bless(text + '"B27.3-2" = { reason = "twice" }\n', run, later)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "known.toml").write_bytes('"B27.3-1" = { reason = "d\xe9j\xe0" }'.encode("latin-1"))
    with pytest.raises(BadExpectations, match=r"known\.toml is not UTF-8 text"):
        read(tmp_path / "known.toml")


def test_what_was_blessed_is_what_the_run_needs() -> None:
    run = stream(record(1, "fail"), record(2, "protocol-violation"), record(3, "pass"))
    entries = parse(bless("", run), "x.toml")
    assert {key: entry.verdict for key, entry in entries.items()} == {
        "B27.3-1": "fail",
        "B27.3-2": "protocol-violation",
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('"B27.3-1" = {}', r"x\.toml: .*reason"),
        ('"B27.3-1" = { reason = " " }', r"x\.toml: B27\.3-1: give a reason"),
        ('"B27.3-1" = { reason = "r", verdict = "pass" }', r"x\.toml: .*pass"),
        ("B27.3-1", r"x\.toml: "),
    ],
)
def test_a_bad_file_names_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(BadExpectations, match=problem):
        parse(text, "x.toml")


@pytest.mark.parametrize("kind", get_args(Expectable))
def test_every_verdict_that_may_be_expected_is_foreseen_and_written_down(kind: Expectable) -> None:
    assert foresee(Verdict(kind), Entry("known", kind), TODAY).kind == "xfail"
    other = foresee(Verdict(kind), Entry("known", "fail" if kind != "fail" else "crash"), TODAY)
    assert (other.kind, len(other.findings)) == (kind, 1)
    line = f'"B27.3-1" = {{ verdict = "{kind}", reason = "say why" }}\n'
    assert bless("", stream(record(1, kind))) == ("" if kind == "unsupported" else line)
    assert bless(line, stream(record(1, kind))) == line


@pytest.mark.parametrize("kind", ["not-applicable", "not-run", "unstable", "xfail", "xpass"])
def test_a_verdict_that_nobody_can_expect_stays_as_it_is(kind: Kind) -> None:
    assert foresee(Verdict(kind), Entry("known"), TODAY) == Verdict(kind)


@pytest.mark.parametrize("kind", ["not-applicable", "not-run", "unstable", "xfail"])
def test_blessing_leaves_the_line_of_a_case_that_says_nothing_of_it(kind: Kind) -> None:
    line = '"B27.3-1" = { verdict = "fail", reason = "walls", expires = 2020-01-31 }\n'
    assert bless(line, stream(record(1, kind))) == line


def test_an_entry_is_of_the_case_of_its_name_if_no_name_was_ever_another() -> None:
    entries = parse('"B27.3-1" = { reason = "walls" }', "x.toml")
    assert by_case(entries, lambda name: None, ["B27.3-1"], "x.toml") == entries


def test_one_entry_that_names_no_case_is_reported_alone() -> None:
    with pytest.raises(BadExpectations) as refused:
        check_ids(["Z"], [], "x.toml")
    assert str(refused.value) == "x.toml: no case is called Z; remove the line"


def test_a_name_that_is_a_case_of_the_run_stays() -> None:
    line = '"B27.3-1" = { verdict = "fail", reason = "walls" }\n'
    assert bless(line, stream(record(1, "fail")), lambda name: "B27.3-9") == line


def test_a_name_may_be_quoted_either_way() -> None:
    line = '\'B27.3-1\'  = { verdict = "fail", reason = "walls" }\n'
    assert bless(line, stream(record(1, "fail"))) == line
    assert bless(line, stream(record(2, "xfail"))) == line
    assert bless(line, stream(record(1, "pass"))) == ""


def test_the_last_day_is_a_day_on_which_it_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(date):
        @classmethod
        def today(cls) -> date:  # type: ignore[override]
            return TODAY

    parse(FILE, "x.toml")  # msgspec reads the types of an entry once, with the real date
    monkeypatch.setattr(expected, "datetime", SimpleNamespace(date=Clock))
    line = '"B27.3-1" = {{ verdict = "fail", reason = "walls", expires = {} }}\n'
    for day, kept in ((TODAY, True), (date(2026, 11, 19), False)):
        text = line.format(day)
        assert (bless(text, stream(record(1, "fail"))) == text) is kept


def test_a_difference_shows_a_line_on_either_side() -> None:
    before = "".join(f"{letter}\n" for letter in "abcdefg")
    assert difference(before, before.replace("d", "x"), "f").splitlines() == [
        *("--- f", "+++ f (blessed)", "@@ -3,3 +3,3 @@", " c", "-d", "+x", " e")
    ]
