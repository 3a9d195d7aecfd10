"""What is worked out about a position is kept beside it: of the board alone while only pieces move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar, cast

from asl_reference.base.consulted import NOW, noted

Facts = dict[Any, Any]
"""What is known, each with the switches that it rests on."""


class Remembering:
    """A frozen value that keeps what is worked out about it apart from its fields; copies begin anew."""

    __slots__ = ("_board_facts", "_facts")
    _board_facts: Facts
    _facts: Facts

    @property
    def board_facts(self) -> Facts:
        """What has been worked out about the board, shared by positions that differ in pieces alone."""
        try:
            return self._board_facts
        except AttributeError:
            object.__setattr__(self, "_board_facts", {})
            return self._board_facts

    @property
    def facts(self) -> Facts:
        """What has been worked out about this very position; any change begins anew."""
        try:
            return self._facts
        except AttributeError:
            object.__setattr__(self, "_facts", {})
            return self._facts

    def on_the_board_of(self, other: Remembering) -> None:
        """Share what is known of the board: the other's is the same."""
        object.__setattr__(self, "_board_facts", other.board_facts)


F = TypeVar("F", bound=Callable[..., Any])


def of_board(function: F) -> F:
    """Remember what a function says of a position, which must not depend on units, counters or phase.

    Its other arguments are values that never change, given by place.
    """

    @wraps(function)
    def recall(position: Remembering, *names: Hashable) -> Any:
        key = (function, names)
        try:
            found, switches = position._board_facts[key]
        except (AttributeError, KeyError):
            position.board_facts[key] = found, _ = noted(function, position, *names)
            return found
        if switches:
            NOW.names |= switches
        return found

    return cast(F, recall)


def of_position(function: F) -> F:
    """Remember what a function says of a position, whatever that depends on.

    Its other arguments are values that never change, given by place.
    """

    @wraps(function)
    def recall(position: Remembering, *others: Hashable) -> Any:
        key = (function, others)
        try:
            found, switches = position._facts[key]
        except (AttributeError, KeyError):
            position.facts[key] = found, _ = noted(function, position, *others)
            return found
        if switches:
            NOW.names |= switches
        return found

    return cast(F, recall)
