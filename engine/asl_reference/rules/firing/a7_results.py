"""A7.3 The IFT as far as a KIA is asked for: the highest DR that gives one on each column."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.position import Number
from asl_reference.rules.firing.a7_fire import column

KIA_REACH = {1: 0, 2: 1, 4: 1, 6: 2, 8: 2, 12: 2, 16: 3, 20: 3, 24: 4, 30: 5, 36: 6}
"""IFT column -> the highest DR that is a KIA."""


@clause("A7.3")
def is_kia(firepower: Number, dr: int) -> bool:
    """Whether the DR, Original or Final, is a KIA on the column of the FP."""
    return dr <= KIA_REACH.get(column(firepower), 0)
