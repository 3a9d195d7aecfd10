"""Editions that a user defines: told by the command line, which reads the configuration.

Apart from ``editions`` so that it is imported in no time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Defined(NamedTuple):
    """An edition of the user's: another one with errata added and left out."""

    base: str
    """The edition it begins with, which may have errata switched already."""
    added: tuple[str, ...]
    left_out: tuple[str, ...]
    place: str
    """Where it is defined, for messages."""


def _none() -> Mapping[str, Defined]:
    return {}


_find: Callable[[], Mapping[str, Defined]] = _none


def find_by(function: Callable[[], Mapping[str, Defined]]) -> None:
    """Have that function say which editions the user defines, by name; it is asked at each use."""
    global _find
    _find = function


def editions() -> Mapping[str, Defined]:
    """The editions that the user defines, by name."""
    return _find()
