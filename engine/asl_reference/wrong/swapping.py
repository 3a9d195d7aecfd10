"""Replaces a function or table of the reference by the wrong one.

It is found by its name, and replaced in every module that has it under that name. A name that no longer
exists is an error: whoever changes the reference adapts the wrong engine.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import asl_reference

PACKAGE = asl_reference.__name__
Wrong = Callable[[Any], Any]
"""The replacement of a function or table in a wrong engine; it is given the right one."""
APART = (f"{PACKAGE}.wrong", f"{PACKAGE}.variants")
"""Packages that replace parts of the reference and are none of it."""
KEPT = frozenset(f"{PACKAGE}.{name}" for name in ("board.geometry", "base.decode"))
"""Caches that rest on no rule: lines of the lattice, and how each type of the protocol is read."""


class NotThere(LookupError):
    """The reference has no such function, table or member any more: the wrong engine has to be adapted."""


@dataclass(frozen=True)
class Swap:
    """One name in one namespace, with the right and the wrong thing."""

    namespace: MutableMapping[str, Any]
    name: str
    right: Any
    wrong: Any


@cache
def load() -> None:
    """Import every module of the reference, so that none brings the right thing in later."""
    for module in pkgutil.walk_packages(asl_reference.__path__, f"{PACKAGE}."):
        if not module.name.startswith((*APART, f"{PACKAGE}.__main__")):
            importlib.import_module(module.name)


def swaps_of(breaks: Mapping[str, Wrong]) -> list[Swap]:
    """All swaps of a wrong engine: dotted name within the reference -> what replaces it; raises NotThere."""
    load()
    return [swap for dotted, wrong in breaks.items() for swap in _swaps(dotted, wrong)]


def _swaps(dotted: str, wrong: Wrong) -> Iterator[Swap]:
    module_name, _, name = f"{PACKAGE}.{dotted}".rpartition(".")
    try:
        module = importlib.import_module(module_name)
        right = getattr(module, name)
    except (ModuleNotFoundError, AttributeError):
        raise NotThere(
            f"the reference has no {dotted}: a wrong engine breaks it and must follow it"
        ) from None
    try:
        replacement = wrong(right)
    except NotThere as error:
        raise NotThere(f"{dotted}: {error}") from None
    for found in [m for n, m in sys.modules.items() if n.startswith(f"{PACKAGE}.")]:
        if vars(found).get(name) is right:
            yield Swap(vars(found), name, right, replacement)
    yield from _by_verb(right, replacement)


def _by_verb(right: Any, replacement: Any) -> Iterator[Swap]:
    """The entries of the function in the tables of verbs and of consequences of actions."""
    verbs, turn = (importlib.import_module(f"{PACKAGE}.play.{name}") for name in ("verbs", "turn"))
    for verb, handler in verbs.HANDLERS.items():
        if handler is right:
            yield Swap(verbs.HANDLERS, verb, right, replacement)
    if any(one is right for one in verbs.CONSEQUENCES):
        others = tuple(replacement if one is right else one for one in verbs.CONSEQUENCES)
        yield Swap(vars(turn), "CONSEQUENCES", verbs.CONSEQUENCES, others)


def put(swaps: Iterable[Swap]) -> None:
    """Put the wrong things in place for good; for a process of its own."""
    for swap in swaps:
        swap.namespace[swap.name] = swap.wrong
    forget()


@contextmanager
def in_force(swaps: Iterable[Swap]) -> Iterator[None]:
    """Put the wrong things in place for a while, then the right ones again."""
    known = list(swaps)
    put(known)
    try:
        yield
    finally:
        for swap in known:
            swap.namespace[swap.name] = swap.right
        forget()


def forget() -> None:
    """Empty the engine's caches."""
    for clear in _caches():
        clear()


@cache
def _caches() -> tuple[Callable[[], None], ...]:
    """What empties each cache of the reference, looked for once: whatever is swapped, these are all."""
    load()
    return tuple(
        one.cache_clear
        for name, module in list(sys.modules.items())
        if name.startswith(f"{PACKAGE}.") and not name.startswith(APART) and name not in KEPT
        for one in vars(module).values()
        if hasattr(one, "cache_clear") and one.__module__ == name
    )


def always(value: Any) -> Wrong:
    """A function that always returns the same value, or a constant with another value."""

    def wrong(right: Any) -> Any:
        return (lambda *_, **__: value) if callable(right) else value

    return wrong


def amended(change: Callable[..., Any]) -> Wrong:
    """A function with another answer: ``change`` gets the right answer and the arguments."""

    def wrong(right: Any) -> Any:
        return lambda *given, **named: change(right(*given, **named), *given, **named)

    return wrong


def changed(**entries: Any) -> Wrong:
    """The table with these entries changed."""

    def wrong(table: Any) -> Any:
        _must_have(table, entries)
        return {**table, **entries}

    return wrong


def misread(member: str, **columns: Any) -> Wrong:
    """A table of rows in which one row has other columns."""

    def wrong(table: Any) -> Any:
        _must_have(table, (member,))
        return {**table, member: replace(table[member], **columns)}

    return wrong


def allows(row: str, column: str) -> Wrong:
    """A table of tables in which that cell bars nothing."""

    def wrong(table: Any) -> Any:
        _must_have(table, (row,))
        _must_have(table[row], (column,))
        return {**table, row: {**table[row], column: "may"}}

    return wrong


def forgets(*members: Any) -> Wrong:
    """A table, set or list without these members."""

    def wrong(right: Any) -> Any:
        _must_have(right, members)
        if isinstance(right, Mapping):
            return {key: value for key, value in right.items() if key not in members}
        return type(right)(one for one in right if one not in members)

    return wrong


def _must_have(table: Any, members: Iterable[Any]) -> None:
    for member in members:
        if member not in table:
            raise NotThere(f"{member!r} is no member of it any more")
