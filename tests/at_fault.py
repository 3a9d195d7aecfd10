"""If the built-in suite does not compile, the run prints the defects once, one per line, and stops."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from asl_conformance.gherkin import kept
from asl_conformance.suite.places import SuiteError, locate


def told(error: pytest.ExceptionInfo[BaseException]) -> str:
    """The defects of the built-in suite; empty if the test failed for another reason."""
    if not isinstance(error.value, SuiteError):
        return ""
    loading = [entry.frame for entry in error.traceback if entry.frame.code.path == _KEPT]
    if not any(frame.f_locals.get("features") == locate("features") for frame in loading):
        return ""
    return f"the suite is at fault:\n{error.value}"


def shorten(item: pytest.Item, call: pytest.CallInfo[Any], report: pytest.TestReport) -> None:
    """Reduce the report to the defects, and stop the run."""
    fault = told(call.excinfo) if call.excinfo is not None else ""
    if fault:
        report.longrepr = fault
        item.session.shouldfail = "the suite is at fault: no test of it can be run"


_KEPT = Path(kept.__file__)
