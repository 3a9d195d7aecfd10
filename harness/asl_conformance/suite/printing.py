"""Printings of the rulebook, by a digest of each clause's text: is the user's printing a known one?

The registry keeps no text. A clause's text runs from its number to the number of the next, with
white space collapsed; its digest is the SHA-256 of that.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from asl_conformance.suite.registry import PRINTING, directory

FILE = f"{PRINTING}.toml"
_CLAUSE = re.compile(r"^[ \t]*([A-Z]?)(\d{1,2}\.\d+)(?=[\s.:])", re.M)
CHAPTER = "B"
"""The chapter letter of clause numbers that are printed without one."""


class Compared(Struct, frozen=True):
    """The user's printing, compared clause by clause."""

    same: Mapping[str, tuple[str, ...]]
    """Clauses whose text is known, each with the printings that have it."""
    other: tuple[str, ...]
    """Clauses whose text is in no known printing."""
    missing: tuple[str, ...]
    """Clauses of the chapters here that were not found in the text."""


def known(folder: Path | None = None) -> Mapping[str, Mapping[str, str]]:
    """The digests of each printing by clause; empty if none was recorded."""
    path = (folder or directory()) / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def digests(texts: Iterable[str], clauses: Collection[str]) -> dict[str, str]:
    """The digest of each of the clauses found in the texts; if one occurs twice, of the last."""
    found = {clause: text for whole in texts for clause, text in _texts(whole) if clause in clauses}
    return {clause: hashlib.sha256(text.encode()).hexdigest() for clause, text in found.items()}


def _texts(whole: str) -> Iterator[tuple[str, str]]:
    """Every clause of a chapter's text, with its text."""
    starts = list(_CLAUSE.finditer(whole))
    for start, end in zip(starts, [*starts[1:], None], strict=False):
        text = " ".join(whole[start.end() : end.start() if end else len(whole)].split())
        yield f"{start[1] or CHAPTER}{start[2]}", text


def compared(texts: Iterable[str], clauses: Collection[str]) -> Compared:
    """The texts compared with every known printing."""
    own, printings = digests(texts, clauses), known()
    same = {
        clause: names
        for clause, digest in own.items()
        if (names := tuple(name for name, there in printings.items() if there.get(clause) == digest))
    }
    recorded = {clause for there in printings.values() for clause in there}
    chapters = {clause.partition(".")[0] for clause in own}
    missing = sorted(c for c in recorded - own.keys() if c.partition(".")[0] in chapters)
    other = tuple(clause for clause in own if clause not in same and clause in recorded)
    return Compared(same, other, tuple(missing))
