"""Cases that ask the same: found on a turned or mirrored board and under other names, and nothing else."""

from __future__ import annotations

import pytest

from asl_conformance.protocol.position import Hex, Position, Unit
from asl_conformance.protocol.questions import Los, Point
from asl_conformance.suite.case import Case
from scripts.alike import alike
from tests.harness.sample import sample


def seen(number: int, viewer: str, between: str, target: str, names: str = "PR", **changes: object) -> Case:
    first, second = names
    units = {first: Unit("German", "squad", viewer), second: Unit("Russian", "squad", target)}
    fields = {
        "requirements": ("B27.1-1",),
        "position": Position(hexes={between: Hex("grain")}, units=units),
        "questions": (Los(Point(unit=first), Point(unit=second)),),
    }
    return sample(number, **{**fields, **changes})


FIRST = seen(1, "F5", "F6", "F7")


@pytest.mark.parametrize(
    "other",
    [
        seen(2, "F5", "F6", "F7", names="AB"),
        seen(2, "F5", "F6", "F7", names="RP"),
        seen(2, "J5", "J6", "J7"),
        seen(2, "G5", "G6", "G7"),
        seen(2, "F7", "F6", "F5"),
        seen(2, "F5", "G6", "H6"),
        seen(2, "F5", "E5", "D4", names="XA"),
    ],
    ids=["names", "names exchanged", "shifted", "by one column", "mirrored", "turned", "turned and named"],
)
def test_what_asks_the_same_is_found(other: Case) -> None:
    ((kept, found, same),) = alike([FIRST, other])
    assert (kept.id, found.id, same) == (FIRST.id, other.id, True)


@pytest.mark.parametrize(
    "other",
    [
        seen(2, "F5", "F6", "F8"),
        seen(2, "F5", "F6", "F7", questions=(Los(Point(unit="R"), Point(unit="P")),)),
        seen(2, "F5", "F6", "F7", readings={"B16.31-dc": "halved"}),
        seen(2, "F5", "F6", "F7", position=Position(units=FIRST.position.units)),
    ],
    ids=["farther", "the other way", "another reading", "no grain"],
)
def test_what_asks_something_else_is_not(other: Case) -> None:
    assert list(alike([FIRST, other])) == []


def test_one_that_holds_another_requirement_or_expects_more_is_alike_only_in_part() -> None:
    tagged = seen(2, "J5", "J6", "J7", requirements=("B27.1-2",))
    assert [pair.same for pair in alike([FIRST, tagged])] == [False]
    fewer = seen(2, "J5", "J6", "J7", expectations=())
    assert [(pair.kept.id, pair.same) for pair in alike([fewer, FIRST])] == [(FIRST.id, False)]


def test_one_that_is_derived_is_not_listed() -> None:
    assert list(alike([FIRST, seen(2, "J5", "J6", "J7", derived="may")])) == []
