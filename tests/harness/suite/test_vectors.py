"""Exported, read back: the same cases; cut off or touched: said so, with the line."""

import json
from pathlib import Path

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import Suite
from asl_conformance.suite.vectors import BadVectors, lines, parse, read
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
