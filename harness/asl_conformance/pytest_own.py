"""The installed pytest plugin: runs the user's suites live, against ``--asl-engine``.

``pytest DIR`` collects the features of a folder with an ``asl-suite.toml``. Without one, nothing of
this project is imported.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MANIFEST = "asl-suite.toml"
_SCENARIOS = "from pytest_bdd import scenarios\nscenarios({path!r})\n"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the engine and the edition of live scenarios."""
    group = parser.getgroup("asl-conformance")
    group.addoption("--asl-engine", default="reference", help="engine that live scenarios are judged against")
    group.addoption("--asl-edition", default="current", help="edition that live scenarios are judged under")
    group.addoption(
        "--asl-reading",
        action="append",
        default=[],
        metavar="ID=CHOICE",
        help="reading that the engine follows",
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the scenarios of a feature of a suite; other files are left to other plugins."""
    if file_path.suffix != ".feature":
        return None
    folder = _suite_of(file_path)
    if folder is None or _inner(folder, file_path):
        return None
    return FeatureFile.from_parent(parent, path=file_path)


def _suite_of(path: Path) -> Path | None:
    """The nearest folder above that is a suite."""
    return next((folder for folder in path.parents if (folder / MANIFEST).is_file()), None)


def _inner(folder: Path, path: Path) -> bool:
    """Whether the feature is in a folder of the suite that is not read."""
    parts = path.relative_to(folder).parts
    return len(parts) > 1 and parts[0] != "features"


class FeatureFile(pytest.Module):
    """A feature as a module of tests: one test per scenario, one parameter per row."""

    def _getobj(self) -> ModuleType:
        _in_use(self.config, self.path)
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        exec(compile(_SCENARIOS.format(path=str(self.path)), str(self.path), "exec"), module.__dict__)
        return module


def _in_use(config: pytest.Config, feature: Path) -> None:
    """Use the feature's suite, with its judge; raises CollectError for its defects."""
    from asl_conformance.judging import configured
    from asl_conformance.suite import defined, own
    from asl_conformance.suite.places import SuiteError

    defined.find_by(configured.editions, configured.why_none)
    folder = _suite_of(feature)
    assert folder is not None
    used = own.in_use().suites
    if any(one.folder == folder.resolve() for one in used):
        return
    config.pluginmanager.import_plugin("asl_conformance.pytest_plugin")
    try:
        suite = own.read(folder)
        with own.using((suite,)):
            _sound(suite)
        entered = own.using((*used, suite), builtin=True)
        entered.__enter__()
    except (own.NoSuite, SuiteError) as error:
        raise pytest.Collector.CollectError(f"the suite is at fault:\n{error}") from None

    def leave() -> None:
        entered.__exit__(None, None, None)

    config.add_cleanup(leave)
    _understood(config)


def _sound(suite: Any) -> None:
    """Lint the suite, as ``run`` does before it compiles."""
    from asl_conformance.gherkin.compiler import told_once
    from asl_conformance.gherkin.lint import lint
    from asl_conformance.gherkin.own_steps import load_steps
    from asl_conformance.suite.places import SuiteError

    load_steps()
    if defects := lint(suite.folder).defects:
        raise SuiteError(told_once(defects))


def _understood(config: pytest.Config) -> None:
    from asl_conformance.gherkin import binding
    from asl_conformance.suite.registry import load

    binding.mark(config, load())
