"""The lab in a browser tab: a worker of the page calls it, and the page keeps its files."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from asl_conformance.adapters.base import Engine
from asl_conformance.gherkin.kept import carried, load_cases
from asl_conformance.lab.alone import Alone
from asl_conformance.lab.desk import Opening
from asl_conformance.lab.elsewhere import ElsewhereEngine, Replies, Wanted
from asl_conformance.lab.explaining import Explainer
from asl_conformance.lab.here import open_here
from asl_conformance.lab.replies import Reply
from asl_conformance.suite import own
from asl_conformance.suite.case import Case
from asl_conformance.suite.editions import DEFAULT

FOLDER = Path("this browser")
"""The folder of the files in the worker; its name is what messages say."""
SUITE = "suite.zip"
"""The file to save with the suite of kept scenarios."""

SECOND = "second-engine"
"""The engine that the page asks in a worker of its own."""
WANTED = 0
"""The status of a request that is to be made again once the page has told the reply of that engine."""

Change = tuple[str, bytes | None]
"""A file and its content; None if it is gone."""


class _Explainer(Explainer):
    """Explains; a case that was handed over is known without the suite."""

    def __init__(self, load_suite: Callable[[], Sequence[Case]]) -> None:
        super().__init__(load_suite)
        self.handed: dict[str, Case] = {}

    def case(self, name: str) -> Case | None:
        return self.handed.get(name) or super().case(name)


class Tab:
    """The lab of one tab. Every call says which files it changed."""

    def __init__(
        self, folder: Path = FOLDER, suite: Callable[[], Sequence[Case]] = lambda: carried().all
    ) -> None:
        self._folder, self._suite = folder, suite
        self._known: dict[str, tuple[int, int, int]] = {}
        self._explainer = _Explainer(self._cases)
        self._alone: Alone | None = None
        self._replies, self._wanted = Replies(), Wanted("", b"")
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, name: str, content: bytes | None, changed: float = 0) -> None:
        """A file as the page keeps it, with the second of its last change; None: the page has none."""
        path = self._folder / name
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bytes(content))
            os.utime(path, (changed, changed))
        self._known = self._there()

    def hand(self, case: bytes) -> str:
        """A case as JSON, which opens without the suite; returns its id."""
        found = msgspec.json.decode(bytes(case), type=Case)
        self._explainer.handed[found.id] = found
        return found.id

    def begin(self, opened: str, serial: int) -> list[Change]:
        """Open what the page shows, as JSON; the page knows it under that serial.

        If it cannot be opened any more, another document is open, under another serial.
        """
        self._alone = Alone(self._folder, (DEFAULT,), self._explainer, self._opened, (SECOND,))
        desk = self._alone.lab.desk
        try:
            if what := msgspec.json.decode(opened):
                desk.open(msgspec.convert(what, Opening))
            desk.resume(serial)
        except ValueError:
            desk.resume(serial + 1)
        return self._changes()

    def call(self, path: str, body: str) -> tuple[int, str, bytes, list[Change]]:
        """Status, type and content of the reply to a request of the page, and the files that it changed.

        With the status WANTED, the name of an engine and a line for it.
        """
        if self._alone is None:
            raise RuntimeError("begin comes first")
        try:
            reply = self._packed() if path == f"export/{SUITE}" else self._alone.call(path, body.encode())
        except Wanted as wanted:
            self._wanted = wanted
            return WANTED, wanted.engine, wanted.line, []
        return reply.status, reply.kind, reply.data, self._changes()

    def tell(self, reply: str, failure: str = "") -> None:
        """Take the engine's reply to the line that was wanted last, or the reason why there is none."""
        self._replies.tell(self._wanted, reply, failure)

    def _opened(self, name: str, timeout: float | None) -> Engine:
        return ElsewhereEngine(name, self._replies) if name == SECOND else open_here(name, timeout)

    def _cases(self) -> tuple[Case, ...]:
        """The cases of the built-in suite and of the kept one."""
        found, home = tuple(self._suite()), self._folder / "kept"
        if (home / own.MANIFEST).is_file():
            with own.using((own.read(home),)):
                found += load_cases().all
        return found

    def _packed(self) -> Reply:
        """The suite of kept scenarios as a file that ``--suite`` takes once it is unpacked."""
        data, home = io.BytesIO(), self._folder / "kept"
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(home.rglob("*")):
                if path.is_file():
                    archive.write(path, path.relative_to(self._folder).as_posix())
        return Reply(200, "application/zip", data.getvalue())

    def _there(self) -> dict[str, tuple[int, int, int]]:
        """Every file with what changes when it is written."""
        found = {}
        for path in self._folder.rglob("*"):
            if path.is_file():
                about = path.stat()
                state = (about.st_ino, about.st_size, about.st_mtime_ns)
                found[path.relative_to(self._folder).as_posix()] = state
        return found

    def _changes(self) -> list[Change]:
        """The files that were written or removed since the last call."""
        before, self._known = self._known, self._there()
        written = [name for name, state in self._known.items() if before.get(name) != state]
        found: list[Change] = [(name, (self._folder / name).read_bytes()) for name in written]
        return found + [(name, None) for name in _gone(before, self._known)]


def _gone(before: Mapping[str, object], now: Mapping[str, object]) -> list[str]:
    return [name for name in before if name not in now]
