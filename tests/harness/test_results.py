"""The result file: whole or known to be cut off, and the last record of a case counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.judge import ORDER, Finding, Verdict
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.results import (
    BadResults,
    ResultsUnwritable,
    ResultWriter,
    case_record,
    footer,
    header,
    read_results,
)
from asl_conformance.runner import Result, Run
from tests.harness.sample import sample

ENGINE = Capabilities(1, "my-engine", "2.1", "Rust")
PASS = Result(sample(1), Verdict("pass"), ("B27.1 it is clear",))
FAIL = Result(sample(2), Verdict("fail", (Finding("fail", "the LOS is clear", "los", True, False),)))
DONE = Run(ENGINE, "current", (PASS, FAIL))


def write(path: Path, *results: Result, done: Run = DONE) -> Path:
    writer = ResultWriter(path)
    writer.write(header(ENGINE, "current", "abc", len(done.results)))
    for result in results:
        writer.write(case_record(result))
    writer.finish(footer(done))
    writer.close()
    return path


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_stream_has_a_header_a_record_a_case_and_a_footer(tmp_path: Path) -> None:
    first, one, two, last = lines(write(tmp_path / "run.jsonl", PASS, FAIL))
    assert (first["record"], first["engine"], first["engine_version"]) == ("header", "my-engine", "2.1")
    assert (first["edition"], first["suite"], first["cases"]) == ("current", "abc", 2)
    assert (one["id"], one["verdict"], one["reasons"]) == ("B27.1-1", "pass", ["B27.1 it is clear"])
    assert two["findings"] == [
        {"kind": "fail", "expected": "the LOS is clear", "asked": "los", "wanted": True, "got": False}
    ]
    assert (last["record"], last["complete"], last["conforms"]) == ("footer", True, False)
    assert last["counts"] == {kind: int(kind in ("pass", "fail")) for kind in ORDER}


def test_a_stream_reads_back_as_it_was_written(tmp_path: Path) -> None:
    stream = read_results(write(tmp_path / "run.jsonl", PASS, FAIL))
    assert list(stream.cases.values()) == [case_record(PASS), case_record(FAIL)]
    assert stream.footer.counts["pass"] == 1


def test_the_last_record_of_a_case_counts(tmp_path: Path) -> None:
    taken_back = Result(PASS.case, Verdict("protocol-violation"))
    stream = read_results(write(tmp_path / "run.jsonl", PASS, FAIL, taken_back))
    assert [record.verdict for record in stream.cases.values()] == ["protocol-violation", "fail"]


def test_until_the_footer_is_written_the_file_has_another_name(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("of yesterday")
    writer = ResultWriter(path)
    writer.write(header(ENGINE, "current", "abc", 1))
    writer.close()
    assert path.read_text() == "of yesterday"
    assert len(lines(tmp_path / "run.jsonl.part")) == 1
    with pytest.raises(BadResults, match=r"run\.jsonl\.part:1: the footer is missing, the run was cut off"):
        read_results(tmp_path / "run.jsonl.part")


def test_a_stream_without_any_record_leaves_no_file(tmp_path: Path) -> None:
    ResultWriter(tmp_path / "run.jsonl").close()
    assert not list(tmp_path.iterdir())


def test_a_run_with_cases_not_run_is_not_complete(tmp_path: Path) -> None:
    done = Run(ENGINE, "current", (PASS, Result(sample(2), Verdict("not-run"))), "interrupted")
    last = read_results(write(tmp_path / "run.jsonl", *done.results, done=done)).footer
    assert not last.complete
    assert last.stopped == "interrupted"


@pytest.mark.parametrize("name", ["missing/run.jsonl", "."])
def test_a_file_that_cannot_be_written_is_told_at_once(tmp_path: Path, name: str) -> None:
    with pytest.raises(ResultsUnwritable, match="cannot write"):
        ResultWriter(tmp_path / name)


def test_a_malformed_line_is_named_by_its_number(tmp_path: Path) -> None:
    path = write(tmp_path / "run.jsonl", PASS)
    first, record, last = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join((first, record.replace(b'"pass"', b'"splendid"'), last)))
    with pytest.raises(BadResults, match=r"run\.jsonl:2: .*splendid"):
        read_results(path)


def test_no_text_from_an_engine_ends_a_line(tmp_path: Path) -> None:
    nasty = Result(sample(1), Verdict("pass"), ("one\ntwo\u2028three\r",))
    stream = read_results(write(tmp_path / "run.jsonl", nasty, done=Run(ENGINE, "current", (nasty,))))
    assert stream.cases["B27.1-1"].reasons == nasty.reasons
    assert msgspec.json.encode(stream.header)
