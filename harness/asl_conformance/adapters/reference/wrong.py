"""The wrong engines: the reference with one rule broken on purpose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from asl_reference.wrong.ignorant import IGNORANT
from asl_reference.wrong.kit import KIT
from asl_reference.wrong.swapping import in_force, swaps_of

ALL = "all"
"""The clause of an engine that knows no rule."""


class WrongEngine(NamedTuple):
    """The reference with one of its rules made wrong."""

    name: str
    clause: str
    """The clause that it is wrong about; ``all`` for an engine that knows no rule."""
    does: str
    """What it does wrong, beginning with a verb."""


def wrong_engines() -> list[WrongEngine]:
    """All engines with one rule made wrong; ``python -m asl_reference.wrong NAME`` runs one."""
    return [WrongEngine(one.name, one.clause, one.does) for one in KIT.values()]


def know_nothing_engines() -> list[WrongEngine]:
    """All engines that know no rule; they run like the wrong ones."""
    return [WrongEngine(one.name, ALL, one.does) for one in IGNORANT.values()]


def answers_without_rules(name: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """The response of the engine of that name, which knows no rule, to an ``evaluate`` request."""
    return IGNORANT[name].evaluate(dict(params))


@contextmanager
def while_wrong(name: str) -> Iterator[None]:
    """A context in which the reference of this process is the wrong engine of that name."""
    with in_force(swaps_of(KIT[name].breaks)):
        yield
