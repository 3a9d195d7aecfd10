"""Beside mkdocs.yml: the clauses in the side bar, and what is done when the pages are built."""

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError

from asl_conformance.report.site.finish import Defective, finish

CLAUSES = "CLAUSES"
"""Where in the navigation of mkdocs.yml the chapters and their clauses go."""


def on_config(config: Any) -> Any:
    """Put the chapters and their clauses where mkdocs.yml says."""
    clauses = json.loads((Path(config.docs_dir) / "nav.json").read_text(encoding="utf-8"))
    for section in config.nav:
        for entries in section.values():
            if isinstance(entries, list) and CLAUSES in entries:
                at = entries.index(CLAUSES)
                entries[at : at + 1] = clauses
    return config


KEPT = re.compile(r"(<(pre|script|style|textarea)\b.*?</\2>)", re.S)


def on_post_page(output: str, **_: Any) -> str:
    """Take the theme's indentation out: a tenth of a page."""
    parts = KEPT.split(output)
    parts[::3] = [re.sub(r"\s*\n\s*", "\n", part) for part in parts[::3]]
    del parts[2::3]
    return "".join(parts)


def on_post_build(config: Any) -> None:
    """Put pictures and the search index in; refuse a site with a defect."""
    docs = Path(config.docs_dir)
    try:
        finish(Path(config.site_dir), docs.with_name(f"{docs.name}-files"))
    except Defective as error:
        raise PluginError(f"the site is not as it should be:\n{error}") from None
