"""The installed pytest plugin: runs the user's suites live, against ``--asl-engine``.

``pytest DIR`` collects the features of a folder with an ``asl-suite.toml``. Without one, nothing of
this project is imported.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

MANIFEST = "asl-suite.toml"


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
    if find_spec("pytest_bdd") is None:
        raise pytest.UsageError(f"{file_path} needs pytest-bdd: pip install 'asl-conformance[pytest]'")
    from asl_conformance.pytest_feature import FeatureFile

    feature = FeatureFile.from_parent(parent, path=file_path)
    feature.folder = folder
    return feature


def _suite_of(path: Path) -> Path | None:
    """The nearest folder above that is a suite."""
    return next((folder for folder in path.parents if (folder / MANIFEST).is_file()), None)


def _inner(folder: Path, path: Path) -> bool:
    """Whether the feature is in a folder of the suite that is not read."""
    parts = path.relative_to(folder).parts
    return len(parts) > 1 and parts[0] != "features"
