"""The report page: honest totals, every case with its board, and an engine's words as nothing but text."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
import zlib
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from asl_conformance.base.text import percent
from asl_conformance.cli import main
from asl_conformance.judging.judge import NO_ANSWER, Finding, Kind, judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure
from asl_conformance.report.data import Count, details, labels, view
from asl_conformance.report.page import page
from asl_conformance.results.stream import FORMAT, CaseRecord, Footer, Header, Stream
from asl_conformance.suite.case import Case, digest
from asl_conformance.suite.registry import load
from tests.harness.sample import samples

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}\u202e\x1b[31m"
CASES = {case.id: case for case in samples(6)}


def record(key: str, verdict: Kind, **changes: Any) -> CaseRecord:
    fields: dict[str, Any] = {
        "id": key, "name": f"{key} a line over grain", "verdict": verdict, "clauses": ("B27.1",),
        "requirements": (), "feature": "B27/sample.feature", "line": 1,
    }  # fmt: skip
    return CaseRecord(**{**fields, **changes})


def stream(*verdicts: Kind, engine: str = "mine", suite: str = "digest", **changes: Any) -> Stream:
    records = {
        f"B27.1-{n}": record(f"B27.1-{n}", verdict, **changes) for n, verdict in enumerate(verdicts, 1)
    }
    head = Header(FORMAT, "0", engine, "1.0", "C", "current", suite, len(records), "2026-01-01T00:00:00Z")
    return Stream(
        head, records, Footer("2026-01-01T00:00:01Z", "not-run" not in verdicts, False, Counter(verdicts))
    )


def made(*streams: Stream, cases: dict[str, Case] | None = None) -> str:
    return page(streams, CASES if cases is None else cases, "digest", load()).html


def data(html: str) -> Any:
    """What the script in the page reads."""
    found = re.search(r'id="data">([^<]*)<', html)
    assert found is not None
    return msgspec.json.decode(zlib.decompress(base64.b64decode(found[1])))


class Tags(HTMLParser):
    """The tags of a page, and its text outside style and script."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if not self.tags or self.tags[-1][0] not in ("script", "style"):
            self.text.append(data)


def said(html: str) -> str:
    return " ".join(" ".join(Tags(html).text).split())


def test_every_share_names_what_it_is_of_and_unsupported_is_apart() -> None:
    text = said(made(stream("pass", "pass", "fail", "unsupported", "unsupported", "not-applicable")))
    assert "2 of 5 cases that apply pass 40.0 %" in text
    assert "Unsupported never counts as a pass. Of the 3 cases it declares, 2 pass (66.6 %)." in text
    assert "Does not conform: 1 is wrong." in text


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        (("pass", "not-applicable"), "Conforms: every case that applies passes."),
        (("pass", "unsupported"), "Right in all it declares; what it does not declare is no pass."),
        (("pass", "unsupported", "xfail"), "Wrong only where a failure was expected: 1 known failure."),
        (("pass", "not-run"), "Incomplete: not every case was asked."),
        (("pass", "crash"), "Does not conform: 1 is wrong."),
        (("pass", "xpass"), "Does not conform: 1 is wrong."),
    ],
)
def test_the_outcome_in_a_word(verdicts: tuple[Kind, ...], words: str) -> None:
    assert words in said(made(stream(*verdicts)))


def test_a_hundred_per_cent_is_printed_only_if_all_pass() -> None:
    assert percent(3308, 3309) == "99.9 %"
    assert percent(3309, 3309) == "100.0 %"
    assert percent(0, 0) == "none"


def test_the_parts_of_a_count_are_the_whole() -> None:
    count = Count({"pass": 3, "fail": 1, "crash": 1, "unsupported": 2, "not-applicable": 4, "not-run": 1})
    assert (count.applicable, count.claimed, count.wrong) == (8, 6, 2)
    assert sum(number for _, number in count.parts) == 12


def test_engines_stand_side_by_side() -> None:
    html = made(stream("pass", "fail"), stream("fail", "unsupported", engine="other"))
    assert re.search(r'<th scope="col">mine</th>\s*<th scope="col">other</th>', html)
    shown = view((stream("pass", "fail"), stream("fail", engine="other")), CASES, "digest", load())
    rows = {row.id: [count.passed for count in row.counts] for row in shown.rows}
    assert rows == {"B27": [1, 0], "B27.1": [1, 0]}


