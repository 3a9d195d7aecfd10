"""Which scenarios a plain run has live: as many as it takes to have each phrase and each erratum.

All of them are judged as they are compiled (tests/test_compiled.py), from the same text by the same steps.
All of them are live at night, and whenever tests/test_features.py is named or tests are picked.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from pytest_bdd.scenario import scenario_wrapper_template_registry

from asl_conformance.base.keeping import write_whole
from asl_conformance.gherkin.identity import case_id, row_tags
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.live import case_of
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError
from asl_conformance.suite.case import Case
from tests.answers import FOLDER
from tests.often import NIGHT

FILE = "test_features.py"
_in_use: list[Share] = []
KEYWORDS: dict[str, Keyword] = {"Given": "given", "When": "when", "Then": "then"}


def use_share(config: pytest.Config) -> None:
    """Have the share alone live, unless all are meant."""
    _in_use.clear()
    if not whole(config):
        _in_use.append(Share())
        config.pluginmanager.register(_in_use[0], "asl-share-of-scenarios")


def features(folder: Path) -> list[Path]:
    """The features that have live scenarios."""
    found = sorted(folder.rglob("*.feature"))
    return [path for path in found if path.name in _in_use[0].features] if _in_use else found


def whole(config: pytest.Config) -> bool:
    """Whether all scenarios are live: whoever names their file or picks tests has all, and the night."""
    picked = config.getoption("keyword") or config.getoption("markexpr")
    return NIGHT or bool(picked) or any(FILE in argument for argument in config.args)


def share(cases: Iterable[Case]) -> dict[str, str]:
    """The ids of those that are live in a plain run with their features, whatever the order of the cases.

    The next is always one that brings in most; of those that bring in as much one of a feature that is
    read already.
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
    """What one live scenario at least is to have: its errata, each of its phrases."""
    return frozenset((*case.since, *case.until, *phrases(case)))


def phrases(case: Case) -> Iterator[str]:
    """The phrases that its steps are."""
    keyword: Keyword = "given"
    for line in case.prose:
        said, _, text = line.partition(" ")
        keyword = KEYWORDS.get(said, keyword)
        try:
            found = VOCABULARY.match(keyword, text).phrase
            yield f"{keyword} {found.pattern}"
        except StepError:  # a line that says what a table or a scene before it had
            continue


class Share:
    """The plugin that has pytest collect, of tests/test_features.py, the share alone."""

    @cached_property
    def chosen(self) -> dict[str, str]:
        """The share, looked up when it is needed, once for all processes of a run."""
        file = Path(os.environ[FOLDER]) / "live.json"
        with FileLock(f"{file}.lock"):
            if not file.exists():
                write_whole(file, json.dumps(share(load_cases().cases)).encode())
        found: dict[str, str] = json.loads(file.read_bytes())
        return found

    @cached_property
    def features(self) -> frozenset[str]:
        return frozenset(self.chosen.values())

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makeitem(self, collector: Any, obj: Any) -> list[pytest.Item] | None:
        """No test of a scenario that is not in the share; of an outline the rows that are."""
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
        """All of the share is there, unless less was asked for."""
        live = {case_of(item) for item in items if item.path.name == FILE}
        less = config.getoption("lf", False) or config.getoption("deselect")
        assert not live or less or live == {*self.chosen}
