"""The wrong engines: the reference with one rule broken on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from asl_reference.wrong.kit import KIT
from asl_reference.wrong.swapping import in_force, swaps_of


class WrongEngine(NamedTuple):
    """The reference with one of its rules made wrong."""

    name: str
    clause: str
    """The clause that it is wrong about."""
    does: str
    """What it does wrong, beginning with a verb."""


def wrong_engines() -> list[WrongEngine]:
    """All wrong engines; ``python -m asl_reference.wrong NAME`` runs one."""
    return [WrongEngine(one.name, one.clause, one.does) for one in KIT.values()]


@contextmanager
def while_wrong(name: str) -> Iterator[None]:
    """A context in which the reference of this process is the wrong engine of that name."""
    with in_force(swaps_of(KIT[name].breaks)):
        yield
