"""The lab of the built site in a browser: the walks of the served lab, and what only a tab has.

The engine author's walk begins with a result file, which the lab in a tab does not take: it does not apply.
``tox -e docs`` builds the site and names it in ASL_SITE; without it, or without a Chromium, all is skipped.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

if "ASL_SITE" not in os.environ:
    pytest.skip("no built site; tox -e docs builds one and names it in ASL_SITE", allow_module_level=True)

from scripts import stage_lab, tab_answers
from scripts.lab_file import single
from tests.browser import chromium
from tests.browser.chromium import READY, chrome, until
from tests.browser.lab_page import KEYS, Page
from tests.browser.test_lab_page import (
    test_a_png_is_the_drawing_at_twice_its_size as png,
)
from tests.browser.test_lab_page import (
    test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace,
    test_the_newcomer_sets_a_board_up_from_nothing,
    test_the_rules_person_compares_older_and_current_and_prints,
)
from tests.site.lab_in_a_tab import Tab, static, with_editions

__all__ = [
    "test_one_plays_on_from_what_is_shown_and_what_is_refused_leaves_no_trace",
    "test_the_newcomer_sets_a_board_up_from_nothing",
    "test_the_rules_person_compares_older_and_current_and_prints",
]
SITE = Path(os.environ["ASL_SITE"]).resolve()
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300
CASE = "B27.2-3/hedge"
Opened = Callable[..., Page]
Lab = Callable[..., Tab]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Pyodide starts in seconds, but not beside all other work of a machine."""
    with pytest.MonkeyPatch.context() as patient, chrome(tmp_path_factory.mktemp("profile")) as made:
        patient.setattr(chromium, "SECONDS", PATIENCE)
        made.set_script_timeout(2 * PATIENCE)
        made.command_executor.client_config.timeout = 2 * PATIENCE
        yield made


@pytest.fixture
def lab(driver: Any, tmp_path: Path) -> Iterator[Lab]:
    """Labs at addresses of their own. What the walks name besides editions, a tab has already."""
    with ExitStack() as stack:

        def made(editions: tuple[str, ...] = (), **_: Any) -> Tab:
            base, asked = stack.enter_context(static(SITE))
            return Tab(driver, with_editions(f"{base}lab/", editions), asked, tmp_path)

        yield made


@pytest.fixture
def page(driver: Any) -> Iterator[Opened]:
    """Opens a lab in the browser; at the end its console may have nothing."""

    def go(tab: Tab, wide: int = 1440, **more: Any) -> Page:
        return Page(driver, tab.served.address, wide, **more)

    yield go
    said = [line["message"] for line in driver.get_log("browser")]
    driver.get("about:blank")
    assert said == []


def python(tab: Tab) -> list[str]:
    """What was asked of the server that only a lab at work needs."""
    return [path for path in tab.asked if "/py/" in path or "/pack/" in path or path.endswith("worker.js")]


def test_all_answers_in_the_tab_are_those_of_an_installed_engine(tmp_path: Path) -> None:
    for pack in ("core", "suite"):
        stage_lab.unpack((SITE / "lab" / "pack" / f"{pack}.gz").read_bytes(), tmp_path)
    there = json.loads(stage_lab.run(tmp_path, Path(tab_answers.__file__)))
    command = [sys.executable, tab_answers.__file__]
    here = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    assert there == here
    assert set(there) == {"current", "older"}


def test_until_the_first_click_the_page_is_a_picture_with_its_answers(lab: Lab, page: Opened) -> None:
    tab = lab()
    opened = page(tab)
    opened.settled()
    assert opened.text("#name") == "The wall at the orchard"
    assert "woods F3 stands between" in opened.text("#asked")
    assert "A picture" in opened.text("#loading")
    assert python(tab) == []
    opened.click("B3", 0, 20)
    opened.until("return document.getElementById('loading').hidden")
    assert python(tab)


