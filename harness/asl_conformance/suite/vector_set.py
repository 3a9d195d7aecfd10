"""The vectors of a suite version: one file for each clause, one with all cases, and a manifest.

Each file is as ``export`` writes it, so that ``run --cases`` reads it. The same suite gives the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.base.keeping import write_whole
from asl_conformance.suite import editions, readings
from asl_conformance.suite.case import Case, Suite
from asl_conformance.suite.registry import DRAFT
from asl_conformance.suite.vectors import BadVectors, lines
from asl_conformance.suite.version import SUITE_VERSION

FORMAT = 1
MANIFEST, WHOLE, SCHEMA, CLAUSES = "manifest.json", "suite.jsonl.gz", "case.schema.json", "clauses"


class File(Struct, frozen=True):
    """A file of the set."""

    file: str
    """Its path in the set."""
    cases: int
    """How many cases it has."""
    sha256: str
    """The SHA-256 of its bytes."""


class EditionOf(Struct, frozen=True):
    """An edition of the rulebook."""

    meant: str
    """Its permanent, dated name."""
    errata: tuple[str, ...]
    """The errata in force."""


class Manifest(Struct, frozen=True):
    """The contents of a set: a reader chooses the cases that apply by it, and notices a changed file."""

    format: int
    """Format of the manifest: 1."""
    suite: str
    """Version of the suite."""
    digest: str
    """Digest of the suite."""
    harness: str
    """Version of the harness that wrote the set."""
    cases: int
    """How many cases there are, derived ones included."""
    derived: int
    """How many of them are derived."""
    editions: dict[str, EditionOf]
    """The editions in which cases may be asked."""
    readings: dict[str, str]
    """The choices of the reference, by which an engine is judged that does not declare others."""
    schema: str
    """The file with the JSON Schema of a case."""
    whole: File
    """The file with all cases."""
    clauses: dict[str, File]
    """The file of each clause. Each case is in one of them: that of its first clause."""


def write(folder: Path, suite: Suite, schema: str) -> Manifest:
    """Write the set of the suite into the folder, over an earlier one; ``schema``: the text of the schema.

    Raises BadVectors if the folder holds anything but a set, OSError if it cannot be written.
    """
    _make_way(folder)
    by_clause: dict[str, list[Case]] = {}
    for case in suite.all:
        by_clause.setdefault(case.clauses[0], []).append(case)
    whole = gzip.compress(b"".join(lines(suite)), 9, mtime=0)
    write_whole(folder / SCHEMA, schema.encode())
    manifest = Manifest(
        FORMAT,
        SUITE_VERSION,
        suite.digest,
        __version__,
        len(suite.all),
        len(suite.derived),
        {name: _edition(name) for name in (*editions.BASES, *editions.dated(), DRAFT)},
        {name: one.reference for name, one in readings.load().items() if one.reference},
        SCHEMA,
        _file(folder, WHOLE, whole, len(suite.all)),
        {clause: _clause(folder, suite.digest, clause, by_clause[clause]) for clause in by_clause},
    )
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    write_whole(folder / MANIFEST, text + b"\n")
    return manifest


def _edition(name: str) -> EditionOf:
    return EditionOf(editions.meant(name), tuple(sorted(editions.in_force(name))))


def _make_way(folder: Path) -> None:
    """Remove the files of an earlier set."""
    if not folder.exists() or not any(folder.iterdir()):
        return
    if not (folder / MANIFEST).is_file():
        raise BadVectors(f"{folder} is not empty and holds no vectors; name a folder of its own for them")
    (folder / MANIFEST).unlink()
    for path in (folder / CLAUSES).glob("*.jsonl"):
        path.unlink()


def _clause(folder: Path, digest: str, clause: str, cases: list[Case]) -> File:
    written = tuple(case for case in cases if not case.derived)
    derived = tuple(case for case in cases if case.derived)
    text = b"".join(lines(Suite(digest, written, derived), clauses=(clause,)))
    return _file(folder, f"{CLAUSES}/{clause}.jsonl", text, len(cases))


def _file(folder: Path, place: str, data: bytes, cases: int) -> File:
    write_whole(folder / place, data)
    return File(place, cases, hashlib.sha256(data).hexdigest())


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a set; raises BadVectors, or OSError if there is none."""
    path = folder / MANIFEST
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except msgspec.DecodeError as error:
        raise BadVectors(f"{path}: {error}") from None
    if found.format != FORMAT:
        raise BadVectors(f"{path}: format {found.format} is unknown; only {FORMAT} is known")
    return found
