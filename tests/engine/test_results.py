"""What each result of an attack does to a unit."""

import pytest

from asl_reference.board.position import Position, Unit
from asl_reference.play.firing.results import outcome


@pytest.mark.parametrize("result", ["ptc", "pinned", "broken", "reduced", "eliminated"])
def test_dummies_go_off_the_board_by_any_result_that_counts(result: str) -> None:
    """A12.11: any result that would take concealment from a real unit removes dummies."""
    position = Position(units={"d": Unit("German", "dummy", "F5", status=("concealed",))})
    assert not outcome(position, "d", result).units


def test_dummies_stay_if_nothing_happens() -> None:
    position = Position(units={"d": Unit("German", "dummy", "F5")})
    assert "d" in outcome(position, "d", "no_effect").units
