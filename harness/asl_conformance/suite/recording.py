"""A recorded game: positions, actions, questions and the outcomes that an engine gave.

JSON Lines, in the order of play. A ``game`` comes first, then a ``position``; ``action`` and
``question`` are about the last position before them and all actions since.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.messages import Outcome
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion

FORMAT = 1


class Line(Struct, frozen=True, omit_defaults=True, tag_field="record", forbid_unknown_fields=True):
    """Base of all lines of a recorded game."""


class Game(Line, frozen=True, tag="game"):
    """The first line: the engine that played, and the edition."""

    format: int
    """The number of this format, 1."""
    engine: str = ""
    """Name of the engine that played, for reports."""
    edition: str = "current"
    """The edition of the rulebook by which it was played."""


class At(Line, frozen=True, tag="position"):
    """The position now, after everything that was done before."""

    position: Position
    """The position, as in a request."""


class Did(Line, frozen=True, tag="action"):
    """An action that was announced, and the engine's outcome."""

    action: AnyAction
    """The action."""
    outcome: Outcome | UnsetType = UNSET
    """If omitted, the action was done. ``illegal``: the engine refused it, and it was not done; the index is
    ignored. ``answer``: it was done, and this is the engine's answer to `state` after it."""


class Said(Line, frozen=True, tag="question"):
    """A question at this moment, and the engine's outcome."""

    question: AnyQuestion
    """The question."""
    outcome: Outcome
    """The outcome; only the fields that it has are compared."""


AnyLine = Game | At | Did | Said


class Numbered(NamedTuple):
    """A line and its number in the file, from 1."""

    number: int
    line: AnyLine


class BadRecording(ValueError):
    """The lines are not a recorded game; the text names the line and its defect."""


_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def read(lines: Iterable[bytes], name: str) -> Iterator[Numbered]:
    """The lines of a recorded game, one by one; raises BadRecording. ``name``: its name in messages."""
    begun = placed = False
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecording(f"{name}:{number}: {error}") from None
        if isinstance(line, Game) == begun:
            raise BadRecording(
                f"{name}:{number}: " + ("a second game" if begun else "the first line has to be a game")
            )
        if isinstance(line, Game) and line.format != FORMAT:
            raise BadRecording(f"{name}:{number}: format {line.format} is unknown; only {FORMAT} is known")
        begun, placed = True, placed or isinstance(line, At)
        if isinstance(line, (Did, Said)) and not placed:
            raise BadRecording(f"{name}:{number}: a position has to come before the first action or question")
        yield Numbered(number, line)
    if not begun:
        raise BadRecording(f"{name}: has no line of a game")
