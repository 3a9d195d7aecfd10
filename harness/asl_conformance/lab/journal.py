"""Where documents are kept: a file each, a line a change, so that nothing is lost and all can be undone."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from asl_conformance.base.keeping import write_whole
from asl_conformance.base.system import WINDOWS
from asl_conformance.lab.document import Document, Json, Step, Unsound

FORMAT = 1
SUFFIX = ".lab.jsonl"
NAMED = 60
"""Letters of a document's name that its file has at most."""


class Head(Struct, frozen=True):
    """The first line: what the document is called, where it came from, how it began."""

    format: int
    name: str
    start: dict[str, Any]
    origin: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """One change; or an undoing (-1) or redoing (1) of one."""

    label: str = ""
    steps: tuple[Step, ...] = ()
    join: str = ""
    turn: int = 0


class BadJournal(ValueError):
    """A file that no document can be had from; the text names file and line."""


def usual_folder() -> Path | None:
    """Where documents lie unless told otherwise; None for a user without a home.

    $XDG_STATE_HOME/asl-conformance/lab or ~/.local/state/asl-conformance/lab; on Windows in %LOCALAPPDATA%.
    """
    base = os.environ.get("XDG_STATE_HOME") or (os.environ.get("LOCALAPPDATA") if WINDOWS else None)
    try:
        state = Path(base) if base else Path.home() / ".local" / "state"
    except RuntimeError:
        return None
    return state / "asl-conformance" / "lab"


class Journal:
    """One document in its file. What cannot be written now is written as soon as it can.

    A file that another lab has written to meanwhile is left to it: this one goes on in a file of its own.
    """

    def __init__(self, path: Path, head: Head, document: Document, kept: bytes = b"") -> None:
        self.path, self.head, self.document = path, head, document
        self._kept = [kept] if kept else []
        self._size = len(kept)
        self._due: list[bytes] = []
        self.trouble = ""
        """Why the last changes are not on the disk; empty if they are."""

    @property
    def unkept(self) -> int:
        """Changes that are not on the disk."""
        return len(self._due)

    def change(self, steps: tuple[Step, ...], label: str, join: str = "") -> None:
        """Do and keep a change; raises Unsound."""
        self.document.change(steps, label, join)
        self._write(Line(label, steps, join))

    def turn(self, way: int) -> bool:
        """Undo (-1) or redo (1) and keep that; whether there was anything."""
        done = self.document.undo() if way < 0 else self.document.redo()
        if done is not None:
            self._write(Line(turn=way))
        return done is not None

    def _write(self, line: Line) -> None:
        self._due.append(msgspec.json.encode(line) + b"\n")
        self.flush()

    def flush(self) -> None:
        """Bring to the disk what is not there; ``trouble`` says what is in the way then, if anything."""
        if not self._due:
            return
        try:
            if not self.path.exists() or self.path.stat().st_size != self._size:
                self._begin()
            with self.path.open("r+b") as file:
                file.seek(self._size)
                try:
                    file.write(b"".join(self._due))
                    file.flush()
                except OSError:
                    with contextlib.suppress(OSError):  # half a line is none
                        file.truncate(self._size)
                    raise
        except OSError as error:
            self.trouble = f"{self.path}: {error.strerror or error}"
        else:
            self._size += sum(map(len, self._due))
            self._kept += self._due
            self._due.clear()
            self.trouble = ""

    def _begin(self) -> None:
        """Write all that was kept so far to a file that nothing is in; raises OSError."""
        if self.path.exists():
            self.path = _free(self.path.parent, self.head.name)
        self._kept = self._kept or [msgspec.json.encode(self.head) + b"\n"]
        write_whole(self.path, b"".join(self._kept))
        self._size = sum(map(len, self._kept))


def _free(folder: Path, name: str) -> Path:
    """The first file for a document of that name that is not there yet."""
    path, number = folder / f"{slug(name)}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{slug(name)}-{number}{SUFFIX}"
    return path


def slug(name: str) -> str:
    """A name as a file name, which no name can lead out of the folder."""
    return re.sub(r"[^\w+-]+", "_", name, flags=re.ASCII).strip("_")[:NAMED] or "position"


class Shelf:
    """The documents in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new(self, name: str, start: Json, origin: str = "") -> Journal:
        """A new document, in a file of its own from its first change on; raises Unsound."""
        return Journal(_free(self.folder, name), Head(FORMAT, name, start, origin), Document(start))

    def of_origin(self, origin: str, start: Json) -> Path | None:
        """The file of the document that was begun with just this, the one written last; None if none was."""
        for path in self.files():
            with contextlib.suppress(OSError, msgspec.DecodeError):
                head = _head(path)
                if head.origin == origin and head.start == start:
                    return path
        return None

    def files(self) -> list[Path]:
        """The files of all documents, the one that was changed last first."""
        try:
            found = [(path.stat().st_mtime_ns, path) for path in self.folder.glob(f"*{SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True)]

    def named(self, file: str) -> Journal:
        """The document in the file of that name; raises BadJournal, also for a name that is no such file."""
        known = {path.name: path for path in self.files()}
        if file not in known:
            raise BadJournal(f"{self.folder} has no {file}")
        return read(known[file])

    def listed(self) -> list[dict[str, str]]:
        """What there is: file and name of each."""
        found = []
        for path in self.files():
            with contextlib.suppress(OSError, msgspec.DecodeError):
                found.append({"file": path.name, "name": _head(path).name})
        return found


def _head(path: Path) -> Head:
    with path.open("rb") as file:
        return msgspec.json.decode(file.readline(), type=Head)


def read(path: Path) -> Journal:
    """The document of a file with all that was ever done to it; raises BadJournal.

    A last line that was broken off counts for nothing, and is taken away.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadJournal(f"{path}: {error.strerror or error}") from error
    whole, _, torn = data.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        document = Document(head.start)
    except (msgspec.DecodeError, Unsound) as error:
        raise BadJournal(f"{path}:1: this begins no document of the lab: {error}") from None
    for number, line in enumerate(lines[1:], 2):
        try:
            _again(document, msgspec.json.decode(line, type=Line))
        except (msgspec.DecodeError, Unsound) as error:
            raise BadJournal(f"{path}:{number}: {error}") from None
    if torn:
        with contextlib.suppress(OSError):
            os.truncate(path, len(whole) + 1)
    return Journal(path, head, document, whole + b"\n")


def _again(document: Document, line: Line) -> None:
    if line.turn < 0:
        document.undo()
    elif line.turn > 0:
        document.redo()
    else:
        document.change(line.steps, line.label, line.join)
