"""The suite's own plugin for the live features, and the profiles that set how much is fuzzed.

A plain run uses ``ci``: the same few examples every time. ``nightly`` uses many more, and other ones
each night; ``tests/often.py`` says how much more a test does then.

The suite is compiled once for all test processes, even if the home folder cannot hold the cache. Each process
reads it once (``tests/once.py``), and the reference answers it once (``tests/answers.py``).
"""

import gc
import os
import tempfile
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from asl_conformance.base.keeping import cache_folder
from tests.answers import session_folder
from tests.at_fault import shorten
from tests.live import use_share
from tests.once import read_once
from tests.order import in_blocks
from tests.reports import tell_less

# trio, a dependency of selenium, has a plugin; each process of a campaign would spend 0.2 s on it
os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"
pytest_plugins = ["asl_conformance.pytest_plugin"]

settings.register_profile("ci", max_examples=25, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "nightly",
    max_examples=5000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    read_once()
    gc.set_threshold(50_000, 50, 100)  # ten thousand cases live as long as the process
    use_share(config)
    if hasattr(config, "workerinput"):
        return
    config.add_cleanup(session_folder().cleanup)
    if not _takes_a_cache():
        folder = tempfile.TemporaryDirectory(prefix="asl-conformance-cache-")
        config.add_cleanup(folder.cleanup)
        os.environ["XDG_CACHE_HOME"] = folder.name  # for the workers of pytest-xdist, too


def pytest_sessionstart(session: pytest.Session) -> None:
    tell_less(session.config)


def pytest_collection_finish() -> None:
    """The tests live until the end of the process."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several processes, slow files come first."""
    told = getattr(config, "workerinput", None)
    if told is not None:
        files = [item.nodeid.partition("::")[0] for item in items]
        items[:] = [items[number] for number in in_blocks(files, told["workercount"])]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """If the suite does not compile, the run says so once."""
    report = yield
    shorten(item, call, report)
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, since some process always waits for a browser or a hanging engine."""
    told = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS")
    if told:
        return int(told)
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def _takes_a_cache() -> bool:
    folder = cache_folder()
    try:
        assert folder is not None
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (AssertionError, OSError):
        return False
    return True
