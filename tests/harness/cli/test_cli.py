"""The command line: exit codes, output, and what is left after an interruption."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec import structs

from asl_conformance import __version__
from asl_conformance.adapters.command import join
from asl_conformance.base.ending import ENDS
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.results.reading import read_results
from asl_conformance.suite import names, vectors
from asl_conformance.suite.case import Expectation
from asl_conformance.suite.crossings import BadCrossings
from asl_conformance.suite.places import SuiteError
from asl_conformance.suite.sources import RegistryError
from tests.harness.adapters.asking import DEADLINE
from tests.harness.cli.as_process import SCRIPT, environment, interruptible, running, wait_for
from tests.harness.sample import saboteur, sample, samples
from tests.harness.systems import posix


@pytest.fixture(autouse=True)
def sampled(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Twenty cases stand for the suite; the list of last failures is in a folder of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    cases = (*samples(20), sample(21, id="B9.3-1", clauses=("B9.3",), tags=("hedge",)))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", cases))


def call(*args: str, **options: Any) -> Result:
    return CliRunner().invoke(main, args, **options)


def engine(name: str, *args: str) -> str:
    return join(saboteur(name, *args))


def test_an_engine_that_conforms_is_0() -> None:
    result = call("run")
    assert result.exit_code == 0, result.output
    assert "CONFORMS  asl-reference" in result.output
    assert "21 of 21 cases pass" in result.output


def test_an_engine_that_does_not_is_1_and_the_failure_is_drawn() -> None:
    result = call("run", "--engine", engine("wrong_type"), env={"COLUMNS": "80"})
    assert result.exit_code == 1, result.output
    assert "DOES NOT CONFORM  saboteur, edition current: 20 of 21 cases pass" in result.output
    for text in ("B27.1-13 a line over grain", "clause B27.1", "sample.feature:13", r"/ grain \ "[:-1]):
        assert text in result.output
    assert 'clear: Expected `bool`, got `str`: "yes"' in result.output
    lines = result.output.splitlines()
    (again,) = (line for line in lines if line.lstrip().startswith("again  "))
    assert again.endswith(" -k B27.1-13")  # whole on its line, however long the engine's command is
    assert max(len(line) for line in lines if line != again) <= 80


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--edition", "1985"], "no edition '1985'; editions: current, older"),
        (["--clause", "B27.9"], "no case is about clause B27.9"),
        (["-k", "moonlight"], "none of the 21 cases is selected"),
        (["-k", "hedge and"], "a word is missing"),
        (["--results", "/no/such/folder/run.jsonl"], "cannot write"),
        (["--timeout", "0"], "--timeout"),
        (["--colour"], "No such option"),
        (["--engine", engine("honest"), "--edition", "older"], "does not offer the edition older"),
        (["--expected-failures", "/no/such/file"], "does not exist"),
    ],
)
def test_what_was_asked_wrongly_is_2_and_says_so(args: list[str], text: str) -> None:
    result = call("run", *args)
    assert result.exit_code == 2, result.output
    assert text in result.output


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("/no/such/engine --fast", "no such command: '/no/such/engine'"),
        (engine("other_protocol"), "speaks protocol 2"),
        (engine("exits_at_once"), "no licence found"),
        ("engine 'unbalanced", "cannot be split"),
    ],
)
def test_no_engine_is_3_and_leaves_no_results(command: str, text: str, tmp_path: Path) -> None:
    result = call("run", "--engine", command, "--results", str(tmp_path / "run.jsonl"))
    assert result.exit_code == 3, result.output
    assert text in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("args", [["--engine", "/no/such/engine"], ["--edition", "1985"]])
def test_results_of_an_older_run_do_not_pass_for_this_one_s(args: list[str], tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("of yesterday", encoding="utf-8")
    assert call("run", *args, "--results", str(path)).exit_code in (2, 3)
    assert call("convert", str(path), "--to", "tap").exit_code == 2
    assert (tmp_path / "run.jsonl.old").read_text(encoding="utf-8") == "of yesterday"


def test_a_fault_of_the_harness_is_4_one_line_and_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(kept, "load_cases", broken)
    result = call("run")
    assert result.exit_code == 4
    assert (
        "a fault of the harness, not of the engine: ZeroDivisionError: by zero (test_cli.py:" in result.output
    )
    assert "--debug" in result.output
    assert "Traceback" not in result.output
    assert "Traceback" in call("--debug", "run").output


@pytest.mark.parametrize(
    "fault",
    [
        SuiteError(["B27.feature:3: no such step"]),
        RegistryError("B27.feature:3: no such step"),
        BadCrossings("B27.feature:3: no such step"),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_fault_of_the_suite_is_4_with_its_place(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def broken() -> None:
        raise fault

    monkeypatch.setattr(kept, "load_cases", broken)
    result = call("run")
    assert result.exit_code == 4
    assert "the suite is at fault" in result.output
    assert "B27.feature:3: no such step" in result.output
    assert "please report it" not in result.output


def test_results_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert call("run", "--engine", engine("dies_on_case"), "--results", str(path)).exit_code == 1
    stream = read_results(path)
    assert (stream.header.engine, stream.header.suite, stream.header.cases) == ("saboteur", "sample", 21)
    assert [key for key, case in stream.cases.items() if case.verdict != "pass"] == ["B27.1-13"]
    assert stream.footer.counts["crash"] == 1
    assert stream.footer.complete
    assert not stream.footer.conforms


def test_colours_of_an_engine_do_not_reach_the_terminal() -> None:
    result = call("run", "--engine", engine("errs_on_case"), color=True)
    assert r"\x1b[32mPASS" in result.output
    assert "\x1b[32mPASS" not in result.output


def test_a_clause_takes_in_its_subclauses_and_an_expression_narrows() -> None:
    assert "20 of 20 cases" in call("run", "--clause", "B27").output
    assert "1 of 1 cases" in call("run", "--clause", "@B9.3").output
    assert "21 of 21 cases" in call("run", "--clause", "B9", "--clause", "B27.1").output
    assert "1 of 1 cases" in call("run", "-k", "HEDGE or moonlight").output
    assert "20 of 20 cases" in call("run", "-k", "grain and not (hedge or moonlight)").output


def test_of_several_expressions_any_selects_a_case() -> None:
    both = call("run", "-k", "hedge", "-k", "", "-k", "B27.1-2 or B27.1-3").output
    assert "3 of 3 cases" in both
    assert call("list", "--ids", "-k", "B27.1-2", "-k", "hedge").output == "B27.1-2\nB9.3-1\n"
    assert len(call("export", "-k", "B27.1-2", "-k", "hedge").output.splitlines()) == 3
    assert call("list", "--ids", "-k", "hedge and moonlight", "-k", "hedge").output == "B9.3-1\n"


def test_each_of_several_expressions_is_read_by_itself() -> None:
    refused = call("list", "-k", "hedge", "-k", "grain)", "-k", "(hedge")
    assert refused.exit_code == 2
    assert "-k 'grain)'" in refused.output


def test_to_ask_only_what_is_of_another_edition_is_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    older = sample(1, until=("B27.3-only",))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", (older,)))
    result = call("run")
    assert result.exit_code == 2
    assert "the edition current has none of the selected cases" in result.output


def test_a_known_failure_of_no_case_is_usage(tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('"B27.99-1" = { reason = "gone" }\n', encoding="utf-8")
    strange = call("run", "--expected-failures", str(known))
    assert strange.exit_code == 2
    assert "no case is called B27.99-1" in strange.output


@pytest.fixture
def former(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample cases had numbers once: the thirteenth was B27.1-1/13."""
    rows = {f"B27.1-1/{n}": f"B27.1-{n}" for n in range(1, 15)}
    monkeypatch.setattr(names, "load", lambda: names.Names(rows))


