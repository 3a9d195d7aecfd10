"""A page of the documentation: its text is a file beside the script, and computed values are filled in."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *rows))


def filled_in(text: Path, found: Mapping[str, str]) -> str:
    """The text with each name in double braces replaced. Raises KeyError for a name without a value."""
    return re.sub(r"\{\{(.+?)\}\}", lambda named: found[named[1]], text.read_text(encoding="utf-8"))
