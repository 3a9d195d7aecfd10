"""What a value of the protocol may be besides its type: a word of a list, a number within bounds, a name."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, NamedTuple

Number = int | float


class Words(NamedTuple):
    """The words that a text may be, blank-separated; ``blank``: or nothing."""

    listed: str
    blank: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """Each word, the empty one first where it is one."""
        return (*([""] if self.blank else []), *self.listed.split())


class Within(NamedTuple):
    """The least and the greatest that a number may be; ``step``: the number is a multiple of this."""

    least: int
    greatest: int
    step: Number = 1


class Named(NamedTuple):
    """The regular expression that a whole text must match, and what it says."""

    pattern: str
    what: str


Limit = Words | Within | Named


def why_not(limit: Limit, value: Any) -> str:
    """What is wrong with a value of the right type, with the way out; empty if nothing is."""
    match limit:
        case Words():
            return "" if value in limit.words else f"no such word: {value!r}; {nearest(value, limit.words)}"
        case Within(least, greatest, step):
            sound = least <= value <= greatest and value % step == 0
            steps = f" in steps of {step}" if step != 1 else ""
            return "" if sound else f"{value!r} is not within {least} and {greatest}{steps}"
        case Named(pattern, what):
            return "" if re.fullmatch(pattern, value) else f"{value!r} is not {what}"


def nearest(word: str, known: tuple[str, ...]) -> str:
    """The word that may be meant, or all there are."""
    close = get_close_matches(word.lower().replace(" ", "_"), known, 1)
    return f"is it {close[0]!r}?" if close else "there are " + ", ".join(filter(None, known))
