"""``--profile core``: the cases that are asked, and the words of a run that asked no others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters.command import join
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.results.reading import read_results
from asl_conformance.suite import core
from tests.harness.sample import POISON, saboteur, sample, samples

CORE = ("B27.1-1", f"B27.1-{POISON}", "B9.3-1")
WRONG = join(saboteur("wrong_type"))
STANDING = "PASSES THE CORE  asl-reference"
OF_THE_SUITE = "the core of the suite: 4 of its 23 cases (--profile core)"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Twenty-one cases and two derived ones stand for the suite, three of them for its core."""
    cases = (*samples(20), sample(21, id="B9.3-1", clauses=("B9.3",), tags=("hedge", "B9.3", "B9.3-1")))
    derived = tuple(sample(n, id=f"B27.1-{n}~may", derived="may") for n in (1, 3))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", cases, derived))
    file = tmp_path / "core.txt"
    file.write_text(core.text(CORE, "sample", "by hand"), "utf-8")
    monkeypatch.setattr(core, "path", lambda: file)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def call(*args: str) -> Result:
    return CliRunner().invoke(main, args, env={"COLUMNS": "100"})


def test_the_core_is_asked_with_what_is_derived_from_it() -> None:
    assert call("list", "--profile", "core", "--ids").output.split() == [*CORE, "B27.1-1~may"]
    assert len(call("list", "--profile", "whole", "--ids").output.split()) == 23


def test_a_run_of_the_core_says_so_and_not_that_the_engine_conforms(tmp_path: Path) -> None:
    result = call("run", "--profile", "core", "--results", "core.jsonl")
    assert result.exit_code == 0, result.output
    assert STANDING in result.output
    assert OF_THE_SUITE in result.output
    assert "CONFORMS" not in result.output
    found = read_results(tmp_path / "core.jsonl")
    assert not found.footer.conforms
    assert (found.header.left_out, found.header.selection) == (19, "--profile core")


@pytest.mark.parametrize(
    ("words", "words_of_format"),
    [
        ("markdown", "Passes the core, which is not the whole suite"),
        ("github", "passes the core, which is not the whole suite"),
        ("badge", "3/3 of the core"),
    ],
)
def test_reports_of_its_results_say_so(words: str, words_of_format: str) -> None:
    assert call("run", "--profile", "core", "--results", "core.jsonl").exit_code == 0
    assert words_of_format in call("convert", "core.jsonl", "--to", words).output


def test_its_page_says_so(tmp_path: Path) -> None:
    assert call("run", "--profile", "core", "--report", "page").exit_code == 0
    page = (tmp_path / "page" / "index.html").read_text("utf-8")
    assert "Passes the core, which is not the whole suite." in page
    assert "Conforms:" not in page


def test_other_options_select_from_the_core() -> None:
    result = call("run", "--profile", "core", "--clause", "B27")
    assert "PASSES ALL THAT WAS ASKED" in result.output
    assert "a part of the suite: 3 of its 23 cases (--profile core --clause B27)" in result.output
    assert call("list", "--profile", "core", "-k", "hedge", "--ids").output == "B9.3-1\n"


def test_a_selection_that_the_core_has_nothing_of_says_how_to_ask_it() -> None:
    result = call("run", "--profile", "core", "-k", "B27.1-7")
    assert result.exit_code == 2
    assert "--profile whole" in result.output


def test_an_unknown_profile_names_those_there_are() -> None:
    result = call("run", "--profile", "cor")
    assert result.exit_code == 2
    assert "'core', 'whole'" in result.output


def test_recorded_answers_of_the_core_are_judged_as_the_core() -> None:
    assert call("run", "--profile", "core", "--record", "answers.jsonl").exit_code == 0
    for options in ((), ("--profile", "core")):
        result = call("judge", "answers.jsonl", *options)
        assert result.exit_code == 0, result.output
        assert STANDING in result.output
        assert OF_THE_SUITE in result.output


def test_the_core_of_recorded_answers_to_the_whole_is_judged() -> None:
    assert call("run", "--record", "answers.jsonl").exit_code == 0
    assert STANDING in call("judge", "answers.jsonl", "--profile", "core").output
    assert "CONFORMS  asl-reference" in call("judge", "answers.jsonl").output


def test_the_configuration_may_say_that_an_engine_is_asked_the_core(tmp_path: Path) -> None:
    engine = f"command = {json.dumps(saboteur('wrong_type'))}\n"
    (tmp_path / "asl-conformance.toml").write_text(
        f'[engines.mine]\n{engine}profile = "core"\n[engines.other]\n{engine}', "utf-8"
    )
    listed = call("run", "--engine", "mine", "--results", "mine.jsonl").output
    assert "--profile core" in listed
    assert read_results(tmp_path / "mine.jsonl").header.cases == 4
    call("run", "--engine", "mine", "--profile", "whole", "--results", "mine.jsonl")
    assert read_results(tmp_path / "mine.jsonl").header.cases == 23
    both = call("run", "--engine", "mine", "--engine", "other")
    assert both.exit_code == 2
    assert "choose one by --profile" in both.output


def test_a_profile_of_the_configuration_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "asl-conformance.toml").write_text(
        '[engines.mine]\ncommand = "x"\nprofile = "cor"\n', "utf-8"
    )
    result = call("run", "--engine", "mine")
    assert result.exit_code == 3
    assert "engines.mine.profile: there is no profile 'cor'; profiles are core, whole" in result.output


def test_exported_cases_of_the_core_say_so(tmp_path: Path) -> None:
    assert call("export", "--profile", "core", "-o", "core.jsonl").exit_code == 0
    head, *lines = (tmp_path / "core.jsonl").read_text("utf-8").splitlines()
    assert json.loads(head)["profile"] == "core"
    assert len(lines) == 4
    assert "a part of the suite: 4 of its 23 cases" in call("run", "--cases", "core.jsonl").output


def test_a_run_of_the_core_that_was_ended_goes_on(tmp_path: Path) -> None:
    assert call("run", "--profile", "core", "--results", "core.jsonl").exit_code == 0
    again = call("run", "--profile", "core", "--resume", "core.jsonl")
    assert "4 cases are taken over, 0 are asked" in again.output
    other = call("run", "--resume", "core.jsonl")
    assert other.exit_code == 2, "a run of the whole suite is another run"


def test_known_failures_count_in_the_core() -> None:
    run = ("run", "--profile", "core", "--engine", WRONG, "--expected-failures", "known.toml")
    assert "DOES NOT CONFORM" in call(*run, "--results", "core.jsonl").output
    assert call("bless", "core.jsonl", "--expected-failures", "known.toml").exit_code == 0
    result = call(*run)
    assert result.exit_code == 0, result.output
    assert "WRONG ONLY WHERE EXPECTED" in result.output
    assert OF_THE_SUITE in result.output
