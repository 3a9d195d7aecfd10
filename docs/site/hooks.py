"""Beside mkdocs.yml: the clauses in the side bar, and what is done when the pages are built."""

import importlib
import json
import re
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError

from asl_conformance.base.address import address
from asl_conformance.report.site.finish import Defective, finish

CLAUSES = "CLAUSES"
"""Where in the navigation of mkdocs.yml the chapters and their clauses go."""


def on_config(config: Any) -> Any:
    """Put the chapters and their clauses where mkdocs.yml says, and the project's address below each page."""
    clauses = json.loads((Path(config.docs_dir) / "nav.json").read_text(encoding="utf-8"))
    for section in config.nav:
        for entries in section.values():
            if isinstance(entries, list) and CLAUSES in entries:
                at = entries.index(CLAUSES)
                entries[at : at + 1] = clauses
    if project := address():
        config.copyright = f'<a href="{escape(project)}">The project</a>'
    return config


GUIDE, BY_HAND = "writing-an-adapter.md", "## By hand"
STARTERS = "asl_conformance.starters"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Put the starters into the guide, a tab a language, before what is done by hand."""
    if page.file.src_uri != GUIDE or BY_HAND not in markdown or find_spec(STARTERS) is None:
        return markdown
    languages = importlib.import_module(f"{STARTERS}.languages").LANGUAGES
    starter = importlib.import_module(f"{STARTERS}.starter").starter
    shown = "".join(_tab(name, one, starter(name, "my-engine")) for name, one in languages.items())
    return markdown.replace(
        BY_HAND, f"What each writes first, and how it is built and run:\n\n{shown}{BY_HAND}", 1
    )


def _tab(name: str, language: Any, files: dict[str, str]) -> str:
    """A starter: its commands and the file that answers."""
    main = next(path for path in files if path.rpartition("/")[2] == language.main.rpartition("/")[2])
    steps = [f"asl-conformance init --language {name} my-engine", "cd my-engine", language.build]
    steps += ["asl-conformance smoke --engine my-engine"]
    told = f"Needs {language.needs}.\n\n```\n" + "\n".join(filter(None, steps)) + "\n```\n\n"
    told += f"`{main}`, which answers:\n\n```{name}\n{files[main].rstrip()}\n```\n"
    return (
        f'=== "{language.title}"\n\n' + "".join(f"    {x}\n" if x else "\n" for x in told.split("\n")) + "\n"
    )


LONG = 245_000
"""Characters of a page, with more of which its table of contents keeps to the chapters."""


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Shorten the table of contents of a long page, which the theme puts into it twice."""
    if len(html) > LONG:
        for chapter in (chapter for title in page.toc for chapter in title.children):
            chapter.children = []
    return html


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
