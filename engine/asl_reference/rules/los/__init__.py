"""Line of Sight (A6), as deep as walls, hedges, marsh, wire and entrenchments need it.

Levels are integers in half-levels throughout this package; geometry is exact. ``path`` traces the
line, ``ends`` says where units, counters and vertices are, the other modules judge one kind of
thing that may stand in the way, and ``sight`` puts the judgement together.
"""

from asl_reference.rules.los.ends import (
    End,
    ends_of_counter,
    ends_of_piece,
    ends_of_unit,
    half_levels,
    points_of_unit,
)
from asl_reference.rules.los.sight import Sight, best_sight, sees_counter, sight, sight_between_units

__all__ = [
    "End",
    "Sight",
    "best_sight",
    "ends_of_counter",
    "ends_of_piece",
    "ends_of_unit",
    "half_levels",
    "points_of_unit",
    "sees_counter",
    "sight",
    "sight_between_units",
]
