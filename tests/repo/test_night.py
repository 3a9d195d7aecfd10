"""What a plain run shortens, the nightly run does in full."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPARING = re.compile(r"^from tests\.often import", re.M)


def named() -> list[Path]:
    """The files and folders that the nightly run names."""
    script = (ROOT / ".ci" / "nightly").read_text(encoding="utf-8").replace("\\\n", " ")
    (line,) = (line for line in script.splitlines() if line.startswith("HYPOTHESIS_PROFILE=nightly"))
    return [ROOT / word for word in line.split() if word.startswith("tests/")]


def sparing() -> list[Path]:
    """The tests that depend on how often they run."""
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return [path for path in found if SPARING.search(path.read_text(encoding="utf-8"))]


def test_all_that_is_done_less_by_day_is_done_by_the_night() -> None:
    assert len(sparing()) > 10
    assert all(path.exists() for path in named())
    left = [path for path in sparing() if not any(path.is_relative_to(one) for one in named())]
    assert [path.relative_to(ROOT).as_posix() for path in left] == []


def test_the_whole_of_short_forms_is_done_by_the_night() -> None:
    script = (ROOT / ".ci" / "nightly").read_text(encoding="utf-8")
    for environment in ("portable", "conditions", "lint,dist"):
        assert f"-e {environment} -- --whole" in script
    assert ROOT / "tests" / "test_features.py" in named()
