"""The session on the protocol page is real: the harness sends such lines, the reference answers so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.meaning import MISSING, look_up
from asl_conformance.judging.naming import verb
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import Capabilities, EvaluateParams, EvaluateResult, hello
from asl_conformance.protocol.vocabulary import Phase
from asl_conformance.suite.case import plain
from asl_reference.protocol.requests import evaluate

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
        response, questions = SAID[line["id"]], line["params"]["questions"]
        kinds |= response.keys() & {"error"}
        outcomes = response["result"]["outcomes"] if "result" in response else []
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
        shown, right = SAID[line["id"]], answered[line["id"]]
        assert ("error" in shown) is ("error" in right)
        if "error" in shown:
            assert shown["error"]["code"] == right["error"]["code"]
            continue
        for mine, due in zip(shown["result"]["outcomes"], right["result"]["outcomes"], strict=True):
            if "unsupported" not in mine:
                ((kind, fields),) = mine.items()
                values = {name: value for name, value in fields.items() if name != "why"}
                assert values == {name: look_up(due.get(kind, {}), (name,)) for name in values}
                assert MISSING not in values.values()


EACH = 12
"""Most cases of a verb that are asked without their phase."""


def rows_of_phases() -> list[tuple[str, str]]:
    """Each verb of the table of phases, with its phase if the position names none."""
    table = PAGE.partition("| verbs | phases |")[2].partition("\n\n")[0]
    rows = [row.strip("| ").split(" | ") for row in table.splitlines()[2:]]
    own = [(verbs, re.match(r"[A-Z]\w*Ph\b", default)) for verbs, _, default in rows]
    return [(verb, phase[0]) for verbs, phase in own if phase for verb in re.findall(r"`(\w+)`", verbs)]


def asked_of_the_reference(position: Json, actions: list[Json], question: Json) -> Json:
    """The outcome of one question after the actions."""
    params = {"edition": "current", "position": position, "actions": actions, "questions": [question]}
    outcome: Json = evaluate(params)["outcomes"][0]
    return outcome


@pytest.mark.parametrize(("verb_", "phase"), rows_of_phases())
def test_where_no_phase_is_named_an_action_is_of_the_phase_that_the_page_says(verb_: str, phase: str) -> None:
    """An action of the suite in that phase is also legal with no phase named, for the same MF."""
    cases = (case for case in load_cases().cases if case.position.phase == phase and not case.readings)
    doing = (case for case in cases if verb_ in map(verb, case.actions) and not case.since and not case.until)
    compared = 0
    for case in islice(doing, EACH):
        number = [verb(action) for action in case.actions].index(verb_)
        *before, action = plain(case.actions[: number + 1])
        position = {key: value for key, value in plain(case.position).items() if key != "ending"}
        nameless = {key: value for key, value in position.items() if key != "phase"}
        named, bare = (
            asked_of_the_reference(one, before, {"ask": "may", "action": action}).get("answer", {})
            for one in (position, nameless)
        )
        if named.get("allowed"):
            compared += 1
            assert (bare["allowed"], bare["cost"]) == (True, named["cost"]), case.id
    assert compared


def test_a_broken_unit_goes_beneath_as_a_rout_where_no_phase_is_named() -> None:
    unit = {"side": "German", "type": "squad", "hex": "B2", "status": ["broken"]}
    foxhole = {"f": {"type": "foxhole", "hex": "B2", "size": 1}}
    action = {"do": "go_beneath", "units": ["A"], "cover": "foxhole"}
    position = {"units": {"A": unit}, "counters": foxhole}
    state = {"ask": "state"}
    answered = [
        asked_of_the_reference(one, [action], state)
        for one in (position, {**position, "phase": "RtPh"}, {**position, "phase": "MPh"})
    ]
    assert answered[0] == answered[1]
    assert answered[0]["answer"]["units"]["A"]["mf_left"] == 5
    assert "illegal" in answered[2]


def test_the_suite_does_nothing_in_a_phase_that_the_page_does_not_name() -> None:
    """Each verb of the page has an action in one of its phases, and no action in another."""
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
    assert len(named) > 20
    assert {name: odd for name, phases in named.items() if (odd := done.get(name, set()) - phases)} == {}
    assert [name for name in named if not done.get(name)] == []
