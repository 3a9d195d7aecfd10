"""The session on the protocol page is one: the harness sends such lines, and the reference answers so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.meaning import MISSING, look_up
from asl_conformance.judging.naming import verb
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import Capabilities, EvaluateParams, EvaluateResult, hello
from asl_conformance.protocol.vocabulary import Phase
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


def test_the_suite_does_nothing_in_a_phase_that_the_page_does_not_name() -> None:
    """And of each verb that is named it has an action in some phase that is named, and none in another."""
    table = PAGE.partition("| verbs | phases |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    named = {
        verb: {phase for phase in get_args(Phase) if phase and re.search(rf"\b{phase}\b", phases)}
        for verbs, phases in rows
        for verb in re.findall(r"`(\w+)`", verbs)
    }
    done: dict[str, set[str]] = {}
    for case in load_cases().cases:
        refused = any(claim.op == "illegal" for claim in case.expectations)
        if case.position.phase and not refused and all(verb(one) != "end_phase" for one in case.actions):
            for action in case.actions:
                done.setdefault(verb(action), set()).add(case.position.phase)
    named["go_beneath"].discard("APh")
    assert len(named) > 20
    assert {name: odd for name, phases in named.items() if (odd := done.get(name, set()) - phases)} == {}
    assert [name for name in named if not done.get(name)] == []
