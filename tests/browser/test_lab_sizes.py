"""The lab's page on screens of each size: what one reads, presses, pinches and folds away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bench.lab import full_board
from tests.browser.lab_page import Page
from tests.browser.measures import BROKEN, CONTRAST, CUT, FAR, SCALE, TARGETS
from tests.lab.served import Running, serving

Opened = Callable[..., Page]
SHOW = """
const tab = document.querySelector(`#tabs [data-pane=${arguments[0]}]`);
if (tab.getAttribute('aria-pressed') !== 'true') tab.click();
"""
"""Opens a pane; a click on the button of an open one would fold it away."""


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Running]:
    with serving(tmp_path / "lab") as running:
        yield running


@pytest.fixture
def page(driver: Any, lab: Running) -> Iterator[Opened]:
    """Opens the lab at a width; at the end the console is empty."""
    with ExitStack() as left:
        left.callback(driver.get, "about:blank")
        yield lambda wide, **more: Page(driver, lab.served.address, wide, **more)
        assert [line for line in driver.get_log("browser") if "status of 4" not in line["message"]] == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("wide", [390, 820, 1400])
def test_all_text_has_contrast_all_targets_have_24_pixels_and_no_word_breaks_or_is_cut(
    lab: Running, page: Opened, wide: int, dark: bool
) -> None:
    lab.post("open", {"what": {"example": 0}})
    opened = page(wide, dark=dark)
    opened.settled()
    for pane in ("setup", "asked", "keep"):
        opened.js(SHOW, pane)
        assert opened.one(f"#{pane}").is_displayed()
        for tool in ("select", "ground", "side", "unit", "gear", "play") if pane == "setup" else ("select",):
            opened.tool(tool)
            measured = opened.js(CONTRAST)
            assert len(measured) > 10
            assert [one for one in measured if one[0] < 4.5] == [], (pane, tool)
            assert opened.js(TARGETS) == [], (pane, tool)
            assert opened.js(BROKEN) == [], (pane, tool)
            assert opened.js(CUT) == [], (pane, tool)
    opened.one("#open").click()
    opened.wait_for("Examples", "#dialog")
    assert [one for one in opened.js(CONTRAST) if one[0] < 4.5] == []
    assert opened.js(TARGETS) == []


@pytest.mark.parametrize("wide", [390, 820, 1400])
def test_the_values_of_all_answers_stand_in_one_column_near_their_names(page: Opened, wide: int) -> None:
    opened = page(wide)
    opened.settled()
    far = opened.js(FAR)
    assert len(far) > 8
    assert len(set(far)) == 1
    assert far[0] < 200


@pytest.mark.parametrize("wide", [390, 820, 1100])
def test_up_to_1100_pixels_the_board_has_the_whole_width(page: Opened, wide: int) -> None:
    opened = page(wide)
    opened.settled()
    assert opened.one("#paper").rect["width"] == wide


PLAYED = """
Given it is the MPh of the German turn
And a German squad A in C{row}
And a Russian squad B in F5
"""
OVER = """
const box = document.querySelector(`.after [data-p="A"]`).getBoundingClientRect();
return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('#board') !== null;
"""


@pytest.mark.parametrize("row", [3, 6])
@pytest.mark.parametrize("wide", [390, 820, 1400])
def test_after_a_refusal_one_sees_the_unit_and_plays_on(
    lab: Running, page: Opened, wide: int, row: int
) -> None:
    lab.post("open", {"what": {"text": PLAYED.format(row=row)}})
    opened = page(wide)
    opened.tool("play")
    ways = [f"C{row + 1}", f"D{row}", f"C{row}", f"D{row}"]
    for number, (start, end) in enumerate(zip([f"C{row}", *ways], ways, strict=False), 1):
        opened.drag(opened.piece("A", start), (end, 0, 0))
        opened.wait_for(f"after action {number} of {number}: A moves to {end}", "#moment")
        if number == 2:
            opened.drag(opened.piece("A", end), ("F6", 0, 0))
            opened.wait_for("A moves to F6", "#refusal")
            assert opened.js(OVER), "its counter is not covered"
    assert opened.all("#refusal") == []
    assert opened.one("#paper").rect["height"] > 240, "the list of actions leaves room for the board"


@pytest.mark.parametrize("wide", [390, 820])
def test_a_board_that_is_too_high_opens_with_all_its_pieces(lab: Running, page: Opened, wide: int) -> None:
    lab.post("open", {"what": {"text": "Given a German squad A in C2\nAnd a Russian squad B in C8"}})
    opened = page(wide)
    opened.settled()
    paper = opened.one("#paper").rect
    for key in ("A", "B"):
        box = opened.one(f"[data-p={key}]").rect
        assert paper["y"] <= box["y"]
        assert box["y"] + box["height"] <= paper["y"] + paper["height"]


@pytest.mark.parametrize("wide", [390, 820, 1400])
def test_a_large_board_opens_at_a_size_one_can_work_on(lab: Running, page: Opened, wide: int) -> None:
    lab.post("open", {"what": {"text": json.dumps(full_board(60))}})
    opened = page(wide)
    opened.settled()
    scale, name = opened.js(SCALE)
    assert scale >= 0.5, "a hex is 60 pixels wide"
    assert name >= 9
    opened.js("document.getElementById('fit').click()")
    assert opened.js(SCALE)[1] == 0, "names that nobody can read are not shown"
    for _ in range(12):
        opened.js("document.getElementById('closer').click()")
    assert opened.js(SCALE)[1] >= 9, "they appear as one zooms in"


def test_panes_fold_away_and_come_back(page: Opened) -> None:
    opened = page(1400)
    opened.settled()
    before = opened.one("#paper").rect["width"]
    tools, answers, _ = opened.all("#tabs button")
    tools.click()
    assert not opened.one("#setup").is_displayed()
    assert opened.one("#paper").rect["width"] > before + 250
    answers.click()
    assert opened.one("#paper").rect["width"] == 1400
    assert [one.get_attribute("aria-pressed") for one in (tools, answers)] == ["false", "false"]
    tools.click()
    answers.click()
    assert opened.one("#paper").rect["width"] == before
    narrow = page(390)
    narrow.settled()
    high = narrow.one("#paper").rect["height"]
    narrow.one("#tabs [data-pane=asked]").click()
    assert narrow.one("#paper").rect["height"] > high + 300


def touches(opened: Page, kind: str, *points: tuple[float, float]) -> None:
    at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    opened.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_two_fingers_zoom_about_themselves_and_move_the_board_and_paint_nothing(
    lab: Running, page: Opened
) -> None:
    lab.post("open", {"what": {"example": 0}})
    opened = page(390)
    opened.settled()
    opened.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    try:
        opened.tool("ground")
        before = opened.js(SCALE)[0]
        x, y = opened.place("E4")
        touches(opened, "touchStart", (x - 30, y))
        touches(opened, "touchStart", (x - 30, y), (x + 30, y))
        for k in range(1, 7):
            touches(opened, "touchMove", (x - 30 - 3 * k, y + 5 * k), (x + 30 + 3 * k, y + 5 * k))
        opened.until(
            "return Math.abs(arguments[0] - document.getElementById('board').getScreenCTM().a) < .05",
            1.6 * before,
        )
        u, v = opened.place("E4")
        assert (abs(u - x) <= 2, abs(v - y - 30) <= 2) == (True, True), "the same hex is between the fingers"
        touches(opened, "touchEnd", (x - 48, y + 30))
        touches(opened, "touchEnd")
        opened.settled()
        terrain = lab.lab.desk.journal.document.data["position"]["hexes"]
        assert "E4" not in terrain, "nothing was painted"
        touches(opened, "touchStart", (u, v))
        touches(opened, "touchEnd")
        opened.until("return document.querySelector('[data-k=\"floor.E4\"]').innerHTML.includes('woods')")
    finally:
        opened.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_the_thread_lies_above_walls_and_never_under_a_counter(lab: Running, page: Opened) -> None:
    steps = (
        "Given it is the MPh of the German turn\nAnd hexside C3-D3 is a wall\n"
        "And a German squad A in C3\nAnd a Russian squad B in E3"
    )
    lab.post(
        "open",
        {"what": {"text": steps}},
    )
    opened = page(1400)
    under = (
        "const line = document.querySelector('.o-lines .los');"
        "return [...document.querySelectorAll('[data-k^=\"side.\"], #board [data-p], .after')]"
        ".filter(one => !(one.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING)).length"
    )
    for play in (False, True):
        if play:
            opened.tool("play")
            opened.drag(opened.piece("A", "C3"), ("C4", 0, 0))
            opened.wait_for("after action 1 of 1", "#moment")
        opened.tool("los")
        opened.drag(opened.piece("A", "C4" if play else "C3"), opened.piece("B", "E3"))
        opened.wait_for("LOS A", "#asked")
        opened.one(".o-lines .los")
        assert opened.js(under) == 0


def test_the_legend_says_what_the_figures_are(page: Opened) -> None:
    opened = page(1400)
    opened.settled()
    opened.one("#legend").click()
    told = opened.wait_for("FP, range, morale", "#dialog")
    assert "not in the position" in told
    assert len(opened.all("#dialog .legend svg")) == len(opened.all("#dialog .legend dd"))
