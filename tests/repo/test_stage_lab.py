"""The pack of the lab in a browser tab: all that it needs is there, and nothing that a browser lacks."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from asl_conformance.gherkin import kept
from asl_conformance.suite.case import Suite
from asl_conformance.suite.unread import Unread
from scripts import lab_file, stage_lab, tab_packages
from tests.harness.sample import encoded, samples
from tests.lab.alone_script import MISSING

SCRIPT = """
import json, sys
from pathlib import Path
from asl_conformance.lab.tab import Tab
from asl_conformance.suite import names, readings, registry
registry._made = readings._made = names.read = None  # their files were read when the pack was made
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


def test_the_suite_of_the_tab_is_read_as_a_wheel_carries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite = Suite("sample", Unread(lambda: (), tuple(map(encoded, samples(3)))))
    ((name, data),) = stage_lab._suite(suite).items()
    monkeypatch.setattr(kept, "SHIPPED", tmp_path)
    (tmp_path / Path(name).name).write_bytes(data)
    assert kept.carried.__wrapped__().cases == samples(3)


@pytest.mark.usefixtures("without_packages")
def test_the_pack_alone_does_what_the_page_asks(tmp_path: Path) -> None:
    stage_lab.unpack(stage_lab.packed(stage_lab.core()), tmp_path / "lab")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    prepared = [sys.executable, str(stage_lab.ROOT / "scripts" / "tab_prepared.py"), str(tmp_path / "lab")]
    subprocess.run(prepared, cwd=tmp_path, check=True, env=environment)
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "files"), json.dumps(REQUESTS), " ".join(MISSING)]
    done = subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=False,
        env=environment
        | {"PYTHONPATH": str(tmp_path / "lab"), "XDG_CACHE_HOME": str(tmp_path / "lab" / "cache")},
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


def exported(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    heads = [line.removeprefix("export ") for line in lines if line.startswith("export ")]
    return {head.removeprefix("async ").split()[1].partition("(")[0] for head in heads}


def test_both_doors_give_the_page_the_same_things() -> None:
    served = exported(stage_lab.LAB / "static" / "js" / "door.js")
    assert served == exported(stage_lab.LAB / "tab_js" / "door.js")
    assert {"ask", "boot"} <= served


def test_a_host_and_the_one_file_give_the_same_of_their_parts() -> None:
    beside = exported(stage_lab.LAB / "tab_js" / "parts.js")
    assert beside == exported(lab_file.ONE / "parts.js")
    assert {"part", "module", "started"} <= beside


@pytest.fixture
def one(tmp_path: Path) -> str:
    """The one file of a lab without Pyodide."""
    folder = tmp_path / "lab"
    shutil.copytree(stage_lab.LAB / "static", folder)
    shutil.copytree(stage_lab.LAB / "tab_js", folder / "js", dirs_exist_ok=True)
    for name in (*lab_file.RAW, "boot.json", "picture.css", "licences.html", "py/a.mjs", "second/engine.js"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(b"{}")
    return lab_file.single(folder)


def test_the_policy_of_the_one_file_names_its_script_and_style_and_no_host(one: str) -> None:
    policy = re.search(r'http-equiv="content-security-policy" content="([^"]*)"', one)
    assert policy is not None
    rules = dict(rule.split(" ", 1) for rule in policy[1].split("; "))
    (script,) = re.findall(r"<script>(.*?)</script>", one, re.S)
    (style,) = re.findall(r"<style>(.*?)</style>", one, re.S)

    def digest(text: str) -> str:
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == f"{digest(script)} blob: 'wasm-unsafe-eval'"
    assert (rules["style-src"], rules["worker-src"]) == (digest(style), "blob:")
    assert "connect-src" not in rules


def test_the_one_file_loads_nothing(one: str) -> None:
    assert re.findall(r'(?:src|href)="(?!#|data:)[^"]*"', one.partition("<script")[0]) == []
    assert one.count("<script>") == 1


def test_every_import_of_a_worker_is_in_the_one_file(one: str) -> None:
    packed = re.search(r'data-part="worker">([^<]*)<', one)
    assert packed is not None
    texts = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    for name in lab_file.WORKER:
        for path in re.findall(r'from "\./([^"]+)"', texts[name]):
            assert f"js/{path}" in texts
