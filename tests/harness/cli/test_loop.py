"""The daily loop: a list of cases, several engines beside each other, what failed last, what to do next."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters.command import join, split
from asl_conformance.cli import main
from asl_conformance.cli.shared import file_names
from asl_conformance.gherkin import kept
from asl_conformance.judging.judge import Finding, Verdict
from asl_conformance.judging.runner import Result as CaseResult
from asl_conformance.judging.runner import Run
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report import several, terminal
from asl_conformance.results import last
from asl_conformance.results.reading import read_results
from asl_conformance.suite.listing import ListedCase
from tests.harness.report.printed import printed
from tests.harness.sample import saboteur, sample, samples

WRONG = join(saboteur("wrong_type"))


@pytest.fixture(autouse=True)
def sampled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Twenty cases stand for the suite, and no failure is known yet."""
    cases = (*samples(20), sample(21, id="B9.3-1", clauses=("B9.3",), tags=("hedge", "B9.3", "B9.3-1")))
    derived = (sample(1, id="B27.1-1~may", derived="may"),)
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", cases, derived))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def call(*args: str, **options: Any) -> Result:
    return CliRunner().invoke(main, args, **{"env": {"COLUMNS": "80"}, **options})


def test_the_list_has_ids_clauses_tags_and_names() -> None:
    result = call("list", "--clause", "B9")
    assert result.exit_code == 0
    assert result.output.splitlines() == ["B9.3-1  B9.3 @hedge @B9.3-1", "    a line over grain", "1 case"]
    assert "22 cases, 1 of them derived from others" in call("list").output


def test_ids_alone_stand_one_a_line() -> None:
    assert call("list", "--ids", "-k", "hedge or B27.1-2").output == "B27.1-2\nB9.3-1\n"


def test_the_list_as_json_is_as_its_schema_says() -> None:
    lines = call("list", "--json", "--clause", "B9").output.splitlines()
    (one,) = (msgspec.json.decode(line, type=ListedCase, strict=True) for line in lines)
    assert (one.id, one.clauses, one.derived, len(one.digest)) == ("B9.3-1", ("B9.3",), "", 12)
    properties = json.loads(call("schema", "listed-case").output)["$defs"]["ListedCase"]["properties"]
    assert json.loads(lines[0]).keys() == properties.keys()


def test_two_ways_to_write_a_list_are_usage() -> None:
    result = call("list", "--ids", "--json")
    assert result.exit_code == 2
    assert "give only one" in result.output


@pytest.mark.parametrize("command", ["list", "export"])
def test_filters_that_select_nothing_are_usage(command: str) -> None:
    assert call(command, "-k", "moonlight").exit_code == 2
    assert "no edition '1985'" in call(command, "--edition", "1985").output


def test_an_edition_leaves_out_what_does_not_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    two = (sample(1, until=("B27.3-only",)), sample(2))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", two))
    assert call("list", "--ids").output.split() == ["B27.1-1", "B27.1-2"]
    assert call("list", "--ids", "--edition", "current").output.split() == ["B27.1-2"]
    assert call("list", "--ids", "--edition", "older").output.split() == ["B27.1-1", "B27.1-2"]


