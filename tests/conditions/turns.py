"""A plugin of pytest, ``-p tests.conditions.turns``: runs each n-th of the tests collected."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--turn", default="0/1", metavar="K/N", help="every N-th test, from the K-th on")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    first, nth = map(int, config.getoption("--turn").split("/"))
    chosen = items[first::nth]
    config.hook.pytest_deselected(items=[item for n, item in enumerate(items) if n % nth != first])
    items[:] = chosen
