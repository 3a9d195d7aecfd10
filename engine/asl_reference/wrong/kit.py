"""All wrong engines by name."""

from __future__ import annotations

from asl_reference.wrong import b9, b16, b26, b27
from asl_reference.wrong.engine import WrongEngine

KIT: dict[str, WrongEngine] = {one.name: one for one in (*b9.KIT, *b16.KIT, *b26.KIT, *b27.KIT)}
