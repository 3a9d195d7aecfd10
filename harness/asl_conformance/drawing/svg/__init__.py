"""Positions drawn as SVG: the one drawing that reports, the documentation and ``show`` share.

``draw(position, marks(case))`` is a ``Drawing``; ``document`` makes a file of it. Pure functions.
"""

from asl_conformance.drawing.svg.board import Drawing, document, draw, parts
from asl_conformance.drawing.svg.marks import Marks, marks

__all__ = ["Drawing", "Marks", "document", "draw", "marks", "parts"]
