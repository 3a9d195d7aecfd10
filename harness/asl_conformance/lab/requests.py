"""What a page may send, by the name of its request."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.questions import AnyQuestion


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """Which engine to ask, and what; without questions, those of the document."""

    engine: str
    edition: str
    readings: dict[str, str] = {}
    """Contested readings to follow, by their ids."""
    questions: tuple[AnyQuestion, ...] | None = None
    done: int | None = None
    """How many of the actions are done first. Default: all. Expectations are about all."""


class Viewing(Struct, frozen=True, forbid_unknown_fields=True):
    """A view of all hexes seen from one."""

    hex: str
    edition: str
    done: int = 0
    """How many of the actions are done first."""


class Where(Struct, frozen=True):
    """The document and version that a page knows."""

    serial: str = ""
    version: int = -1


W = TypeVar("W", bound=Where)


class Turning(Where, frozen=True):
    """Undo (-1) or redo (1)."""

    way: int = -1


class Shelved(Struct, frozen=True, forbid_unknown_fields=True):
    """A document by its file, and its new name."""

    file: str
    name: str = ""


class Saying(Where, frozen=True):
    """Steps of the vocabulary."""

    steps: str = ""


class Named(Struct, frozen=True):
    """A clause, requirement or word to explain."""

    name: str = ""


class Searching(Struct, frozen=True):
    """Words that a search result has to contain."""

    words: str = ""


class Playing(Struct, frozen=True):
    """How many actions are done, and the edition. Default: that of the first column."""

    done: int = 0
    edition: str = ""


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is not in the document yet, after so many that are."""

    done: int
    action: AnyAction


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario to keep."""

    text: str
    requirement: str
