"""Features to cases: pytest-bdd runs every scenario once against a recorder."""

import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import feature as parsed

from asl_conformance.base import ending
from asl_conformance.gherkin import binding
from asl_conformance.gherkin.ended import ended, until_ended
from asl_conformance.gherkin.identity import identify
from asl_conformance.gherkin.lint import NONE, lint
from asl_conformance.gherkin.own_steps import load_steps
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.gherkin.world import World
from asl_conformance.suite import crossings, own, variants
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import SuiteError, import_step_definitions
from asl_conformance.suite.registry import load

_MODULE = "from pytest_bdd import scenarios\n\nscenarios(*{paths!r})\n"
_TITLE = re.compile(r"^\s*Feature:[ \t]*(.*?)\s*$", re.M)


class Recorder:
    """The pytest plugin that keeps each scenario as a case, and what went wrong with its place."""

    def __init__(self) -> None:
        self.cases: dict[Path, list[Case]] = {}
        self.unwritten: list[str] = []
        """Steps that could not be written."""
        self.failed: list[str] = []
        """Whatever else went wrong, as pytest tells it."""
        self.ran = 0
        self.interrupted = False

    @property
    def defects(self) -> list[str]:
        return self.unwritten or self.failed

    @pytest.fixture
    def asl_judge(self) -> Callable[[World], None]:
        """Nobody is asked while features are compiled."""
        return lambda world: None

    def pytest_bdd_step_error(self, feature: Any, step: Any, exception: Exception) -> None:
        if isinstance(exception, StepError):
            self.unwritten.append(f"{own.told(Path(feature.filename))}:{step.line_number}: {exception}")

    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest, feature: Any) -> None:
        world: World = request.getfixturevalue("asl_world")
        if not world.broken:
            case = world.case(**identify(request, request.getfixturevalue("asl_registry")))
            self.cases.setdefault(Path(feature.filename), []).append(case)

    def pytest_runtest_logstart(self) -> None:
        if ending.heard():  # whatever became of what was raised then
            raise KeyboardInterrupt

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            self.ran += 1
        if report.failed:
            self.failed.append(f"{report.nodeid.split('::')[-1]}: {_last_line(report)}")

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.failed.append(str(report.longrepr).strip())

    def pytest_keyboard_interrupt(self, excinfo: Any) -> None:
        self.interrupted = excinfo.type is KeyboardInterrupt


def _last_line(report: Any) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash is not None else report.longrepr).strip()


def compile_features(features: Path, sound: Mapping[Path, Sequence[Case]] = NONE) -> tuple[Case, ...]:
    """Every scenario of the folder as a case; raises SuiteError with each defect's place.

    Features that are ``sound``, known by the cases they make, are not compiled again.
    """
    try:
        return _compiled(features, sound)
    except Exception as error:
        if ending.heard():  # broken off in the middle of a step, anything may be amiss
            raise KeyboardInterrupt from error
        raise


def _compiled(features: Path, sound: Mapping[Path, Sequence[Case]]) -> tuple[Case, ...]:
    import_step_definitions()
    load_steps()
    report = lint(features, sound=sound)
    report.defects += crossing_defects(features)
    if report.defects:
        raise SuiteError(told_once(report.defects))
    paths = own.features_of(features)
    due = [path for path in paths if path not in sound]
    recorder = Recorder()
    if due:
        _run_pytest(due, recorder)
    if recorder.interrupted:
        raise KeyboardInterrupt
    if recorder.defects:
        raise SuiteError(told_once(recorder.defects))
    cases = {**sound, **recorder.cases}
    new = sum(map(len, recorder.cases.values()))
    if not new == recorder.ran == report.scenarios - sum(map(len, sound.values())):
        raise SuiteError([f"{report.scenarios} scenarios stand in {features}, {recorder.ran} ran"])
    by_id, registry = ended(paths), load()
    in_order = (
        until_ended(case, by_id, registry)
        for path in sorted(paths, key=_title)
        for case in cases.get(path, ())
    )
    found = tuple(sorted(in_order, key=_rulebook_order()))
    if wrong := variants.defects(found):
        raise SuiteError(told_once(wrong))
    return found


def _title(feature: Path) -> tuple[str, Path]:
    """By what features are in order: their titles, and where two are alike their files."""
    found = _TITLE.search(feature.read_text(encoding="utf-8"))
    return (found[1] if found else "") or str(feature), feature


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


NO_PLUGINS = (
    *("terminal", "cacheprovider", "junitxml", "logging", "doctest", "warnings", "capture"),
    *("unraisableexception", "threadexception", "asl_conformance.pytest_own"),
)
"""Plugins of pytest that compiling has no use for."""


def _run_pytest(features: Sequence[Path], recorder: Recorder) -> None:
    parsed.features.clear()  # a file that was edited meanwhile is parsed anew
    with tempfile.TemporaryDirectory() as folder:
        # pytest keeps modules by name: a name of its own, so that no earlier one is run instead
        module = Path(folder) / f"test_{Path(folder).name}.py"
        module.write_text(_MODULE.format(paths=[str(path) for path in features]), encoding="utf-8")
        settings = module.with_name("pytest.ini")
        settings.write_text("[pytest]\n", encoding="utf-8")  # nobody else's
        options = ["--rootdir", folder, "-c", str(settings), "--strict-markers", "--import-mode=importlib"]
        for name in NO_PLUGINS:
            options += ["-p", f"no:{name}"]
        pytest.main([str(module), *options], plugins=[binding, recorder])
