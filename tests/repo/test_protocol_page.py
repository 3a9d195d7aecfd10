"""The session on the protocol page is one: the harness sends such lines, and the reference answers so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from asl_conformance.judging.meaning import MISSING, look_up
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import Capabilities, EvaluateParams, EvaluateResult, hello
from asl_conformance.suite.case import plain

Json = dict[str, Any]
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LINES: list[Json] = [
    json.loads(line) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S) for line in block.splitlines()
]
SENT = [line for line in LINES if "method" in line]
SAID = {line["id"]: line for line in LINES if "method" not in line}
ASKED = [line for line in SENT if line["method"] == "evaluate"]
KNOWN = SAID[SENT[0]["id"]]["result"]


def test_the_harness_sends_such_lines() -> None:
    assert [line["method"] for line in SENT] == ["initialize", *["evaluate"] * len(ASKED), "shutdown"]
    assert SENT[0]["params"] == hello()
    for line in ASKED:
        asked = msgspec.convert(line["params"], EvaluateParams)
        assert plain(asked) == line["params"]


def test_an_engine_may_say_so() -> None:
    assert msgspec.convert(KNOWN, Capabilities).questions.keys() <= ANSWERS.keys()
    kinds: set[str] = set()
    for line in ASKED:
        said, questions = SAID[line["id"]], line["params"]["questions"]
        kinds |= said.keys() & {"error"}
        outcomes = said["result"]["outcomes"] if "result" in said else []
        msgspec.convert({"outcomes": outcomes}, EvaluateResult)
        for question, outcome in zip(questions, outcomes, strict=bool(outcomes)):
            kinds |= outcome.keys()
            declared = KNOWN["questions"].get(question["ask"], [])
            assert outcome.get("answer", {}).keys() - {"why"} <= set(declared)
            assert ("unsupported" in outcome) is (question["ask"] not in KNOWN["questions"])
        assert {action["do"] for action in line["params"].get("actions", ())} <= set(KNOWN["actions"])
    assert kinds == {"answer", "illegal", "unsupported", "gone", "error"}


def test_the_reference_answers_so() -> None:
    text = "".join(f"{json.dumps(line)}\n" for line in SENT)
    done = subprocess.run(
        [sys.executable, "-m", "asl_reference"], input=text, capture_output=True, encoding="utf-8", check=True
    )
    answered = {line["id"]: line for line in map(json.loads, done.stdout.splitlines())}
    for line in ASKED:
        said, right = SAID[line["id"]], answered[line["id"]]
        assert ("error" in said) is ("error" in right)
        if "error" in said:
            assert said["error"]["code"] == right["error"]["code"]
            continue
        for mine, due in zip(said["result"]["outcomes"], right["result"]["outcomes"], strict=True):
            if "unsupported" not in mine:
                ((kind, fields),) = mine.items()
                values = {name: value for name, value in fields.items() if name != "why"}
                assert values == {name: look_up(due.get(kind, {}), (name,)) for name in values}
                assert MISSING not in values.values()
