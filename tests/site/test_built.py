"""The built site in a real browser: ``tox -e docs`` builds it and gives its path (ASL_SITE)."""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.site.test_search import QUESTIONS, SHOWN

if "ASL_SITE" not in os.environ:
    pytest.skip("no built site; tox -e docs builds one and names it in ASL_SITE", allow_module_level=True)
SITE = Path(os.environ["ASL_SITE"]).resolve()
webdriver = pytest.importorskip(
    "selenium.webdriver", reason="selenium is not installed (pip install selenium)"
)
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DRIVER = shutil.which("chromedriver")
if BROWSER is None or DRIVER is None:
    pytest.skip("no Chromium with its driver here", allow_module_level=True)

WIDTHS = (390, 820, 1400)
"""A phone, a tablet, a desktop."""
OPENS = 300_000
"""Most bytes over the wire, compressed as by web hosts, until a page is shown."""
PAGES = ("index.html", "B9.521.html", "B26.4.html", "B27.html", "results.html", "writing-an-adapter.html")
LOADED = "return performance.getEntriesByType('resource').map(e => e.name)"


class _Packed(SimpleHTTPRequestHandler):
    """Serves the site compressed, as any web host does."""

    sent: int = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = gzip.compress(path.read_bytes(), 6)
        type(self).sent += len(body)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        with contextlib.suppress(ConnectionError):  # the reader has left for another page
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Packed, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    options = webdriver.ChromeOptions()
    options.binary_location = BROWSER
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options, webdriver.ChromeService(DRIVER))
    yield driver
    driver.quit()


def wide(browser: Any, width: int) -> None:
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600},
    )


def wait(browser: Any, script: str) -> Any:
    from selenium.webdriver.support.ui import WebDriverWait

    return WebDriverWait(browser, 20).until(lambda b: b.execute_script(f"return {script}"))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_with_little_and_is_no_wider_than_the_screen(
    browser: Any, base: str, page: str, width: int
) -> None:
    wide(browser, width)
    browser.get("about:blank")
    _Packed.sent = 0
    browser.get(base + page)
    wait(browser, "document.readyState === 'complete'")
    assert OPENS > _Packed.sent > 10_000
    assert all(name.startswith(base) for name in browser.execute_script(LOADED))
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert [entry["message"] for entry in browser.get_log("browser")] == []


def test_what_another_host_would_give_is_not_even_asked_for(browser: Any, base: str) -> None:
    browser.get(base + "index.html")
    refused = browser.execute_async_script(
        "const done = arguments[0];"
        "document.addEventListener('securitypolicyviolation', e => done(e.blockedURI));"
        "const i = new Image(); i.src = 'https://example.org/x.png'; document.body.append(i);"
    )
    assert refused.startswith("https://example.org")
    browser.get_log("browser")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_page_says_within_one_screen_what_this_is(browser: Any, base: str, width: int) -> None:
    """A drawn position with its answer, the search, the chapters."""
    wide(browser, width)
    browser.get(base + "index.html")
    for shown in (".shown img", ".shown p", ".ask-box", ".chapters"):
        box = browser.find_element("css selector", shown).rect
        assert box["height"] > 0
        assert box["y"] + box["height"] <= 844
    browser.find_element("css selector", ".ask-box").click()
    browser.switch_to.active_element.send_keys("TEM of a hedge")
    wait(browser, "document.querySelector('.find-meta').textContent === 'Best first'")
    first = browser.find_element("css selector", ".find-link")
    field = browser.find_element("css selector", ".ask-form input")
    assert first.is_displayed()
    assert first.rect["width"] > min(width, 500) * 0.9
    assert field.rect["height"] >= 24
    assert field.rect["y"] < first.rect["y"] < 200


def test_a_page_has_sentences_alone_until_one_asks_for_pictures(browser: Any, base: str) -> None:
    wide(browser, 390)
    browser.get(base + "B9.32.html")
    shown = "return [...document.images].filter(one => one.offsetParent).length"
    high = "return document.documentElement.scrollHeight"
    assert browser.execute_script(shown) == 0
    assert browser.execute_script(high) < 42_000
    browser.find_element("css selector", ".cases summary").click()
    browser.find_element("css selector", ".case summary").click()
    assert browser.execute_script(shown) == 1
    browser.find_element("id", "pictures").click()
    wait(browser, "document.querySelectorAll('details.cases:not([open])').length === 0")
    assert browser.execute_script(shown) == browser.execute_script("return document.images.length")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_within_two_clicks(browser: Any, base: str, question: str) -> None:
    wide(browser, 1400)
    browser.get(base + "index.html")
    field = browser.find_element("css selector", ".ask-form input")
    field.click()
    field.send_keys(question)
    wait(browser, "document.querySelector('.find-meta').textContent === 'Best first'")
    links = browser.find_elements("css selector", ".find-link")[:SHOWN]
    names = {link.find_element("css selector", "b").text.split(" ")[0]: link for link in links}
    wanted = next(name for name in names if name in QUESTIONS[question])
    page = names[wanted].get_attribute("href").partition("#")[0].rpartition("/")[2]
    names[wanted].click()
    wait(browser, f"location.pathname.endsWith('/{page}')")
    at = wait(browser, f"document.getElementById('{wanted}').getBoundingClientRect().top")
    assert 0 <= at < 900


