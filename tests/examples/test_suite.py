"""The example suite, tested live by pytest as its owner would run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.dated import EDITION
from tests.examples.judging import EXAMPLES
from tests.often import every

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "asl_conformance.pytest_own")


def live(folder: Path, *args: str, cwd: Path = EXAMPLES) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    # the folder has a pytest configuration of its own, so the path of the harness is given here
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    command = [
        *PYTEST,
        "-p",
        "pytest_bdd.plugin",
        "-c",
        os.devnull,
        "--rootdir",
        str(cwd),
        str(folder),
        *args,
    ]
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--asl-engine", "club", "--asl-edition", "club"), "5 passed, 1 skipped"),
        (("--asl-engine", "club"), "5 passed, 1 skipped"),
        (("--asl-edition", f"{EDITION}+club-digging"), "6 skipped"),  # the reference has no such switch
    ][:: every(2)],
)
def test_its_scenarios_are_tests(args: tuple[str, ...], message: str) -> None:
    done = live(EXAMPLES / "suite", *args)
    assert message in done.stdout, done.stdout + done.stderr
    assert done.returncode == 0


def test_a_defect_is_reported_at_collection(tmp_path: Path) -> None:
    for name in ("asl-suite.toml", "regressions.feature"):
        text = (EXAMPLES / "suite" / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("When P comes out", "When P climbs out"), encoding="utf-8")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "somebody.feature").write_text("Feature: not ours", encoding="utf-8")
    done = live(tmp_path, cwd=tmp_path)
    assert "regressions.feature:20: no step for: When P climbs out of the foxhole" in done.stdout, done.stdout
    assert "somebody" not in done.stdout
