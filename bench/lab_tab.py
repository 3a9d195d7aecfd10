"""Times of the lab in a browser tab: ``python -m bench.lab_tab SITE [--runs N]``; SITE is a built site.

In a Chromium with nothing kept: the first visit, the second one and a case by its link, from a plain server;
then the one file from the disk. For each: milliseconds until the board is drawn, and from the click (with a
link: from the start) until the lab is ready; seconds of processor time of the browser; the load.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

from scripts.lab_file import single
from tests.browser import chromium
from tests.browser.chromium import chrome, until
from tests.site.lab_in_a_tab import static

CASE = "#B27.2-3/hedge"
DRAWN = "return (document.querySelector('#pictured, #board [data-p]')) && Math.round(performance.now())"
CLICK = """
document.getElementById("paper").dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
return performance.now();
"""
ANSWERED = """
return document.documentElement.dataset.ready && document.getElementById("loading")?.hidden !== false
  && document.getElementById("asked").dataset.settled === "true" && Math.round(performance.now());
"""
KEPT = 5.0
"""Seconds after which the page has kept its picture for the next visit."""


def spent() -> float:
    """Seconds of processor time of all processes of the browser so far."""
    total = 0.0
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            total += sum(process.cpu_times()[:2])
    return total


def visit(driver: Any, address: str) -> tuple[int, int]:
    """Milliseconds until the board is drawn, and until the lab is ready."""
    driver.get("about:blank")
    driver.get(address)
    drawn = until(driver, DRAWN)
    if "#" in address:
        return drawn, until(driver, ANSWERED)
    until(driver, chromium.READY)
    clicked = driver.execute_script(CLICK)
    return drawn, round(until(driver, ANSWERED) - clicked)


def run(site: Path, folder: Path) -> None:
    """One line for each visit."""
    file = folder / "lab.html"
    file.write_text(single(site / "lab"), encoding="utf-8", newline="\n")
    with static(site) as (base, _), chrome(folder / "profile") as driver:
        driver.set_script_timeout(4 * chromium.SECONDS)
        lab = f"{base}lab/"
        visits = {"first visit": lab, "second visit": lab, "a case's link": f"{lab}{CASE}"}
        visits |= {"lab.html, first": file.as_uri(), "lab.html, second": file.as_uri()}
        for name, address in visits.items():
            before = spent()
            drawn, ready = visit(driver, address)
            used, load = spent() - before, os.getloadavg()[0]
            line = (
                f"{name:18} board {drawn:6} ms  ready {ready:6} ms  processors {used:5.1f} s  load {load:.1f}"
            )
            print(line, flush=True)
            time.sleep(KEPT)


def main(arguments: list[str]) -> int:
    """Print the times of some runs."""
    parser = argparse.ArgumentParser(prog="bench.lab_tab", description=__doc__.partition("\n")[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args(arguments)
    chromium.SECONDS = 300
    for _ in range(options.runs):
        with tempfile.TemporaryDirectory(prefix="asl-conformance-bench-") as name:
            run(options.site.resolve(), Path(name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
