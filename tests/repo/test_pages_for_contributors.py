"""CONTRIBUTING.md and tests/README.md name existing files, and their commands select tests."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression

from asl_conformance.suite.registry import load

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("CONTRIBUTING.md", "tests/README.md")
ROOMS = (
    "",
    "harness/asl_conformance/",
    "tests/",
    "engine/asl_reference/",
    "harness/asl_conformance/gherkin/",
)
"""Where a path of these pages may begin, since they leave out folders that the text around them names."""
NAMED = re.compile(
    r"`((?:[\w.-]+/)*[\w-]+\.(?:py|toml|txt|md)|(?:[\w.-]+/)+[\w*-]+(?:\.\w+)?|(?:[\w.-]+/)+)`"
)
TO_BE_WRITTEN = {"asl-conformance.toml", "expected-failures.toml", "build/site", "index.html"}
MADE = re.compile(r"^(?:build|dist)/|^features/errata/|/tmp/|^tests/repo/missing")
BY_DATA = ("test_invariants.py", "test_errata.py", "test_features.py")
"""Files whose tests are named by ids of invariants, errata and requirements."""


def pytests(text: str) -> Iterator[str]:
    """Every command of the page that runs pytest."""
    for code in re.findall(r"`([^`\n]+)`", text):
        if re.match(r"(?:python -m )?pytest\b", code):
            yield code
    for line in re.findall(r"(?m)^    (python -m pytest\b[^#\n]*)", text):
        yield line.strip()


def commands() -> list[tuple[str, str]]:
    """Each page with each of its commands."""
    return [(page, one) for page in PAGES for one in pytests((ROOT / page).read_text(encoding="utf-8"))]


def parts(command: str) -> tuple[list[str], str]:
    """The paths and the expression of -k; the value of an option is no path."""
    words = iter(shlex.split(command.partition("pytest")[2]))
    paths, chosen = list[str](), ""
    for word in words:
        if word == "-k":
            chosen = next(words)
        elif word == "-n":
            next(words)
        else:
            paths.append(word)
    return paths, chosen


@cache
def of_the_data() -> frozenset[str]:
    """Words in the parameters of tests: ids of requirements, errata and invariants."""
    registry = load()
    ids = {*registry.requirements, *registry.errata, *registry.invariants}
    return frozenset(word.lower() for one in ids for word in (one, re.sub(r"\W", "", one)))


@cache
def names_in(file: Path) -> tuple[str, ...]:
    """The test functions of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    named = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return tuple(name for name in named if name.startswith("test_"))


def selects(command: str) -> bool:
    """Whether the command selects a test, judged by folders, files, functions and parameters."""
    paths, chosen = parts(command)
    wanted = Expression.compile(chosen) if chosen else None
    found = False
    for path in paths or ["tests"]:
        place = ROOT / path
        files = [place] if place.is_file() else sorted(place.rglob("test_*.py"))
        if not files:
            return False
        found = found or any(
            wanted is None or wanted.evaluate(partial(_known, file, name))
            for file in files
            for name in names_in(file) or ("",)
        )
    return found


def _known(file: Path, name: str, word: str, /, **_: str | int | bool | None) -> bool:
    """Whether a word of -k occurs in the name of a test, its file, its folders or its parameters."""
    known = {part.lower() for part in (*file.relative_to(ROOT).parts, name)}
    if file.name in BY_DATA:
        known |= of_the_data()
    return any(word.lower() in one for one in known)


@pytest.mark.parametrize(("page", "command"), commands())
def test_every_command_selects_a_test(page: str, command: str) -> None:
    assert selects(command), f"{page}: {command} selects nothing"


@pytest.mark.parametrize(
    "command",
    [
        "pytest tests/harnes",
        "pytest tests/repo/test_nowhere.py",
        "pytest tests/harness -k nosuchword",
        "pytest tests/fuzz -k B26-INV-99",
        "pytest tests/repo/test_errata.py -k 'nosuchword or B27.99-only'",
    ],
)
def test_a_command_that_selects_nothing_is_found(command: str) -> None:
    assert not selects(command)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = [one for one in NAMED.findall(text) if one not in TO_BE_WRITTEN and not MADE.search(one)]
    assert len(named) > 20
    assert [one for one in named if not _there(one)] == []


def _there(name: str) -> bool:
    """Whether the file exists: in a room, or anywhere if the page gives a file name only."""
    if any([*ROOT.glob(room + name.rstrip("/"))] for room in ROOMS):
        return True
    return "/" not in name and any([*(ROOT / part).rglob(name)] for part in ("tests", "harness", "engine"))


def test_there_are_commands() -> None:
    assert {page for page, _ in commands()} == {*PAGES}
    assert len(commands()) > 25
