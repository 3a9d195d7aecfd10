"""The command ``lab``: what it opens, how it ends, and its message if the extra is not installed."""

from __future__ import annotations

import http.client
import importlib.util
import json
import random
import shutil
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.cli.lab import _open
from asl_conformance.drawing.picture import hex_name
from asl_conformance.lab.desk import Desk
from asl_conformance.lab.document import empty
from asl_conformance.lab.journal import Shelf, read
from asl_conformance.lab.link import unlink
from asl_conformance.suite.case import Case, plain
from asl_conformance.suite.lab_link import PREFIX, link
from tests.harness.cli.as_process import wait_for
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


class Ended(NamedTuple):
    """How a lab ended: its exit code and what it printed."""

    code: int
    out: str
    err: str


def lived(
    folder: Path, act: Callable[[str], None], *limits: str, end: signal.Signals = signal.SIGINT
) -> Ended:
    """A lab over that folder, ended by Ctrl-C or another signal after ``act`` was called with its address."""
    pytest.importorskip("uvicorn", reason="the extra lab is not installed")
    command = [sys.executable, "-m", "asl_conformance", "lab", "--no-browser", "--folder", str(folder)]
    running = subprocess.Popen(
        [*limits, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert running.stdout is not None
        act(running.stdout.readline().strip())
    finally:
        running.send_signal(end)
        out, err = running.communicate(timeout=60)
    return Ended(running.returncode, out, err)


def said(address: str, steps: str) -> dict[str, Any]:
    """What the lab answers to steps."""
    place: dict[str, Any] = {}
    for name, more in (("since", {}), ("say", {"steps": steps})):
        body = json.dumps({**place, **more}).encode()
        asked = urllib.request.Request(
            f"{address}api/{name}", body, {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=60) as reply:
            now = json.load(reply)
        place = {"serial": now["serial"], "version": now["version"]}
    return dict(now)


by_signal = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C as a signal")


@by_signal
def test_it_prints_its_address_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    def look(address: str) -> None:
        with urllib.request.urlopen(address, timeout=60) as page:
            assert b"<title>lab" in page.read()

    done = lived(tmp_path, look)
    assert (done.code, done.err) == (0, "")
    assert "ended; nothing was changed" in done.out
    done = lived(tmp_path, lambda address: said(address, "B3 is woods"))
    assert (done.code, done.err) == (0, "")
    (kept,) = Shelf(tmp_path).files()
    assert f"continues from here ({kept.name})" in done.out


def a_file_in_its_place(folder: Path) -> None:
    folder.parent.touch()


def a_folder_removed_meanwhile(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.touch()


@by_signal
@pytest.mark.parametrize(
    ("before", "meanwhile", "limits", "why"),
    [
        (a_file_in_its_place, None, (), "is no folder"),
        (None, a_folder_removed_meanwhile, (), "is no folder"),
        (None, None, ("sh", "-c", 'ulimit -f 1; exec "$@"', "sh"), "File too large"),
    ],
    ids=["a file in its place", "the folder removed meanwhile", "a size limit"],
)
def test_what_is_not_on_disk_at_the_end_is_printed(
    tmp_path: Path,
    before: Callable[[Path], None] | None,
    meanwhile: Callable[[Path], None] | None,
    limits: tuple[str, ...],
    why: str,
) -> None:
    folder = tmp_path / "home" / "lab"
    if before:
        before(folder)

    def act(address: str) -> None:
        said(address, "B3 is woods")
        if meanwhile:
            meanwhile(folder)
        now = said(address, "\n".join(f"{hex_name((c, 5))} is grain" for c in range(33)))
        assert why in now["unkept"]
        assert now["due"] >= 1

    done = lived(folder, act, *limits)
    assert done.code == 2
    assert f"not on the disk: {folder}" in done.err, done.err
    assert why in done.err
    assert "continues from here (" not in done.out
    data = unlink(next(line for line in done.out.splitlines() if line.startswith(PREFIX)))
    assert {"B3", "A5", "GG5"} <= set(data["position"]["hexes"])


@by_signal
@pytest.mark.parametrize("seed", range(2))
def test_a_killed_lab_has_kept_what_it_reported_as_kept(tmp_path: Path, seed: int) -> None:
    """It is killed while edits come in; each edit that was answered as kept is there at the next start."""
    answered: list[str] = []

    def edits(address: str) -> None:
        for name in (hex_name((c, r)) for r in range(1, 10) for c in range(10)):
            try:
                now = said(address, f"{name} is woods")
            except (OSError, http.client.HTTPException):  # it is dead
                return
            if not now["unkept"]:
                answered.append(name)

    def act(address: str) -> None:
        editing.append(threading.Thread(target=edits, args=(address,), daemon=True))
        editing[0].start()
        least = random.Random(seed).randint(1, 25)
        wait_for(lambda: len(answered) >= least)

    editing: list[threading.Thread] = []
    assert lived(tmp_path, act, end=signal.SIGKILL).code == -signal.SIGKILL
    editing[0].join(60)
    (path,) = Shelf(tmp_path).files()
    assert set(answered) <= set(read(path).document.data["position"]["hexes"])


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
