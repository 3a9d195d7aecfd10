"""A cache of facts about a position, kept beside it; those of the board alone stay while only pieces move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar, cast

from asl_reference.base.consulted import NOW, noted

Facts = dict[Any, Any]
"""Cached facts, each with the switches that it depends on."""


class Remembering:
    """A frozen value that keeps what is worked out about it apart from its fields; copies begin anew."""

    __slots__ = ("_board_facts", "_facts")
    _board_facts: Facts
    _facts: Facts

    @property
    def board_facts(self) -> Facts:
        """What has been worked out about the board, shared by positions that differ in pieces alone."""
        known: Facts | None = getattr(self, "_board_facts", None)
        return _begun(self, "_board_facts") if known is None else known

    @property
    def facts(self) -> Facts:
        """What has been worked out about this very position; any change begins anew."""
        known: Facts | None = getattr(self, "_facts", None)
        return _begun(self, "_facts") if known is None else known

    def on_the_board_of(self, other: Remembering) -> None:
        """Share the other position's facts about the board, which is the same."""
        _set(self, "_board_facts", other.board_facts)


ITSELF = object()
"""Replaces the position itself in its cache: only the garbage collector would free a position that refers to
itself.
"""
_set = object.__setattr__


def _begun(value: Remembering, name: str) -> Facts:
    """An empty cache, which the value keeps."""
    facts: Facts = {}
    _set(value, name, facts)
    return facts


F = TypeVar("F", bound=Callable[..., Any])


def of_board(function: F) -> F:
    """Cache the results of a function of a position, which must not depend on units, counters or phase.

    Its other arguments are values that never change, given by place.
    """

    @wraps(function)
    def recall(position: Remembering, *names: Hashable) -> Any:
        try:
            known = position._board_facts
        except AttributeError:
            known = _begun(position, "_board_facts")
        key = (function, names)
        kept = known.get(key)
        if kept is None:
            known[key] = kept = noted(function, position, *names)
        elif kept[1]:
            NOW.work.names |= kept[1]
        return kept[0]

    return cast(F, recall)


def of_position(function: F) -> F:
    """Cache the results of a function of a position, whatever they depend on; a result may be the position
    itself.

    Its other arguments are values that never change, given by place.
    """

    @wraps(function)
    def recall(position: Remembering, *others: Hashable) -> Any:
        try:
            known = position._facts
        except AttributeError:
            known = _begun(position, "_facts")
        key = (function, others)
        kept = known.get(key)
        if kept is None:
            found, switches = noted(function, position, *others)
            known[key] = ITSELF if found is position else found, switches
            return found
        found, switches = kept
        if switches:
            NOW.work.names |= switches
        return position if found is ITSELF else found

    return cast(F, recall)


MANY = 24
"""From so many units on a position counts as large.

A choice: requests of the suite have fewer, and are faster if their units are looked at again each time.
"""


def of_large_position(function: F) -> F:
    """Cache the results of a function of a position, as ``of_position``, but only if it has many units."""
    kept = of_position(function)

    @wraps(function)
    def recall(position: Any) -> Any:
        return kept(position) if len(position.units) >= MANY else function(position)

    return cast(F, recall)
