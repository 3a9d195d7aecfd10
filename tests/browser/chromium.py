"""A Chromium for tests; without one, modules that import this are skipped, with the reason."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
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
    "disable-breakpad",
    "disable-site-isolation-trials",
    "renderer-process-limit=1",  # otherwise each lab would start one, since each has a port of its own
    "disable-features=BackForwardCache,PaintHolding,SpareRendererForSitePerProcess",
)
"""Options so that it uses no network and does nothing in the background."""
SECONDS = 60
"""Time limit for what a page or lab does at once."""
READY = "return document.documentElement.dataset.ready"
_UNTIL = """
const [code, seconds, ...more] = arguments, ask = new Function(code);
const end = performance.now() + 1000 * seconds;
return new Promise((tell, fail) => {
  const look = () => {
    try {
      const found = ask(...more);
      if (found || performance.now() > end) tell(found || null);
      else setTimeout(look, 10);
    } catch (error) {
      fail(error);
    }
  };
  look();
});
"""


@contextmanager
def chrome(profile: Path) -> Iterator[Any]:
    """A Chromium that is closed on exit."""
    options = webdriver.ChromeOptions()
    options.binary_location = BROWSER
    for argument in (
        "headless=new",
        "no-sandbox",
        "disable-gpu",
        "disable-dev-shm-usage",  # a container's shared memory is too small for a page
        *ALONE,
        f"user-data-dir={profile}",
        "hide-scrollbars",
    ):
        options.add_argument(f"--{argument}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    made = webdriver.Chrome(options=options, service=webdriver.chrome.service.Service(DRIVER))
    try:
        made.set_script_timeout(2 * SECONDS)
        yield made
    finally:
        made.quit()


def sized(driver: Any, wide: int, *, dark: bool) -> None:
    """The size of the window, a phone's if it is narrow, and the colours that its reader prefers."""
    size = {"width": wide, "height": 900, "deviceScaleFactor": 1, "mobile": wide < 600}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": scheme})


def wait(condition: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """The value of the condition as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def until(driver: Any, code: str, *arguments: Any) -> Any:
    """The value of a script as soon as it is true; the page itself repeats the script."""
    if found := driver.execute_script(_UNTIL, code, SECONDS, *arguments):
        return found
    raise AssertionError(f"it did not happen: {code}")
