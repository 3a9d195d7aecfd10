"""An erratum is added by the commands of docs/errata.md; as a draft and dated, all tests pass.

It is added to a copy of the checkout. This takes five minutes of processor time, so only a night does it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.check_commands import BLOCK
from tests.often import NIGHT

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "errata.md").read_text(encoding="utf-8")
RULES = "engine/asl_reference/rules/sheltering/b27_cover.py"
ENTRY = {"where it was printed": "fictitious", "what held": "OBA meets +4.", "what holds": "OBA meets +3."}
SHORT = (
    *("tests/test_compiled.py", "tests/test_features.py", "tests/engine", "tests/examples/test_suite.py"),
    *("tests/harness/suite", "tests/harness/report", "tests/repo/test_errata.py", "tests/repo/test_suite.py"),
    "tests/fuzz/test_rule_saboteurs.py::test_a_saboteur_leaves_the_reference_as_it_was",
)
"""Tests that read the errata and that a draft or a date has broken before."""
LIMIT = 1800

pytestmark = pytest.mark.skipif(not NIGHT, reason="a checkout with an erratum is made at night")


def carried_out(root: Path, *args: str, code: int = 0) -> str:
    """The output of a Python command in that checkout; its exit code must be ``code``."""
    places = os.pathsep.join(str(root / part) for part in ("harness", "engine", "."))
    profile = {key: value for key, value in os.environ.items() if key != "HYPOTHESIS_PROFILE"}
    done = subprocess.run(
        [sys.executable, *args],
        cwd=root,
        env={**profile, "PYTHONPATH": places, "XDG_CACHE_HOME": str(root.parent / "cache"), "COLUMNS": "500"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=LIMIT,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def errata(root: Path, command: str, code: int = 0) -> str:
    """The output of a command of the page, run there."""
    return carried_out(root, "-m", *command.replace("asl-conformance", "asl_conformance").split(), code=code)


def shown() -> list[tuple[str, list[str]]]:
    """The commands of the example, in the order of the page, each with the lines that the page shows."""
    found = []
    for block in BLOCK.finditer(PAGE):
        command, _, output = re.sub(r"\s*\\\n\s*", " ", block["fenced"] or "").partition("\n")
        if command.startswith("$ asl-conformance errata") and "B27.3-oba" in command:
            found.append((command[2:], [line for line in output.splitlines() if "..." not in line]))
    return found


def same(line: str) -> str:
    """A line without line numbers."""
    return re.sub(r":\d+(, \d+)*", "", line)


def as_shown(root: Path, number: int, code: int = 0) -> str:
    """Run a command of the page; it must print each line that the page shows."""
    command, lines = shown()[number]
    printed = errata(root, command, code)
    assert {same(line) for line in lines} - {same(line) for line in printed.splitlines()} == set()
    return printed


def rewritten(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for pattern, new in changes:
        text, count = re.subn(pattern, new, text)
        assert count, pattern
    path.write_text(text, encoding="utf-8")


def green(root: Path) -> None:
    carried_out(
        root, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", *SHORT
    )


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout, with its uncommitted edits."""
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", "-z"],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    root = tmp_path_factory.mktemp("erratum") / "checkout"
    for name in filter(None, listed.split("\0")):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    return root


@pytest.fixture(scope="module")
def drafted(checkout: Path) -> Path:
    """The example of the page as a draft, with the texts that the page asks its author to write."""
    feature = checkout / "features" / "errata" / "B27.3-oba.feature"
    (rule,) = (one["fenced"] for one in BLOCK.finditer(PAGE) if one["lang"] == "python")
    as_shown(checkout, 0)
    rewritten(feature, (r"\| \+4  \|", "| +3  |"))
    entry = [(rf"TODO: {field}[^\"]*", written) for field, written in ENTRY.items()]
    rewritten(checkout / "features" / "registry" / "B27.toml", *entry)
    written = "".join(f"    {line}\n" for line in rule.splitlines())
    rewritten(checkout / RULES, (r"(?m)^    if not fire\.kind\.from_above:\n.*\n", rf"\g<0>{written}"))
    strangers = as_shown(checkout, 1, code=1)
    more = next(line for line in strangers.splitlines() if line.startswith("  asl-conformance errata new"))
    errata(checkout, more.strip())
    before = len(feature.read_text(encoding="utf-8"))
    rewritten(
        feature,
        (r"(woods-oba .*)\+3 ", r"\1+2 "),
        (r"(?m)^( +\| an OBA HE Concentration \| )\+3(  \|)$", r"\1+2\2"),
        (r"\| \+4  \|", "| +3  |"),
        ("a Final DR of 7", "a Final DR of 6"),
    )
    assert len(feature.read_text(encoding="utf-8")) == before
    as_shown(checkout, 2)
    return checkout


@pytest.fixture(scope="module")
def dated(drafted: Path) -> Path:
    """The same in a copy, in force from a date."""
    root = drafted.with_name("dated")
    shutil.copytree(drafted, root)
    as_shown(root, 3)
    return root


def test_a_draft_is_green(drafted: Path) -> None:
    green(drafted)


def test_an_erratum_with_a_date_is_green(dated: Path) -> None:
    assert "edition       ok     2026-11" in errata(dated, "asl-conformance errata check B27.3-oba")
    green(dated)
