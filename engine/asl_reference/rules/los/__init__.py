"""Line of Sight (A6), as deep as walls, hedges, marsh, wire and entrenchments need it.

Levels are integers in half-levels throughout this package; geometry is exact. ``path`` traces the
line, ``ends`` says where units, counters and vertices are, the other modules judge one kind of
thing that may stand in the way, and ``sight`` puts the judgement together.
"""
