"""Everything that is wrong with a set-up, each defect with its place and clause."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.position import Position


class Problem(NamedTuple):
    """One defect. ``fatal`` ones make the position meaningless; others merely break a rule."""

    where: str
    what: str
    clause: str
    fatal: bool = False


def problems(position: Position) -> list[Problem]:
    """Every defect of the position, in a fixed order; an empty list if it is sound."""
    return []


def fatal_problems(position: Position) -> list[Problem]:
    """The defects that leave a question about the position without sense."""
    return [p for p in problems(position) if p.fatal]
