"""The scenarios that a plain run tests live: enough to use each phrase and each erratum once.

Compiled from the same text by the same steps, all scenarios are judged in tests/test_compiled.py.
At night all are live, as they are if the command names tests/test_features.py or selects tests.
"""

from __future__ import annotations

import contextlib
import os
import pickle
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from pytest_bdd import feature as reading
from pytest_bdd.parser import Feature
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.base.keeping import write_whole
from asl_conformance.gherkin.identity import case_id, row_tags
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.live import case_of
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import locate
from tests.answers import FOLDER
from tests.often import NIGHT
from tests.once import staying

FILE = "test_features.py"
_in_use: list[Share] = []
KEYWORDS: dict[str, Keyword] = {"Given": "given", "When": "when", "Then": "then"}


def use_share(config: pytest.Config) -> None:
    """Test only the share live, unless all scenarios are wanted."""
    _in_use.clear()
    if not whole(config):
        _in_use.append(Share())
        config.pluginmanager.register(_in_use[0], "asl-share-of-scenarios")


@contextlib.contextmanager
def features(folder: Path) -> Iterator[list[Path]]:
    """The features with live scenarios; meanwhile pytest-bdd uses the parsed features of the share."""
    found = sorted(folder.rglob("*.feature"))
    if not _in_use:
        yield found
        return
    known = _in_use[0].read
    reading.features.update(known)
    yield [path for path in found if str(path) in known]
    for path in known:
        del reading.features[path]


def whole(config: pytest.Config) -> bool:
    """Whether all scenarios are live: at night, if the command names their file, or if it selects tests."""
    picked = config.getoption("keyword") or config.getoption("markexpr")
    return NIGHT or bool(picked) or any(FILE in argument for argument in config.args)


def share(cases: Iterable[Case]) -> dict[str, str]:
    """The ids of the scenarios that a plain run tests live, with their features, in any order of cases.

    Each step takes the case with the most new traits; among equal ones it prefers a feature that is
    already in the share.
    """
    kinds: dict[tuple[str, frozenset[str]], str] = {}
    for case in cases:
        kind = case.feature, traits(case)
        kinds[kind] = min(kinds.get(kind, case.id), case.id)
    chosen: dict[str, str] = {}
    seen: set[str] = set()
    while kinds := {kind: key for kind, key in kinds.items() if kind[1] - seen}:
        read = {*chosen.values()}
        _, _, key, (feature, what) = max(
            (len(kind[1] - seen), kind[0] in read, key, kind) for kind, key in kinds.items()
        )
        chosen[key] = feature
        seen |= what
    return chosen


def traits(case: Case) -> frozenset[str]:
    """What the live scenarios must contain at least once: its errata and its phrases."""
    return frozenset((*case.since, *case.until, *phrases(case)))


def phrases(case: Case) -> Iterator[str]:
    """The phrases of its steps."""
    keyword: Keyword = "given"
    for line in case.prose:
        said, _, text = line.partition(" ")
        keyword = KEYWORDS.get(said, keyword)
        try:
            found = VOCABULARY.match(keyword, text).phrase
            yield f"{keyword} {found.pattern}"
        except StepError:  # a line that repeats a table or picture of an earlier step
            continue


def parsed(folder: Path, chosen: dict[str, str]) -> dict[str, Feature]:
    """The parsed features of the share, by path, without the scenarios outside the share."""
    scenarios, names = {key.partition("/")[0] for key in chosen}, {*chosen.values()}
    found: dict[str, Feature] = {}
    for path in folder.rglob("*.feature"):
        if path.name in names:
            one = reading.FeatureParser(str(path.parent), path.name).parse()
            for name in [name for name in one.scenarios if case_id(name).partition("/")[0] not in scenarios]:
                del one.scenarios[name]
            found[str(path)] = one
    return found


class Share:
    """The plugin that makes pytest collect only the share from tests/test_features.py."""

    @cached_property
    def _kept(self) -> tuple[dict[str, str], dict[str, Feature]]:
        """The share and its features, computed on first use, once for all processes of a run."""
        file = Path(os.environ[FOLDER]) / "live.pickle"
        with FileLock(f"{file}.lock"):
            if not file.exists():
                chosen = share(load_cases().cases)
                write_whole(file, pickle.dumps((chosen, parsed(locate("features"), chosen))))
        with staying():
            found: tuple[dict[str, str], dict[str, Feature]] = pickle.loads(file.read_bytes())
        return found

    @property
    def chosen(self) -> dict[str, str]:
        """The ids of the share, each with its feature."""
        return self._kept[0]

    @property
    def read(self) -> dict[str, Feature]:
        """The features of the share, by path."""
        return self._kept[1]

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makeitem(self, collector: Any, obj: Any) -> list[pytest.Item] | None:
        """Collect no scenario outside the share, and of an outline only the rows inside it."""
        if collector.path.name != FILE or not callable(obj):
            return None
        template = scenario_wrapper_template_registry.get(obj)
        if template is None:
            return None
        marks = getattr(obj, "pytestmark", [])
        rows = next((mark for mark in marks if mark.name == "parametrize"), None)
        if rows is None:
            return None if case_id(template.name) in self.chosen else []
        own = [mark.name for mark in marks]

        def named(row: Any) -> str:
            return case_id(template.name, row.values[0], row_tags([*own, *(m.name for m in row.marks)]))

        left = [row for row in rows.args[1] if named(row) in self.chosen]
        if not left:
            return []
        obj.pytestmark = [mark for mark in marks if mark is not rows]
        pytest.mark.parametrize(rows.args[0], left)(obj)
        return None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """The whole share must be collected, unless the command deselects tests."""
        live = {case_of(item) for item in items if item.path.name == FILE}
        less = config.getoption("lf", False) or config.getoption("deselect")
        assert not live or less or live == {*self.chosen}
