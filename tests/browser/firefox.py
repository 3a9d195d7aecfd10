"""A Firefox for tests, spoken to over WebDriver BiDi, which it has built in: no geckodriver is needed.

It has the methods of Selenium's driver that the walks use. Without a Firefox, modules that import this are
skipped, with the reason.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

websocket = pytest.importorskip("websocket", reason="selenium is not installed (pip install selenium)")
selenium_errors = pytest.importorskip("selenium.common.exceptions")
KEYS = pytest.importorskip("selenium.webdriver").Keys
BROWSER = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
if BROWSER is None:
    pytest.skip("no Firefox here (Debian: apt-get install firefox-esr)", allow_module_level=True)
SECONDS = 120
"""Time limit for one command."""
HELD = {KEYS.CONTROL, KEYS.SHIFT, KEYS.ALT, KEYS.META}
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "services.settings.server": "data:,#",
    "toolkit.telemetry.enabled": False,
}
"""So that it uses no network and does nothing in the background."""
CENTRE = (
    "function(one) { if (!one.isConnected) return null;"
    " one.scrollIntoView({block: 'center'}); const r = one.getBoundingClientRect();"
    " return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)] }"
)
FOCUSED = (
    "function(one) { one.focus(); if (one.setSelectionRange && one.selectionEnd !== null)"
    " one.setSelectionRange(one.value.length, one.value.length); return one.isConnected || null }"
)


class Element:
    """An element of the page."""

    def __init__(self, driver: Firefox, node: Mapping[str, Any]) -> None:
        self.driver, self.node = driver, {"sharedId": node["sharedId"]}

    @property
    def text(self) -> str:
        return str(self.driver.call("function(one) { return one.innerText }", self))

    def is_displayed(self) -> bool:
        return bool(self.driver.call("function(one) { return one.checkVisibility() }", self))

    def get_attribute(self, name: str) -> Any:
        """The property of that name, or else the attribute; a boolean as Selenium gives it."""
        found = self.driver.call(
            "function(one, name) { return one[name] ?? one.getAttribute(name) }", self, name
        )
        return ("true" if found else None) if isinstance(found, bool) else found

    def _there(self, function: str) -> Any:
        """The value of a function of the element; raises as Selenium does if the page has replaced it."""
        if (found := self.driver.call(function, self)) is None:
            raise selenium_errors.StaleElementReferenceException("the page has drawn it anew")
        return found

    def click(self) -> None:
        x, y = self._there(CENTRE)
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.driver.act({"type": "pointer", "id": "hand", "actions": moves})

    def send_keys(self, *keys: str) -> None:
        """Type; a modifier is held until KEYS.NULL or the end."""
        self._there(FOCUSED)
        made: list[dict[str, str]] = []
        held: list[str] = []
        for key in "".join(keys):
            if key == KEYS.NULL:
                made += [{"type": "keyUp", "value": held.pop()} for _ in list(held)]
            elif key in HELD:
                held.append(key)
                made.append({"type": "keyDown", "value": key})
            else:
                made += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        made += [{"type": "keyUp", "value": key} for key in held]
        self.driver.act({"type": "key", "id": "keys", "actions": made})


class Firefox:
    """The browser with one page."""

    name = "firefox"

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(f"{address}/session", SECONDS, suppress_origin=True)
        self._number = 0
        self._said: list[dict[str, str]] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.create", type="tab")["context"]
        # Only a tab that is activated has the focus; without it, no field tells that it was changed.
        self._ask("browsingContext.activate", context=self._page)

    def _ask(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            said = json.loads(self._socket.recv())
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self._said.append({"level": "SEVERE", "message": str(said["params"]["text"])})
            if said.get("id") != self._number:
                continue
            if said["type"] == "success":
                return said["result"]
            kind = selenium_errors.WebDriverException
            if said["error"] in ("no such node", "no such handle"):
                kind = selenium_errors.StaleElementReferenceException
            raise kind(f"{method}: {said['error']}: {said['message']}")

    def call(self, function: str, *arguments: Any) -> Any:
        """The value of a function of the page, awaited."""
        done = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._page},
            arguments=[_sent(one) for one in arguments],
        )
        if done["type"] == "exception":
            raise selenium_errors.JavascriptException(done["exceptionDetails"]["text"])
        return self._told(done["result"])

    def _told(self, value: Mapping[str, Any]) -> Any:
        kind, found = value["type"], value.get("value")
        if kind == "node":
            return Element(self, value)
        if kind in ("array", "htmlcollection", "nodelist"):
            return [self._told(one) for one in found or ()]
        if kind == "object":
            return {key: self._told(one) for key, one in found or ()}
        return found

    def execute_script(self, code: str, *arguments: Any) -> Any:
        return self.call(f"function() {{ {code} }}", *arguments)

    def find_elements(self, by: str, selector: str) -> list[Any]:
        assert by == "css selector"
        found: list[Any] = self.execute_script(
            "return [...document.querySelectorAll(arguments[0])]", selector
        )
        return found

    def get(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def act(self, *devices: Mapping[str, Any]) -> None:
        self._ask("input.performActions", context=self._page, actions=devices)

    def execute(self, command: str, parameters: Mapping[str, Any]) -> None:
        """What Selenium's chains of actions ask for."""
        assert command == "actions"
        self.act(*parameters["actions"])

    def sized(self, wide: int, *, dark: bool) -> None:
        assert not dark, "this Firefox is tried in light colours"
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": wide, "height": 900})

    def printed(self) -> bytes:
        return base64.b64decode(
            self._ask("browsingContext.print", context=self._page, background=True)["data"]
        )

    def save_screenshot(self, path: str) -> None:
        shot = self._ask("browsingContext.captureScreenshot", context=self._page)["data"]
        Path(path).write_bytes(base64.b64decode(shot))

    def get_log(self, _: str) -> list[dict[str, str]]:
        said, self._said = self._said, []
        return said

    def quit(self) -> None:
        self._ask("session.end")
        self._socket.close()


def _sent(value: Any) -> dict[str, Any]:
    if isinstance(value, Element):
        return value.node
    if isinstance(value, bool):
        return {"type": "boolean", "value": value}
    if isinstance(value, int | float):
        return {"type": "number", "value": value}
    if isinstance(value, str):
        return {"type": "string", "value": value}
    assert value is None, f"no argument of a script here: {value!r}"
    return {"type": "null"}


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A Firefox that is closed on exit."""
    profile.mkdir(parents=True, exist_ok=True)
    lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [str(BROWSER), "--headless", "--no-remote", "--profile", str(profile)]
    log = profile / "log"
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen([*command, "--remote-debugging-port", "0"], stdout=out, stderr=out)
        try:
            made = Firefox(_address(log, process))
            yield made
            made.quit()
        finally:
            process.terminate()
            process.wait(SECONDS)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it listens, as soon as it says so."""
    from tests.browser.chromium import wait

    def said() -> str:
        assert process.poll() is None, log.read_text(encoding="utf-8")
        _, found, rest = log.read_text(encoding="utf-8").partition("WebDriver BiDi listening on ")
        return rest.partition("\n")[0] if found and "\n" in rest else ""

    return str(wait(said))
