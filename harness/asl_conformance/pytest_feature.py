"""A feature of a user's suite, as pytest collects and runs it."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from asl_conformance.gherkin import binding
from asl_conformance.gherkin.compiler import without_repeats
from asl_conformance.gherkin.lint import lint
from asl_conformance.gherkin.own_steps import load_steps
from asl_conformance.judging import configured
from asl_conformance.suite import defined, own
from asl_conformance.suite.own import OwnSuite
from asl_conformance.suite.places import SuiteError
from asl_conformance.suite.registry import load

_SCENARIOS = "from pytest_bdd import scenarios\nscenarios({path!r})\n"


class FeatureFile(pytest.Module):
    """A feature as a module of tests: one test per scenario, one parameter per row."""

    folder: Path
    """The suite that it belongs to."""

    def _getobj(self) -> ModuleType:
        _in_use(self.config, self.folder)
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        exec(compile(_SCENARIOS.format(path=str(self.path)), str(self.path), "exec"), module.__dict__)
        return module


def _in_use(config: pytest.Config, folder: Path) -> None:
    """Use the suite, with its judge; raises CollectError for its defects."""
    defined.find_by(configured.editions, configured.why_none)
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


def _sound(suite: OwnSuite) -> None:
    """Lint the suite, as ``run`` does before it compiles."""
    load_steps()
    if defects := lint(suite.folder).defects:
        raise SuiteError(without_repeats(defects))


def _understood(config: pytest.Config) -> None:
    """Register the tags of the features as markers."""
    binding.mark(config, load())
