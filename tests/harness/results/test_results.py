"""The result file: complete, or known to be incomplete; the last record of a case counts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.judging.judge import ORDER, Finding, Verdict
from asl_conformance.judging.runner import Result, Run
from asl_conformance.protocol.actions import Advance
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import State
from asl_conformance.results.reading import read_results
from asl_conformance.results.stream import BadResults, ResultsUnwritable, case_record, footer, header
from asl_conformance.results.writing import ResultWriter
from asl_conformance.suite.case import Expectation, digest
from tests.harness.cli.as_process import environment
from tests.harness.sample import sample
from tests.harness.systems import posix

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
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_record_says_what_its_case_asked(tmp_path: Path) -> None:
    _, one, two, _ = lines(write(tmp_path / "run.jsonl", PASS, FAIL))
    assert (one["digest"], two["digest"]) == (digest(sample(1)), digest(sample(2)))
    assert re.fullmatch("[0-9a-f]{12}", one["digest"])
    assert one["digest"] != two["digest"]


@pytest.mark.parametrize(
    "change",
    [
        {"id": "B9.1-1"},
        {"name": "another"},
        {"line": 99},
        {"feature": "x"},
        {"clauses": ()},
        {"tags": ("contested",)},
        {"prose": ()},
        {"expectations": (Expectation("other words", path=("clear",), value=True, line=7),)},
    ],
)
def test_names_prose_and_places_do_not_make_another_case(change: dict[str, Any]) -> None:
    assert digest(sample(1, **change)) == digest(sample(1))


@pytest.mark.parametrize(
    "change",
    [
        {"position": Position(turn=2)},
        {"actions": (Advance(("P",), "F6"),)},
        {"questions": (State(),)},
        {"expectations": (Expectation("the LOS is clear", path=("clear",), value=False),)},
        {"expectations": (Expectation("the LOS is clear", path=("clear",), op="is_not", value=True),)},
        {"expectations": (Expectation("the LOS is clear", path=("hindrance",), value=True),)},
        {"expectations": (Expectation("the LOS is clear", question=1, path=("clear",), value=True),)},
        {"expectations": sample(1).expectations * 2},
    ],
)
def test_what_is_set_up_done_asked_or_claimed_does(change: dict[str, Any]) -> None:
    assert digest(sample(1, **change)) != digest(sample(1))


def test_a_digest_is_of_values_not_of_how_they_are_written() -> None:
    whole, half = ({"expectations": (Expectation("", value={"b": n, "a": 2}),)} for n in (1, 1.0))
    turned = {"expectations": (Expectation("", value={"a": 2, "b": 1}),)}
    assert digest(sample(1, **whole)) == digest(sample(1, **half)) == digest(sample(1, **turned))


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
    done = Run(ENGINE, "current", (taken_back, FAIL))
    stream = read_results(write(tmp_path / "run.jsonl", PASS, FAIL, taken_back, done=done))
    assert [record.verdict for record in stream.cases.values()] == ["protocol-violation", "fail"]


def test_until_the_footer_is_written_the_file_has_another_name(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("of yesterday", encoding="utf-8")
    writer = ResultWriter(path)
    writer.write(header(ENGINE, "current", "abc", 2))
    writer.write(case_record(PASS))
    writer.close()
    assert not path.exists()
    assert (tmp_path / "run.jsonl.old").read_text(encoding="utf-8") == "of yesterday"
    assert len(lines(tmp_path / "run.jsonl.part")) == 2
    for name in ("run.jsonl", "run.jsonl.part"):
        with pytest.raises(BadResults, match=r"has 1 of 2 cases of a run that was ended") as refused:
            read_results(tmp_path / name)
        assert f"run --resume {path} continues it" in str(refused.value)


def test_an_older_file_goes_when_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("of yesterday", encoding="utf-8")
    ResultWriter(path).close()
    assert [file.name for file in tmp_path.iterdir()] == ["run.jsonl.old"]
    write(path, PASS, FAIL)
    assert [file.name for file in tmp_path.iterdir()] == ["run.jsonl"]


def test_an_older_file_that_cannot_be_put_aside_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("of yesterday", encoding="utf-8")
    (tmp_path / "run.jsonl.old" / "kept").mkdir(parents=True)
    with pytest.raises(ResultsUnwritable, match="cannot write"):
        ResultWriter(path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["run.jsonl", "run.jsonl.old"]


@posix
def test_of_a_link_the_target_is_written_and_the_link_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "kept" / "monday.jsonl", tmp_path / "run.jsonl"
    target.parent.mkdir()
    link.symlink_to(target)
    for _ in range(2):  # a link to nothing, and one to an older file
        write(link, PASS, FAIL)
        assert link.is_symlink()
        assert len(read_results(target).cases) == 2
        assert [file.name for file in target.parent.iterdir()] == ["monday.jsonl"]


@posix
def test_a_ring_of_links_cannot_be_written(tmp_path: Path) -> None:
    link = tmp_path / "run.jsonl"
    link.symlink_to(link)
    with pytest.raises(ResultsUnwritable, match="cannot write"):
        ResultWriter(link)


@posix
def test_a_pipe_is_written_straight_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "run.jsonl"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write(pipe, PASS, FAIL)
        text = os.read(reader, 2**16)
    finally:
        os.close(reader)
    assert [json.loads(line)["record"] for line in text.splitlines()] == ["header", "case", "case", "footer"]
    assert pipe.is_fifo()
    assert [file.name for file in tmp_path.iterdir()] == ["run.jsonl"]


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "out", "log"])
def test_where_the_report_goes_is_no_place_for_results(tmp_path: Path, name: str) -> None:
    code = (
        "import sys; from pathlib import Path; from asl_conformance.results.writing import *\n"
        "try: ResultWriter(Path(sys.argv[1]))\n"
        "except ResultsUnwritable as error: print(error)"
    )
    out, log = tmp_path / "out", tmp_path / "log"
    with out.open("wb") as report, log.open("wb") as messages:
        subprocess.run(
            [sys.executable, "-c", code, name],
            stdout=report,
            stderr=messages,
            cwd=tmp_path,
            env=environment(),
            check=True,
        )
    assert f"cannot write the results to {name}: that is where the report" in out.read_text(encoding="utf-8")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["log", "out"]


def test_a_stream_without_any_record_leaves_no_file(tmp_path: Path) -> None:
    ResultWriter(tmp_path / "run.jsonl").close()
    assert not list(tmp_path.iterdir())


def test_a_run_with_cases_not_run_is_not_complete(tmp_path: Path) -> None:
    done = Run(ENGINE, "current", (PASS, Result(sample(2), Verdict("not-run"))), "interrupted")
    last = read_results(write(tmp_path / "run.jsonl", *done.results, done=done)).footer
    assert not last.complete
    assert last.stopped == "interrupted"


@pytest.mark.parametrize("name", ["missing/run.jsonl", "."])
def test_a_file_that_cannot_be_written_is_reported_at_once(tmp_path: Path, name: str) -> None:
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


def records(path: Path, *, sealed: bool) -> list[bytes]:
    """The lines of a complete file of forty cases; those of an older release have no checksums."""
    results = [Result(sample(n), Verdict("pass")) for n in range(1, 41)]
    write(path, *results, done=Run(ENGINE, "current", tuple(results)))
    text = path.read_bytes().splitlines(keepends=True)
    return text if sealed else [re.sub(rb',"checksum":"\w+"', b"", line) for line in text]


def meddled(path: Path, how: str, *, sealed: bool) -> None:
    text = records(path, sealed=sealed)
    match how:
        case "missing":
            del text[13]
        case "doubled":
            text.insert(14, text[13])
        case "changed":
            text[13] = text[13].replace(b'"pass"', b'"fail"')
        case "moved":
            text[13], text[14] = text[14], text[13]
        case "counts":
            text[-1] = text[-1].replace(b'"pass":40', b'"pass":41')
        case "conforms":
            text[-1] = text[-1].replace(b'"conforms":true', b'"conforms":false')
        case "two runs":
            text[14:14] = text[:1]
    path.write_bytes(b"".join(text))


@pytest.mark.parametrize(
    ("how", "place"),
    [
        ("missing", r":14: B27\.1-14 does not follow B27\.1-12"),
        ("doubled", r":15: B27\.1-13 is there twice, first in line 14"),
        ("changed", r":14: B27\.1-13 does not follow B27\.1-12"),
        ("moved", r":14: B27\.1-14 does not follow B27\.1-12"),
        ("counts", r":42: the footer does not follow B27\.1-40"),
        ("conforms", r":42: the footer does not follow B27\.1-40"),
        ("two runs", r":15: the header is there twice, first in line 1"),
    ],
)
def test_what_was_changed_in_a_file_is_named_by_line_and_case(how: str, place: str, tmp_path: Path) -> None:
    meddled(tmp_path / "run.jsonl", how, sealed=True)
    with pytest.raises(BadResults, match=r"run\.jsonl" + place):
        read_results(tmp_path / "run.jsonl")


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ("missing", "42: the header announces 40 cases, but there are 39, the last is B27.1-40"),
        ("doubled", "15: B27.1-13 is there twice, first in line 14"),
        ("changed", "42: the footer counts 40 cases as pass, but there are 39"),
        ("counts", "42: the footer counts 41 cases as pass, but there are 40, the last of them B27.1-40"),
        ("two runs", "15: the header is there twice"),
    ],
)
def test_a_file_of_an_older_release_is_counted_again(how: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b"".join(records(path, sealed=False)))
    assert len(read_results(path).cases) == 40
    meddled(path, how, sealed=False)
    with pytest.raises(BadResults) as refused:
        read_results(path)
    assert text.partition(": ")[2] in str(refused.value)


def test_a_line_without_its_checksum_is_no_line_of_a_file_that_has_them(tmp_path: Path) -> None:
    text = records(tmp_path / "run.jsonl", sealed=True)
    for number in range(1, 42):
        bare = [*text]
        bare[number] = re.sub(rb',"checksum":"\w+"', b"", bare[number])
        (tmp_path / "run.jsonl").write_bytes(b"".join(bare))
        with pytest.raises(BadResults, match=f":{number + 1}: "):
            read_results(tmp_path / "run.jsonl")
