"""Wrong engines for the checks of B16, B26 and B27, and ``found_out``: does a check find the engine?"""

from __future__ import annotations

from typing import Any

from asl_conformance.adapters.reference.parts import source
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.boards.boards import SMALL, TINY, numbered
from asl_conformance.fuzz.invariants import check as invariants
from tests.fuzz.asking import Json, Twist, twisted
from tests.fuzz.rule_saboteurs.engine import Saboteur, Wrong

BOARDS = 150
"""Most boards that a check may need to find its wrong engine."""


def swapped(**swaps: Wrong) -> Asker:
    """The reference with wrong functions or constants; ``b27_x__y`` is ``y`` of the module ``b27_x``."""
    names = {_dotted(name): wrong for name, wrong in swaps.items()}
    return Saboteur("wrong", (), "one thing wrong", names, "").asker()


def _dotted(name: str) -> str:
    module, _, what = name.partition("__")
    (path,) = (path for path in source().rglob(f"{module}.py") if path.stem == module)
    return ".".join((*path.relative_to(source()).with_suffix("").parts, what))


def answering(asked: str, **fields: Any) -> Asker:
    """The reference with other values in these fields of its answers to one question."""

    def twist(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == asked:
            answer.update(fields)

    return twisted(twist)


def telling(asked: str, change: Twist) -> Asker:
    """The reference, whose answers to one question ``change`` alters."""

    def twist(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == asked:
            change(position, question, answer)

    return twisted(twist)


def found_out(name: str, wrong: Asker, boards: int = BOARDS, first: int = 0) -> bool:
    """Whether the check finds the engine wrong on one of its boards from number ``first`` on."""
    one = invariants.load()[name]
    for number in range(first, boards):
        position = numbered(23, number, TINY if number % 2 else SMALL, one.over)
        if any(True for _ in invariants.violated(wrong, position, number, [one])):
            return True
    return False


def inside(position: Json, name: str) -> list[str]:
    """The counters that the unit is beneath."""
    covers: list[str] = position["units"].get(name, {}).get("beneath", [])
    return covers
