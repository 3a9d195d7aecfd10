"""``fuzz`` and ``replay`` on the command line: what they print, keep and return."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters import subprocess
from asl_conformance.adapters.command import join
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.cli import main
from asl_conformance.fuzz.campaign.campaign import Hands
from asl_conformance.fuzz.finding import findings
from asl_conformance.lab.link import unlink
from tests.harness.sample import saboteur


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with an engine for which no wall blocks LOS."""
    (tmp_path / "through_walls.py").write_text(
        "from asl_reference.protocol import requests as wire\n"
        "class Engine:\n"
        "    def initialize(self, params):\n"
        "        return wire.initialize(params)\n"
        "    def evaluate(self, params):\n"
        "        result = wire.evaluate(params)\n"
        "        for question, outcome in zip(params['questions'], result['outcomes']):\n"
        "            answer = outcome.get('answer', {})\n"
        "            if question['ask'] == 'los' and 'B9.2' in answer['clauses']:\n"
        "                answer['clear'] = True\n"
        "        return result\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


ENGINE = ("--engine", "python:through_walls:Engine")
WALLS = ("--theme", "walls", "--invariant", "B9-INV-01", "--boards", "1")
FEW = ("--theme", "trenches", "--alone", "--invariant", "B27-INV-08")
"""One invariant on small boards, where the subject of the check does not matter."""


def call(*args: str, **options: Any) -> Result:
    return CliRunner().invoke(main, args, **options)


def test_nothing_is_found_of_the_reference() -> None:
    result = call("fuzz", "--boards", "3", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "3 boards of seed 3" in result.output
    assert "nothing found" in result.output


def test_what_the_reference_has_no_rule_for_is_counted_as_not_compared() -> None:
    result = call("fuzz", "--boards", "2", "--seed", "4", "--theme", "mixed")
    assert result.exit_code == 0, result.output
    assert re.search(
        r"^  [1-9]\d* of them not compared: the reference has no rule", result.output, re.MULTILINE
    )


def test_a_finding_is_named_drawn_written_in_gherkin_kept_and_replayed(folder: Path) -> None:
    result = call("fuzz", *ENGINE, *WALLS, "--findings", "found")
    assert result.exit_code == 1, result.output
    for text in (
        ": clear is true, the reference says false",
        "  the engine: ",
        " columns, ",
        "#",
        "Scenario: fuzz-",
        "the LOS is blocked",
    ):
        assert text in result.output
    kept = [
        path for path in (folder / "found").glob("fuzz-*.json") if "B9.2" in path.read_text(encoding="utf-8")
    ]
    assert kept
    links = {
        unlink(line.split()[-1])["title"] for line in result.output.splitlines() if "in any lab:" in line
    }
    assert msgspec.json.decode(kept[0].read_bytes())["what"] in links
    again = call("replay", *ENGINE, str(kept[0]))
    assert (again.exit_code, again.output.split("  ")[0]) == (1, "STILL FAILING")
    mended = call("replay", str(kept[0]))
    assert (mended.exit_code, mended.output.split("  ")[0]) == (0, "FIXED")
    assert mended.output.rstrip().endswith(": clear is false, as the reference says")


def test_an_engine_that_dies_on_everything_is_found_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)
    monkeypatch.setitem(SubprocessEngine.__init__.__kwdefaults__, "max_restarts", 8)
    command = join(saboteur("dies_on_every_case"))
    result = call("fuzz", "--engine", command, "--boards", "16", "--findings", "found")
    assert result.exit_code == 1, result.output
    assert "the engine is gone" in result.output
    assert "nothing found" not in result.output
    assert "crash: the engine exited with status 7" in result.output
    assert "1 boards failure crash" in " ".join(result.output.split())
    kept = list((folder / "found").glob("fuzz-*.json"))
    assert call("replay", str(kept[0]), "--engine", command).output.startswith("STILL FAILING")


def test_an_engine_that_does_not_come_back_is_found_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)
    monkeypatch.setitem(SubprocessEngine.__init__.__kwdefaults__, "max_restarts", 0)
    command = join(saboteur("dies_on_every_case"))
    result = call("fuzz", "--engine", command, "--boards", "16")
    assert result.exit_code == 1, result.output
    assert "crash" in result.output
    assert "nothing found" not in result.output


def test_a_campaign_that_was_broken_off_does_not_say_that_all_is_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Hands, "work", interrupted)
    result = call("fuzz", "--boards", "16")
    assert result.exit_code == 130, result.output
    assert "nothing found so far" in result.output


def test_the_same_seed_says_the_same() -> None:
    def findings() -> str:
        output = call("fuzz", *ENGINE, *WALLS).output
        return output.partition("boards of seed")[0]

    first = findings()
    assert "Scenario:" in first
    assert findings() == first


