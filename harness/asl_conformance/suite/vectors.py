"""The suite as portable test vectors: JSON Lines, a header and one case per line, for any harness.

The cases are exactly those of ``run``. The header says how they were chosen, and has their number and
a digest of all lines, so that a file in which a case is missing or changed is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.suite import readings
from asl_conformance.suite.case import Case, Suite, digest, plain
from asl_conformance.suite.editions import UnknownEdition, meant

FORMAT = 1
PACKED = b"\x1f\x8b"
"""The first bytes of a file packed by gzip."""


class VectorHeader(Struct, frozen=True, tag_field="record", tag="suite"):
    """The first line: the format, the suite, and how the cases that follow were chosen from it."""

    format: int
    harness: str
    digest: str
    """Digest of the suite from which the cases were chosen."""
    cases: int
    edition: str = ""
    """The edition in which all the cases apply; empty for the cases of all editions."""
    meant: str = ""
    """That edition by its permanent, dated name."""
    clauses: tuple[str, ...] = ()
    """The clauses that were chosen; empty for all."""
    expression: str = ""
    """The expression of ``-k``; empty for none."""
    profile: str = ""
    """`core`, if only cases of the core were chosen."""
    readings: dict[str, str] = {}
    """The choices of the reference engine, by which a case without readings is to be judged."""
    content: str = ""
    """Digest of the lines that follow."""

    def has_all_of(self, edition: str) -> bool:
        """Whether no case is left out because it applies only in that edition."""
        return not self.edition or edition in (self.edition, self.meant) or _meant(edition) == self.meant


class BadVectors(ValueError):
    """The file is not a complete suite; the text names the line and its defect."""


class _Digest(Struct):
    """What the line of a case has beside the case."""

    digest: str = ""


def lines(
    suite: Suite,
    edition: str | None = None,
    clauses: Iterable[str] = (),
    expression: str = "",
    profile: str = "",
) -> Iterator[bytes]:
    """The suite as lines, each with its newline; the other arguments: how its cases were chosen."""
    cases = [msgspec.json.encode(plain(case) | {"digest": digest(case)}) + b"\n" for case in suite.all]
    head = VectorHeader(
        FORMAT,
        __version__,
        suite.digest,
        len(cases),
        edition or "",
        _meant(edition) if edition else "",
        tuple(clauses),
        expression,
        profile,
        {name: one.reference for name, one in readings.load().items() if one.reference},
        _content(cases),
    )
    return iter((msgspec.json.encode(head) + b"\n", *cases))


def _meant(edition: str) -> str:
    try:
        return meant(edition)
    except UnknownEdition:
        return ""


def _content(cases: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for line in cases:
        total.update(line.rstrip(b"\r\n") + b"\n")
    return total.hexdigest()[:16]


def read(path: Path) -> Suite:
    """The suite of a file that ``export`` wrote; raises BadVectors, or OSError if it cannot be read."""
    return read_with_header(path)[1]


def read_with_header(path: Path) -> tuple[VectorHeader, Suite]:
    """As ``read``, with the header of the file."""
    text = unpacked(path).splitlines()
    return header_of(text, str(path)), parse(text, str(path))


def unpacked(path: Path) -> bytes:
    """The content of a file, which may be packed by gzip; raises BadVectors, or OSError."""
    data = path.read_bytes()
    if not data.startswith(PACKED):
        return data
    try:
        return gzip.decompress(data)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadVectors(f"{path} is damaged: {error}; write or download it again") from None


def header_of(text: Iterable[bytes], name: str) -> VectorHeader:
    """The header in the first of these lines; raises BadVectors."""
    head = _decoded(VectorHeader, (1, next(iter(text), b"")), name)
    if head.format != FORMAT:
        raise BadVectors(f"{name}:1: format {head.format} is unknown; only {FORMAT} is known")
    return head


def parse(text: Iterable[bytes], name: str) -> Suite:
    """The suite in these lines; ``name``: their name in messages."""
    text = list(text)
    head = header_of(text, name)
    cases = []
    for number, line in enumerate(text[1:], 2):
        cases.append(case := _decoded(Case, (number, line), name))
        stated = _decoded(_Digest, (number, line), name).digest
        if head.content and stated != digest(case):
            raise BadVectors(f"{name}:{number}: {case.id} was changed: its digest is that of another case")
    if len(cases) != head.cases:
        raise BadVectors(f"{name}: the header announces {head.cases} cases, but there are {len(cases)}")
    ids = {case.id for case in cases}
    if len(ids) != len(cases):
        raise BadVectors(f"{name}: two cases have the same id")
    if head.content and _content(text[1:]) != head.content:
        raise BadVectors(f"{name}: the cases were changed: their digest is that of others")
    written = tuple(case for case in cases if not case.derived)
    return Suite(head.digest, written, tuple(case for case in cases if case.derived))


def others(file: Suite, suite: Suite) -> tuple[Case, ...]:
    """The cases of a file that the suite does not have, or has otherwise."""
    known = {case.id: case for case in suite.all}
    return tuple(case for case in file.all if not _same(case, known.get(case.id)))


def _same(one: Case, other: Case | None) -> bool:
    """Whether two cases are asked, judged and counted alike, wherever they were written."""
    return one == other or (other is not None and _counted(one) == _counted(other))


def _counted(case: Case) -> tuple[object, ...]:
    about = (case.requirements, case.clauses, case.since, case.until, case.readings, case.derived)
    return (digest(case), *about)


def own_digest(file: Suite) -> str:
    """The digest of a file whose cases are not those of the suite: of the cases themselves."""
    text = msgspec.json.encode([(case.id, *_counted(case)) for case in file.all], order="sorted")
    return hashlib.sha256(text).hexdigest()[:16]


T = TypeVar("T")


def _decoded(kind: type[T], line: tuple[int, bytes], name: str) -> T:
    try:
        return msgspec.json.decode(line[1], type=kind)
    except msgspec.DecodeError as error:
        raise BadVectors(f"{name}:{line[0]}: {error}") from None
