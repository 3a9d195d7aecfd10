"""The answer card of a case: what it asks comes first, and words say whether the answer is as expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.lab_link import case_link
from tests.browser.lab_page import Page
from tests.lab.served import Running, serving

Opened = Callable[[str], Page]
ROWS = (
    "return [...document.querySelectorAll('#asked tbody tr')]"
    ".map(row => row.innerText.replace(/\\s+/g, ' ').trim())"
)


@pytest.fixture
def opened(driver: Any, tmp_path: Path) -> Iterator[Opened]:
    """Opens a case in the lab."""
    with serving(tmp_path / "lab") as running, ExitStack() as left:
        left.callback(driver.get, "about:blank")

        def open_case(name: str, running: Running = running) -> Page:
            case = next(one for one in load_cases().cases if one.id == name)
            running.post("open", {"what": {"text": case_link(case)}})
            page = Page(driver, running.served.address)
            page.settled()
            page.wait_for("expected", "#asked tbody")
            return page

        yield open_case


def test_the_row_that_the_case_asks_is_first_and_empty_rows_are_folded(opened: Opened) -> None:
    page = opened("B27.51-7a/four-german-squads")
    rows = page.js(ROWS)
    assert rows[0] == "B2 trench: within capacity no as expected"
    assert len(rows) <= 32
    assert rows[-1].endswith("more rows: no, 0 or empty")
    count = int(rows[-1].split()[0])
    assert count > 30
    page.button(rows[-1], "#asked")
    assert len(page.js(ROWS)) == len(rows) + count
    assert page.js("return document.getElementById('rule').innerText").startswith(
        "The rule asked about: B27.51"
    )


def test_an_expectation_about_the_last_attempt_marks_its_row(opened: Opened) -> None:
    page = opened("B27.11-3/dr-6")
    assert "attempts 1 success no as expected" in page.js(ROWS)[:4]


def test_an_allowed_action_is_called_so_with_its_cost(opened: Opened) -> None:
    rows = opened("B16.4-2").js(ROWS)
    assert rows[0] == "outcome action 1: allowed, 12 MF as expected"
    assert any("12 as expected" in row for row in rows[1:4])


def test_an_action_that_is_not_allowed_is_as_expected_without_a_tick(opened: Opened) -> None:
    page = opened("B26.1-9a/stone-building")
    assert page.js(ROWS)[0] == "outcome action 1 not allowed as expected"
    assert "✓" not in page.text("#asked")
    assert "WIRE in B3 is set up" in page.text("#play") or "wire in B3 is set up" in page.text("#play")


def test_the_set_up_says_nothing_of_actions(opened: Opened) -> None:
    """It once called the action allowed, which play then refused."""
    page = opened("B16.41-1u/at")
    assert page.js(ROWS)[0].startswith("outcome action 1 not allowed")
    page.tool("select")
    page.wait_for("about the set-up", "#asked")
    page.settled()
    assert not [row for row in page.js(ROWS) if row.startswith("outcome")]


def test_the_date_is_in_plain_view_where_the_position_has_one(opened: Opened) -> None:
    page = opened("B9.541-2/date-1944-07-25")
    assert "Date 1944-07-25" in page.text("#note")
    assert "American Culin tank moves to B3 (breach)" in page.text("#play")
    page.tool("select")
    assert page.js("return document.querySelector('#options [data-field=date] input')?.value") == "1944-07-25"


def test_what_is_expected_is_said_before_all_fields(driver: Any, opened: Opened, tmp_path: Path) -> None:
    """The Bog DR was the twenty-second row, as "checks 1 check bog"."""
    page = opened("B27.55-4")
    said = "that is allowed as expected\nchecks has check bog, unit German tank as expected"
    assert page.text("#asked .expected") == said
    with serving(tmp_path / "words") as running, ExitStack() as left:
        left.callback(driver.get, "about:blank")
        case = next(one for one in load_cases().cases if one.id == "B27.55-4")
        running.post("open", {"what": {"text": "\n".join(case.prose)}})
        page = Page(driver, running.served.address)
        page.settled()
        said = "that is allowed as expected\na Bog DR is due from it as expected"
        assert page.text("#asked .expected") == said


def test_what_is_asked_of_a_list_comes_first_and_a_vehicle_spends_mp(opened: Opened) -> None:
    page = opened("B27.55-4")
    assert page.js(ROWS)[1].startswith("checks 1 check bog")
    assert "MF" not in page.text("#asked") + page.text("#play")
    assert "MPh · German turn" in page.text("#note")


def test_weather_is_in_plain_view(opened: Opened) -> None:
    assert "· snow" in opened("B16.8-3j").text("#note")


def test_what_the_judge_takes_for_one_is_as_expected(opened: Opened) -> None:
    """Either of two actions may be the refused one. The page once compared values itself."""
    assert opened("B26.46-1a").js(ROWS)[0].endswith("not allowed as expected")


def test_an_answer_that_is_not_expected_says_what_is(opened: Opened) -> None:
    page = opened("B27.2-3/wall")
    assert "LOS clear no as expected" in page.js(ROWS)
    page.js("[...document.querySelectorAll('#asked .cell')].find(c => c.innerText === 'no').click()")
    page.settled()
    assert "LOS clear no" in page.js(ROWS)


def test_beside_another_answer_stands_what_was_expected(driver: Any, tmp_path: Path) -> None:
    with serving(tmp_path / "lab") as running, ExitStack() as left:
        left.callback(driver.get, "about:blank")
        case = next(one for one in load_cases().cases if one.id == "B27.2-3/wall")
        running.post("open", {"what": {"text": case_link(case)}})
        running.edit((("ticks",), [{"question": 0, "path": ["clear"], "op": "is", "value": True}]))
        page = Page(driver, running.served.address)
        page.settled()
        page.wait_for("not as expected", "#asked tbody")
        assert "LOS clear no not as expected: yes" in page.js(ROWS)
