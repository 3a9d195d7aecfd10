"""The pack of the lab in a browser tab: all that it needs is there, and nothing that a browser lacks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import stage_lab, tab_packages
from tests.lab.alone_script import MISSING

SCRIPT = """
import json, sys
from pathlib import Path
from asl_conformance.lab.tab import Tab
tab = Tab(Path(sys.argv[1]), lambda: ())
tab.begin("null", 1)
found = {}
for path, told in json.loads(sys.argv[2]):
    status, kind, data, _ = tab.call(path, json.dumps(told))
    found[path] = [status, len(data)]
missing = set(sys.argv[3].split()) & {name.partition(".")[0] for name in sys.modules}
print(json.dumps([found, sorted(missing)]))
"""
REQUESTS = [
    ("api/boot", {}),
    ("api/since", {}),
    ("api/problems", {}),
    ("api/ask", {"engine": "reference", "edition": "older"}),
    ("api/ask", {"engine": "wrong:entrenched-see-over-walls", "edition": "current"}),
    ("api/seen", {"hex": "E5", "edition": "current"}),
    ("api/explain", {"name": "B27.3"}),
    ("api/explain", {"name": "foxhole"}),
    ("api/readings", {"words": "wire"}),
    ("api/requirements", {"words": "wire"}),
    ("api/draft", {}),
    ("api/open", {"what": {"text": "Given B3 is woods"}}),
    ("export/board.svg", {}),
]


@pytest.fixture
def without_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The packages of others are those of this Python."""
    monkeypatch.setattr(tab_packages, "listed", lambda: ())


@pytest.mark.usefixtures("without_packages")
def test_the_pack_alone_does_what_the_page_asks(tmp_path: Path) -> None:
    stage_lab.unpack(stage_lab.packed(stage_lab.core()), tmp_path / "lab")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "files"), json.dumps(REQUESTS), " ".join(MISSING)]
    done = subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=False,
        env=environment | {"PYTHONPATH": str(tmp_path / "lab")},
    )
    assert done.returncode == 0, done.stderr
    found, missing = json.loads(done.stdout)
    assert {path: status for path, (status, _) in found.items()} == {path: 200 for path, _ in REQUESTS}
    assert missing == []


def test_the_pack_has_no_command_line_and_no_starters() -> None:
    names = [path.relative_to(stage_lab.ROOT).as_posix() for path in stage_lab.needed()]
    assert "harness/asl_conformance/lab/tab.py" in names
    assert not [name for name in names if "/cli/" in name or "/starters/" in name]


def test_the_first_picture_has_the_answers_about_it() -> None:
    made = stage_lab.pictured()
    replies = dict(made["replies"])  # type: ignore[call-overload]
    asked = [reply for name, reply in replies.items() if name.startswith("api/ask ")]
    assert asked[0]["outcomes"]
    assert made["now"]["document"]["questions"]  # type: ignore[index]
    assert made["boot"]["folder"] == "this browser"  # type: ignore[index]


def test_the_page_of_the_tab_is_that_of_the_served_lab_with_its_policy(tmp_path: Path) -> None:
    page = stage_lab.LAB / "static" / "index.html"
    copy = tmp_path / "index.html"
    copy.write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    stage_lab.with_policy(copy)
    text = copy.read_text(encoding="utf-8")
    assert text.count("wasm-unsafe-eval") == 1
    assert "unsafe-inline" not in text
    assert "'unsafe-eval'" not in text


def test_both_doors_give_the_page_the_same_things() -> None:
    def exported(path: Path) -> set[str]:
        lines = path.read_text(encoding="utf-8").splitlines()
        heads = [line.removeprefix("export ") for line in lines if line.startswith("export ")]
        return {head.removeprefix("async ").split()[1].partition("(")[0] for head in heads}

    served = exported(stage_lab.LAB / "static" / "js" / "door.js")
    assert served == exported(stage_lab.LAB / "tab_js" / "door.js")
    assert {"ask", "boot"} <= served
