"""What each result of an attack does to a unit."""

import pytest

from asl_reference.board.position import Position, Unit
from tests.engine.playing import position_after


@pytest.mark.parametrize("result", ["ptc", "pinned", "broken", "reduced", "eliminated"])
def test_dummies_go_off_the_board_by_any_result_that_counts(result: str) -> None:
    """A12.11: any result that would take concealment from a real unit removes dummies."""
    position = Position(units={"d": Unit("German", "dummy", "F5", status=("concealed",))})
    assert not position_after(position, {"do": "result", "unit": "d", "result": result}).units


def test_dummies_stay_if_nothing_happens() -> None:
    position = Position(units={"d": Unit("German", "dummy", "F5")})
    assert "d" in position_after(position, {"do": "result", "unit": "d", "result": "no_effect"}).units