def test_an_address_opens_its_case_by_any_name(browser: Any, base: str) -> None:
    for address, name in (
        ("B27.3#B27.3-1/flamethrower", "B27.3-1/flamethrower"),
        ("B27.3/#B27.3-1/flamethrower~may", "B27.3-1/flamethrower"),
        ("B27.3.html#B27.3-1/2", None),
    ):
        browser.get("about:blank")
        browser.get(base + address)
        wait(browser, "location.pathname.endsWith('/B27.3.html')")
        opened = wait(browser, "document.querySelector('details.case.named[open]')?.id")
        assert opened.startswith("B27.3-1/")
        assert name is None or opened == name


def test_the_address_of_a_requirement_opens_its_first_case(browser: Any, base: str) -> None:
    wide(browser, 1400)
    browser.get(base + "B27.12.html#B27.12-1")
    opened = wait(browser, "document.querySelector('details.case.named[open]')?.id")
    assert opened.startswith("B27.12-1/"), "the plain rows stand first"
    wait(browser, "document.querySelector('details.case.named img').naturalWidth")
    assert browser.execute_script("return location.hash") == "#B27.12-1"
    link = "document.querySelector('details.case.named > a[href^=\"lab/\"]').getBoundingClientRect().bottom"
    assert browser.execute_script(f"return {link}") < 900, "the lab is one click away"
    assert browser.execute_script("return document.querySelectorAll('details.case[open]').length") == 1
    at = browser.execute_script("return document.getElementById('B27.12-1').getBoundingClientRect().top")
    assert 0 <= at < 900


def test_a_question_opens_the_case_that_fits_it(browser: Any, base: str) -> None:
    wide(browser, 1400)
    browser.get(base + "index.html")
    field = browser.find_element("css selector", ".ask-form input")
    field.click()
    field.send_keys("halftrack crosses hedge MP cost vehicle")
    wait(browser, "document.querySelector('.find-meta').textContent === 'Best first'")
    browser.find_element("css selector", ".find-link[href$='#B9.4-4']").click()
    opened = wait(browser, "document.querySelector('details.case.named[open]')?.id")
    assert opened.endswith("/hedge-halftrack")
    browser.get(base + "B9.4.html#B9.4-4")
    browser.refresh()
    opened = wait(browser, "document.querySelector('details.case.named[open]')?.id")
    assert opened.endswith("/wall-tank"), "of what was not looked up, the first"


def test_pictures_come_as_the_reader_comes_to_them(browser: Any, base: str) -> None:
    wide(browser, 1400)
    browser.get(base + "B9.521.html")
    browser.find_element("id", "pictures").click()
    wait(browser, "document.readyState === 'complete'")
    count = "[...document.images].filter(i => i.complete && i.naturalWidth).length"
    first = browser.execute_script(f"return {count}")
    browser.execute_script("document.querySelector('#B9\\\\.521-EX1-1').scrollIntoView()")
    wait(browser, f"{count} > {first}")
    assert first < browser.execute_script("return document.images.length") / 3


def test_it_is_dark_where_the_reader_likes_it_dark(browser: Any, base: str) -> None:
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    )
    browser.get(base + "results.html")
    wait(browser, "document.body.dataset.mdColorScheme === 'slate'")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_in_print_every_case_is_open(browser: Any, base: str) -> None:
    browser.get(base + "B26.2.html")
    browser.execute_script("dispatchEvent(new Event('beforeprint'))")
    assert browser.execute_script("return document.querySelectorAll('details:not([open])').length") == 0
    browser.execute_script("dispatchEvent(new Event('afterprint'))")
    assert browser.execute_script("return document.querySelectorAll('details.cases[open]').length") == 0


def test_it_is_read_from_a_folder_as_well(browser: Any) -> None:
    wide(browser, 1400)
    browser.get((SITE / "index.html").as_uri())
    field = browser.find_element("css selector", ".ask-form input")
    field.click()
    field.send_keys("dm mortar foxhole")
    wait(browser, "document.querySelectorAll('.find-link').length > 0")
    browser.get((SITE / "B27.3.html").as_uri())
    browser.find_element("id", "pictures").click()
    assert wait(browser, "document.querySelector('details.case img').naturalWidth") > 0
    assert [entry["message"] for entry in browser.get_log("browser")] == []
