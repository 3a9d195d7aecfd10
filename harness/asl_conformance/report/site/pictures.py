"""Boards as files. Each is drawn once and named after its content, so that a page can load it lazily."""

from __future__ import annotations

import hashlib
import re
from html import escape
from pathlib import Path

import msgspec
from msgspec import UNSET

from asl_conformance.drawing.svg import Marks, document, draw, marks
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.report.site.book import answers
from asl_conformance.suite.case import Case, Expectation, canonical_text

FOLDER = "pictures"
BOARD = "b"
"""The anchor of the board in a picture, without the legend: x.svg#b."""
SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
REFUSED = (Expectation("it is refused", op="illegal"),)


class Pictures:
    """Pictures by file name, and their boards."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self._sizes: dict[str, tuple[int, int]] = {}
        self._known: dict[tuple[str, Marks], str] = {}

    def of(self, case: Case, reply: Reply | None = None) -> str:
        """The file of the board that a case expects; the reply adds where a LOS is blocked."""
        return self._drawn(case, marks(case, answers(reply)))

    def answered(self, case: Case, reply: Reply) -> str:
        """The file of the board that a reply describes, whatever the case expects."""
        refused = isinstance(reply, Outcomes) and any(o.illegal is not UNSET for o in reply.outcomes)
        pictured = msgspec.structs.replace(case, expectations=REFUSED if refused else ())
        return self._drawn(case, marks(pictured, answers(reply)))

    def image(self, name: str, alt: str, view: str = "", *, lazy: bool = True) -> str:
        """The tag of a picture: its space is reserved, and it is loaded when the reader scrolls to it."""
        wide, high = self._sizes[name]
        size = f'width="{wide}" height="{high}"'
        when = 'loading="lazy" ' if lazy else ""
        return f'<img {when}src="{FOLDER}/{name}{view}" {size} alt="{escape(alt)}">'

    def write(self, site: Path) -> int:
        """Write every picture into the built site; returns their number."""
        folder = site / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        return len(self.files)

    def _drawn(self, case: Case, over: Marks) -> str:
        key = (canonical_text(case.position), over)
        if key not in self._known:
            drawing = draw(case.position, over)
            whole = document(drawing)
            wide, high = (round(float(size)) for size in SIZE.findall(whole)[0])
            text = SIZE.sub("", whole, 1).replace(">", f'><view id="{BOARD}" viewBox="{drawing.view}"/>', 1)
            name = hashlib.sha256(text.encode()).hexdigest()[:12] + ".svg"
            self._known[key] = name
            self.files[name], self._sizes[name] = text, (wide, high)
        return self._known[key]
