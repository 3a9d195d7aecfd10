"""The checkpoint of a campaign: JSON Lines with a header, and a line for each chunk done and each finding.

Every line is on disk before the next work is reported, so that an interrupted campaign
continues where it stopped. One campaign writes a checkpoint at a time.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Self

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.base import locking
from asl_conformance.fuzz.campaign.campaign import Report, Thing
from asl_conformance.fuzz.campaign.code import digest
from asl_conformance.fuzz.finding.hunt import Kind

FORMAT = 1
NAME = "campaign.jsonl"
"""Name of the checkpoint in a folder of findings."""


class BadCheckpoint(ValueError):
    """The file is not a checkpoint, or one of another campaign; the text names both and what to do."""


class _Line(Struct, frozen=True, omit_defaults=True, tag_field="record"):
    """Base of the other lines; a report is a line of its own."""


class Header(_Line, frozen=True, tag="header"):
    """All that identifies a campaign, except the number of boards."""

    engine: str
    """Its name and version."""
    command: str
    edition: str
    seed: int
    checks: tuple[str, ...] = ()
    theme: str = ""
    alone: bool = False
    los: bool = False
    board: str = ""
    """The board for the pieces: its name, version and fingerprint."""
    readings: tuple[str, ...] = ()
    """Contested readings by which the engine is judged, as ``ID=choice``."""
    family: str = ""
    harness: str = __version__
    code: str = msgspec.field(default_factory=digest)
    """The digest of harness and reference."""
    format: int = FORMAT


class Found(_Line, frozen=True, tag="finding"):
    """A finding that was shrunk and shown."""

    kind: Kind
    key: tuple[str, ...]
    told: str
    file: str = ""


class End(_Line, frozen=True, tag="end"):
    """The campaign has finished, with the number of its boards."""

    boards: int


WORDS = {
    "format": "format",
    "harness": "version",
    "code": "code",
    "alone": "choice of --alone",
    "los": "choice of --los",
}
"""Names of header fields in messages, if they differ."""
_AnyLine = Header | Report | Found | End
_decoder: msgspec.json.Decoder[_AnyLine] = msgspec.json.Decoder(_AnyLine)


class Checkpoint:
    """The state of a campaign; every addition is written at once."""

    def __init__(self, path: Path, file: BinaryIO, header: Header, lock: locking.Lock) -> None:
        self.path = path
        self._lock = lock
        self.header = header
        self.reports: list[Report] = []
        self.found: dict[Thing, Found] = {}
        self.ended = 0
        """Number of boards of a finished campaign; 0 if it was interrupted."""
        self._file = file
        self._checked: set[str] = set()

    def keep(self, report: Report) -> None:
        """Add a finished chunk, without invariants that earlier chunks have checked."""
        new = tuple(one for one in report.checked if one not in self._checked)
        self._checked.update(new)
        self._write(msgspec.structs.replace(report, checked=new, lost=""))

    def bring(self, found: Found) -> None:
        """Add a shrunk finding; it will not be shrunk again."""
        self.found[found.kind, found.key] = found
        self._write(found)

    def end(self, boards: int) -> None:
        """Mark the campaign as finished."""
        if boards != self.ended:
            self._write(End(boards))

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, lines: list[bytes]) -> None:
        for number, text in enumerate(lines, 1):
            match _line(self.path, number, text):
                case Header() as header:
                    _same(self.path, header, self.header)
                case Report() as report:
                    self.reports.append(report)
                    self._checked.update(report.checked)
                    self.ended = 0
                case Found() as found:
                    self.found[found.kind, found.key] = found
                case End() as end:
                    self.ended = end.boards

    def close(self) -> None:
        self._file.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def begin(path: Path, header: Header) -> Checkpoint:
    """A new checkpoint; an existing file is replaced; raises BadCheckpoint if it is in use, or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = _lock(path)
    checkpoint = Checkpoint(path, path.open("wb"), header, lock)
    checkpoint._write(header)
    return checkpoint


def resume(path: Path, header: Header) -> Checkpoint:
    """A checkpoint with what was done before; raises BadCheckpoint, or OSError if it cannot be read."""
    _whole(path)
    lock = _lock(path)
    lines, whole = _whole(path)
    file = path.open("r+b")
    checkpoint = Checkpoint(path, file, header, lock)
    try:
        checkpoint._read(lines)
    except BadCheckpoint:
        checkpoint.close()
        raise
    file.truncate(whole)  # an incomplete line does not count
    file.seek(whole)
    return checkpoint


def in_folder(path: Path, header: Header) -> Checkpoint:
    """The checkpoint of a folder of findings: that of a campaign that did not finish, otherwise a new one."""
    begun = path.exists() and b"\n" in path.read_bytes()  # else it was ended before its first line
    return resume(path, header) if begun and not ended(path) else begin(path, header)


def _lock(path: Path) -> locking.Lock:
    try:
        return locking.hold(path.with_name(f"{path.name}.lock"), f"process {os.getpid()}")
    except locking.Busy as other:
        raise BadCheckpoint(
            f"another campaign writes {path} now ({other}): use another folder for the findings, or wait"
        ) from None


def ended(path: Path) -> bool:
    """Whether the file is the checkpoint of a finished campaign."""
    lines, _ = _whole(path)
    return isinstance(_line(path, len(lines), lines[-1]), End)


def _whole(path: Path) -> tuple[list[bytes], int]:
    """The complete lines of the file, and their length in bytes."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines or not isinstance(_line(path, 1, lines[0]), Header):
        raise BadCheckpoint(f"{path} is not a checkpoint of a campaign: it has no header")
    return lines, whole


def _line(path: Path, number: int, text: bytes) -> _AnyLine:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise BadCheckpoint(f"{path}:{number}: not a line of a campaign: {error}") from None


def _same(path: Path, there: Header, wanted: Header) -> None:
    for name in wanted.__struct_fields__:
        one, other = getattr(there, name), getattr(wanted, name)
        if one != other:
            what = WORDS.get(name, name)
            raise BadCheckpoint(
                f"{path} is a campaign with another {what}: {_as_text(one)}, not {_as_text(other)}. "
                "Its results cannot be combined with new ones: "
                "use another folder for the findings, or remove the file to begin again"
            )


def _as_text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "all"
    return str(value) if value != "" else "none"
