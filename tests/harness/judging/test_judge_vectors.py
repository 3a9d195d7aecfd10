"""The vectors for judges: two judges agree with all of them, and each rule of the page has some."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.adapters.check import Asked, read_outcomes
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case
from scripts.judge_vectors import FILE, text, vectors

PAGE = Path(__file__).parents[3] / "docs" / "judging.md"
VERDICTS = {"pass", "fail", "unsupported", "error", "crash", "timeout", "protocol-violation"}
"""All verdicts that a judge gives to one reply."""
NOTHING = {"name": "", "requirements": [], "clauses": [], "feature": "", "line": 0, "position": {}}
"""The fields of a case that no judge reads."""


def case_of(vector: dict[str, Any]) -> Case:
    claims = [{"prose": "", **claim} for claim in vector["case"]["expectations"]]
    whole = {**NOTHING, **vector["case"], "id": vector["id"], "expectations": claims}
    return msgspec.convert(json.loads(json.dumps(whole)), Case)


def reply_of(vector: dict[str, Any]) -> Reply:
    said, case = vector["reply"], vector["case"]
    if "failure" in said:
        return Failure(said["failure"], "")
    asked = Asked(tuple(one["ask"] for one in case["questions"]), len(case.get("actions", ())))
    return read_outcomes(json.dumps(said).encode(), asked)


def verdict(vector: dict[str, Any]) -> str:
    engine = msgspec.convert({"protocol": 1, "name": "vector", **vector["capabilities"]}, Capabilities)
    return judge(case_of(vector), reply_of(vector), engine).kind


def test_the_judge_of_the_harness_agrees_with_every_vector() -> None:
    found = {one["id"]: (verdict(one), one["verdict"]) for one in vectors()}
    assert len(found) >= 300
    assert {key: both for key, both in found.items() if both[0] != both[1]} == {}


def test_the_file_is_what_the_script_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


def test_each_rule_of_the_page_has_vectors_and_each_vector_a_rule() -> None:
    headings = re.findall(r"(?m)^## (.+)$", PAGE.read_text(encoding="utf-8"))
    rules = {heading.lower().replace(" ", "-") for heading in headings} - {"does-the-case-apply"}
    assert {one["rule"] for one in vectors()} == rules


def test_every_verdict_occurs() -> None:
    assert {one["verdict"] for one in vectors()} == VERDICTS


@pytest.mark.skipif(shutil.which("node") is None, reason="the judge in JavaScript needs Node")
def test_the_judge_in_javascript_agrees_with_every_vector() -> None:
    done = subprocess.run(
        ["node", "--test", "--test-reporter=tap", "judge.test.mjs"],
        cwd=FILE.parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert f"# pass {len([*vectors()])}" in done.stdout
