"""A18.11: one MMC of the ATTACKER may try to rally without a leader, at an additional DRM."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from tests.dated import CURRENT


def squad(*status: str, **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": "B2", "morale": 7, "status": sorted(status), **more}


def rally(units: dict[str, Any], *names: str, dr: int = 6, turn_of: str = "German") -> Log | Stopped:
    position = Position.from_json({"phase": "RPh", "turn_of": turn_of, "units": units})
    actions = [Action.from_json({"do": "take_check", "unit": n, "check": "rally", "dr": dr}) for n in names]
    return play(CURRENT, position, actions)


@pytest.mark.parametrize(
    ("status", "dr", "drm", "rallies"),
    [(("broken",), 6, 1, True), (("broken",), 7, 1, False), (("broken", "dm"), 2, 5, True)],
)
def test_self_rally_adds_one_and_dm_four(status: tuple[str, ...], dr: int, drm: int, rallies: bool) -> None:
    log = rally({"g": squad(*status)}, "g", dr=dr)
    assert isinstance(log, Log)
    assert (log.attempts[0].drm, log.attempts[0].success) == (drm, rallies)
    assert log.position.units["g"].has("broken") is not rallies


def test_only_the_first_attempt_of_a_side_may_be_one() -> None:
    log = rally({"g": squad("broken"), "h": squad("broken")}, "g", "h")
    assert isinstance(log, Stopped)
    assert (log.action, log.clause) == (1, "A18.11")


def test_the_defender_s_mmc_need_a_leader() -> None:
    log = rally({"g": squad("broken")}, "g", turn_of="Russian")
    assert isinstance(log, Stopped)
    assert log.clause == "A10.6"
