"""What the contested readings weigh, as it was measured once: for the question paper.

``scripts/reading_weights.py`` writes the file.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.report.question_paper import Measured

FILE = Path(__file__).with_name("reading_weights.json")


class Weights(Struct, frozen=True):
    """What was asked, on which day, and of each reading what it moves by itself."""

    what: str
    """As ``random boards (seed 0)``."""
    count: int
    on: str
    """The day, as 2026-11-22."""
    boards: dict[str, int]
    """On how many of them it moves an answer."""
    answers: dict[str, int]

    @property
    def measured(self) -> Measured:
        """As the question paper has it."""
        many = f"{self.count:,} {self.what}"
        short = f"{self.count:,} {self.what.partition(' (')[0].partition(',')[0]}"
        return Measured(f"{many}, asked on {self.on}", self.boards, self.answers, short)


class Kept(Struct, frozen=True):
    """All that is kept."""

    weights: tuple[Weights, ...] = ()
    engines: dict[str, dict[str, str]] = {}
    """What engines that were looked at follow, by reading."""


def load(path: Path = FILE) -> Kept:
    """What is kept there; nothing if there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept()


def write(kept: Kept, path: Path = FILE) -> None:
    """Keep it, in lines that a diff can show."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
