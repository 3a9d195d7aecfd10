"""Sections of plain text on the terminal: headings, and names with their texts beside them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asl_conformance.report.explain import Section

LONGEST = 28
"""Longest name that has its text beside it, in characters; a longer name has it below."""


def print_sections(sections: tuple[Section, ...], last: str) -> None:
    """Print sections under their headings: names in a column, texts beside them, wrapped between words."""
    from textwrap import wrap

    from rich.text import Text

    from asl_conformance.report.terminal import console

    out = console()
    for section in sections:
        out.print(Text(f"\n{section.title}", "bold"), soft_wrap=True)
        pairs = [line.partition("\t") for line in section.lines]
        short = [len(first) for first, tab, _ in pairs if tab and len(first) <= LONGEST]
        indent = max(short, default=0) + 4
        for first, tab, rest in pairs:
            if not tab:
                out.print(Text(f"  {first}"), soft_wrap=not sys.stdout.isatty())
                continue
            if len(first) > LONGEST:
                out.print(Text(f"  {first}", "cyan"), soft_wrap=True)
                first = ""
            room = max(20, out.width - indent)
            lines = wrap(rest, room, break_long_words=False, break_on_hyphens=False)
            name = Text(f"  {first}".ljust(indent - 2) + "  ", "cyan")
            out.print(name + Text(f"\n{'':{indent}}".join(lines)), soft_wrap=True)
    out.print(Text(f"\n{last}", "dim"), soft_wrap=True)
