"""Binding of rule functions to the clauses of the rulebook they implement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

IMPLEMENTED: dict[str, list[str]] = {}
"""Clause id -> names of its functions and tables."""


def clause(*ids: str) -> Callable[[F], F]:
    """Mark a function as the implementation of the clauses, e.g. ``@clause("B27.12")``."""

    def bind(function: F) -> F:
        for one in ids:
            IMPLEMENTED.setdefault(one, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return bind


def cite(name: str, *ids: str) -> None:
    """Mark a table or constant of that dotted name as an implementation of the clauses."""
    for one in ids:
        IMPLEMENTED.setdefault(one, []).append(name)


class Reason(NamedTuple):
    """What decides an answer: the clause, and a short phrase."""

    clause: str
    why: str


class Illegal(NamedTuple):
    """An action that the rules forbid: the clause that does, and why in a short phrase."""

    clause: str
    why: str
