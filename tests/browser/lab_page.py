"""The lab's page in a browser, with actions that name hexes: click them, drag them."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chromium import READY, sized, until, wait, webdriver

pytest.importorskip("uvicorn", reason="the extra lab is not installed")
pytest.importorskip("starlette", reason="the extra lab is not installed")

AT = """
const [name, dx, dy] = arguments;
const column = name.charCodeAt(0) - 65 + (name.length > 2 && name[1] === name[0] ? 26 : 0);
const row = Number(name.replace(/[A-Z]/g, ''));
const point = new DOMPoint(90 * column + dx, 52 * (2 * row + column % 2) + dy);
const at = point.matrixTransform(document.getElementById('board').getScreenCTM());
return [at.x, at.y];
"""
SHOWN = "return document.getElementById('kept').innerText !== '…'"
KEYS = webdriver.Keys
STALE = pytest.importorskip("selenium.common.exceptions").StaleElementReferenceException
EXPECTED = ("409", "422")
"""Statuses of refused requests; Chromium prints them in its console, as it does every error status."""


class Page:
    """The page at an address; each action first waits until the page shows the effect of earlier ones.

    With ``hasty`` actions do not wait.
    """

    hasty = False

    def __init__(self, driver: Any, address: str, wide: int = 1440, *, dark: bool = False) -> None:
        self.driver = driver
        if driver.name == "firefox":
            driver.sized(wide, dark=dark)
        else:
            sized(driver, wide, dark=dark)
        driver.get(address)
        self.until(READY)

    def js(self, code: str, *arguments: Any) -> Any:
        return self.driver.execute_script(code, *arguments)

    def until(self, code: str, *arguments: Any) -> Any:
        """The value of a script as soon as it returns one."""
        return until(self.driver, code, *arguments)

    def one(self, selector: str) -> Any:
        return self.until("return document.querySelector(arguments[0])", selector)

    def all(self, selector: str) -> list[Any]:
        found: list[Any] = self.driver.find_elements("css selector", selector)
        return found

    def text(self, selector: str) -> str:
        found = self.js("return document.querySelector(arguments[0])?.innerText ?? ''", selector)
        return str(found)

    def wait_for(self, words: str, selector: str) -> str:
        """The text of an element as soon as it contains the words."""
        has = (
            "const text = document.querySelector(arguments[0])?.innerText ?? '';"
            "return text.includes(arguments[1]) && text"
        )
        return str(self.until(has, selector, words))

    def shown(self) -> None:
        """Wait until the page shows the effects of earlier actions."""
        if not self.hasty:
            self.until(SHOWN)

    def press(self, *keys: str) -> None:
        self.shown()
        webdriver.ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def chord(self, modifier: str, key: str) -> None:
        self.shown()
        chain = webdriver.ActionChains(self.driver, duration=0)
        chain.key_down(modifier).send_keys(key).key_up(modifier).perform()

    def button(self, name: str, within: str = "body") -> None:
        """Press the button of that name."""
        press = (
            "const one = [...document.querySelectorAll(arguments[0])].find(b => b.offsetParent"
            " && b.innerText.trim().replace(/\\s+/g, ' ') === arguments[1]);"
            "one?.click(); return Boolean(one);"
        )
        self.until(press, f"{within} button, {within} a.chip", name)

    def place(self, name: str, dx: float = 0, dy: float = 0) -> tuple[int, int]:
        x, y = self.js(AT, name, dx, dy)
        return round(x), round(y)

    def piece(self, key: str, name: str) -> tuple[str, float, float]:
        """Where a piece is drawn, once it is: its hex, and its distance from the centre of the hex."""
        self.shown()
        found = (
            "const one_ = `[data-p='${arguments[0]}']`;"
            "const piece = document.querySelector(`.after ${one_}`) ?? document.querySelector(one_);"
            "const r = piece?.getBoundingClientRect();"
            "const one = document.getElementById('board').getScreenCTM().a;"
            "return r && [r.x + r.width / 2, r.y + r.height / 2, one]"
        )
        x, y, one = self.until(found, key)
        left, top = self.place(name)
        return name, (x - left) / one, (y - top) / one

    def click(self, name: str, dx: float = 0, dy: float = 0) -> None:
        self.shown()
        chain = webdriver.ActionChains(self.driver, duration=0)
        chain.w3c_actions.pointer_action.move_to_location(*self.place(name, dx, dy)).click()
        chain.perform()

    def drag(self, start: tuple[str, float, float], end: tuple[str, float, float], steps: int = 6) -> None:
        self.shown()
        (x, y), (u, v) = self.place(*start), self.place(*end)
        chain = webdriver.ActionChains(self.driver, duration=10)
        hand = chain.w3c_actions.pointer_action
        hand.move_to_location(x, y).pointer_down()
        for k in range(1, steps + 1):
            hand.move_to_location(round(x + (u - x) * k / steps), round(y + (v - y) * k / steps))
        hand.pointer_up()
        chain.perform()

    def write(self, find: Callable[[], Any], *keys: str) -> None:
        """Type into the field of that name; again if the page redrew it before the first key."""

        def written() -> bool:
            try:
                field = find()
                if field:
                    field.send_keys(*keys)
            except STALE:
                return False
            return bool(field)

        wait(written)

    def tool(self, name: str) -> None:
        self.js("document.querySelector(`[data-tool=${arguments[0]}]`).click()", name)

    def choose(self, words: str) -> None:
        """Press the button of an option of the tool."""
        self.button(words, "#options")

    def say(self, words: str) -> None:
        field = self.one("#saying")
        field.send_keys(words.replace("\n", KEYS.SHIFT + KEYS.ENTER + KEYS.NULL), KEYS.ENTER)
        self.until("return document.getElementById('saying').value === ''")

    def settled(self) -> None:
        """Everything is stored and answered."""
        self.until(
            "return document.getElementById('kept').innerText === 'kept'"
            " && document.getElementById('asked').dataset.settled === 'true'"
        )

    def printed(self) -> bytes:
        """The page as a PDF."""
        if self.driver.name == "firefox":
            return bytes(self.driver.printed())
        return b64decode(self.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})["data"])

    def slow(self, milliseconds: int) -> None:
        """From now on delay every answer of the lab by that long."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        how = {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1}
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", how)

    def shot(self, folder: Path | None, name: str) -> None:
        if folder is not None:
            self.driver.save_screenshot(str(folder / f"{name}.png"))

    def console(self) -> list[str]:
        """Errors in the browser's console, except refused requests."""
        said = [line["message"] for line in self.driver.get_log("browser")]
        return [line for line in said if not any(f"status of {code}" in line for code in EXPECTED)]
