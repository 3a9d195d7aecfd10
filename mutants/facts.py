"""Facts about an argument of a rule, in the words of the closed lists: ``status pinned``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

HEX = re.compile(r"[A-Z]{1,2}\d{1,2}")
HEXSIDE = re.compile(rf"{HEX.pattern}-{HEX.pattern}")
WORD = re.compile(r"[a-z][a-z_]+")


def facts_of(value: Any, position: Any) -> Iterator[str]:
    """Facts about the value. ``position`` tells the terrain of a hex or hexside; it may be None."""
    match value:
        case str():
            yield from _of_text(value, position)
        case object(status=_, beneath=_, type=_):
            yield from _of_piece(value)
        case object(means=str(means), who=who):
            yield f"by {means}"
            for firer in who:
                yield from (f"firer {fact}" for fact in _of_piece(firer))
        case object(do=str(verb)):
            yield f"do {verb}"
            mode = getattr(value, "mode", "")
            yield from (f"mode {one}" for one in (mode,) if one)
        case object(phase=str(phase), hexsides=_):
            yield f"phase {phase or 'not given'}"
            weather = getattr(value, "weather", ""), getattr(value, "water", "")
            yield from (f"weather {one}" for one in weather if one)


def _of_piece(piece: Any) -> Iterator[str]:
    yield f"type {piece.type}"
    yield from (f"status {one}" for one in piece.status)
    yield from (f"beneath {one}" for one in piece.beneath)
    if piece.at:
        yield f"at {piece.at}"
    for field in ("crest", "bypass", "floor", "aboard", "mount", "pushing"):
        if getattr(piece, field, ""):
            yield f"with {field}"


def _of_text(text: str, position: Any) -> Iterator[str]:
    if HEXSIDE.fullmatch(text):
        side = position and position.hexsides.get(text)
        if side:
            yield f"hexside {side.terrain}"
            yield from (f"hexside {one}" for one in ("gap", "road", "breached") if getattr(side, one))
    elif HEX.fullmatch(text):
        there = position and position.hexes.get(text)
        if there:
            yield f"hex {there.terrain}"
            yield from (f"hex {one}" for one in (there.depression, there.smoke, *there.overlays) if one)
    elif WORD.fullmatch(text):
        yield f"is {text}"
