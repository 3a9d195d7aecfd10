"""Stored measurements of how many answers each contested reading moves, for the question paper.

``scripts/reading_weights.py`` writes the file.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.report.question_paper import Measured

FILE = Path(__file__).with_name("reading_weights.json")


class Weights(Struct, frozen=True):
    """What was asked, on which day, and how many answers each reading moves by itself."""

    what: str
    """The boards: ``random boards (seed 0)``."""
    count: int
    on: str
    """The day: 2026-11-22."""
    boards: dict[str, int]
    """By reading: the number of boards on which it moves an answer."""
    answers: dict[str, int]

    @property
    def measured(self) -> Measured:
        """The measurement as the question paper shows it."""
        many = f"{self.count:,} {self.what}"
        short = f"{self.count:,} {self.what.partition(' (')[0].partition(',')[0]}"
        return Measured(f"{many}, asked on {self.on}", self.boards, self.answers, short)


class Kept(Struct, frozen=True):
    """All stored measurements."""

    weights: tuple[Weights, ...] = ()
    engines: dict[str, dict[str, str]] = {}
    """By engine: the choices that it follows, by reading."""


def load(path: Path = FILE) -> Kept:
    """The measurements of that file; none if there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept()


def write(kept: Kept, path: Path = FILE) -> None:
    """Write the measurements, one per line for readable diffs."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
