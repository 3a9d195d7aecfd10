"""One Chromium for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    from tests.browser.chromium import chrome  # without a Chromium the test has been skipped already

    with chrome(tmp_path_factory.mktemp("profile")) as made:
        yield made
