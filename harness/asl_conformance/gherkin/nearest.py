"""What an unknown step may mean: a misspelt word, a similar phrase, or a new phrase to write."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from asl_conformance.gherkin.describing import HEX, SIDE
from asl_conformance.gherkin.kinds import KINDS
from asl_conformance.gherkin.words import (
    COUNT,
    COVERS,
    GEAR,
    GROUND,
    PERSONNEL,
    PHASES,
    STATUS,
    VEHICLES,
)

FIELD = re.compile(r"\{(\w+):(\w+)\}")
PHRASES = 3
"""Number of nearest phrases that are proposed."""
LIKE, ALIKE = 0.6, 0.7
"""Least similarity of a proposed phrase, and of a proposed word; 1 is equal."""

MARKS = 0xE000
"""The first of the characters, used in no step, that replace parts of a step."""
SAME = {"whom": "who", "hexes": "hex", "edges": "edge", "numbers": "number"}
"""Blanks for several things, which count as those for one."""

SIDES = SIDE.split("|")
WORDS: dict[str, tuple[str, ...]] = {
    "ground": (*GROUND, "level", "hill", "with", "a", "an", "at"),
    "force": (*COUNT, *STATUS, *SIDES, *PERSONNEL, *VEHICLES, "Good", "Order", "unused", "with", "MF", "MP"),
    "fort": (*COVERS, *SIDES, "pillbox", "roadblock", "Panji", "minefield", "empty", "hidden", "controlled"),
    "side": tuple(SIDES),
    "gear": (*GEAR, *SIDES, "malfunctioned", "assembled", "emplaced", "dm", "towed"),
}
"""The words of kinds that consist of several words."""

_GEAR = "|".join(map(re.escape, GEAR))
_THING = rf"[Tt]he (?:{SIDE}) [\w-]+(?: [A-Z](?!\w))?|[Tt]he (?:{_GEAR})|(?<!\w)[A-Z](?![\w-])"
_PARTS: tuple[tuple[str, str], ...] = (
    ("vertex", rf"{HEX}-{HEX}-{HEX}"),
    ("edge", rf"{HEX}-{HEX}"),
    ("hex", HEX),
    ("who", _THING),
    (
        "force",
        rf"(?:{'|'.join(c for c in COUNT if c != 'no')}) (?:[\w-]+ )*?(?:{SIDE}) [\w-]+(?: [A-Z](?!\w))?",
    ),
    ("fort", rf"(?<!\w)(?=(?:no|an?) ){KINDS['fort'].regex}(?!\w)"),
    ("phase", "|".join(PHASES)),
    ("side", SIDE),
    ("signed", r"(?<![\w-])[-+]\d+"),
    ("number", r"(?<![\w.+-])\d+(?:\.5)?(?![\w.])"),
)
"""Kinds that are recognized in a step without its phrase, in the order of the search."""
_TYPES = {"edge": "tuple[str, str]", "force": "Force", "fort": "Piece", "signed": "int", "number": "float"}
_NAMES = {
    "edge": "edge",
    "vertex": "vertex",
    "hex": "place",
    "who": "who",
    "signed": "drm",
    "number": "number",
}


def corrected(kind: str, text: str) -> str:
    """The text with misspelt words corrected, if the result is of the kind; else empty."""
    words = KINDS[kind].words or WORDS.get(kind, ())
    tries = get_close_matches(text, words, n=1, cutoff=ALIKE)
    known = sorted({part for word in words for part in word.split()})
    parts = []
    for part in text.split():
        near = [] if part in known or not part.isalpha() else get_close_matches(part, known, 1, ALIKE)
        parts.append(near[0] if near else part)
    tries.append(" ".join(parts))
    return next((one for one in tries if one != text and _reads(kind, one)), "")


def _reads(kind: str, text: str) -> bool:
    if not re.fullmatch(KINDS[kind].regex, text):
        return False
    try:
        KINDS[kind].read(text)
    except (ValueError, KeyError):
        return False
    return True


def misspelt(text: str, patterns: Iterable[str]) -> Iterator[str]:
    """For each phrase that fits after correcting a word or two, a line with the correction."""
    for pattern in patterns:
        found = _loose(pattern).fullmatch(text)
        if found is None:
            continue
        wrong = [(name, kind) for name, kind in FIELD.findall(pattern) if not _reads(kind, found[name])]
        meant = [(found[name], corrected(kind, found[name])) for name, kind in wrong]
        if wrong and all(right for _, right in meant):
            yield ", ".join(f"nearest to {given!r}: {right}" for given, right in meant)


@cache
def _loose(pattern: str) -> re.Pattern[str]:
    """The phrase as an expression that takes any text in its blanks."""
    out, end = "", 0
    for blank in FIELD.finditer(pattern):
        out += re.escape(pattern[end : blank.start()]) + f"(?P<{blank[1]}>.+?)"
        end = blank.end()
    return re.compile(out + re.escape(pattern[end:]))


def phrases(text: str, patterns: Iterable[str]) -> list[str]:
    """The phrases most similar to the text, whatever is in their blanks; the nearest first."""
    blanked = _blank(masked(text))
    scored = []
    for pattern in patterns:
        blank = _blank(pattern, blanked)
        like = SequenceMatcher(None, blanked.split(), blank.split())
        if like.real_quick_ratio() > LIKE / 2:
            letters = SequenceMatcher(None, blanked, blank).ratio()
            scored.append((like.ratio() + letters, pattern))
    scored.sort(key=lambda one: -one[0])
    return [pattern for score, pattern in scored[:PHRASES] if score > LIKE]


def _blank(pattern: str, near: str = "") -> str:
    """The phrase with only the kind in each blank; a blank for a word of a list gets the word in ``said``."""

    def kind(blank: re.Match[str]) -> str:
        name = SAME.get(blank[2], blank[2])
        words = KINDS[name].words if name in KINDS else ()
        return next((word for word in words if f" {word} " in f" {near} "), f"{{{name}}}")

    return FIELD.sub(kind, pattern)


def masked(text: str) -> str:
    """The text with blanks for hexes, units and numbers: ``{place:hex} is muddy``."""
    fields: list[tuple[str, str]] = []
    for kind, regex in _PARTS:
        for found in list(re.finditer(regex, text)):
            mark = chr(MARKS + len(fields))
            text = text.replace(found[0], mark, 1)
            fields.append((kind, mark))
    taken: list[str] = []
    for kind, mark in sorted(fields, key=lambda one: text.find(one[1])):
        stem = _NAMES.get(kind, kind)
        name = next(f"{stem}{n or ''}" for n in (0, *range(2, 99)) if f"{stem}{n or ''}" not in taken)
        if mark in text:
            taken.append(name)
            text = text.replace(mark, f"{{{name}:{kind}}}")
    return text


def to_paste(keyword: str, text: str) -> Sequence[str]:
    """The lines of a new phrase for the text, to paste into a module of ``step_defs``."""
    pattern = masked(text)
    fields = FIELD.findall(pattern)
    words = re.findall(r"[a-z]+", FIELD.sub(" ", pattern).lower())
    takes = "".join(f", {name}: {_TYPES.get(kind, 'str')}" for name, kind in fields)
    does = {"given": "world.set(...)", "when": "world.ask(...)", "then": "world.expect(...)"}[keyword]
    return (
        f'@{keyword}("{pattern}")',
        f"def {'_'.join(words[:5]) or keyword}(world: World{takes}) -> None:",
        '    """What it means, with its clause: shown in docs/vocabulary.md."""',
        f"    {does}",
    )
