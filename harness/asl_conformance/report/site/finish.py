"""Adds pictures, search index and short addresses to the site that MkDocs built, then checks it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from asl_conformance.report.site.check import check
from asl_conformance.report.site.clause import Shelf
from asl_conformance.report.site.search import index

ADDRESSES = "addresses.json"
STUB = (
    '<!doctype html><meta charset="utf-8"><title>{name}</title>'
    "<script>location.replace('../{name}.html'+location.search+location.hash)</script>"
    '<meta http-equiv="refresh" content="0; url=../{name}.html"><a href="../{name}.html">{name}</a>\n'
)
"""For the bare name of a clause, such as /B9.32: it redirects to the page and keeps the anchor."""


class Defective(Exception):
    """The site has defects; one line for each."""


def prepare(files: Path, docs: Path, on: Shelf) -> None:
    """Write the files of the built site other than pages into a new folder."""
    if files.exists():
        shutil.rmtree(files)
    on.pictures.write(files)
    (files / "search-index.js").write_text(index(on.book, docs), encoding="utf-8", newline="\n")
    for name in (*on.book.registry.clauses, *on.book.registry.chapters):
        (files / name).mkdir(exist_ok=True)
        (files / name / "index.html").write_text(STUB.format(name=name), encoding="utf-8", newline="\n")
    (files / ADDRESSES).write_text(json.dumps(sorted(addresses(on))), encoding="utf-8", newline="\n")


def addresses(on: Shelf) -> Iterator[str]:
    """Addresses of every requirement and case, by all its names, former ones too."""
    book = on.book
    for name, cases in book.cases.items():
        page = f"{book.home(name)}.html"
        for one in (name, *(case.id for case in cases)):
            yield f"{page}#{one}"
            yield from (f"{page}#{old}" for old in book.former.get(one, ()))


def finish(site: Path, files: Path) -> None:
    """Copy the files into the site that MkDocs built, and check the site; raises Defective."""
    shutil.copytree(files, site, dirs_exist_ok=True)
    shutil.rmtree(site / "search", ignore_errors=True)
    # Languages for the search of the theme, which is not used here; some have a licence of their own.
    shutil.rmtree(site / "assets" / "javascripts" / "lunr", ignore_errors=True)
    for path in (
        *site.rglob("*.map"),
        *site.rglob("nav.json"),
        site / ADDRESSES,
        *site.rglob("sitemap.xml*"),
    ):
        path.unlink(missing_ok=True)
    defects = check(site, json.loads((files / ADDRESSES).read_text(encoding="utf-8")))
    if defects:
        raise Defective("\n".join(defects))
