"""Cleans text from engines: it may not move the cursor, colour or reorder a report."""

from __future__ import annotations

import unicodedata

_HARMLESS = frozenset("\n")
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories shown as escapes: controls, format (bidi) marks, surrogates, unassigned."""


def clean(text: str, limit: int | None = None) -> str:
    """The text with control characters as visible escapes, cut to ``limit`` characters."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(map(_visible, text.replace("\r\n", "\n").expandtabs(4)))
    if limit is not None and len(text) > limit:
        return text[: max(limit - 3, 0)] + "..."
    return text


def one_line(text: str, limit: int = 200) -> str:
    """The text cleaned, on one line, and cut."""
    return clean(" ".join(text.split()), limit)


def _visible(char: str) -> str:
    if char in _HARMLESS or unicodedata.category(char) not in _UNSAFE:
        return char
    return char.encode("unicode_escape").decode("ascii")


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th ..., 11th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


def percent(part: int, whole: int) -> str:
    """A share to one decimal, rounded down, so that only all is 100 %."""
    return f"{part * 1000 // whole / 10:.1f} %" if whole else "none"