def test_what_is_exported_by_a_filter_can_be_run(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    assert call("export", "-k", "hedge or B27.1-1", "-o", str(path)).exit_code == 0
    result = call("run", "--cases", str(path))
    assert result.exit_code == 0, result.output
    assert "2 of 2 cases pass" in " ".join(result.output.split())
    assert "1 of 1 derived" in result.output


def test_what_failed_last_is_asked_again_until_it_passes() -> None:
    assert call("run", "--engine", WRONG).exit_code == 1
    result = call("run", "--engine", WRONG, "--last-failed")
    assert "0 of 1 cases pass" in result.output
    assert last.failed(WRONG, "current") == ("B27.1-13",)
    call("run", "--engine", WRONG, "--clause", "B9")
    assert last.failed(WRONG, "current") == ("B27.1-13",), "what was not asked stays in the list"
    last.remember(WRONG, "current", [CaseResult(sample(13), Verdict("pass"))])
    result = call("run", "--engine", WRONG, "--last-failed")
    assert "no selected case is known to have failed last time" in result.stderr
    assert "20 of 21 cases pass" in result.output


def test_what_failed_is_kept_by_engine_edition_and_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    last.remember("mine", "current", [CaseResult(sample(1), Verdict("fail"))])
    assert last.failed("mine", "current") == ("B27.1-1",)
    assert last.failed("mine", "older") == last.failed("other", "current") == ()
    monkeypatch.chdir(tmp_path)
    assert last.failed("mine", "current") == ()


def test_what_was_not_run_stays_in_the_list_of_what_failed() -> None:
    last.remember("mine", "current", [CaseResult(sample(n), Verdict("fail")) for n in (1, 2)])
    last.remember("mine", "current", [CaseResult(sample(1), Verdict("not-run"))])
    last.remember("mine", "current", [CaseResult(sample(2), Verdict("xfail"))])
    assert last.failed("mine", "current") == ("B27.1-1",)


def test_where_nothing_can_be_kept_nothing_is_known_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    wrong = [CaseResult(sample(1), Verdict("fail"))]
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    last.remember("mine", "current", wrong)
    assert last.failed("mine", "current") == ()
    monkeypatch.setattr(last, "cache_folder", lambda: None)
    last.remember("mine", "current", wrong)
    assert last.failed("mine", "current") == ()

    def gone() -> Path:
        raise FileNotFoundError("no such folder")

    monkeypatch.setattr(Path, "cwd", gone)
    assert last.failed("mine", "current") == ()


def test_so_many_lists_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last, "KEPT", 2)
    for name in "abc":
        last.remember(name, "current", [CaseResult(sample(1), Verdict("fail"))])
    place = last.place("c", "current")
    assert place is not None
    assert len(list(place.parent.iterdir())) == 2


def test_a_run_ends_after_so_many_failures() -> None:
    result = call("run", "--engine", join(saboteur("junk_always")), "--maxfail", "3", "--show", "0")
    assert result.exit_code == 1
    assert "stopped after 3 failures" in result.output


def test_the_slowest_are_listed_slowest_first() -> None:
    result = call("run", "--engine", join(saboteur("honest")), "--durations", "2", "-k", "not ~")
    assert "the slowest of 21 cases" in result.output
    times = [float(found) for found in re.findall(r"([\d.]+) ms", result.output)]
    assert len(times) == 2
    assert times == sorted(times, reverse=True)
    refused = call("run", "--durations", "2", "--jobs", "2")
    assert refused.exit_code == 2
    assert "one case at a time" in refused.output


def test_a_failure_ends_with_the_command_that_asks_it_again() -> None:
    output = call("run", "--engine", WRONG, "--timeout", "5", "--edition", "current").output
    (again,) = (line for line in output.splitlines() if line.startswith("     again  "))
    words = split(again.removeprefix("     again  asl-conformance"))
    assert words[:3] == ["run", "--engine", WRONG]
    assert "0 of 1 cases pass" in call(*words).output


def test_a_known_failure_that_passes_is_reported_with_the_way_out_of_the_list(tmp_path: Path) -> None:
    known, results = tmp_path / "known.toml", tmp_path / "run.jsonl"
    known.write_text('"B27.1-3" = { reason = "not yet" }\n', encoding="utf-8")
    result = call("run", "--expected-failures", str(known), "--results", str(results))
    assert result.exit_code == 1
    assert f"listed  it passes: take B27.1-3 out of {known}, or bless\n" in result.output
    command = join(["bless", str(results), "--expected-failures", str(known)])
    assert f"  asl-conformance {command}\n" in result.output
    assert call(*split(command)).exit_code == 0
    assert call("run", "--expected-failures", str(known)).exit_code == 0