def test_two_runs_of_one_engine_have_names_of_their_own() -> None:
    assert labels([stream("pass"), stream("pass")]) == ["mine (current) #1", "mine (current) #2"]


def test_every_case_has_its_deep_link_prose_board_and_verdicts() -> None:
    found = data(made(stream("pass", "fail"), stream("pass", engine="other")))
    first, second = found["cases"]
    assert (first["i"], first["v"]) == ("B27.1-1", [0, 0])
    assert (second["i"], second["v"]) == ("B27.1-2", [1, -1])
    assert first["p"][0] == "Given F6 is grain"
    assert "asl-t-grain" in found["boards"][first["b"]][2]


def test_identical_boards_are_drawn_once() -> None:
    first = CASES["B27.1-1"]
    cases = {key: msgspec.structs.replace(case, position=first.position) for key, case in CASES.items()}
    assert len(details((stream(*["pass"] * 6),), cases, load())["boards"]) == 1


def test_what_an_engine_says_stays_text() -> None:
    finding = Finding("fail", HOSTILE, got=HOSTILE, why=HOSTILE, field=HOSTILE)
    hostile = stream(
        "fail", engine=HOSTILE, suite=HOSTILE, name=HOSTILE, findings=(finding,), reasons=(HOSTILE,)
    )
    html = made(hostile, cases={})
    tags = Tags(html).tags
    assert [tag for tag, _ in tags].count("script") == 3
    assert not [tag for tag, _ in tags if tag in ("img", "iframe", "object", "link")]
    assert not [attrs for _, attrs in tags if any(name.startswith("on") for name in attrs)]
    assert "\u202e" not in html
    assert "\x1b" not in html
    assert "<script>alert(1)</script>" in data(html)["cases"][0]["s"][0][0][0][5]


def test_a_case_without_an_answer_says_what_it_claims_and_what_came_instead() -> None:
    (case,) = samples(1)
    verdict = judge(case, Failure("error", "no unit P"), Capabilities(1, "mine"))
    shown = details([stream("error", findings=verdict.findings)], {case.id: case}, load())
    ((kind, expected, field, wanted, got, why, asked),) = shown["cases"][0]["s"][0][0]
    assert (kind, field, wanted, got, why) == ("error", "clear", "true", NO_ANSWER["error"], "no unit P")
    assert expected == case.expectations[0].prose
    assert asked.startswith("los ")


def test_the_page_asks_nothing_of_the_network() -> None:
    html = made(stream("pass"))
    policies = [attrs["content"] for _, attrs in Tags(html).tags if "http-equiv" in attrs]
    assert [str(policy).partition(";")[0] for policy in policies] == ["default-src 'none'"]
    addresses = [
        value
        for _, attrs in Tags(html).tags
        for name, value in attrs.items()
        if name in ("src", "href") and not str(value).startswith("#")
    ]
    assert addresses == []


def test_a_reader_is_warned_of_runs_that_cannot_be_compared() -> None:
    other = stream("pass", suite="older")
    older = msgspec.structs.replace(other, header=msgspec.structs.replace(other.header, edition="older"))
    text = said(made(stream("pass"), older))
    assert "different suites" in text
    assert "different editions" in text


def test_a_case_that_the_suite_does_not_know_is_shown_all_the_same() -> None:
    found = data(made(stream("pass"), cases={}))
    assert found["cases"][0]["i"] == "B27.1-1"
    assert "b" not in found["cases"][0]


def test_a_contested_reading_is_marked() -> None:
    cases = {"B27.1-1": msgspec.structs.replace(CASES["B27.1-1"], tags=("contested",))}
    assert data(made(stream("pass"), cases=cases))["cases"][0]["t"] == 1


def test_report_writes_a_page_of_a_real_run(tmp_path: Path) -> None:
    results, runner = tmp_path / "run.jsonl", CliRunner()
    assert (
        runner.invoke(main, ["run", "--clause", "B27.2", "--results", str(results), "--show", "0"]).exit_code
        == 0
    )
    done = runner.invoke(main, ["report", str(results), str(results), "-o", str(tmp_path / "site")])
    assert done.exit_code == 0, done.output
    written = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert len(data(written)["cases"]) > 20
    assert "asl-reference" in said(written)


