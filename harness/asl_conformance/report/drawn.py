"""Drawn boards, cached from one page to the next: a page draws only boards that no page had before."""

from __future__ import annotations

import contextlib
import hashlib
import zlib
from html import escape
from pathlib import Path

import msgspec
from msgspec import Raw

from asl_conformance.base.keeping import Damaged, cached, clear, read_checked, write_checked
from asl_conformance.drawing.svg import draw
from asl_conformance.drawing.svg.board import Drawing
from asl_conformance.drawing.svg.marks import Marks
from asl_conformance.protocol.position import Position
from asl_conformance.suite.places import PACKAGE

MOST = 40_000
"""Most boards in the cache; if there are more, it has only those of the last page."""
CODES = 2
"""For how many versions of the drawing code boards are cached."""
FAST = 1
"""Level of compression: the boards of the suite take 3.4 MB, 58 MB uncompressed."""
CODE = ("drawing/**/*.py", "protocol/**/*.py", "base/*.py", "report/drawn.py")
"""Every module that a drawing depends on."""


class Drawn:
    """Boards as the JSON that the page has of each: view, width, body, legend, words, caption."""

    def __init__(self, path: Path | None = None) -> None:
        """``path``: the file with the boards drawn before; a damaged one is ignored."""
        self._path = path
        self._before: dict[bytes, bytes] = {}
        self._now: dict[bytes, bytes] = {}
        if path is not None:
            with contextlib.suppress(OSError, Damaged, zlib.error, msgspec.DecodeError):
                plain = zlib.decompress(read_checked(path))
                self._before = msgspec.msgpack.decode(plain, type=dict[bytes, bytes])

    @classmethod
    def of_this_user(cls) -> Drawn:
        """The boards in the user's cache; none where there is no cache."""
        try:
            return cls(cached("drawings", sorted(path for glob in CODE for path in PACKAGE.glob(glob))))
        except OSError:
            return cls()

    def board(self, key: bytes, position: Position, over: Marks) -> Raw:
        """The board under that key, drawn now if no page had it."""
        found = self._before.get(key)
        if found is None:
            found = msgspec.json.encode(_board(draw(position, over)))
        self._now[key] = found
        return Raw(found)

    def keep(self) -> None:
        """Write the boards to the file if there are new ones; a file that cannot be written is ignored."""
        if self._path is None or self._now.keys() <= self._before.keys():
            return
        both = self._before | self._now
        plain = msgspec.msgpack.encode(both if len(both) <= MOST else self._now)
        with contextlib.suppress(OSError):
            write_checked(self._path, zlib.compress(plain, FAST))
            clear(self._path.parent, "drawings-*", CODES)


def key_of(position: Position, over: Marks) -> bytes:
    """The key of a board: equal ones have the same."""
    return hashlib.blake2b(msgspec.msgpack.encode((position, over)), digest_size=16).digest()


def _board(drawing: Drawing) -> list[object]:
    return [drawing.view, drawing.width, drawing.body, legend(drawing), drawing.words, drawing.caption]


def legend(drawing: Drawing) -> str:
    """The legend of a drawing as items of an HTML list."""
    swatch = '<svg class="board" viewBox="-18 -11 36 22" aria-hidden="true">'
    return "".join(f"<li>{swatch}{entry.swatch}</svg>{escape(entry.text)}</li>" for entry in drawing.legend)
