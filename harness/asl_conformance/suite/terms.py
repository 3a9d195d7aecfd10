"""Abbreviations of the game and what they stand for: either finds the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

ABBREVIATIONS = {
    "afph": "advancing fire phase",
    "afv": "armored fighting vehicle",
    "aph": "advance phase",
    "atr": "anti tank rifle",
    "cc": "close combat",
    "ccph": "close combat phase",
    "dc": "demolition charge",
    "dfph": "defensive fire phase",
    "fg": "fire group",
    "ft": "flamethrower",
    "hd": "hull down",
    "hs": "half squad",
    "los": "line of sight",
    "mc": "morale check",
    "mg": "machine gun",
    "mph": "movement phase",
    "oba": "offboard artillery",
    "ovr": "overrun",
    "pf": "panzerfaust",
    "pfph": "prep fire phase",
    "rtph": "rout phase",
    "sw": "support weapon",
    "wa": "wall advantage",
}
"""By abbreviation, in small letters; docs/glossary.md has each of them."""
_APART = re.compile(r"[\s_-]+")


def plain(name: str) -> str:
    """A name in small letters, its words separated by one space."""
    return _APART.sub(" ", name.strip().lower())


def other_names(name: str) -> Iterator[str]:
    """The full name of an abbreviation; for a full name, its abbreviation."""
    asked = plain(name)
    for short, long in ABBREVIATIONS.items():
        if asked == short:
            yield long
        elif asked == long:
            yield short


def named(name: str) -> re.Pattern[str]:
    """Finds the name as whole words, however they are joined."""
    return re.compile(rf"\b{name.replace(' ', '[ _-]')}\b")
