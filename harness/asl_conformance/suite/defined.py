"""Editions that a user defines; the command line, which reads the configuration, supplies them.

A module of its own, because it has to be imported fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Defined(NamedTuple):
    """An edition of the user's: another one with errata added and removed, and readings."""

    base: str
    """The edition it begins with, which may have errata switched already."""
    added: tuple[str, ...]
    left_out: tuple[str, ...]
    place: str
    """Where it is defined, for messages."""
    readings: tuple[tuple[str, str], ...] = ()
    """Contested readings by which it is played, each with its choice."""


def _none() -> Mapping[str, Defined]:
    return {}


def _no_reason() -> str:
    return ""


_find: Callable[[], Mapping[str, Defined]] = _none
_why_none: Callable[[], str] = _no_reason


def find_by(function: Callable[[], Mapping[str, Defined]], why_none: Callable[[], str] = _no_reason) -> None:
    """Set the functions that give the user's editions by name, and the reason why none can be read.

    They are called at each use.
    """
    global _find, _why_none
    _find, _why_none = function, why_none


def editions() -> Mapping[str, Defined]:
    """The editions that the user defines, by name."""
    return _find()


def why_none() -> str:
    """Why the user's editions cannot be read; empty if they can."""
    return _why_none()