def test_clauses_of_which_nothing_is_claimed_are_one_row() -> None:
    missing = Verdict("unsupported", (Finding("unsupported", "an answer", why="question los"),))
    results = [CaseResult(sample(1), Verdict("pass"))]
    results += [CaseResult(sample(n, clauses=("B27.2", "B27.3")), missing) for n in (2, 3)]
    results += [CaseResult(sample(4, clauses=("B27.3",)), missing)]
    rows = [line.split() for line in printed(terminal.matrix(results))]
    assert ["2", "undeclared", ".", "3", "0/3", "----------"] in rows
    assert [row[0] for row in rows] == ["clause", "B27.1", "2", "all"]
    alone = [line.split()[0] for line in printed(terminal.matrix(results[:1] + results[3:]))]
    assert alone == ["clause", "B27.1", "B27.3", "all"], "one alone keeps its name"


def test_several_engines_have_one_matrix_and_each_wrong_case_once(tmp_path: Path) -> None:
    result = call(
        *("run", "--engine", "reference", "--engine", WRONG, "-k", "not ~"),
        *("--results", str(tmp_path / "runs"), "--report", str(tmp_path / "page")),
    )
    assert result.exit_code == 1, result.output
    rows = [line.split() for line in result.output.splitlines()]
    assert ["clause", "cases", "reference", "saboteur"] in rows
    assert ["B27.1", "20", "20/20", "19/20"] in rows
    assert ["all", "21", "21/21", "20/21"] in rows
    assert result.output.count("a line over grain") == 1
    assert "reference: pass" in result.output
    assert "saboteur: protocol-violation" in result.output
    assert "PASSES ALL THAT WAS ASKED  asl-reference" in result.output
    assert "DOES NOT CONFORM  saboteur" in result.output
    files = sorted((tmp_path / "runs").iterdir())
    assert {read_results(file).header.engine for file in files} == {"saboteur", "asl-reference"}
    page = (tmp_path / "page" / "index.html").read_text(encoding="utf-8")
    assert "saboteur" in page
    assert "asl-reference" in page


def test_of_several_engines_a_clause_is_folded_that_none_claims_and_a_dot_where_one_does_not() -> None:
    missing = Verdict("unsupported", (Finding("unsupported", "an answer", why="question los"),))
    clauses = ("B27.1", "B27.2", "B27.3", "B27.4")
    cases = [sample(number, clauses=(clause,)) for number, clause in enumerate(clauses, 1)]

    def run(claimed: str) -> Run:
        verdicts = [Verdict("pass") if clause == claimed else missing for clause in clauses]
        made = tuple(CaseResult(case, verdict) for case, verdict in zip(cases, verdicts, strict=True))
        return Run(Capabilities(1, claimed), "current", made)

    table = several.matrix({"one": run("B27.1"), "two": run("B27.3")})
    assert [line.split() for line in printed(table)] == [
        ["clause", "cases", "one", "two"],
        ["B27.1", "1", "1/1", "."],
        ["B27.3", "1", ".", "1/1"],
        ["2", "undeclared", "2", ".", "."],
        ["all", "4", "1/1", "1/1"],
    ]


def test_of_several_engines_none_is_asked_if_one_does_not_start(tmp_path: Path) -> None:
    result = call(
        "run", "--engine", "reference", "--engine", "/no/such/engine", "--results", str(tmp_path / "runs")
    )
    assert result.exit_code == 3
    assert "no such command" in result.output
    assert not list((tmp_path / "runs").iterdir())


def test_an_engine_given_twice_is_asked_once() -> None:
    result = call("run", "--engine", "reference", "--engine", "reference", "--clause", "B9")
    assert result.exit_code == 0
    assert result.output.splitlines()[0].split() == ["clause", "pass", "passed"]


def test_results_of_several_engines_are_no_single_file(tmp_path: Path) -> None:
    result = call("run", "--engine", "reference", "--engine", WRONG, "--results", str(tmp_path / "run.jsonl"))
    assert result.exit_code == 2
    assert "is a folder with a file for each" in result.output
    assert not (tmp_path / "run.jsonl").exists()


def test_files_are_named_by_engine_and_no_two_alike() -> None:
    assert file_names(["reference", "java -jar my.jar", "java -jar my.jar", "///"]) == [
        "reference",
        "java-jar-my-jar",
        "java-jar-my-jar-2",
        "engine",
    ]
