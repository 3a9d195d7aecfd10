"""Writes a result file: ``FILE.part`` while a run lasts, ``FILE`` with the footer.

A file of that name is complete. An older ``FILE`` is renamed to ``FILE.old`` meanwhile, so that it cannot
be taken for one of this run. One run writes a file at a time: ``FILE.lock`` names its process.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from asl_conformance.base import ending, locking
from asl_conformance.base.keeping import write_whole
from asl_conformance.base.system import WINDOWS
from asl_conformance.results.lines import line_of
from asl_conformance.results.reading import sound_lines
from asl_conformance.results.resuming import NOTHING, Before, refuse_other, what_is_left
from asl_conformance.results.stream import (
    AnyRecord,
    CaseRecord,
    Footer,
    Header,
    ResultsUnwritable,
    part_of,
    sibling,
)


class ResultWriter:
    """Writes one stream. Opening it proves that it can be written, and that no other run writes it.

    For a symbolic link the target is written. A pipe, a terminal or a device is written to directly.
    ``resume``: go on with what a run that ended has left there, if there is anything.
    """

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        self.path = path
        self._cases = 0
        self._checksum = ""
        self._file: BinaryIO | None = None
        self._lock: locking.Lock | None = None
        refuse_own(path)
        with _writable(path):
            kind = _mode(path)
            if stat.S_ISDIR(kind):
                raise IsADirectoryError("it is a directory")
            self._whole = None if kind and not stat.S_ISREG(kind) else path.resolve()
            """The file that exists at the end; None for a pipe or device."""
            self._part = path if self._whole is None else part_of(self._whole)
            if self._whole is not None:
                self._lock = _only_writer(self._whole)
        try:
            self._left = what_is_left(self._whole) if resume and self._whole is not None else NOTHING
            """What an ended run has left in the file."""
            if not (resume and self._left.header):
                self._begin_anew()
        except BaseException:
            self.close()
            raise

    @property
    def replaced(self) -> Path | None:
        """Where the cases went that an ended run had left; None if there were none."""
        aside = sibling(self._part, ".old")
        return aside if self._whole is not None and aside.exists() else None

    def _begin_anew(self) -> None:
        with _writable(self.path):
            if self._whole is not None:
                if _worth_keeping(self._part):
                    self._part.replace(sibling(self._part, ".old"))
                if self._whole.exists():
                    self._whole.replace(sibling(self._whole, ".old"))
            self._file = self._part.open("wb")

    def begin(self, head: Header) -> Before:
        """Write the header, or take over what is there; returns what is taken over.

        Raises OtherRun if that is of another run, and leaves it as it is; raises ResultsUnwritable.
        """
        if self._left.header is None:
            self.write(head)
            return self._left
        refuse_other(self._left, head)
        if not self._left.complete:
            with _writable(self._part):
                write_whole(self._part, self._left.text)
                self._file = self._part.open("ab")
        self._checksum, self._cases = self._left.checksum, len(self._left.cases)
        return self._left

    def write(self, record: AnyRecord) -> None:
        """Append a record and flush it; raises ResultsUnwritable."""
        if self._file is None:
            return
        line, checksum = line_of(record, self._checksum)
        with self._signals():
            with _writable(self._part):
                self._file.write(line)
                self._file.flush()
            self._checksum = checksum
            self._cases += isinstance(record, CaseRecord)

    def _signals(self) -> contextlib.AbstractContextManager[None]:
        """Signals wait until a line is in a file. They do not wait for the reader of a pipe."""
        return ending.let_in() if self._whole is None else ending.held()

    def finish(self, last: Footer) -> None:
        """Write the footer and give the stream its name; raises ResultsUnwritable."""
        self.write(last)
        if self._file is None:
            return
        with _writable(self.path):
            if self._whole is None:
                self._file.close()
                return
            os.fsync(self._file.fileno())
            if not os.path.samestat(os.fstat(self._file.fileno()), self._part.stat()):
                raise OSError(f"another process has replaced {self._part}")
            for older in (sibling(self._whole, ".old"), sibling(self._part, ".old")):
                older.unlink(missing_ok=True)
            if WINDOWS:  # an open file cannot be renamed there
                self._file.close()
            self._part.replace(self._whole)
            self._file.close()

    def close(self) -> None:
        """Close the file. Without its footer it stays as ``FILE.part``; one without cases is removed."""
        with contextlib.suppress(OSError):
            if self._file is not None:
                self._file.close()
                if not self._cases and self._whole is not None:
                    self._part.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.release()


def _worth_keeping(part: Path) -> bool:
    """Whether there is more in the part than the header of a run that was ended before its first case."""
    if not part.exists() or not part.stat().st_size:
        return False
    return [type(line.record) for line in sound_lines(part)] != [Header]


def _only_writer(path: Path) -> locking.Lock:
    """The lock of a result file; raises ResultsUnwritable with the process that has it."""
    try:
        return locking.hold(sibling(path, ".lock"), f"process {os.getpid()}")
    except locking.Busy as other:
        raise ResultsUnwritable(
            f"cannot write {path}: another run writes it now ({other}). "
            "Name another file, or wait until that run ends"
        ) from None


@contextlib.contextmanager
def _writable(path: Path) -> Iterator[None]:
    """A context that turns errors of the system into ResultsUnwritable."""
    try:
        yield
    except (OSError, RuntimeError) as error:  # circular links are a RuntimeError
        reason = getattr(error, "strerror", None) or error
        raise ResultsUnwritable(f"cannot write {path}: {reason}") from error


def _mode(path: Path) -> int:
    """The mode of the file at the path, links followed; 0 if there is none."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return 0


def refuse_own(path: Path) -> None:
    """Raise ResultsUnwritable if the path is stdout or stderr: records would mix with the report."""
    if path == Path("-") or _is_own(path):
        raise ResultsUnwritable(
            f"cannot write the results to {path}: that is where the report or its messages go. "
            "Name a file of its own, or a pipe that is not stdout"
        )


def _is_own(path: Path) -> bool:
    """Whether the path leads to stdout, or to the file that stderr is kept in."""
    with contextlib.suppress(OSError):
        there = path.stat()
        if _same(there, 1):
            return not os.path.samestat(there, Path(os.devnull).stat())
        return stat.S_ISREG(there.st_mode) and _same(there, 2)
    return False


def _same(there: os.stat_result, descriptor: int) -> bool:
    with contextlib.suppress(OSError):
        return os.path.samestat(there, os.fstat(descriptor))
    return False
