"""Words of the protocol as a person reads them in a reason."""

from __future__ import annotations

SPELLED = frozenset({"lmg", "mmg", "hmg", "ft"})
"""Abbreviations that are read letter by letter and begin with a vowel sound."""


def with_article(word: str) -> str:
    """The word without its underscores, with the article that it takes: ``an AT gun`` is ``an at gun``."""
    article = "an" if word[:1] in "aeiou" or word in SPELLED else "a"
    return f"{article} {word.replace('_', ' ')}"
