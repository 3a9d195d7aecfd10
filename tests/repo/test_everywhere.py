"""What goes wrong on another system only: names of files it does not take, text read in its own encoding."""

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
"""Characters of a path in the repository: a folder of Windows may have 100 before it."""
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
FORBIDDEN = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$')
CODE = ("bench", "engine", "examples", "harness", "mutants", "scripts", "step_defs", "tests")
TEXT_MODE = re.compile(r"[rwxa]\+?t?")
RUN = {"run", "Popen", "check_output", "check_call", "call"}


def paths() -> list[str]:
    """Every path that git knows of; skipped where this is no checkout."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no checkout of git")
    return done.stdout.decode().split("\0")[:-1]


def wrong_names(names: list[str]) -> list[str]:
    """What Windows, or a Mac, does not take among paths, each with its reason."""
    folded = Counter(name.casefold() for name in names)
    wrong = [f"{name}: {len(name)} characters" for name in names if len(name) >= LONGEST]
    wrong += [f"{name}: differs from another in case only" for name in names if folded[name.casefold()] > 1]
    for name in names:
        parts = PurePosixPath(name).parts
        if any(FORBIDDEN.search(part) or part.partition(".")[0].casefold() in DEVICES for part in parts):
            wrong.append(f"{name}: not to be had on Windows")
    return wrong


def unsaid(source: str) -> Iterator[int]:
    """Lines of calls that read or write text without saying in which encoding."""
    for node in ast.walk(ast.parse(source)):
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
    mode = given.get("mode", call.args[isinstance(call.func, ast.Name) :][0] if len(call.args) == 1 else None)
    if name == "open" and isinstance(call.func, ast.Name) and len(call.args) == 2:
        mode = call.args[1]
    plain = name == "open" and isinstance(call.func, ast.Name) and len(call.args) == 1 and "mode" not in given
    told = isinstance(mode, ast.Constant) and isinstance(mode.value, str) and TEXT_MODE.fullmatch(mode.value)
    return plain or (name in {"open", "fdopen", "NamedTemporaryFile"} and bool(told))


def _says(call: ast.Call) -> bool:
    return any(word.arg in {"encoding", None} for word in call.keywords)


def test_every_path_can_be_had_on_every_system() -> None:
    assert wrong_names(paths()) == []


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["a/README.md", "a/readme.md"], "differs from another in case only"),
        (["docs/aux.md"], "not to be had"),
        (["docs/a:b.md"], "not to be had"),
        (["docs/a./b.md"], "not to be had"),
        (["x" * 150], "150 characters"),
        (["features/B9/9.1_identity.feature", "a/auxiliary.py"], ""),
    ],
)
def test_a_path_that_cannot_be_had_is_found(names: list[str], told: str) -> None:
    found = wrong_names(names)
    assert bool(found) == bool(told)
    assert all(told in line for line in found)


def test_all_text_says_its_encoding() -> None:
    files = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]
    assert [
        f"{path.relative_to(ROOT)}:{line}" for path in files for line in unsaid(path.read_text(encoding="utf-8"))
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
