"""``run --record`` and ``judge``: recorded replies give the records, the counts and the output of the run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec import structs

from asl_conformance.adapters.command import join
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.results.reading import read_results
from asl_conformance.results.stream import CaseRecord, Footer
from tests.harness.sample import POISON, saboteur, sample, samples


@pytest.fixture(autouse=True)
def sampled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    monkeypatch.chdir(tmp_path)
    cases = (*samples(20), sample(21, id="B9.3-1", clauses=("B9.3",)))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", cases))


def call(*args: str) -> Result:
    return CliRunner().invoke(main, args, env={"COLUMNS": "100"})


def engine(name: str) -> str:
    return join(saboteur(name))


def judged(name: str) -> tuple[list[CaseRecord], Footer]:
    """The records and the footer of a result file, without times."""
    found = read_results(Path(name))
    records = [structs.replace(one, seconds=0.0, checksum="") for one in found.cases.values()]
    return records, structs.replace(found.footer, finished="", checksum="")


def report(result: Result) -> str:
    """What was printed, without the lines that name files or commands."""
    lines = result.stdout.splitlines()
    named = ("results:", "answers:", "again ", "look at", "bless", "--results", "brings")
    return "\n".join(line for line in lines if line.strip() and not any(word in line for word in named))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("honest", ()),
        ("dies_on_case", ()),
        ("errs_on_case", ()),
        ("wrong_type", ()),
        ("wrong_type", ("--maxfail", "1")),
        ("answers_twice", ()),
        ("junk_on_case", ()),
        ("broken_utf8", ()),
        ("dies_on_every_case", ("--maxfail", "3")),
        ("exits_after_each", ()),
        ("errs_on_case", ("--clause", "B9.3")),
        ("paints", ()),
        ("wrong_type", ("--jobs", "2")),
        ("claims_nonsense", ("-k", "B27")),
    ],
)
def test_what_was_recorded_is_judged_as_it_was(name: str, options: tuple[str, ...]) -> None:
    asked = call("run", "--engine", engine(name), "--record", "a.jsonl", "--results", "r.jsonl", *options)
    offline = call("judge", "a.jsonl", "--results", "j.jsonl")
    assert judged("j.jsonl") == judged("r.jsonl"), offline.output
    assert offline.exit_code == asked.exit_code
    assert report(offline) == report(asked)
    assert not Path("a.jsonl.part").exists()


def test_an_older_recording_is_not_taken_for_one_of_this_run() -> None:
    assert call("run", "--record", "a.jsonl").exit_code == 0
    assert call("run", "--engine", "no-such-engine", "--record", "a.jsonl").exit_code == 3
    assert sorted(path.name for path in Path().iterdir()) == ["a.jsonl.old"]
    assert call("run", "--record", "a.jsonl").exit_code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["a.jsonl"]


def test_a_failure_names_the_command_that_judges_it_again() -> None:
    call("run", "--engine", engine("wrong_type"), "--record", "a.jsonl")
    offline = call("judge", "a.jsonl")
    assert f"asl-conformance judge a.jsonl -k B27.1-{POISON}" in offline.output
    alone = call("judge", "a.jsonl", "-k", f"B27.1-{POISON}")
    assert alone.exit_code == 1
    assert "0 of 1 cases pass" in alone.output


def test_several_recordings_stand_side_by_side() -> None:
    engines = ("--engine", engine("honest"), "--engine", engine("errs_on_case"))
    assert call("run", *engines, "--record", "answers").exit_code == 1
    files = sorted(map(str, Path("answers").iterdir()))
    assert len(files) == 2
    both = call("judge", *files, "--results", "results", "--report", "page")
    assert both.exit_code == 1
    assert Path("page/index.html").exists()
    assert len(list(Path("results").iterdir())) == 2


def test_a_known_failure_is_expected_offline_too() -> None:
    call("run", "--engine", engine("wrong_type"), "--record", "a.jsonl")
    expected = f'"B27.1-{POISON}" = {{ verdict = "protocol-violation", reason = "a text" }}\n'
    Path("expected.toml").write_text(expected, encoding="utf-8")
    assert call("judge", "a.jsonl", "--expected-failures", "expected.toml").exit_code == 0


def lines(*answers: dict[str, Any], **header: Any) -> None:
    known = {"protocol": 1, "name": "phone", "questions": {"los": ["clear"]}}
    head = {"record": "answers", "format": 1, "capabilities": known, **header}
    Path("a.jsonl").write_text("".join(f"{json.dumps(one)}\n" for one in (head, *answers)), encoding="utf-8")


def clear(case: str) -> dict[str, Any]:
    return {"record": "answer", "case": case, "result": {"outcomes": [{"answer": {"clear": True}}]}}


def test_answers_collected_by_hand_are_incomplete_where_some_are_missing() -> None:
    lines(*(clear(f"B27.1-{number}") for number in range(1, 20)), clear("B27.1-99"))
    found = call("judge", "a.jsonl")
    assert found.exit_code == 1
    assert "INCOMPLETE  phone" in found.output
    assert "a.jsonl has no answer to 2 of 21 cases" in found.output
    assert "the first is B27.1-99 (line 21)" in found.output


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ({"edition": "1985"}, "a.jsonl:1: no edition '1985'"),
        ({"edition": "older"}, "phone does not offer the edition older"),
        ({"readings": {"B99": "x"}}, "a.jsonl:1: "),
        ({"selected": ["B99-1"], "selection": "-k moon"}, "a.jsonl was recorded with -k moon"),
        ({"format": 7}, "a.jsonl:1: format 7 is unknown"),
    ],
)
def test_a_header_that_cannot_be_judged_is_a_usage_error(header: dict[str, Any], problem: str) -> None:
    lines(clear("B27.1-1"), **header)
    found = call("judge", "a.jsonl")
    assert (found.exit_code, problem in found.output) == (2, True), found.output


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--verify",), "cannot be combined with --verify"),
        (("--resume", "r.jsonl"), "cannot be combined with --resume"),
        (("--results", "a.jsonl"), "name the same file"),
    ],
)
def test_what_is_not_one_run_is_not_recorded(options: tuple[str, ...], problem: str) -> None:
    found = call("run", "--record", "a.jsonl", *options)
    assert (found.exit_code, problem in found.output) == (2, True)
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("name", ["no/such/folder/a.jsonl", ".", "-"])
def test_a_recording_that_cannot_be_written_is_a_usage_error(name: str) -> None:
    found = call("run", "--record", name)
    assert (found.exit_code, "cannot write" in found.output) == (2, True), found.output


def test_what_an_engine_says_is_shown_as_text_and_nothing_more() -> None:
    escape = "\x1b[2J\u202e"
    known = {"protocol": 1, "name": f"../{escape}", "questions": {"los": ["clear"]}}
    lines({"record": "answer", "case": "B27.1-1", "failure": "crash", "text": escape}, capabilities=known)
    before = set(Path().resolve().parent.iterdir())
    found = call(
        "judge", "a.jsonl", "-k", "B27.1-1 and not B27.1-1?", "--results", "r.jsonl", "--report", "page"
    )
    assert "\x1b[2J" not in found.output
    assert "\u202e" not in found.output
    assert set(Path().resolve().parent.iterdir()) == before
