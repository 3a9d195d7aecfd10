"""What the reference engine knows about pieces and positions as they are set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from asl_reference.base import editions
from asl_reference.base.decode import Malformed
from asl_reference.board import places
from asl_reference.board.geometry import NotAHex
from asl_reference.board.position import Position
from asl_reference.rules import problems as found_by_rules


def ridden() -> frozenset[str]:
    """The kinds of vehicles that carry Riders but no Passengers (D6.2)."""
    return places.RIDDEN


class Problem(NamedTuple):
    """A defect of a position."""

    where: str
    """The place in it, such as ``units.P`` or ``hexes.B3``."""
    what: str
    clause: str
    fatal: bool
    """Whether the position is so wrong that no question about it makes sense."""


def problems(position: Mapping[str, Any], edition: str) -> list[Problem]:
    """All defects that the reference finds in a position."""
    try:
        defects = found_by_rules.problems(Position.from_json(dict(position)), editions.rules_for(edition))
    except (Malformed, NotAHex) as error:
        return [Problem("", str(error), "", fatal=True)]
    return [Problem(one.where, one.what, one.clause, one.fatal) for one in defects]
