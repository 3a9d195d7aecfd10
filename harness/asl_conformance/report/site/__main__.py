"""``python -m asl_conformance.report.site DIR``: pages for MkDocs; other files of the site in DIR-files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from asl_conformance.report.site import finish, pages
from asl_conformance.report.site.book import book
from asl_conformance.report.site.clause import shelf
from asl_conformance.report.site.published import Unfit
from asl_conformance.suite.places import CHECKOUT


def main(arguments: Sequence[str]) -> int:
    """Write the pages of the checkout's docs/ into the named folder."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m asl_conformance.report.site DIR\n")
        return 2
    docs, target = CHECKOUT / "docs", Path(arguments[0])
    if not docs.is_dir():
        sys.stderr.write(f"no docs in {CHECKOUT}; the site is built from a checkout\n")
        return 2
    try:
        on = shelf(book(docs))
    except Unfit as error:
        sys.stderr.write(f"{error}\n")
        return 1
    made = pages.write(target, docs, on)
    finish.prepare(target.with_name(f"{target.name}-files"), docs, on)
    sys.stdout.write(f"{len(made)} pages and {len(on.pictures.files)} pictures of {target}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
