"""Mistakes that only show on another system: file names that it refuses, text read in its own encoding."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 150
"""Most characters of a path in the repository; on Windows the folder above it may have 100 more."""
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
FORBIDDEN = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$')
CODE = ("bench", "engine", "examples", "harness", "mutants", "scripts", "step_defs", "tests")
PLANTED = ROOT / "tests" / "conditions" / "planted.py"
"""Files with intended faults."""
TEXT_MODE = re.compile(r"[rwxa]\+?t?")
RUN = {"run", "Popen", "check_output", "check_call", "call"}


MENTIONED = re.compile(
    r"\b(?:read_text|write_text|open|fdopen)\s*\(|\b(?:text|universal_newlines)\s*=\s*True"
)
"""A source without any of these words opens no text, and need not be parsed."""


def paths() -> list[str]:
    """Every path in git; the test is skipped outside a checkout."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no checkout of git")
    return done.stdout.decode().split("\0")[:-1]


def wrong_names(names: list[str]) -> list[str]:
    """Paths that Windows or macOS refuses, each with the reason."""
    folded = Counter(name.casefold() for name in names)
    wrong = [f"{name}: {len(name)} characters" for name in names if len(name) >= LONGEST]
    wrong += [f"{name}: differs from another in case only" for name in names if folded[name.casefold()] > 1]
    for name in names:
        parts = PurePosixPath(name).parts
        if any(FORBIDDEN.search(part) or part.partition(".")[0].casefold() in DEVICES for part in parts):
            wrong.append(f"{name}: not to be had on Windows")
    return wrong


def unsaid(source: str) -> Iterator[int]:
    """Lines that read or write text without an ``encoding``."""
    for node in ast.walk(ast.parse(source)) if MENTIONED.search(source) else ():
        if isinstance(node, ast.Call) and _text(node) and not _says(node):
            yield node.lineno


def _text(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {word.arg: word.value for word in call.keywords}
    if name in {"read_text", "write_text"}:
        return len(call.args) == (name == "write_text")
    if name in RUN and isinstance(call.func, ast.Attribute):
        asked = [given.get("text"), given.get("universal_newlines")]
        return any(isinstance(one, ast.Constant) and one.value is True for one in asked)
    builtin = isinstance(call.func, ast.Name)
    if name not in {"open", "fdopen"} or (not builtin and not call.args and "mode" not in given):
        return False  # ``x.open()`` rarely opens a file: here x is a job, a choice or a lid
    modes = call.args[1:2] if builtin or name == "fdopen" else call.args[:1]
    mode = given.get("mode", modes[0] if modes else ast.Constant("r"))
    return isinstance(mode, ast.Constant) and bool(TEXT_MODE.fullmatch(str(mode.value)))


def _says(call: ast.Call) -> bool:
    return any(word.arg in {"encoding", None} for word in call.keywords)


def test_every_path_can_be_had_on_every_system() -> None:
    assert wrong_names(paths()) == []


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["a/README.md", "a/readme.md"], "differs from another in case only"),
        (["docs/aux.md"], "not to be had"),
        (["docs/a:b.md"], "not to be had"),
        (["docs/a./b.md"], "not to be had"),
        (["x" * 150], "150 characters"),
        (["features/B9/9.1_identity.feature", "a/auxiliary.py"], ""),
    ],
)
def test_a_path_that_cannot_be_had_is_found(names: list[str], message: str) -> None:
    found = wrong_names(names)
    assert bool(found) == bool(message)
    assert all(message in line for line in found)


def test_all_text_says_its_encoding() -> None:
    files = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py")) if path != PLANTED]
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in unsaid(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("source", "silent"),
    [
        ("p.read_text()", True),
        ("p.write_text(x)", True),
        ("open(p)", True),
        ("open(p, 'w')", True),
        ("p.open('a')", True),
        ("subprocess.run(c, text=True)", True),
        ("p.read_text('utf-8')", False),
        ("p.write_text(x, encoding='utf-8')", False),
        ("p.open('rb')", False),
        ("job.open()", False),
        ("subprocess.run(c, text=True, encoding='utf-8')", False),
        ("subprocess.run(c, **options)", False),
    ],
)
def test_a_call_that_leaves_the_encoding_to_the_system_is_found(source: str, silent: bool) -> None:
    assert bool(list(unsaid(source))) == silent
