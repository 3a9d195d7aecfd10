"""The report page in a real Chromium; skipped, with the reason, if there is none."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from filelock import FileLock

from asl_conformance.base.keeping import write_whole
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import Finding, Kind
from asl_conformance.lab.link import unlink
from asl_conformance.report.page import page
from asl_conformance.results.stream import FORMAT, CaseRecord, Footer, Header, Stream
from asl_conformance.suite import names
from asl_conformance.suite.case import Suite
from asl_conformance.suite.lab_link import document
from asl_conformance.suite.registry import load
from tests.answers import FOLDER
from tests.browser.chromium import READY, until, wait, webdriver
from tests.often import NIGHT, every

HOSTILE = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"
Open = Callable[..., Any]


def run_of(suite: Suite, engine: str, every: int) -> Stream:
    """A full run in which every n-th case fails, with a hostile reason, and the next one is unsupported."""
    records = {}
    for number, case in enumerate(suite.cases):
        kind: Kind = "pass" if number % every else "fail"
        kind = "unsupported" if number % every == 1 else kind
        bad = Finding("fail", "a claim", got=HOSTILE, why=HOSTILE) if kind == "fail" else None
        records[case.id] = CaseRecord(
            case.id, case.name, kind, case.clauses, case.requirements, case.feature, case.line,
            (bad,) if bad else (), ("because",),
        )  # fmt: skip
    head = Header(
        FORMAT, "0", engine, "1", "C", "current", suite.digest, len(records), "2026-01-01T00:00:00Z"
    )
    return Stream(head, records, Footer("2026-01-01T00:00:01Z", True, False, {}))


NAMED = ("B27.3-1/flamethrower", "B9.521-EX1-1/hex-z6", "B27.6-EX1-1/hex-l2", "B9.2-EX1-1")
"""Cases that tests open by name."""


@cache
def part() -> Suite:
    """The cases of most tests: every twentieth one, all of B9.21, those that tests name, and one with a plus.

    At night the whole suite.
    """
    whole = load_cases()
    if NIGHT:
        return whole
    plus = next(case.id for case in whole.cases if "+" in case.id)
    cases = tuple(
        case
        for number, case in enumerate(whole.cases)
        if number % 20 == 0 or case.id in (*NAMED, plus) or "B9.21" in case.clauses
    )
    return msgspec.structs.replace(whole, cases=cases)


@pytest.fixture(scope="module")
def whole_file() -> Path:
    """The page of all cases, written once for all test processes."""
    return _kept("whole", load_cases())


@pytest.fixture(scope="module")
def report_file() -> Path:
    """The page of ``part``, which opens many times faster."""
    return _kept("report", part())


def _kept(name: str, suite: Suite) -> Path:
    file = Path(os.environ[FOLDER]) / name / "index.html"
    with FileLock(f"{file.parent}.lock"):
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            write_whole(file, _page(suite).encode())
    return file


def _page(suite: Suite) -> str:
    streams = (run_of(suite, "first", 100), run_of(suite, HOSTILE, 7))
    cases = {case.id: case for case in suite.cases}
    return page(streams, cases, suite.digest, load(), former=names.load().before(cases)).html


@pytest.fixture
def open_page(driver: Any, report_file: Path) -> Iterator[Open]:
    """Opens the page at a hash in a window of that width; at the end the console must be empty."""

    def opened(fragment: str = "", wide: int = 1440, dark: bool = False, file: Path = report_file) -> Any:
        size = {"width": wide, "height": 900, "deviceScaleFactor": 1, "mobile": wide < 600}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": scheme})
        driver.get("about:blank")
        driver.get(f"{file.as_uri()}#{fragment}")
        assert until(driver, READY)
        return driver

    yield opened
    assert driver.get_log("browser") == []


def found(driver: Any) -> int:
    """How many cases the page says it shows."""
    text = driver.find_element("id", "found").text
    return int(text.split()[0].replace(",", ""))


def choose(driver: Any, name: str, value: str) -> None:
    """Set a filter as a user would."""
    driver.execute_script(
        "const f = document.forms.filters.elements[arguments[0]]; f.value = arguments[1];"
        "f.dispatchEvent(new Event('input', {bubbles: true}))",
        name,
        value,
    )


def test_the_page_is_small_and_says_when_it_can_be_used(open_page: Open, whole_file: Path) -> None:
    assert whole_file.stat().st_size < 5_000_000
    driver, cases = open_page(file=whole_file), load_cases().cases
    assert int(driver.execute_script(READY)) > 0
    assert found(driver) == len(cases)
    choose(driver, "clause", "B27")
    assert found(driver) == sum(any(c.startswith("B27") for c in case.clauses) for case in cases)


def test_filters_by_chapter_clause_verdict_engine_and_text(open_page: Open) -> None:
    driver, cases = open_page(), part().cases
    assert found(driver) == len(cases)
    choose(driver, "clause", "B27")
    assert found(driver) == sum(any(c.startswith("B27") for c in case.clauses) for case in cases)
    choose(driver, "clause", "B9.21")
    assert found(driver) == sum("B9.21" in case.clauses for case in cases)
    choose(driver, "clause", "")
    choose(driver, "verdict", "fail")
    choose(driver, "run", "0")
    assert found(driver) == len(range(0, len(cases), 100))
    choose(driver, "verdict", "contested")
    assert found(driver) == sum("contested" in case.tags for case in cases)
    choose(driver, "verdict", "")
    choose(driver, "q", "no such words anywhere")
    assert found(driver) == 0
    driver.find_element("css selector", "#filters button[type=reset]").click()
    wait(lambda: found(driver) == len(cases))


def test_filters_are_in_the_address(open_page: Open) -> None:
    driver = open_page("clause=B9.21&verdict=wrong&run=1")
    read = "return ['clause', 'verdict', 'run'].map(n => document.forms.filters.elements[n].value)"
    values = driver.execute_script(read)
    assert values == ["B9.21", "wrong", "1"]
    assert 0 < found(driver) < sum("B9.21" in case.clauses for case in part().cases) / 2


def test_every_case_has_a_deep_link(open_page: Open) -> None:
    cases = part().cases
    for case in cases[:: every(3) * len(cases) // 12]:
        driver = open_page(f"case={case.id}")
        shown = driver.find_element("id", "case")
        assert shown.is_displayed()
        assert case.id in shown.text
        assert shown.find_elements("css selector", "svg.board .h"), "its board is drawn"


def test_a_link_by_a_former_name_leads_to_the_case_and_says_what_it_is_called(open_page: Open) -> None:
    text = open_page("case=B27.3-1/9").find_element("id", "case").text
    assert "B27.3-1/9 is now called B27.3-1/flamethrower." in text
    assert "is called" not in open_page("case=B27.3-1/flamethrower").find_element("id", "case").text
    assert found(open_page("q=B27.3-1/9")) == 1


def test_a_link_may_have_a_plus_as_it_is(open_page: Open) -> None:
    key = next(case.id for case in part().cases if "+" in case.id)
    for fragment in (f"case={key}", f"case={key.replace('+', '%2B')}"):
        assert key in open_page(fragment).find_element("id", "case").text


def test_a_link_to_no_case_says_so(open_page: Open) -> None:
    assert "No case B99.9" in open_page("case=B99.9").find_element("id", "trouble").text


def test_a_case_shows_prose_question_expected_got_reason_rule(open_page: Open) -> None:
    case = next(case for case in part().cases[::7] if case.prose)
    text = open_page(f"case={case.id}").find_element("id", "case").text
    words = [*(case.prose[0].split()[1:]), "Asked", "Expected", case.expectations[0].prose, "because"]
    assert [word for word in words if word not in text] == []
    assert load().requirements[case.requirements[0]].statement in " ".join(text.split())


def test_a_failure_has_a_link_that_opens_it_in_a_lab(open_page: Open) -> None:
    failed, passed = part().cases[0], part().cases[2]
    driver = open_page(f"case={failed.id}")
    driver.find_element("css selector", "#case .lab button").click()
    field = driver.find_element("css selector", "#case .lab input")
    wait(lambda: field.get_attribute("value"))
    assert unlink(field.get_attribute("value")) == document(failed)
    open_page(f"case={passed.id}")
    assert not driver.find_elements("css selector", "#case .lab")


def test_what_an_engine_says_is_text_and_nothing_else(open_page: Open) -> None:
    case = part().cases[0]
    driver = open_page(f"case={case.id}")
    assert HOSTILE in driver.find_element("id", "case").text
    assert driver.title != "owned"
    assert (
        driver.execute_script(
            "return document.querySelectorAll('#case img, #case script, header img').length"
        )
        == 0
    )


@pytest.mark.parametrize("fragment", ["", "case=B9.521-EX1-1/hex-z6", "case=B27.6-EX1-1/hex-l2&clause=B27.6"])
@pytest.mark.parametrize(
    ("wide", "dark"), [(360, True), (1440, False), *([(360, False), (1440, True)] if NIGHT else [])]
)
def test_nothing_is_wider_than_the_window(open_page: Open, wide: int, fragment: str, dark: bool) -> None:
    driver = open_page(fragment, wide, dark)
    assert driver.execute_script("return document.documentElement.scrollWidth") <= wide
    board = driver.find_elements("css selector", "#case svg.board[role=img]")
    if board:
        assert board[0].rect["x"] >= 0
        assert board[0].rect["x"] + board[0].rect["width"] <= wide
        assert board[0].rect["height"] > 100


@pytest.mark.parametrize("dark", [False, True])
def test_text_stands_out_from_its_ground(open_page: Open, dark: bool) -> None:
    driver = open_page(dark=dark)
    style = "return [getComputedStyle(arguments[0]).color, getComputedStyle(document.body).backgroundColor]"
    for selector in ("h1", ".sub", ".word", "#found", "td .num"):
        node = driver.find_element("css selector", selector)
        ink, ground = (luminance(text) for text in driver.execute_script(style, node))
        light, shade = max(ink, ground), min(ink, ground)
        assert (light + 0.05) / (shade + 0.05) >= 4.5, selector


def luminance(colour: str) -> float:
    """Relative luminance of ``rgb(r, g, b)`` (WCAG 2)."""
    parts = [float(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_keyboard_goes_through_the_cases(open_page: Open) -> None:
    driver = open_page("clause=B9.21")
    body, keys = driver.find_element("tag name", "body"), webdriver.common.keys.Keys
    cases = [case.id for case in part().cases if "B9.21" in case.clauses]
    for expected in cases[:3]:
        body.send_keys("j")
        until(driver, "return document.getElementById('case').innerText.includes(arguments[0])", expected)
    body.send_keys("k")
    wait(lambda: f"case={cases[1]}" in driver.current_url)
    body.send_keys(keys.ESCAPE)
    wait(lambda: not driver.find_element("id", "case").is_displayed())
    body.send_keys("/")
    assert driver.switch_to.active_element.get_attribute("name") == "q"


def test_a_screen_reader_gets_what_colours_show(open_page: Open) -> None:
    driver = open_page("case=B9.2-EX1-1")
    unnamed = driver.execute_script(
        "return [...document.querySelectorAll('[role=img], select, input, button, table a')]"
        ".filter(n => !(n.ariaLabel || n.textContent.trim() || n.closest('label'))).length"
    )
    assert unnamed == 0
    assert driver.execute_script("return document.documentElement.lang") == "en"
    headings = driver.execute_script(
        "return [...document.querySelectorAll('h1,h2,h3')].map(h => +h.tagName[1])"
    )
    assert headings[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(headings))


def test_without_javascript_the_summary_and_the_matrix_are_there(driver: Any, report_file: Path) -> None:
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        driver.get(report_file.as_uri())
        assert driver.find_element("css selector", "#matrix table").is_displayed()
        assert "need JavaScript" in driver.find_element("tag name", "noscript").text
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