def test_a_list_that_does_not_exist_yet_is_empty_and_bless_makes_it(tmp_path: Path) -> None:
    """The first command of docs/ci.md, before ``bless`` was used."""
    results, known = tmp_path / "results.jsonl", tmp_path / "expected-failures.toml"
    command = ("run", "--engine", engine("wrong_type"), "--expected-failures", str(known))
    for _ in range(2):
        first = call(*command, "--results", str(results))
        assert first.exit_code == 1, first.output
        assert f"{known} does not exist, so no case is known to fail; bless makes it" in first.stderr
    assert call("bless", str(results), "--expected-failures", str(known)).exit_code == 0
    assert '"B27.1-13"' in known.read_text(encoding="utf-8")
    again = call(*command)
    assert again.exit_code == 0, again.output
    assert "does not exist" not in again.output


@pytest.mark.usefixtures("former")
def test_a_known_failure_by_a_former_name_counts_and_is_reported(tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text(
        '"B27.1-1/13" = { verdict = "protocol-violation", reason = "soon mended" }\n', encoding="utf-8"
    )
    results = tmp_path / "run.jsonl"
    result = call(
        *("run", "--engine", engine("wrong_type"), "--expected-failures", str(known)),
        *("--results", str(results)),
    )
    assert result.exit_code == 0, result.output
    assert "1 xfail" in result.output
    assert "asl-conformance: B27.1-1/13 is now called B27.1-13\n" in result.stderr
    assert f"asl-conformance: bless writes today's names into {known}\n" in result.stderr
    assert call("bless", str(results), "--expected-failures", str(known)).exit_code == 0
    assert known.read_text(encoding="utf-8").startswith('"B27.1-13" = { verdict = "protocol-violation"')
    again = call("run", "--engine", engine("wrong_type"), "--expected-failures", str(known))
    assert (again.exit_code, again.stderr.count("is now called")) == (0, 0)


@pytest.mark.usefixtures("former")
def test_a_case_is_selected_by_a_former_name_too() -> None:
    result = call("run", "-k", "b27.1-1/3 or B27.1-1/4")
    assert result.exit_code == 0, result.output
    assert "2 of 2 cases pass" in " ".join(result.output.split())
    assert "b27.1-1/3 is now called B27.1-3" in result.stderr
    assert "B27.1-1/4 is now called B27.1-4" in result.stderr


@pytest.mark.usefixtures("former")
def test_many_former_names_are_counted() -> None:
    stderr = call("run", "-k", " or ".join(f"B27.1-1/{n}" for n in range(1, 8))).stderr
    assert stderr.count("is now called") == 3
    assert "and 4 more names are former ones" in stderr


def test_a_run_with_known_failures_is_0_and_says_that_they_were_foreseen(tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text(
        '# a bug of ours\n"B27.1-13" = { verdict = "protocol-violation", reason = "soon mended" }\n',
        encoding="utf-8",
    )
    result = call("run", "--engine", engine("wrong_type"), "--expected-failures", str(known))
    assert result.exit_code == 0, result.output
    assert "1 xfail" in result.output
    assert "WRONG ONLY WHERE EXPECTED" in result.output
    assert "CONFORMS" not in result.output


def test_fail_fast_ends_at_the_first_failure() -> None:
    result = call("run", "--engine", engine("wrong_type"), "--fail-fast")
    assert result.exit_code == 1
    assert "INCOMPLETE" in result.output
    assert "8 not-run" in result.output


def test_no_more_failures_are_printed_than_wanted() -> None:
    result = call("run", "--engine", engine("junk_always"), "--show", "1")
    assert result.output.count("a line over grain") == 1
    assert "... and 20 more; --show 21 shows all" in result.output


def test_schemas_are_listed_and_printed() -> None:
    assert "position" in call("schema").output.split()
    assert '"$schema"' in call("schema", "position").output
    refused = call("schema", "horse")
    assert refused.exit_code == 2
    assert "no schema 'horse'" in refused.output


@pytest.mark.parametrize("columns", [40, 80, 200])
@pytest.mark.parametrize("command", [[], ["run"], ["fuzz"], ["report"], ["errata", "diff"]])
def test_help_is_as_wide_as_the_terminal_and_keeps_the_names_of_options(
    command: list[str], columns: int
) -> None:
    output = call(*command, "--help", env={"COLUMNS": str(columns)}).output
    found: Any = main
    for name in command:
        found = found.commands[name]
    for option in (name for param in found.params for name in param.opts if name.startswith("-")):
        assert option in output.replace(",", " ").split(), option
    lines = [line for line in output.splitlines() if not line.lstrip().startswith("-")]
    assert max(map(len, lines)) <= columns
    assert max(map(len, lines)) > 80 or columns < 200


def test_a_refusal_keeps_what_it_names_whole_however_long_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / ("long" * 40) / "run.jsonl"
    output = call("run", "--results", str(path), env={"COLUMNS": "40"}).output
    assert f"Error: cannot write {path}: No such file or directory\n" in output
    assert "Usage: main run [OPTIONS]\n" in output
    assert "Try 'main run --help' for help." in output


def test_a_narrow_terminal_gets_every_name_and_number_of_the_matrix() -> None:
    output = call("run", "--engine", engine("paints"), "--show", "0", env={"COLUMNS": "20"}).output
    heading, _, *_ = output.splitlines()
    assert heading.split() == ["clause", "fail", "error", "crash", "proto", "unsup", "passed"]
    assert "…" not in output


def test_help_and_version_need_nothing_of_the_harness() -> None:
    code = (
        "import sys; from asl_conformance.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit as end: assert not end.code\n"
        "heavy = {'msgspec', 'pytest', 'hypothesis', 'asl_reference'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    for option in ("--help", "--version"):
        run = subprocess.run(
            [sys.executable, "-c", code, option], capture_output=True, encoding="utf-8", env=environment()
        )
        assert run.returncode == 0, run.stderr
    assert __version__ in run.stdout
    assert "Examples" in call("--help").output
    assert "Exit codes" in call("run", "--help").output


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), *((one, 128 + one) for one in ENDS)])
@posix
def test_an_interrupt_leaves_a_whole_file_of_what_ran_and_no_engine(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    path, log = tmp_path / "run.jsonl", tmp_path / "run.jsonl.part"
    asked = engine("hangs_on_case", str(tmp_path))  # an argument to know the process by
    args = [SCRIPT, "20", "run", "--engine", asked, "--results", str(path)]
    run = subprocess.Popen(
        [sys.executable, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(),
        preexec_fn=interruptible,
    )
    wait_for(lambda: log.exists() and log.read_text(encoding="utf-8").count("\n") >= 13)
    run.send_signal(number)
    output, _ = run.communicate(timeout=DEADLINE)
    assert run.returncode == code, output
    assert not running(str(tmp_path))
    assert "INCOMPLETE" in output
    stream = read_results(path)
    assert [case.verdict for case in stream.cases.values()] == ["pass"] * 12 + ["not-run"] * 8
    assert (stream.footer.stopped, stream.footer.complete) == ("interrupted", False)
    assert not log.exists()


def exported(tmp_path: Path, *args: str) -> Path:
    file = tmp_path / "cases.jsonl"
    assert call("export", "-o", str(file), *args).exit_code == 0
    return file


def test_cases_of_an_edition_are_not_asked_by_another(tmp_path: Path) -> None:
    """The run once conformed although every case of the other edition was missing."""
    file = exported(tmp_path, "--edition", "current")
    result = call("run", "--cases", str(file), "--edition", "older")
    assert result.exit_code == 2, result.output
    assert "has only the cases that apply in edition current, and older has others" in result.output
    assert call("run", "--cases", str(file)).exit_code == 0


def test_cases_that_were_exported_are_cases_of_the_suite(tmp_path: Path) -> None:
    file, results = exported(tmp_path, "--clause", "B9.3"), tmp_path / "run.jsonl"
    assert call("run", "--cases", str(file), "--results", str(results)).exit_code in (0, 1)
    head = read_results(results).header
    assert (head.suite, head.cases, head.other_cases) == ("sample", 1, "")


def test_a_file_of_other_cases_says_so_in_header_summary_and_page(tmp_path: Path) -> None:
    """Every claim of one case is replaced by one that always holds, and the digests are made again."""
    file, results = tmp_path / "cases.jsonl", tmp_path / "run.jsonl"
    first, *rest = kept.load_cases().cases
    eased = structs.replace(first, expectations=(Expectation("anything", op="legal"),))
    file.write_bytes(b"".join(vectors.lines(kept.Suite("sample", (eased, *rest)))))
    result = call("run", "--cases", str(file), "--results", str(results))
    other = f"{file}: 1 of its 21 cases are not those of the suite, B27.1-1 the first"
    assert other in result.output
    head = read_results(results).header
    assert head.suite != "sample"
    assert head.other_cases == other
    page = tmp_path / "page.html"
    assert call("report", str(results), "-o", str(page), "--engine", "none").exit_code == 0
    assert "not those of the suite" in page.read_text(encoding="utf-8")


def test_results_that_name_this_suite_and_have_other_cases_are_distinguished(tmp_path: Path) -> None:
    results, page = tmp_path / "run.jsonl", tmp_path / "page.html"
    call("run", "--results", str(results))
    lines = [re.sub(',"checksum":"\\w+"', "", line) for line in results.read_text("utf-8").splitlines()]
    lines[1] = re.sub('"digest":"\\w+"', '"digest":"000000000000"', lines[1])
    results.write_text("\n".join(lines) + "\n", "utf-8")
    assert call("report", str(results), "-o", str(page), "--engine", "none").exit_code == 0
    assert "The runs name this suite, but B27.1-1 are other cases there." in page.read_text("utf-8")
