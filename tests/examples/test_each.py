"""Each engine in examples/asl-conformance.toml has the same files and tests as the others."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.examples.judging import EXAMPLES

ENGINES = tomllib.loads((EXAMPLES / "asl-conformance.toml").read_text(encoding="utf-8"))["engines"]
TESTS = {path: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}


@pytest.mark.parametrize("folder", sorted({engine["directory"] for engine in ENGINES.values()}))
def test_a_folder_has_its_list_of_failures_and_a_test_that_runs_it(folder: str) -> None:
    assert (EXAMPLES / folder / "expected-failures.toml").is_file()
    assert (EXAMPLES / folder / "README.md").is_file()
    judging = [path for path, text in TESTS.items() if f'"{folder}")' in text and "unforeseen(" in text]
    assert judging, f"no test of tests/examples judges {folder}: judged(..., {folder!r})"


@pytest.mark.parametrize(
    "folder",
    sorted(path.parent.name for path in EXAMPLES.glob("*/expected-failures.toml")),
)
def test_a_folder_with_a_list_of_failures_is_named_in_the_configuration(folder: str) -> None:
    assert folder in {engine["directory"] for engine in ENGINES.values()}
