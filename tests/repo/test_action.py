"""The GitHub Action: its shell scripts are run here, and action.yml passes them what they read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ACTION = (ROOT / "action.yml").read_text(encoding="utf-8")
SCRIPT = ROOT / "scripts" / "action.sh"
BASH = shutil.which("bash")
WRONG = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = {"answer": {"clear": False, "hindrance": 0}}
    questions = {"los": ["clear", "hindrance"]}
    result = {"protocol": 1, "name": "wrong", "questions": questions, "editions": ["current"]}
    if asked["method"] == "evaluate":
        result = {"outcomes": [answer if q["ask"] == "los" else {"unsupported": {"missing": ["all else"]}}
                               for q in asked["params"]["questions"]]}
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": result}), flush=True)
"""
"""An engine for which no LOS is clear."""

pytestmark = pytest.mark.skipif(
    BASH is None, reason="the action is a script for bash, and there is none here"
)


def act(tmp_path: Path, engine: str, arguments: str) -> tuple[int, str, dict[str, str], str]:
    """Exit code, log, outputs and summary of a step."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name, body in (("asl-conformance", "-m asl_conformance"), ("python", "")):
        (tools / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {body} "$@"\n', encoding="utf-8")
        (tools / name).chmod(0o755)
    output, summary = tmp_path / "output", tmp_path / "summary"
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "ENGINE": engine,
        "ARGUMENTS": arguments,
        "RESULTS": str(tmp_path / "kept here"),
        "GITHUB_OUTPUT": str(output),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    done = subprocess.run(
        [str(BASH), str(SCRIPT)],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    outputs = dict(line.partition("=")[::2] for line in output.read_text(encoding="utf-8").splitlines())
    page = summary.read_text(encoding="utf-8") if summary.exists() else ""
    return done.returncode, done.stdout + done.stderr, outputs, page


def test_an_engine_that_passes_a_part_does_not_conform(tmp_path: Path) -> None:
    code, log, outputs, summary = act(tmp_path, "reference", "--clause B26.2")
    assert code == 0, log
    assert outputs == {"conforms": "false", "results": str(tmp_path / "kept here" / "results.jsonl")}
    assert "::notice title=Edition current::asl-reference" in log
    assert "a part of the suite" in log
    assert "::error" not in log
    assert summary.startswith("## asl-reference")
    assert {path.name for path in (tmp_path / "kept here").iterdir()} == {
        "results.jsonl", "junit.xml", "badge.json",
    }  # fmt: skip


def test_an_engine_that_is_wrong_is_annotated_by_clause_and_fails_the_step(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")
    code, log, outputs, summary = act(tmp_path, f"'{sys.executable}' wrong.py", "--clause B26.2 --show 0")
    assert code == 1, log
    assert outputs["conforms"] == "false"
    lines = [line for line in log.splitlines() if line.startswith("::error")]
    assert any(
        re.match(r"::error title=B26\.2%3A \d+ of \d+ cases are wrong::B26\.2-1", line) for line in lines
    )
    assert "### What failed" in summary


def test_an_engine_that_is_not_there_leaves_no_results(tmp_path: Path) -> None:
    code, log, outputs, summary = act(tmp_path, "no-such-engine", "--clause B26.2")
    assert code == 3, log
    assert (outputs, summary) == ({"conforms": "false"}, "")


def test_arguments_are_words_and_nothing_is_carried_out(tmp_path: Path) -> None:
    code, log, _, _ = act(tmp_path, "reference", "-k 'B26.2-1 or B26.2-2' --clause '$(touch owned)'")
    assert code == 2, log
    assert "no case is about clause $(touch owned)" in log
    assert not (tmp_path / "owned").exists()


def test_the_action_hands_its_script_all_that_it_reads() -> None:
    read = set(re.findall(r"\$\{?([A-Z_]+)", SCRIPT.read_text(encoding="utf-8"))) | {"ARGUMENTS"}
    given = set(re.findall(r"(?m)^ {8}([A-Z]+): \$\{\{", ACTION))
    assert read - {"BASH_SOURCE"} <= given | {"GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"}
    assert 'bash "$GITHUB_ACTION_PATH/scripts/action.sh"' in ACTION


def test_what_a_workflow_says_is_no_code() -> None:
    """An input inside a script would be executed; so it is passed in the environment."""
    scripts = re.findall(r"(?m)^ +run: (.*)$", ACTION)
    assert scripts
    assert not [script for script in scripts if "${{" in script]
