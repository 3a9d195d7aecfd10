"""The lab without a server: its endpoints in one thread, without processes, for a worker of a browser."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from asl_conformance.adapters.base import Engine
from asl_conformance.lab.aside import AtOnce
from asl_conformance.lab.asking import Engines
from asl_conformance.lab.checking import check
from asl_conformance.lab.endpoints import Lab
from asl_conformance.lab.explaining import Explainer
from asl_conformance.lab.here import open_here
from asl_conformance.lab.home import Home
from asl_conformance.lab.journal import Shelf
from asl_conformance.lab.replies import Reply, refusal
from asl_conformance.suite.editions import DEFAULT

T = TypeVar("T")


class Alone:
    """A lab for one caller. It has the reference and the wrong engines; nothing leaves its folder.

    Other engines may be offered, which ``opened`` gives.
    """

    def __init__(
        self,
        folder: Path,
        editions: Sequence[str] = (DEFAULT,),
        explainer: Explainer | None = None,
        opened: Callable[[str, float | None], Engine] = open_here,
        offered: Sequence[str] = (),
    ) -> None:
        self._aside = AtOnce()
        self._home = Home(folder / "kept", check)
        self._home.again()
        engines = Engines(opened, offered=offered)
        self.lab = Lab(Shelf(folder), engines, editions, explainer or Explainer(), self._home, self._aside)

    def call(self, path: str, body: bytes = b"{}") -> Reply:
        """The reply to a request of the page, by the address that the page uses."""
        parts = urlsplit(path)
        kind, _, name = parts.path.partition("/")
        if parts.path == "api/boot":
            return self.lab.boot()
        if kind == "api":
            return _finished(self.lab.answer(name, body))
        if kind == "export":
            edition = parse_qs(parts.query).get("edition", [""])[0]
            return _finished(self.lab.export(name, edition))
        return refusal(404, "there is no such page")

    def idle(self) -> None:
        """Do what was put off; the page calls it when it waits for nothing."""
        self._aside.idle()

    def close(self) -> None:
        """End the engines, and use the suite of the folder no longer."""
        self.lab.close()
        self._home.__exit__()


def _finished(made: Coroutine[Any, Any, T]) -> T:
    """The value of a coroutine that never waits."""
    try:
        made.send(None)
    except StopIteration as end:
        value: T = end.value
        return value
    raise RuntimeError("an endpoint waits for something")
