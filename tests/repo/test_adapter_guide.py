"""The adapter guide is true: its engines run, and the commands print what it shows."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from asl_conformance.adapters.command import join
from asl_conformance.starters.languages import LANGUAGES

GUIDE = (Path(__file__).parents[2] / "docs" / "writing-an-adapter.md").read_text(encoding="utf-8")
NODE = shutil.which("node")


def block(language: str) -> str:
    """The guide's code block in that language."""
    found = re.search(rf"```{language}\n(.*?)```", GUIDE, re.S)
    assert found is not None
    return found[1]


def printed(command: str) -> str:
    """The output of a command, as the guide shows it."""
    found = re.search(rf"```\n\$ asl-conformance {command}[^\n]*\n(.*?)```", GUIDE, re.S)
    assert found is not None
    return found[1]


def shape(text: str) -> str:
    """The output with its counts replaced, because the suite grows."""
    return re.sub(r" +", " ", re.sub(r"[\d.]+%?|=+-*", "#", text))


def close(text: str, shown: str) -> bool:
    """Whether each count is near the one that the guide shows."""
    pairs = zip(*(re.findall(r"\d+", one.replace(",", "")) for one in (text, shown)), strict=True)
    return all(abs(int(now) - int(then)) <= max(5, int(then) // 4) for now, then in pairs)


def asl(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "asl_conformance", *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        check=False,
        env={**os.environ, "COLUMNS": "80"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.strip("\n").splitlines())


@pytest.fixture(params=["python", "js"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "js" and NODE is None:
        pytest.skip("Node is not installed, so the JavaScript engine cannot run")
    script = tmp_path / ("my_engine.py" if request.param == "python" else "my_engine.js")
    script.write_text(block(request.param), encoding="utf-8")
    interpreter = sys.executable if request.param == "python" else NODE
    return join([str(interpreter), script.name])


def test_both_engines_print_what_the_guide_says(engine: str, tmp_path: Path) -> None:
    assert asl(tmp_path, "smoke", "--engine", engine) == printed("smoke")
    output = asl(tmp_path, "run", "--engine", engine, "--clause", "B27.2", "--allow-unsupported")
    assert shape(output) == shape(printed("run"))
    assert close(output, printed("run")), f"rewrite what docs/writing-an-adapter.md shows:\n{output}"


def test_the_named_engine_of_the_guide_is_found(engine: str, tmp_path: Path) -> None:
    configuration = block("toml").replace("node my_engine.js", engine.replace("\\", "\\\\"))
    (tmp_path / "asl-conformance.toml").write_text(configuration, encoding="utf-8")
    below = tmp_path / "below"
    below.mkdir()
    assert asl(below, "smoke", "--engine", "mine") == printed("smoke")


def test_every_starter_stands_in_the_table_of_built_and_not_built() -> None:
    titles = {line.split("|")[1].strip() for line in GUIDE.splitlines() if line.startswith("| ")}
    assert {known.title for known in LANGUAGES.values()} <= titles
