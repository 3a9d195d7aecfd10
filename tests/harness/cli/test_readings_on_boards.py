"""``readings diff --boards``: what a reading moves on random boards, and the message about it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters import subprocess
from asl_conformance.adapters.command import join
from asl_conformance.cli import main, readings
from asl_conformance.gherkin import kept
from tests.harness.sample import samples

ENGINE = """
class Engine:
    def initialize(self, params):
        return {
            "protocol": 1, "name": "mine", "editions": ["current"],
            "questions": {"los": ["clear", "hindrance"]},
            "other_readings": {"B16.31-dc": ["halved"], "B16.32-rcl": ["as-latw"]},
        }

    def evaluate(self, params):
        said = params.get("readings", {})
        assert set(said.values()) <= {"halved", "as-latw", "full", "no-latw"}
        moved = said.get("B16.31-dc") == "halved" and len(params["position"].get("hexes", ())) > 3
        answer = {"clear": True, "hindrance": 1 if moved else 0, "why": "because"}
        return {"outcomes": [{"answer": answer} for _ in params["questions"]]}
"""


@pytest.fixture(autouse=True)
def sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cases stand for the suite."""
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", samples(2)))
    (tmp_path / "two_readings.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "two_readings", raising=False)


def call(*args: str, after: str = "B16.31-dc=halved", engine: str = "python:two_readings:Engine") -> Result:
    return CliRunner().invoke(main, ["readings", "diff", "reference", after, "--engine", engine, *args])


def test_each_field_that_moves_is_printed_whole_with_the_reading_that_moves_it() -> None:
    result = call("--boards", "2")
    head, _, text = result.output.partition("On 2 random boards ")
    count = int(text.split()[0])
    assert count >= 2
    assert f"{count:6}  B16.31-dc; the first on board 0:" in text
    assert '{"ask": "los", "from": ' in text
    assert "          hindrance: 0 -> 1" in text
    assert "because" not in text
    assert "clear" not in text
    assert "moved no answer" not in head


def test_what_no_single_reading_moves_is_not_explained_and_idle_ones_are_named() -> None:
    result = call("--boards", "1", after="B16.31-dc=full,B16.32-rcl=as-latw")
    assert result.exit_code == 1
    assert "B16.32-rcl moved no answer" in result.output
    assert "On 1 random boards 0 answers moved." in result.output


def test_two_processes_tell_the_same_as_one() -> None:
    assert call("--boards", "30", "--jobs", "2").output == call("--boards", "30").output


def test_jobs_and_cluster_do_not_go_together() -> None:
    result = call("--boards", "1", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert "on a cluster every worker is a job" in result.output


def test_an_engine_that_is_lost_on_the_boards_ends_it_with_what_was_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)
    monkeypatch.setattr(readings, "RESTARTS", 2)
    Path("dies.py").write_text(
        "import json, sys\n"
        "from two_readings import Engine\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if len(asked['params'].get('position', {}).get('hexes', ())) > 3:\n"
        "        sys.exit(7)\n"
        "    said = getattr(Engine(), asked['method'])(asked['params'])\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': asked['id'], 'result': said}), flush=True)\n",
        encoding="utf-8",
    )
    result = call("--boards", "500", engine=join([sys.executable, "dies.py"]))
    assert result.exit_code == 1, result.output
    assert "of 2 cases" in result.output
    assert "On 0 random boards 0 answers moved." in result.output
    assert "is gone: the engine had to be restarted 2 times" in " ".join(result.output.split())