def test_a_second_visit_shows_the_last_board_at_once(lab: Lab, page: Opened) -> None:
    tab = lab()
    opened = page(tab)
    opened.say("B3 is woods")
    opened.settled()
    remembered(opened, "B3")
    tab.asked.clear()
    opened = page(tab)
    opened.settled()
    assert opened.js("return document.getElementById('undo').title") == "Undo: B3 is woods (Ctrl-Z)"
    assert "woods F3 stands between" in opened.text("#asked")
    assert python(tab) == []
    opened.chord(KEYS.CONTROL, "z")
    opened.until("return document.getElementById('undo').title === 'Nothing to undo'")
    opened.settled()
    assert "B3" not in tab.journal().document.data["position"]["hexes"]


def remembered(opened: Page, hex_: str) -> None:
    """The picture for the next visit has something in that hex."""
    opened.until(
        """
        const [hex] = arguments;
        return import(new URL('js/files.js', document.baseURI)).then(({remembered}) => remembered())
          .then((last) => { window.has = Boolean(last?.now.document.position.hexes?.[hex]); }) && window.has;
        """,
        hex_,
    )


def test_a_case_of_a_page_opens_by_its_link(lab: Lab, page: Opened) -> None:
    tab = lab()
    tab.served.address += f"#{CASE}"
    opened = page(tab)
    assert opened.text("#name") == CASE
    opened.wait_for("LOS", "#asked")
    opened.settled()
    assert not opened.all("#pictured")


def test_what_a_case_says_is_there_before_the_engine_answers(lab: Lab, driver: Any) -> None:
    tab = lab()
    driver.get("about:blank")
    driver.get(f"{tab.served.address}#{CASE}")
    said = until(
        driver, "return document.getElementById('told') && document.getElementById('asked').innerText"
    )
    assert said.index("Expected:") < said.index("the LOS is blocked") < said.index("Given")
    until(driver, READY)
    assert not driver.find_elements("id", "told")


def test_a_link_holds_the_document_and_its_address_no_server_sees(lab: Lab, page: Opened) -> None:
    tab = lab()
    opened = page(tab)
    opened.say("B3 is woods")
    link = opened.js(
        "return import(new URL('js/api.js', document.baseURI))"
        ".then(async ({file, linked}) => linked(await file('link.txt')))"
    )
    address, _, document = link.partition("#")
    assert address == tab.served.address
    assert document.startswith("asl-lab:")
    other = lab()
    other.served.address += f"#{document}"
    opened = page(other)
    assert opened.text("#name") == "from a link"
    opened.until("return document.querySelector('#board [data-p=A]')")
    assert not [path for path in other.asked if "asl-lab" in path]


def test_a_broken_link_says_so_and_the_lab_works(lab: Lab, page: Opened) -> None:
    tab = lab()
    tab.served.address += "#asl-lab:nothing"
    opened = page(tab)
    opened.wait_for("that is not a complete link of the lab", "#loading")
    opened.say("B3 is woods")
    opened.settled()


def test_a_png_is_the_drawing_at_twice_its_size_in_a_tab_too(lab: Lab, page: Opened) -> None:
    class Asked(Tab):
        def get(self, path: str) -> Any:
            text = self._driver.execute_script(
                "return import(new URL('js/api.js', document.baseURI)).then(({file}) => file(arguments[0]))",
                path.rpartition("/")[2],
            )
            return type("Answer", (), {"text": text})

    tab = lab()
    tab.__class__ = Asked
    png(lambda: tab, page)  # type: ignore[arg-type]


