"""Values read from JSON are frozen dataclasses whose methods are written once (``base.values``)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, field, fields
from typing import Any

import pytest

from asl_reference.base.values import made, replace, value
from asl_reference.board.position import Came, Hex, Place, Position, Unit


@value
class Box:
    """A value of each kind of field."""

    name: str
    size: int = 1
    held: list[str] = field(default_factory=list)
    seen: bool = field(default=False, compare=False)


@pytest.mark.parametrize(
    ("told", "named"),
    [
        ((), {}),
        ((), {"size": 2}),
        (("a",), {"colour": "red"}),
        (("a", 1, [], False, 5), {}),
        (("a",), {"name": "a"}),
        ((), {"colour": "red"}),
    ],
    ids=["nothing", "one missing", "unknown", "too many", "told twice", "one missing, one unknown"],
)
def test_a_value_begins_with_its_fields_alone(told: tuple[Any, ...], named: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="Box takes name, size, held, seen"):
        Box(*told, **named)


def test_a_default_that_is_made_is_made_anew() -> None:
    assert Box("a").held == []
    assert Box("a").held is not Box("a").held


def test_values_are_equal_by_the_fields_that_compare() -> None:
    there = Box("a", 2)
    assert there == made(Box, {"seen": True, "held": [], "size": 2, "name": "a"})
    assert there != Box("a", 3)
    assert there != ("a", 2, [], False)
    assert Hex("brush") == Hex(terrain="brush") != Hex("woods")
    assert hash(Hex("brush")) == hash(made(Hex, dict(reversed(vars(Hex("brush")).items()))))
    assert (
        len(
            {
                Unit("german", "squad", hex=place, came=Came(Place(vca)) if vca else None)
                for place, vca in (("C3", "D4"), ("C3", ""), ("C4", ""))
            }
        )
        == 2
    )


def test_a_value_is_written_without_its_defaults() -> None:
    assert repr(Box("a", held=["b"])) == "Box(name='a', held=['b'])"


def test_a_value_does_not_change() -> None:
    there = Box("a")
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'size'"):
        there.size = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'size'"):
        del there.size
    assert (there.size, replace(there, size=2).size) == (1, 2)
    with pytest.raises(TypeError, match="Box has no field 'colour'"):
        replace(there, colour="red")  # type: ignore[call-arg]


def test_pieces_have_their_ids_however_a_position_begins() -> None:
    assert Position(units={"A": Unit("german", "squad")}).units["A"].id == "A"


def test_a_unit_has_no_more_fields_than_fit() -> None:
    """With one field more, each unit and each copy of one takes twice the memory (docs/speed.md)."""
    assert len(fields(Unit)) <= 42  # type: ignore[arg-type]
