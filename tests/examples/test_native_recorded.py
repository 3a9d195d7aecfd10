"""Recorded answers get the verdicts of ``run`` from every native judge, case by case.

Two example engines and ten wrong ones, before the judges of all starters. By day each quick judge gets a
share of the cases and one engine; at night all judges get all cases of all engines, 84 pairs:

    HYPOTHESIS_PROFILE=nightly python -m pytest tests/examples/test_native_recorded.py
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from asl_conformance.starters.languages import LANGUAGES
from tests.examples.natives import ENGINES, Native, agrees, missing, recorded
from tests.often import NIGHT

NEEDS = {"javascript": "node"}
BY_DAY = [
    ("python", "javascript"),
    ("javascript", "wrong:own-wall-blocks"),
    ("java", "python"),
    ("go", "wrong:says-true"),
    ("csharp", "wrong:refuses-everything"),
]
PAIRS = [(language, engine) for language in LANGUAGES for engine in ENGINES] if NIGHT else BY_DAY

native = cache(Native)


@pytest.mark.parametrize(("language", "engine"), PAIRS)
def test_recorded_answers_get_the_verdicts_of_run(
    language: str, engine: str, native_vectors: Path, tmp_path: Path
) -> None:
    needed = [*missing(language), *([NEEDS[engine]] if not shutil.which(NEEDS.get(engine, "sh")) else [])]
    if needed:
        pytest.skip(f"{language} and {engine} need {', '.join(needed)}")
    answers, due = recorded(engine, native_vectors)
    assert {"pass", "not-applicable"} <= {*due.values()}
    judged = native(language).judged(tmp_path / "verdicts", vectors=native_vectors, answers=answers)
    agrees(judged, due, f"{language} on {engine}")
