"""The result stream: JSON Lines with a header, one record a case as it is decided, and a footer.

While a run goes on the stream is ``FILE.part``; it becomes ``FILE`` with the footer, so that a file
of the right name is whole, and one that was cut off is known to be. Where a case has several
records (its engine broke the protocol after its answer) the last one counts.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.judge import ORDER, Finding, Kind
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.runner import Result, Run

FORMAT = 1


class Record(Struct, frozen=True, tag_field="record", forbid_unknown_fields=True):
    """Base of all lines of the stream."""


class Header(Record, tag="header", frozen=True):
    """Who was asked what, by whom, and when."""

    format: int
    harness: str
    engine: str
    engine_version: str
    language: str
    edition: str
    suite: str
    """Digest of the suite."""
    cases: int
    """How many cases were selected."""
    started: str


class CaseRecord(Record, tag="case", frozen=True, omit_defaults=True):
    """What became of one case."""

    id: str
    name: str
    verdict: Kind
    clauses: tuple[str, ...]
    requirements: tuple[str, ...]
    feature: str
    line: int
    findings: tuple[Finding, ...] = ()
    reasons: tuple[str, ...] = ()
    """The engine's own words."""


class Footer(Record, tag="footer", frozen=True):
    """The end of the stream. ``complete`` is false if cases were left not run."""

    finished: str
    complete: bool
    conforms: bool
    counts: dict[Kind, int]
    """Every verdict with the number of its cases."""
    stopped: str = ""
    """Why the run ended early."""
    restarts: int = 0
    """How often the engine was started again."""
    seconds_lost: float = 0.0
    """Spent waiting for what never came, ending processes and starting new ones."""


AnyRecord = Header | CaseRecord | Footer


class ResultsUnwritable(Exception):
    """The result file cannot be written; the text names it and the reason."""


class BadResults(ValueError):
    """The file is not a whole result stream; the text names the line and what is wrong with it."""


def header(engine: Capabilities, edition: str, suite: str, cases: int) -> Header:
    """The header of a run that starts now."""
    return Header(
        FORMAT, __version__, engine.name, engine.version, engine.language, edition, suite, cases, _now()
    )


def case_record(result: Result) -> CaseRecord:
    """The line of one result."""
    case, verdict = result.case, result.verdict
    return CaseRecord(
        id=case.id,
        name=case.name,
        verdict=verdict.kind,
        clauses=case.clauses,
        requirements=case.requirements,
        feature=case.feature,
        line=case.line,
        findings=verdict.findings,
        reasons=result.reasons,
    )


def footer(run: Run) -> Footer:
    """The footer of a run that ends now."""
    counts = run.counts
    return Footer(
        finished=_now(),
        complete="not-run" not in counts,
        conforms=run.conforms,
        counts={kind: counts.get(kind, 0) for kind in ORDER},
        stopped=run.stopped,
        restarts=run.cost.restarts,
        seconds_lost=round(run.cost.seconds, 3),
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class ResultWriter:
    """Writes one stream. Opening it proves that the file can be written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(path.name + ".part")
        self._encoder = msgspec.json.Encoder()
        self._records = 0
        try:
            if path.is_dir():
                raise IsADirectoryError("it is a directory")
            self._file: BinaryIO = self._part.open("wb")
        except OSError as error:
            raise ResultsUnwritable(f"cannot write {path}: {error.strerror or error}") from error

    def write(self, record: AnyRecord) -> None:
        """Append a record and pass it on at once; raises ResultsUnwritable."""
        try:
            self._file.write(_harmless(self._encoder.encode(record)) + b"\n")
            self._file.flush()
            self._records += 1
        except OSError as error:
            raise ResultsUnwritable(f"cannot write {self._part}: {error.strerror or error}") from error

    def finish(self, last: Footer) -> None:
        """Write the footer and give the stream its name; raises ResultsUnwritable."""
        self.write(last)
        try:
            os.fsync(self._file.fileno())
            self._file.close()
            self._part.replace(self.path)
        except OSError as error:
            raise ResultsUnwritable(f"cannot write {self.path}: {error.strerror or error}") from error

    def close(self) -> None:
        """Let go of the file. A stream without its footer stays as ``FILE.part``, an empty one goes."""
        with contextlib.suppress(OSError):
            self._file.close()
            if not self._records:
                self._part.unlink(missing_ok=True)


_ACTED_ON = re.compile("[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Characters that JSON leaves as they are and a terminal acts on: controls and what turns text around."""


def _harmless(line: bytes) -> bytes:
    """The same JSON, fit to be shown on a terminal."""
    if line.isascii() and b"\x7f" not in line:
        return line
    return _ACTED_ON.sub(lambda found: f"\\u{ord(found[0]):04x}", line.decode()).encode()


class Stream(Struct, frozen=True):
    """A whole result stream, read back: the last record of every case, in the order of the first."""

    header: Header
    cases: dict[str, CaseRecord]
    footer: Footer


_decoder: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


def read_results(path: Path) -> Stream:
    """Read a result file; raises BadResults if it is cut off or malformed."""
    records = list(_records(path))
    if not records or not isinstance(records[0], Header):
        raise BadResults(f"{path}:1: a header is due")
    if not isinstance(records[-1], Footer):
        raise BadResults(f"{path}:{len(records)}: the footer is missing, the run was cut off")
    cases = {record.id: record for record in records if isinstance(record, CaseRecord)}
    return Stream(records[0], cases, records[-1])


def _records(path: Path) -> Iterable[AnyRecord]:
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            yield _decoder.decode(line)
        except msgspec.DecodeError as error:
            raise BadResults(f"{path}:{number}: {error}") from error
