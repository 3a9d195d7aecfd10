"""How long a report takes: the page of a full run, and until it can be used in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from measure import Measure, machine, show

RUNS = 5


def report_measures(cache: Path) -> Iterator[Measure]:
    """The page of a full run of the reference engine: its time, its size, and until it can be used."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-bench-") as name:
        results, target = Path(name, "run.jsonl"), Path(name, "report")
        _command(cache, "run", "--results", str(results), "--show", "0")
        best = min(_command(cache, "report", str(results), "-o", str(target)) for _ in range(RUNS))
        side = min(
            _command(cache, "report", *[str(results)] * 3, "-o", str(target / "3")) for _ in range(RUNS)
        )
        yield Measure("report of a full run", best, "s", 2.5, goal=1)
        yield Measure("report of three full runs", side, "s", 5)
        cases = sum(line.startswith(b'{"record":"case"') for line in results.read_bytes().splitlines())
        yield Measure("report of three full runs, a case", side / cases * 1000, "ms", 0.5, goal=0.235)
        yield Measure("its size", (target / "index.html").stat().st_size / 1e6, "MB", 5)
        ready = _ready(target / "index.html")
        if ready is not None:
            yield Measure("page can be used after", ready, "s", 1)


def _command(cache: Path, *arguments: str) -> float:
    """Seconds of one asl-conformance command, start-up included."""
    env = os.environ | {"XDG_CACHE_HOME": str(cache)}
    start = time.perf_counter()
    command = [sys.executable, "-m", "asl_conformance", *arguments]
    subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def _ready(file: Path) -> float | None:
    """Seconds until filters and cases work, by the page's own clock; None if no browser can be driven."""
    driver = shutil.which("chromedriver")
    try:
        from selenium import webdriver
    except ImportError:
        return None
    if driver is None:
        return None
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu"):
        options.add_argument(argument)
    browser = webdriver.Chrome(options=options, service=webdriver.chrome.service.Service(driver))
    try:
        return min(_load(browser, file) for _ in range(RUNS))
    finally:
        browser.quit()


def _load(browser: Any, file: Path) -> float:
    browser.get("about:blank")
    browser.get(file.as_uri())
    for _ in range(500):
        found = browser.execute_script("return document.documentElement.dataset.ready")
        if found:
            return int(found) / 1000
        time.sleep(0.02)
    raise SystemExit("the page was not ready within ten seconds")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="asl-conformance-bench-") as kept:
        show(machine(), list(report_measures(Path(kept))))