def test_two_tabs_at_one_document_lose_nothing(lab: Lab, page: Opened, driver: Any) -> None:
    tab = lab()
    first = page(tab)
    first.say("B3 is woods")
    first.settled()
    remembered(first, "B3")
    mine = driver.current_window_handle
    driver.switch_to.new_window("tab")
    try:
        driver.get(tab.served.address)
        until(driver, READY)
        second = Page(driver, tab.served.address)
        second.say("B4 is grain")
        second.settled()
        driver.switch_to.window(mine)
        first.say("B5 is brush")
        first.settled()
        kept = [data for name, data in tab.files().items() if name.endswith(".lab.jsonl")]
        assert all(any(word in data for data in kept) for word in (b"woods", b"grain", b"brush")), kept
        assert len(kept) == 2
    finally:
        for handle in driver.window_handles:
            if handle != mine:
                driver.switch_to.window(handle)
                driver.close()
        driver.switch_to.window(mine)


FULL = """
IDBObjectStore.prototype.put = function (...told) {
  if (window.full) throw new DOMException("no room", "QuotaExceededError");
  return window.put.call(this, ...told);
};
"""


def test_a_full_quota_is_told_in_words_and_what_is_due_is_kept_later(lab: Lab, page: Opened) -> None:
    tab = lab()
    opened = page(tab)
    opened.js(f"window.put = IDBObjectStore.prototype.put; window.full = true; {FULL}")
    opened.say("B3 is woods")
    opened.wait_for("1 change is not kept in this browser: this browser has no more room", "#trouble")
    assert opened.text("#kept") == "not kept in this browser"
    assert not tab.files()
    opened.js("window.full = false")
    opened.say("B4 is grain")
    opened.settled()
    assert set(tab.journal().document.data["position"]["hexes"]) >= {"B3", "B4"}


HANGS = """
const Begun = Worker, send = Begun.prototype.postMessage;
window.swallowed = window.begun = 0;
window.Worker = class extends Begun {
  constructor(...told) {
    super(...told);
    window.begun += 1;
  }
};
Begun.prototype.postMessage = function (told, ...more) {
  if (told.path !== "api/seen" || window.swallowed) return send.call(this, told, ...more);
  window.swallowed += 1;
  const wait = window.setTimeout;
  window.setTimeout = (call) => wait(call, 300);
  this.onmessage({data: {begun: told.id}});
  window.setTimeout = wait;
};
"""
"""The worker never gets the first request for a view. The page takes it for at work, and waits 0.3 s."""


def test_a_worker_that_hangs_is_ended_and_another_goes_on(lab: Lab, page: Opened) -> None:
    tab = lab()
    opened = page(tab)
    opened.say("B3 is woods")
    opened.settled()
    opened.js(HANGS)
    opened.tool("seen")
    opened.click("D4", 0, 20)
    opened.wait_for("this took more than 60 seconds, and was ended", "#trouble")
    opened.tool("select")
    opened.say("B4 is grain")
    opened.settled()
    assert opened.js("return [window.swallowed, window.begun]") == [1, 1]
    assert set(tab.journal().document.data["position"]["hexes"]) >= {"B3", "B4"}


def test_the_second_engine_answers_beside_the_reference(lab: Lab, page: Opened) -> None:
    tab = lab()
    tab.served.address += f"#{CASE}"
    opened = page(tab)
    opened.settled()
    assert not [path for path in tab.asked if "/second/" in path], "it is loaded when it is chosen"
    add_column(opened, "second-engine")
    opened.wait_for("second-engine · current", "#asked .heads")
    opened.settled()
    first, second = (one.text for one in opened.all("#asked tbody tr:has(.field) td")[:2])
    assert first == second
    assert "/lab/second/engine.js" in tab.asked
    add_column(opened, "second-engine", "older")
    opened.wait_for("unsupported: the edition older", "#asked")


def add_column(opened: Page, engine: str, edition: str = "current") -> None:
    """Add a column as its form does."""
    opened.js(
        "const form = document.querySelector('#asked form.add'), [engine, edition] = arguments;"
        "form.querySelector('[data-id=engine]').value = engine;"
        "form.querySelector('[data-id=edition]').value = edition;"
        "form.querySelector('[data-id=add]').click();",
        engine,
        edition,
    )


