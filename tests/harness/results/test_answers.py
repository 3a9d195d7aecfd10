"""Recorded answers: which files are refused, with which words, and what is judged of the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.adapters.base import EngineLost
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.results.answers import BadAnswers, RecordedEngine, parse, read
from asl_conformance.suite.case import digest, request_params
from tests.harness.sample import samples

KNOWN = {"protocol": 1, "name": "phone", "questions": {"los": ["clear"]}}
HEAD = {"record": "answers", "format": 1, "capabilities": KNOWN}
CLEAR = {"outcomes": [{"answer": {"clear": True}}]}
END = {"record": "end"}
CLOSED = "the engine was closed"


def answer(case: str, **fields: Any) -> dict[str, Any]:
    return {"record": "answer", "case": case, **fields}


def text(*records: Any) -> list[bytes]:
    return [record if isinstance(record, bytes) else json.dumps(record).encode() for record in records]


def replies(*records: Any, count: int = 2) -> tuple[dict[str, Reply], str]:
    """The replies to the first sample cases, and why the others have none."""
    cases = samples(count)
    engine = RecordedEngine(
        parse(text(HEAD, *records), "a.jsonl"), {case.id: digest(case) for case in samples(3)}
    )
    found: dict[str, Reply] = {}
    try:
        found.update(engine.evaluate_many([(case.id, request_params(case, "current")) for case in cases]))
    except EngineLost as lost:
        return found, str(lost)
    return found, ""


@pytest.mark.parametrize(
    ("records", "problem"),
    [
        ([], "a.jsonl:1: the first line must be the header"),
        ([answer("B27.1-1", result=CLEAR)], "a.jsonl:1: the first line must be the header"),
        ([HEAD | {"format": 2}], "a.jsonl:1: format 2 is unknown, only 1 is known; judge it with"),
        (
            [HEAD | {"capabilities": {"name": "x"}}],
            "a.jsonl:1: the answer to initialize is not as",
        ),
        ([HEAD | {"capabilities": 3}], "write into capabilities what the engine answers to initialize"),
        ([HEAD | {"colour": 1}], "a.jsonl:1: Object contains unknown field `colour`; asl-conformance schema"),
        ([HEAD, HEAD], "a.jsonl:2: a second header; judge each recording by itself"),
        ([HEAD, END, answer("B27.1-1", result=CLEAR)], "a.jsonl:3: a line after the end"),
        ([HEAD, b'{"record":"answer","ca'], "a.jsonl:2: Input data was truncated; asl-conformance schema"),
        ([HEAD, b"\xff\xfe{"], "a.jsonl:2: JSON is malformed"),
        ([HEAD, b"", answer("B27.1-1")], "a.jsonl:3: B27.1-1: exactly one of result, error and failure"),
        (
            [HEAD, answer("B27.1-1", result=CLEAR, failure="crash")],
            "a.jsonl:2: B27.1-1: exactly one of result, error and failure is expected; there is result",
        ),
        (
            [HEAD, answer("B27.1-1", result=CLEAR), answer("B27.1-1", result=CLEAR)],
            "a.jsonl:3: B27.1-1 is there twice, first in line 2; remove one of the two",
        ),
        ([HEAD, answer("B27.1-1", failure="shy")], "a.jsonl:2: Invalid enum value 'shy' - at `$.failure`"),
    ],
)
def test_a_bad_line_is_named_with_the_way_out(records: list[Any], problem: str) -> None:
    with pytest.raises(BadAnswers) as caught:
        parse(text(*records), "a.jsonl")
    assert str(caught.value).startswith(problem) or problem in str(caught.value)
    assert any(way in str(caught.value) for way in ("schema answer-record", "judge", "remove", "write into"))


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + b"\r\n".join(text(HEAD, answer("B27.1-1", result=CLEAR))) + b"\r\n")
    assert [(number, one.case) for number, one in read(file).lines] == [(2, "B27.1-1")]


def test_replies_are_checked_as_those_of_an_engine() -> None:
    found, _ = replies(
        answer("B27.1-1", result={"outcomes": [{"answer": {"clear": "yes"}}]}),
        answer("B27.1-2", error={"code": -32603, "message": "no idea"}),
    )
    wrong = found["B27.1-1"]
    assert isinstance(wrong, Failure)
    assert wrong.kind == "protocol-violation"
    assert wrong.text == 'outcomes[0].answer.clear: Expected `bool`, got `str`: "yes"'
    assert found["B27.1-2"] == Failure("error", "no idea (-32603)")


def test_a_reply_nested_too_deeply_breaks_the_protocol() -> None:
    deep = json.loads("[" * 70 + "]" * 70)
    found, _ = replies(
        answer("B27.1-1", result={"outcomes": [{"answer": {"clear": True, "x": deep}}]}), count=1
    )
    reply = found["B27.1-1"]
    assert isinstance(reply, Failure)
    assert "nested too deeply" in reply.text


def test_a_failure_after_the_answer_counts() -> None:
    found, _ = replies(
        answer("B27.1-1", result=CLEAR), answer("B27.1-1", failure="crash", text="killed"), count=1
    )
    assert found["B27.1-1"] == Failure("crash", "killed")


def test_an_answer_to_another_case_of_the_name_is_passed_over() -> None:
    lines = (answer("B27.1-1", digest="0" * 12, result=CLEAR), answer("B99-1", result=CLEAR))
    found, why = replies(*lines, answer("B27.1-2", result=CLEAR))
    assert isinstance(found.pop("B27.1-2"), Outcomes)
    assert (found, why) == ({}, "a.jsonl has no answer to 1 of 2 cases")
    engine = RecordedEngine(parse(text(HEAD, *lines), "a.jsonl"), {"B27.1-1": digest(samples(1)[0])})
    assert [(number, one.case) for number, one in engine.passed_over] == [(2, "B27.1-1"), (3, "B99-1")]


@pytest.mark.parametrize(
    ("count", "why"), [(1, ""), (2, "the engine was closed"), (3, "the engine was closed")]
)
def test_a_run_that_stopped_stopped_for_its_own_cases_only(count: int, why: str) -> None:
    """A part of which every case was answered is whole, though the run was not."""
    given = (answer("B27.1-1", result=CLEAR), answer("B27.1-2", result=CLEAR))
    assert replies(*given, END | {"stopped": CLOSED}, count=count)[1] == why
