"""``board.json``: this project's board file, complete in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from asl_conformance.boards.limits import MIB
from asl_conformance.protocol.position import HexName, Position
from asl_conformance.suite.case import plain

FORMAT = 1
LARGEST = 8 * MIB
"""Most bytes of a board file; one of a geomorphic board has some 100,000."""

Percent = Annotated[int, Meta(ge=0, le=100)]
Shares = Annotated[tuple[Percent, ...], Meta(min_length=6, max_length=6)]
"""What terrain covers of the triangles of a hex, from the north clockwise; 0 is none of it, all that is drawn
is 1 at least."""


class Source(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The source of a board, so that a result says which board it is about."""

    archive: str
    """Name of the file read."""
    losdata_sha256: str
    """Digest of the LOS data in the archive."""
    board_version: str = ""
    """Version of the board, as the archive gives it."""
    version_date: str = ""
    """Date of that version, as the archive gives it."""
    metadata: str = ""
    """Name of the file with the terrain codes, if one was given."""
    metadata_sha256: str = ""
    """Its digest."""
    vasl_commit: str = ""
    """The VASL commit of the files, if `--vasl-commit` gave it."""
    rules: tuple[str, ...] = ()
    """Scenario rules that were applied to the board."""


class Odd(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A contradiction in the board's data, for the maintainers of the board."""

    place: str
    """Hex, hexside or file."""
    what: str
    """The contradiction, in a sentence."""
    kind: str = ""
    """What it is about: `bridge`, `road`, `building`, `dot`, `hexside` or `slope`."""


class Board(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A board: its ground as a position of the protocol, and data of its artwork."""

    format: int
    """Format of the file: 1."""
    name: str
    """Name of the board."""
    source: Source
    """Its source."""
    position: Position
    """Hexes and hexsides; no units, no counters."""
    stairways: tuple[HexName, ...] = ()
    """Hexes of buildings with a stairway."""
    artwork: dict[HexName, dict[str, Shares]] = {}
    """For hexes that terrain touches without filling them: percent of each triangle, by terrain."""
    levels: dict[HexName, dict[int, Percent]] = {}
    """For hexes with ground on several levels: percent of the hex on each level."""
    raster: str = ""
    """The artwork for `board los`: terrain and level of every third pixel, deflated, in base64."""
    unknown: dict[str, tuple[HexName, ...]] = {}
    """Terrain without a word in the protocol, with the hexes in which it is drawn."""
    odd: tuple[Odd, ...] = ()
    """Contradictions in the board's data."""

    @property
    def title(self) -> str:
        """The board's identity in one line: name, version, fingerprint, VASL's commit."""
        parts = [f"board {self.name}"]
        parts += [f"version {self.source.board_version}"] if self.source.board_version else []
        parts += [f"LOSData {self.source.losdata_sha256[:12]}"]
        parts += [f"VASL {self.source.vasl_commit[:12]}"] if self.source.vasl_commit else []
        parts += [f"with {', '.join(self.source.rules)}"] if self.source.rules else []
        return ", ".join(parts)


class BadBoard(ValueError):
    """The file is not a board; the text names the file, the place in it and what to do."""


def encode(board: Board) -> bytes:
    """The text of a board file; equal boards give equal texts."""
    return msgspec.json.format(msgspec.json.encode(plain(board), order="sorted"), indent=1) + b"\n"


def read(path: Path) -> Board:
    """The board of a file that ``board import`` wrote; raises BadBoard, or OSError."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadBoard(f"{path}: more than {LARGEST >> 20} MiB, which no board needs")
    try:
        found = msgspec.json.decode(data, type=Board)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBoard(
            f"{path}: not a board ({error}); asl-conformance board import of this version writes board files"
        ) from None
    if found.format != FORMAT:
        raise BadBoard(
            f"{path}: format {found.format} is unknown; only {FORMAT} is known; import the board again"
        )
    return found
