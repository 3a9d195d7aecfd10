"""How quick the lab is, in a real browser: ``python -m bench.lab``. Needs Chromium and the extra ``lab``.

Dragging: script, style and layout of each frame while a counter is dragged over a full board with 200 units.
A click: from the pointer to the new picture, on a board of 10 by 10, and on the full board with 1,000 units,
which are then saved as a PNG. LOS: all hexes seen on the full board. A question: one after the other.
"""

from __future__ import annotations

import http.client
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from asl_conformance.drawing.picture import hex_name
from tests.browser.chromium import chrome
from tests.browser.lab_page import Page, wait
from tests.lab.served import Running, serving

FRAMES, CLICKS, LOOKS, PICTURES, QUESTIONS = 120, 12, 8, 4, 40
LOADED = "return performance.getEntriesByType('resource').map(e => e.encodedBodySize)"
WATCH = """
const [floor] = document.getElementsByClassName('l-floor');
window.drawn = null;
const seen = new MutationObserver(() => {
  window.drawn = performance.now() - window.begun;
  seen.disconnect();
});
seen.observe(floor, {childList: true, subtree: true});
const board = document.getElementById("board");
board.addEventListener("pointerdown", () => { window.begun = performance.now(); },
  {once: true, capture: true});
"""


def full_board(count: int = 200) -> dict[str, Any]:
    """33 by 10 hexes, 200 of them with terrain, so many units; ``u0`` alone in the middle."""
    dice = random.Random(3)
    names = [hex_name((c, r)) for c in range(33) for r in range(0 if c % 2 else 1, 11)]
    terrain = ("woods", "grain", "stone_building", "marsh", "brush")
    hexes = {name: {"terrain": dice.choice(terrain)} for name in dice.sample(names, 200)}
    elsewhere = [name for name in names if name != "Q5"]
    units = {
        f"u{n}": {"side": dice.choice(("German", "Russian")), "type": "squad", "hex": dice.choice(elsewhere)}
        for n in range(count)
    }
    units["u0"]["hex"] = "Q5"
    return {"hexes": hexes, "units": units}


def dragging(page: Page) -> list[float]:
    """Milliseconds of script, style and layout of each frame, and of the measuring itself."""
    page.js("document.getElementById('fit').click()")
    page.driver.execute_cdp_cmd("Performance.enable", {})

    def spent() -> float:
        metrics = page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        found = {one["name"]: one["value"] for one in metrics}
        return 1000 * float(found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"])

    def mouse(kind: str, x: float, y: float) -> None:
        event = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", event)

    left, top = page.place(*page.piece("u0", "Q5"))
    page.js("window.frames_ = 0; (function f() { window.frames_ += 1; requestAnimationFrame(f); })()")
    mouse("mousePressed", left, top)
    found = []
    for n in range(FRAMES):
        before, count = spent(), page.js("return window.frames_")
        mouse("mouseMoved", left + 3 * n - 100, top + 4 * (n % 40) - 60)
        wait(lambda count=count: page.js("return window.frames_") >= count + 2)
        found.append(spent() - before)
    mouse("mouseReleased", left + 60, top + 20)
    return sorted(found)


SAVED = """
const done = arguments[0], begun = performance.now(), real = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  URL.createObjectURL = real;
  done(performance.now() - begun);
  return real(blob);
};
document.getElementById("png").click();
"""


def saving(page: Page) -> list[float]:
    """Milliseconds from a click of PNG until the browser has the file."""
    page.js("document.querySelector('#tabs [data-pane=keep]').click()")
    page.one("#png")
    return sorted(float(page.driver.execute_async_script(SAVED)) for _ in range(PICTURES))


def asking(running: Running) -> list[float]:
    """Milliseconds of one question to the reference after another, on a connection that stays open."""
    line = http.client.HTTPConnection("127.0.0.1", running.served.port)
    asked = {"engine": "reference", "edition": "current"}
    question = {"ask": "los", "from": {"hex": "A1"}, "to": {"hex": "C3"}}
    body = json.dumps({**asked, "questions": [question]}).encode()
    found = []
    for _ in range(QUESTIONS):
        begun = time.perf_counter()
        kind = {"Content-Type": "application/json"}
        line.request("POST", f"/{running.served.token}/api/ask", body, kind)
        line.getresponse().read()
        found.append(1000 * (time.perf_counter() - begun))
    line.close()
    return sorted(found)


def clicking(page: Page) -> list[float]:
    """Milliseconds from a click of the brush to the new picture."""
    found = []
    page.js("document.getElementById('fit').click()")
    page.tool("ground")
    for n in range(CLICKS):
        page.choose("woods" if n % 2 else "grain")
        page.js(WATCH)
        page.click("G7", 0, 20)
        found.append(float(wait(lambda: page.js("return window.drawn"))))
    return sorted(found)


def looking(running: Running) -> list[float]:
    """Milliseconds of an answer to all hexes seen; the first one also builds the geometry and is left out."""
    found = []
    for name in ("A1", "Q5", "C3", "GG10", "K7", "AA2", "F0", "P9", "Y4")[: LOOKS + 1]:
        begun = time.perf_counter()
        running.post("seen", {"hex": name, "edition": "current"})
        found.append(1000 * (time.perf_counter() - begun))
    return sorted(found[1:])


def said(name: str, times: list[float]) -> str:
    """One line of figures."""
    high = times[int(0.95 * len(times))]
    median = statistics.median(times)
    return f"{name}: median {median:.1f} ms, 95 of 100 under {high:.1f} ms, most {times[-1]:.1f} ms"


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        chrome(Path(folder, "p")) as driver,
        serving(Path(folder)) as lab,
    ):
        lab.post("open", {"what": {"example": 0}})
        page = Page(driver, lab.served.address)
        print(f"loaded: {sum(page.js(LOADED)):,} bytes")
        page.settled()
        print(said("a click until it is drawn", clicking(page)))
        print(said("a question", asking(lab)))
        lab.post("open", {"what": {"text": json.dumps(full_board())}})
        wait(lambda: page.text("#name") == "pasted")
        page.settled()
        page.tool("select")
        print(said("a frame of dragging", dragging(page)))
        print(said("all hexes seen", looking(lab)))
        lab.post("open", {"what": {"text": json.dumps(full_board(1000))}})
        wait(lambda: len(page.all("[data-p]")) == 1000)
        page.settled()
        print(said("a click until it is drawn, 1,000 units", clicking(page)))
        print(said("a PNG, 1,000 units", saving(page)))


if __name__ == "__main__":
    main()