KEPT_ALL = """
const parts = arguments[0];
return caches.keys().then(async (names) => {
  const kept = await Promise.all(parts.map((part) => caches.match(new URL(part, document.baseURI).href)));
  window.all = kept.every(Boolean);
}) && window.all;
"""


def test_without_a_network_the_lab_goes_on(driver: Any, tmp_path: Path, page: Opened) -> None:
    parts = json.loads((SITE / "lab" / "boot.json").read_bytes())["bytes"]["parts"]
    with static(SITE) as (base, asked):
        tab = Tab(driver, f"{base}lab/", asked, tmp_path)
        opened = page(tab)
        opened.say("B3 is woods")
        opened.settled()
        remembered(opened, "B3")
        opened.until(KEPT_ALL, parts)
    opened = page(tab)
    opened.say("B4 is grain")
    opened.settled()
    assert set(tab.journal().document.data["position"]["hexes"]) >= {"B3", "B4"}
    opened.js("document.querySelector('#asked .reason .clause').click()")
    opened.wait_for("what it asks for", "#dialog")


def test_a_scenario_is_kept_in_the_browser_and_is_there_on_the_next_visit(lab: Lab, page: Opened) -> None:
    tab = lab()
    tab.served.address += f"#{CASE}"
    opened = page(tab)
    opened.settled()
    tab.edit(
        (("requirement",), "B27.2-3"),
        (("title",), "grain beyond"),
        (("position", "hexes", "B3"), {"terrain": "grain"}),
    )
    opened.js("document.querySelector('#tabs [data-pane=keep]').click()")
    opened.one("#feature")
    opened.js("document.getElementById('do-keep').click()")
    opened.wait_for("compiles and is kept", "#keep")
    assert "The reference passes it." in opened.text("#keep")
    assert "wrong engines fail it" in opened.text("#keep")
    assert {"kept/asl-suite.toml", "kept/kept.feature"} <= set(tab.files())


@pytest.fixture(scope="module")
def lab_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the one file on the disk."""
    made = tmp_path_factory.mktemp("disk") / "lab.html"
    made.write_text(single(SITE / "lab"), encoding="utf-8", newline="\n")
    return made.as_uri()


def test_one_file_from_the_disk_is_the_lab(driver: Any, lab_file: str) -> None:
    driver.get_log("browser")
    opened = Page(driver, lab_file)
    opened.settled()
    assert opened.text("#name") == "The wall at the orchard"
    assert "A picture" in opened.text("#loading")
    opened.tool("ground")
    opened.choose("grain")
    opened.click("B3", 0, 20)
    opened.until("return document.getElementById('undo').title.startsWith('Undo: ')")
    opened.settled()
    assert opened.text("#kept") == "kept"
    add_column(opened, "second-engine")
    opened.wait_for("second-engine · current", "#asked .heads")
    opened.settled()
    first, second = (one.text for one in opened.all("#asked tbody tr:has(.field) td")[:2])
    assert first == second
    opened = Page(driver, f"{lab_file}?edition=older#{CASE}")
    assert opened.text("#name") == CASE
    opened.wait_for("LOS", "#asked")
    opened.settled()
    opened.js("document.querySelector('#asked .reason .clause').click()")
    opened.wait_for("what it asks for", "#dialog")
    assert opened.console() == []
    driver.get("about:blank")


def test_every_part_is_listed_with_its_size(lab: Lab) -> None:
    told = json.loads((SITE / "lab" / "boot.json").read_bytes())
    parts = ("py/pyodide.asm.wasm.gz", "py/python_stdlib.zip", "pack/core.gz")
    assert told["bytes"]["first"] == sum((SITE / "lab" / part).stat().st_size for part in parts)
    assert gzip.decompress((SITE / "lab" / parts[0]).read_bytes())[:4] == b"\0asm"
