"""If the suite does not compile, a test run reports it once, and not in each test with a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from asl_conformance.gherkin import kept
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.places import SuiteError
from tests import at_fault

BROKEN = "@B27.3\nFeature: F\n\n  @B27.3-1\n  Scenario: B27.3-1 x\n    Given nothing of the kind\n"


@pytest.fixture
def features(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "cache_folder", lambda: None)
    (tmp_path / "f.feature").write_text(BROKEN, encoding="utf-8")
    return tmp_path


def test_what_is_wrong_with_the_suite_is_reported_without_a_traceback(
    features: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (kept, at_fault):
        monkeypatch.setattr(module, "locate", lambda _: features)
    monkeypatch.setattr(kept, "sources", lambda *_: [])
    with pytest.raises(SuiteError) as caught:
        load_cases()
    assert at_fault.told(caught).startswith("the suite is at fault:\nf.feature:6: no step for: Given nothing")


def test_a_suite_that_a_test_made_for_itself_is_another_matter(features: Path) -> None:
    with pytest.raises(SuiteError) as caught:
        load_cases(features)
    assert at_fault.told(caught) == ""


def test_so_is_any_other_error() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        raise ZeroDivisionError
    assert at_fault.told(caught) == ""
