"""The suite as portable test vectors: JSON Lines, a header and one case per line, for any harness.

The cases are exactly those of ``run``. The header has their number, so that a truncated file
is noticed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.suite.case import Case, Suite, plain

FORMAT = 1


class VectorHeader(Struct, frozen=True, tag_field="record", tag="suite"):
    """The first line: the format, the suite's digest, and the number of cases that follow."""

    format: int
    harness: str
    digest: str
    cases: int


class BadVectors(ValueError):
    """The file is not a complete suite; the text names the line and its defect."""


def lines(suite: Suite) -> Iterator[bytes]:
    """The suite as lines, each with its newline."""
    head = VectorHeader(FORMAT, __version__, suite.digest, len(suite.all))
    for record in (head, *suite.all):
        yield msgspec.json.encode(plain(record)) + b"\n"


def read(path: Path) -> Suite:
    """The suite of a file that ``export`` wrote; raises BadVectors, or OSError if it cannot be read."""
    return parse(path.read_bytes().splitlines(), str(path))


def parse(text: Iterable[bytes], name: str) -> Suite:
    """The suite in these lines; ``name``: their name in messages."""
    numbered = enumerate(text, 1)
    head = _decoded(VectorHeader, next(numbered, (1, b"")), name)
    if head.format != FORMAT:
        raise BadVectors(f"{name}:1: format {head.format} is unknown; only {FORMAT} is known")
    cases = [_decoded(Case, line, name) for line in numbered]
    if len(cases) != head.cases:
        raise BadVectors(f"{name}: the header announces {head.cases} cases, but there are {len(cases)}")
    ids = {case.id for case in cases}
    if len(ids) != len(cases):
        raise BadVectors(f"{name}: two cases have the same id")
    written = tuple(case for case in cases if not case.derived)
    return Suite(head.digest, written, tuple(case for case in cases if case.derived))


T = TypeVar("T")


def _decoded(kind: type[T], line: tuple[int, bytes], name: str) -> T:
    try:
        return msgspec.json.decode(line[1], type=kind)
    except msgspec.DecodeError as error:
        raise BadVectors(f"{name}:{line[0]}: {error}") from None
