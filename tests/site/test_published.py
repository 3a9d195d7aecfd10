"""What is kept of a published run, and how the matrix shows it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.report.site import published, results
from asl_conformance.report.site.published import Tally, Unfit
from asl_conformance.suite.registry import load
from scripts import publish
from tests.site.runs import DOCS, HOSTILE, passing, record, stream

RUN = stream(
    record("B9.2-1/a", "pass", "B9.2-1"),
    record("B9.2-1/b", "fail", "B9.2-1"),
    record("B9.2-2", "pass", "B9.2-2", "B9.2-3"),
    record("B9.2-4", "not-applicable", "B9.2-4"),
    record("B26.2-1", "unsupported", "B26.2-1"),
    record("A6.1xB26.2-1", "pass", "A6.1xB26.2-1"),
    record("B9.2-2~may", "fail", "B9.2-2", derived=True),
)


def test_a_requirement_is_held_if_all_its_cases_that_apply_pass() -> None:
    assert published.tallies(published.summary(RUN)) == {
        "B9": Tally(held=2, requirements=3, passed=2, cases=3),
        "B26": Tally(held=0, requirements=1, passed=0, cases=1),
        "meetings": Tally(held=1, requirements=1, passed=1, cases=1),
        "": Tally(held=3, requirements=5, passed=3, cases=5),
    }


def test_an_engine_is_told_in_what_it_claims() -> None:
    """The case that it leaves undeclared takes its requirement out; so does no case of another reading."""
    assert published.scope(published.summary(RUN)) == published.Scope(
        cases=5, claimed=4, passed=3, requirements=4, held=3
    )


def test_a_result_without_a_file_is_a_row_with_version_suite_and_paintings(tmp_path: Path) -> None:
    (vasl,) = published.reported(DOCS / "results")
    row = results.claims([published.summary(RUN)], [(vasl, ""), (vasl, "12 cases ago")])
    assert f"<td>{vasl.claimed:,} of {vasl.cases:,}</td>" in row
    assert f'<a href="vasl.html">VASL&#x27;s LOS engine</a> {vasl.version}' in row
    assert f"<small>{vasl.day}, measured with suite {vasl.suite[:8]}</small>" in row
    assert f"measured with suite {vasl.suite[:8]}, 12 cases ago</small>" in row
    assert f"LOS alone; the same answer in all of {len(vasl.paintings)} paintings: plain, broad" in row
    assert "<td>4 of 5</td>" in row
    assert published.reported(tmp_path) == []
    (tmp_path / "vasl.json").write_text('{"result": {"engine": 1}}', encoding="utf-8")
    with pytest.raises(Unfit, match="not the figures of a result"):
        published.reported(tmp_path)


def test_a_result_of_another_suite_says_how_many_cases_ago_it_was() -> None:
    (vasl,) = published.reported(DOCS / "results")
    assert vasl.age(vasl.suite, vasl.suite_cases) == ""
    assert vasl.age("0" * 16, vasl.suite_cases + 1200) == "1,200 cases ago"
    assert vasl.age("0" * 16, vasl.suite_cases - 3) == "cases have changed since"


def test_the_page_of_a_result_says_how_old_its_suite_is() -> None:
    (vasl,) = published.reported(DOCS / "results")
    text = (DOCS / vasl.page).read_text(encoding="utf-8")
    assert published.dated(text, vasl, "") == text
    assert f"suite `{vasl.suite}` (7 cases ago), which" in published.dated(text, vasl, "7 cases ago")
    with pytest.raises(Unfit, match=r"vasl\.md: does not say suite"):
        published.dated("of another suite", vasl, "")


def test_the_same_run_gives_the_same_bytes_and_is_read_back(tmp_path: Path) -> None:
    run = published.summary(RUN)
    assert published.packed(run) == published.packed(run)
    (tmp_path / published.file_name(run)).write_bytes(published.packed(run))
    assert published.read(tmp_path) == [run]


def test_a_wrong_answer_keeps_one_line_of_its_text() -> None:
    kept = published.summary(RUN).cases
    assert kept["B9.2-1/b"].finding_line.startswith("LOS is clear (clear: true, got ")
    assert len(kept["B9.2-1/b"].finding_line) <= published.KEPT
    assert kept["B9.2-1/a"].finding_line == ""


def test_a_file_name_is_made_of_what_the_engine_says_of_itself_and_leads_nowhere() -> None:
    run = published.summary(stream(engine="../../x", version="a b/c"))
    assert published.file_name(run) == "..-..-x_a-b-c_current_0.1.0.json.gz"


def test_of_runs_one_of_which_is_unfit_none_is_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = load_cases()
    good = passing({case.id: case for case in suite.all}, suite.digest)
    monkeypatch.setattr(publish, "ROOT", tmp_path)
    monkeypatch.setattr(publish, "read_results", lambda path: good if path.name == "good" else stream())
    (tmp_path / "docs").mkdir()
    assert publish.main(["good", "bad"]) == 1
    assert "publish: bad: the run is of suite" in capsys.readouterr().err
    assert not (tmp_path / "docs" / "results").exists()
    assert publish.main(["good"]) == 0
    assert [path.name for path in (tmp_path / "docs" / "results").iterdir()] == [
        "mine_1_current_0.1.0.json.gz"
    ]


def test_an_engine_of_ours_that_cannot_be_asked_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="engine no-such of examples/ was not asked"):
        publish.ours(tmp_path, ["no-such"])


@pytest.mark.parametrize("said", [[], ["--help"], ["--ours", "a.jsonl"]])
def test_publish_lists_what_it_takes(said: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert publish.main(said) == 2
    assert capsys.readouterr().err == f"{publish.USAGE}\n"


def test_a_file_that_is_no_summary_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.json.gz").write_bytes(b"\x1f\x8b no")
    with pytest.raises(Unfit, match=r"bad\.json\.gz: not a published run"):
        published.read(tmp_path)


def test_a_run_is_fit_if_it_is_whole_and_of_this_suite() -> None:
    suite = load_cases()
    whole = passing({case.id: case for case in suite.all}, suite.digest)
    published.fit(whole, suite)
    with pytest.raises(Unfit, match=r"of suite aaaa.*publish it from a checkout of the release"):
        published.fit(stream(), suite)
    with pytest.raises(Unfit, match="incomplete: interrupted"):
        published.fit(stream(suite=suite.digest, complete=False), suite)
    first, *others = whole.cases
    part = msgspec.structs.replace(whole, cases={key: whole.cases[key] for key in others})
    with pytest.raises(Unfit, match=f"1 cases were not asked, {first} the first"):
        published.fit(part, suite)


def test_the_newest_run_of_each_engine_stands_beside_the_cases() -> None:
    runs = [
        published.summary(stream(engine=engine, day=day))
        for engine, day in (("a", "2026-01-02"), ("b", "2025-01-01"), ("a", "2026-01-01"))
    ]
    assert [(r.header.engine, r.header.started[:10]) for r in published.latest(runs)] == [
        ("a", "2026-01-02"),
        ("b", "2025-01-01"),
    ]


def test_the_page_dates_an_older_run_says_its_suite_is_another_and_keeps_it() -> None:
    old = stream(record("B9.2-1", "fail", "B9.2-1"), suite="b" * 16, day="2025-05-05", version="0.9")
    today = {"B9.2-1/a": "0" * 12, "B9.2-1/b": "0" * 12}
    page = results.page([published.summary(RUN), published.summary(old)], load(), today)
    assert page.count("an older suite") == 1
    assert "mine 0.9" in page
    assert (
        "suite 0.1.0 (bbbbbbbb) <b>an older suite: 2 of today's cases are not in it</b>, 2025-05-05" in page
    )
    assert "| 3 of 5 | +3; the suite is another, +4 requirements |" in page
    assert "| 0 of 1 | the first |" in page


def test_no_table_of_the_page_goes_on_into_the_text_below_it() -> None:
    page = results.page([published.summary(RUN)], load(), {})
    lines = page.splitlines()
    below = [two for one, two in pairwise(lines) if one.startswith("|") and not two.startswith("|")]
    assert below
    assert set(below) == {""}


def test_what_an_engine_calls_itself_stays_text() -> None:
    page = results.page([published.summary(stream(record("B9.2-1", "pass", "B9.2-1"), engine=HOSTILE))],
                        load(), {})  # fmt: skip
    assert "<img" not in page
    markdown = [line for line in page.splitlines() if not line.startswith("<div")]  # in which nothing is read
    assert not any("](javascript" in line.replace("\\]", "") for line in markdown)
