"""A lab that a thread of the test serves, and requests to it without a browser."""

from __future__ import annotations

import http.client
import json
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from asl_conformance.adapters.choose import open_engine
from asl_conformance.adapters.command import join
from asl_conformance.lab.aside import Threads
from asl_conformance.lab.asking import Engines
from asl_conformance.lab.endpoints import Lab
from asl_conformance.lab.explaining import Explainer
from asl_conformance.lab.home import Home
from asl_conformance.lab.journal import Shelf
from asl_conformance.lab.serving import Served, listen
from asl_conformance.suite.case import Case

DEADLINE = 60.0
HOSTILE = '<img src=x onerror="document.title=666">'
_SPEAKER = f"""
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    said = {HOSTILE!r}
    answer = {{"clear": True, "blocked_at": said, "clauses": [said], "why": said}}
    result = {{"outcomes": [{{"answer": answer}}]}}
    if asked["method"] == "initialize":
        result = {{"protocol": 1, "name": said, "version": said, "questions": {{"los": ["clear"]}}}}
    print(json.dumps({{"jsonrpc": "2.0", "id": asked["id"], "result": result}}), flush=True)
"""
_LOOKER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    result = {"protocol": 1, "name": "looker", "version": "1", "questions": {"los": ["clear"]}}
    if asked["method"] != "initialize":
        known = {"answer": {"clear": True}}, {"unsupported": {"missing": ["wall_advantage"]}}
        result = {"outcomes": [known[one["ask"] != "los"] for one in asked["params"]["questions"]]}
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": result}), flush=True)
"""


def looker(folder: Path) -> str:
    """The command of an engine, written to that folder, that claims LOS alone; every LOS is clear to it."""
    path = folder / "looker.py"
    path.write_text(_LOOKER, encoding="utf-8")
    return join([sys.executable, str(path)])


def speaker(folder: Path) -> str:
    """The command of an engine, written to that folder, all of whose texts are markup that would run."""
    path = folder / "speaker.py"
    path.write_text(_SPEAKER, encoding="utf-8")
    return join([sys.executable, str(path)])


class Answer:
    """What came back: status, headers, body."""

    def __init__(self, reply: http.client.HTTPResponse) -> None:
        self.status, self.headers, self.body = reply.status, reply.headers, reply.read()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Running:
    """A lab under test at its address."""

    def __init__(self, lab: Lab) -> None:
        self.lab, self.served = lab, Served(lab, listen())
        self.lab.explainer.warm = lambda: None  # type: ignore[method-assign]
        self.thread = threading.Thread(target=self.served.run, daemon=True)
        self.thread.start()

    def get(self, path: str, headers: Mapping[str, str] | None = None, token: str = "") -> Answer:
        return self.send("GET", path, None, headers, token)

    def post(self, name: str, told: Any = None, headers: Mapping[str, str] | None = None) -> Answer:
        body = told if isinstance(told, bytes) else json.dumps(told or {}).encode()
        return self.send("POST", f"api/{name}", body, {"Content-Type": "application/json", **(headers or {})})

    def send(
        self,
        method: str,
        path: str,
        body: bytes | None,
        headers: Mapping[str, str] | None = None,
        token: str = "",
    ) -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=DEADLINE)
        try:
            line.putrequest(
                method,
                f"/{token or self.served.token}/{path}",
                skip_host=bool(headers and "Host" in headers),
                skip_accept_encoding=bool(headers and "Accept-Encoding" in headers),
            )
            for key, value in (headers or {}).items():
                line.putheader(key, value)
            if body is not None and "Content-Length" not in (headers or {}):
                line.putheader("Content-Length", str(len(body)))
            line.endheaders()
            if body:
                line.send(body)
            return Answer(line.getresponse())
        finally:
            line.close()

    def now(self) -> dict[str, Any]:
        """The document with its serial and version."""
        found: dict[str, Any] = self.post("since", {}).json
        return found

    def problems(self) -> list[dict[str, Any]]:
        """What the rules do not allow in the position."""
        found: list[dict[str, Any]] = self.post("problems").json["problems"]
        return found

    def edit(self, *steps: tuple[Sequence[str], Any] | tuple[Sequence[str]], **more: Any) -> Answer:
        """Change the document, as an up-to-date page would."""
        now = self.now()
        changes = [{"path": list(step[0]), **({"value": step[1]} if len(step) > 1 else {})} for step in steps]
        return self.post(
            "edit",
            {
                "serial": now["serial"],
                "version": now["version"],
                "steps": changes,
                "label": "a change",
                **more,
            },
        )

    def ask(self, engine: str = "reference", edition: str = "current", **more: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.post("ask", {"engine": engine, "edition": edition, **more}).json
        return found

    def end(self) -> None:
        self.served.server.should_exit = True
        self.thread.join(DEADLINE)


@contextmanager
def serving(
    folder: Path,
    engines: Sequence[str] = (),
    editions: Sequence[str] = ("current",),
    cases: Sequence[Case] = (),
    suite: Path | None = None,
    timeout: float | None = None,
) -> Iterator[Running]:
    """A lab over that folder; on exit it and its engines have ended."""
    explainer = Explainer(lambda: cases)
    with Home(suite or folder / "kept") as home:
        running = Running(
            Lab(Shelf(folder), Engines(open_engine, engines, timeout), editions, explainer, home, Threads())
        )
        try:
            yield running
        finally:
            running.end()
            assert not running.thread.is_alive()
