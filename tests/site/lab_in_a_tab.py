"""The lab of the built site, served as plain files, and looked into from outside as a served lab is."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote, urlencode

from asl_conformance.lab.journal import Journal, read

KEPT = """
return new Promise((tell, fail) => {
  const asked = indexedDB.open("asl-lab", 1);
  asked.onsuccess = () => {
    const files = asked.result.transaction("files").objectStore("files");
    const names = files.getAllKeys(), all = files.getAll();
    files.transaction.oncomplete = () => {
      asked.result.close();
      tell(names.result.map((name, n) => [name, btoa(String.fromCharCode(...all.result[n].data))]));
    };
  };
  asked.onerror = () => fail(asked.error);
});
"""
"""Every file that the browser keeps, with its content in base64."""
FILE = "return import(new URL('js/state.js', document.baseURI)).then(({state}) => state.file)"
POST = """
const [name, told] = arguments;
return import(new URL('js/api.js', document.baseURI)).then(({post}) => post(name, JSON.parse(told)));
"""


class _Plain(SimpleHTTPRequestHandler):
    """A web server that compresses nothing; it tells what was asked of it."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: Any) -> None: ...


class Tab:
    """A lab in a tab at an address of its own, so that its browser keeps nothing yet."""

    def __init__(self, driver: Any, base: str, asked: list[str], folder: Path) -> None:
        self._driver, self._folder, self.asked = driver, folder, asked
        self.served = SimpleNamespace(address=base)
        self.lab = SimpleNamespace(desk=_Desk(self))

    def post(self, name: str, told: Any) -> Any:
        """Before the page is there: what it is to open."""
        if name == "open" and "text" in told["what"]:
            self.served.address += f"#{quote(told['what']['text'])}"
            return None
        return self._driver.execute_script(POST, name, json.dumps(told))

    def edit(self, *steps: Any) -> Any:
        """Change the document, as another part of the page would."""
        now = self.post("since", {"serial": "", "version": -1})
        changes = [{"path": list(path), "value": value} for path, value in steps]
        told = {"serial": now["serial"], "version": now["version"], "steps": changes, "label": "a change"}
        return self.post("edit", told)

    def files(self) -> dict[str, bytes]:
        """What the browser keeps."""
        return {name: base64.b64decode(data) for name, data in self._driver.execute_script(KEPT)}

    def journal(self) -> Journal:
        """The open document as the browser keeps it."""
        name = self._driver.execute_script(FILE)
        path = self._folder / name
        path.write_bytes(self.files()[name])
        return read(path)


class _Desk:
    def __init__(self, tab: Tab) -> None:
        self._tab = tab

    @property
    def journal(self) -> Journal:
        return self._tab.journal()


@contextmanager
def static(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a plain server of that folder, and what it is asked for."""
    asked: list[str] = []
    handler = type("Plain", (_Plain,), {"asked": asked})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", asked
    finally:
        server.shutdown()
        server.server_close()


def with_editions(address: str, editions: tuple[str, ...]) -> str:
    """The address at which the lab compares these editions."""
    return f"{address}?{urlencode([('edition', one) for one in editions])}" if editions else address
