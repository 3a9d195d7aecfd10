"""Features to cases: pytest-bdd runs every scenario once against a recorder."""

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from asl_conformance.case import Case
from asl_conformance.crossings import lists as crossings
from asl_conformance.gherkin.lint import lint
from asl_conformance.registry import load
from asl_conformance.suite import SuiteError, import_step_definitions

_MODULE = "from pytest_bdd import scenarios\n\nscenarios({folder!r})\n"


class _Failures:
    """A pytest plugin that gathers what went wrong instead of printing it."""

    def __init__(self) -> None:
        self.defects: list[str] = []
        self.ran = 0
        self.interrupted = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            self.ran += 1
        if report.failed:
            self.defects.append(f"{report.nodeid.split('::')[-1]}: {_last_line(report)}")

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.defects.append(str(report.longrepr).strip())

    def pytest_keyboard_interrupt(self, excinfo: Any) -> None:
        self.interrupted = excinfo.type is KeyboardInterrupt


def _last_line(report: Any) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash is not None else report.longrepr).strip()


def compile_features(features: Path) -> tuple[Case, ...]:
    """Every scenario of the folder as a case; raises SuiteError with each defect's place."""
    from asl_conformance import pytest_plugin

    import_step_definitions()
    report = lint(features)
    report.defects += crossing_defects(features)
    if report.defects:
        raise SuiteError(told_once(report.defects))
    failures = _Failures()
    recorded: list[Case] = []
    pytest_plugin.RECORDED = recorded
    pytest_plugin.DEFECTS.clear()
    try:
        _run_pytest(features, failures, pytest_plugin)
    finally:
        pytest_plugin.RECORDED = None
    if failures.interrupted:
        raise KeyboardInterrupt
    if failures.defects:
        raise SuiteError(told_once(pytest_plugin.DEFECTS or failures.defects))
    if not len(recorded) == failures.ran == report.scenarios:
        raise SuiteError([f"{report.scenarios} scenarios stand in {features}, {failures.ran} ran"])
    return tuple(sorted(recorded, key=_rulebook_order()))


def crossing_defects(features: Path) -> list[str]:
    """What is wrong with the closed lists of that folder; nothing if it has none."""
    if not (features / crossings.FILE).is_file():
        return []
    try:
        return crossings.defects(crossings.load(features / crossings.FILE), load())
    except crossings.BadCrossings as error:
        return [str(error)]


def told_once(defects: Iterable[str]) -> list[str]:
    """Each defect of a file once, at its first line, however many rows and scenarios have it."""
    lines: dict[tuple[str, str], list[str]] = {}
    for defect in defects:
        place, _, what = defect.partition(": ")
        file, _, line = place.partition(":")
        lines.setdefault((file, what), []).append(line)
    found = []
    for (file, what), (first, *rest) in lines.items():
        head, *more = what.splitlines()
        also = f"  (and on {len(rest)} more, the last {file}:{rest[-1]})" if rest else ""
        found.append(
            "\n".join([f"{file}:{first}: {head}{also}" if first else f"{file}: {head}{also}", *more])
        )
    return found


def _rulebook_order() -> Callable[[Case], int]:
    """Where a case stands: by its first clause; within a clause as the features have it."""
    chapters = load().chapters.values()
    order = {clause: rank for rank, clause in enumerate(c for chapter in chapters for c in chapter.clauses)}
    return lambda case: min((order.get(clause, len(order)) for clause in case.clauses), default=len(order))


def _run_pytest(features: Path, failures: _Failures, plugin: Any) -> None:
    import pytest

    with tempfile.TemporaryDirectory() as folder:
        # pytest keeps modules by name: a name of its own, so that no earlier one is run instead
        module = Path(folder) / f"test_{Path(folder).name}.py"
        module.write_text(_MODULE.format(folder=str(features)))
        options = ["--rootdir", folder, "-c", "/dev/null", "--strict-markers", "--import-mode=importlib"]
        for name in ("terminal", "cacheprovider", "junitxml", "logging", "doctest", "warnings", "capture"):
            options += ["-p", f"no:{name}"]
        options += ["-p", "no:asl_conformance", "-p", "no:unraisableexception", "-p", "no:threadexception"]
        pytest.main([str(module), *options], plugins=[plugin, failures])
