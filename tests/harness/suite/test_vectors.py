"""Exported and read back, the cases are the same; a file cut off or changed is reported with the line."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import readings
from asl_conformance.suite.case import Suite, plain
from asl_conformance.suite.vectors import BadVectors, VectorHeader, lines, others, own_digest, parse, read
from tests.often import every


@pytest.fixture(scope="module")
def suite() -> Suite:
    whole = load_cases()
    return Suite(whole.digest, whole.cases[:40])


def test_the_suite_survives_its_export(suite: Suite, tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b"".join(lines(suite)))
    assert read(path) == suite


def test_all_of_the_suite_survives_its_export() -> None:
    whole, nth = load_cases(), every(4)
    share = Suite(whole.digest, whole.cases[::nth], whole.derived[::nth])
    assert parse(lines(share), "suite") == share


def test_a_vector_is_plain_json_that_says_all_there_is_to_ask(suite: Suite) -> None:
    vector = json.loads(list(lines(suite))[1])
    assert vector["id"] == suite.cases[0].id
    assert set(vector) >= {"id", "requirements", "clauses", "position", "questions", "expectations", "prose"}


def test_a_file_that_was_cut_off_is_known(suite: Suite) -> None:
    with pytest.raises(BadVectors, match="the header announces 40 cases, but there are 39"):
        parse(list(lines(suite))[:-1], "x.jsonl")


@pytest.mark.parametrize(
    ("number", "line", "problem"),
    [
        (0, b"", r"x\.jsonl:1: "),
        (0, b'{"record":"suite","format":9,"harness":"","digest":"","cases":40}', r"x\.jsonl:1: format 9"),
        (3, b"{", r"x\.jsonl:4: "),
        (3, b'{"id": 1}', r"x\.jsonl:4: .*id"),
    ],
)
def test_a_bad_line_is_named(suite: Suite, number: int, line: bytes, problem: str) -> None:
    text = list(lines(suite))
    text[number] = line
    with pytest.raises(BadVectors, match=problem):
        parse(text, "x.jsonl")


def test_one_id_stands_for_one_case(suite: Suite) -> None:
    text = list(lines(suite))
    text[2] = text[1]
    with pytest.raises(BadVectors, match="the same id"):
        parse(text, "x.jsonl")


def test_the_header_says_how_the_cases_were_chosen(suite: Suite) -> None:
    head = json.loads(next(lines(suite, "older", ("B9.2",), "wall")))
    assert (head["edition"], head["clauses"], head["expression"]) == ("older", ["B9.2"], "wall")
    assert head["readings"]["B9.324-hidden-claim"] == readings.load()["B9.324-hidden-claim"].reference
    assert len(head["content"]) == 16
    assert json.loads(next(lines(suite)))["edition"] == ""
    others = {json.loads(next(lines(Suite("a", suite.cases[:n]))))["content"] for n in (1, 2, 3)}
    assert len(others) == 3


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (b'"value":true', b'"value":false', r"x\.jsonl:\d+: \S+ was changed: its digest"),
        (b'"name":"B9', b'"name":"C9', r"x\.jsonl: the cases were changed: their digest"),
        (b'"requirements":["B9', b'"requirements":["C9', r"x\.jsonl: the cases were changed: their digest"),
    ],
)
def test_a_case_that_was_changed_after_the_export_is_named(
    suite: Suite, old: bytes, new: bytes, problem: str
) -> None:
    text = list(lines(suite))
    index = next(n for n, line in enumerate(text) if n and old in line)
    text[index] = text[index].replace(old, new)
    with pytest.raises(BadVectors, match=problem):
        parse(text, "x.jsonl")


def test_a_case_put_in_the_place_of_another_is_noticed(suite: Suite) -> None:
    text = list(lines(suite))
    text[2] = text[2].replace(suite.cases[1].id.encode(), b"B9.99-1")
    with pytest.raises(BadVectors, match="the cases were changed"):
        parse(text, "x.jsonl")


def test_a_file_of_an_older_release_is_read_without_digests(suite: Suite) -> None:
    old = VectorHeader(1, "0.0.9", suite.digest, 40)
    bare = [msgspec.json.encode(plain(case)) for case in suite.cases]
    assert parse([msgspec.json.encode(old), *bare], "x.jsonl") == suite


def test_cases_that_are_asked_or_counted_otherwise_are_others(suite: Suite) -> None:
    whole = load_cases()
    assert others(suite, whole) == ()
    first, *rest = suite.cases
    for field, value in (("until", ("x",)), ("requirements", ()), ("expectations", ()), ("id", "B9.99-1")):
        changed = Suite("", (replace(first, **{field: value}), *rest))
        assert [case.feature for case in others(changed, whole)] == [first.feature]
        assert own_digest(changed) != own_digest(suite)
    assert others(Suite("", (replace(first, line=first.line + 1, name="moved"), *rest)), whole) == ()
