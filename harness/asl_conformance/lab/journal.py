"""Stores documents: one file each, one line per change, so that nothing is lost and all can be undone."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from asl_conformance.base.keeping import write_whole
from asl_conformance.base.system import WINDOWS
from asl_conformance.lab.document import Document, Json, Step, Unsound
from asl_conformance.lab.plainly import why

FORMAT = 1
SUFFIX = ".lab.jsonl"
NAMED = 60
"""Most characters of a document's name in its file name."""


class Head(Struct, frozen=True):
    """The first line: the document's name, its origin, its start."""

    format: int
    name: str
    start: dict[str, Any]
    origin: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """One change, undo (-1) or redo (1)."""

    label: str = ""
    steps: tuple[Step, ...] = ()
    join: str = ""
    turn: int = 0


class BadJournal(ValueError):
    """The file has no readable document; the text names file and line."""


def usual_folder() -> Path | None:
    """The default folder of documents; None for a user without a home.

    $XDG_STATE_HOME/asl-conformance/lab or ~/.local/state/asl-conformance/lab; on Windows in %LOCALAPPDATA%.
    """
    base = os.environ.get("XDG_STATE_HOME") or (os.environ.get("LOCALAPPDATA") if WINDOWS else None)
    try:
        state = Path(base) if base else Path.home() / ".local" / "state"
    except RuntimeError:
        return None
    return state / "asl-conformance" / "lab"


class Journal:
    """One document in its file. A failed write is repeated as soon as possible.

    If another lab has meanwhile written to the file, this one continues in a new file.
    """

    def __init__(self, path: Path, head: Head, document: Document, kept: bytes = b"") -> None:
        self.path, self.head, self.document = path, head, document
        self._kept = [kept] if kept else []
        self._size = len(kept)
        self._due: list[bytes] = []
        self._lost = False
        self.trouble = ""
        """Why the last changes are not on disk; empty if they are."""

    @property
    def unkept(self) -> int:
        """Number of changes that are not on disk: all, if the file is gone and cannot be written anew."""
        if not self._lost:
            return len(self._due)
        return len(self._due) + max(0, sum(part.count(b"\n") for part in self._kept) - 1)

    @property
    def begun(self) -> bool:
        """Whether the document has a file, or was changed."""
        return bool(self._kept or self._due)

    def change(self, steps: tuple[Step, ...], label: str, join: str = "") -> None:
        """Make and store a change; raises Unsound."""
        self.document.change(steps, label, join)
        self._write(Line(label, steps, join))

    def turn(self, way: int) -> bool:
        """Undo (-1) or redo (1) and store that; returns whether there was a change."""
        done = self.document.undo() if way < 0 else self.document.redo()
        if done is not None:
            self._write(Line(turn=way))
        return done is not None

    def rename(self, name: str) -> None:
        """Give the document another name; the time of its last change stays. Raises OSError."""
        self.flush()
        if self._kept and self._there() == self._size:
            changed = self.path.stat()
            _, _, lines = b"".join(self._kept).partition(b"\n")
            whole = msgspec.json.encode(replace(self.head, name=name)) + b"\n" + lines
            write_whole(self.path, whole)
            os.utime(self.path, ns=(changed.st_atime_ns, changed.st_mtime_ns))
            self._kept, self._size = [whole], len(whole)
        self.head = replace(self.head, name=name)

    def _write(self, line: Line) -> None:
        self._due.append(msgspec.json.encode(line) + b"\n")
        self.flush()

    def flush(self) -> None:
        """Write what is not on disk, everything if the file is gone; ``trouble`` says why it failed."""
        there = self._there()
        if not self._due and (not self._kept or there >= self._size > 0):
            return
        try:
            if there != self._size or not self._size:
                self._lost = there < self._size
                self.begin()
                self._lost = False
            with self.path.open("r+b") as file:
                file.seek(self._size)
                try:
                    file.write(b"".join(self._due))
                    file.flush()
                except OSError:
                    with contextlib.suppress(OSError):  # an incomplete line is ignored
                        file.truncate(self._size)
                    raise
        except OSError as error:
            self.trouble = f"{error.filename or self.path}: {why(error)}"
        else:
            self._size += sum(map(len, self._due))
            self._kept += self._due
            self._due.clear()
            self.trouble = ""

    def _there(self) -> int:
        """The size of the file; -1 if there is none."""
        try:
            return self.path.stat().st_size
        except OSError:
            return -1

    def begin(self) -> None:
        """Write everything so far to a new file, at least the head; raises OSError."""
        if self.path.exists():
            self.path = _free(self.path.parent, self.head.name)
        self._kept = self._kept or [msgspec.json.encode(self.head) + b"\n"]
        write_whole(self.path, b"".join(self._kept))
        self._size = sum(map(len, self._kept))


def _free(folder: Path, name: str) -> Path:
    """The first free file name for a document of that name."""
    path, number = folder / f"{slug(name)}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{slug(name)}-{number}{SUFFIX}"
    return path


def slug(name: str) -> str:
    """A name as a file name, which never leads out of the folder."""
    return re.sub(r"[^\w+-]+", "_", name, flags=re.ASCII).strip("_")[:NAMED] or "position"


class Shelf:
    """The documents in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new(self, name: str, start: Json, origin: str = "") -> Journal:
        """A new document; its file is made at the first change; raises Unsound."""
        return Journal(_free(self.folder, name), Head(FORMAT, name, start, origin), Document(start))

    def anew(self, head: Head) -> Journal:
        """A new document with that head. Its file is made at once, which makes it the latest document."""
        journal = self.new(head.name, head.start, head.origin)
        with contextlib.suppress(OSError):
            journal.begin()
        return journal

    def of_origin(self, origin: str, start: Json) -> Path | None:
        """The file of the latest document with the same origin and start; None if there is none."""
        for path in self.files():
            with contextlib.suppress(OSError, msgspec.DecodeError):
                head = _head(path)
                if head.origin == origin and head.start == start:
                    return path
        return None

    def files(self) -> list[Path]:
        """The files of all documents, latest change first."""
        try:
            found = [(path.stat().st_mtime_ns, path) for path in self.folder.glob(f"*{SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True)]

    def named(self, file: str) -> Journal:
        """The document in the file of that name; raises BadJournal, also if there is no such file."""
        known = {path.name: path for path in self.files()}
        if file not in known:
            raise BadJournal(f"{self.folder} has no {file}")
        return read(known[file])

    def listed(self) -> list[Json]:
        """File, name and second of the last change of each document."""
        found: list[Json] = []
        for path in self.files():
            with contextlib.suppress(OSError, msgspec.DecodeError):
                changed = int(path.stat().st_mtime)
                found.append({"file": path.name, "name": _head(path).name, "changed": changed})
        return found


def _head(path: Path) -> Head:
    with path.open("rb") as file:
        return msgspec.json.decode(file.readline(), type=Head)


def read(path: Path) -> Journal:
    """The document of a file with its whole history; raises BadJournal.

    An incomplete last line is removed.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadJournal(f"{path}: {why(error)}") from error
    whole, _, torn = data.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        document = Document(head.start)
    except (msgspec.DecodeError, Unsound) as error:
        raise BadJournal(f"{path}:1: this is not the first line of a lab document: {error}") from None
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
