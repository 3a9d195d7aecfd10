"""The boards of the site in the lab of a browser tab: links to it, and the cases that they open."""

from __future__ import annotations

import gzip
from html import escape
from pathlib import Path

import msgspec

from asl_conformance.report.site.book import Book
from asl_conformance.report.site.pictures import Pictures
from asl_conformance.suite.case import Case

PLACE = "lab/"
"""The page of the lab in the site."""
CASES = "lab/cases"
"""The folder with the cases of each page, compressed, so that any host can send them."""


def address(case: Case, page: str) -> str:
    """Where the case opens: ``lab/#B9.2-1``, or on the page of another clause ``lab/#B9.2:A6.1xB9.2-1``.

    A browser sends no server the part after the #.
    """
    return f"{PLACE}#{case.id if case.id.startswith(f'{page}-') else f'{page}:{case.id}'}"


def meant(anchor: str) -> tuple[str, str]:
    """The page and the case that an address of the lab names."""
    page, _, case = anchor.rpartition(":")
    return page or case.partition("-")[0], case


def link(case: Case, page: str, inside: str = "Open in the lab") -> str:
    """A link that opens the case in the lab; ``inside`` is its HTML."""
    return f'<a href="{escape(address(case, page))}">{inside}</a>'


def write(site: Path, book: Book, pictures: Pictures) -> int:
    """Write the cases of each page, each with the picture of its board; returns the number of cases."""
    pages: dict[str, dict[str, dict[str, object]]] = {}
    for name, cases in book.cases.items():
        for case in cases:
            shown = {"picture": pictures.of(case, book.replies.get(case.id)), "case": case}
            pages.setdefault(book.home(name), {})[case.id] = shown
    folder = site / CASES
    folder.mkdir(parents=True, exist_ok=True)
    for page, shown_there in pages.items():
        (folder / f"{page}.gz").write_bytes(gzip.compress(msgspec.json.encode(shown_there), 9, mtime=0))
    return sum(map(len, pages.values()))


def cases(site: Path, page: str) -> set[str]:
    """The ids of the cases that the lab can open by a link with that page."""
    path = site / CASES / f"{page}.gz"
    return set(msgspec.json.decode(gzip.decompress(path.read_bytes()))) if path.is_file() else set()
