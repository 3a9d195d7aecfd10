"""The adapter for VASL, compiled for the stand-in once for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import open_choice
from tests.answers import FOLDER as SHARED
from tests.examples.vasl_adapter import STAND_IN, build, java


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