def test_report_of_no_results_is_a_usage_error(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n", encoding="utf-8")
    assert CliRunner().invoke(main, ["report", str(bad), "-o", str(tmp_path)]).exit_code == 2


def test_show_draws_a_case_on_the_terminal_and_as_svg(tmp_path: Path) -> None:
    terminal = CliRunner().invoke(main, ["show", "B9.2-EX1-3"])
    assert "Then the LOS is blocked" in terminal.output
    assert "/  Z9" in terminal.output or "Z9" in terminal.output
    target = tmp_path / "board.svg"
    assert CliRunner().invoke(main, ["show", "B9.2-EX1-3", "-o", str(target)]).exit_code == 0
    text = tmp_path / "case.txt"
    assert CliRunner().invoke(main, ["show", "B9.2-EX1-3", "-o", str(text)]).exit_code == 0
    assert text.read_text(encoding="utf-8") == terminal.output
    strange = CliRunner().invoke(main, ["show", "B9.2-EX1-3", "-o", str(tmp_path / "case.gif")])
    assert strange.exit_code == 2
    assert "name a file .svg, .png or .txt" in " ".join(strange.output.split())
    assert "LOS is blocked here" in target.read_text(encoding="utf-8")


def test_show_draws_a_position_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"hexes": {"F5": {"terrain": "marsh"}}}', encoding="utf-8")
    assert "marsh" in CliRunner().invoke(main, ["show", str(file)]).output


@pytest.mark.parametrize(
    ("text", "why"),
    [("{", "neither a case nor a position"), ('{"hexes": {"F5": {"terrain": "lava"}}}', "lava")],
)
def test_show_of_a_file_that_is_no_position_says_why(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(main, ["show", str(file)])
    assert done.exit_code == 2
    assert why in done.output


def test_show_of_no_case_names_what_is_near() -> None:
    done = CliRunner().invoke(main, ["show", "B9.2-EX1-33"])
    assert done.exit_code == 2
    assert "B9.2-EX1-3" in done.output


def test_show_of_a_former_name_shows_the_case_and_says_what_it_is_called() -> None:
    done = CliRunner().invoke(main, ["show", "B27.2-3/2"])
    assert done.exit_code == 0
    assert "asl-conformance: B27.2-3/2 is now called B27.2-3/hedge\n" in done.stderr
    assert done.stdout == CliRunner().invoke(main, ["show", "B27.2-3/hedge"]).stdout


def test_links_by_former_names_are_in_the_page_and_others_are_not() -> None:
    former = {"B27.1-1": ("B27.1-9/1",), "B27.1-99": ("B27.1-98",)}
    rows = details([stream("pass", "fail")], CASES, load(), former=former)["cases"]
    assert [row.get("o") for row in rows] == [["B27.1-9/1"], None]


def test_a_page_says_which_cases_are_not_what_was_asked() -> None:
    def notes(**changes: Any) -> str:
        return " ".join(view([stream("pass", suite="older", **changes)], CASES, "digest", load()).notes)

    assert "Cases that changed since then may not show what was asked" in notes()
    assert "Every case shown is what was asked then." in notes(digest=digest(CASES["B27.1-1"]))
    assert "1 cases were rewritten since then under the same name: B27.1-1." in notes(digest="0" * 12)


def test_a_page_of_an_older_file_has_the_cases_under_the_names_of_today(tmp_path: Path) -> None:
    older = stream("pass")
    old = msgspec.structs.replace(older.cases["B27.1-1"], id="B27.2-3/2")
    file = tmp_path / "old.jsonl"
    file.write_bytes(msgspec.json.Encoder().encode_lines([older.header, old, older.footer]))
    out = tmp_path / "page.html"
    done = CliRunner().invoke(main, ["report", str(file), "-o", str(out), "--engine", "none"])
    assert done.exit_code == 0, done.output
    (row,) = data(out.read_text(encoding="utf-8"))["cases"]
    assert (row["i"], row["o"], "b" in row) == ("B27.2-3/hedge", ["B27.2-3/2"], True)


def test_show_prints_what_an_engine_reads() -> None:
    done = CliRunner().invoke(main, ["show", "B27.2-3/hedge", "--request", "--edition", "older"])
    lines = [json.loads(line) for line in done.output.splitlines()]
    assert [line["method"] for line in lines] == ["initialize", "evaluate", "shutdown"]
    assert lines[1]["params"]["edition"] == "older"
    answered = subprocess.run(
        [sys.executable, "-m", "asl_reference"],
        input=done.output,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    replies = [json.loads(line) for line in answered.stdout.splitlines()]
    assert replies[1]["result"]["outcomes"][0]["answer"]["clear"] is False
