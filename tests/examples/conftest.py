"""The adapter for VASL, and the vectors of native tests: made once for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from msgspec import structs

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import open_choice
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.following import unlike_the_reference
from asl_conformance.report.schema import text
from asl_conformance.suite.case import Suite
from asl_conformance.suite.vector_set import write
from tests.answers import FOLDER as SHARED
from tests.examples.test_starters import CLAUSE
from tests.examples.vasl_adapter import STAND_IN, build, java
from tests.often import every


@pytest.fixture(scope="session")
def vasl_classes() -> Path:
    """The adapter for the stand-in, compiled once for all test processes."""
    folder = Path(os.environ[SHARED]) / "vasl_stand_in"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            made = folder.with_name("vasl_stand_in.made")
            build(STAND_IN, made)
            made.rename(folder)
    return folder


@pytest.fixture(scope="module")
def vasl(vasl_classes: Path) -> Iterator[Engine]:
    """The adapter on the stand-in, asked by all paintings."""
    with open_choice(java(vasl_classes)) as opened:
        opened.start()
        yield opened


@pytest.fixture(scope="session")
def native_vectors() -> Path:
    """The vectors of a share of the cases, or of all at night."""
    folder = Path(os.environ[SHARED]) / "native_vectors"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            made = folder.with_name("native_vectors.made")
            write(made, _share(), text("case"))
            made.rename(folder)
    return folder


def _share() -> Suite:
    """A share of the cases, with all that a starter claims and more of those in other readings."""
    suite = load_cases()
    chosen = {
        case.id
        for number, case in enumerate(suite.all)
        if number % every(80) == 0
        or (CLAUSE in case.clauses and not case.derived)
        or (number % every(8) == 0 and unlike_the_reference(case.readings))
    }
    cases, derived = ([case for case in some if case.id in chosen] for some in (suite.cases, suite.derived))
    return structs.replace(suite, cases=tuple(cases), derived=tuple(derived))
