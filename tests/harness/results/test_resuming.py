"""An interrupted run is resumed: none of its results are lost, and none of another run are taken."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from click.testing import Result as Told

from asl_conformance.adapters.command import join
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.results import resuming
from asl_conformance.results.reading import read_results
from asl_conformance.results.stream import AnyRecord, Footer, ResultsUnwritable, Stream
from asl_conformance.results.writing import ResultWriter
from tests.harness.adapters.asking import DEADLINE
from tests.harness.cli.as_process import SCRIPT, environment, wait_for
from tests.harness.sample import saboteur, samples
from tests.harness.systems import posix

COUNT = 300
HONEST = join(saboteur("honest"))
WRONG = join(saboteur("wrong_type"))


@pytest.fixture(autouse=True)
def sampled(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", samples(COUNT)))


def call(*args: str | Path) -> Told:
    return CliRunner().invoke(main, [str(one) for one in args])


def ended(path: Path, lines: int, *args: str) -> Path:
    """The file of a run that was killed after so many lines, the last one incomplete."""
    assert call("run", "--results", path, *args).exit_code in (0, 1)
    text = path.read_bytes().splitlines(keepends=True)
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(b"".join(text[:lines]) + text[lines][:20])
    path.unlink()
    return part


def said(stream: Stream) -> tuple[Any, ...]:
    """All output of a run, without its times."""
    records = [msgspec.structs.replace(one, seconds=0.0) for one in stream.cases.values()]
    head = msgspec.structs.replace(stream.header, started="")
    return head, records, msgspec.structs.replace(stream.footer, finished="", seconds_lost=0.0)


@pytest.mark.parametrize("engine", ["reference", WRONG])
@pytest.mark.parametrize("lines", [1, 2, 80, 200, COUNT + 1])
def test_a_resumed_run_says_what_a_whole_one_says(lines: int, engine: str, tmp_path: Path) -> None:
    whole, path = tmp_path / "whole.jsonl", tmp_path / "run.jsonl"
    code = call("run", "--results", whole, "--engine", engine).exit_code
    ended(path, lines, "--engine", engine)
    result = call("run", "--resume", path, "--engine", engine)
    assert result.exit_code == code, result.output
    assert said(read_results(path)) == said(read_results(whole))
    assert list(read_results(path).cases) == list(read_results(whole).cases), "in the order of the suite"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["run.jsonl", "whole.jsonl"]


def test_cases_that_were_done_are_not_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    ended(path, 200)
    result = call("run", "--resume", path)
    done = 199 - resuming.AGAIN
    assert f"run.jsonl.part: {done} cases are taken over, {COUNT - done} are asked" in result.output


def test_what_is_complete_is_taken_as_it_is_and_what_is_missing_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert call("run", "--resume", path, "--engine", HONEST).exit_code == 0
    before = path.read_bytes()
    result = call("run", "--resume", path, "--engine", HONEST)
    assert f"run.jsonl: {COUNT} cases are taken over, 0 are asked" in result.output
    assert result.exit_code == 0
    assert "300 of 300 cases pass" in result.output
    assert path.read_bytes() == before


def test_an_interrupted_run_and_one_that_stopped_are_resumed_too(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert call("run", "--results", path, "--engine", WRONG, "--maxfail", "1").exit_code == 1
    assert not read_results(path).footer.complete
    again = call("run", "--resume", path, "--engine", WRONG)
    assert "INCOMPLETE" not in again.output
    assert read_results(path).footer.complete
    assert read_results(path).footer.counts["not-run"] == 0


def test_failures_before_count_for_maxfail(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    ended(path, 200, "--engine", WRONG)
    call("run", "--resume", path, "--engine", WRONG, "--maxfail", "1")
    stream = read_results(path)
    assert stream.footer.stopped == "stopped at the first failure"
    assert stream.footer.counts["not-run"] == COUNT - 199 + resuming.AGAIN


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--engine", WRONG], "engine asl-reference 0.1.0, not saboteur"),
        (["--edition", "older"], "edition current"),
        (["--timeout", "5"], "timeout 10, not 5"),
        (["--memory", "100"], "memory 4096, not 100"),
        (["-k", "B27.1-1"], f"selected cases {COUNT} ("),
    ],
)
def test_what_is_of_another_run_is_refused_and_left(args: list[str], text: str, tmp_path: Path) -> None:
    part = ended(tmp_path / "run.jsonl", 200)
    before = part.read_bytes()
    result = call("run", "--resume", tmp_path / "run.jsonl", *args)
    assert result.exit_code == 2, result.output
    assert text in result.output
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [before]


def test_expected_failures_and_the_suite_are_terms_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(tmp_path / "run.jsonl", 200)
    known = tmp_path / "known.toml"
    known.write_text('"B27.1-13" = { reason = "known" }\n', encoding="utf-8")
    result = call("run", "--resume", tmp_path / "run.jsonl", "--expected-failures", known)
    assert "expected failures none, not 1 (" in result.output
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("another", samples(COUNT)))
    assert "suite sample, not another" in call("run", "--resume", tmp_path / "run.jsonl").output


@pytest.mark.parametrize("args", [["--verify"], ["--results", "other.jsonl"]])
def test_what_cannot_be_resumed_is_usage(args: list[str], tmp_path: Path) -> None:
    assert call("run", "--resume", tmp_path / "run.jsonl", *args).exit_code == 2


def test_a_new_run_puts_aside_what_was_left(tmp_path: Path) -> None:
    path, aside = tmp_path / "run.jsonl", tmp_path / "run.jsonl.part.old"
    before = ended(path, 200).read_bytes()
    assert call("run", "--results", path, "--engine", "/no/such/engine").exit_code == 3
    assert aside.read_bytes() == before
    result = call("run", "--results", path)
    assert "run.jsonl.part.old has the cases of an earlier run that was ended" in result.output
    assert [file.name for file in tmp_path.iterdir()] == ["run.jsonl"], "gone when the new one is complete"


def test_several_engines_are_resumed_in_their_folder(tmp_path: Path) -> None:
    folder, engines = tmp_path / "runs", ["--engine", "reference", "--engine", WRONG]
    assert call("run", *engines, "--results", folder).exit_code == 1
    first, second = sorted(folder.iterdir(), key=lambda file: file.name != "reference.jsonl")
    whole = [said(read_results(file)) for file in (first, second)]
    text = second.read_bytes().splitlines(keepends=True)
    second.with_name(f"{second.name}.part").write_bytes(b"".join(text[:150]))
    second.unlink()
    assert call("run", *engines, "--resume", folder).exit_code == 1
    assert [said(read_results(file)) for file in (first, second)] == whole


@pytest.mark.parametrize(
    "command",
    [
        ["report", "{}", "-o", "page"],
        ["diff", "{}", "{}"],
        ["convert", "{}", "--to", "tap"],
        ["bless", "{}", "--expected-failures", "known.toml"],
    ],
    ids=lambda command: command[0],
)
@pytest.mark.parametrize("name", ["run.jsonl", "run.jsonl.part"])
def test_each_reader_names_the_part_and_what_to_do(command: list[str], name: str, tmp_path: Path) -> None:
    ended(tmp_path / "run.jsonl", 200)
    result = call(*(word.format(tmp_path / name) for word in command))
    assert result.exit_code == 2
    assert f"has 199 of {COUNT} cases of a run that was ended" in " ".join(result.output.split())
    assert f"run --resume {tmp_path / 'run.jsonl'} continues it" in " ".join(result.output.split())


def started(gate: Path, *args: str | Path) -> subprocess.Popen[str]:
    """A run in its own process; its engine answers as many cases as the gate allows."""
    engine = join(saboteur("at_a_gate", str(gate)))
    return subprocess.Popen(
        [sys.executable, SCRIPT, str(COUNT), "run", "--engine", engine, *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(),
    )


@posix
def test_a_run_killed_ten_times_and_resumed_says_what_an_undisturbed_one_says(tmp_path: Path) -> None:
    path, whole, gate = tmp_path / "run.jsonl", tmp_path / "whole.jsonl", tmp_path / "gate"
    part, chance, last = tmp_path / "run.jsonl.part", random.Random(1), 0

    def killed_at(case: int) -> None:
        gate.write_text(str(case), encoding="utf-8")
        run = started(gate, "--resume", path)
        wait_for(lambda: part.exists() and f'"B27.1-{case}"' in part.read_text(encoding="utf-8"))
        run.kill()
        run.communicate(timeout=DEADLINE)

    for kill in range(10):
        last = chance.randrange(max(1, last - 30), 70 + 20 * kill)
        killed_at(last)
    gate.write_text(str(COUNT), encoding="utf-8")
    for target in (("--resume", path), ("--results", whole)):
        run = started(gate, *target)
        output, _ = run.communicate(timeout=DEADLINE)
        assert run.returncode == 0, output
    assert said(read_results(path)) == said(read_results(whole))


@pytest.mark.parametrize("runs", [2, 5, 10])
def test_of_runs_at_one_file_the_first_writes_it_and_the_others_name_it(runs: int, tmp_path: Path) -> None:
    path, gate = tmp_path / "run.jsonl", tmp_path / "gate"
    gate.write_text("100", encoding="utf-8")
    first = started(gate, "--results", path)
    wait_for(lambda: path.with_name("run.jsonl.lock").exists())
    others = [started(gate, "--results", path) for _ in range(runs - 1)]
    for one in others:
        output, _ = one.communicate(timeout=DEADLINE)
        assert one.returncode == 2, output
        assert f"another run writes it now (process {first.pid})" in output
    result = call("convert", path, "--to", "tap")
    assert f"is written now (process {first.pid})" in " ".join(result.output.split())
    gate.write_text(str(COUNT), encoding="utf-8")
    output, _ = first.communicate(timeout=DEADLINE)
    assert first.returncode == 0, output
    assert f"results: {path}" in output
    assert len(read_results(path).cases) == COUNT
    assert sorted(file.name for file in tmp_path.iterdir()) == ["gate", "run.jsonl"]


@pytest.mark.parametrize("after", [1, 100, COUNT])
def test_a_run_whose_file_cannot_be_written_any_more_prints_what_it_asked(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ResultWriter.write

    def full(self: ResultWriter, record: AnyRecord) -> None:
        if self._cases >= after:
            raise ResultsUnwritable("cannot write run.jsonl: No space left on device")
        whole(self, record)

    with monkeypatch.context() as patched:
        patched.setattr(ResultWriter, "write", full)
        result = call("run", "--engine", WRONG, "--results", tmp_path / "run.jsonl")
    assert result.exit_code == 2
    assert "299 of 300 cases pass" in result.output
    assert result.output.count("; the run goes on") == 1
    assert "results: in no file: cannot write run.jsonl: No space left on device" in result.output
    assert call("run", "--engine", WRONG, "--resume", tmp_path / "run.jsonl").exit_code == 1


def test_a_part_that_another_process_has_replaced_is_not_taken_for_one_s_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, part = tmp_path / "run.jsonl", tmp_path / "run.jsonl.part"
    whole = ResultWriter.finish

    def meddled(self: ResultWriter, last: Footer) -> None:
        part.unlink()
        part.write_text("of another", encoding="utf-8")
        whole(self, last)

    monkeypatch.setattr(ResultWriter, "finish", meddled)
    result = call("run", "--results", path)
    assert result.exit_code == 2
    assert "another process has replaced" in result.output
    assert not path.exists()