def test_invariants_alone_need_no_reference() -> None:
    result = call("fuzz", *FEW, "--boards", "8")
    assert result.exit_code == 0, result.output
    assert "1 invariants checked" in result.output


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["fuzz", "--theme", "moon"], "no theme 'moon'"),
        (["fuzz", "--invariant", "B9-INV-00"], "no invariant 'B9-INV-00'"),
        (["fuzz", "--edition", "1985"], "no edition '1985'"),
        (["fuzz", "--boards", "0"], "--boards"),
        (["replay", "through_walls.py"], "not a finding that fuzz wrote"),
    ],
)
def test_wrong_usage_is_2_and_says_what_would_do(args: list[str], text: str) -> None:
    result = call(*args)
    assert result.exit_code == 2, result.output
    assert text in result.output


def test_a_folder_of_findings_is_replayed_and_counted(folder: Path) -> None:
    call("fuzz", *ENGINE, *WALLS, "--findings", "found")
    kept = sorted((folder / "found").glob("fuzz-*.json"))
    assert kept
    again = call("replay", *ENGINE, "found")
    assert again.exit_code == 1
    assert [line.split()[-1] for line in again.output.splitlines()[:-1]] != []
    assert again.output.splitlines()[-1].startswith(f"{len(kept)} findings: ")
    assert "STILL FAILING" in again.output.splitlines()[-1]
    mended = call("replay", "found")
    assert (mended.exit_code, mended.output.splitlines()[-1]) == (
        0,
        f"{len(kept)} findings: {len(kept)} FIXED",
    )


def test_a_folder_without_findings_and_one_that_is_none_are_usage(folder: Path) -> None:
    (folder / "empty").mkdir()
    assert "holds no finding of fuzz" in call("replay", "empty").output
    (folder / "empty" / "fuzz-1.json").write_text("{}", encoding="utf-8")
    result = call("replay", "empty")
    assert result.exit_code == 2
    assert "fuzz-1.json: not a finding that fuzz wrote" in result.output


def test_a_campaign_ends_with_its_time_and_goes_on_the_next_time(folder: Path) -> None:
    first = call("fuzz", *FEW, "--for", "0.01s", "--seed", "3", "--findings", "found")
    assert first.exit_code == 0, first.output
    assert "16 boards of seed 3" in first.output
    assert "the time is over; the same command continues from there" in first.output
    second = call("fuzz", *FEW, "--for", "0.01s", "--seed", "3", "--findings", "found")
    assert "16 boards were done before" in second.output
    assert "32 boards of seed 3" in second.output


def test_boards_may_be_done_before_the_time_is_over() -> None:
    result = call("fuzz", *FEW, "--for", "1h", "--boards", "16", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "16 boards of seed 3" in result.output
    assert "the time is over" not in result.output


@pytest.mark.parametrize("text", ["soon", "0m", "10 days", "-5s"])
def test_what_is_no_time_is_usage(text: str) -> None:
    result = call("fuzz", f"--for={text}")
    assert result.exit_code == 2
    assert "write 90s, 10m or 2h" in result.output


def test_the_finding_of_an_invariant_holds_its_request_and_the_answers(folder: Path) -> None:
    """ask FILE said that nothing was asked."""
    assert call("fuzz", *ENGINE, *WALLS, "--alone", "--findings", "found").exit_code == 1
    (file,) = folder.glob("found/fuzz-*.json")
    one = findings.read(file)
    assert one.case is not None
    assert len(one.answers) == len(one.case.questions) > 0
    assert all("answer" in outcome for outcome in one.answers)
    asked = call("ask", str(file), "--engine", "reference")
    assert asked.exit_code == 0, asked.output
    assert "nothing is asked" not in asked.output
    assert "los" in asked.output


OF_ONE_CAUSE = (
    "--engine",
    "python:tests.fuzz.twisted_engines:TakesBrushForWoods",
    "--seed",
    "2",
    "--boards",
    "8",
)


def test_findings_of_one_cause_are_shown_once_and_counted_beneath_the_first() -> None:
    """One wrong TEM was thirty findings, one for each clause that the reference cites there."""
    result = call("fuzz", *OF_ONE_CAUSE, "--theme", "mixed")
    assert result.exit_code == 1, result.output
    shown = re.findall(r"^(\S.*)  attack .*\.tem is ", result.output, re.MULTILINE)
    beneath = re.findall(
        r"^ +\d+ boards  the same: difference attack targets\.tem", result.output, re.MULTILINE
    )
    assert beneath
    kinds = re.findall(r"boards  .*difference attack targets\.tem ", result.output)
    assert len(shown) < len(kinds)
