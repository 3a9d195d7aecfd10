"""Small cases for tests of the harness: case n asks a LOS and expects it clear."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from asl_conformance.protocol.position import Hex, Position, Unit
from asl_conformance.protocol.questions import Los, Point
from asl_conformance.suite.case import Case, Expectation

SABOTEURS = Path(__file__).parent / "adapters" / "saboteurs"
POISON = 13


def sample(number: int, **changes: Any) -> Case:
    """Case ``number``: two units with grain between them; a saboteur recognizes the case by its ``turn``."""
    fields: dict[str, Any] = {
        "id": f"B27.1-{number}",
        "name": f"B27.1-{number} a line over grain",
        "requirements": (f"B27.1-{number}",),
        "clauses": ("B27.1",),
        "feature": "B27/sample.feature",
        "line": number,
        "position": Position(
            turn=number,
            hexes={"F6": Hex("grain")},
            units={"P": Unit("German", "squad", "F5"), "R": Unit("Russian", "squad", "F7")},
        ),
        "questions": (Los(Point(unit="P"), Point(unit="R")),),
        "expectations": (Expectation("the LOS is clear", path=("clear",), value=True),),
        "prose": ("Given F6 is grain", "When LOS is checked from P to R", "Then the LOS is clear"),
    }
    return Case(**{**fields, **changes})


def samples(count: int) -> tuple[Case, ...]:
    return tuple(sample(number) for number in range(1, count + 1))


def encoded(case: Case) -> Raw:
    """The case as a compiled suite has it."""
    return Raw(msgspec.msgpack.encode(case))


def saboteur(name: str, *args: str) -> list[str]:
    """The command line of a saboteur; there must be one of that name."""
    return [sys.executable, "-S", "-E", str((SABOTEURS / f"{name}.py").resolve(strict=True)), *args]
