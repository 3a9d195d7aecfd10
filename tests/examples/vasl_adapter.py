"""The adapter for VASL, built and opened for tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from asl_conformance.adapters.choose import Choice
from tests.examples.judging import EXAMPLES

FOLDER = EXAMPLES / "vasl"
STAND_IN = Path(__file__).parent / "vasl_stand_in"
BRIEF = ("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
"""Options for a short-lived Java."""

needs_java = pytest.mark.skipif(which("javac") is None, reason="no javac: the adapter for VASL is Java")


def build(vasl: Path, classes: Path) -> None:
    """Compile the adapter for a checkout; the classes go to a folder of their own."""
    env = {**os.environ, "VASL": str(vasl), "JAVA_TOOL_OPTIONS": " ".join(BRIEF)}
    done = subprocess.run(
        [FOLDER / "build", classes], env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr


def java(classes: Path, *arguments: str, paintings: Path | None = None) -> Choice:
    """The adapter as an engine; ``paintings`` is the folder for the stand-in's maps."""
    options = [f"-Dpaintings={paintings}"] if paintings else []
    command = ("java", "-Xmx1g", *BRIEF, *options, "-cp", str(classes), "conformance.Engine")
    return Choice((*command, *arguments), timeout=120)


def los(start: Any, end: Any) -> dict[str, Any]:
    """The question between two hexes or two points."""
    ends = [{"hex": one} if isinstance(one, str) else one for one in (start, end)]
    return {"ask": "los", "from": ends[0], "to": ends[1]}
