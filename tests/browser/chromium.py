"""A Chromium for tests; who imports this is skipped, with the reason, where there is none."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

webdriver = pytest.importorskip(
    "selenium.webdriver", reason="selenium is not installed (pip install selenium)"
)
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DRIVER = shutil.which("chromedriver")
if BROWSER is None or DRIVER is None:
    pytest.skip(
        "no Chromium with its driver here (Debian: apt-get install chromium chromium-driver)",
        allow_module_level=True,
    )
ALONE = (
    "no-first-run",
    "no-default-browser-check",
    "disable-background-networking",
    "disable-component-update",
    "disable-default-apps",
    "disable-extensions",
    "disable-sync",
)
"""So that it looks for nothing on the network and does nothing besides."""


@contextmanager
def chrome(profile: Path) -> Iterator[Any]:
    """A Chromium that is ended again."""
    options = webdriver.ChromeOptions()
    options.binary_location = BROWSER
    for argument in (
        "headless=new",
        "no-sandbox",
        "disable-gpu",
        "disable-dev-shm-usage",  # that of a container has room for no page
        *ALONE,
        f"user-data-dir={profile}",
        "hide-scrollbars",
    ):
        options.add_argument(f"--{argument}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    made = webdriver.Chrome(options=options, service=webdriver.chrome.service.Service(DRIVER))
    try:
        yield made
    finally:
        made.quit()
