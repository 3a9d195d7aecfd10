"""The command ``lab``: what it opens, how it ends, and what it says where its extra is not installed."""

from __future__ import annotations

import importlib.util
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.cli.lab import _open
from asl_conformance.lab.desk import Desk
from asl_conformance.lab.document import empty
from asl_conformance.lab.journal import Shelf
from asl_conformance.lab.link import link
from asl_conformance.suite.case import Case, plain
from tests.harness.sample import samples


def test_without_its_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else real(name))
    result = CliRunner().invoke(main, ["lab"])
    assert result.exit_code == 2
    assert "pip install starlette uvicorn" in " ".join(result.output.split())


def test_nothing_of_it_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, asl_conformance.cli; print([m for m in sys.modules if m in ('starlette', 'uvicorn')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--edition", "1987"],
        ["no-such-case-anywhere.json"],
        ["--port", "99999"],
        ["--reading", "B16.31-dc=none"],
    ],
)
def test_what_cannot_be_is_a_usage_error(tmp_path: Path, arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["lab", "--no-browser", "--folder", str(tmp_path), *arguments])
    assert result.exit_code == 2, result.output


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or sys.platform == "win32", reason="Ctrl-C as a signal")
def test_it_prints_its_address_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn", reason="the extra lab is not installed")
    command = [sys.executable, "-m", "asl_conformance", "lab", "--no-browser", "--folder", str(tmp_path)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    try:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        with urllib.request.urlopen(address, timeout=60) as page:
            assert b"<title>lab" in page.read()
    finally:
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "continues from here" in out


def desk(folder: Path, cases: list[Case] | None = None) -> Desk:
    found = {case.id: case for case in cases or []}
    return Desk(Shelf(folder), "current", found.get)


def written(folder: Path, value: Any) -> str:
    path = folder / "given.json"
    path.write_bytes(msgspec.json.encode(value))
    return str(path)


def test_it_opens_cases_positions_requests_findings_boards_links_and_steps(tmp_path: Path) -> None:
    made, case = desk(tmp_path / "lab"), samples(1)[0]
    position = {"hexes": {"B3": {"terrain": "woods"}}}
    given: list[Any] = [
        plain(case),
        position,
        {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "evaluate",
            "params": {"edition": "current", "position": position, "questions": []},
        },
        {"kind": "differs", "board": 1, "position": position},
        {"format": 1, "name": "x", "source": {"archive": "x", "losdata_sha256": "0"}, "position": position},
    ]
    for value in given:
        _open(made, written(tmp_path, value))
        assert made.journal.document.data["position"]["hexes"]
    steps = tmp_path / "steps.txt"
    steps.write_text(
        "Given B3 is grain\nWhen LOS is traced between B2 and B4\nThen the LOS is clear\n", encoding="utf-8"
    )
    _open(made, str(steps))
    assert made.journal.document.data["ticks"][0]["value"] is True
    _open(made, link(empty(title="by link")))
    assert made.journal.document.data["title"] == "by link"


def test_what_was_begun_before_is_gone_on_with(tmp_path: Path) -> None:
    made = desk(tmp_path)
    given = written(tmp_path, {"hexes": {"B3": {"terrain": "woods"}}})
    _open(made, given)
    made.say("B4 is grain")
    made.open_example(0)
    _open(made, given)
    assert set(made.journal.document.data["position"]["hexes"]) == {"B3", "B4"}


def test_a_result_file_is_the_list_of_its_failures(tmp_path: Path) -> None:
    from asl_conformance.judging.judge import Finding
    from asl_conformance.results.stream import FORMAT, CaseRecord, Footer, Header

    case, other = samples(2)
    lines = [
        Header(FORMAT, "0", "mine", "1", "C", "current", "0", 2, "2026-01-01T00:00:00Z"),
        CaseRecord(case.id, case.name, "fail", case.clauses, (), "x.feature", 1, (Finding("fail", "x"),)),
        CaseRecord(other.id, other.name, "pass", other.clauses, (), "x.feature", 2),
        Footer("2026-01-01T00:00:01Z", True, False, {"fail": 1, "pass": 1}),
    ]
    file = tmp_path / "run.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in lines))
    made = desk(tmp_path / "lab", [case])
    _open(made, str(file))
    assert [one.id for one in made.failed] == [case.id]
    assert made.journal.head.name == case.id
